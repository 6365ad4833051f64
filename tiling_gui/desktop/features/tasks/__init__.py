"""Tasks on the board: puzzles, the user's mistakes, the moves of a game to be guessed, and teaching.

A task is posed without hints, in a record of its own (records/posed.py). The answer is judged in the background
(records/task.py). A wrong move stays on the board, crossed out, with the reply that punishes it as a ghost, until
another is tried. The first answer goes on the task's card at once (records/cards.py). Teaching judges the move just
made in a game in the same way.
"""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QTimer, Signal, Slot

from tiling_gui.core.game import Move
from tiling_gui.desktop.features.tasks.rounds import Round
from tiling_gui.desktop.features.tasks.teaching import Teaching
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.changes import Change
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.player_names import own_names
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.posed import PRACTICE, PUZZLE, collection_of, is_played, own_mistakes, task_of, task_record
from tiling_gui.records.puzzles import hints
from tiling_gui.records.record import GameRecord
from tiling_gui.records.reviewed import is_reviewed
from tiling_gui.records.task import Judgement, Solution, Task, judge, solve
from tiling_gui.records.tree import Path
from tiling_gui.store.tasks import Collections, answered, score

KEY, MISTAKES, GAME, REPLIES = "puzzles", "mistakes", "game", "replies"
"""The command that opens the window; the lists of the user's mistakes, of the moves of the game on the board, and of
replies that beat a strategy."""

COMMANDS = (
    WindowCommand(
        KEY,
        mark("Puzzles"),
        mark("Positions in which few moves keep the value, usually only one."),
        "Ctrl+P",
        "puzzles",
        opens=f"{__name__}.window:TaskWindow",
        window="puzzleWindow",
        section=("Game", 3),
    ),
    WindowCommand(
        "myMistakes",
        mark("My mistakes"),
        mark("Positions from your own games, asked again until a good move is found."),
        "Ctrl+Shift+J",
        "puzzles",
        group=mark("Tools"),
        within=KEY,
        shows=lambda workspace, what: MISTAKES,
        window="mistakesWindow",
        section=("Tools", 0),
    ),
)


class Tasks(Feature):
    """Poses tasks and handles the one on the board."""

    answered = Signal()
    """The answer to a task was noted."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._judging = workspace.jobs.worker("tasks", self._on_judged)
        self._showing = workspace.jobs.worker("tasks", self._on_solution)
        self.round = Round(())
        self.teaching = Teaching(workspace)
        self._wrong: Path = ()
        """The moves up to the wrong one that is crossed out; () for none."""
        self._reply: Move | None = None
        self._worst: Path = ()
        """The worst game with the strategy of the task from the reply that was given; () if it is not known."""
        self._solution: Solution | None = None
        """The solution shown."""
        self._hinted: dict[str, int] = {}
        """The number of hints given, by the task's code."""
        workspace.actions["practise"].triggered.connect(self.practise_game)
        workspace.actions["dailyPuzzle"].triggered.connect(self.begin_daily)
        workspace.actions["guessMoves"].triggered.connect(lambda: workspace.windows.show(KEY, GAME))
        self._control.session.move_played.connect(self._on_move_played)
        self._control.changed.connect(self._refresh)
        self._control.replaced.connect(self._on_replaced)
        self._refresh()

    @property
    def window(self) -> Any:
        """The TaskWindow, made when first used. Typed Any, since its module imports this class."""
        return self._workspace.windows.window(KEY)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the user in records."""
        return own_names(self._workspace.settings.current.your_name)

    @Slot(object)
    def _refresh(self, change: Change = Change.GAME) -> None:
        """Enable the commands about the game on the board, and mark what is right and wrong in a task."""
        self.teaching.refresh(change)
        if not change & (Change.GAME | Change.KNOWN):
            return
        self._mark()
        record, actions = self._control.session.record, self._workspace.actions
        actions["guessMoves"].setEnabled(is_played(record) and bool(record.line))
        count = len(list(own_mistakes(record, self.names))) if record.finished else 0
        actions["practise"].setEnabled(bool(count))
        numbered = bool(count) and is_reviewed(record)  # else there may be more that are not known yet
        some = plural("Try my %n mistakes again", "Try my mistake again", count)
        actions["practise"].setText(some if numbered else tr("Try my mistakes again"))

    @Slot()
    def practise_game(self) -> None:
        self.begin([each.task for each in own_mistakes(self._control.session.record, self.names)])

    @Slot()
    def begin_daily(self) -> None:
        self._status.say(tr("Searching …"))
        self.window.open_daily()

    # Posing -------------------------------------------------------------------------------------------------------

    def begin(self, tasks: Sequence[Task], collection: str = "", id: str = "") -> None:
        """Poses tasks one after the other; `id` is that of the record of a single one."""
        if tasks:
            self.round = Round(tasks, collection, id)
            self._pose()

    def pose(self, record: GameRecord) -> None:
        """Put a task that is kept as a record on the board."""
        self.round = Round(())
        self._open(record)

    def _pose(self) -> None:
        """Show the current task of the round on the board, or end the round."""
        current = self.round.current
        if current is None:
            self._end()
        else:
            self._open(task_record(current, id=self.round.id, collection=self.round.collection))

    def _open(self, record: GameRecord) -> None:
        self._control.open(record)
        self._workspace.windows.to_front()  # before the list is hidden: the window used before it would get the keys
        listed = self._workspace.windows.get(KEY)
        if listed is not None:
            listed.hide()  # it would cover the board
        self._workspace.panels.focus_board()

    @Slot()
    def _on_replaced(self) -> None:
        """Ask for the move when a task is put on the board, also one that was left."""
        if self._control.session.is_unanswered:
            self._go_back()

    def task(self) -> Task | None:
        """The task on the board, or None."""
        record, current = self._control.session.record, self.round.current
        if current is not None and record.extra.get(PRACTICE) == current.code:
            return current
        return task_of(record) if PUZZLE in record.extra else None

    @Slot()
    def _go_back(self) -> None:
        """Go to the position where the move is to be found, and ask for it."""
        task = self.task()
        if task is None:
            return
        self._wrong, self._solution, self._reply, self._worst = (), None, None, ()
        self._control.go(task.moves)
        self._mark()
        question = task.question()
        if self.round.total > 1:
            known = {"number": self.round.number, "total": self.round.total, "task": question}
            question = tr("{number} of {total}: {task}", **known)
        elif self._is_puzzle:
            question = tr("Puzzle: {task}", task=question)
        self._say(question, *self._help(task))

    def _mark(self) -> None:
        """Crosses out what is wrong, and points at the reply to it or at the solution."""
        session, view, task = self._control.session, self._control.view, self.task()
        if task is None or view is None or view.game.key != task.game.key:
            return
        if self._wrong and session.tree.cursor == self._wrong:
            view.set_exercise(self._wrong[-1], self._reply)
        elif session.tree.cursor == task.moves:
            shown = self._solution.shown if self._solution is not None else ()
            view.set_exercise(None if shown or task.guess else task.played, None, shown)

    # Answers ------------------------------------------------------------------------------------------------------

    @Slot(object)
    def _on_move_played(self, path: Path) -> None:
        session, task = self._control.session, self.task()
        if task is None:
            self.teaching.judge_played(path)
        elif path[:-1] == task.moves and (session.is_unanswered or not task.guess):
            self._answer(task, path)
        elif self._wrong and path[:-1] == self._wrong and path[-1] in task.position.moves():
            QTimer.singleShot(0, self, lambda: self._replace(path))  # after this signal
        elif session.record.hints:
            self._notice.dismiss()  # the answered task is played on as a game

    def _replace(self, path: Path) -> None:
        """Play the last move of `path` in place of the wrong one: it is not the opponent's reply to it."""
        session = self._control.session
        if self._wrong and path[:-1] == self._wrong == session.tree.cursor[:-1]:
            self._wrong = ()
            session.change_tree(session.tree.delete(path))
            self._control.go(path[:-2])
            self._control.play(path[-1])

    def _answer(self, task: Task, path: Path) -> None:
        move, engine = path[-1], self._workspace.engines.background(task.game)
        right = None if task.guess else task.is_right(move)
        if right is None:
            self._say(tr("Searching …"))
        else:
            self._tell(task, Judgement(task, move, right))
        if right is not True or task.rule:
            self._judging.start(lambda run: judge(task, move, engine, run), (task, path, right))

    def _on_judged(self, job: Job, found: Judgement) -> None:
        task, path, right = job.context
        session = self._control.session
        if self.task() != task or session.tree.cursor != path or job.run.is_set:
            return
        self._reply, self._worst = found.reply, found.line
        if right is None:
            self._tell(task, found)
        elif self._notice.offer("tryAgain") is not None:
            self._mark()
            self._notice.say(self._verdict(task, found))

    def _tell(self, task: Task, found: Judgement) -> None:
        """Note an answer, and say whether it is right."""
        words, session = self._verdict(task, found), self._control.session
        if found.right is not None:
            words += self._count(task, found.right)
        if found.right or task.guess:
            session.set_hints(True)
            self._say(words, "nextTask", *(["playSolution"] if task.line else []))
            return
        if found.right is False:
            self._wrong = (*task.moves, found.move)
            self._mark()
        self._say(words, "tryAgain", *self._help(task))

    def _verdict(self, task: Task, found: Judgement) -> str:
        words = found.sentence()
        again = tr("Another reply beats it.") if task.rule else tr("Another move keeps the value.")
        return f"{words} {again}" if found.right is False and not task.guess else words

    def _count(self, task: Task, right: bool) -> str:
        """Note an answer; return what to say about the streak, if it was the first to this task."""
        self.round.answer(right)
        if task.guess:
            return ""
        try:
            hinted = bool(self._hinted.get(task.code))
            card = answered(self._workspace.store, task.code, right, date.today(), hinted=hinted)
            self.answered.emit()
            if right and card.asked == 1 and not card.missed and not hinted:
                return " " + tr("In a row: {streak}.", streak=score(self._workspace.store).streak)
        except StoreError as error:
            self._status.say(tr("Not saved: {reason}", reason=error))
        return ""

    # Offers -------------------------------------------------------------------------------------------------------

    def _help(self, task: Task) -> list[str]:
        """The offers to somebody who looks for the move."""
        more = task.right and self._hinted.get(task.code, 0) < len(hints(task))
        return [*(["hint"] if more else []), "showSolution", *(["skipTask"] if self.round.total > 1 else [])]

    def _offer(self, name: str) -> NoticeAction:
        task = self.task()
        hinted = task is not None and task.code in self._hinted
        acts: dict[str, tuple[str, Callable[[], Any]]] = {
            "tryAgain": (tr("Try again"), self._go_back),
            "hint": (tr("Another hint") if hinted else tr("A hint"), self.give_hint),
            "showSolution": (tr("Show the solution"), self.show_solution),
            "playSolution": (tr("Play it out"), self._play_solution),
            "askLater": (tr("Ask again later"), partial(self.go_on, again=True)),
            "skipTask": (tr("Skip"), self.go_on),
            "nextTask": (tr("Next") if self.round.goes_on or self._is_puzzle else tr("Done"), self.go_on),
            "moreTasks": (tr("Puzzles"), partial(self._workspace.windows.show, KEY)),
        }
        return NoticeAction(name, *acts[name])

    def _say(self, sentence: str, *offers: str) -> None:
        self._notice.show_notice(sentence, [self._offer(name) for name in offers])

    @property
    def _is_puzzle(self) -> bool:
        """Whether another one can be looked for after the task on the board."""
        return PUZZLE in self._control.session.record.extra

    @Slot()
    def give_hint(self) -> None:
        """Show the next hint; a puzzle solved with a hint does not extend the streak."""
        task = self.task()
        if task is not None:
            found = hints(task)
            given = min(self._hinted.get(task.code, 0), len(found) - 1)
            self._hinted[task.code] = given + 1
            self._say(found[given], *self._help(task))

    @Slot()
    def go_on(self, *, again: bool = False) -> None:
        """Go to the next task; with `again` this one comes back at the end of the round."""
        task, name = self.task(), collection_of(self._control.session.record)
        is_puzzle, alone = self._is_puzzle, self.round.total < 2
        if task is not None and task.rule and alone and not name:
            self._control.leave_task()
            self._workspace.windows.show(KEY, REPLIES)
            return
        if self.round.forward(again=again) is not None or not (is_puzzle and alone):
            self._pose()
        elif name and task is not None:
            following = Collections(self._workspace.store).following(name, task.code)
            if following is None:
                self._status.say(tr("Every puzzle in {name} has been answered.", name=name))
                self._control.leave_task()
            else:
                self.begin([following], name)
        else:
            self.window.look_for(self.window.level)

    @Slot()
    def show_solution(self) -> None:
        """Look for the moves that keep the value; a task not answered before counts as missed."""
        task, session = self.task(), self._control.session
        if task is None:
            return
        self._wrong, self._reply = (), None
        self._count(task, False)
        self._control.go(task.moves)
        session.set_hints(True)
        engine = self._workspace.engines.background(task.game)
        self._say(tr("Searching …"), "nextTask")
        self._showing.start(lambda run: solve(task, engine, run), task)

    def _on_solution(self, job: Job, found: Solution) -> None:
        if self.task() == job.context and not job.run.is_set:
            self._solution = found
            self._tell_solution()

    def _tell_solution(self) -> None:
        """Points at the right moves and explains them; offers to play the line out."""
        found = self._solution
        if found is None or self.task() != found.task:
            return
        self._mark()
        played = found.task.position.write(found.task.played) if found.task.guess else ""
        words = tr("{played} was played.", played=played) if played else ""
        later = ["askLater"] if self.round.total > 1 and not found.task.guess else []
        self._say(f"{words} {found.sentence()}".strip(), *(["playSolution"] if found.line else []), *later, "nextTask")

    def _play_solution(self) -> None:
        task = self.task()
        if task is None:
            return
        words = tr("The worst game with this strategy.") if task.rule else tr("Optimal play.")
        line, after = task.line, None
        if self._solution is not None and self._solution.task == task:
            line, words, after = self._solution.line, self._solution.sentence(), self._tell_solution
        elif self._worst and self._control.session.tree.cursor == (*task.moves, self._worst[0]):
            line = self._worst
        player = self._workspace.line_player
        player.begin(task.moves, line, words, others=(self._offer("nextTask"),), to_the_end=True, after=after)

    def _end(self) -> None:
        """Show the score and restore the game that was on the board before the round."""
        done, self.round = self.round, Round(())
        self._control.leave_task()
        if done.right + done.missed:
            sentence = plural(
                "{right} of %n found on the first try.",
                "{right} of %n found on the first try.",
                done.right + done.missed,
                right=done.right,
            )
            self._say(sentence, "moreTasks")
