"""Puzzles on the board: found in a worker, played like a game without hints, answered by the first move, counted.

A puzzle is a game record with the moves that lead to it and, in `extra`, its only right move. The first answer
counts for the streak; after it the hints come back and the game can be played on.
"""

import random
from collections import Counter
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Limit, Progress, Report, StopToken
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.features.puzzles.window import Level, PuzzleWindow, Score, read_score
from tiling_gui.desktop.session.game_session import PUZZLE
from tiling_gui.desktop.session.jobs import Job, Worker
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import bring_to_front
from tiling_gui.desktop.ui.widgets.notice_bar import Offer
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle, find_puzzles
from tiling_gui.records.record import GameRecord, Player, new_record
from tiling_gui.records.tree import Path

KEPT = "puzzles"
"""Under this name the store keeps the streak."""
COST_SECONDS = 20.0
"""Longest that the cost of the other moves is looked for."""
TRIES = 50_000
"""So many random games without a puzzle, and the level is said to have none."""


class Puzzles(QObject):
    """The command Puzzles…"""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace.windows)
        self._workspace, self._control = workspace, workspace.controller
        self._status, self._notice = workspace.status, workspace.notice
        self.window: PuzzleWindow | None = None
        jobs = workspace.jobs
        self._worker = jobs.worker("puzzle", self._on_found, progress=self._on_progress, failed=self._on_failed)
        self._sheets = jobs.worker("puzzles", self._on_sheet, progress=self._on_progress, failed=self._on_failed)
        self._costs = jobs.worker("costs", self._on_costs)
        self._rng = random.Random()
        self._level = Level()
        workspace.actions["puzzles"].triggered.connect(self.show)
        self._control.session.placed.connect(self._on_placed)
        self._control.changed.connect(self._refresh)

    @Slot()
    def _refresh(self) -> None:
        """The levels are boards of the tiling game: elsewhere puzzles are away."""
        self._workspace.actions["puzzles"].setVisible(self._control.game.has_puzzles)

    @property
    def score(self) -> Score:
        """What was answered so far."""
        return read_score(self._workspace.store.kept(KEPT))

    @Slot()
    def show(self) -> None:
        """Opens the window of puzzles."""
        if self.window is None:
            self.window = PuzzleWindow(self._workspace.theme, self._workspace.windows.main)
            self.window.wanted.connect(self.find)
            self.window.sheet_wanted.connect(self.find_sheet)
            self.window.cancelled.connect(self._worker.stop)
            self.window.cancelled.connect(self._sheets.stop)
        self.window.show_score(self.score)
        bring_to_front(self.window)

    @Slot(object)
    def find(self, level: Level) -> None:
        """Looks for a puzzle; it comes on the board when it is found."""
        self._level = level
        self._sheets.drop()
        self._search(self._worker, level, 1)

    @Slot(object, int)
    def find_sheet(self, level: Level, wanted: int) -> None:
        """Looks for so many puzzles; their pages are shown when they are found."""
        self._worker.drop()
        self._search(self._sheets, level, wanted)

    def _search(self, worker: Worker, level: Level, wanted: int) -> None:
        game = self._control.game
        if not game.has_puzzles:  # its window stayed open
            game = next(each for each in GAMES.values() if each.has_puzzles)
        starts = [game.parse(f"{level.rows}x{level.columns}", side) for side in game.sides]
        engine, rng = self._workspace.engines.background(game), random.Random(self._rng.random())

        def work(report: Report, stop: StopToken) -> list[Puzzle]:
            return find_puzzles(starts, level.depth, wanted, engine, rng, tries=TRIES, report=report, stop=stop)

        if self.window:
            self.window.begin()
        worker.start(work, (game.key, wanted))

    def again(self) -> None:
        """Another one of the same level."""
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

    def _on_sheet(self, job: Job, found: list[Puzzle]) -> None:
        if not self._ended(job, found):
            return
        from tiling_gui.desktop.features.puzzles.sheet import printed_puzzles

        game, wanted = job.context
        if len(found) < wanted:
            self._status.say(
                plural(
                    "Only %n puzzles that differ were found; take another level for more.",
                    "Only %n puzzle was found; take another level for more.",
                    len(found),
                )
            )
        self.printed = printed_puzzles(game, found)
        self.printed.preview(self.window)

    def _on_found(self, job: Job, found: list[Puzzle]) -> None:
        if not self._ended(job, found):
            return
        self._control.open(puzzle_record(job.context[0], found[0]))
        self._control.set_mode("play")
        self.set_task()
        if self.window:
            self.window.hide()

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
        session = self._control.session
        puzzle = self.current()
        if puzzle is None:
            return
        position, moves = session.tree.position_at(puzzle[0]), puzzle[1]
        end = position
        for move in moves:
            end = end.play(move)
        self._notice.show_notice(
            tr("Puzzle: {side} to move. One move alone keeps {value}.", side=position.to_move, value=end.count),
            [Offer("showSolution", tr("Show the solution"), self.show_solution)],
        )

    # Answers --------------------------------------------------------------------------------------------------

    def current(self) -> tuple[Path, Path] | None:
        """(moves that lead to the puzzle on the board, its line); None if there is none."""
        session = self._control.session
        data = session.record.extra.get(PUZZLE)
        try:
            read = session.game.move_from_json
            if data is None:
                return None
            return tuple(read(move) for move in data["moves"]), tuple(read(move) for move in data["line"])
        except (TypeError, KeyError, InputError):
            return None

    @Slot(object)
    def _on_placed(self, path: Path) -> None:
        puzzle = self.current()
        if puzzle is None or path[:-1] != puzzle[0]:
            return
        session = self._control.session
        right = path[-1] == puzzle[1][0]
        first = session.record.id not in self.score.answered
        self._count(right)
        name = session.tree.position_at(path[:-1]).write(path[-1])
        if right:
            sentence = tr("Right: {move} is the only move that keeps the value.", move=name)
            if first:
                sentence = tr(
                    "Right: {move} is the only move that keeps the value. In a row: {streak}.",
                    move=name,
                    streak=self.score.streak,
                )
            session.set_hints(True)
            offers = [
                Offer("nextPuzzle", tr("Next puzzle"), self.again),
                Offer("playOutPuzzle", tr("Play it out"), self._play_all),
            ]
            self._notice.show_notice(sentence, offers)
        else:
            offers = [
                Offer("tryAgain", tr("Try again"), self._try_again),
                Offer("showSolution", tr("Show the solution"), self.show_solution),
            ]
            self._notice.show_notice(tr("{move} gives up value. Another move keeps it.", move=name), offers)

    def _try_again(self) -> None:
        puzzle = self.current()
        if puzzle:
            self._control.session.go(puzzle[0])
            self.set_task()

    @Slot()
    def show_solution(self) -> None:
        """Plays the only right move; a puzzle that was not answered yet counts as not solved."""
        puzzle = self.current()
        if puzzle is None:
            return
        self._count(False)
        self._control.session.set_hints(True)
        name = self._control.session.tree.position_at(puzzle[0]).write(puzzle[1][0])
        self._play_out(tr("{move} is the only move that keeps the value.", move=name))
        position, engine = (
            self._control.session.tree.position_at(puzzle[0]),
            self._workspace.engines.background(self._control.game),
        )

        def work(report: Report, stop: StopToken) -> Analysis:
            return engine.analyse(position, limit=Limit(seconds=COST_SECONDS), stop=stop)

        self._costs.start(work, (self._control.session.record.id, name))

    def _on_costs(self, job: Job, found: Analysis | None) -> None:
        """What every other move would have cost is said beside the solution that is still shown."""
        id, name = job.context
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
            only = tr("{move} is the only move that keeps the value.", move=name)
            self._workspace.line_player.say(tr("{only} Of the others {costs}.", only=only, costs=", ".join(parts)))

    @Slot()
    def _play_all(self) -> None:
        self._play_out(tr("Optimal play."), to_the_end=True)

    def _play_out(self, words: str, *, to_the_end: bool = False) -> None:
        puzzle = self.current()
        if puzzle:
            following = Offer("nextPuzzle", tr("Next puzzle"), self.again)
            self._workspace.line_player.begin(*puzzle, words, others=(following,), to_the_end=to_the_end)

    def _count(self, right: bool) -> None:
        try:
            score = self.score.after(self._control.session.record.id, right)
            self._workspace.store.keep(KEPT, score.to_json())
        except StoreError as error:
            self._status.say(str(error))
        else:
            if self.window:
                self.window.show_score(score)

    def _on_failed(self, job: Job) -> None:
        if self.window:
            self.window.end()

    def close(self) -> None:
        """Closes the window."""
        if self.window:
            self.window.close()


def puzzle_record(game: str, puzzle: Puzzle) -> GameRecord:
    """The puzzle as a game without hints that stands where the right move is to be found."""
    found = new_record(game, puzzle.start, hints=False)
    tree = found.tree
    for move in puzzle.moves:
        tree = tree.add(move)
    players = {side: Player("human", "You") for side in found.tree.game.sides}
    write = found.tree.game.move_to_json
    data = {"moves": [write(move) for move in puzzle.moves], "line": [write(move) for move in puzzle.line]}
    return replace(found, tree=tree, players=players, extra={PUZZLE: data})
