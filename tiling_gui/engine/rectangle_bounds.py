"""Proved bounds without a search: of any position by counting and by blocks, of rectangles also from smaller ones.

Rectangles of three to nine rows are cut into blocks (strips.py, Theorem 16 of resources/help/en/theory.md), and any
position from above (plane.py, Theorem 22). Also, a row can
be deleted, which leaves two separate rectangles: by Lemma M that can only lower X and N, and by Lemma A the sum has at
least the sum of the values less one. By Lemma K every deleted square is worth at most a domino of its own, which gives
upper bounds. The base cases are solved boards, 2 x n, which can be filled, and the paths 1 x n.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from math import ceil

from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import plane
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.solved import entries
from tiling_gui.engine.strips import bounds_of_strip, value_of_strip
from tiling_gui.games.domino.rules import DominoPosition

LARGE = 64
"""Up to this many squares `quick_bounds` ignores the values of solved boards, so that a search proves them again."""

Known = Mapping[tuple[int, int], tuple[int, int]]
"""(rows, columns), rows <= columns -> (X, N)."""


@dataclass(frozen=True)
class RectangleBounds:
    """Proved bounds of X and N, the values with MAX and with MIN to move."""

    x: tuple[int, int]
    n: tuple[int, int]

    def sharpened(self, x: tuple[int, int], n: tuple[int, int]) -> "RectangleBounds":
        """Intersected with other proved bounds, and with |X - N| <= 1 (Lemma T)."""
        x, n = _both(self.x, x), _both(self.n, n)
        return RectangleBounds(_both(x, (n[0] - 1, n[1] + 1)), _both(n, (x[0] - 1, x[1] + 1)))


def _both(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return max(one[0], other[0]), min(one[1], other[1])


def solved_rectangles() -> dict[tuple[int, int], tuple[int, int]]:
    """The shipped (X, N) of boards that are solved for both sides to move first."""
    found: dict[tuple[int, int], dict[str, int]] = {}
    for name, solves in entries().items():
        board = Board.parse(name)
        size = min(board.rows, board.columns), max(board.rows, board.columns)
        found[size] = {entry["first"]: entry["value"] for entry in solves}
    return {size: (both[Side.MAX], both[Side.MIN]) for size, both in found.items() if len(both) == 2}


class Rectangles:
    """Bounds of rectangles, derived from known values."""

    def __init__(self, known: Known) -> None:
        self._known = known
        self._found: dict[tuple[int, int], RectangleBounds] = {}

    def bounds(self, rows: int, columns: int) -> RectangleBounds:
        """The bounds of a rectangle; either side may be 0."""
        size = min(rows, columns), max(rows, columns)
        if size not in self._found:
            self._found[size] = self._bounds(*size)
        return self._found[size]

    def _bounds(self, rows: int, columns: int) -> RectangleBounds:
        value = value_of_strip(rows, columns) or self._known.get((rows, columns))
        if value is not None:
            return RectangleBounds((value[0], value[0]), (value[1], value[1]))
        board = Board(rows, columns, (1 << rows * columns) - 1)
        best = RectangleBounds(*(counting_bounds(DominoPosition(board, side)) for side in (Side.MAX, Side.MIN)))
        best = certified(best, rows, columns)
        for cut, across in ((rows, columns), (columns, rows)):
            for above in range((cut + 1) // 2):
                best = self._sum(best, (above, across), (cut - 1 - above, across), across)
        return best

    def _sum(
        self, best: RectangleBounds, one: tuple[int, int], other: tuple[int, int], deleted: int
    ) -> RectangleBounds:
        """`best`, tightened by the sum of two rectangles that remains when `deleted` squares are deleted."""
        a, b = self.bounds(*one), self.bounds(*other)
        best = best.sharpened(*_least(a, b, _is_even_constant(one) or _is_even_constant(other)))
        top_x = a.x[1] + b.x[1] + 1
        top_n = min(a.n[1] + b.x[1], a.x[1] + b.n[1]) + 1
        more = deleted + deleted % 2  # two separate dominoes are worth 2; for an odd one Lemma A adds another
        return best.sharpened((0, top_x + more), (0, top_n + more))


def _least(a: RectangleBounds, b: RectangleBounds, exact: bool) -> tuple[tuple[int, int], tuple[int, int]]:
    """Lower bounds of the sum of two rectangles, X and N; `exact` if one has an even constant value."""
    if exact:
        return (a.x[0] + b.x[0], _NONE), (a.n[0] + b.n[0], _NONE)
    x = max(low + high - 1 if low else 0 for low, high in ((a.x[0], b.n[0]), (b.x[0], a.n[0])))
    return (x, _NONE), (a.n[0] + b.n[0] - 1, _NONE)


_NONE = 1 << 30
"""No upper bound."""


def _is_even_constant(size: tuple[int, int]) -> bool:
    """Whether a rectangle is zugzwang-free with an even mean, and so a constant in every sum (Corollary 3)."""
    rows, columns = min(size), max(size)
    return rows == 0 or (rows == 2 and columns % 2 == 0)


def certified(known: RectangleBounds, rows: int, columns: int) -> RectangleBounds:
    """`known`, tightened by the certificates for the rows, and for the columns, of a rectangle."""
    for lower, upper in (bounds_of_strip(rows, columns), bounds_of_strip(columns, rows)):
        if lower is not None:
            known = known.sharpened((ceil(lower / 2), _NONE), (lower // 2, _NONE))
        if upper is not None:
            known = known.sharpened((0, ceil(upper / 2)), (0, upper // 2))
    board = Board(rows, columns, (1 << rows * columns) - 1)
    above = [plane.most(board, board.squares, side) for side in (Side.MAX, Side.MIN)]
    x, n = (_NONE if one is None else one for one in above)
    return known.sharpened((0, x), (0, n))


def by_certificates(rows: int, columns: int) -> RectangleBounds:
    """The bounds of a rectangle that certificates alone prove."""
    return certified(RectangleBounds((0, _NONE), (0, _NONE)), rows, columns)


@cache
def _shipped() -> Rectangles:
    return Rectangles(solved_rectangles())


@cache
def _of_rectangle(rows: int, columns: int) -> RectangleBounds:
    """The bounds of an empty rectangle; up to LARGE squares without the values of solved boards."""
    if rows * columns > LARGE:
        return _shipped().bounds(rows, columns)
    board = Board.rectangle(rows, columns)
    x, n = (counting_bounds(DominoPosition(board, side)) for side in (Side.MAX, Side.MIN))
    return certified(RectangleBounds(x, n), rows, columns)


def quick_bounds(position: DominoPosition) -> tuple[int, int]:
    """(lower, upper) bounds on the final count without a search."""
    board = position.board
    if position.placed or not board.is_rectangle:
        lower, upper = counting_bounds(position)
        above = plane.most(board, position.live, position.to_move)
        return lower, upper if above is None else min(upper, position.count + above)
    found = _of_rectangle(board.rows, board.columns)
    return found.x if position.to_move is Side.MAX else found.n


def is_by_certificate(position: DominoPosition) -> bool:
    """Whether one of the `quick_bounds` of an empty rectangle comes from a certificate and is better than counting."""
    board = position.board
    if position.placed or not board.is_rectangle:
        return False
    bounds = quick_bounds(position)
    alone = by_certificates(board.rows, board.columns)
    said = alone.x if position.to_move is Side.MAX else alone.n
    counted = counting_bounds(position)
    return any(one == other != third for one, other, third in zip(said, bounds, counted, strict=True))
