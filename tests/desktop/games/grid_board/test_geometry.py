"""Layout of the board: whole pixels, as large as fits, and an outline around the existing squares."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from tiling_gui.core.board import Board
from tiling_gui.core.drawing.board_tiles import MARGIN, border
from tiling_gui.desktop.games.grid_board.geometry import Geometry


@given(st.integers(1, 20), st.integers(1, 20), st.integers(200, 3000), st.integers(200, 3000))
def test_the_largest_whole_square_that_leaves_the_margin(rows: int, columns: int, width: int, height: int) -> None:
    geometry = Geometry.fit(Board.rectangle(rows, columns), width, height)
    box, u = geometry.rect, geometry.u
    assert box.width() == u * columns
    assert box.height() == u * rows
    assert box.width() + 2 * MARGIN <= width
    assert box.height() + 2 * MARGIN <= height
    assert (u + 1) * columns + 2 * MARGIN > width or (u + 1) * rows + 2 * MARGIN > height
    assert box.left() >= MARGIN
    assert box.top() >= MARGIN


def test_the_pictures_sizes() -> None:
    board = Board.rectangle(8, 8)
    assert (Geometry.fit(board, 720, 644).u, Geometry.fit(board, 536, 444).u) == (74, 49)


@st.composite
def shapes(draw: st.DrawFn) -> Board:
    """Any set of squares of up to 6 x 6."""
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    return Board(rows, columns, draw(st.integers(1, (1 << rows * columns) - 1)))


@given(shapes())
def test_the_border_encloses_exactly_the_squares(board: Board) -> None:
    twice = 0
    for loop in border(board):
        assert len(loop) >= 4
        for (r, c), (s, d) in zip(loop, loop[1:] + loop[:1], strict=True):
            assert (r == s) != (c == d), "corners are joined by straight lines"
            twice += c * s - d * r
    assert abs(twice) == 2 * board.size, "the area by the shoelace formula"


@given(shapes())
def test_the_outline_holds_the_middle_of_every_square_and_of_no_other(board: Board) -> None:
    geometry = Geometry(board, 40, 24, 24)
    for r in range(board.rows):
        for c in range(board.columns):
            middle = QPointF(24 + 40 * c + 20, 24 + 40 * r + 20)
            assert geometry.outline.contains(middle) == bool(board.bit((r, c)))
