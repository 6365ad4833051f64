"""The values of moves as ranks, numbers and sentences for cards and keys. Without Qt.

With fractions there are many different costs: moves with the smallest get a capsule, others a bare number.
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
"""Characters that fit below a key."""


@dataclass(frozen=True)
class ButtonMark:
    """The value of a move as shown."""

    rank: Rank
    """COSTS_ONE means the smallest cost, or any move if only values are shown."""
    text: str
    """The exact value, or a rounded one with ≈ if that is too long; `sentence` has the exact one."""
    decimal: str
    """The value with two decimals; "" for an integer."""
    cost: str
    """"keeps the value", "costs 7/2"; "" if unknown."""
    sentence: str
    """For the status bar and screen readers."""


def marks(analysis: Analysis | None, *, costs: bool = True) -> dict[EvaluateMove, ButtonMark]:
    """The marks of all moves with a proved value; without `costs`, values alone."""
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
) -> ButtonMark:
    cost = ""
    if lost is not None:
        cost = tr("costs {cost}", cost=value_text(lost)) if lost else tr("keeps the value")
    capsule = not costs or (lost is not None and lost == least)
    rank = Rank.KEEPS if lost == 0 else Rank.COSTS_ONE if capsule else Rank.COSTS_MORE
    name = move if isinstance(move, str) else value_text(move)
    ends = tr("{move}: the game ends with {value} if both play on without error", move=name, value=value_text(value))
    sentence = tr("{ends}: exact, {cost}.", ends=ends, cost=cost) if cost else tr("{ends}: exact.", ends=ends)
    return ButtonMark(rank, short(value, _ROOM), decimal(value), cost if costs else "", sentence)


def decimal(value: Fraction) -> str:
    """ "5.33" for 16/3; "" for integers and very large values. Rounded: use only beside the fraction."""
    if value.denominator == 1 or abs(value) >= DECIMALS_BELOW:
        return ""
    return written(float(value), 2).replace("-", "−")
