"""The board as seen by a screen reader."""

import gc
import weakref

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.games.ellie.pointer_input import EllieInput
from tiling_gui.desktop.games.grid_board import BoardView, board_view
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.games.ellie.rules import parse

Name = QAccessible.Text.Name


@pytest.fixture
def view(theme: Theme, qtbot: QtBot) -> BoardView:
    """A small board that is shown."""
    made = BoardView()
    qtbot.addWidget(made)
    made.set_motion(False)
    made.resize(400, 400)
    made.show()
    made.set_position(read_shape("a..\na.#").play(((0, 1), (0, 2))))
    return made


def test_every_square_has_a_name_and_a_place(view: BoardView) -> None:
    board = QAccessible.queryAccessibleInterface(view)
    assert board.role() is QAccessible.Role.Grouping
    assert board.text(Name) == "Board"
    squares = view.position.board.squares_in(view.position.board.squares)
    assert board.childCount() == len(squares) == 5
    for k, square in enumerate(squares):
        cell = board.child(k)
        assert cell.text(Name) == view.describe(square)
        assert cell.role() is QAccessible.Role.Button
        assert board.indexOfChild(cell) == k
        middle = cell.rect().center()
        assert board.childAt(middle.x(), middle.y()).text(Name) == view.describe(square)
        assert cell.rect().width() == view.geometry_now.u
    assert board.child(5) is None
    assert board.child(-1) is None


def test_the_legend_comes_after_the_squares(view: BoardView) -> None:
    position = DominoPosition.start(1, 2)
    view.set_position(position)
    board = QAccessible.queryAccessibleInterface(view)
    assert board.childCount() == 2
    view.set_values(Analysis(position, 1, 1, (MoveValue(((0, 0), (0, 1)), 1, 1, 1.0),)))
    assert board.childCount() == 3
    assert board.child(2).text(Name) == "keeps the value (1)"
    assert board.indexOfChild(board.child(2)) == 2
    assert board.child(2).object().objectName() == "valueLegend"


def test_the_cursor_has_the_focus(view: BoardView, qtbot: QtBot) -> None:
    board = QAccessible.queryAccessibleInterface(view)
    view.setFocus()
    view.pointer_input.arrow((0, 1))
    view.pointer_input.arrow((0, 1))
    assert view.pointer_input.cursor == (0, 1)
    assert board.focusChild().text(Name) == "domino 2, MAX, b1 to c1"


def test_the_first_arrow_tells_the_square_too(view: BoardView, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    monkeypatch.setattr(board_view, "tell_spot", lambda board: told.append(board.spot_of_cursor))
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down):
        qtbot.keyClick(view, key)
    assert told == [0, 1, 4]  # the first shows the cursor on a1, the next go to b1 and b2


def test_squares_whose_words_change_are_told(view: BoardView) -> None:
    view.set_position(DominoPosition.start(2, 3))
    board = QAccessible.queryAccessibleInterface(view)
    assert [board.child(spot).text(Name) for spot in (0, 4)] == ["a1, free", "b2, free"]
    assert board.renamed() == []
    view.set_position(view.position.play(((0, 1), (1, 1))))
    assert board.renamed() == [4], "a1 is free as before, and b1 has not been asked for"


def test_squares_can_be_pressed_one_after_the_other(theme: Theme, qtbot: QtBot) -> None:
    view = BoardView()
    qtbot.addWidget(view)
    view.set_position(DominoPosition.start(2, 3))
    board = QAccessible.queryAccessibleInterface(view)
    press = QAccessibleActionInterface.pressAction()
    actions = [board.child(spot).actionInterface() for spot in range(6)]
    assert all(press in action.actionNames() for action in actions)
    for squares, move in (((4, 1), ((0, 1), (1, 1))), ((0, 4, 5), ((1, 1), (1, 2))), ((2, 2), ((0, 2), (1, 2)))):
        with qtbot.waitSignal(view.chosen) as made:
            for square in squares:
                actions[square].doAction(press)
        assert made.args == [move], "b2 b1; a1 is begun, given up for b2, then c2; c1 alone turns down"


def test_a_tile_of_three_squares_is_turned_by_presses_and_placed_by_the_first_square_again() -> None:
    pressed = EllieInput(parse("2x2"))
    assert pressed.press_square((0, 0)) is None
    for square in ((0, 1), (1, 1)):
        assert pressed.press_square(square) is None
        assert pressed.offer.move is not None
        assert {(0, 0), square} <= set(pressed.offer.move)
    assert pressed.press_square((0, 0)) == ((0, 0), (0, 1), (1, 1))


def test_a_board_that_shrinks_or_goes_leaves_no_cell_pointing_nowhere(theme: Theme, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    try:
        for destroyed in (True, False) * 5:  # or only dropped, as a window drops the boards of the games before
            made = BoardView()
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
