"""What is proved about a position without a search: the proposer's steady play against what the expression can reach.

Whoever proposes d for ever ends with d in every free variable, wherever the other player puts it: the proposer has
at least the best of these fillings, and nobody can have more than the bounds of games/evaluate/reach.py allow.
Where the two meet, the value is proved. They meet wherever only + and * join values that are not negative: then
the largest value everywhere is the most there is (the paper, section 7), and minimax(E) = max(E).
"""

from dataclasses import dataclass
from fractions import Fraction

from tiling_gui.core.game import Side
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.games.evaluate.reach import interval
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.language import tr


@dataclass(frozen=True)
class Fences:
    """Proved bounds on the value of a position before a proposal, seen by MAX; None where nothing is known."""

    lower: Fraction | None
    upper: Fraction | None
    steady: Fraction | None = None
    """What the proposer may propose for ever to have his bound; None if no such filling has a value."""

    @property
    def value(self) -> Fraction | None:
        """The minimax value, if the bounds meet."""
        return self.lower if self.lower is not None and self.lower == self.upper else None


def steady_sentence(position: EvaluatePosition, steady: Fraction, value: Fraction) -> str:
    """Why `value` is proved without a search: "MAX proposes 9 for ever: 333, proved; no filling is worth more."."""
    said = {"side": position.first, "digit": value_text(steady), "value": value_text(value)}
    if position.first is Side.MAX:
        return tr("{side} proposes {digit} for ever: {value}, proved; no filling is worth more.", **said)
    return tr("{side} proposes {digit} for ever: {value}, proved; no filling is worth less.", **said)


def fences(position: EvaluatePosition, *, quick: bool = False) -> Fences:
    """The bounds of a position with no proposal waiting; `quick` ones cost no more than a few evaluations."""
    reach = interval(position.expression, position.domain, position.values) if quick else position.bounds()
    ends = {
        value: end
        for value in position.domain
        if (end := position.expression.value({**position.values, **dict.fromkeys(position.free, value)})) is not None
    }
    if not ends:
        return Fences(reach.lower, reach.upper)
    pick = max if position.first is Side.MAX else min
    steady = pick(ends, key=lambda value: ends[value])
    if position.first is Side.MAX:
        return Fences(ends[steady], reach.upper, steady)
    return Fences(reach.lower, ends[steady], steady)
