"""Strips put together of blocks: what block potentials prove of boards of every length, without a table and at once.

A board is cut into blocks. A *potential* gives every subset of a block a number in halves, so that with M, the sum
over the blocks of a position, X >= ceil(M) and N >= floor(M) (a lower one), or X <= ceil(M) and N <= floor(M) (an upper
one): Theorem 16 of resources/help/en/theory.md. For empty boards one number a block is enough, and those are shipped;
the tables they are from are found and checked by certificates.py. Nothing slow is imported here: the window asks this.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil, floor

from tiling_gui.core import shipped_files

Cut = tuple[int, ...]
"""A cut beside a block, square by square from the top or from the left. For a lower potential the number of the partner
of each, for an upper one 1 where the block before the cut (left of it, above it) has the owner, 0 where the other."""

SIDES = ("left", "right", "top", "bottom")


@dataclass(frozen=True)
class Block:
    """A block of a board, and the cuts at its sides; None where the board ends."""

    rows: int
    columns: int
    left: Cut | None = None
    right: Cut | None = None
    top: Cut | None = None
    bottom: Cut | None = None

    @property
    def squares(self) -> int:
        """How many."""
        return self.rows * self.columns

    @property
    def name(self) -> str:
        """Its size and where it is cut."""
        cut = [side for side in SIDES if getattr(self, side)]
        return f"{self.rows} x {self.columns}, cut {', '.join(cut) if len(cut) < 4 else 'on all sides'}"

    def dominoes(self) -> list[int]:
        """The masks of all dominoes inside."""
        square = [[1 << self.rows * c + r for c in range(self.columns)] for r in range(self.rows)]
        upright = [square[r][c] | square[r + 1][c] for r in range(self.rows - 1) for c in range(self.columns)]
        level = [square[r][c] | square[r][c + 1] for r in range(self.rows) for c in range(self.columns - 1)]
        return upright + level

    def cuts(self, upper: bool) -> list[tuple[int, int]]:
        """(mask of a square at a cut, mask of its partner or whether it is its edge's owner), side by side."""
        last = self.rows * (self.columns - 1)
        first = {"left": (0, 1), "right": (last, 1), "top": (0, self.rows), "bottom": (self.rows - 1, self.rows)}
        found = []
        for side, (start, step) in first.items():
            for at, says in enumerate(getattr(self, side) or ()):
                owner = says if side in ("right", "bottom") else 1 - says
                found.append((1 << start + step * at, owner if upper else 1 << start + step * says))
        return sorted(found)


Made = tuple[int, tuple[Block, ...]]
"""Twice M, and the blocks from left to right."""


def strips(columns: int, values: Mapping[Block, int], upper: bool) -> list[Made | None]:
    """The best M of the empty strips of 0, 1, ... columns; None where no blocks make one.

    `values` are twice the potentials of blocks. Where a strip begins or ends, one that is cut there will do as well.
    """
    better = min if upper else max
    reached: list[dict[Cut | None, Made]] = [{None: (0, ())}]  # by the cut at the right
    for at in range(1, columns + 1):
        found: dict[Cut | None, Made] = {}
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
    """What is proved of the strips of n = period * j + columns columns, j = 0, 1, ...: M = rate * j + constant."""

    columns: int
    constant: Fraction
    widths: tuple[int, ...]
    """Of the blocks for j = 0."""


@dataclass(frozen=True)
class Statement:
    """What a certificate proves of empty strips of every length."""

    upper: bool
    period: int
    rate: Fraction
    """An integer, so that M is rounded in the same way for every j."""
    lines: tuple[Line, ...]
    short: tuple[Line, ...]
    """The strips shorter than the first of their line, for j = 0 alone."""
    least: tuple[Fraction, ...]
    """M for 1, 2, ... columns: all that come before the lines, and a period more."""

    @property
    def limit(self) -> Fraction:
        """The bound of the dominoes a column in the long run."""
        return self.rate / self.period

    def formula(self, player: str) -> str:
        """The best floor((pn + a)/q) that bounds X ("X") or N of n columns for every n."""
        p, q = self.limit.numerator, self.limit.denominator
        proved = [(n, rounded(value, player)) for n, value in enumerate(self.least, 1)]
        if self.upper:
            a = max(q * value - p * n for n, value in proved)
        else:
            a = min(q * value - p * n for n, value in proved) + q - 1
        top = f"{p}n + {a}".replace("+ -", "- ") if a else f"{p}n"
        return top if q == 1 else f"floor(({top})/{q})" if a else f"floor({top}/{q})"


def rounded(value: Fraction, player: str) -> int:
    """M rounded for X, up, or for N, down."""
    return ceil(value) if player == "X" else floor(value)


def statement(values: Mapping[Block, int], upper: bool, cycle: Sequence[Block]) -> Statement:
    """What `values` prove of strips; `cycle` are the blocks that are repeated."""
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
        if _takes(cycle, made[1]) and (known is None or over > known[0]):
            best[columns % period] = over, line
    lines = sorted((line for _, line in best.values()), key=lambda line: line.columns)
    short = (line for line in every if line.columns < best[line.columns % period][1].columns)
    least = (line.constant for line in every[: lines[-1].columns + period])
    return Statement(upper, period, rate, tuple(lines), tuple(short), tuple(least))


def _takes(cycle: Sequence[Block], made: Sequence[Block]) -> bool:
    """Whether the cycle can be put in before one of the blocks or at the end."""
    return any(block.left == cycle[0].left for block in made) or made[-1].right == cycle[0].left


# What is shipped.


@dataclass(frozen=True)
class Plan:
    """The blocks of a certificate; its table of every block is found again whenever it is asked for."""

    upper: bool
    cycle: tuple[Block, ...]
    """What is repeated."""
    ends: tuple[Block, ...] = ()
    """Everything else."""

    @property
    def blocks(self) -> tuple[Block, ...]:
        """All of them, each once."""
        return tuple(dict.fromkeys((*self.ends, *self.cycle)))


def _lower(rows: int, partners: Cut, width: int, widest: int, *, both: bool = True, more: Sequence[int] = ()) -> Plan:
    """Inner blocks of `width` columns, end blocks of up to `widest`, at the left as well if `both`."""
    ends = [Block(rows, k, left=partners) for k in range(1, widest + 1)]
    ends += [Block(rows, k, right=partners) for k in range(1, widest + 1) if both]
    ends += [Block(rows, k, left=partners, right=partners) for k in more]
    return Plan(False, (Block(rows, width, left=partners, right=partners),), tuple(ends))


def _upper(rows: int, widths: Sequence[int], owners: Sequence[Cut], widest: int) -> Plan:
    """Blocks of these widths in turn; `owners` are the cuts behind each of them."""
    before = (owners[-1], *owners[:-1])
    cycle = tuple(Block(rows, k, left=a, right=b) for k, a, b in zip(widths, before, owners, strict=True))
    ends = [Block(rows, k, left=cut) for cut in dict.fromkeys(owners) for k in range(1, widest + 1)]
    ends += [Block(rows, k, right=cut) for cut in dict.fromkeys(owners) for k in range(1, widest + 1)]
    return Plan(True, cycle, tuple(ends))


_PLANE = Block(3, 5, left=(1, 2, 1), right=(1, 2, 1), top=(1, 0, 3, 2, 3), bottom=(1, 0, 3, 2, 3))
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
}
"""By the name of the boards and whether they are upper ones. Partners and owners are the best of those tried."""
FILE = "engine/certificates.json"


def key(name: str, upper: bool) -> str:
    """Under which FILE has twice the potentials of the blocks of a plan, in their order."""
    return f"{name} {'upper' if upper else 'lower'}"


@cache
def shipped_values(name: str, upper: bool) -> dict[Block, int]:
    """Twice the potential of every whole block of a plan, without a table; {} if there is none, or it was changed."""
    text = shipped_files.read(FILE) if (name, upper) in PLANS else None
    values = json.loads(text)[key(name, upper)] if text else []
    return dict(zip(PLANS[name, upper].blocks, values, strict=True)) if values else {}


def bounds_of_strip(rows: int, columns: int) -> tuple[int | None, int | None]:
    """Twice the best M that bounds a rectangle from below, and from above; None where there is no certificate."""
    found = (strips(columns, shipped_values(f"{rows}xn", upper), upper)[columns] for upper in (False, True))
    lower, upper = (made[0] if made else None for made in found)
    if rows == 3:
        upper = by_covers(columns) if upper is None else min(by_covers(columns), upper)
        lower = by_first_moves(columns) if lower is None else max(by_first_moves(columns), lower)
    return lower, upper


def by_covers(columns: int) -> int:
    """The same from above by Theorem 19, of three rows: docs/data/check_covers.py. Blocks are better at 1 and 4."""
    return (8 * columns + 2) // 3


def by_first_moves(columns: int) -> int:
    """The same from below by Theorem 20, of three rows: docs/data/check_first_moves.py. No more than blocks for X."""
    return 2 * ((4 * columns + 1) // 3)
