"""The Tournament window: levels against levels, the table as it fills, stored tournaments and what happens to them."""

import itertools
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.tournament.plan_panel import PlanPanel, TournamentPlan
from tiling_gui.desktop.features.tournament.window import TournamentWindow
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.translations import install
from tiling_gui.errors import StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.players.sprt import Sprt
from tiling_gui.players.tournament import CrossTable, Pair
from tiling_gui.store.tournaments import StoredTournament, Tournaments

LONG = 120_000
"""Milliseconds; kernels may have to be compiled first."""


def click(qtbot: QtBot, window: TournamentWindow, name: str) -> None:
    button = window.findChild(QPushButton, name)
    assert button is not None, name
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


@pytest.fixture
def workspace(boardless: Workspace) -> Workspace:
    """One without a board, which the window does not need."""
    return boardless


@walked("language", ["de", "fr"])
def test_names_of_levels_are_read_without_scrolling_sideways(
    qtbot: QtBot, qapp: QApplication, theme: Theme, language: str
) -> None:
    install(qapp, language)
    try:
        panel = PlanPanel()
        qtbot.addWidget(panel)
        panel.resize(panel.width(), 360)
        panel.show()
        settle(qtbot)
        levels = panel.findChild(QScrollArea)
        assert levels.verticalScrollBar().maximum() > 0
        assert levels.horizontalScrollBar().maximum() == 0
    finally:
        install(qapp, "en")


@walked("language", ["en", "de"])
def test_the_window_of_tournaments_opens_as_wide_as_its_table(
    language: str, qtbot: QtBot, qapp: QApplication, workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the initial levels nor their table scroll sideways; numbers are in the language's format."""
    monkeypatch.setattr(QScreen, "availableSize", lambda self: QSize(1280, 800))
    install(qapp, language)
    try:
        shown = TournamentWindow(workspace)
        qtbot.addWidget(shown)
        table, chance = CrossTable(shown.set_up.plan.specs, game="domino"), random.Random(1)
        for one, other in itertools.combinations(range(len(table.specs)), 2):
            for number in range(5):
                values = (chance.randint(12, 15), chance.randint(12, 15))
                table.add(Pair(one, other, number, values, ((), ())))
        shown.show()
        shown.table.show_table(table, (Side.MAX, Side.MIN))
        assert shown.width() <= 1280
        for area in shown.findChildren(QAbstractScrollArea):
            assert area.horizontalScrollBar().maximum() == 0
        assert shown.table.horizontalHeader().length() == shown.table.viewport().width()
        halves = [shown.table.item(row, 7).text() for row in range(5)]
        sign = "." if language == "en" else ","
        assert any(text.split(" ")[0].endswith(f"{sign}5") for text in halves), halves
    finally:
        install(qapp, "en")


def test_a_tournament_fills_the_table_and_is_exported(qtbot: QtBot, workspace: Workspace, tmp_path: Path) -> None:
    workspace.controller.begin(DominoPosition.start(3, 4))
    shown = workspace.windows.show("tournament")
    for spec, box in shown.set_up.boxes.items():
        box.setChecked(spec in ("random", "lookahead:1"))
    shown.set_up.pairs.setValue(3)
    assert shown.set_up.plan == TournamentPlan(("random", "lookahead:1"), 3, 0)
    click(qtbot, shown, "startTournament")
    qtbot.waitUntil(lambda: not shown.running, timeout=LONG)
    assert shown.status.text() == "6 games, seed 0"
    assert shown.table.rowCount() == 2
    assert sum(shown.found.points(level)[0] for level in (0, 1)) == 3
    for ending in ("csv", "json"):
        assert shown.export_to(str(tmp_path / f"table.{ending}"))
        assert "lookahead:1" in (tmp_path / f"table.{ending}").read_text()


def test_tournaments_of_one_minute_have_titles_of_their_own(qtbot: QtBot, workspace: Workspace) -> None:
    archive, start = Tournaments(workspace.store), DominoPosition.start(3, 4)
    for second in (7, 52):
        kept = archive.begin(StoredTournament("", "domino", start, ("random", "lookahead:0"), 1, 0, 0, None))
        archive._store.save(f"tournament {kept.id}", {**kept.to_json(), "when": f"2026-11-22T12:30:{second:02}+00:00"})
    shown = workspace.windows.show("tournament")
    titles = [shown.saved.box.itemText(row) for row in range(2)]
    assert titles == [f"3 × 4, 2 levels, 22 Nov 2026, 12:30:{second}" for second in ("52", "07")]


@walked("begin", ["deleting", "kept", "starting"])
def test_a_list_of_tournaments_that_cannot_be_read_is_a_sentence(
    qtbot: QtBot, workspace: Workspace, monkeypatch: pytest.MonkeyPatch, begin: str
) -> None:
    archive = Tournaments(workspace.store)
    archive.begin(StoredTournament("", "domino", DominoPosition.start(3, 4), ("random", "lookahead:0"), 1, 0, 0, None))
    shown = workspace.windows.show("tournament")

    def locked(*args: object) -> None:
        raise StoreError("The database is locked by another program.")

    for name in ("delete", "get", "begin"):
        monkeypatch.setattr(shown.archive, name, locked)
    shown.status.setText("")
    if begin == "kept":
        shown.saved.box.activated.emit(0)
    else:
        (shown.set_up.starting if begin == "starting" else shown.saved.deleting).click()
    assert shown.status.text() == "The database is locked by another program."


def test_a_tournament_takes_other_levels_and_its_games_open_on_the_board(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.controller.begin(DominoPosition.start(3, 3))
    session = workspace.controller.session
    shown = workspace.windows.show("tournament")
    for box in shown.set_up.boxes.values():
        box.setChecked(False)
    shown.set_up.boxes["random"].setChecked(True)
    click(qtbot, shown, "otherLevel")
    shown.set_up.other.method.setCurrentIndex(shown.set_up.other.method.findData("average"))
    shown.set_up.other.accept()
    average = "lookahead:2:average:2,2"
    assert shown.set_up.plan.specs == ("random", average)
    shown.set_up.pairs.setValue(2)
    click(qtbot, shown, "startTournament")
    qtbot.waitUntil(lambda: not shown.running, timeout=LONG)
    table = shown.found
    best = table.order()[0]
    points, error = float(table.points(best)[0]), table.error(best)
    assert shown.table.item(0, 4).text() == f"{points:g} ± {error:.1f} of 2"
    cell = shown.table.visualItemRect(shown.table.item(0, 3)).center()  # the best level against the other
    qtbot.mouseClick(shown.table.viewport(), Qt.MouseButton.LeftButton, pos=cell)
    games = shown.games
    assert games.isVisible()
    games.hide()
    qtbot.keyClick(shown.table, Qt.Key.Key_Return)
    assert games.isVisible()
    assert not shown.running, "Enter is the cell's, not the button's that starts another tournament"
    assert games.table.rowCount() == 4
    for row in (0, 1):
        games.table.setCurrentCell(row, 0)
        games.opening.click()
        assert session.position.is_over
        assert session.position.value() == table.pairs[0].values[row]
        assert session.record.player(Side.MAX).spec == ("random", average)[row]
        assert games.table.item(row, 3).text() == str(session.position.value())
    kept = session.record.id
    games.opening.click()
    assert session.record.id == kept  # the same game, not a copy


def test_a_tournament_of_a_game_for_the_last_move_names_its_sides(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.views.change_game("ellie")
    shown = workspace.windows.show("tournament")
    assert "MAX" not in shown.board.text()
    shown.begin(TournamentPlan(("random", "lookahead:0"), 1, 1))
    qtbot.waitUntil(lambda: not shown.running, timeout=LONG)
    heads = [shown.table.horizontalHeaderItem(k).text() for k in range(shown.table.columnCount())]
    assert heads[-2:] == ["As FIRST", "As SECOND"]
    won = [[float(shown.table.item(line, column).text()) for column in (-2 + len(heads), -1 + len(heads))]
           for line in range(2)]  # fmt: skip
    assert won[0][0] + won[1][1] == won[1][0] + won[0][1] == 1, "one of the two wins each game"


def test_a_tournament_stops_after_the_game_or_now(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.controller.begin(DominoPosition.start(4, 4))
    shown = workspace.windows.show("tournament")
    for button in ("stopAfterGame", "cancel"):
        shown.begin(TournamentPlan(("random", "lookahead:0"), 5000, 1))
        qtbot.waitUntil(lambda: len(shown.found.pairs) > 0, timeout=LONG)
        (shown.after if button == "stopAfterGame" else shown.progress_bar.cancel).click()
        qtbot.waitUntil(lambda: not shown.running, timeout=LONG)
        assert 0 < len(shown.found.pairs) < 5000
        assert shown.status.text().endswith("stopped")


def test_what_start_would_do_is_told_and_what_it_refuses(qtbot: QtBot, workspace: Workspace) -> None:
    # The empty table says what start would do
    shown = workspace.windows.show("tournament")
    shown.set_up.pairs.setValue(3)
    assert "60 games" in shown.table.nothing.text()  # 5 levels: 10 twos, 3 pairs of games each
    for box in list(shown.set_up.boxes.values())[1:]:
        box.setChecked(False)
    assert "at least two levels" in shown.table.nothing.text()
    # A tournament of one is refused in a line
    shown = workspace.windows.show("tournament")
    for box in shown.set_up.boxes.values():
        box.setChecked(False)
    click(qtbot, shown, "startTournament")
    assert shown.status.text() == "A tournament needs at least two levels."
    assert not shown.running
    # A test that asks nothing is refused in a line
    shown = workspace.windows.show("tournament")
    for box in shown.set_up.boxes.values():
        box.setChecked(True)
    shown.set_up.testing.setChecked(True)
    assert shown.set_up.plan.test == Sprt(0, 50)
    shown.set_up.elo1.setValue(-1)
    click(qtbot, shown, "startTournament")
    assert "above the first" in shown.status.text()
    assert not shown.running


def test_a_tournament_that_was_stopped_goes_on_after_a_restart(
    qtbot: QtBot,
    workspace: Workspace,
) -> None:
    workspace.controller.begin(DominoPosition.start(2, 3))
    shown = workspace.windows.show("tournament")
    plan = TournamentPlan(("random", "mixed:random:1/2"), 40, 3, 1)
    shown.begin(plan)
    qtbot.waitUntil(lambda: len(shown.found.pairs) > 2, timeout=LONG)
    shown.stop()
    qtbot.waitUntil(lambda: not shown.running, timeout=LONG)
    before = list(shown.found.pairs)
    again = TournamentWindow(workspace)  # as another start of the program finds it
    qtbot.addWidget(again)
    assert again.found.pairs == before
    assert again.table.rowCount() == 2
    if len(before) < plan.pairs:
        assert again.status.text().endswith("stopped")
        again.going_on.click()
        qtbot.waitUntil(lambda: not again.running, timeout=LONG)
    assert [pair.number for pair in again.found.pairs] == list(range(plan.pairs))
    assert again.found.pairs[: len(before)] == before
    assert again.going_on.isHidden()


def test_a_tournament_is_deleted_and_brought_back(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.controller.begin(DominoPosition.start(2, 3))
    shown = workspace.windows.show("tournament")
    assert shown.saved.deleting.isHidden()
    for seed in (1, 2):
        shown.begin(TournamentPlan(("random", "mixed:random:1/2"), 2, seed))
        qtbot.waitUntil(lambda: not shown.running, timeout=LONG)
    tables = {kept.seed: shown.archive.table(kept) for kept in shown.archive.all()}
    for seed in (2, 1):
        assert shown.found == tables[seed], "the one after it is shown"
        click(qtbot, shown, "deleteTournament")
        assert shown.status.text().startswith("Deleted 2 × 3, 2 levels")
    assert shown.found is None
    assert shown.table.rowCount() == 0
    assert not shown.saved.box.isEnabled()
    assert shown.saved.deleting.isHidden()
    again = TournamentWindow(workspace)  # as another start of the program finds it
    qtbot.addWidget(again)
    assert again.archive.all() == []
    assert again.found is None
    for window, seed in ((again, 1), (shown, 2)):
        window.saved.bin.fill()
        window.saved.bin.menu().actions()[0].trigger()
        assert window.found == tables[seed]
    assert {kept.seed for kept in again.archive.all()} == {1, 2}
