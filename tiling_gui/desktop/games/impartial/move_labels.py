"""The marks of moves in games won by the last move: "wins", or the Grundy value to which the move leads."""

from collections.abc import Iterable

from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.game import Side
from tiling_gui.core.results import Analysis, MoveValue
from tiling_gui.desktop.games.grid_board.move_labels import LegendEntry, ValueMark
from tiling_gui.language import mark, tr

WINS, LOSES, UNKNOWN = mark("wins"), mark("loses: Grundy value it leads to"), mark("not known yet")
_WORDS = {Rank.KEEPS: WINS, Rank.EXACT: LOSES, Rank.ESTIMATE: UNKNOWN}


def move_mark(analysis: Analysis, entry: MoveValue, *, numbers: bool = False) -> ValueMark:
    """The mark of a move; with `numbers`, a winning move shows the 0 to which it leads."""
    position = analysis.position
    name = position.write(entry.move)
    if entry.value is None:
        sentence = tr("{move}: not known yet.", move=name)
        return ValueMark(entry.move, Rank.ESTIMATE, "≈", sentence, tr("{move}, not known yet", move=name), "≈")
    wins = (entry.value > 0) == (position.to_move is Side.FIRST)
    if wins:
        text = "0" if numbers else tr(WINS)
        sentence = tr("{move} wins: it leaves a position of Grundy value 0. Exact.", move=name)
        return ValueMark(entry.move, Rank.KEEPS, text, sentence, tr("{move}, wins", move=name), "0")
    if entry.grundy is None:
        sentence = tr("{move} loses. Exact.", move=name)
        return ValueMark(entry.move, Rank.EXACT, "–", sentence, tr("{move}, loses", move=name), "–")
    sentence = tr(
        "{move} loses: it leaves Grundy value {value}, equivalent to a nim heap of {value}. Exact.",
        move=name,
        value=entry.grundy,
    )
    spoken = tr("{move}, loses, Grundy value {value}", move=name, value=entry.grundy)
    return ValueMark(entry.move, Rank.EXACT, str(entry.grundy), sentence, spoken, str(entry.grundy))


def legend(shown: Iterable[ValueMark]) -> list[LegendEntry]:
    """The kinds of marks that occur, winning moves first, with how many moves each has."""
    marks = list(shown)
    entries = []
    for rank, words in _WORDS.items():
        alike = [one for one in marks if one.rank is rank]
        if alike:
            entries.append(LegendEntry(rank, alike[0].short, len(alike), tr(words)))
    return entries
