"""What is known of the moves of a game for the last move, as marks: "wins", or the Grundy value a move leads to."""

from collections.abc import Iterable

from tiling_gui.desktop.board.painting import Rank
from tiling_gui.desktop.board.values import Entry, ValueMark
from tiling_gui.engine.results import Analysis, MoveValue
from tiling_gui.rules.game import Side

WINS, LOSES, UNKNOWN = "wins", "loses: Grundy value it leads to", "not known yet"
_WORDS = {Rank.KEEPS: WINS, Rank.EXACT: LOSES, Rank.ESTIMATE: UNKNOWN}


def mark(analysis: Analysis, entry: MoveValue, *, numbers: bool = False) -> ValueMark:
    """The mark of one move; with `numbers` a winning move shows the 0 it leads to."""
    position = analysis.position
    name = position.write(entry.move)
    grundy: int | None = getattr(entry, "grundy", None)
    if entry.value is None:
        return ValueMark(entry.move, Rank.ESTIMATE, "≈", f"{name}: not known yet.", f"{name}, not known yet", "≈")
    wins = (entry.value > 0) == (position.to_move is Side.FIRST)
    if wins:
        text = "0" if numbers else "wins"
        sentence = f"{name} wins: it leaves a position of Grundy value 0. Exact."
        return ValueMark(entry.move, Rank.KEEPS, text, sentence, f"{name}, wins", "0")
    if grundy is None:
        return ValueMark(entry.move, Rank.EXACT, "–", f"{name} loses. Exact.", f"{name}, loses", "–")
    sentence = f"{name} loses: it leaves Grundy value {grundy}, as good as a nim heap of {grundy}. Exact."
    return ValueMark(
        entry.move, Rank.EXACT, str(grundy), sentence, f"{name}, loses, Grundy value {grundy}", str(grundy)
    )


def legend(shown: Iterable[ValueMark]) -> list[Entry]:
    """The kinds of marks that occur, winning moves first, with how many moves each has."""
    marks = list(shown)
    entries = []
    for rank, words in _WORDS.items():
        alike = [mark for mark in marks if mark.rank is rank]
        if alike:
            entries.append(Entry(rank, alike[0].text, len(alike), words))
    return entries
