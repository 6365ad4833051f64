"""My mistakes: positions from the user's own games, asked again until a move is found that keeps the value.

The position is posed on the board without hints, with the mistake crossed out until the solution is shown. A wrong move
stays on the board, crossed out, with the reply that punishes it as a ghost, until another move is tried.

An exercise is a record that is not saved among the games (PRACTICE in its extra). Only the answer is saved, at once, so
that the exercise comes back when it is due (records/practice.py).
"""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import Slot

from tiling_gui.desktop.features.practice.answers import RightMoves, Round, question, solve
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.session.wrong_move import JudgedTry, WrongMove, judge
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.practice import PRACTICE, Exercise, exercise_record, exercises
from tiling_gui.records.reviewed import is_reviewed
from tiling_gui.records.tree import Path
from tiling_gui.search.reasons import sentences
from tiling_gui.store.practice import answered

COMMANDS = (
    WindowCommand(
        "myMistakes",
        mark("My mistakes…"),
        mark("Positions from your own games, asked again until a good move is found."),
        "Ctrl+Shift+J",
        "puzzles",
        group=mark("Tools"),
        opens=f"{__name__}.window:MistakesWindow",
        window="mistakesWindow",
        section=("Tools", 0),
    ),
)


class PracticeFeature(Feature):
    """Runs rounds of exercises on the board; provides the command Try my mistakes again."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        jobs = workspace.jobs
        self._judging = jobs.worker("mistakes", self._on_judged)
        self._showing = jobs.worker("mistakes", self._on_solution)
        self.round = Round(())
        self._wrong = WrongMove(workspace, self)
        self._solution: RightMoves | None = None
        """The solution shown for the current exercise."""
        workspace.actions["practise"].triggered.connect(self.practise_game)
        self._control.session.move_played.connect(self._on_move_played)
        self._control.changed.connect(self._refresh)
        self._refresh()

    # Mistakes -------------------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the user in records."""
        return own_names(self._workspace.settings.current.your_name)

    @Slot(object)
    def _refresh(self, change: Change = Change.GAME) -> None:
        """Enables the command if the finished game has mistakes by the user, and marks the exercise on the board."""
        if not change & (Change.GAME | Change.KNOWN):
            return
        self._mark()
        record = self._control.session.record
        count = len(list(exercises(record, self.names))) if record.finished else 0
        action = self._workspace.actions["practise"]
        action.setEnabled(bool(count))
        numbered = bool(count) and is_reviewed(record)  # else there may be more that are not known yet
        some = plural("Try my %n mistakes again", "Try my mistake again", count)
        action.setText(some if numbered else tr("Try my mistakes again"))

    @Slot()
    def practise_game(self) -> None:
        self.begin(list(exercises(self._control.session.record, self.names)))

    # A round --------------------------------------------------------------------------------------------------

    def begin(self, asked: Sequence[Exercise]) -> None:
        if not asked:
            return
        self.round = Round(asked)
        listed = self._workspace.windows.get("myMistakes")
        if listed is not None:
            listed.hide()  # it would cover the board
        self.pose()
        self._workspace.windows.to_front()

    def pose(self) -> None:
        """Shows the current exercise on the board, or ends the round."""
        current = self.round.current
        if current is None:
            self._end()
            return
        self._control.open(exercise_record(current.game, current.start, current.moves, current.code))
        self.ask()
        self._workspace.panels.focus_board()

    def ask(self) -> None:
        self._forget()
        current = self.round.current
        if current is None:
            return
        self._mark()
        self._say(question(current, self.round.number, self.round.total), "showSolution", "skipMistake")

    def _forget(self) -> None:
        """Forgets the wrong move and the solution shown."""
        self._wrong.forget()
        self._solution = None

    def _mark(self) -> None:
        """Marks the mistake or the solution on the board."""
        view, asked, cursor = self._control.view, self.current(), self._control.session.tree.cursor
        if asked is None or view is None or view.game.key != asked.game:
            return
        if cursor == asked.moves:
            solved = self._solution
            view.set_exercise(None if solved else asked.played, None, solved.shown if solved else ())

    def current(self) -> Exercise | None:
        """The exercise on the board, or None."""
        asked = self.round.current
        code = self._control.session.record.extra.get(PRACTICE)
        return asked if asked is not None and asked.code == code else None

    @Slot(object)
    def _on_move_played(self, path: Path) -> None:
        asked = self.current()
        if asked is None or path[:-1] != asked.moves:
            return
        move, engine = path[-1], self._workspace.engines.background(self._control.session.game)
        self._say(tr("Judging the move …"))
        self._judging.start(
            lambda run: judge(asked.position, asked.value, move, engine, run, exact=asked.exact), (asked, move)
        )

    def _on_judged(self, job: Job, found: JudgedTry) -> None:
        asked, move, right = self.current(), job.context[1], found.right
        if asked is None or asked is not job.context[0] or job.run.is_set:
            return
        name = asked.position.write(move)
        again = "tryAgain", "showSolution", "skipMistake"
        if right is None:
            self._say(tr("It could not be decided in time whether {move} keeps the value.", move=name), *again)
            return
        self._count(asked, right)
        if not right:
            self._wrong.show((*asked.moves, move), found.reply)
            self._say(found.why_wrong(), *again)
            return
        self._control.session.set_hints(True)
        played = asked.position.write(asked.played)
        sentence = tr("Right: {move} keeps the value. In the game it was {played}.", move=name, played=played)
        if not asked.exact:
            kept = words.bounds(*asked.kept)
            sentence = tr(
                "Right: {move} keeps {value}. In the game it was {played}.", move=name, value=kept, played=played
            )
        self._say(" ".join(filter(None, (sentence, sentences(found.why)))), "nextMistakeDue")

    def _count(self, asked: Exercise, right: bool) -> None:
        if not self.round.answer(right):
            return
        try:
            answered(self._workspace.store, asked.code, right, date.today())
        except StoreError as error:
            self._status.say(tr("Not saved: {reason}", reason=error))

    # Offers ---------------------------------------------------------------------------------------------------

    def _offer(self, name: str) -> NoticeAction:
        acts: dict[str, tuple[str, Callable[[], None]]] = {
            "tryAgain": (tr("Try again"), self._try_again),
            "showSolution": (tr("Show the solution"), self.show_solution),
            "playSolution": (tr("Play it out"), self._play_solution),
            "askLater": (tr("Ask again later"), partial(self._next, again=True)),
            "skipMistake": (tr("Skip"), self._next),
            "nextMistakeDue": (tr("Next") if self.round.total > 1 else tr("Done"), self._next),
            "moreMistakes": (tr("My mistakes…"), partial(self._workspace.windows.show, "myMistakes")),
        }
        return NoticeAction(name, *acts[name])

    def _say(self, sentence: str, *offers: str) -> None:
        self._notice.show_notice(sentence, [self._offer(name) for name in offers])

    def _try_again(self) -> None:
        asked = self.current()
        if asked:
            self._control.go(asked.moves)
            self.ask()

    def _next(self, *, again: bool = False) -> None:
        """Goes to the next exercise; with `again` this one comes back at the end of the round."""
        self.round.forward(again=again)
        self.pose()

    @Slot()
    def show_solution(self) -> None:
        """Looks for the moves that keep the value; an exercise not answered before counts as missed."""
        asked = self.current()
        if asked is None:
            return
        self._forget()
        self._count(asked, False)
        self._control.go(asked.moves)
        self._control.session.set_hints(True)
        engine = self._workspace.engines.background(self._control.session.game)
        self._say(tr("Looking for the moves that keep the value …"), "nextMistakeDue")
        self._showing.start(lambda run: solve(asked, engine, run), asked)

    def _on_solution(self, job: Job, found: RightMoves) -> None:
        asked = self.current()
        if asked is None or asked is not job.context or job.run.is_set:
            return
        if not found.line:
            self._say(tr("The solution was not found in time."), "nextMistakeDue")
            return
        self._solution = found
        self._tell_solution()

    def _tell_solution(self) -> None:
        """Points at the right moves and explains them; offers to play the line out."""
        asked, found = self.current(), self._solution
        if asked is None or found is None:
            return
        self._mark()
        self._say(found.sentence(asked), "playSolution", "askLater", "nextMistakeDue")

    def _play_solution(self) -> None:
        asked, found = self.current(), self._solution
        if asked is not None and found is not None:
            offers = self._offer("askLater"), self._offer("nextMistakeDue")
            said, player = found.sentence(asked), self._workspace.line_player
            player.begin(asked.moves, found.line, said, others=offers, to_the_end=True, after=self._tell_solution)

    def _end(self) -> None:
        """Shows the score and restores the game that was on the board before the round."""
        done = self.round
        self._control.leave_task()
        if done.right + done.missed:
            sentence = plural(
                "{right} of %n found on the first try.",
                "{right} of %n found on the first try.",
                done.right + done.missed,
                right=done.right,
            )
            if done.missed:
                sentence = tr("{sentence} Those missed come back tomorrow.", sentence=sentence)
            self._say(sentence, "moreMistakes")
