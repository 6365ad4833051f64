"""For which m x n does FIRST win ELLIE? Grundy values of rectangles, one after the other, kept once they are proved.

Boards of one row hold no tile; a board of two rows is the octal game .007 on a heap of as many squares, whose values
are worked out here from the recursion; all others are searched. What was searched lies in the cache folder, so that
the next question goes on where the last one ended.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tiling_gui import atomic
from tiling_gui.core.limits import Progress, Report, StopToken, silent
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.ellie.solver import LARGEST_AREA, WIDEST, EllieSolver
from tiling_gui.paths import cache_dir
from tiling_gui.search.grundy import mex

Size = tuple[int, int]
"""Rows and columns, rows at most columns."""

NO_TILE, RECURSION, SEARCH = "no tile fits", "recursion", "search"
"""How a value is known."""


@dataclass(frozen=True)
class Rectangle:
    """A board whose value is proved."""

    rows: int
    columns: int
    grundy: int

    @property
    def first_wins(self) -> bool:
        """Whether FIRST wins; else SECOND does."""
        return self.grundy > 0

    @property
    def origin(self) -> str:
        """How the value is known."""
        return {1: NO_TILE, 2: RECURSION}.get(self.rows, SEARCH)

    def as_json(self) -> dict[str, int | str]:
        """As `tiling-gui ellie --table --json` prints it."""
        return {
            "rows": self.rows,
            "columns": self.columns,
            "grundy": self.grundy,
            "winner": "first" if self.first_wins else "second",
            "from": self.origin,
        }


def all_sizes(rows: int = WIDEST, columns: int = LARGEST_AREA // 2) -> list[Size]:
    """Every board of at most so many rows and columns that the search takes, those with few squares first."""
    found = [
        (m, n)
        for m in range(1, min(rows, WIDEST) + 1)
        for n in range(m, columns + 1)
        if m == 1 or m * n <= LARGEST_AREA
    ]
    return sorted(found, key=lambda size: (size[0] * size[1], size))


def strip_values(squares: int) -> list[int]:
    """G(0) to G(squares): a strip of two rows with so many squares, whichever they are, is .007 on such a heap.

    G(n) = mex of G(i) xor G(n - 3 - i): a tile takes three squares in a row, counted column by column.
    """
    values: list[int] = []
    for n in range(squares + 1):
        values.append(mex({values[i] ^ values[n - 3 - i] for i in range(n - 2)}))
    return values


def known() -> dict[Size, Rectangle]:
    """What is proved without a further search: boards of one and two rows, and what was searched before."""
    strips = strip_values(LARGEST_AREA)
    found = {(m, n): Rectangle(m, n, strips[2 * n] if m == 2 else 0) for m, n in all_sizes() if m <= 2}
    return found | {size: Rectangle(*size, value) for size, value in _kept().items()}


def solve(
    size: Size, solver: EllieSolver, *, stop: StopToken | None = None, report: Report = silent
) -> Rectangle | None:
    """Searches a board and keeps its value; None if it was stopped first. Raises InputError if it is too large."""
    value = solver.grundy(ElliePosition.start(*size), stop=stop, report=report)
    if value is None:
        return None
    _keep(size, value)
    return Rectangle(*size, value)


def fill(
    sizes: list[Size], found: Mapping[Size, Rectangle], *, stop: StopToken | None = None, report: Report = silent
) -> Iterator[Rectangle]:
    """The boards of `sizes` one after the other, those in `found` without searching; ends early if it is stopped."""
    solver = EllieSolver()
    for done, size in enumerate(sizes):
        report(Progress("solving", done=done, total=len(sizes), nodes=solver.nodes))
        one = found.get(size) or solve(size, solver, stop=stop)
        if one is None:
            return
        yield one


# What was searched before ---------------------------------------------------------------------------------


def _kept() -> dict[Size, int]:
    """The values in the cache; none where the file is missing or damaged: they can be searched again."""
    wanted = set(all_sizes())
    try:
        rows = json.loads((cache_dir() / "grundy" / "ellie.json").read_text("utf-8"))
        kept = {(int(m), int(n)): value for m, n, value in rows}
    except (OSError, ValueError, TypeError, InputError):
        return {}
    return {
        size: value
        for size, value in kept.items()
        if size in wanted and size[0] > 2 and type(value) is int and 0 <= value <= size[0] * size[1] // 3
    }


def _keep(size: Size, value: int) -> None:
    """Adds a value; a cache that cannot be written is no error."""
    rows = [[*one, number] for one, number in sorted((_kept() | {size: value}).items())]
    try:
        path = cache_dir() / "grundy" / "ellie.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        atomic.write_text(path, json.dumps(rows) + "\n")
    except (OSError, InputError, StoreError):
        return
