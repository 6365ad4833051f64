"""Pictures as PNG and PDF: Qt knows no lists of fonts, so that the first one installed is named alone."""

import re

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF
from pytestqt.qtbot import QtBot

import tiling_gui as tg
from tiling_gui.core.drawing.svg import FACES
from tiling_gui.desktop.ui.drawing.picture_files import renderer, with_installed_fonts


def family(families: str) -> str:
    """The family that replaces a list of families."""
    (found,) = re.findall('font-family="([^"]*)"', with_installed_fonts(f'<text font-family="{families}"/>'))
    return str(found)


def test_the_first_installed_family_of_a_list_is_used(qtbot: QtBot) -> None:
    one, other = QFontDatabase.families()[0], QFontDatabase.families()[-1]
    assert family(f"No Such Font, '{one}', {other}, serif") == one
    assert family(f"{other}, {one}") == other


def test_a_formula_is_set_in_a_serif_font(qtbot: QtBot) -> None:
    assert renderer(tg.draw(tg.evaluate("max(x,2)"))).isValid()
    assert family(FACES["serif"]) != family(FACES["sans"])
    metrics = QFontMetricsF(QFont(family("No Such Font, monospace")))  # Qt does not call Noto Sans Mono of fixed pitch
    assert metrics.horizontalAdvance("i") == metrics.horizontalAdvance("M")
