"""Puzzles: found by level, the puzzle of the day, and collections; played on the board, answered by the first move.

A puzzle is a game record with the moves that lead to it and, in `extra`, the right moves and the best line. It has no
hints until it is answered. The first answer counts for the streak; then the game can be continued.
"""

from collections import Counter
from typing import Any

from PySide6.QtCore import Signal, Slot

from tiling_gui.core.game import distance
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.features.puzzles.posing import PuzzleTask, Score, asked, only, read_score, task_of
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.workspace import Feature, Workspace
from tiling_gui.desktop.session.wrong_move import JudgedTry, WrongMove, judge
from tiling_gui.desktop.ui.widgets.notice_bar import NoticeAction
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, plural, tr
from tiling_gui.players.puzzles import hints
from tiling_gui.records.record import GameRecord
from tiling_gui.records.tree import Path
from tiling_gui.search.reasons import Reason, reasons, sentences

COMMANDS = (
    WindowCommand(
        "puzzles",
        mark("Puzzles…"),
        mark("Positions in which few moves keep the value, usually only one."),
        "Ctrl+P",
        "puzzles",
        opens=f"{__name__}.window:PuzzleWindow",
        window="puzzleWindow",
        section=("Game", 3),
    ),
)


KEY = "puzzles"
"""The key under which the store saves the score; also the command that opens the puzzle window."""
COST_SECONDS = 20.0
"""Time limit in seconds for finding the cost of the other moves."""


class Puzzles(Feature):
    """Handles the puzzle on the board, if there is one."""

    answered = Signal()
    """Emitted when the first move of a puzzle is played or its solution is shown."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._costs = workspace.jobs.worker("costs", self._on_costs)
        self._judging = workspace.jobs.worker("reasons", self._on_judged)
        self._wrong = WrongMove(workspace, self)
        self._hinted: dict[str, int] = {}
        """The number of hints given, by record id."""
        self._control.session.move_played.connect(self._on_move_played)
        self._control.replaced.connect(self._on_replaced)

    @property
    def window(self) -> Any:
        """The PuzzleWindow, made when first used. Typed Any, since its module imports this class."""
        return self._workspace.windows.window(KEY)

    @property
    def score(self) -> Score:
        """The results so far."""
        return read_score(self._workspace.store.load(KEY))

    def pose(self, record: GameRecord) -> None:
        """Puts a puzzle on the board, in the position where the move is to be found."""
        self._control.open(record)
        self._go_back()

    @Slot()
    def again(self) -> None:
        """Opens the next puzzle of the collection, or looks for another one of the level set in the window."""
        task = self.task()
        if task is None or not task.collection:
            self.window.look_for(self.window.level)
        elif not self.window.collections.open_after(task.collection, task.code):
            self._status.say(tr("Every puzzle in {name} has been answered.", name=task.collection))

    # The task -----------------------------------------------------------------------------------------------------

    def set_task(self) -> None:
        task = self.task()
        if task is not None:
            words = asked(self._control.session.game.key, task.puzzle(self._control.session.start))
            self._notice.show_notice(tr("Puzzle: {task}", task=words), self._help(task))

    @Slot()
    def _on_replaced(self) -> None:
        """Asks again when a puzzle that was left is put on the board."""
        if self._control.session.is_unanswered:
            self._go_back()

    def _help(self, task: PuzzleTask) -> list[NoticeAction]:
        """Offers a hint, if there is another one, and the solution."""
        offers = [NoticeAction("showSolution", tr("Show the solution"), self.show_solution)]
        given = self._hinted.get(self._control.session.record.id, 0)
        if given < len(hints(self._control.session.game, task.puzzle(self._control.session.start))):
            hint = tr("Another hint") if given else tr("A hint")
            offers.insert(0, NoticeAction("puzzleHint", hint, self.give_hint))
        return offers

    @Slot()
    def give_hint(self) -> None:
        """Shows the next hint; a puzzle solved with a hint does not extend the streak."""
        task, id = self.task(), self._control.session.record.id
        if task is not None:
            found = hints(self._control.session.game, task.puzzle(self._control.session.start))
            given = min(self._hinted.get(id, 0), len(found) - 1)
            self._hinted[id] = given + 1
            self._notice.show_notice(found[given], self._help(task))

    def task(self) -> PuzzleTask | None:
        """The puzzle on the board, or None."""
        return task_of(self._control.session.record)

    def current(self) -> tuple[Path, Path] | None:
        """The moves that lead to the puzzle on the board and its line; None if there is no puzzle."""
        task = self.task()
        return None if task is None else (task.moves, task.line)

    # Answers ------------------------------------------------------------------------------------------------------

    @Slot(object)
    def _on_move_played(self, path: Path) -> None:
        task = self.task()
        if task is not None and len(path) > len(task.moves) + 1 and self._control.session.record.hints:
            self._notice.dismiss()  # the answered puzzle is played on as a game
        if task is None or path[:-1] != task.moves:
            return
        session = self._control.session
        right = path[-1] in task.good
        first = session.record.id not in self.score.answered
        self._count(right)
        name = session.tree.position_at(path[:-1]).write(path[-1])
        if right:
            if len(task.good) > 1:
                sentence = tr("Right: {move} keeps the value.", move=name)
            else:
                sentence = tr("Right: {move} is the only move that keeps the value.", move=name)
            if first:
                sentence += " " + tr("In a row: {streak}.", streak=self.score.streak)
            session.set_hints(True)
            offers = [
                NoticeAction("nextPuzzle", tr("Next puzzle"), self.again),
                NoticeAction("playOutPuzzle", tr("Play it out"), self._play_all),
            ]
            self._notice.show_notice(sentence, offers)
        else:
            offers = [NoticeAction("tryAgain", tr("Try again"), self._go_back), *self._help(task)]
            self._notice.show_notice(tr("{move} gives up value. Another move keeps it.", move=name), offers)
            self._wrong.show(path)
            puzzle, engine = task.puzzle(session.start), self._workspace.engines.background(session.game)
            self._judging.start(
                lambda run: judge(puzzle.position, puzzle.value, path[-1], engine, run), (session.record.id, path)
            )

    def _on_judged(self, job: Job, found: JudgedTry) -> None:
        """Says what the wrong move costs and why, and shows the reply to it."""
        id, path = job.context
        session = self._control.session
        here = session.record.id == id and session.tree.cursor == path
        if here and self._notice.offer("tryAgain") is not None and not job.run.is_set:
            self._wrong.show(path, found.reply)
            self._notice.say(found.why_wrong())

    @Slot()
    def _go_back(self) -> None:
        """Goes back to the position where the move is to be found."""
        task = self.task()
        if task:
            self._wrong.forget()
            self._control.go(task.moves)
            self.set_task()

    @Slot()
    def show_solution(self) -> None:
        """Plays the best line; a puzzle not answered before counts as not solved."""
        task, session = self.task(), self._control.session
        if task is None:
            return
        self._count(False)
        session.set_hints(True)
        puzzle = task.puzzle(session.start)
        words, position = only(puzzle), puzzle.position
        self._play_out(words)
        engine = self._workspace.engines.background(self._control.session.game)

        def work(run: Run) -> tuple[Analysis, tuple[Reason, ...]]:
            known = engine.analyse(position, run.part(Limit(seconds=COST_SECONDS)))
            return known, reasons(position, puzzle.solution, engine, run, analysis=known)

        self._costs.start(work, (session.record.id, words))

    def _on_costs(self, job: Job, judged: tuple[Analysis, tuple[Reason, ...]]) -> None:
        """Adds to the solution shown why it is right and what the other moves would have cost."""
        id, words = job.context
        found, why = judged
        said = sentences([each for each in why if not each.is_choice])
        if self._control.session.record.id != id or not self._workspace.line_player.is_on_line:
            return
        best = found.value
        if said:
            words = f"{words} {said}"
            self._workspace.line_player.say(words)
        if best is None or not found.complete:
            return
        costs = Counter(distance(entry.value, best) for entry in found.moves if entry.value is not None)
        parts = [
            plural("%n moves cost {cost}", "%n move costs {cost}", count, cost=cost)
            for cost, count in sorted(costs.items())
            if cost
        ]
        if parts:
            self._workspace.line_player.say(tr("{only} Of the others {costs}.", only=words, costs=", ".join(parts)))

    @Slot()
    def _play_all(self) -> None:
        self._play_out(tr("Optimal play."), to_the_end=True)

    def _play_out(self, words: str, *, to_the_end: bool = False) -> None:
        puzzle = self.current()
        if puzzle:
            following = NoticeAction("nextPuzzle", tr("Next puzzle"), self.again)
            self._workspace.line_player.begin(*puzzle, words, others=(following,), to_the_end=to_the_end)

    def _count(self, right: bool) -> None:
        task, id = self.task(), self._control.session.record.id
        try:
            score = self.score.after(id, right, hinted=bool(self._hinted.get(id)))
            self._workspace.store.save(KEY, score.to_json())
            if task is not None and task.collection:
                from tiling_gui.desktop.features.puzzles.library import Library

                Library(self._workspace.store).answered(task.collection, task.code, right)
        except StoreError as error:
            self._status.say(str(error))
        else:
            self.answered.emit()
