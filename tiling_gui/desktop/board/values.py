"""What is known about every move, put into the ranks, numbers and words that the board shows.

A value is exact or it carries ≈: whatever is not proved is an estimate here, even where its cost is bounded.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from tiling_gui.desktop.board.painting import Rank
from tiling_gui.engine.results import Analysis, MoveValue
from tiling_gui.language import plural, tr
from tiling_gui.rules.board import square_name
from tiling_gui.rules.domino import Domino
from tiling_gui.rules.game import Side


class Kind(Enum):
    """What the capsules say."""

    COST = "cost"
    """Kept moves their final count, the others what they cost."""
    COUNT = "count"
    """Every move its final count."""


@dataclass(frozen=True)
class ValueMark:
    """One move's value as it is shown."""

    move: Domino
    rank: Rank
    text: str
    sentence: str
    """For the status line: "c7–c8 ends with 28: exact, keeps the value." """
    spoken: str
    """For screen readers: "c7 to c8, ends with 28, exact"."""
    short: str = ""
    """What stands where there is no room for `text`, in games whose marks are drawn small."""


def marks(analysis: Analysis, kind: Kind = Kind.COST) -> dict[Domino, ValueMark]:
    """The marks of every move of an analysis, in its order."""
    return {entry.move: _mark(analysis, entry, kind) for entry in analysis.moves}


@dataclass(frozen=True)
class Entry:
    """One rank in the legend."""

    rank: Rank
    sample: str
    count: int
    says: str = ""
    """Words of its own instead of the rank's."""

    @property
    def words(self) -> str:
        """ "keeps the value, 9 moves", "costs one, 38"."""
        if self.rank is Rank.KEEPS and not self.says:
            return plural("keeps the value, %n moves", "keeps the value, %n move", self.count)
        return tr("{rank}, {count}", rank=tr(self.says or self.rank.value), count=self.count)


def legend(shown: Mapping[Domino, ValueMark]) -> list[Entry]:
    """The ranks that occur, the best first, with the number on one of their capsules."""
    counts = Counter(mark.rank for mark in shown.values())
    samples = {mark.rank: mark.text for mark in reversed(list(shown.values()))}
    return [Entry(rank, samples[rank], counts[rank]) for rank in Rank if counts[rank]]


def _mark(analysis: Analysis, entry: MoveValue, kind: Kind) -> ValueMark:
    a, b = (square_name(square) for square in entry.move)
    name = f"{a}–{b}"
    best, value = analysis.value, entry.value
    if value is None:
        guess = min(max(round(entry.estimate), entry.lower), entry.upper)
        if best is not None:
            guess = min(guess, best) if analysis.position.to_move is Side.MAX else max(guess, best)
        cost = 0 if best is None else guess - best
        text = f"≈{signed(cost)}" if cost and kind is Kind.COST else f"≈{guess}"
        return ValueMark(
            entry.move,
            Rank.ESTIMATE,
            text,
            tr("{move}: about {value}, not yet exact.", move=name, value=guess),
            tr("{a} to {b}, about {value}, not yet exact", a=a, b=b, value=guess),
        )
    spoken = tr("{a} to {b}, ends with {value}, exact", a=a, b=b, value=value)
    if best is None:
        sentence = tr("{move} ends with {value}: exact.", move=name, value=value)
        return ValueMark(entry.move, Rank.EXACT, str(value), sentence, spoken)
    cost = abs(value - best)
    rank = (Rank.KEEPS, Rank.COSTS_ONE, Rank.COSTS_MORE)[min(cost, 2)]
    if cost > 1:
        sentence = tr("{move} ends with {value}: exact, costs {cost}.", move=name, value=value, cost=cost)
    elif cost:
        sentence = tr("{move} ends with {value}: exact, costs one.", move=name, value=value)
    else:
        sentence = tr("{move} ends with {value}: exact, keeps the value.", move=name, value=value)
    text = signed(value - best) if cost and kind is Kind.COST else str(value)
    return ValueMark(entry.move, rank, text, sentence, spoken)


def signed(number: int) -> str:
    """With its sign, the true minus."""
    return f"−{-number}" if number < 0 else f"+{number}"
