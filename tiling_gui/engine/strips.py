"""Strips composed of blocks: what block potentials prove about boards of every length, without tables and instantly.

A board is cut into blocks. A *potential* gives every subset of a block a multiple of 1/2, so that with M, the sum over
the blocks of a position, X >= ceil(M) and N >= floor(M) (a lower one), or X <= ceil(M) and N <= floor(M) (an upper
one): Theorem 16 of resources/help/en/theory.md. For empty boards one number per block is enough, and those are shipped;
research/certificates.py computes and checks their tables. This module imports nothing slow, as the window uses it.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil, floor

from tiling_gui.core import shipped_files

Cut = tuple[int, ...]
"""A cut beside a block, square by square from the top or from the left: for a lower potential each square's partner's
index, for an upper one 1 if the block before the cut (left or above) owns the edge, otherwise 0.
"""

SIDES = ("left", "right", "top", "bottom")


@dataclass(frozen=True)
class Block:
    """A block of a board, and the cuts on its sides; None where the board ends."""

    rows: int
    columns: int
    left: Cut | None = None
    right: Cut | None = None
    top: Cut | None = None
    bottom: Cut | None = None

    @property
    def squares(self) -> int:
        return self.rows * self.columns

    @property
    def name(self) -> str:
        """Its size and which sides are cut."""
        cut = [side for side in SIDES if getattr(self, side)]
        return f"{self.rows} x {self.columns}, cut {', '.join(cut) if len(cut) < 4 else 'on all sides'}"

    def dominoes(self) -> list[int]:
        """The masks of all dominoes inside the block."""
        square = [[1 << self.rows * c + r for c in range(self.columns)] for r in range(self.rows)]
        upright = [square[r][c] | square[r + 1][c] for r in range(self.rows - 1) for c in range(self.columns)]
        level = [square[r][c] | square[r][c + 1] for r in range(self.rows) for c in range(self.columns - 1)]
        return upright + level

    def cuts(self, upper: bool) -> list[tuple[int, int]]:
        """(mask of a square at a cut, mask of its partner or whether it owns its edge), side by side."""
        last = self.rows * (self.columns - 1)
        first = {"left": (0, 1), "right": (last, 1), "top": (0, self.rows), "bottom": (self.rows - 1, self.rows)}
        found = []
        for side, (start, step) in first.items():
            for at, says in enumerate(getattr(self, side) or ()):
                owner = says if side in ("right", "bottom") else 1 - says
                found.append((1 << start + step * at, owner if upper else 1 << start + step * says))
        return sorted(found)


Composition = tuple[int, tuple[Block, ...]]
"""(twice M, the blocks from left to right)"""


def strips(columns: int, values: Mapping[Block, int], upper: bool) -> list[Composition | None]:
    """The best M of the empty strips of 0, 1, ... columns; None for a length that no blocks compose.

    `values` are twice the potentials of the blocks. A block with a cut also fits where the strip begins or ends.
    """
    better = min if upper else max
    reached: list[dict[Cut | None, Composition]] = [{None: (0, ())}]  # by the cut on the right
    for at in range(1, columns + 1):
        found: dict[Cut | None, Composition] = {}
        for block, value in values.items():
            before = at - block.columns
            start = None if before < 0 else reached[before].get(block.left if before else None)
            if start is not None and (block.left or not before):
                made = start[0] + value, (*start[1], block)
                found[block.right] = better(found.get(block.right, made), made, key=lambda one: one[0])
        reached.append(found)
    return [better(found.values(), key=lambda one: one[0], default=None) for found in reached]


@dataclass(frozen=True)
class Line:
    """A bound for the strips of n = period * j + columns columns, j = 0, 1, ...: M = rate * j + constant."""

    columns: int
    constant: Fraction
    widths: tuple[int, ...]
    """The widths of the blocks for j = 0."""


@dataclass(frozen=True)
class Statement:
    """The bounds that a certificate proves for empty strips of every length."""

    upper: bool
    period: int
    rate: Fraction
    """An integer, so that M is rounded alike for every j."""
    lines: tuple[Line, ...]
    short: tuple[Line, ...]
    """Strips shorter than the first of their line, for j = 0 only."""
    least: tuple[Fraction, ...]
    """M for 1, 2, ... columns, up to one period after the first of every line."""

    @property
    def limit(self) -> Fraction:
        """The asymptotic bound of dominoes per column."""
        return self.rate / self.period

    def formula(self, player: str) -> str:
        """The best formula floor((pn + a)/q) that bounds X ("X") or N of n columns for every n."""
        p, q = self.limit.numerator, self.limit.denominator
        proved = [(n, rounded(value, player)) for n, value in enumerate(self.least, 1)]
        if self.upper:
            a = max(q * value - p * n for n, value in proved)
        else:
            a = min(q * value - p * n for n, value in proved) + q - 1
        top = f"{p}n + {a}".replace("+ -", "- ") if a else f"{p}n"
        return top if q == 1 else f"floor(({top})/{q})" if a else f"floor({top}/{q})"


def rounded(value: Fraction, player: str) -> int:
    """M rounded up for X, or down for N."""
    return ceil(value) if player == "X" else floor(value)


def statement(values: Mapping[Block, int], upper: bool, cycle: Sequence[Block]) -> Statement:
    """The bounds that `values` prove for strips; `cycle` are the blocks that repeat."""
    if sum(values[block] for block in cycle) % 2:
        cycle = (*cycle, *cycle)
    period, rate = sum(block.columns for block in cycle), Fraction(sum(values[block] for block in cycle), 2)
    found = strips(3 * period + 2 * max(block.columns for block in values), values, upper)
    best: dict[int, tuple[Fraction, Line]] = {}
    every = []
    for columns, made in enumerate(found[1:], 1):
        if made is None:
            raise ValueError(f"No blocks make {columns} columns.")
        line = Line(columns, Fraction(made[0], 2), tuple(block.columns for block in made[1]))
        every.append(line)
        over = (line.constant - columns * rate / period) * (-1 if upper else 1)
        known = best.get(columns % period)
        if _can_insert(cycle, made[1]) and (known is None or over > known[0]):
            best[columns % period] = over, line
    lines = sorted((line for _, line in best.values()), key=lambda line: line.columns)
    short = (line for line in every if line.columns < best[line.columns % period][1].columns)
    least = (line.constant for line in every[: lines[-1].columns + period])
    return Statement(upper, period, rate, tuple(lines), tuple(short), tuple(least))


def _can_insert(cycle: Sequence[Block], made: Sequence[Block]) -> bool:
    """Whether the cycle can be inserted before one of the blocks or at the end."""
    return any(block.left == cycle[0].left for block in made) or made[-1].right == cycle[0].left


# Shipped certificates.


@dataclass(frozen=True)
class Plan:
    """The blocks of a certificate, whose tables are recomputed when needed."""

    upper: bool
    cycle: tuple[Block, ...]
    """The blocks that repeat."""
    ends: tuple[Block, ...] = ()
    """All other blocks."""

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All distinct blocks."""
        return tuple(dict.fromkeys((*self.ends, *self.cycle)))


def _lower(rows: int, partners: Cut, width: int, widest: int, *, both: bool = True, more: Sequence[int] = ()) -> Plan:
    """Inner blocks of `width` columns, end blocks of up to `widest` on the right, and if `both` on the left."""
    ends = [Block(rows, k, left=partners) for k in range(1, widest + 1)]
    ends += [Block(rows, k, right=partners) for k in range(1, widest + 1) if both]
    ends += [Block(rows, k, left=partners, right=partners) for k in more]
    return Plan(False, (Block(rows, width, left=partners, right=partners),), tuple(ends))


def _upper(rows: int, widths: Sequence[int], owners: Sequence[Cut], widest: int) -> Plan:
    """Blocks of these widths in turn; `owners` are the cuts to the right of each."""
    before = (owners[-1], *owners[:-1])
    cycle = tuple(Block(rows, k, left=a, right=b) for k, a, b in zip(widths, before, owners, strict=True))
    ends = [Block(rows, k, left=cut) for cut in dict.fromkeys(owners) for k in range(1, widest + 1)]
    ends += [Block(rows, k, right=cut) for cut in dict.fromkeys(owners) for k in range(1, widest + 1)]
    return Plan(True, cycle, tuple(ends))


_PLANE = Block(3, 5, left=(1, 2, 1), right=(1, 2, 1), top=(1, 0, 3, 2, 3), bottom=(1, 0, 3, 2, 3))
PLANE_ABOVE = Block(4, 5, left=(0, 1, 1, 0), right=(0, 1, 1, 0), top=(0, 1, 1, 0, 1), bottom=(1, 0, 1, 1, 0))
"""Of Theorem 22: the block below another one is moved by one square, so that `top` and `bottom` fit."""
PLANS = {
    ("3xn", False): _lower(3, (1, 2, 1), 6, 6, both=False),
    ("4xn", False): _lower(4, (1, 0, 3, 2), 5, 5, both=False),
    ("5xn", False): _lower(5, (1, 0, 1, 4, 3), 4, 4),
    ("6xn", False): _lower(6, (1, 0, 3, 2, 5, 4), 2, 3),
    ("7xn", False): _lower(7, (1, 0, 3, 2, 3, 6, 5), 2, 3),
    ("8xn", False): _lower(8, (1, 0, 1, 4, 3, 6, 7, 6), 2, 3),
    ("9xn", False): _lower(9, (1, 0, 1, 2, 5, 4, 7, 8, 7), 2, 3, more=(3,)),
    ("mxn", False): Plan(False, (_PLANE,)),
    ("3xn", True): _upper(3, (4, 7), ((0, 1, 0), (1, 0, 1)), 4),
    ("4xn", True): _upper(4, (5,), ((0, 0, 1, 0),), 4),
    ("mxn", True): Plan(True, (PLANE_ABOVE,)),
}
"""Plans by (name of the boards, whether for upper bounds). Partners and owners are the best of those tried."""
FILE = "engine/certificates.json"


def key(name: str, upper: bool) -> str:
    """The key in FILE for twice the potentials of a plan's blocks, in their order."""
    return f"{name} {'upper' if upper else 'lower'}"


@cache
def shipped_values(name: str, upper: bool) -> dict[Block, int]:
    """Twice the potential of every whole block of a plan, without a table; {} if there is none or it was modified."""
    text = shipped_files.read(FILE) if (name, upper) in PLANS else None
    values = json.loads(text)[key(name, upper)] if text else []
    return dict(zip(PLANS[name, upper].blocks, values, strict=True)) if values else {}


def value_of_strip(rows: int, columns: int) -> tuple[int, int] | None:
    """(X, N) of a rectangle of at most three rows: Theorems 10 and 11, and 17, 19 and 20; None for more rows."""
    if rows == 0:
        return 0, 0
    if rows == 1:
        return 3 * (columns + 1) // 7, (3 * columns + 1) // 7
    if rows == 2:
        return columns, columns
    return ((4 * columns + 1) // 3, (4 * columns + 1) // 3) if rows == 3 else None


def bounds_of_strip(rows: int, columns: int) -> tuple[int | None, int | None]:
    """Twice the best M that bounds a rectangle from below and from above; None if there is no certificate."""
    found = (strips(columns, shipped_values(f"{rows}xn", upper), upper)[columns] for upper in (False, True))
    lower, upper = (made[0] if made else None for made in found)
    value = value_of_strip(rows, columns) if rows == 3 else None
    if value is not None:
        lower = upper = 2 * value[0]
    covered = by_covers(rows, columns)
    if covered is not None:
        upper = covered if upper is None else min(covered, upper)
    return lower, upper


_COVERED = {4: (48, (0, 3, 8, 10, 14, 18, 22, 26, 29, 32, 36, 40, 44)), 5: (14, (0, 4, 10))}
"""By rows, what a period adds to twice the number of a strip, and twice the numbers of the strips within a period."""


def by_covers(rows: int, columns: int) -> int | None:
    """Twice the upper bound by Theorem 21, four rows, or 25, five: docs/data/check_covers.py; None for other rows."""
    if rows not in _COVERED:
        return None
    rise, numbers = _COVERED[rows]
    return columns // len(numbers) * rise + numbers[columns % len(numbers)]
