"""The minimax values of rectangles, as far as they are proved.

A value comes from a completed search, shipped or run on this computer, or from a theorem of theory.md: 1 x n from
Theorem 10, 2 x n from Theorem 11, and 3 x n from Theorems 17, 19 and 20.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from tiling_gui.core.board import LARGEST, most_beside
from tiling_gui.core.game import Side
from tiling_gui.engine.solved import entries
from tiling_gui.engine.strips import value_of_strip

PROVED, CLOSED_FORM = "proved", "closed form"
Origin = Literal["proved", "closed form"]
Size = tuple[int, int]
"""(rows, columns), rows <= columns."""


@dataclass(frozen=True)
class BoardValue:
    """The values of a rectangle with either side to move first; None where not proved."""

    rows: int
    columns: int
    """At least `rows`."""
    max_first: int | None
    min_first: int | None
    origin: Origin = "proved"

    @property
    def size(self) -> Size:
        return self.rows, self.columns

    @property
    def name(self) -> str:
        return f"{self.rows}x{self.columns}"

    @property
    def text(self) -> str:
        """The value, such as "14", or the values with MAX and with MIN first, such as "12/11"; "?" if not proved."""
        both = ["?" if value is None else str(value) for value in (self.max_first, self.min_first)]
        return both[0] if both[0] == both[1] else "/".join(both)

    def as_json(self) -> dict[str, Any]:
        """The JSON object of `tiling-gui values --json`."""
        values = {"max_first": self.max_first, "min_first": self.min_first}
        return {"rows": self.rows, "columns": self.columns, **values, "from": self.origin}


def size_of(rows: int, columns: int) -> Size:
    """The size of a rectangle, the same whichever way it is turned."""
    return min(rows, columns), max(rows, columns)


def closed_form(rows: int, columns: int) -> BoardValue | None:
    """The value of a board of one, two or three rows by theorem; None for other boards."""
    size = size_of(rows, columns)
    value = value_of_strip(*size)
    return None if value is None else BoardValue(*size, *value, "closed form")


def value_of(size: Size, values: Mapping[Size, BoardValue]) -> BoardValue | None:
    """The value of a rectangle from the table, or by theorem beyond it; None if unknown."""
    return values.get(size) or closed_form(*size)


def board_value(size: Size, bounds: Callable[[Size, Side], tuple[int, int]]) -> BoardValue | None:
    """The value of a rectangle by theorem or as far as `bounds` knows it; None if it is open for both sides.

    Of three rows, what was searched and is shipped is called proved by search.
    """
    closed = closed_form(*size)
    if closed is not None:
        return replace(closed, origin="proved") if closed.rows == 3 and closed.name in entries() else closed
    ends = (bounds(size, first) for first in (Side.MAX, Side.MIN))
    max_first, min_first = (lower if lower == upper else None for lower, upper in ends)
    return None if max_first is min_first is None else BoardValue(*size, max_first, min_first)


def board_values(
    bounds: Callable[[Size, Side], tuple[int, int]], sizes: Iterable[Size] | None = None
) -> dict[Size, BoardValue]:
    """The known values among `sizes` (by default all, and those of one and two rows), ordered by size."""
    listed = listed_sizes() if sizes is None else sizes
    found = ((size, board_value(size, bounds)) for size in sorted(listed))
    return {size: value for size, value in found if value is not None}


def all_sizes() -> list[Size]:
    """Every size of board with at least 3 rows."""
    return [(m, n) for m in range(3, LARGEST + 1) for n in range(m, most_beside(m) + 1)]


def listed_sizes() -> list[Size]:
    """`all_sizes` and, as far as those of three rows, the sizes of one and two rows."""
    return [(m, n) for m in (1, 2) for n in range(m, most_beside(3) + 1)] + all_sizes()
