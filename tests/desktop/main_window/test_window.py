"""The main window used as by a person: clicks, keys, a solve, files, a crash."""

import json
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from tests.conftest import DATA
from tests.desktop.windows import Plugged, assert_named, ended, place_of, send_changes, settle
from tests.waits import until
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.session.progress_bar import ProgressBar
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import make_window, open_like, state_of
from tiling_gui.games.domino.rules import Domino, DominoPosition, read_shape
from tiling_gui.records import known
from tiling_gui.store import Store

PUBLISHED = json.loads((DATA / "tiling.json").read_text())["values"]
HUMANS = {Side.MAX: "human", Side.MIN: "human"}


def click_domino(qtbot: QtBot, plugged: Plugged, move: Domino) -> None:
    """Hovers over the first square near the second and clicks: the nearest edge decides."""
    board = plugged.controller.view.board
    (a, b), (c, d) = move
    place = place_of(board, (a, b), dx=0.35 * (d - b), dy=0.35 * (c - a))
    qtbot.mouseMove(board, place)
    qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=place)


def test_a_whole_game_by_clicks_against_lookahead_2(qtbot: QtBot, plugged: Plugged) -> None:
    session = plugged.controller.session
    plugged.controller.opponent.delay = 0
    session.set_players({Side.MAX: "human", Side.MIN: "lookahead:2"})
    while not session.position.is_over:
        if session.human_turn:
            before = session.position.count
            click_domino(qtbot, plugged, session.position.moves()[-1])
            assert session.position.count == before + 1
        else:
            qtbot.waitUntil(lambda: session.human_turn or session.position.is_over, timeout=60_000)
    assert 6 <= session.position.count <= 8  # the smallest and largest maximal tilings of 4 x 4
    assert session.record.finished


@pytest.mark.usefixtures("unsolved")
def test_a_solve_with_progress_gives_the_game_a_verdict(
    qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar
) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(4, 5))
    control.session.set_players(HUMANS)
    position = control.session.position
    while not position.is_over:  # a game that ends before any value is known
        control.session.play(position.moves()[0])
        position = control.session.position
    assert control.session.record.result.verdict is None
    control.session.go(())
    with ended(qtbot, control.work):
        plugged.actions["solve"].trigger()
    assert control.work.solution.value == 9  # the original program's value of 4 x 5, MAX first
    assert control.session.minimax == (9, 9)
    assert control.session.record.result.minimax == 9
    assert control.session.record.result.verdict is not None
    assert plugged.store.results.find(DominoPosition.start(4, 5)).value == 9
    assert progress_bar.message.startswith("4 × 5, MAX first: the minimax value is 9. Exact.")
    assert len(control.work.solution.line) > 1
    before = control.session.record.line
    progress_bar.show_line.click()
    assert control.session.tree.cursor == control.work.solution.line[:1]
    assert progress_bar.tells_result, "it stays"
    assert plugged.notice.text.text().startswith("Best play: "), "what it says is not said twice"
    assert control.session.record.line == before


def test_a_7x7_solve_is_paused_continued_cancelled_and_gone_on_with_from_the_list(
    qtbot: QtBot, plugged: Plugged
) -> None:
    # A 7x7 solve is paused continued and cancelled
    control = plugged.controller
    control.begin(DominoPosition.start(7, 7))
    solving = control.work
    control.solve()
    send_changes(plugged)
    assert plugged.actions["pauseSolve"].isEnabled(), "from its first moment"
    assert plugged.actions["cancelSolve"].isEnabled()
    qtbot.waitUntil(lambda: solving.progress.nodes > 1000, timeout=120_000)
    with ended(qtbot, solving):
        solving.toggle_pause()
    assert solving.state is not State.RUNNING
    nodes = solving.progress.nodes
    settle(qtbot)
    assert solving.progress.nodes == nodes
    assert plugged.store.solves()[0].state == "paused"
    control.solve()
    qtbot.waitUntil(lambda: solving.progress.nodes > nodes, timeout=60_000)
    with ended(qtbot, solving):
        plugged.commands.cancel()
    solution = solving.solution
    assert solution.value is None
    assert 12 <= solution.lower < solution.upper <= 24
    (kept,) = plugged.store.solves()
    assert (kept.state, kept.value, kept.nodes) == ("paused", None, solution.nodes)
    # An unfinished solve goes on from the list with one count
    control = plugged.controller
    spent = control.work.solution.nodes
    control.begin(DominoPosition.start(4, 4))
    listed = plugged.windows.show("results")
    listed.table.kind.setCurrentIndex(listed.table.kind.findData("unfinished"))
    assert [row.board for row in listed.table.rows.all_rows if row.is_unfinished] == ["7x7"]
    assert listed.opening.text() == "Continue"
    listed.opening.click()
    assert control.work.position == DominoPosition.start(7, 7)
    assert control.work.progress.nodes >= spent
    with ended(qtbot, control.work):
        plugged.commands.cancel()


class TwoSittings:
    """An engine that is stopped after one second and then finds the value in another."""

    calls = 0

    def solve(self, position: Any, run: Run) -> Solution:
        self.calls += 1
        if self.calls == 1:
            run.report(Progress("solving", 30, 35, nodes=1000, seconds=1.0))
            until(lambda: run.is_stopped)
            return Solution(position, 30, 35, nodes=1000, seconds=1.0)
        return Solution(position, 33, 33, nodes=1000, seconds=1.0)

    def close(self) -> None:
        pass


@pytest.mark.usefixtures("unsolved")
def test_f5_goes_on_with_a_paused_solve_and_the_time_of_all_sittings_is_told(
    qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar, monkeypatch: pytest.MonkeyPatch
) -> None:
    control, solves, engine = plugged.controller, plugged.actions["solve"], TwoSittings()
    assert [key.toString() for key in solves.shortcuts()] == ["F5"]
    engines_of = control.engines.of
    monkeypatch.setattr(control.engines, "of", lambda game, settings: (engine, engines_of(game, settings)[1]))
    monkeypatch.setattr(control.engines, "reasons", lambda position, move: lambda run: ())
    control.begin(DominoPosition.start(8, 9))
    solves.trigger()
    qtbot.waitUntil(lambda: control.work.progress.nodes > 0)
    with ended(qtbot, control.work):
        control.work.toggle_pause()
    settle(qtbot)
    assert solves.isEnabled()
    with ended(qtbot, control.work):
        solves.trigger()
    settle(qtbot)
    assert control.work.solution.value == 33
    assert "Found in 2.0 s." in progress_bar.message


def test_closing_during_a_solve_leaves_it_to_be_continued(qtbot: QtBot, theme: Theme) -> None:
    file = SettingsFile()
    file.change(rows=7, columns=7)
    with Store.open() as store:
        window = make_window(store, file)
        qtbot.addWidget(window)
        window.show()
        window.controller.solve()
        qtbot.waitUntil(lambda: window.controller.work.progress.nodes > 0, timeout=120_000)
        state = state_of(window)
        window.close()
        (kept,) = store.solves()
        assert (kept.board, kept.state) == ("7x7", "paused")
        again = make_window(store, file)
        qtbot.addWidget(again)
        open_like(again, state)
        again.show()
        assert again.progress_bar.what.text().startswith("7 × 7, MAX first: paused"), (
            "the window says that there is one"
        )
        assert again.progress_bar.time.text().endswith("in all")
        assert again.controller.work.progress.nodes == kept.nodes
        again.close()


def test_the_columns_of_moves_bear_the_name_of_who_made_them(plugged: Plugged) -> None:
    for first in (Side.MIN, Side.MAX):
        plugged.controller.begin(DominoPosition.start(4, 4, first))
        heads = plugged.panels.moves.model().heads
        assert heads == ((first, str(first)), (first.other, str(first.other)))


def test_the_game_comes_back_in_a_new_window(qtbot: QtBot, window: MainWindow, theme: Theme) -> None:
    control = window.controller
    start = read_shape("....\n.##.\n....", Side.MIN)
    control.begin(start)
    control.session.set_players(HUMANS)
    control.session.play(((0, 0), (0, 1)))
    control.session.play(((2, 2), (2, 3)))
    control.undo()
    qtbot.waitUntil(lambda: window.store.game(control.session.record.id) == control.session.record)
    again = make_window(window.store, window.file)
    qtbot.addWidget(again)
    back, record = again.controller.session.record, control.session.record
    assert replace(back, tree=known.for_storage(back.tree)) == record  # known values come back as notes
    assert again.controller.session.position.count == 1
    again.close()


def entries(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]


def test_every_command_can_be_found_and_every_widget_is_named(window: MainWindow, qtbot: QtBot) -> None:
    # At the start of a game against the computer 84 entries were shown, 15 of them grey
    bar = window.menuBar().actions()
    tops = [menu for menu in window.findChildren(QMenu) if menu.menuAction() in bar]
    assert len(tops) == len(bar)
    shown = [action for menu in tops for action in entries(menu)]
    assert len(shown) <= 56
    in_menus = {action for menu in window.menus.values() for action in menu.actions()}
    named = {action.objectName() for action in in_menus}
    assert {"game1", "game6", "nextMove", "compareMethods", "octalGames"} <= named, "in menus of the second order"
    assert not {"largerText", "readRow", "nextArea"} & named, "set in the preferences, or done by keys"
    window.actions_by_name["shortcuts"].trigger()
    palette = window.workspace.windows.get("shortcuts")
    listed = {row.name for row in palette.rows()}
    assert listed >= {action.objectName() for action in window.actions_by_name}
    # Every widget that can be used has a name
    for key in GAMES:
        window.workspace.views.change_game(key)
        assert_named(window)
    for action in window.actions_by_name:
        assert action.objectName()
        assert action.toolTip()
    # The graph is that of the right panel and without hints nothing is given away
    window.workspace.views.change_game("domino")
    palette.close()
    graph = window.actions_by_name["showGraph"]
    assert graph.isEnabled()
    window.controller.play(((0, 0), (1, 0)))
    window.actions_by_name["review"].trigger()
    assert not graph.isEnabled(), "the review has its own graph"
    window.controller.undo()
    assert not window.status.count.text(), "the count is beside the board with either panel"
    window.features["review"].leave()
    assert graph.isEnabled()
    window.actions_by_name["rightPanel"].trigger()
    assert not graph.isEnabled()
    window.actions_by_name["rightPanel"].trigger()
    window.controller.session.set_hints(False)
    send_changes(window)
    for name in ("hintButton", "showValuesButton", "valuesMenu", "showGraphButton", "solveButton"):
        assert not window.findChild(QWidget, name).isVisible()
    assert not window.position_panel.graph.isVisible()
    for name in ("hint", "solve"):
        window.actions_by_name[name].trigger()
    assert not window.controller.analyser._hint.job
    assert window.controller.work.current is None


def test_what_can_only_be_done_for_a_while_is_in_the_menus_only_then(plugged: Plugged) -> None:
    actions, passing = plugged.actions, ("pauseSolve", "cancelSolve", "pausePlayers", "stepPlayers", "stopPlayers")
    assert not [name for name in passing if actions[name].isVisible()]
    plugged.controller.session.set_players({Side.MAX: "lookahead:0", Side.MIN: "lookahead:0"})
    plugged.settings.change(max_player="lookahead:0", min_player="lookahead:0")
    plugged.controller.begin(DominoPosition.start(4, 4))
    assert actions["pausePlayers"].isVisible()
    assert actions["pausePlayers"].isEnabled()


def test_undo_against_a_player_goes_back_to_ones_own_turn(qtbot: QtBot, plugged: Plugged) -> None:
    session = plugged.controller.session
    plugged.controller.opponent.delay = 0
    session.set_players({Side.MAX: "human", Side.MIN: "random"})
    first = session.position.moves()[0]
    session.play(first)
    qtbot.waitUntil(lambda: session.human_turn, timeout=10_000)
    assert session.position.count == 2
    plugged.actions["undo"].trigger()
    assert session.position.count == 0
    plugged.actions["redo"].trigger()
    assert session.position.count == 2


def test_the_line_of_a_result_is_no_game_of_the_user(qtbot: QtBot, plugged: Plugged, progress_bar: ProgressBar) -> None:
    control = plugged.controller
    control.begin(DominoPosition.start(4, 5))
    with ended(qtbot, control.work):
        control.solve()
    line = control.work.solution.line
    for start in (DominoPosition.start(4, 5), DominoPosition.start(2, 2)):
        control.begin(start)
        progress_bar.show_line.click()
        assert (control.session.start, control.session.tree.cursor) == (DominoPosition.start(4, 5), ())
        assert control.session.record.line == line
        assert control.session.minimax == (9, 9)  # the original program's value
    assert plugged.store.games() == [], "nobody has played"


def test_a_game_is_resigned_and_played_again(plugged: Plugged, game_over_bar: GameOverBar) -> None:
    control, session, actions = plugged.controller, plugged.controller.session, plugged.actions
    control.begin(DominoPosition.start(2, 3))
    session.set_players({Side.MAX: "human", Side.MIN: "human"})
    assert not actions["resign"].isVisible(), "nothing was played"
    session.play(((0, 0), (0, 1)))
    session.set_players({Side.MIN: "random"})
    send_changes(plugged)
    actions["resign"].trigger()
    assert game_over_bar.isVisible()
    assert not control.opponent.busy
    assert plugged.panels.right.header.title.text() == "MIN wins"
    assert plugged.panels.right.header.caption.text() != "Your turn"
    assert not actions["resign"].isVisible()
    before = session.record
    actions["rematch"].trigger()
    assert (session.record.id != before.id, session.position) == (True, before.tree.start)
    assert session.record.players == before.players
    assert not game_over_bar.isVisible()
    assert plugged.store.game(before.id).resigned_by is Side.MAX


@pytest.mark.usefixtures("unsolved")
def test_roles_are_switched_where_the_value_is_not_known(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar
) -> None:
    control, session = plugged.controller, plugged.controller.session
    control.begin(DominoPosition.start(1, 4))
    session.set_players({Side.MAX: "human", Side.MIN: "human"})
    for move in (((0, 1), (0, 2)),):
        session.play(move)
    send_changes(plugged)
    assert game_over_bar.isVisible()
    assert "not known yet" in game_over_bar.sentence.text()
    plugged.actions["switchRoles"].trigger()
    assert session.position == session.start == DominoPosition.start(1, 4)
    assert not game_over_bar.isVisible()
    for move in (((0, 0), (0, 1)), ((0, 2), (0, 3))):
        session.play(move)
    said = "Match: You in the first game 1, You in this one 2. You in this one wins."
    send_changes(plugged)
    assert said in game_over_bar.sentence.text()


@walked("first", [Side.MAX, Side.MIN])
@walked("entry", [entry for entry in PUBLISHED if 24 <= entry["m"] * entry["n"] <= 30])
def test_the_value_of_a_small_board_is_shown_at_once(plugged: Plugged, entry: dict[str, int], first: Side) -> None:
    control, value = plugged.controller, entry[f"{first}_first"]
    control.begin(DominoPosition.start(entry["m"], entry["n"], first=first))
    assert control.session.minimax == (value, value)
    assert plugged.panels.graph.plot.data.value == value
