"""Theorem 22: upper bounds of any position by blocks of 4 x 5, compared with the game and with known values."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tests.theory.brute_force import rectangle, values_of_all_subsets
from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import plane
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.rectangle_bounds import quick_bounds, solved_rectangles
from tiling_gui.games.domino.rules import DominoPosition


def most(rows: int, columns: int, free: int | None = None) -> tuple[int, int]:
    board = Board(rows, columns, (1 << rows * columns) - 1)
    found = [plane.most(board, board.squares if free is None else free, side) for side in (Side.MAX, Side.MIN)]
    x, n = found
    assert x is not None
    assert n is not None
    return x, n


@walked("size", [(1, 12), (2, 9), (3, 6), (4, 5), (5, 4)])
def test_no_position_has_more(size: tuple[int, int]) -> None:
    """Every value by definition, on boards where blocks meet inside, and on subsets of them."""
    x, n = values_of_all_subsets(rectangle(*size))
    chosen = np.random.default_rng(1).choice(x.size, 400)
    tight = 0
    for s in map(int, chosen):
        above = most(*size, s)
        assert (x[s], n[s]) <= above
        assert n[s] <= above[1]
        tight += above == (x[s], n[s])
    assert tight > 30


def test_the_whole_table_bounds_every_subset_of_a_block() -> None:
    """A block alone is a board, too: its table must not be below the game on any of its 1,048,576 subsets."""
    x, n = values_of_all_subsets(rectangle(4, 5))
    twice = np.frombuffer(plane._table(), np.int8).astype(int)
    masks = np.arange(x.size)
    index = sum((masks >> 5 * r + c & 1) << 4 * c + r for r, c in product(range(4), range(5)))
    assert (x <= -(-twice[index] // 2)).all()
    assert (n <= twice[index] // 2).all()


def test_every_known_value_is_at_most_that() -> None:
    better = 0
    for (rows, columns), (x, n) in solved_rectangles().items():
        above = most(rows, columns)
        assert x <= above[0]
        assert n <= above[1]
        better += above[1] < rows * columns // 2
    assert better > 30


def test_large_boards_of_any_shape_have_them() -> None:
    for first, value in ((Side.MAX, 191), (Side.MIN, 190)):
        assert quick_bounds(DominoPosition.start(20, 20, first))[1] == value
    holes = sum(1 << 20 * r + c for r, c in ((3, 4), (3, 5), (9, 17), (14, 2)))
    board = Board(20, 20, (1 << 400) - 1 & ~holes)
    assert quick_bounds(DominoPosition(board))[1] < 195
    two = Board(9, 20, ((1 << 80) - 1) | ((1 << 80) - 1) << 100)  # parts are added: two boards of four rows
    assert most(9, 20, two.squares)[1] <= 2 * Fraction(19, 2) * 4


def test_the_square_boards_that_were_observed_have_less_from_20_on() -> None:
    for n in (*range(20, 34), 100, 231):
        assert most(n, n)[1] < n * (n - 1) // 2 + 1
    assert most(19, 19)[1] >= 19 * 9 + 1
    for n in (232, 1000, 10**6):  # and then all blocks that the board meets
        blocks = ((n + 3) // 4) * ((n + 8) // 5)
        assert Fraction(19, 2) * blocks < n * (n - 1) // 2 + 1


def test_a_modified_table_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plane, "_table", lambda: b"")
    assert plane.most(Board.rectangle(4, 5), 15, Side.MAX) is None
    position = DominoPosition(Board(9, 9, (1 << 80) - 1))
    assert quick_bounds(position) == counting_bounds(position)
