"""Guess the moves: the user guesses one side's moves through a game; every move that keeps the value is right.

As in practice, a question is a record that is not saved. At the end the game comes back, with the score.
"""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Slot

from tiling_gui.core.game import Side
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import PRACTICE, GuessVerdict, exercise_record, is_played, judge_guess, plies_to_guess
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import Path

SECONDS = 5.0
"""Time limit in seconds for judging a guess."""


@dataclass
class _Questions:
    """The questions about the moves of one side of a game, and the score."""

    record: GameRecord
    plies: list[int]
    """For each question, the number of moves before it."""
    at: int = 0
    """The index of the current question."""
    answered: bool = False
    right: int = 0
    wrong: int = 0

    @property
    def moves(self) -> Path:
        """The moves up to the position of the current question."""
        return self.record.line[: self.plies[self.at]]

    @property
    def code(self) -> str:
        """The value of PRACTICE in the record that poses the question."""
        return f"guess-{self.record.id}-{self.plies[self.at]}"


class GuessingFeature(Feature):
    """The command Guess the moves, for the current game."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._judging = workspace.jobs.worker("mistakes", self._on_judged)
        self._asked: _Questions | None = None
        self._action = workspace.actions["guessMoves"]
        self._action.triggered.connect(self.choose_side)
        self._control.session.move_played.connect(self._on_move_played)
        self._control.changed.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        record = self._control.session.record
        self._action.setEnabled(is_played(record) and bool(record.line))

    @Slot()
    def choose_side(self) -> None:
        record = self._control.session.record
        offers = []
        for side in record.tree.game.sides:
            plies = plies_to_guess(record, side)
            if plies:
                offers.append(NoticeAction(f"guess{side}", str(side), partial(self.begin, record, side)))
        sentence = tr("Whose moves do you want to guess?")
        self._notice.show_notice(sentence if offers else tr("Nobody had a choice in this game."), offers)

    def begin(self, record: GameRecord, side: Side) -> None:
        """Asks for every move of `side` in the game that was not forced."""
        self._asked = _Questions(record, plies_to_guess(record, side))
        self.pose()

    def pose(self) -> None:
        asked = self._asked
        if asked is None:
            return
        record = asked.record
        asked.answered = False
        self._control.open(exercise_record(record.game, record.tree.start, asked.moves, asked.code))
        said = {"number": asked.at + 1, "total": len(asked.plies)}
        turn = record.tree.game.turn(self._control.session.position)
        self._notice.show_notice(
            tr("{number} of {total}: {turn}. What was played?", **said, turn=turn),
            [NoticeAction("showPlayed", tr("Show it"), self._show), self._offer_end()],
        )
        self._workspace.panels.focus_board()

    def _current(self) -> _Questions | None:
        """The questions, if one of them is on the board, else None."""
        asked = self._asked
        code = self._control.session.record.extra.get(PRACTICE)
        return asked if asked is not None and code == asked.code else None

    @Slot(object)
    def _on_move_played(self, path: Path) -> None:
        asked = self._current()
        if asked is None or asked.answered or path[:-1] != asked.moves:
            return
        asked.answered = True
        position, played, move = asked.record.tree.position_at(asked.moves), asked.record.line[len(path) - 1], path[-1]
        engine = self._workspace.engines.background(self._control.session.game)
        self._notice.show_notice(tr("Judging the move …"))
        self._judging.start(lambda run: judge_guess(position, played, move, engine, SECONDS, run), (asked.code, path))

    def _on_judged(self, job: Job, found: GuessVerdict) -> None:
        asked, (code, path) = self._current(), job.context
        if asked is None or asked.code != code or job.run.is_set:
            return
        asked.right += found.right is True
        asked.wrong += found.right is False
        self._say(answer(asked.record, path, found))

    @Slot()
    def _show(self) -> None:
        """Shows the move played; counts as a wrong guess."""
        asked = self._current()
        if asked is not None and not asked.answered:
            asked.answered = True
            asked.wrong += 1
            move = asked.record.line[len(asked.moves)]
            self._control.play(move)
            self._say(tr("{played} was played.", played=asked.record.tree.position_at(asked.moves).write(move)))

    def _say(self, sentence: str) -> None:
        self._notice.show_notice(sentence, [NoticeAction("nextGuess", tr("Next"), self._next), self._offer_end()])

    def _offer_end(self) -> NoticeAction:
        return NoticeAction("endGuessing", tr("End"), self._end)

    @Slot()
    def _next(self) -> None:
        asked = self._asked
        if asked is not None and asked.at + 1 < len(asked.plies):
            asked.at += 1
            self.pose()
        else:
            self._end()

    @Slot()
    def _end(self) -> None:
        """Restores the game and shows the score."""
        asked, self._asked = self._asked, None
        if asked is None:
            return
        self._control.leave_task()
        total = asked.right + asked.wrong
        if total:
            said = plural("{right} of %n moves guessed.", "{right} of %n move guessed.", total, right=asked.right)
            self._notice.show_notice(said, [NoticeAction("guessAgain", tr("Guess the moves"), self.choose_side)])


def answer(record: GameRecord, path: Path, found: GuessVerdict) -> str:
    """The sentence about a guess, which is the last move of `path`."""
    position, played = record.tree.position_at(path[:-1]), record.line[len(path) - 1]
    said = {"move": position.write(path[-1]), "played": position.write(played)}
    counted = position.to_move in (Side.MAX, Side.MIN)
    cost = words.value(found.cost) if found.cost else ""
    if found.right is None:
        return tr("{played} was played. It could not be decided in time whether {move} keeps the value.", **said)
    if not found.right:
        if counted and not cost:
            return tr("{move} gives up value. {played} was played.", **said)
        if counted:
            return tr("{move} costs {cost}. {played} was played.", **said, cost=cost)
        return tr("{move} gives the win away. {played} was played.", **said)
    if path[-1] == played:
        if cost and counted:
            return tr("Right: {move} was played, though it costs {cost}.", **said, cost=cost)
        return tr("Right: {move} was played.", **said)
    if found.played_cost:
        return tr("Right, and better: {move} keeps the value, {played} was played.", **said)
    return tr("Right: {move} is as good as {played}, which was played.", **said)
