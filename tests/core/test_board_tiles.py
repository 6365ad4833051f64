"""Borders of boards of squares."""

from itertools import pairwise
from math import hypot

from tests.walks import walked
from tiling_gui.core.board import Board
from tiling_gui.core.drawing.board_tiles import border, border_of

SHAPES = ("..", ".../.#./...", "...../.###./.....", "..../.#.#/..##", ".#/#.")


def board(shape: str) -> Board:
    rows = shape.split("/")
    return Board(len(rows), len(rows[0]), sum(1 << i for i, c in enumerate("".join(rows)) if c == "."))


@walked("shape", SHAPES)
def test_a_border_turns_at_each_corner_and_surrounds_the_squares(shape: str) -> None:
    """The signed area between all loops is the number of squares."""
    squares, area = board(shape), 0
    for loop in border(squares):
        closed = (*loop, *loop[:2])
        for (a, b), (c, d), (e, f) in zip(closed, closed[1:], closed[2:], strict=False):
            assert (a == c) != (c == e), "not straight on"
            assert (b == d) != (d == f)
        area += sum(b * c - a * d for (a, b), (c, d) in pairwise(closed[:-1]))
    assert abs(area) == 2 * squares.squares.bit_count()


@walked("shape", SHAPES)
def test_a_border_inside_keeps_its_distance(shape: str) -> None:
    """Each point lies in a square of the board, at least the inset away from missing ones."""
    squares, u, inset = board(shape), 40, 4
    for loop in border_of(squares, u, inset):
        for x, y in loop:
            for row in range(-1, squares.rows + 1):
                for column in range(-1, squares.columns + 1):
                    dx = max(column * u - x, x - (column + 1) * u, 0)
                    dy = max(row * u - y, y - (row + 1) * u, 0)
                    assert squares.bit((row, column)) or hypot(dx, dy) >= inset - 1e-9
