"""The window of tasks: a list of tasks, and the selected one as a picture; they are answered on the main board.

What is listed is chosen above: puzzles with that of the day, the user's mistakes, the moves of the game on the board,
replies that beat a strategy, or a collection.
"""

import datetime
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QItemSelectionModel, QSize, Qt, Slot
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLayout, QMenu, QPushButton, QTableWidgetItem

from tiling_gui.core import catalogue
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.limits import Progress, Run
from tiling_gui.desktop.features.tasks import GAME, MISTAKES, REPLIES, Tasks
from tiling_gui.desktop.features.tasks.collection_menu import CollectionMenu
from tiling_gui.desktop.features.tasks.level_form import LevelForm, PuzzleLevel
from tiling_gui.desktop.features.tasks.rows import TaskRow, entry_rows, guess_rows, mistake_rows, task_row
from tiling_gui.desktop.features.tasks.strategy_form import StrategyForm
from tiling_gui.desktop.session.jobs import Job, Work
from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import PositionPicture
from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import Sentence, named, scrolled
from tiling_gui.desktop.ui.widgets.buttons import menu_on
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.tables import EnterTable, set_up_selectable_rows
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.records.cards import Card
from tiling_gui.records.posed import OwnMistake, guesses, is_played
from tiling_gui.records.puzzles import daily_puzzle, find_puzzles
from tiling_gui.records.task import Task
from tiling_gui.search.reasons import Reason, sentences
from tiling_gui.store.tasks import Collections, all_mistakes, all_records, cards, score

FOUND, _OF = "found", "collection "
"""The list of puzzles found, and the prefix of those of a collection."""
TRIES = 50_000
"""The number of random games without a puzzle after which the search gives up."""
_PICTURE = QSize(140, 140)


class TaskWindow(ToolWindow):
    """Lists tasks; hides when one is put on the board."""

    COMMAND = "puzzles"
    HELP = "learning"
    SIZE = (760, 600)
    REOPENS = True

    def build(self) -> QLayout:
        self._worker = self.worker(self._on_done, progress=self._on_looked, failed=lambda job: self._set_busy(False))
        self._reading = self.worker(self._on_read)
        self._looking = self.worker(self._on_daily)
        self._explaining = self.worker(self._on_explained)
        self._rng = random.Random()
        self.found: list[Task] = []
        """Puzzles found since the window was made, the latest first."""
        self.replies: list[Task] = []
        """Replies that beat a strategy, found since the window was made, the latest first."""
        self._today: dict[str, Task] = {}
        """The puzzles of the day that are known, by record id."""
        self.rows: list[TaskRow] = []
        self.library = Collections(self.workspace.store)
        self.menu = CollectionMenu(self)
        self.source = Combo()
        named(self.source, "taskSource", tr("What is listed"), tr("What is listed"))
        self.source.activated.connect(lambda place: self.show_source(self.source.itemData(place)))
        self.bin = BinButton(self, "restoreCollection", self.library.shelf, lambda name: self.show_source(_OF + name))
        self.filtering = self.button("taskOptions", tr("Options"), self._show_options)
        self.filtering.setCheckable(True)
        self.form = LevelForm(self.workspace.session.game)
        self.options = scrolled(self.form)
        self.options.setMaximumHeight(self.form.sizeHint().height())
        self.options.hide()
        self.strategy = StrategyForm(self)
        self._make_table()
        self.picture = PositionPicture()
        self.picture.setFixedSize(_PICTURE)
        self.question, self.summary = (
            Sentence(size=TEXT, role="text", name="taskQuestion"),
            Sentence(name="taskSummary"),
        )
        self.workspace.controller.replaced.connect(self._on_replaced)
        self.workspace.feature(Tasks).answered.connect(self._on_answered)
        head = row((self.source, 1), self.bin, self.filtering)
        self.setFocusProxy(self.table)
        return column(
            head,
            self.options,
            self.strategy,
            row(self.picture, (column(self.question, 1, self.summary), 1)),
            (self.table, 1),
        )

    def _make_table(self) -> None:
        self.table = EnterTable()
        named(self.table, "tasks", tr("Tasks"))
        set_up_selectable_rows(self.table)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        heads = [tr("Task"), tr("Board"), tr("Note"), tr("Right in a row"), tr("Due")]
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for long in (0, 1):  # task and board are cut off, with a tool tip, rather than one of them hidden
            header.setSectionResizeMode(long, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(header.sectionSizeHint(0))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        self.table.cellActivated.connect(lambda place: self.begin())

    def buttons(self) -> Sequence[QPushButton]:
        self.games = self.button("reviewMore", tr("Review games…"), self.workspace.actions["results"].trigger)
        self.more = self.button("moreTasks", tr("More"), lambda: None)
        menu_on(self.more, self._fill_menu)
        self.finding = self.button("findPuzzle", tr("Find another"), lambda: self.look_for(self.level))
        self.starting = self.button("beginTasks", tr("Begin"), self.begin, icon="play")
        self.starting.setDefault(True)
        self.show_source(FOUND)
        return self.more, self.games, self.finding, self.starting

    def _fill_menu(self, menu: QMenu) -> None:
        self.menu.fill(menu)

    # What is listed -----------------------------------------------------------------------------------------------

    @property
    def current(self) -> str:
        """What is listed: FOUND, MISTAKES, GAME, or a collection with its prefix."""
        return str(self.source.currentData() or FOUND)

    @property
    def collection(self) -> str:
        """The name of the collection that is listed; "" for none."""
        return self.current.removeprefix(_OF) if self.current.startswith(_OF) else ""

    @property
    def level(self) -> PuzzleLevel:
        return self.form.level

    def refresh(self) -> None:
        self.show_source(self.current)

    def show_link(self, what: str) -> None:
        """List the mistakes or the moves of the game; imports the collection in "file:NAME"; poses a code's puzzle."""
        if what in (MISTAKES, GAME, REPLIES):
            self.show_source(what)
        elif what.startswith("file:"):
            self.attempt(lambda: self.menu.import_file(what.removeprefix("file:")))
        else:
            self.attempt(lambda: self.menu.open_code(what))

    @Slot()
    def _on_replaced(self) -> None:
        if self.isVisible():
            self.show_source(self.current)

    @Slot()
    def _on_answered(self) -> None:
        if self.isVisible():
            self.show_source(self.current)

    def show_collection(self, name: str) -> None:
        self.show_source(_OF + name)

    def show_source(self, source: str) -> None:
        """List the tasks of a source; what is not there any more is replaced by the puzzles."""
        self.attempt(lambda: self._show_source(source))

    def _show_source(self, source: str) -> None:
        self._reading.drop()
        self.form.set_game(self.workspace.session.game)
        self._fill_sources(source)
        source, space = self.current, self.workspace
        self.filtering.setVisible(source == FOUND)
        self.strategy.setVisible(source == REPLIES)
        self._show_options()
        self.games.setVisible(source == MISTAKES)
        self.finding.setVisible(source == FOUND)
        self.summary.setText(score(space.store).sentence())
        kept, today = cards(space.store), datetime.date.today()
        if source == MISTAKES:
            space.session.save_now()
            self._show([], tr("Reading …"))
            names = space.feature(Tasks).names
            self._reading.start(lambda run: all_mistakes(all_records(space.store, None, run), names))
        elif source == GAME:
            record = space.session.record
            found = guess_rows(guesses(record) if is_played(record) else [])
            self._show(found, tr("Nobody had a choice in this game."))
        elif source == REPLIES:
            self.strategy.refresh()
            replies = [task_row(task, kept, today) for task in self.replies]
            self._show(replies, tr("Write a strategy of one side and test it: a reply that beats it becomes a task."))
        elif source == FOUND:
            self._show([*(task_row(task, kept, today) for task in self.found), *self._daily_row(kept, today)])
        else:
            found = entry_rows(self.library.entries(self.collection), kept, today)
            fresh = next((at for at, each in enumerate(found) if not each.card.asked), 0)
            self._show(found, tr("There is no puzzle in it yet."), first=fresh)

    def add_reply(self, task: Task) -> None:
        """List a reply that beats a strategy as a task."""
        if task not in self.replies:
            self.replies.insert(0, task)
        self.show_source(REPLIES)

    @property
    def _daily_id(self) -> str:
        """The record id of the puzzle of the day: opened again it is the same game."""
        return f"daily-{self.workspace.session.game.key}-{datetime.date.today().isoformat()}"

    def _daily_row(self, kept: Mapping[str, Card], today: datetime.date) -> list[TaskRow]:
        """The puzzle of the day, which is looked for if it is not known."""
        game, words = self.workspace.session.game, tr("Puzzle of the day")
        if not game.puzzle_boards:
            return []
        task = self._today.get(self._daily_id)
        if task is not None:
            return [replace(task_row(task, kept, today), note=words)]
        engine, id = self.workspace.engines.background(game), self._daily_id
        self._looking.start(lambda run: daily_puzzle(game, today, engine, run), id)
        return [TaskRow(None, words=words)]

    def _on_daily(self, job: Job, found: Task | None) -> None:
        if found is not None:
            self._today[job.context] = found
            if self.current == FOUND and not self._worker.job:
                self._show_source(FOUND)

    def _fill_sources(self, source: str) -> None:
        names = self.library.shelf.names()
        self.source.clear()
        for text, data in (
            (tr("Puzzles"), FOUND),
            (tr("My mistakes"), MISTAKES),
            (tr("The moves of the game on the board"), GAME),
            (tr("Replies that beat a strategy"), REPLIES),
        ):
            self.source.addItem(text, data)
        for name in names:
            self.source.addItem(name, _OF + name)
        self.source.setCurrentIndex(max(0, self.source.findData(source)))
        self.bin.refresh()

    def _on_read(self, job: Job, found: list[OwnMistake]) -> None:
        if job.run.is_set or self.current != MISTAKES:
            return
        rows = mistake_rows(found, cards(self.workspace.store), datetime.date.today())
        due = sum(each.due for each in rows)
        if rows:
            self.summary.setText(plural("%n mistakes are due today", "%n mistake is due today", due))
        empty = tr("No mistakes are known. Reviews find them: in the game on the board, or in many games at once.")
        self._show(rows, empty, chosen=max(1, due))

    def _show(self, rows: list[TaskRow], empty: str = "", first: int = 0, chosen: int = 1) -> None:
        """List rows and select some of them; `empty` is shown if there are none."""
        self.rows = rows
        self.table.setRowCount(len(rows))
        for number, each in enumerate(rows):
            for place, text in enumerate(each.cells):
                item = QTableWidgetItem(text)
                item.setToolTip(text)  # the first column can be cut off
                self.table.setItem(number, place, item)
        self.question.setText("" if rows else empty)
        self.table.clearSelection()
        select = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
        if rows:
            self.table.setCurrentCell(first, 0)
        for number in range(first, min(first + chosen, len(rows))):
            self.table.selectionModel().select(self.table.model().index(number, 0), select)
        self._on_chosen()

    @Slot()
    def _show_options(self) -> None:
        self.options.setVisible(self.filtering.isChecked() and self.current == FOUND)

    # The selected tasks -------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> list[TaskRow]:
        return [self.rows[number] for number in sorted({index.row() for index in self.table.selectedIndexes()})]

    @Slot()
    def _on_chosen(self) -> None:
        """Show the first of the selected tasks, and why a single mistake is one."""
        chosen = self.chosen
        first = chosen[0] if chosen else None
        task = first.task if first is not None else None
        notes = NOTHING if task is None or task.guess or task.played is None else Annotations(task.played)
        shown = (self.workspace.session.game.key, None) if task is None else (task.game.key, task.position)
        self.picture.show_position(*shown, notes=notes)
        self.picture.setVisible(task is not None)
        if first is not None:
            self.question.setText(first.question)
        self.starting.setEnabled(bool(chosen))
        self._explaining.drop()
        if len(chosen) == 1 and task is not None and task.played is not None and not task.guess:
            self._explaining.start(self.workspace.engines.reasons(task.position, task.played), task)

    def _on_explained(self, job: Job, found: tuple[Reason, ...]) -> None:
        if found and [each.task for each in self.chosen] == [job.context]:
            self.say(sentences(found))

    def begin(self) -> None:
        """Put the selected tasks on the board; in a game to be guessed, those of one side from the selected one on."""
        chosen, source = self.chosen, self.current
        if source == GAME and len(chosen) == 1:
            side, following = chosen[0].task, self.rows[self.rows.index(chosen[0]) :]
            chosen = [each for each in following if each.task and side and each.task.to_move is side.to_move]
        tasks, daily = [each.task for each in chosen if each.task is not None], self._today.get(self._daily_id)
        if source == FOUND and len(chosen) == 1 and tasks in ([], [daily]):
            self.open_daily()
        elif tasks:
            self.workspace.feature(Tasks).begin(tasks, self.collection)

    # Background work ----------------------------------------------------------------------------------------------

    def run(self, what: str, work: Work, then: Callable[[Any, bool], None]) -> None:
        """Run `work` in the background, then call `then(found, stopped)` with its result."""
        self.say("")
        self.progress_bar.begin(what, tr("puzzles"))
        self._set_busy(True)
        self._worker.start(work, then)

    def _set_busy(self, on: bool) -> None:
        for part in (self.table, self.source, self.options, self.strategy, self.finding, self.more):
            part.setEnabled(not on)
        self.starting.setEnabled(not on and bool(self.chosen))

    def _on_looked(self, job: Job, progress: Progress) -> None:
        self.progress_bar.set_progress(progress if progress.total > 1 else replace(progress, total=0))

    def _on_done(self, job: Job, found: Any) -> None:
        self._set_busy(False)
        job.context(found, job.run.is_set)

    # Searching ----------------------------------------------------------------------------------------------------

    def look_for(self, level: PuzzleLevel) -> None:
        """Look for a puzzle and put it on the board."""
        self.look(level, 1, lambda found: self._pose(found[0]))

    def look(self, level: PuzzleLevel, wanted: int, then: Callable[[list[Task]], None]) -> None:
        game, rng = GAMES[level.game], random.Random(self._rng.random())
        try:
            starts = catalogue.starts(level.board, game) if level.board else [self.workspace.session.start]
        except InputError as error:
            self._tell(str(error))
            return
        engine = self.workspace.engines.background(game)
        wishes: dict[str, Any] = {"good": level.good, "to_move": level.to_move, "tries": TRIES}
        self._search(lambda run: find_puzzles(starts, level.depth, wanted, engine, rng, run, **wishes), wanted, then)

    def open_daily(self) -> None:
        """Open today's puzzle for the current game, or continue it if it was begun."""
        game, day, id = self.workspace.session.game, datetime.date.today(), self._daily_id
        try:
            begun = self.workspace.store.game(id)
        except InputError:
            begun = None
        known = self._today.get(id)
        if begun is not None:
            self.workspace.feature(Tasks).pose(begun)
            return
        if known is not None:
            self.workspace.feature(Tasks).begin([known], id=id)
            return
        self._looking.drop()
        engine = self.workspace.engines.background(game)

        def work(run: Run) -> list[Task]:
            found = daily_puzzle(game, day, engine, run)
            return [] if found is None else [found]

        def take(found: list[Task]) -> None:
            self._today[id] = found[0]
            self.workspace.feature(Tasks).begin(found, id=id)

        self._search(work, 1, take)

    def _search(self, work: Work, wanted: int, then: Callable[[list[Task]], None]) -> None:
        def take(found: list[Task], stopped: bool) -> None:
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

        self.run(tr("Searching …"), work, take)

    def _tell(self, sentence: str) -> None:
        """Show a message in this window, or in the main window if this one is hidden."""
        (self.say if self.isVisible() else self.workspace.status.say)(sentence)

    def _pose(self, task: Task) -> None:
        self.found.insert(0, task)
        self.workspace.feature(Tasks).begin([task])
