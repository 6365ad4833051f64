"""The Statistics window: figures of planted games in tables, plots, other players, other games, export."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tests.records.test_cards import ANNA, LEVEL, YOU, played, reviewed, won, wrong
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.statistics.window import StatisticsWindow
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.records.verdict import Verdict

LONG = 60_000


def opened(qtbot: QtBot, window: MainWindow) -> StatisticsWindow:
    shown: StatisticsWindow = window.workspace.windows.show("statistics")
    qtbot.waitUntil(lambda: "Reading" not in shown.said.text(), timeout=LONG)
    return shown


def cells(shown: StatisticsWindow, page: str) -> list[list[str]]:
    table = shown._pages[page].table
    return [[table.item(row, k).text() for k in range(table.columnCount())] for row in range(table.rowCount())]


def test_numbers_and_plots_of_planted_games(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    mine = [reviewed(played("domino", "3x4", seed, (YOU, LEVEL))) for seed in range(4)]
    hers = reviewed(played("domino", "3x3", 9, (ANNA, LEVEL)))
    other = reviewed(played("ellie", "3x3", 1, (YOU, LEVEL)))
    rated = [won(seed, "lookahead:1", Verdict.MAX) for seed in range(2)]
    for record in (*mine, hers, other, *rated):
        window.store.put_game(record)
    shown = opened(qtbot, window)
    lost = [cost for record in mine for _, side, cost in wrong(record) if side is Side.MAX]
    moves = sum((len(record.line) + 1) // 2 for record in mine)
    total = cells(shown, "overview")[0]
    assert total[1] == "6"
    more = sum((len(record.line) + 1) // 2 for record in rated)
    assert total[5:] == [f"{moves} of {moves + more}", str(len(lost)), f"{sum(lost) / moves:.2f}"]
    assert len(cells(shown, "costs")) == 4
    assert len(cells(shown, "rating")) == 2
    assert sum(int(row[2]) for row in cells(shown, "phases")) == len(lost)

    for key in ("costs", "phases", "rating"):
        shown.choice.segment(key).click()
        assert shown.pages.currentWidget() is shown._pages[key]
        assert shown.export_to(str(tmp_path / f"{key}.svg"))
        assert (tmp_path / f"{key}.svg").read_text(encoding="utf-8") == svg(shown._pages[key].plot.figure())
        assert shown._pages[key].plot.grab().toImage().width() > 100
    assert not shown.export_to(str(tmp_path / "plot.png"))
    assert ".svg" in shown.status.text()

    at = shown.person.findData("Anna")
    shown.person.setCurrentIndex(at)
    shown.person.activated.emit(at)
    qtbot.waitUntil(lambda: cells(shown, "overview")[0][1] == "1", timeout=LONG)
    shown.person.setCurrentIndex(0)
    at = shown.game.findData("ellie")
    shown.game.setCurrentIndex(at)
    shown.game.activated.emit(at)
    qtbot.waitUntil(lambda: "no rating" in shown.said.text(), timeout=LONG)
    assert cells(shown, "overview")[0][1] == "1"
    assert cells(shown, "rating") == []


def test_without_games_it_says_so_and_leads_to_them(qtbot: QtBot, window: MainWindow) -> None:
    shown = opened(qtbot, window)
    assert "no finished games" in shown.said.text()
    assert cells(shown, "overview")[0][1] == "0"
    qtbot.keyClick(shown.reviewing, Qt.Key.Key_Space)
    assert window.workspace.windows.get("results").isVisible()


def test_the_first_column_is_read_whole_in_a_narrow_window(qtbot: QtBot, window: MainWindow) -> None:
    """It used to get what the other columns left: nothing, in German."""
    shown = opened(qtbot, window)
    shown.resize(460, 340)
    table = shown._pages["overview"].table
    settle(qtbot)
    assert table.columnWidth(0) >= table.sizeHintForColumn(0) > 20
    shown.resize(1200, 600)
    settle(qtbot)
    assert sum(table.columnWidth(k) for k in range(table.columnCount())) == table.viewport().width()
