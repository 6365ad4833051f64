"""Continue a solve: campaigns and plain solves that are paused, cut off, at work or done; how far each is.

The window lists, starts, pauses, exports and imports; who really works is told by signals. What it shows is read
from the store about once a second, so a campaign of another process is seen as well.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.campaigns import file
from tiling_gui.core.game import Value
from tiling_gui.desktop.features.solves import phrases, tree_panel
from tiling_gui.desktop.features.solves import rows as listing
from tiling_gui.desktop.features.solves.removing import Removing
from tiling_gui.desktop.features.solves.rows import Listing, Row
from tiling_gui.desktop.features.solves.sources import SourcesButton, forgotten_words
from tiling_gui.desktop.features.solves.start_bar import StartBar
from tiling_gui.desktop.features.solves.table import CampaignTable
from tiling_gui.desktop.features.solves.tree_panel import TreePanel
from tiling_gui.desktop.session.campaign_job import Campaigning
from tiling_gui.desktop.session.jobs import PREPARING, Job, Jobs
from tiling_gui.desktop.session.solve_job import Solving
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Hairline
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import mark, plural, tr
from tiling_gui.store import Store

EMPTY = mark("One that is paused, or under way when the window closes, is kept here; so is every campaign.")
_KINDS = mark("Campaigns (*.campaign);;All files (*)")
_EVERY = 1000
"""Milliseconds between two looks at the store."""


class ContinueWindow(QDialog):
    """The list with the tree of the chosen campaign; not modal."""

    chosen = Signal(object)
    """(Work) Go on with this plain solve."""
    campaignWanted = Signal(object, object)
    """(position, Strength) Start the campaign for it, or go on."""
    forgotten = Signal(str)
    """Everything that rested on this source is gone from the store."""

    def __init__(
        self,
        theme: Theme,
        store: Store,
        jobs: Jobs,
        campaigning: Campaigning,
        solving: Solving,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("continueWindow")
        self.setWindowTitle(tr("Continue a solve"))
        self.setMinimumSize(480, 340)
        open_at(self, 940, 600)
        self.theme, self._store, self._campaigning, self._solving = theme, store, campaigning, solving
        self._listing = Listing()
        self._position: DominoPosition | None = None
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        say = partial(self.say, wrong=True)
        self._reader = jobs.worker("list", self._on_read, say=say)
        self._filing = jobs.worker("file", self._on_filed, failed=self._on_failed, say=say)
        self._jobs = jobs
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._look)
        for work in (campaigning, solving):
            for signal in (work.began, work.paused, work.solved, work.stopped):
                signal.connect(self._on_work)
        campaigning.failed.connect(self._on_failed_work)
        self._make_parts()
        self._lay_out()

    # Parts ------------------------------------------------------------------------------------------------

    def _make_parts(self) -> None:
        self.bar = StartBar(self.theme)
        self.bar.begin.clicked.connect(self.start_campaign)
        self.bar.importing.clicked.connect(self.ask_import)
        self.bar.exporting.clicked.connect(self.ask_export)
        self.table = CampaignTable(self.theme)
        self.table.wanted.connect(self._go_on)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        self.tree = TreePanel(self.theme)
        self.nothing = EmptyPage(self.theme, tr("No solve is waiting"), tr(EMPTY), [], icon="continueSolve")
        self.note = Sentence(self.theme)
        self.note.setObjectName("continueNote")
        self.removing = Removing(self.theme, self._store, self._campaigning, self._solving, self)
        self.removing.changed.connect(self._on_removed)
        self.removing.failed.connect(self._complain)
        self.remove = self.removing.remove
        self.sources = SourcesButton(self.theme, self)
        self.sources.asked.connect(self._ask_sources)
        self.sources.forget.connect(self._forget)
        self.go_on = push_button(self.theme, "continueChosen", tr("Continue"))
        self.go_on.clicked.connect(self._go_on)
        self.go_on.setDefault(True)

    def _lay_out(self) -> None:
        listed = QWidget()
        middle = QVBoxLayout(listed)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(10)
        middle.addWidget(self.table, 2)
        middle.addWidget(Hairline(self.theme))
        middle.addWidget(self.tree, 3)
        self._pages = QStackedWidget()
        self._pages.addWidget(listed)
        self._pages.addWidget(self.nothing)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.note, 1)
        foot.addWidget(self.sources.button)
        foot.addWidget(self.removing.undo)
        foot.addWidget(self.remove)
        foot.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(10)
        column.addWidget(self.bar)
        column.addWidget(self._pages, 1)
        column.addLayout(foot)

    # What is told -----------------------------------------------------------------------------------------

    def set_position(self, position: DominoPosition | None, value: Value | None = None) -> None:
        """What a new campaign would be about, and its value where that is known; None in other games."""
        self._position = position
        self.bar.set_position(position, value)

    def set_strength(self, threads: int, memory_mb: int) -> None:
        """Threads and table of the preferences; 0 = as suits the machine."""
        self.bar.set_strength(threads, memory_mb)

    def say(self, sentence: str, *, wrong: bool = False) -> None:
        """Something happened, in one line."""
        self.note.set_role("warn" if wrong else "muted")
        self.note.setText(sentence)

    def refresh(self) -> None:
        """Reads the list again, at once."""
        try:
            self._show(listing.read(self._store, self._chosen_id()))
        except (InputError, StoreError) as error:
            self._complain(error)

    @Slot()
    def _look(self) -> None:
        """Reads the list again without waiting for it."""
        if self.isVisible() and self._reader.job is None:
            store, chosen = self._store, self._chosen_id()
            self._reader.start(lambda report, stop: listing.read(store, chosen))

    def _on_read(self, job: Job, found: Listing) -> None:
        self._show(found)
        if self._campaigning.running and self._campaigning.jobs and self.note.text() == tr(PREPARING):
            self.say("")

    @Slot()
    @Slot(object)
    def _on_work(self, what: object = None) -> None:
        if self.isVisible():
            self.say("")
            self.refresh()

    @Slot()
    def _on_failed_work(self) -> None:
        if self.isVisible():
            self.refresh()  # why is said by whoever the window belongs to

    def _show(self, found: Listing, choose: tuple[str, object] | None = None) -> None:
        self._listing = found
        here = self._campaigning.id if self._campaigning.running else 0
        rows = listing.rows(found, here, self._solving.key if self._solving.running else "")
        self._pages.setCurrentIndex(0 if rows else 1)
        self.table.set_rows(rows, choose)
        self._enable()
        self._show_tree()

    # What is chosen ---------------------------------------------------------------------------------------

    def _chosen_id(self) -> int:
        row = self.table.chosen
        return row.entry.id if row and row.entry else 0

    @Slot()
    def _on_chosen(self) -> None:
        self._enable()
        if self._chosen_id() == self._listing.top_of:
            self._show_tree()
        else:
            self.tree.show_nothing("")
            self._look()

    def _enable(self) -> None:
        row = self.table.chosen
        state = row.state if row else "paused"
        text, tip = phrases.PRIMARY[state]
        self.go_on.setText(tr(text))
        self.go_on.setToolTip(tr(tip))
        self.go_on.setEnabled(row is not None and state not in ("solved", "stopping"))
        self.removing.set_row(row, at_work=state in (phrases.HERE, "running", "stopping"))
        self.bar.exporting.setEnabled(row is not None and row.entry is not None and self._filing.job is None)
        self.bar.importing.setEnabled(self._filing.job is None)
        self.sources.button.setEnabled(self._filing.job is None)
        shown = self._pages.currentIndex() == 0
        self.remove.setVisible(shown)
        self.go_on.setVisible(shown)

    def _show_tree(self) -> None:
        row = self.table.chosen
        if row is None:
            self.tree.show_nothing(tr(tree_panel.NOTHING_CHOSEN))
        elif row.entry is None:
            self.tree.show_nothing(tr(tree_panel.PLAIN))
        elif row.entry.id != self._listing.top_of:
            self._look()
        elif not self._listing.top.questions:
            self.tree.show_nothing(tr(tree_panel.STARTING if row.state == phrases.HERE else tree_panel.NEVER_RAN))
        else:
            self.tree.show_campaign(row.entry, self._listing.top)

    # What the user does -----------------------------------------------------------------------------------

    @Slot()
    def start_campaign(self) -> None:
        """Starts the campaign for the position on the board, or goes on with it."""
        if self._position is not None:
            self._begin(self._position)

    def _begin(self, position: DominoPosition) -> None:
        self.campaignWanted.emit(position, self.bar.strength())
        if self._campaigning.running:
            try:
                found = listing.read(self._store, self._campaigning.id)
            except (InputError, StoreError) as error:
                self._complain(error)
            else:
                self._show(found, ("campaign", self._campaigning.id))

    @Slot()
    def _go_on(self) -> None:
        row = self.table.chosen
        if row is None or not self.go_on.isEnabled():
            return
        if row.work is not None and row.state == phrases.HERE:
            self._solving.toggle_pause()
        elif row.work is not None:
            self.chosen.emit(row.work)
            self.close()
        elif row.entry is not None:
            self._go_on_with(row, row.entry.id)

    def _go_on_with(self, row: Row, id: int) -> None:
        assert row.entry is not None
        if row.state == phrases.HERE:
            self._campaigning.toggle_pause()
        elif row.state == "running":
            try:
                self._store.campaigns.ask_to_stop(id)
            except StoreError as error:
                self._complain(error)
                return
            self.refresh()
            self.say(tr("It is asked to stop; whoever works on it keeps everything first."))
        else:
            self._begin(row.entry.position)

    @Slot(object)
    def _on_removed(self, choose: tuple[str, object] | None) -> None:
        try:
            self._show(listing.read(self._store, self._chosen_id()), choose)
        except (InputError, StoreError) as error:
            self._complain(error)
        else:
            self.say(self.removing.words)

    # Files ------------------------------------------------------------------------------------------------

    @Slot()
    def ask_export(self) -> None:
        """Asks where to write the chosen campaign."""
        row = self.table.chosen
        if row is None or row.entry is None:
            return
        name = f"{row.entry.board.replace('/', '-')[:40]}-{row.entry.first.lower()}.campaign"
        suggested = str(Path(self._folder) / name)
        path = ask_file_name(self, tr("Export a campaign"), suggested, tr(_KINDS), ("campaign",))
        if path:
            self.export_to(path)

    def export_to(self, path: str) -> None:
        """Writes the chosen campaign to a file, off the GUI thread."""
        id = self._chosen_id()
        if id:
            self._folder = str(Path(path).absolute().parent)
            self._file("export", partial(file.export, self._store, id, path), path)

    @Slot()
    def ask_import(self) -> None:
        """Asks for a campaign's file and takes it over."""
        path, _ = QFileDialog.getOpenFileName(self, tr("Import a campaign"), self._folder, tr(_KINDS))
        if path:
            self.import_from(path)

    def import_from(self, path: str) -> None:
        """Merges a campaign's file with what is kept, off the GUI thread."""
        self._folder = str(Path(path).absolute().parent)
        self._file("import", partial(file.take_in, self._store, path), path)

    @Slot()
    def _ask_sources(self) -> None:
        self._file("sources", self._store.sources.all, "")

    @Slot(str)
    def _forget(self, name: str) -> None:
        self._file("forget", partial(self._store.sources.forget, name), name)

    def _file(self, kind: str, work: Callable[[], Any], path: str) -> None:
        self._filing.start(lambda report, stop: work(), path, kind=kind)
        doing = {"export": tr("Writing {file} …", file=path), "import": tr("Reading {file} …", file=path)}
        self.say(doing.get(kind, ""))
        self._enable()

    def _on_filed(self, job: Job, found: Any) -> None:
        if job.kind == "sources":
            self._enable()
            self.sources.show(found)
            return
        if job.kind == "export":
            said = plural("%n rows written to {file}.", "%n row written to {file}.", found, file=job.context)
        elif job.kind == "forget":
            said = forgotten_words(found)
            self.forgotten.emit(found.name)
        else:
            said = phrases.imported(found)
        choose = ("campaign", found.id) if job.kind == "import" and found.id else None
        try:
            self._show(listing.read(self._store, found.id if choose else self._chosen_id()), choose)
        except (InputError, StoreError) as error:
            self._complain(error)
        else:
            self.say(said)

    def _on_failed(self, job: Job) -> None:
        self._enable()

    def _complain(self, error: Exception) -> None:
        self._jobs.tell(error, partial(self.say, wrong=True))

    # Qt ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shows what fits."""
        super().resizeEvent(event)
        self.tree.fit(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        """Looks at the store from now on."""
        super().showEvent(event)
        self._timer.start()
        self.table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """No longer."""
        super().hideEvent(event)
        self._timer.stop()
        self.removing.forget()

    def done(self, result: int) -> None:
        """Closes the window, by Esc as well; a file that is being written or read is finished."""
        self._timer.stop()
        self._reader.drop()
        super().done(result)
