"""The Puzzles window: finds puzzles by level, opens the puzzle of the day and collections, and shows the score."""

import datetime
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QLayout, QPushButton

from tiling_gui.core import catalogue
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.features.puzzles import Puzzles
from tiling_gui.desktop.features.puzzles.collections import CollectionsPage
from tiling_gui.desktop.features.puzzles.level_form import LevelForm, PuzzleLevel
from tiling_gui.desktop.features.puzzles.posing import daily_id, puzzle_record
from tiling_gui.desktop.session.jobs import Job, Work
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import FIGURE
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, panel_width, scrolled
from tiling_gui.desktop.ui.widgets.layouts import column, row, stack, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle, daily_puzzle, find_puzzles
from tiling_gui.records.record import board_name, shown_board

TRIES = 50_000
"""The number of random games without a puzzle after which the search gives up."""
_WIDEST = 560
"""Greatest width of a page in pixels without margins; in languages with long words it scrolls beyond that."""


class PuzzleWindow(ToolWindow):
    """Finds puzzles and shows collections; hides when a puzzle is put on the board."""

    COMMAND = "puzzles"
    HELP = "learning"
    SIZE = (500, 600)

    def build(self) -> QLayout:
        self._worker = self.worker(self._on_done, progress=self._on_looked, failed=lambda job: self._set_busy(False))
        self.progress_bar.cancel.setObjectName("cancelPuzzle")
        self._rng = random.Random()
        self.form = LevelForm(self.workspace.session.game)
        self.page = SegmentedControl(
            [("find", tr("Find")), ("collections", tr("Collections"))],
            "puzzlePage",
            tr("Find puzzles, or collections"),
        )
        self.page.chosen.connect(self.show_page)
        self.collections = CollectionsPage(self, self.run)
        self.pages = stack(self._make_find(), self.collections)
        self.setMinimumWidth(min(panel_width(self.pages, 400), _WIDEST) + 32)
        self.workspace.controller.changed.connect(self._on_game)
        self.workspace.feature(Puzzles).answered.connect(self._show_answers)
        return column(self.page, (scrolled(self.pages), 1), gap=12)

    def _make_find(self) -> QLayout:
        self.streak = Label(size=FIGURE, weight=SEMIBOLD, name="puzzleStreak")
        self.score = Sentence(name="puzzleScore")
        self.scores = widget_with_layout(column(Hairline(), row(self.streak, (self.score, 1), gap=12), gap=12))
        tip = tr("The same for everyone: it depends only on the date")
        self.daily = self.button("dailyPuzzle", tr("Puzzle of the day"), tip, lambda: self.attempt(self.open_daily))
        tip = tr("Finds this many puzzles and shows them as pages")
        self.printing = self.button("printPuzzles", tr("Print a sheet…"), tip, self._print)
        tip = tr("Finds this many puzzles and saves them as a collection")
        self.collecting = self.button("collectPuzzles", tr("Make a collection"), tip, self._collect)
        return column(
            self.heading(tr("Which move keeps the value?")),
            Sentence(tr("All other moves are proved to give up value.")),
            self.form,
            row(self.daily, self.collecting, self.printing, 1),
            self.scores,
            1,
            gap=12,
        )

    def buttons(self) -> Sequence[QPushButton]:
        tip = tr("Finds a puzzle and puts it on the board")
        self.finding = self.button("findPuzzle", tr("Find a puzzle"), tip, lambda: self.look_for(self.form.level))
        self.finding.setDefault(True)
        return (self.finding,)

    # Display --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Shows the boards of the current game, and the score."""
        self.form.set_game(self.workspace.session.game)
        self.attempt(self._show_answers)

    def show_link(self, what: str) -> None:
        """Imports the collection in "file:NAME", or puts the puzzle of a code on the board once it is proved."""
        self.show_page("collections")
        if what.startswith("file:"):
            self.attempt(lambda: self.collections.import_file(what.removeprefix("file:")))
        else:
            self.attempt(lambda: self.collections.open_code(what))

    @Slot()
    def _on_game(self) -> None:
        if self.isVisible():
            self.form.set_game(self.workspace.session.game)

    @Slot(object)
    def show_page(self, page: object) -> None:
        self.page.set_current(page)
        self.pages.setCurrentIndex(page == "collections")
        self.finding.setVisible(page == "find")

    @Slot()
    def _show_answers(self) -> None:
        """Updates the score and the collections."""
        score = self.workspace.feature(Puzzles).score
        self.scores.setVisible(bool(score.tried))
        self.streak.setText(str(score.streak))
        self.score.setText(score.sentence())
        self.finding.setText(tr("Find another") if score.tried else tr("Find a puzzle"))
        self.collections.show_collection()

    # Background work ------------------------------------------------------------------------------------------

    def run(self, what: str, work: Work, then: Callable[[Any, bool], None]) -> None:
        """Runs `work` in the background with the pages disabled, then calls `then(found, stopped)` with its result."""
        self.say("")
        self.progress_bar.begin(what, tr("puzzles"))
        self._set_busy(True)
        self._worker.start(work, then)

    def _set_busy(self, on: bool) -> None:
        """Disables the pages while a search is running."""
        for part in (self.pages, self.finding):
            part.setEnabled(not on)

    def _on_looked(self, job: Job, progress: Progress) -> None:
        looked = plural("%n positions examined", "%n position examined", progress.nodes) if progress.nodes else ""
        self.progress_bar.set_progress(progress if progress.total > 1 else replace(progress, total=0), looked)

    def _on_done(self, job: Job, found: Any) -> None:
        self._set_busy(False)
        job.context(found, job.run.is_set)

    # Searching ------------------------------------------------------------------------------------------------

    def look_for(self, level: PuzzleLevel) -> None:
        """Looks for a puzzle and puts it on the board."""
        self._look(level, 1, lambda found: self._pose(level.game, found[0]))

    def _print(self) -> None:
        level = self.form.level

        def show(found: list[Puzzle]) -> None:
            from tiling_gui.desktop.features.puzzles.sheet import printed_puzzles

            self.printed = printed_puzzles([(level.game, puzzle) for puzzle in found])
            self.printed.preview(self)

        self._look(level, self.form.many.value(), show)

    def _collect(self) -> None:
        level = self.form.level

        def collect(found: list[Puzzle]) -> None:
            board = shown_board(level.game, board_name(level.game, found[0].start))
            name = tr("{board}, {depth} moves", board=board, depth=level.depth)
            self.attempt(lambda: self.collections.add_found(name, level.game, found))
            self.show_page("collections")

        self._look(level, self.form.many.value(), collect)

    def open_daily(self) -> None:
        """Opens today's puzzle for the current game, or continues it if it was begun."""
        game, day = self.workspace.session.game, datetime.date.today()
        if not game.puzzle_boards:
            self.say(tr("This game has no puzzle of the day."), wrong=True)
            return
        id = daily_id(game.key, day)
        try:
            begun = self.workspace.store.game(id)
        except InputError:
            begun = None
        if begun is not None:
            self.hide()
            self.workspace.feature(Puzzles).pose(begun)
            return
        engine = self.workspace.engines.background(game)

        def work(run: Run) -> list[Puzzle]:
            found = daily_puzzle(game, day, engine, run)
            return [] if found is None else [found]

        self._run_search(work, 1, lambda found: self._pose(game.key, found[0], id))

    def _look(self, level: PuzzleLevel, wanted: int, then: Callable[[list[Puzzle]], None]) -> None:
        game, rng = GAMES[level.game], random.Random(self._rng.random())
        try:
            starts = catalogue.starts(level.board, game) if level.board else [self.workspace.session.start]
        except InputError as error:
            self._tell(str(error))
            return
        engine, good, mover = self.workspace.engines.background(game), level.good, level.to_move

        def work(run: Run) -> list[Puzzle]:
            return find_puzzles(
                starts,
                level.depth,
                wanted,
                engine,
                rng,
                run,
                good=good,
                to_move=mover,
                tries=TRIES,
            )

        self._run_search(work, wanted, then)

    def _run_search(self, work: Work, wanted: int, then: Callable[[list[Puzzle]], None]) -> None:
        def take(found: list[Puzzle], stopped: bool) -> None:
            if stopped or not found:
                self._tell(tr("Stopped.") if stopped else tr("No such puzzle was found; try another level."))
                return
            if len(found) < wanted:
                self._tell(
                    plural(
                        "Only %n different puzzles were found; try another level for more.",
                        "Only %n puzzle was found; try another level for more.",
                        len(found),
                    )
                )
            then(found)

        self.run(tr("Looking for a puzzle"), work, take)

    def _tell(self, sentence: str) -> None:
        """Shows a message in this window, or in the main window if this one is hidden."""
        (self.say if self.isVisible() else self.workspace.status.say)(sentence)

    def _pose(self, game: str, puzzle: Puzzle, id: str = "") -> None:
        self.hide()
        self.workspace.feature(Puzzles).pose(puzzle_record(game, puzzle, id=id))
