"""What every move is worth, in the ranks, numbers and words that the graph and the colours show."""

from collections.abc import Mapping
from dataclasses import dataclass

from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.games.sharing.rules import SharingMove, SharingPosition
from tiling_gui.language import decimal, tr


@dataclass(frozen=True)
class Mark:
    """One move's value as it is shown."""

    rank: Rank
    text: str
    sentence: str
    """ "b–c ends with 5: exact, keeps the value." """


def marks(analysis: Analysis, kind: str) -> Mapping[SharingMove, Mark]:
    """The marks of the moves; `kind` is "cost" (what is given up) or "final" (the share after the move)."""
    best = analysis.value
    costs = (
        sorted({abs(e.value - best) for e in analysis.moves if e.value is not None} - {0}) if best is not None else []
    )
    least = costs[0] if costs else None
    return {entry.move: _mark(analysis.position, entry, best, least, kind) for entry in analysis.moves}


def _mark(position: SharingPosition, entry: MoveValue, best: Value | None, least: Value | None, kind: str) -> Mark:
    name = position.write(entry.move)
    name = name[:1].upper() + name[1:] if position.to_move is Side.MAX else name
    if entry.value is None:
        guess = decimal(min(max(entry.estimate, float(entry.lower)), float(entry.upper)))
        return Mark(
            Rank.ESTIMATE,
            f"≈{guess}",
            tr("{move}: about {value}, not yet exact.", move=name, value=guess),
        )
    value = words.value(entry.value)
    if best is None:
        return Mark(Rank.EXACT, value, tr("{move} ends with {value}: exact.", move=name, value=value))
    cost = entry.value - best
    if not cost:
        if position.to_move is Side.MAX:
            sentence = tr("{move} keeps the value {value}, wherever MIN puts it. Exact.", move=name, value=value)
        else:
            sentence = tr("{move} keeps the value {value}. Exact.", move=name, value=value)
        return Mark(Rank.KEEPS, value, sentence)
    rank = Rank.COSTS_ONE if abs(cost) == least else Rank.COSTS_MORE
    text = value if kind == "final" else words.cost(cost)
    sentence = tr("{move} ends with {value}: exact, costs {cost}.", move=name, value=value, cost=words.value(abs(cost)))
    return Mark(rank, text, sentence)
