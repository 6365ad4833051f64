"""What the moves of a position are worth, in the ranks, numbers and words that cards and keys show. No Qt.

With fractions costs are many: the smallest gets the capsule, larger ones the bare number.
"""

from dataclasses import dataclass
from fractions import Fraction

from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.ui.widgets.format import short
from tiling_gui.games.evaluate.notation import DECIMALS_BELOW, value_text
from tiling_gui.games.evaluate.rules import EvaluateMove
from tiling_gui.language import decimal as written
from tiling_gui.language import tr

_ROOM = 9
"""Characters under a key."""


@dataclass(frozen=True)
class Mark:
    """One move's value as it is shown."""

    rank: Rank
    """COSTS_ONE is the smallest cost there is, and every value while only values are asked for."""
    text: str
    """The value, exact, or rounded with ≈ where it is too long for a key; in `sentence` it is whole."""
    decimal: str
    """The same with two decimals; "" where it is an integer."""
    cost: str
    """ "keeps the value", "costs 7/2"; "" while that is not known."""
    sentence: str
    """For the status line and for screen readers."""


def marks(analysis: Analysis | None, *, costs: bool = True) -> dict[EvaluateMove, Mark]:
    """The marks of every move whose value is proved; `costs` False shows values alone."""
    if analysis is None:
        return {}
    known = {entry.move: Fraction(entry.value) for entry in analysis.moves if entry.value is not None}
    best = analysis.value
    lost = {move: abs(value - Fraction(best)) for move, value in known.items()} if best is not None else {}
    least = min((cost for cost in lost.values() if cost), default=None)
    return {move: _mark(move, value, lost.get(move), least, costs) for move, value in known.items()}


def _mark(
    move: EvaluateMove,
    value: Fraction,
    lost: Fraction | None,
    least: Fraction | None,
    costs: bool,
) -> Mark:
    cost = ""
    if lost is not None:
        cost = tr("costs {cost}", cost=value_text(lost)) if lost else tr("keeps the value")
    capsule = not costs or (lost is not None and lost == least)
    rank = Rank.KEEPS if lost == 0 else Rank.COSTS_ONE if capsule else Rank.COSTS_MORE
    name = move if isinstance(move, str) else value_text(move)
    ends = tr("{move}: the game ends with {value} if both play on without error", move=name, value=value_text(value))
    sentence = tr("{ends}: exact, {cost}.", ends=ends, cost=cost) if cost else tr("{ends}: exact.", ends=ends)
    return Mark(rank, short(value, _ROOM), decimal(value), cost if costs else "", sentence)


def decimal(value: Fraction) -> str:
    """ "5.33" for 16/3; "" for integers and what is too large. Rounded, so that it stands beside the fraction only."""
    if value.denominator == 1 or abs(value) >= DECIMALS_BELOW:
        return ""
    return written(float(value), 2).replace("-", "−")
