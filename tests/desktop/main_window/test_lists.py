"""The lists of games and solves, filled by a main window and its store: continue, delete, restore."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.game import Side
from tiling_gui.core.results import Solution
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.games.domino.rules import GAME, DominoPosition
from tiling_gui.records.posed import task_record
from tiling_gui.records.record import new_record
from tiling_gui.records.task import Task
from tiling_gui.records.tree import NamedPlayer
from tiling_gui.store import Store


def results_of(plugged: Plugged) -> ResultsWindow:
    plugged.actions["results"].trigger()
    return plugged.opened(ResultsWindow)


def play(plugged: Plugged, *moves: str) -> None:
    session = plugged.controller.session
    for move in moves:
        session.play(session.position.read(move))


def test_a_game_left_by_new_is_listed_and_continued(plugged: Plugged) -> None:
    play(plugged, "a1-b1", "c1-d1")
    left = plugged.controller.session.record.id
    plugged.actions["newGame"].trigger()
    assert plugged.controller.session.record.id != left
    results = results_of(plugged)
    assert [(row.id, row.state_text) for row in results.table.rows.all_rows] == [(left, "in progress")], (
        "0 moves are no game"
    )
    results.opening.click()
    assert not results.isVisible()
    session = plugged.controller.session
    assert (session.record.id, session.position.count) == (left, 2)


def test_a_removed_game_is_off_every_list_until_it_is_put_back(plugged: Plugged) -> None:
    play(plugged, "a1-b1")
    id = plugged.controller.session.record.id
    plugged.actions["newGame"].trigger()
    results = results_of(plugged)
    results.removing.click()
    assert [row.id for row in plugged.store.games() if row.moves] == []
    assert plugged.store.game(id).tree.position.count == 1, "its record is kept"
    results.undoing.click()
    assert [row.id for row in plugged.store.games() if row.moves] == [id]


def test_a_removed_game_that_is_played_on_is_listed_again(plugged: Plugged, status_bar: StatusBar) -> None:
    play(plugged, "a1-b1")
    results = results_of(plugged)
    results.removing.click()
    play(plugged, "c1-d1")
    status_bar.point("")  # wherever the pointer is
    assert status_bar.text.text().startswith("This game had been deleted.")
    results.close()
    assert [row.state_text for row in results_of(plugged).table.rows.all_rows] == ["in progress"]


def recent(window: MainWindow | Plugged) -> list[QAction]:
    menu = window.features["results"].recent.menu
    menu.aboutToShow.emit()
    return list(menu.actions())


def test_recent_has_the_last_ten_and_opens_them(window: MainWindow) -> None:
    ids = []
    for _ in range(12):
        play(window, "a1-b1")
        ids.append(window.controller.session.record.id)
        window.actions_by_name["newGame"].trigger()
    actions = recent(window)
    assert len(actions) == 10
    assert "in progress" in actions[0].text()
    shown = window.menus["Game"].actions()
    assert shown.index(window.actions_by_name["saveGame"]) == shown.index(actions[0].parent().menuAction()) + 1
    second = actions[1].text().replace("&2", "&1")
    actions[0].trigger()
    assert window.controller.session.record.id == ids[-1]
    assert recent(window)[0].text() == second, "the one on the board is not among them"


def test_recent_leaves_out_matches_and_a_solve_that_is_looked_at_is_no_game(plugged: Plugged) -> None:
    # Looking at a solve takes nothing away and adds no game
    position = DominoPosition.start(1, 4)
    line = (((0, 0), (0, 1)), ((0, 2), (0, 3)))
    id = plugged.store.results.add(Solution(position, 2, 2, line, nodes=1, seconds=0.1))
    play(plugged, "a1-b1")
    own = plugged.controller.session.record.id
    results = results_of(plugged)
    results.table.kind.setCurrentIndex(results.table.kind.findData("solve"))
    results.opening.click()
    session = plugged.controller.session
    assert session.start == position
    session.go(session.tree.main_line())
    session.save_now()
    assert [row.id for row in plugged.store.games()] == [own]
    assert plugged.store.load("last-game") == own, "the program starts with one's own game"
    session.go(())
    play(plugged, "b1-c1")
    assert {row.id for row in plugged.store.games()} == {own, session.record.id}
    assert plugged.store.load("last-game") == session.record.id
    assert plugged.store.results.one(id).value == 2
    # Recent leaves out matches of programs
    plugged.actions["newGame"].trigger()
    play(plugged, "a1-b1")
    own = plugged.controller.session.record.id
    plugged.actions["newGame"].trigger()
    before = [action.text() for action in recent(plugged)]
    assert plugged.controller.session.record.id != own
    players = dict.fromkeys((Side.MAX, Side.MIN), NamedPlayer("random"))
    record = new_record("domino", DominoPosition.start(2, 2), players)
    record = record.with_tree(record.tree.add_line((((0, 0), (0, 1)), ((1, 0), (1, 1))))).ended()
    plugged.store.put_game(record)
    assert [action.text() for action in recent(plugged)] == before
    assert record.id in [row.id for row in plugged.store.games()], "Games and results lists it"


def test_the_program_starts_with_the_own_game_not_the_puzzle(plugged: Plugged) -> None:
    play(plugged, "a1-b1")
    own = plugged.controller.session.record.id
    start = DominoPosition.start(2, 2)
    line = start.moves()[0], start.play(start.moves()[0]).moves()[0]
    plugged.controller.open(task_record(Task(GAME, start, (), 2, right=line[:1], line=line)))
    plugged.controller.session.save_now()
    assert {row.id for row in plugged.store.games()} == {own}, "a puzzle that was only opened is no unfinished game"
    plugged.controller.session.play(start.moves()[0])
    assert last_record(plugged.store).id == own
    assert last_record(plugged.store, "domino").id == own
    assert own in {row.id for row in plugged.store.games()}


def test_a_removed_solve_is_still_known(store: Store) -> None:
    position = DominoPosition.start(1, 2)
    id = store.results.add(Solution(position, 1, 1, (((0, 0), (0, 1)),), nodes=1, seconds=0.1))
    store.removed.add("solve", id)
    assert store.solves() == []
    assert store.known_bounds(position).pair == (1, 1)


@walked(("nodes", "kept"), [(0, False), (7, True)])
def test_bounds_that_nothing_was_searched_for_are_no_result(store: Store, nodes: int, kept: bool) -> None:
    solution = Solution(DominoPosition.start(9, 9), 20, 40, nodes=nodes, seconds=0.0)
    assert (store.results.add(solution) is not None) is kept
    assert len(store.solves()) == kept


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_right_click_on_the_board_offers_what_can_be_done_with_it(qtbot: QtBot, plugged: Plugged) -> None:
    board = plugged.controller.view.board
    pos = board.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, pos, board.mapToGlobal(pos))
    offered: list[str] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        offered.extend(action.objectName() for action in menu.actions())
        menu.close()

    QTimer.singleShot(0, look)
    QApplication.sendEvent(board, event)
    qtbot.waitUntil(lambda: bool(offered))
    assert {"copyBoard", "editPosition", "solve"} <= set(offered)
