"""The window of tournaments by itself, with a table that was played elsewhere."""

import itertools
import random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication
from pytestqt.qtbot import QtBot

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.tournament.window import TournamentWindow
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.translations import install
from tiling_gui.players.tournament import CrossTable, Pair


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_window_of_tournaments_opens_as_wide_as_its_table(
    language: str, qtbot: QtBot, qapp: QApplication, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the levels that are chosen at first neither they nor their table scroll sideways; numbers are written as
    the language has them."""
    monkeypatch.setattr(QScreen, "availableGeometry", lambda self: QRect(0, 0, 1280, 800))
    install(qapp, language)
    try:
        shown = TournamentWindow(theme)
        qtbot.addWidget(shown)
        table, chance = CrossTable(shown.set_up.plan.specs), random.Random(1)
        for one, other in itertools.combinations(range(len(table.specs)), 2):
            for number in range(5):
                values = (chance.randint(12, 15), chance.randint(12, 15))
                table.add(Pair(one, other, number, values, ((), ())))
        shown.show_kept(table, (Side.MAX, Side.MIN), over=True)
        shown.show()
        assert shown.width() <= 1280
        for area in shown.findChildren(QAbstractScrollArea):
            assert area.horizontalScrollBar().maximum() == 0
        assert shown.table.horizontalHeader().length() == shown.table.viewport().width()
        halves = [shown.table.item(row, 7).text() for row in range(5)]
        sign = "." if language == "en" else ","
        assert any(text.split(" ")[0].endswith(f"{sign}5") for text in halves), halves
    finally:
        install(qapp, "en")
