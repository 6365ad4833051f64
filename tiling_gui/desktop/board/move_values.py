"""The values of moves as ranks, numbers and sentences, the same for every game.

Proved values have no ≈: an exact value, or a minimum cost ("≤−1"). Anything else is shown as an estimate, even within
narrow proved bounds, which the sentence tells. In games won by the last move a move wins, or loses with the Grundy
value to which it leads.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from tiling_gui.core.drawing.capsules import Label, Rank, rank_of_cost
from tiling_gui.core.game import Move, Side, Value, distance
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import decimal, mark, tr


@dataclass(frozen=True)
class ValueMark:
    """The value of a move as shown at its place."""

    move: Move
    rank: Rank
    text: str
    sentence: str
    """For the status bar and screen readers, e.g. "c7–c8 keeps the value 28. Exact."."""
    short: str = ""
    """Replaces `text` where there is no room for it."""
    says: str = ""
    """Translated text for the legend in place of the rank's."""
    leads: bool = False
    """True for one of the best estimates, whose numbers have precedence if there is not room for all."""
    quiet: bool = False
    """True: a dot in place of the number, because there are too many numbers or all are the same."""

    @property
    def label(self) -> Label:
        """The value for a picture of the position."""
        return Label(self.rank, self.short or self.text)


LEADING = 10
"""Number of estimates that get a number if there is not room for all; equally good ones beyond it get one, too."""
MANY = 60
"""If there are more estimates than this, only the leading ones get a number."""


def marks(analysis: Analysis, kind: str = "cost") -> dict[Move, ValueMark]:
    """The marks of all moves of an analysis, in its order.

    `kind` is "cost" (what is given up) or "final" (the value after the move).
    """
    if analysis.position.to_move in (Side.FIRST, Side.SECOND):
        return {entry.move: _last_mover(analysis, entry, numbers=kind != "cost") for entry in analysis.moves}
    best = analysis.value
    costs = [] if best is None else [_least_cost(entry, best) for entry in analysis.moves]
    least: Value = min((cost for cost in costs if cost), default=0)
    write = analysis.position.write
    found = {entry.move: _mark(write(entry.move), entry, best, least, kind) for entry in analysis.moves}
    return _adjusted(analysis, found)


def _least_cost(entry: MoveValue, best: Value) -> Value:
    """What a move costs at least; 0 if it may keep the value."""
    if entry.value is not None:
        return distance(entry.value, best)
    if entry.lower is None or entry.upper is None:
        return 0
    least: Value = max(entry.lower - best, best - entry.upper, 0)
    return least


def _adjusted(analysis: Analysis, found: Mapping[Move, ValueMark]) -> dict[Move, ValueMark]:
    """The marks adjusted to each other: what all moves have in common is left to the legend, and only as many estimates
    as can be read have numbers.
    """
    shared: dict[str, Any] = {}
    if analysis.value is not None and len(found) > 1 and all(entry.rank is Rank.KEEPS for entry in found.values()):
        # If all moves are equally good, none is to be highlighted.
        shared = {"rank": Rank.EXACT, "says": tr("every move keeps {value}", value=words.value(analysis.value))}
    alike = len({(entry.rank, entry.text) for entry in found.values()}) == 1
    if alike and (len(found) > LEADING or (len(found) > 1 and next(iter(found.values())).rank is Rank.ESTIMATE)):
        return {move: replace(entry, quiet=True, **shared) for move, entry in found.items()}
    leading = _leading(analysis)
    unproved = {move for move, entry in found.items() if entry.rank is Rank.ESTIMATE}
    quiet = unproved - leading if len(unproved) > MANY else set()
    return {move: replace(entry, leads=move in leading, quiet=move in quiet, **shared) for move, entry in found.items()}


def _leading(analysis: Analysis) -> set[Move]:
    """The best estimates among the moves that may still keep the value: ten, and those as good as the tenth, so that of
    two mirror images both have a number or none.
    """
    high = analysis.position.to_move is Side.MAX
    best = analysis.value
    guessed = [m for m in analysis.moves if m.value is None and (best is None or m.lower <= best <= m.upper)]
    guessed.sort(key=lambda move: move.estimate, reverse=high)
    if len(guessed) <= LEADING:
        return {entry.move for entry in guessed}
    last = guessed[LEADING - 1].estimate
    as_good = [entry.move for entry in guessed if entry.estimate == last]
    better = {entry.move for entry in guessed[:LEADING] if entry.estimate != last}
    return better | set(as_good) if len(better) + len(as_good) <= 2 * LEADING else better or set(as_good[:LEADING])


def _mark(name: str, entry: MoveValue, best: Value | None, least: Value, kind: str) -> ValueMark:
    if entry.value is None and best is not None and not entry.lower <= best <= entry.upper:
        sign, most = ("≤", entry.upper) if entry.upper < best else ("≥", entry.lower)
        text = sign + (words.value(most) if kind == "final" else words.cost(most - best))
        cost, within = words.value(abs(most - best)), words.bounds(entry.lower, entry.upper)
        sentence = tr("{move}: {bounds}, not yet exact; costs at least {cost}.", move=name, bounds=within, cost=cost)
        rank = rank_of_cost(most - best, least)
        return ValueMark(entry.move, rank, text, sentence, says=tr("gives up value"))
    if entry.value is None:
        guess = decimal(entry.estimate).replace("-", "−")
        sentence = tr("{move}: about {value}, not yet exact.", move=name, value=guess)
        if entry.lower is not None and entry.upper is not None:
            within = words.bounds(entry.lower, entry.upper)
            sentence = tr("{move}: {bounds}, about {value}, not yet exact.", move=name, bounds=within, value=guess)
        return ValueMark(entry.move, Rank.ESTIMATE, f"≈{guess}", sentence)
    value = words.value(entry.value)
    if best is None:
        sentence = tr("{move} ends with {value}: exact.", move=name, value=value)
        return ValueMark(entry.move, Rank.EXACT, value, sentence, words.brief(entry.value))
    given_up = entry.value - best
    if not given_up:
        sentence = tr("{move} keeps the value {value}. Exact.", move=name, value=value)
        return ValueMark(entry.move, Rank.KEEPS, value, sentence, words.brief(entry.value))
    rank = rank_of_cost(given_up, least)
    cost = words.value(distance(given_up, 0))
    sentence = tr("{move} ends with {value}: exact, costs {cost}.", move=name, value=value, cost=cost)
    says = tr("costs {cost}", cost=words.value(least)) if rank is Rank.COSTS_ONE and least != 1 else ""
    if kind == "final":
        return ValueMark(entry.move, rank, value, sentence, words.brief(entry.value), says)
    text, brief = words.cost(given_up), words.brief(given_up)
    return ValueMark(entry.move, rank, text, sentence, f"+{brief}" if given_up > 0 else brief, says)


_WINS, _LOSES, _UNKNOWN = mark("wins"), mark("loses: Grundy value it leads to"), mark("not known yet")


def _last_mover(analysis: Analysis, entry: MoveValue, *, numbers: bool) -> ValueMark:
    """The mark of a move of a game won by the last move; with `numbers`, a winning move shows the 0 it leads to."""
    position = analysis.position
    name = position.write(entry.move)
    if entry.value is None:
        return ValueMark(entry.move, Rank.ESTIMATE, "≈", tr("{move}: not known yet.", move=name), says=tr(_UNKNOWN))
    if (entry.value > 0) == (position.to_move is Side.FIRST):
        sentence = tr("{move} wins: it leaves a position of Grundy value 0. Exact.", move=name)
        return ValueMark(entry.move, Rank.KEEPS, "0" if numbers else tr(_WINS), sentence, "0", tr(_WINS))
    if entry.grundy is None:
        return ValueMark(entry.move, Rank.EXACT, "–", tr("{move} loses. Exact.", move=name), says=tr(_LOSES))
    sentence = tr(
        "{move} loses: it leaves Grundy value {value}, equivalent to a nim heap of {value}. Exact.",
        move=name,
        value=entry.grundy,
    )
    return ValueMark(entry.move, Rank.EXACT, str(entry.grundy), sentence, says=tr(_LOSES))


# The legend -------------------------------------------------------------------------------------------------


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


def legend(shown: Iterable[ValueMark]) -> list[LegendEntry]:
    """The ranks that occur, best first, each with samples of its numbers."""
    groups: dict[tuple[Rank, str], list[str]] = {}
    for entry in shown:
        groups.setdefault((entry.rank, entry.says), []).append(entry.short or entry.text)
    order = sorted(groups, key=lambda group: list(Rank).index(group[0]))
    return [LegendEntry(rank, _sample(groups[rank, says]), len(groups[rank, says]), says) for rank, says in order]


def _sample(texts: list[str]) -> str:
    different = list(dict.fromkeys(texts))
    if len(different) == 1:
        return different[0]
    if different[0].startswith("≈"):
        return "≈"
    two = ", ".join(sorted(different, key=lambda text: (len(text), text))[:2])
    return two.removesuffix("…") + "…" if len(different) > 2 else two
