"""Which expressions and domains make a fair game? The paper's last question (section 7), except for the one on graphs.

Considers expressions with + - * / in which every variable occurs once, one of each class that is equal up to renaming
variables and the rules of arithmetic. x/(y/z) counts as x*z/y, although they differ in divisions by zero.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

from tiling_gui.core.catalogue import written_position
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.tables import Column, columns, csv_text
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.domain import Domain
from tiling_gui.games.evaluate.expression import Binary, Node, Variable
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.random_play import Fairness, fairness

VARIABLES = range(2, 5)
"""Possible numbers of variables."""
_NAMES = "xyzw"
_PRIME = (1 << 61) - 1
_POINTS = 123_456_789_012_347, 987_654_321_098_761, 555_444_333_222_113, 271_828_182_845_909
"""Values of the variables modulo _PRIME: expressions that agree there are considered equal."""


@dataclass(frozen=True)
class FairRow:
    """An expression over a domain, and its chances under random play."""

    expression: str
    domain: Domain
    first: Side
    chances: Fairness

    @property
    def apart(self) -> Fraction:
        """The distance from fair: the difference between the chances of winning."""
        return abs(self.chances.win - self.chances.loss)

    @property
    def position(self) -> EvaluatePosition:
        return EvaluatePosition.start(self.expression, self.domain, self.first)

    def to_json(self) -> dict[str, Any]:
        found = {name: getattr(self.chances, name) for name in ("value", "win", "draw", "loss")}
        named = {"expression": self.expression, "domain": ",".join(map(str, self.domain)), "first": str(self.first)}
        return named | {name: value_to_json(value) for name, value in found.items()} | {"fair": self.chances.fair}


def to_csv(rows: Iterable[FairRow]) -> str:
    """A header line, then a line per game: its position, expression, numbers and first side, its value and chances."""
    of = (
        *columns("position expression numbers first"),
        *columns("value win draw loss", "value"),
        Column("fair", "flag"),
    )
    cells = []
    for row in rows:
        numbers, found = f"{{{','.join(map(str, row.domain))}}}", row.chances
        named = (written_position(row.position), row.expression, numbers, row.first)
        cells.append((*named, found.value, found.win, found.draw, found.loss, found.fair))
    return csv_text(of, cells)


def read_variables(text: str) -> range:
    """Parse "3" or "2-4". Raises InputError."""
    found = re.fullmatch(r"\s*(\d)\s*(?:[-–]\s*(\d)\s*)?", text, re.ASCII)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not VARIABLES[0] <= first <= last <= VARIABLES[-1]:
        raise input_error(
            "Expressions have {least} to {most} variables, written like 3, or 2-4; not {text!r}.",
            least=VARIABLES[0],
            most=VARIABLES[-1],
            text=text,
        )
    return range(first, last + 1)


def search(
    variables: Sequence[int], domains: Sequence[Domain], first: Side = Side.MAX, run: Run | None = None
) -> Iterator[FairRow]:
    """Yield the games that have a value as they are found, until `run` ends. `variables` are elements of VARIABLES."""
    run = run or Run()
    wanted = [(text, domain) for count in variables for domain in domains for text in expressions(count)]
    for done, (text, domain) in enumerate(wanted):
        run.report(Progress("chances", done=done, total=len(wanted)))
        if run.is_set:
            return
        chances = fairness(EvaluatePosition.start(text, domain, first))
        if chances is not None:
            yield FairRow(text, domain, first, chances)


def fairest(rows: Sequence[FairRow]) -> list[FairRow]:
    """The rows, fairest first; of equally fair ones, those with fewer draws first."""
    return sorted(rows, key=lambda row: (row.apart, row.chances.draw))


@cache
def expressions(count: int) -> tuple[str, ...]:
    """The expressions with `count` variables, shortest first."""
    names = _NAMES[:count]
    orders = [dict(zip(names, points, strict=True)) for points in permutations(_POINTS[:count])]
    best: dict[int, Node] = {}
    for node in distinct(names).values():
        key = min(_value(node, order) for order in orders)  # invariant under renaming
        best[key] = min(best.get(key, node), node, key=_length)
    return tuple(to_text(node) for node in sorted(best.values(), key=_length))


@cache
def distinct(names: str) -> dict[int, Node]:
    """Expressions in which each of these variables occurs once, without duplicates, by their value at _POINTS."""
    if len(names) == 1:
        return {_POINTS[_NAMES.index(names)]: Variable(names)}
    found: dict[int, Node] = {}
    for chosen in range(1, 2 ** len(names) - 1):
        left = "".join(name for k, name in enumerate(names) if chosen >> k & 1)
        right = "".join(name for name in names if name not in left)
        for a, first in distinct(left).items():
            for b, second in distinct(right).items():
                for sign in "+*-/" if left < right else "-/":
                    made = Binary(sign, first, second)
                    value = _joined(sign, a, b)
                    found[value] = min(found.get(value, made), made, key=_length)
    return found


def _length(node: Node) -> tuple[int, str]:
    text = to_text(node)
    return len(text), text


def _value(node: Node, points: dict[str, int]) -> int:
    if isinstance(node, Variable):
        return points[node.name]
    assert isinstance(node, Binary)
    return _joined(node.sign, _value(node.left, points), _value(node.right, points))


def _joined(sign: str, a: int, b: int) -> int:
    match sign:
        case "+":
            return (a + b) % _PRIME
        case "-":
            return (a - b) % _PRIME
        case "*":
            return a * b % _PRIME
        case _:
            return a * pow(b, -1, _PRIME) % _PRIME
