"""The board as seen by a screen reader."""

import gc
import weakref

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.games.grid_board import BoardView
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.games.domino.rules import DominoPosition, read_shape

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
    assert board.role() is QAccessible.Role.Table
    assert board.text(Name) == "Board"
    squares = view.position.board.squares_in(view.position.board.squares)
    assert board.childCount() == len(squares) == 5
    for k, square in enumerate(squares):
        cell = board.child(k)
        assert cell.text(Name) == view.describe(square)
        assert cell.role() is QAccessible.Role.Cell
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
