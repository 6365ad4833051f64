"""What is true of a small position, by exact search: its value, that of every move, best play, and words for it.

The search is the readable alpha-beta, to the end of the game: lessons are about positions small enough for it, and
nothing has to be compiled before one can be read. Values are seen by MAX, in games for the last move by FIRST.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.desktop.features.lessons.lesson import Choice, Find, choose
from tiling_gui.desktop.ui.widgets.format import value as number
from tiling_gui.language import tr
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.table import Table


@dataclass(frozen=True)
class Truth:
    """A position and the exact value of every move in it."""

    position: Any
    moves: dict[Move, Value]
    lines: dict[Move, tuple[Move, ...]]
    """Best play after every move."""

    @property
    def value(self) -> Value:
        """The minimax value; +1 or -1 in games for the last move."""
        if not self.moves:
            return self.position.value()  # type: ignore[no-any-return]  # a finished game has one
        high = self.position.to_move in (Side.MAX, Side.FIRST)
        return max(self.moves.values()) if high else min(self.moves.values())

    @property
    def best(self) -> frozenset[Move]:
        """Every move that keeps the value."""
        return frozenset(move for move, worth in self.moves.items() if worth == self.value)

    @property
    def counted(self) -> bool:
        """False in games for the last move."""
        return self.position.to_move in (Side.MAX, Side.MIN)

    @property
    def winner(self) -> Side:
        """Who wins a game for the last move."""
        return Side.FIRST if self.value > 0 else Side.SECOND

    def why(self, move: Move) -> str:
        """What is said of a move: what it leads to under best play, and the answer that shows it."""
        position = self.position
        name, line = position.write(move), self.lines[move]
        after = position.play(move)
        words = {"move": name, "value": number(self.moves[move]), "best": number(self.value), "side": after.to_move}
        if line:
            words["reply"] = after.write(line[0])
        if self.moves[move] == self.value:
            if not self.counted:
                return tr("Right: {move} wins, whatever is answered.", **words)
            return tr("Right: after {move} the result is {value} if both play their best.", **words)
        if not line:
            return tr("No: {move} ends the game with {value}; another move leads to {best}.", **words)
        if not self.counted:
            return tr("No: {side} answers {move} with {reply} and then wins. Another move wins.", **words)
        return tr("No: {side} answers {move} with {reply}, and the result is {value}, not {best}.", **words)

    @property
    def line(self) -> tuple[Move, ...]:
        """Best play of both from here on."""
        move = min(self.best, key=self.position.write) if self.moves else None
        return () if move is None else (move, *self.lines[move])

    def find(self) -> Find:
        """The question for a move that keeps the value."""
        return Find(self.best, self.why)

    def count(self, answers: Iterable[Value]) -> Choice:
        """The question which value best play leads to."""
        best, written = number(self.value), write_line(self.position, self.line)
        right = tr("Right: {value}. So it comes with {line}, for example.", value=best, line=written)
        low = tr("No: MAX reaches more than that, whatever MIN does: {value}.", value=best)
        high = tr("No: MIN keeps MAX from that, whatever MAX does: it is {value}.", value=best)
        said = ((each, right if each == self.value else low if each < self.value else high) for each in answers)
        return choose((number(each), each == self.value, why) for each, why in said)


def write_line(position: Any, line: Iterable[Move]) -> str:
    """Moves as people write them, with commas between them."""
    written = []
    for move in line:
        written.append(position.write(move))
        position = position.play(move)
    return ", ".join(written)


@lru_cache(maxsize=256)
def truth(position: Any) -> Truth:
    """The truth about a small position."""
    table, moves, lines = Table(), {}, {}
    for move in position.moves():
        found = alphabeta(position.play(move), table=table)
        if found.value is not None:  # else nothing below it has a value
            moves[move], lines[move] = found.value, found.line
    return Truth(position, moves, lines)  # type: ignore[arg-type]  # without a depth nothing is estimated
