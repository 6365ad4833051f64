"""What is true of a small position, by exact search: its value, that of every move, best play, and words for it.

The search is the readable alpha-beta, to the end of the game: lessons are about positions small enough for it, and
nothing has to be compiled before one can be read. Values are seen by MAX, in games for the last move by FIRST.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.features.lessons.lesson import Find
from tiling_gui.desktop.ui.widgets.format import value as number
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.alphabeta import alphabeta
from tiling_gui.search.table import Table

_MOST_NODES = 300_000
"""Positions that are searched after a move."""


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


@lru_cache(maxsize=256)
def truth(position: Any) -> Truth:
    """The truth about a small position. Raises InputError for one that is not."""
    table, moves, lines = Table(), {}, {}
    for move in position.moves():
        found = alphabeta(position.play(move), Run(Limit(nodes=_MOST_NODES)), table=table)
        if not found.complete:
            raise InputError(
                tr("{position} is too large for a lesson that asks for its best moves.", position=position.diagram())
            )
        if found.value is not None:  # else nothing below it has a value
            moves[move], lines[move] = found.value, found.line
    return Truth(position, moves, lines)  # type: ignore[arg-type]  # without a depth nothing is estimated
