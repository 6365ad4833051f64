"""Whether a move is right, which moves are, and what is said of it."""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Move, Side
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import Exercise, keeps_value
from tiling_gui.search.engine import GameEngine

SECONDS = 20.0
"""Longest that it is looked for whether a move keeps the value, or for the moves that do."""
_NAMED = 4
"""So many right moves are named; of more their number is said."""


@dataclass(frozen=True)
class Judged:
    """Whether a move keeps the value; of one that does not what it leads to, and the reply that shows it."""

    right: bool | None
    """None where that was not found in time."""
    value: Any = None
    reply: str = ""

    def why_wrong(self, asked: Exercise, move: str) -> str:
        """What the move costs, and the reply that shows it, as far as that was found."""
        counted = asked.position.to_move in (Side.MAX, Side.MIN)
        if counted and self.value is not None:
            said = {"move": move, "cost": words.value(abs(asked.value - self.value))}
            if self.reply:
                return tr(
                    "{move} costs {cost}: {reply} shows it. Another move keeps the value.", **said, reply=self.reply
                )
            return tr("{move} costs {cost}. Another move keeps the value.", **said)
        if not counted and self.reply:
            return tr(
                "{move} gives the win away: {reply} takes it. Another move keeps it.", move=move, reply=self.reply
            )
        if counted:
            return tr("{move} gives up value. Another move keeps it.", move=move)
        return tr("{move} gives the win away. Another move keeps it.", move=move)


@dataclass(frozen=True)
class Solution:
    """What should have been played."""

    line: tuple[Move, ...]
    """Best play from the position; () where it was not found in time."""
    right: tuple[Move, ...]
    """Every move that keeps the value, if all were found in time; else ()."""

    def sentence(self, asked: Exercise) -> str:
        """Which moves keep the value."""
        write = asked.position.write
        if len(self.right) > _NAMED:
            return plural(
                "%n moves keep the value, {move} among them.",
                "%n move keeps the value, {move}.",
                len(self.right),
                move=write(self.line[0]),
            )
        if len(self.right) > 1:
            return tr("The value is kept by {moves}.", moves=", ".join(map(write, self.right)))
        return tr("{move} keeps the value.", move=write(self.line[0]))


def judge(asked: Exercise, move: Move, engine: GameEngine, stop: StopToken) -> Judged:
    """Judges a move."""
    right, after = keeps_value(asked, move, engine, SECONDS, stop), asked.position.play(move)
    if right is not False:
        return Judged(right)
    if after.is_over:
        return Judged(right, after.value())
    found = engine.solve(after, Run(Limit(seconds=SECONDS), stop=stop))
    return Judged(right, found.value, after.write(found.line[0]) if found.line else "")


def solve(asked: Exercise, engine: GameEngine, stop: StopToken) -> Solution:
    """Looks for the moves that keep the value."""
    line = engine.solve(asked.position, Run(Limit(seconds=SECONDS), stop=stop)).line
    known = engine.analyse(asked.position, Run(Limit(seconds=SECONDS), stop=stop))
    right = [entry.move for entry in known.moves if entry.value == asked.value]
    return Solution(tuple(line), tuple(right) if known.complete else ())


def question(asked: Exercise, number: int, total: int) -> str:
    """What is to be found, in exercise `number` of `total`."""
    position = asked.position
    said = {"number": number, "total": total, "turn": game(asked.game).turn(position)}
    said["played"] = position.write(asked.played)
    if position.to_move not in (Side.MAX, Side.MIN):
        return tr("{number} of {total}: {turn}. Find a move that keeps the win, as {played} did not.", **said)
    said["value"] = words.value(asked.value)
    return tr("{number} of {total}: {turn}. Find a move that keeps {value}, as {played} did not.", **said)
