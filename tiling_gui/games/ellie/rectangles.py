"""Which m x n boards of ELLIE does FIRST win? Grundy values of rectangles, saved once they are proved.

A board of one row holds no tile. A board of two rows is the octal game .007 on a heap of as many tokens as it has
squares, with values by its recursion. All others are searched, and their values saved in the cache folder, so that the
next run continues where this one ended.
"""

import json
from dataclasses import dataclass

from tiling_gui.core import computed_files
from tiling_gui.core.limits import Run
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.ellie.solver import LARGEST_AREA, WIDEST, EllieSolver
from tiling_gui.search.grundy import mex

Size = tuple[int, int]
"""(rows, columns) with rows <= columns."""

_FILE = "grundy/ellie.values"

NO_TILE, RECURSION, SEARCH = "no tile fits", "recursion", "search"
"""How a value was found."""


@dataclass(frozen=True)
class Rectangle:
    """The proved Grundy value of a board."""

    rows: int
    columns: int
    grundy: int

    @property
    def first_wins(self) -> bool:
        return self.grundy > 0

    @property
    def origin(self) -> str:
        return {1: NO_TILE, 2: RECURSION}.get(self.rows, SEARCH)

    def as_json(self) -> dict[str, int | str]:
        """The object of a board in the window's JSON."""
        return {
            "rows": self.rows,
            "columns": self.columns,
            "grundy": self.grundy,
            "winner": "first" if self.first_wins else "second",
            "from": self.origin,
        }


def all_sizes(rows: int = WIDEST, columns: int = LARGEST_AREA // 2) -> list[Size]:
    """All boards up to this size that can be solved, the smallest first."""
    found = [
        (m, n)
        for m in range(1, min(rows, WIDEST) + 1)
        for n in range(m, columns + 1)
        if m == 1 or m * n <= LARGEST_AREA
    ]
    return sorted(found, key=lambda size: (size[0] * size[1], size))


def strip_values(squares: int) -> list[int]:
    """G(0) to G(squares), where G(n) is the value of any n squares of a two-row strip, the octal game .007.

    G(n) = mex of G(i) xor G(n - 3 - i): a tile leaves i squares before it and the others after it, for every i.
    """
    values: list[int] = []
    for n in range(squares + 1):
        values.append(mex({values[i] ^ values[n - 3 - i] for i in range(n - 2)}))
    return values


def known_rectangles() -> dict[Size, Rectangle]:
    """Values known without a search: boards of one and two rows, and those saved by earlier runs."""
    strips = strip_values(LARGEST_AREA)
    found = {(m, n): Rectangle(m, n, strips[2 * n] if m == 2 else 0) for m, n in all_sizes() if m <= 2}
    return found | {size: Rectangle(*size, value) for size, value in _cached().items()}


def solve(size: Size, solver: EllieSolver, run: Run | None = None) -> Rectangle | None:
    """Solve a board and save its value; None if it was stopped. Raises InputError if it is too large."""
    value = solver.grundy(ElliePosition.start(*size), run)
    if value is None:
        return None
    _cache(size, value)
    return Rectangle(*size, value)


# The cache ------------------------------------------------------------------------------------------------


def _cached() -> dict[Size, int]:
    return {(m, n): value for m, n, value in json.loads(computed_files.read(_FILE, tells_itself=True) or b"[]")}


def _cache(size: Size, value: int) -> None:
    rows = [[*one, number] for one, number in sorted((_cached() | {size: value}).items())]
    computed_files.write(_FILE, json.dumps(rows).encode())
