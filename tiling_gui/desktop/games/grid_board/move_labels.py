"""The values of moves as ranks, numbers and sentences for the board.

Proved values have no ≈: an exact value, or a minimum cost ("≤−1"). Anything else is shown as an estimate, even within
narrow proved bounds, which the sentence tells.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.board import square_name
from tiling_gui.core.drawing.capsules import Rank, rank_of_cost, signed
from tiling_gui.core.game import Move, Side, distance
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.core.tiled import Tile
from tiling_gui.desktop.ui.widgets.format import bounds
from tiling_gui.desktop.ui.widgets.format import value as value_text
from tiling_gui.language import decimal, mark, tr


@dataclass(frozen=True)
class ValueMark:
    """The value of a move as shown on squares, heaps or graphs."""

    move: Move
    rank: Rank
    text: str
    sentence: str
    """For the status bar, e.g. "c7–c8 ends with 28: exact, keeps the value."."""
    spoken: str = ""
    """For screen readers, if not the sentence: "c7 to c8, ends with 28, exact"."""
    short: str = ""
    """Replaces `text` if there is no room for it, in games with small marks."""
    says: str = ""
    """Translated text for the legend in place of the rank's."""
    leads: bool = False
    """True for one of the best estimates, whose numbers have precedence if there is not room for all."""
    quiet: bool = False
    """True: a dot in place of the number, because there are too many numbers or all are the same."""


LEADING = 10
"""Number of estimates that get a number if there is not room for all."""
MANY = 60
"""If there are more estimates than this, only the leading ones get a number."""


def marks(analysis: Analysis, kind: str = "cost") -> dict[Tile, ValueMark]:
    """The marks of all moves of an analysis, in its order."""
    found = {entry.move: _mark(analysis, entry, kind) for entry in analysis.moves}
    return dressed(analysis, found)


def dressed(analysis: Analysis, found: Mapping[Move, ValueMark]) -> dict[Move, ValueMark]:
    """The marks adjusted to each other: what all moves have in common is left to the legend, and only as many estimates
    as can be read have numbers.
    """
    shared: dict[str, Any] = {}
    if analysis.value is not None and len(found) > 1 and all(entry.rank is Rank.KEEPS for entry in found.values()):
        # If all moves are equally good, none is to be highlighted.
        shared = {"rank": Rank.EXACT, "says": tr("every move keeps {value}", value=value_text(analysis.value))}
    if len(found) > LEADING and len({(entry.rank, entry.text) for entry in found.values()}) == 1:
        return {move: replace(entry, quiet=True, **shared) for move, entry in found.items()}
    leading = {entry.move for entry in _leading(analysis)}
    unproved = {move for move, entry in found.items() if entry.rank is Rank.ESTIMATE}
    quiet = unproved - leading if len(unproved) > MANY else set()
    return {move: replace(entry, leads=move in leading, quiet=move in quiet, **shared) for move, entry in found.items()}


def _leading(analysis: Analysis) -> list[MoveValue]:
    """The best estimates, best first, among the moves that may still keep the value."""
    high = analysis.position.to_move in (Side.MAX, Side.FIRST)
    best = analysis.value
    guessed = [m for m in analysis.moves if m.value is None and (best is None or m.lower <= best <= m.upper)]
    guessed.sort(key=lambda move: move.estimate, reverse=high)
    return guessed[:LEADING]


@dataclass(frozen=True)
class LegendEntry:
    """A rank in the legend."""

    rank: Rank
    sample: str
    count: int
    says: str = ""
    """Text in place of the rank's."""

    @property
    def words(self) -> str:
        """ "costs one (38)"."""
        return tr("{rank} ({count})", rank=self.says or tr(self.rank.value), count=self.count)


COSTS = mark("costs at least one")
"""Legend text for moves that are not exact, but certain not to keep the value."""


def legend(shown: Mapping[Move, ValueMark]) -> list[LegendEntry]:
    """The ranks that occur, best first, each with samples of its numbers."""
    groups: dict[tuple[Rank, str], list[str]] = {}
    for entry in shown.values():
        groups.setdefault((entry.rank, entry.says), []).append(entry.text)
    order = sorted(groups, key=lambda group: list(Rank).index(group[0]))
    return [LegendEntry(rank, _sample(groups[rank, says]), len(groups[rank, says]), says) for rank, says in order]


def _sample(texts: list[str]) -> str:
    different = sorted(set(texts), key=lambda text: float(text.lstrip("≈≤≥").replace("−", "-").replace(",", ".")))
    if len(different) == 1:
        return different[0]
    if different[0].startswith("≈"):
        return "≈"
    return ", ".join(different[:2]) + ("…" if len(different) > 2 else "")


def _mark(analysis: Analysis, entry: MoveValue, kind: str) -> ValueMark:
    a, b = (square_name(square) for square in entry.move)
    name = f"{a}–{b}"
    best, value = analysis.value, entry.value
    if value is None:
        return _estimate(analysis, entry, kind, name)
    spoken = tr("{a} to {b}, ends with {value}, exact", a=a, b=b, value=value)
    if best is None:
        sentence = tr("{move} ends with {value}: exact.", move=name, value=value)
        return ValueMark(entry.move, Rank.EXACT, str(value), sentence, spoken)
    cost = distance(value, best)
    rank = rank_of_cost(cost, 1)
    if cost > 1:
        sentence = tr("{move} ends with {value}: exact, costs {cost}.", move=name, value=value, cost=cost)
    elif cost:
        sentence = tr("{move} ends with {value}: exact, costs one.", move=name, value=value)
    else:
        sentence = tr("{move} ends with {value}: exact, keeps the value.", move=name, value=value)
    text = signed(value - best) if cost and kind == "cost" else str(value)
    return ValueMark(entry.move, rank, text, sentence, spoken)


def _estimate(analysis: Analysis, entry: MoveValue, kind: str, name: str) -> ValueMark:
    """The mark of a move that is not exact: its minimum cost if proved, else an estimate to one decimal."""
    best, high = analysis.value, analysis.position.to_move is Side.MAX
    lower, upper = entry.lower, entry.upper
    within = bounds(lower, upper)
    a, b = (square_name(square) for square in entry.move)
    if best is not None and not lower <= best <= upper:
        sign, most = ("≤", upper) if high else ("≥", lower)
        text = f"{sign}{signed(most - best) if kind == 'cost' else most}"
        sentence = tr("{move}: {bounds}, not yet exact; costs at least one.", move=name, bounds=within)
        spoken = tr("{a} to {b}, {bounds}, not yet exact, costs at least one", a=a, b=b, bounds=within)
        return ValueMark(entry.move, rank_of_cost(most - best, 1), text, sentence, spoken, says=tr(COSTS))
    number = decimal(entry.estimate).replace("-", "−")
    sentence = tr("{move}: {bounds}, about {value}, not yet exact.", move=name, bounds=within, value=number)
    spoken = tr("{a} to {b}, {bounds}, about {value}, not yet exact", a=a, b=b, bounds=within, value=number)
    return ValueMark(entry.move, Rank.ESTIMATE, f"≈{number}", sentence, spoken)
