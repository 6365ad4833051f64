"""The board as seen by a screen reader."""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tiling_gui.core.catalogue import game_of_position, read_position
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.board import board as one_board
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.games.domino.rules import GAME, DominoPosition, read_shape

Name = QAccessible.Text.Name


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> Board:
    """A small board that is shown."""
    made = Board(GAME)
    qtbot.addWidget(made)
    made.set_motion(False)
    made.set_interactive(True)
    made.resize(400, 400)
    made.show()
    made.set_position(read_shape("a..\na.#").play(((0, 1), (0, 2))))
    return made


def test_every_square_has_a_name_and_a_place(view: Board) -> None:
    board = QAccessible.queryAccessibleInterface(view)
    assert board.role() is QAccessible.Role.Grouping
    assert board.text(Name) == "Board"
    squares = ["a1", "b1", "c1", "a2", "b2"]
    assert board.childCount() == 5
    for k, square in enumerate(squares):
        cell = board.child(k)
        assert cell.text(Name) == view.describe(square)
        assert cell.role() is QAccessible.Role.Button
        assert board.indexOfChild(cell) == k
        middle = cell.rect().center()
        assert board.childAt(middle.x(), middle.y()).text(Name) == view.describe(square)
        assert cell.rect().width() == view.size_now
    assert board.child(5) is None
    assert board.child(-1) is None


def test_the_legend_comes_after_the_squares(view: Board) -> None:
    position = DominoPosition.start(1, 2)
    view.set_position(position)
    board = QAccessible.queryAccessibleInterface(view)
    assert board.childCount() == 2
    view.set_values(Analysis(position, 1, 1, (MoveValue(((0, 0), (0, 1)), 1, 1, 1.0),)), "cost")
    assert board.childCount() == 3
    assert board.child(2).text(Name) == "keeps the value (1)"
    assert board.indexOfChild(board.child(2)) == 2
    assert board.child(2).object().objectName() == "valueLegend"


def test_the_cursor_has_the_focus(view: Board, qtbot: QtBot) -> None:
    board = QAccessible.queryAccessibleInterface(view)
    view.set_interactive(False)  # the arrows read
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_Right)
    qtbot.keyClick(view, Qt.Key.Key_Right)
    assert board.focusChild().text(Name) == "domino 2, MAX, b1 to c1, last move"


@pytest.mark.parametrize("interactive", [True, False])
def test_the_first_arrow_tells_the_square_too(
    view: Board, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, interactive: bool
) -> None:
    """The spots are a1, a2 and b2: those of a1–b1, a2–b2 and b2–c2, or read one by one."""
    view.set_position(DominoPosition.start(2, 3))
    view.set_interactive(interactive)
    told: list[int] = []
    monkeypatch.setattr(one_board, "tell_spot", lambda board: told.append(board.spot_of_cursor))
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Right):
        qtbot.keyClick(view, key)
    assert told == [0, 3, 4]


def test_squares_whose_words_change_are_told(view: Board) -> None:
    view.set_position(DominoPosition.start(2, 3))
    board = QAccessible.queryAccessibleInterface(view)
    assert [board.child(spot).text(Name) for spot in (0, 4)] == ["a1, free", "b2, free"]
    assert board.renamed() == []
    view.set_position(view.position.play(((0, 1), (1, 1))))
    assert board.renamed() == [4], "a1 is free as before, and b1 has not been asked for"


def test_squares_can_be_pressed_one_after_the_other(theme: Theme, qtbot: QtBot) -> None:
    view = Board(GAME)
    qtbot.addWidget(view)
    view.set_interactive(True)
    view.set_position(DominoPosition.start(2, 3))
    board = QAccessible.queryAccessibleInterface(view)
    press = QAccessibleActionInterface.pressAction()
    actions = [board.child(spot).actionInterface() for spot in range(6)]
    assert all(press in action.actionNames() for action in actions)
    for squares, move in (((4, 1), ((0, 1), (1, 1))), ((0, 4, 5), ((1, 1), (1, 2))), ((2, 2), ((0, 1), (0, 2)))):
        with qtbot.waitSignal(view.chosen) as made:
            for square in squares:
                actions[square].doAction(press)
        assert made.args == [move], "b2 b1; a1 is begun, given up for b2, then c2; c1 again plays the first on it"


def test_a_tile_of_three_squares_is_chosen_by_presses_on_its_squares(theme: Theme, qtbot: QtBot) -> None:
    position = read_position("ellie:2x2")
    view = Board(game_of_position(position))
    qtbot.addWidget(view)
    view.set_interactive(True)
    view.set_position(position)
    view.press_spot(0)
    for spot, square in ((1, (0, 1)), (3, (1, 1))):
        view.press_spot(spot)
        assert {(0, 0), square} <= set(view.cursor_at or ())
    with qtbot.waitSignal(view.chosen) as made:
        view.press_spot(0)
    assert made.args == [((0, 0), (0, 1), (1, 1))]


def test_a_board_that_shrinks_or_goes_leaves_no_cell_pointing_nowhere(theme: Theme, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    try:
        for destroyed in (True, False) * 5:  # or only dropped, as a window drops the boards of the games before
            made = Board(GAME)
            made.set_position(DominoPosition.start(8, 8))
            left = weakref.ref(made)
            made.show()
            board = QAccessible.queryAccessibleInterface(made)
            cells = [board.child(k) for k in range(64)]
            made.set_position(DominoPosition.start(1, 2))
            assert [cell.isValid() for cell in cells].count(True) == 2
            assert cells[5].text(Name) == ""
            made.setFocus()
            qtbot.keyClick(made, "b")
            announce(made, "MIN e6 to e7, 10 dominoes, MAX to move")
            if destroyed:
                made.deleteLater()
            del made, board
            settle(qtbot)
            gc.collect()
            assert left() is None
            assert not any(cell.isValid() for cell in cells)
            assert cells[0].text(Name) == ""
    finally:
        QAccessible.setActive(False)
