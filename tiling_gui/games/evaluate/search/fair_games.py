"""Which expressions and domains make a fair game? The last question of the paper but for those on graphs (section 7).

Looked at are the expressions in which every variable stands once, joined by + - * /: one of those that are the same
up to the names of their variables and the rules of arithmetic. x/(y/z) is left out for x*z/y, though a division by
zero parts them.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Progress, Run
from tiling_gui.errors import input_error
from tiling_gui.games.evaluate.domain import Domain
from tiling_gui.games.evaluate.expression import Binary, Node, Variable
from tiling_gui.games.evaluate.notation import to_text
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.games.evaluate.search.random_play import Fairness, fairness

VARIABLES = range(2, 5)
"""How many variables there may be."""
_NAMES = "xyzw"
_PRIME = (1 << 61) - 1
_POINTS = 123_456_789_012_347, 987_654_321_098_761, 555_444_333_222_113, 271_828_182_845_909
"""Values of the variables modulo _PRIME, by which expressions are told apart: two that agree there are one."""


@dataclass(frozen=True)
class FairRow:
    """An expression over a domain, and what random play makes of it."""

    expression: str
    domain: Domain
    first: Side
    chances: Fairness

    @property
    def apart(self) -> Fraction:
        """How far it is from fair: the difference of the chances to win."""
        return abs(self.chances.win - self.chances.loss)

    @property
    def position(self) -> EvaluatePosition:
        return EvaluatePosition.start(self.expression, self.domain, self.first)

    def to_json(self) -> dict[str, Any]:
        found = {name: getattr(self.chances, name) for name in ("value", "win", "draw", "loss")}
        named = {"expression": self.expression, "domain": ",".join(map(str, self.domain)), "first": str(self.first)}
        return named | {name: value_to_json(value) for name, value in found.items()} | {"fair": self.chances.fair}


def read_variables(text: str) -> range:
    """ "3", or "2-4". Raises InputError."""
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
    """The games that have a value, as they come, until `run` ends it. `variables` are of VARIABLES."""
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
    """The fairest first; of those that are alike, the one with fewer draws."""
    return sorted(rows, key=lambda row: (row.apart, row.chances.draw))


@cache
def expressions(count: int) -> tuple[str, ...]:
    """The expressions of `count` variables, the short ones first."""
    names = _NAMES[:count]
    orders = [dict(zip(names, points, strict=True)) for points in permutations(_POINTS[:count])]
    best: dict[int, Node] = {}
    for node in distinct(names).values():
        key = min(_value(node, order) for order in orders)  # the same for every renaming
        best[key] = min(best.get(key, node), node, key=_length)
    return tuple(to_text(node) for node in sorted(best.values(), key=_length))


@cache
def distinct(names: str) -> dict[int, Node]:
    """Expressions in which each of these variables stands once, no two of them equal: by their value at _POINTS."""
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
