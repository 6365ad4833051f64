"""Statistics in Games and results: figures of planted games in tables, plots, other players, other games, export."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tests.records.test_cards import ANNA, LEVEL, YOU, played, reviewed, won, wrong
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.results.statistics import StatisticsPage
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.records.verdict import Verdict

LONG = 60_000


def results(boardless: Workspace) -> ResultsWindow:
    found = boardless.windows.get("results")
    assert isinstance(found, ResultsWindow)
    return found


def opened(qtbot: QtBot, boardless: Workspace) -> StatisticsPage:
    boardless.actions["statistics"].trigger()
    shown = results(boardless).statistics
    assert shown.isVisible()
    qtbot.waitUntil(lambda: "Reading" not in shown.said.text(), timeout=LONG)
    return shown


def cells(shown: StatisticsPage, page: str) -> list[list[str]]:
    table = shown._pages[page].table
    return [[table.item(row, k).text() for k in range(table.columnCount())] for row in range(table.rowCount())]


def test_numbers_and_plots_of_planted_games(qtbot: QtBot, boardless: Workspace, tmp_path: Path) -> None:
    mine = [reviewed(played("domino", "3x4", seed, (YOU, LEVEL))) for seed in range(4)]
    hers = reviewed(played("domino", "3x3", 9, (ANNA, LEVEL)))
    other = reviewed(played("ellie", "3x3", 1, (YOU, LEVEL)))
    rated = [won(seed, "lookahead:1", Verdict.MAX) for seed in range(2)]
    for record in (*mine, hers, other, *rated):
        boardless.store.put_game(record)
    shown = opened(qtbot, boardless)
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
        assert results(boardless).export_to(str(tmp_path / f"{key}.svg"))
        assert (tmp_path / f"{key}.svg").read_text(encoding="utf-8") == svg(shown._pages[key].plot.figure())
        assert shown._pages[key].plot.grab().toImage().width() > 100
    assert not results(boardless).export_to(str(tmp_path / "plot.png"))
    assert ".svg" in results(boardless).status.text()

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


def test_the_tab_says_what_there_is_and_leads_to_the_games(qtbot: QtBot, boardless: Workspace) -> None:
    # Without games it says so and leads to them
    shown = opened(qtbot, boardless)
    assert "no finished games" in shown.said.text()
    assert cells(shown, "overview")[0][1] == "0"
    results(boardless).tabs.segment("games").click()
    assert results(boardless).table.pages.isVisible()
    assert not shown.isVisible()
    # It used to get what the other columns left: nothing, in German
    shown = opened(qtbot, boardless)
    results(boardless).resize(460, 340)
    table = shown._pages["overview"].table
    settle(qtbot)
    assert table.columnWidth(0) >= table.sizeHintForColumn(0) > 20
    results(boardless).resize(1200, 600)
    settle(qtbot)
    assert sum(table.columnWidth(k) for k in range(table.columnCount())) == table.viewport().width()
    # The tab has no buttons of the list and the list comes first again
    boardless.store.put_game(played("domino", "3x4", 1, (YOU, LEVEL)))
    opened(qtbot, boardless)
    both = results(boardless)
    assert not any(each.isVisible() for each in (both.opening, both.removing, both.restoring, both.undoing))
    assert not both.exporting.isEnabled()  # the overview has no plot
    both.statistics.choice.segment("costs").click()
    assert both.exporting.isEnabled()
    both.close()
    boardless.actions["results"].trigger()
    assert both.table.pages.isVisible()
    assert both.opening.isVisible()
