"""Pictures as PNG and PDF: Qt knows no lists of fonts, so that the first one installed is named alone."""

from PySide6.QtGui import QFontDatabase
from pytestqt.qtbot import QtBot

import tiling_gui as tg
from tiling_gui.core.drawing.svg import FACES
from tiling_gui.desktop.ui.drawing.picture_files import image_of_svg, renderer

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><text x="5" y="40" {}>maximum</text></svg>'


def image(families: str) -> bytes:
    return bytes(image_of_svg(SVG.format(f'font-family="{families}" font-size="30"'), 400).constBits())


def test_the_first_installed_family_of_a_list_is_used(qtbot: QtBot) -> None:
    one, other = QFontDatabase.families()[0], QFontDatabase.families()[-1]
    assert image(f"No Such Font, '{one}', {other}, serif") == image(one)
    assert image(f"{other}, {one}") == image(other)


def test_a_formula_is_set_in_a_serif_font(qtbot: QtBot) -> None:
    assert renderer(tg.draw(tg.evaluate("max(x,2)"))).isValid()
    assert image(FACES["serif"]) != image(FACES["sans"])
    assert image("No Such Font, serif") != image("No Such Font, monospace")
