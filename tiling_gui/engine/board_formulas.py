"""Formulas for rows and the diagonal of the table of board values; some are sequences of the OEIS, oeis.org.

Those of 1 x n, 2 x n and 3 x n are proved for every n (theory.md, Theorems 10, 11, 17, 19 and 20). The others are
observed: they agree with every known value in the range stated, and are never used as values. For 4 x n no sequence was
found in the OEIS; that of n x n is false from n = 20 on (Theorem 22).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from tiling_gui.core.game import Side, Value
from tiling_gui.engine.board_values import BoardValue, Size, size_of
from tiling_gui.language import mark, tr


@dataclass(frozen=True)
class Formula:
    """The statement that rows x n (n x n if `rows` is 0) is worth `value(n)` for n >= `least`."""

    rows: int
    least: int
    rule: str
    """The formula in n, in ASCII, such as "floor((9n+1)/5)"."""
    value: Callable[[int], int]
    """The value it gives for the board with n columns."""
    term: str = ""
    """The same as a term of a sequence of the OEIS, such as "A057357(n+5)-2"; "" if none is known."""
    first: Side | None = None
    """The side that moves first; None if it makes no difference."""
    for_every_n: bool = False
    """Whether the statement is proved for every n."""
    fails_at: int | None = None
    """The least n at which it is proved to be false without a search."""

    @property
    def written(self) -> str:
        """The formula in n in mathematical notation."""
        inner = self.rule.removeprefix("floor(")
        return self.rule if inner == self.rule else f"⌊{inner.removesuffix(')')}⌋"

    @property
    def boards(self) -> str:
        """The boards, such as "3 x n"."""
        return f"{self.rows or 'n'} x n"

    def is_about(self, size: Size, first: Side) -> bool:
        """Whether the statement covers this board with `first` to move first."""
        rows, columns = size_of(*size)
        return rows == (self.rows or columns) and columns >= self.least and self.first in (None, first)

    def check(self, values: Mapping[Size, BoardValue]) -> "FormulaCheck":
        """How far the values confirm it."""
        n = self.least
        while True:
            found = values.get(size_of(self.rows or n, n))
            both = {Side.MAX: found and found.max_first, Side.MIN: found and found.min_first}
            sides = {side: value for side, value in both.items() if self.first in (None, side)}
            right = [side for side, value in sides.items() if value == self.value(n)]
            if len(right) < len(sides):
                false = any(value is not None for side, value in sides.items() if side not in right)
                return FormulaCheck(self, n - 1, n if false else self.fails_at, right[0] if right else None)
            n += 1


@dataclass(frozen=True)
class FormulaCheck:
    """How far the proved values confirm a formula."""

    formula: Formula
    upto: int
    """It holds for every n from `least` to this."""
    false_at: int | None
    """A larger n at which it is proved to be false; None if none is known."""
    proved_for: Side | None
    """The side with which moving first the prediction is proved; None if with neither."""

    @property
    def predicted(self) -> tuple[int, int] | None:
        """(n, predicted value) of the first unproved board; None if the formula is false, or proved for every n."""
        n = self.upto + 1
        return None if self.formula.for_every_n or self.false_at is not None else (n, self.formula.value(n))

    def statement(self, rule: str = "") -> str:
        """The formula and its prediction, in English, without a full stop, with the formula written as `rule`."""
        one = self.formula
        who = ", whoever begins" if one.first is None else ""
        said = f"{one.boards}{f' with {one.first} first' if one.first else ''} is worth {rule or one.rule}"
        said += f", {one.term} of the OEIS" if one.term else ""
        if one.for_every_n:
            return said + who
        said += f"{',' if one.term else ''} for n = {one.least} to {self.upto}{who}"
        if self.predicted is None:
            return f"{said}, but not for n = {self.false_at}"
        n, value = self.predicted
        proved = f", proved with {self.proved_for} first" if self.proved_for else ""
        return f"{said}; that predicts {value} for {one.rows or n} x {n}{proved}"

    def sentence(self) -> str:
        """The statement as a sentence, which calls what is not proved for every n an observation."""
        how = "For every n, " if self.formula.for_every_n else "Observed, not proved for every n: "
        return f"{how}{self.statement()}."

    def as_json(self) -> dict[str, Any]:
        """The JSON object of `tiling-gui values --json`; "to" is null if it is proved for every n."""
        one = self.formula
        upto = None if one.for_every_n else self.upto
        first = None if one.first is None else str(one.first)
        data: dict[str, Any] = {"boards": one.boards, "first": first, "rule": one.rule, "oeis": one.term or None}
        data |= {"from": one.least, "to": upto}
        if self.false_at is not None:
            return data | {"false_at": self.false_at}
        if self.predicted is None:
            return data
        n, value = self.predicted
        return data | {"predicts": {"rows": one.rows or n, "columns": n, "value": value}}


FORMULAS = (
    Formula(1, 1, "floor(3(n+1)/7)", lambda n: 3 * (n + 1) // 7, "A057357(n+1)", Side.MAX, for_every_n=True),
    Formula(1, 1, "floor((3n+1)/7)", lambda n: (3 * n + 1) // 7, "A057357(n+5)-2", Side.MIN, for_every_n=True),
    Formula(2, 1, "n", lambda n: n, for_every_n=True),
    Formula(3, 2, "floor((4n+1)/3)", lambda n: (4 * n + 1) // 3, "A042965(n+1)", for_every_n=True),
    Formula(4, 3, "floor((9n+1)/5)", lambda n: (9 * n + 1) // 5),
    Formula(5, 3, "floor((16n+5)/7)", lambda n: (16 * n + 5) // 7, first=Side.MAX),
    Formula(5, 3, "floor((9n+2)/4)", lambda n: (9 * n + 2) // 4, first=Side.MIN),
    Formula(6, 2, "floor((8n+2)/3)", lambda n: (8 * n + 2) // 3, "A047399(n+1)"),
    Formula(7, 5, "3n+1", lambda n: 3 * n + 1),
    Formula(0, 2, "n(n-1)/2+1", lambda n: n * (n - 1) // 2 + 1, "A000124(n-1)", Side.MIN, fails_at=20),
)

_OBSERVED = mark(
    "The boards {boards} are {term} of the OEIS for n = {least} to {upto}: observed, not proved for every n."
)


def sentences(values: Mapping[Size, Value], first: Side) -> list[str]:
    """The sequences to which all these boards belong, of those with at least as many columns as rows, in order of n."""
    said = []
    for one in FORMULAS:
        wide = {size: value for size, value in values.items() if max(size[0], one.least) <= size[1]}
        agreed = list(takewhile(lambda size: wide[size] == one.value(size[1]), wide))  # noqa: B023 - used at once
        if not one.term or len(agreed) < 2 or not all(one.is_about(size, first) for size in wide):
            continue
        if one.for_every_n:
            said.append(
                tr("The boards {boards} are {term} of the OEIS, for every n.", boards=one.boards, term=one.term)
            )
            continue
        ends = {"least": agreed[0][1], "upto": agreed[-1][1]}
        said.append(tr(_OBSERVED, boards=one.boards, term=one.term, **ends))
    return said
