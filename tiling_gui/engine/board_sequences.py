"""Rows and the diagonal of the table of board values that match sequences of the OEIS, oeis.org.

The formula of each sequence is a fact. That the values follow it is proved for 1 x n and 3 x n (theory.md, Theorems
10, 17, 19 and 20); otherwise it is observed, and stated with the range that is proved by search. For 4 x n none was
found in the OEIS.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from tiling_gui.core.game import Side, Value
from tiling_gui.engine.board_values import BoardValue, Size, size_of
from tiling_gui.language import mark, tr

TERMS: dict[str, Callable[[int], int]] = {
    "A000124": lambda k: k * (k + 1) // 2 + 1,
    "A042965": lambda k: (4 * k - 3) // 3,
    "A047399": lambda k: (8 * k - 6) // 3,
    "A057357": lambda k: 3 * k // 7,
}
"""The term at k of each sequence, with the offset of the OEIS."""


@dataclass(frozen=True)
class Sequence:
    """The statement that rows x n (n x n if `rows` is 0) has the value term(n + `shift`) - `minus` for n >= `least`."""

    name: str
    rows: int
    least: int
    shift: int
    minus: int = 0
    first: Side | None = None
    """The side that moves first; None if it makes no difference."""
    for_every_n: bool = False
    """Whether the statement is proved for every n."""

    @property
    def term(self) -> str:
        """The formula, such as "A057357(n+5)-2"."""
        return f"{self.name}(n{self.shift:+})" + (f"-{self.minus}" if self.minus else "")

    @property
    def boards(self) -> str:
        """The boards, such as "3 x n"."""
        return f"{self.rows or 'n'} x n"

    def value(self, n: int) -> int:
        """The value according to the sequence for the board with n columns."""
        return TERMS[self.name](n + self.shift) - self.minus

    def is_about(self, size: Size, first: Side) -> bool:
        """Whether the statement covers this board with `first` to move first."""
        rows, columns = size_of(*size)
        return rows == (self.rows or columns) and columns >= self.least and self.first in (None, first)

    def upto(self, values: Mapping[Size, BoardValue]) -> int:
        """The last n up to which all values are proved and equal the terms; less than `least` if there is none."""
        n = self.least
        while (found := values.get(size_of(self.rows or n, n))) is not None:
            both = {Side.MAX: found.max_first, Side.MIN: found.min_first}
            if any(number != self.value(n) for side, number in both.items() if self.first in (None, side)):
                break
            n += 1
        return n - 1

    def statement(self, values: Mapping[Size, BoardValue]) -> str:
        """The statement and how far it is proved, in English, without a full stop."""
        who = "" if self.first is None else f" with {self.first} first"
        upto = f"n = {self.least} to {self.upto(values)}, not proved for every n"
        return f"{self.boards}{who} is {self.term}, for {'every n' if self.for_every_n else upto}"

    def as_json(self, values: Mapping[Size, BoardValue]) -> dict[str, Any]:
        """The JSON object of `tiling-gui values --json`; "to" is null if it is proved for every n."""
        upto = None if self.for_every_n else self.upto(values)
        first = None if self.first is None else str(self.first)
        return {"boards": self.boards, "first": first, "term": self.term, "from": self.least, "to": upto}


SEQUENCES = (
    Sequence("A057357", 1, 1, 1, first=Side.MAX, for_every_n=True),
    Sequence("A057357", 1, 1, 5, 2, first=Side.MIN, for_every_n=True),
    Sequence("A042965", 3, 2, 1, for_every_n=True),
    Sequence("A047399", 6, 2, 1),
    Sequence("A000124", 0, 2, -1, first=Side.MIN),
)


_OBSERVED = mark(
    "The boards {boards} are {term} of the OEIS for n = {least} to {upto}: observed, not proved for every n."
)


def sentences(values: Mapping[Size, Value], first: Side) -> list[str]:
    """The sequences to which all these boards belong, of those with at least as many columns as rows, in order of n."""
    said = []
    for one in SEQUENCES:
        wide = {size: value for size, value in values.items() if max(size[0], one.least) <= size[1]}
        agreed = list(takewhile(lambda size: wide[size] == one.value(size[1]), wide))  # noqa: B023 - used at once
        if len(agreed) < 2 or not all(one.is_about(size, first) for size in wide):
            continue
        if one.for_every_n:
            said.append(
                tr("The boards {boards} are {term} of the OEIS, for every n.", boards=one.boards, term=one.term)
            )
            continue
        ends = {"least": agreed[0][1], "upto": agreed[-1][1]}
        said.append(tr(_OBSERVED, boards=one.boards, term=one.term, **ends))
    return said
