"""My mistakes on the board: each is posed like a game without hints; every move that keeps the value is right.

An exercise is a record that is not kept among the games (PRACTICE in its extra). What is kept is how it was answered,
at once, so that it comes back when it is due (records/practice.py).
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from PySide6.QtCore import QTimer, Slot

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Move, Side
from tiling_gui.core.limits import Limit, Report, Run, StopToken
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.notice_bar import Offer
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.records.practice import PRACTICE, Exercise, exercises, is_played, keeps_value
from tiling_gui.records.record import GameRecord, posed_record
from tiling_gui.records.tree import Path
from tiling_gui.store.practice import answered

SECONDS = 20.0
"""Longest that it is looked for whether a move keeps the value, or for the moves that do."""
_NAMED = 4
"""So many right moves are named; of more their number is said."""


@dataclass(frozen=True)
class _Judged:
    """Whether a move keeps the value; of one that does not what it leads to, and the reply that shows it."""

    right: bool | None
    value: Any = None
    reply: str = ""


@dataclass(frozen=True)
class _Solution:
    line: tuple[Move, ...]
    right: tuple[Move, ...]
    """Every move that keeps the value, if all were found in time; else ()."""


class Round:
    """Exercises one after the other; a missed one is asked again at the end, until it is found or skipped."""

    def __init__(self, exercises: Sequence[Exercise]) -> None:
        self._waiting = deque(exercises)
        self._first = {each.code for each in exercises}
        """Codes that were neither answered nor skipped yet."""
        self.total = len(exercises)
        self.right = 0
        """Found at the first answer."""
        self.missed = 0

    @property
    def current(self) -> Exercise | None:
        """What is asked now; None when the round is over."""
        return self._waiting[0] if self._waiting else None

    @property
    def number(self) -> int:
        """Which of `total` is asked, or was asked last."""
        current = self.current
        return self.total - len(self._first) + (current is not None and current.code in self._first)

    def answer(self, right: bool) -> bool:
        """Notes an answer to the current one; True if it was the first, which counts."""
        current = self.current
        if current is None or current.code not in self._first:
            return False
        self._first.remove(current.code)
        self.right += right
        self.missed += not right
        return True

    def forward(self, *, again: bool) -> Exercise | None:
        """On to the next; the current one comes back at the end if it is to be asked `again`."""
        if self._waiting:
            current = self._waiting.popleft()
            self._first.discard(current.code)
            if again:
                self._waiting.append(current)
        return self.current


class Practising(Feature):
    """Rounds of exercises on the board, and the command Try my mistakes again."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace, self._control = workspace, workspace.controller
        self._notice, self._status = workspace.notice, workspace.status
        jobs = workspace.jobs
        self._judging = jobs.worker("mistakes", self._on_judged, resumed=True)
        self._showing = jobs.worker("mistakes", self._on_solution, resumed=True)
        self.round = Round(())
        self._before: GameRecord | None = None
        """What was on the board before the round."""
        self._wrong: Path | None = None
        """The line to the wrong move that stands on the board."""
        workspace.actions["practise"].triggered.connect(self.practise_game)
        self._control.session.placed.connect(self._on_placed)
        self._control.changed.connect(self._refresh)
        self._refresh()

    # Which mistakes -------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """What the person at the window is called in records."""
        return own_names(self._workspace.settings.current.your_name)

    @Slot()
    def _refresh(self) -> None:
        """The end of a game with mistakes of one's own offers to practise them."""
        record = self._control.session.record
        count = len(list(exercises(record, self.names))) if record.finished else 0
        action = self._workspace.actions["practise"]
        action.setEnabled(bool(count))
        text = tr("Try my mistakes again")
        if count:
            text = plural("Try my %n mistakes again", "Try my mistake again", count)
        if action.text() != text:
            action.setText(text)

    @Slot()
    def practise_game(self) -> None:
        """The mistakes of the game on the board, due or not."""
        self.begin(list(exercises(self._control.session.record, self.names)))

    # A round --------------------------------------------------------------------------------------------------

    def begin(self, asked: Sequence[Exercise]) -> None:
        """Asks these exercises one after the other."""
        if not asked:
            return
        record = self._control.session.record
        if is_played(record):
            self._before = record
        self.round = Round(asked)
        listed = self._workspace.windows.get("myMistakes")
        if listed is not None:
            listed.hide()  # else it stands before the board
        self.pose()
        self._workspace.windows.to_front()

    def pose(self) -> None:
        """Puts the current exercise on the board, or ends the round."""
        current = self.round.current
        if current is None:
            self._end()
            return
        self._control.open(posed_record(current.game, current.start, current.moves, extra={PRACTICE: current.code}))
        self._control.set_mode("play")
        self.ask()
        self._workspace.panels.focus_board()

    def ask(self) -> None:
        """Says what is to be found."""
        self._wrong = None
        current = self.round.current
        if current is None:
            return
        position = current.position
        turn = game(current.game).turn(position)
        said = {"number": self.round.number, "total": self.round.total, "turn": turn}
        said["played"] = position.write(current.played)
        sentence = tr("{number} of {total}: {turn}. Find a move that keeps the win, as {played} did not.", **said)
        if position.to_move in (Side.MAX, Side.MIN):
            said["value"] = words.value(current.value)
            sentence = tr("{number} of {total}: {turn}. Find a move that keeps {value}, as {played} did not.", **said)
        self._notice.show_notice(sentence, [self._offer_show(), self._offer_skip()])

    def current(self) -> Exercise | None:
        """The exercise on the board; None where something else is."""
        asked = self.round.current
        code = self._control.session.record.extra.get(PRACTICE)
        return asked if asked is not None and asked.code == code else None

    @Slot(object)
    def _on_placed(self, path: Path) -> None:
        asked = self.current()
        if asked is not None and path[:-1] == self._wrong and path[-1] in asked.position.moves():
            QTimer.singleShot(0, self, lambda: self._try(asked, path[-1]))  # instead of the wrong move, not after it
            return
        if asked is None or path[:-1] != asked.moves:
            return
        move, engine = path[-1], self._workspace.engines.background(self._control.game)
        self._notice.show_notice(tr("Judging the move …"))

        def work(report: Report, stop: StopToken) -> _Judged:
            right, after = keeps_value(asked, move, engine, SECONDS, stop), asked.position.play(move)
            if right is not False:
                return _Judged(right)
            if after.is_over:
                return _Judged(right, after.value())
            found = engine.solve(after, Run(Limit(seconds=SECONDS), stop=stop))
            return _Judged(right, found.value, after.write(found.line[0]) if found.line else "")

        self._judging.start(work, (asked, move))

    def _try(self, asked: Exercise, move: Move) -> None:
        if self.current() is asked:
            self._wrong = None
            self._control.session.go(asked.moves)
            self._control.play(move)

    def _on_judged(self, job: Job, found: "_Judged") -> None:
        asked, move, right = self.current(), job.context[1], found.right
        if asked is None or asked is not job.context[0] or job.stop.is_set:
            return
        name = asked.position.write(move)
        again = Offer("tryAgain", tr("Try again"), self._try_again)
        if right is None:
            sentence = tr("Whether {move} keeps the value was not found in time.", move=name)
            self._notice.show_notice(sentence, [again, self._offer_show(), self._offer_skip()])
            return
        self._count(asked, right)
        if not right:
            self._wrong = (*asked.moves, move)
            sentence = _why_wrong(asked, name, found)
            self._notice.show_notice(sentence, [again, self._offer_show(), self._offer_skip()])
            return
        self._control.session.set_hints(True)
        played = asked.position.write(asked.played)
        sentence = tr("Right: {move} keeps the value. In the game it was {played}.", move=name, played=played)
        self._notice.show_notice(sentence, [self._offer_next()])

    def _count(self, asked: Exercise, right: bool) -> None:
        if not self.round.answer(right):
            return
        try:
            answered(self._workspace.store, asked.code, right, date.today())
        except StoreError as error:
            self._status.say(tr("Not saved: {reason}", reason=error))

    # What is offered ------------------------------------------------------------------------------------------

    def _offer_show(self) -> Offer:
        return Offer("showSolution", tr("Show the solution"), self.show_solution)

    def _offer_skip(self) -> Offer:
        return Offer("skipMistake", tr("Skip"), self.skip)

    def _offer_next(self) -> Offer:
        return Offer("nextMistakeDue", tr("Next") if self.round.total > 1 else tr("Done"), self.skip)

    def _try_again(self) -> None:
        asked = self.current()
        if asked:
            self._control.session.go(asked.moves)
            self.ask()

    @Slot()
    def skip(self) -> None:
        """On to the next one, answered or not."""
        self.round.forward(again=False)
        self.pose()

    def _later(self) -> None:
        self.round.forward(again=True)
        self.pose()

    @Slot()
    def show_solution(self) -> None:
        """Looks for the moves that keep the value; what was not answered yet counts as missed."""
        asked = self.current()
        if asked is None:
            return
        self._wrong = None
        self._count(asked, False)
        self._control.session.set_hints(True)
        position, engine = asked.position, self._workspace.engines.background(self._control.game)
        self._notice.show_notice(tr("Looking for the moves that keep the value …"), [self._offer_next()])

        def work(report: Report, stop: StopToken) -> _Solution:
            line = engine.solve(position, Run(Limit(seconds=SECONDS), stop=stop)).line
            known = engine.analyse(position, Run(Limit(seconds=SECONDS), stop=stop))
            right = [entry.move for entry in known.moves if entry.value == asked.value]
            return _Solution(tuple(line), tuple(right) if known.complete else ())

        self._showing.start(work, asked)

    def _on_solution(self, job: Job, found: _Solution) -> None:
        asked = self.current()
        if asked is None or asked is not job.context or job.stop.is_set:
            return
        later = Offer("askLater", tr("Ask again later"), self._later)
        if not found.line:
            self._notice.show_notice(tr("The solution was not found in time."), [self._offer_next()])
            return
        write = asked.position.write
        sentence = tr("{move} keeps the value.", move=write(found.line[0]))
        if 1 < len(found.right) <= _NAMED:
            sentence = tr("The value is kept by {moves}.", moves=", ".join(map(write, found.right)))
        elif len(found.right) > _NAMED:
            sentence = plural(
                "%n moves keep the value, {move} among them.",
                "%n move keeps the value, {move}.",
                len(found.right),
                move=write(found.line[0]),
            )
        offers = (later, self._offer_next())
        self._workspace.line_player.begin(asked.moves, found.line, sentence, others=offers, after=self.ask)

    def _end(self) -> None:
        """Says how the round went; the game before it comes back."""
        done = self.round
        before, self._before = self._before, None
        if before is not None:
            try:
                self._control.open(self._workspace.store.game(before.id))
            except (InputError, StoreError):  # it was never kept, or is no more
                self._control.open(before)
        if done.right + done.missed:
            sentence = plural(
                "{right} of %n found at the first try.",
                "{right} of %n found at the first try.",
                done.right + done.missed,
                right=done.right,
            )
            if done.missed:
                sentence = tr("{sentence} What was missed comes back tomorrow.", sentence=sentence)
            self._notice.show_notice(sentence, [Offer("moreMistakes", tr("My mistakes…"), self._list)])

    def _list(self) -> None:
        self._workspace.windows.show("myMistakes")

    # Another language -----------------------------------------------------------------------------------------

    def state(self) -> tuple[Round, GameRecord | None] | None:
        """The round that is under way."""
        return (self.round, self._before) if self.current() is not None else None

    def restore(self, state: tuple[Round, GameRecord | None]) -> None:
        """Goes on with it in the language of now."""
        self.round, self._before = state
        self.pose()


def _why_wrong(asked: Exercise, move: str, found: _Judged) -> str:
    """What a move costs, and the reply that shows it, as far as that was found."""
    counted = asked.position.to_move in (Side.MAX, Side.MIN)
    if counted and found.value is not None:
        said = {"move": move, "cost": words.value(abs(asked.value - found.value))}
        if found.reply:
            return tr("{move} costs {cost}: {reply} shows it. Another move keeps the value.", **said, reply=found.reply)
        return tr("{move} costs {cost}. Another move keeps the value.", **said)
    if not counted and found.reply:
        return tr("{move} gives the win away: {reply} takes it. Another move keeps it.", move=move, reply=found.reply)
    if counted:
        return tr("{move} gives up value. Another move keeps it.", move=move)
    return tr("{move} gives the win away. Another move keeps it.", move=move)
