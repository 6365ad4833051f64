"""Bounds by deletions and sums, compared with known values of boards, each derived from smaller boards only."""

import pytest

from tests.theory.brute_force import values
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine, plane
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.rectangle_bounds import Rectangles, quick_bounds, solved_rectangles
from tiling_gui.games.domino.rules import DominoPosition


def test_every_solved_board_lies_within_the_bounds_that_smaller_ones_give() -> None:
    solved = solved_rectangles()
    assert len(solved) > 60
    better = 0
    for (rows, columns), (x, n) in solved.items():
        smaller = {size: value for size, value in solved.items() if size[0] * size[1] < rows * columns}
        found = Rectangles(smaller).bounds(rows, columns)
        assert found.x[0] <= x <= found.x[1]
        assert found.n[0] <= n <= found.n[1]
        counted = [counting_bounds(DominoPosition.start(rows, columns, side)) for side in (Side.MAX, Side.MIN)]
        assert all(low >= other for low, other in zip((found.x[0], found.n[0]), (c[0] for c in counted), strict=True))
        better += found.n[0] > counted[1][0]
    assert better > 20


def test_nothing_but_closed_forms_is_needed() -> None:
    for rows in range(1, 5):
        for columns in range(rows, 20 // rows + 1):
            x, n = values(frozenset((r, c) for r in range(rows) for c in range(columns)))
            found = Rectangles({}).bounds(columns, rows)
            assert found.x[0] <= x <= found.x[1]
            assert found.n[0] <= n <= found.n[1]
            if rows <= 2:
                assert (found.x, found.n) == ((x, x), (n, n))


@pytest.mark.parametrize("first", list(Side))
def test_boards_beyond_the_engine_have_them(engine: Engine, first: Side) -> None:
    """9 x 9 without its middle row is two boards 4 x 9 with 16 each; it also contains 8 x 8."""
    position = DominoPosition.start(20, 20, first)
    found = engine.solve(position)
    assert (found.value, (found.lower, found.upper)) == (None, quick_bounds(position))
    assert found.lower > counting_bounds(position)[0]
    nine = quick_bounds(DominoPosition.start(9, 9, first))
    assert 31 <= nine[0] <= nine[1] <= 40


def test_what_is_no_empty_rectangle_is_counted_and_bounded_by_blocks() -> None:
    board = Board(9, 9, (1 << 80) - 1)
    for position in (DominoPosition(board), DominoPosition.start(9, 9).play(((0, 0), (0, 1)))):
        (lower, upper), counted = quick_bounds(position), counting_bounds(position)
        assert lower == counted[0]
        assert upper < counted[1]
        above = plane.most(position.board, position.live, position.to_move)
        assert above is not None
        assert upper == position.count + above
