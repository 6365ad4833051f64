"""Puzzles on the board: found in a worker, played like a game without hints, answered by the first move, counted.

A puzzle is a game record with the moves that lead to it and, in `extra`, the moves that are right and the best line.
The first answer counts for the streak; after it the hints come back and the game can be played on.
"""

import datetime
import random
from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Game
from tiling_gui.core.limits import Limit, Progress, Report, StopToken
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.features.puzzles.library import Entry, Library
from tiling_gui.desktop.features.puzzles.posing import Task, daily_id, puzzle_record, task_of
from tiling_gui.desktop.features.puzzles.score import Level, Score, read_score
from tiling_gui.desktop.features.puzzles.words import asked, only
from tiling_gui.desktop.session.jobs import Job, Worker
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.desktop.ui.widgets.notice_bar import Offer
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzle_hints import hints
from tiling_gui.players.puzzles import Puzzle, daily_puzzle, find_puzzles, starts_of
from tiling_gui.records.record import GameRecord, board_name, shown_board
from tiling_gui.records.tree import Path

if TYPE_CHECKING:
    from tiling_gui.desktop.features.puzzles.collections import Collections
    from tiling_gui.desktop.features.puzzles.window import PuzzleWindow

KEPT = "puzzles"
"""Under this name the store keeps the streak."""
COST_SECONDS = 20.0
"""Longest that the cost of the other moves is looked for."""
TRIES = 50_000
"""So many random games without a puzzle, and the level is said to have none."""
_SHEET, _COLLECTION = "sheet", "collection"
"""What is made of many puzzles that were found."""


class Puzzles(QObject):
    """The command Puzzles…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control = workspace, workspace.controller
        self._status, self._notice = workspace.status, workspace.notice
        self.window: PuzzleWindow | None = None
        self.collections: Collections | None = None
        jobs = workspace.jobs
        progress, failed = self._on_progress, self._on_failed
        self._worker = jobs.worker("puzzle", self._on_found, progress=progress, failed=failed)
        self._many = jobs.worker("puzzles", self._on_many, progress=progress, failed=failed)
        self._daily = jobs.worker("daily puzzle", self._on_daily, progress=progress, failed=failed)
        self._costs = jobs.worker("costs", self._on_costs)
        self._rng = random.Random()
        self._level = Level()
        self._hinted: dict[str, int] = {}
        """How many hints were given, by the id of the record."""
        workspace.actions["puzzles"].triggered.connect(self.show)
        self._control.session.placed.connect(self._on_placed)
        self._control.changed.connect(self._refresh)

    @property
    def _game(self) -> Game:
        return self._control.game

    @Slot()
    def _refresh(self) -> None:
        """The window offers the boards of the game on the board."""
        self._workspace.actions["puzzles"].setVisible(bool(self._game.engine))
        if self.window is not None and self.window.isVisible():
            self.window.set_game(self._game)

    @property
    def score(self) -> Score:
        """What was answered so far."""
        return read_score(self._workspace.store.kept(KEPT))

    @Slot()
    def show(self) -> None:
        """Opens the window of puzzles."""
        window = self._make_window()
        window.set_game(self._game)
        window.show_score(self.score)
        bring_to_front(window)

    def _make_window(self) -> "PuzzleWindow":
        if self.window is None:
            from tiling_gui.desktop.features.puzzles.collections import Collections
            from tiling_gui.desktop.features.puzzles.window import PuzzleWindow

            window = self.window = PuzzleWindow(self._workspace.theme, self._game, self._workspace.windows.main)
            window.wanted.connect(self.find)
            window.sheet_wanted.connect(self.find_sheet)
            window.set_wanted.connect(self.find_collection)
            window.daily_wanted.connect(self.open_daily)
            for worker in (self._worker, self._many, self._daily):
                window.cancelled.connect(worker.stop)
            self.collections = Collections(self._workspace, window, self._open_entry)
        return self.window

    # Looking for puzzles ------------------------------------------------------------------------------------------

    @Slot(object)
    def find(self, level: Level) -> None:
        """Looks for a puzzle; it comes on the board when it is found."""
        self._level = level
        self._many.drop()
        self._search(self._worker, level, 1)

    @Slot(object, int)
    def find_sheet(self, level: Level, wanted: int) -> None:
        """Looks for so many puzzles; their pages are shown when they are found."""
        self._worker.drop()
        self._search(self._many, level, wanted, _SHEET)

    @Slot(object, int)
    def find_collection(self, level: Level, wanted: int) -> None:
        """Looks for so many puzzles; they become a collection."""
        self._worker.drop()
        self._search(self._many, level, wanted, _COLLECTION)

    def _search(self, worker: Worker, level: Level, wanted: int, purpose: str = "") -> None:
        game = GAMES[level.game]
        try:
            starts = starts_of(game, level.board) if level.board else [self._control.session.start]
        except InputError as error:
            self._status.say(str(error))
            return
        engine, rng = self._workspace.engines.background(game), random.Random(self._rng.random())

        def work(report: Report, stop: StopToken) -> list[Puzzle]:
            return find_puzzles(
                starts,
                level.depth,
                wanted,
                engine,
                rng,
                good=level.good,
                to_move=level.to_move,
                tries=TRIES,
                report=report,
                stop=stop,
            )

        if self.window:
            self.window.begin()
        worker.start(work, (level, wanted, purpose))

    def again(self) -> None:
        """The next one of its collection; else another one of the same level."""
        task = self.task()
        if task is not None and task.collection and self._make_window() and self.collections is not None:
            following = self.collections.library.following(task.collection, task.code)
            if following is not None:
                self.collections.open_at(task.collection, following)
            else:
                self._status.say(tr("Every puzzle of {name} has an answer.", name=task.collection))
        else:
            self.find(self._level)

    def _on_progress(self, job: Job, progress: Progress) -> None:
        if self.window:
            self.window.set_progress(progress)

    def _ended(self, job: Job, found: list[Puzzle]) -> bool:
        """Whether what was found is to be shown; otherwise why not is said."""
        if self.window:
            self.window.end()
        stopped = job.stop.is_set
        if stopped or not found:
            self._status.say(tr("Stopped.") if stopped else tr("No such puzzle was found; take another level."))
        return bool(found) and not stopped

    def _on_many(self, job: Job, found: list[Puzzle]) -> None:
        if not self._ended(job, found):
            return
        level, wanted, purpose = job.context
        if len(found) < wanted:
            self._status.say(
                plural(
                    "Only %n puzzles that differ were found; take another level for more.",
                    "Only %n puzzle was found; take another level for more.",
                    len(found),
                )
            )
        if purpose == _COLLECTION and self.collections is not None and self.window is not None:
            board = shown_board(level.game, board_name(level.game, found[0].start))
            self.collections.add_found(tr("{board}, {depth} moves", board=board, depth=level.depth), level.game, found)
            self.window.show_page("collections")
            return
        from tiling_gui.desktop.features.puzzles.sheet import printed_puzzles

        self.printed = printed_puzzles([(level.game, puzzle) for puzzle in found])
        self.printed.preview(self.window)

    def _on_found(self, job: Job, found: list[Puzzle]) -> None:
        if self._ended(job, found):
            self._open(puzzle_record(job.context[0].game, found[0]))

    @Slot()
    def open_daily(self) -> None:
        """The puzzle of today, of the game on the board; one that was begun is gone on with."""
        game, day = self._game, datetime.date.today()
        if not game.puzzle_boards:
            self._status.say(tr("This game has no puzzle of the day."))
            return
        try:
            self._open(self._workspace.store.game(daily_id(game.key, day)))
            return
        except InputError:
            pass  # not begun yet
        engine = self._workspace.engines.background(game)

        def work(report: Report, stop: StopToken) -> list[Puzzle]:
            found = daily_puzzle(game, day, engine, report=report, stop=stop)
            return [] if found is None else [found]

        if self.window:
            self.window.begin()
        self._daily.start(work, (game.key, day))

    def _on_daily(self, job: Job, found: list[Puzzle]) -> None:
        if self._ended(job, found):
            key, day = job.context
            self._open(puzzle_record(key, found[0], id=daily_id(key, day)))

    def _open_entry(self, name: str, entry: Entry) -> None:
        """A puzzle of a collection. Raises InputError."""
        self._open(puzzle_record(*entry.read(), collection=name, code=entry.code))

    def _open(self, record: GameRecord) -> None:
        self._control.open(record)
        self._control.set_mode("play")
        self._go_back()
        if self.window:
            self.window.hide()

    # The task -----------------------------------------------------------------------------------------------------

    def telling(self) -> bool:
        """Whether the strip tells of a puzzle that is to be solved."""
        puzzle = self.current()
        here = puzzle is not None and self._control.session.tree.cursor == puzzle[0]
        return here and not self._notice.isHidden()

    def tell_again(self, was: bool) -> None:
        """Says it in the language of now."""
        if was:
            self.set_task()

    def set_task(self) -> None:
        """Says what is to be found."""
        task = self.task()
        if task is not None:
            words = asked(self._control.game.key, task.puzzle(self._control.session.start))
            self._notice.show_notice(tr("Puzzle: {task}", task=words), self._help(task))

    def _help(self, task: Task) -> list[Offer]:
        """A hint, as long as there is another one, and the solution."""
        offers = [Offer("showSolution", tr("Show the solution"), self.show_solution)]
        given = self._hinted.get(self._control.session.record.id, 0)
        if given < len(hints(self._game, task.puzzle(self._control.session.start))):
            hint = tr("Another hint") if given else tr("A hint")
            offers.insert(0, Offer("puzzleHint", hint, self.give_hint))
        return offers

    @Slot()
    def give_hint(self) -> None:
        """Says the next hint; with one the streak does not grow."""
        task, id = self.task(), self._control.session.record.id
        if task is not None:
            found = hints(self._game, task.puzzle(self._control.session.start))
            given = min(self._hinted.get(id, 0), len(found) - 1)
            self._hinted[id] = given + 1
            self._notice.show_notice(found[given], self._help(task))

    def task(self) -> Task | None:
        """The puzzle on the board; None if there is none."""
        return task_of(self._control.session.record)

    def current(self) -> tuple[Path, Path] | None:
        """(moves that lead to the puzzle on the board, its line); None if there is none."""
        task = self.task()
        return None if task is None else (task.moves, task.line)

    # Answers ------------------------------------------------------------------------------------------------------

    @Slot(object)
    def _on_placed(self, path: Path) -> None:
        task = self.task()
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
                Offer("nextPuzzle", tr("Next puzzle"), self.again),
                Offer("playOutPuzzle", tr("Play it out"), self._play_all),
            ]
            self._notice.show_notice(sentence, offers)
        else:
            offers = [Offer("tryAgain", tr("Try again"), self._go_back), *self._help(task)]
            self._notice.show_notice(tr("{move} gives up value. Another move keeps it.", move=name), offers)

    @Slot()
    def _go_back(self) -> None:
        """To the position in which the move is to be found."""
        task = self.task()
        if task:
            self._control.session.go(task.moves)
            self.set_task()

    @Slot()
    def show_solution(self) -> None:
        """Plays a right move; a puzzle that was not answered yet counts as not solved."""
        task, session = self.task(), self._control.session
        if task is None:
            return
        self._count(False)
        session.set_hints(True)
        puzzle = task.puzzle(session.start)
        words, position = only(puzzle), puzzle.position
        self._play_out(words)
        engine = self._workspace.engines.background(self._game)

        def work(report: Report, stop: StopToken) -> Analysis:
            return engine.analyse(position, limit=Limit(seconds=COST_SECONDS), stop=stop)

        self._costs.start(work, (session.record.id, words))

    def _on_costs(self, job: Job, found: Analysis | None) -> None:
        """What every other move would have cost is said beside the solution that is still shown."""
        id, words = job.context
        if found is None or self._control.session.record.id != id or not self._workspace.line_player.is_out:
            return
        if not found.complete:
            return
        costs = Counter(abs(entry.value - found.value) for entry in found.moves)
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
            following = Offer("nextPuzzle", tr("Next puzzle"), self.again)
            self._workspace.line_player.begin(*puzzle, words, others=(following,), to_the_end=to_the_end)

    def _count(self, right: bool) -> None:
        task, id = self.task(), self._control.session.record.id
        try:
            score = self.score.after(id, right, hinted=bool(self._hinted.get(id)))
            self._workspace.store.keep(KEPT, score.to_json())
            if task is not None and task.collection:
                Library(self._workspace.store).answered(task.collection, task.code, right)
        except StoreError as error:
            self._status.say(str(error))
        else:
            if self.window:
                self.window.show_score(score)
            if self.collections:
                self.collections.show("")

    def _on_failed(self, job: Job) -> None:
        if self.window:
            self.window.end()

    def close(self) -> None:
        """Closes the window."""
        if self.window:
            self.window.close()
