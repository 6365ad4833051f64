"""The lists of what was played and solved, as a main window and its store fill them: continue, remove, put back."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tiling_gui.core.results import Solution
from tiling_gui.desktop.features.results.window import ResultsWindow
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store


def results_of(window: MainWindow) -> ResultsWindow:
    window.actions_by_name["results"].trigger()
    return window.findChild(ResultsWindow)


def play(window: MainWindow, *moves: str) -> None:
    session = window.controller.session
    for move in moves:
        session.play(session.position.read(move))


def test_a_game_left_by_new_is_listed_and_continued(window: MainWindow) -> None:
    play(window, "a1-b1", "c1-d1")
    left = window.controller.session.record.id
    window.actions_by_name["newGame"].trigger()
    assert window.controller.session.record.id != left
    results = results_of(window)
    assert [(row.id, row.state_text) for row in results._model.rows] == [(left, "going on")], "0 moves are no game"
    results.opening.click()
    assert not results.isVisible()
    session = window.controller.session
    assert (session.record.id, session.position.count) == (left, 2)


def test_a_removed_game_is_off_every_list_until_it_is_put_back(window: MainWindow) -> None:
    play(window, "a1-b1")
    id = window.controller.session.record.id
    window.actions_by_name["newGame"].trigger()
    results = results_of(window)
    results.removing.click()
    assert [row.id for row in window.store.games() if row.moves] == []
    assert window.store.game(id).tree.position.count == 1, "its record is kept"
    results.undoing.click()
    assert [row.id for row in window.store.games() if row.moves] == [id]


def test_a_removed_game_that_is_played_on_is_listed_again(window: MainWindow) -> None:
    play(window, "a1-b1")
    results = results_of(window)
    results.removing.click()
    play(window, "c1-d1")
    results.close()
    assert [row.state_text for row in results_of(window)._model.rows] == ["going on"]


def test_a_removed_solve_is_still_known(store: Store) -> None:
    position = DominoPosition.start(1, 2)
    id = store.add_solve(Solution(position, 1, 1, (((0, 0), (0, 1)),), nodes=1, seconds=0.1))
    store.removed.add("solve", id)
    assert store.solves() == []
    assert store.known_bounds(position) == (1, 1)


@pytest.mark.parametrize(("nodes", "kept"), [(0, False), (7, True)])
def test_bounds_that_nothing_was_searched_for_are_no_result(store: Store, nodes: int, kept: bool) -> None:
    solution = Solution(DominoPosition.start(9, 9), 20, 40, nodes=nodes, seconds=0.0)
    assert (store.add_solve(solution) is not None) is kept
    assert len(store.solves()) == kept


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
def test_a_right_click_on_the_board_offers_what_can_be_done_with_it(qtbot: QtBot, window: MainWindow) -> None:
    board = window.controller.view.board
    pos = board.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, pos, board.mapToGlobal(pos))
    offered: list[str] = []

    def look() -> None:
        menu = QApplication.activePopupWidget()
        offered.extend(action.objectName() for action in menu.actions())
        menu.close()

    QTimer.singleShot(0, look)
    QApplication.sendEvent(board.viewport(), event)
    qtbot.waitUntil(lambda: bool(offered))
    assert {"copyBoard", "editPosition", "solve"} <= set(offered)
