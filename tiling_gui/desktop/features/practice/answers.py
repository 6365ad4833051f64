"""Exercises on mistakes: their order in a round, the solution, and the texts about them."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Move, Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.desktop.session.wrong_move import SECONDS
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import Exercise, keeps
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.reasons import Reason, reasons, sentences

_NAMED = 4
"""Greatest number of right moves listed; beyond it only their number is given."""


@dataclass(frozen=True)
class RightMoves:
    """The solution of an exercise."""

    line: tuple[Move, ...]
    """The principal variation from the position; () if it was not found in time."""
    right: tuple[Move, ...]
    """Every move that keeps the value; () if they were not all found in time."""
    why: tuple[Reason, ...] = ()
    """Why the first move of `line` is right."""

    @property
    def shown(self) -> tuple[Move, ...]:
        """The moves to point at on the board."""
        return self.right if 0 < len(self.right) <= _NAMED else self.line[:1]

    def sentence(self, asked: Exercise) -> str:
        """A sentence on a move that keeps the value, the others that do, and why the first one does."""
        why = sentences([each for each in self.why if not each.is_choice])
        return " ".join(filter(None, (self._which(asked), why)))

    def _which(self, asked: Exercise) -> str:
        write = asked.position.write
        move, others = write(self.line[0]), [write(each) for each in self.right if each != self.line[0]]
        if len(self.right) > _NAMED:
            return plural(
                "{move} keeps the value; so would %n others.",
                "{move} keeps the value; so would %n other.",
                len(others),
                move=move,
            )
        if others:
            return tr("{move} keeps the value; so would {others}.", move=move, others=", ".join(others))
        return tr("{move} keeps the value.", move=move)


def solve(asked: Exercise, engine: GameEngine, run: Run) -> RightMoves:
    solved = engine.solve(asked.position, run.part(Limit(seconds=SECONDS)))
    line, value = solved.line, asked.value if solved.value is None else solved.value
    known = engine.analyse(asked.position, run.part(Limit(seconds=SECONDS)))
    right = [entry.move for entry in known.moves if keeps(asked.position, value, entry.lower, entry.upper)]
    why = reasons(asked.position, line[0], engine, run, analysis=known) if line else ()
    return RightMoves(tuple(line), tuple(right) if known.complete else (), why)


def question(asked: Exercise, number: int, total: int) -> str:
    """The text of exercise `number` of `total`."""
    position = asked.position
    said = {"number": number, "total": total, "turn": game(asked.game).turn(position)}
    said["played"] = position.write(asked.played)
    if position.to_move not in (Side.MAX, Side.MIN):
        return tr("{number} of {total}: {turn}. Find a move that keeps the win, as {played} did not.", **said)
    said["value"] = words.bounds(*asked.kept)
    return tr("{number} of {total}: {turn}. Find a move that keeps {value}, as {played} did not.", **said)


class Round:
    """A round of exercises. A missed one is asked again at the end, until it is found or skipped."""

    def __init__(self, exercises: Sequence[Exercise]) -> None:
        self._waiting = deque(exercises)
        self._first = {each.code for each in exercises}
        """Codes of the exercises that have been neither answered nor skipped."""
        self.total = len(exercises)
        self.right = 0
        """Exercises solved at the first attempt."""
        self.missed = 0

    @property
    def current(self) -> Exercise | None:
        """The current exercise; None when the round is over."""
        return self._waiting[0] if self._waiting else None

    @property
    def number(self) -> int:
        """The number of the current exercise within `total`, counted from 1."""
        current = self.current
        return self.total - len(self._first) + (current is not None and current.code in self._first)

    def answer(self, right: bool) -> bool:
        """Records an answer to the current exercise; returns True for the first answer, the only one that counts."""
        current = self.current
        if current is None or current.code not in self._first:
            return False
        self._first.remove(current.code)
        self.right += right
        self.missed += not right
        return True

    def forward(self, *, again: bool) -> Exercise | None:
        """Goes to the next exercise; with `again` the current one comes back at the end."""
        if self._waiting:
            current = self._waiting.popleft()
            self._first.discard(current.code)
            if again:
                self._waiting.append(current)
        return self.current
