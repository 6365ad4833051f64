"""Continue a solve: campaigns and plain solves that are paused, cut off, at work or done; how far each is.

What the window shows is read from the store about once a second, so a campaign of another process is seen as well.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, QStandardPaths, QTimer, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFileDialog, QLayout, QMenu, QStackedWidget

from tiling_gui.campaigns import file
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.solves import phrases, tree_panel
from tiling_gui.desktop.features.solves import rows as listing
from tiling_gui.desktop.features.solves.feature import Solves
from tiling_gui.desktop.features.solves.rows import Listing, RemovedSolves
from tiling_gui.desktop.features.solves.table import CampaignTable
from tiling_gui.desktop.features.solves.tree_panel import TreePanel
from tiling_gui.desktop.session.campaign_job import Strength, can_use_processes, cores
from tiling_gui.desktop.session.jobs import PREPARING, Job
from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.widgets.base import Hairline, Label, named
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.layouts import column, held
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.games.domino.editing import as_set_up
from tiling_gui.games.domino.rules import DominoPosition, title
from tiling_gui.language import mark, plural, tr
from tiling_gui.store.removed import CAMPAIGN
from tiling_gui.store.sources import Source

EMPTY = mark("One that is paused, or under way when the window closes, is kept here; so is every campaign.")
_KINDS = mark("Campaigns (*.campaign);;All files (*)")
_EVERY = 1000
"""Milliseconds between two looks at the store."""


class ContinueWindow(ToolWindow):
    """The list with the tree of the chosen campaign."""

    COMMAND = "continueSolve"
    HELP = "solving"
    SIZE = (940, 600)

    def build(self) -> QLayout:
        """What starts a campaign, over the list, over the tree of the chosen one."""
        control = self.workspace.controller
        self._campaigning, self._solving = control.campaigning, control.solving
        self._store = self.workspace.store
        self._listing = Listing()
        self._position: DominoPosition | None = None
        """What a new campaign would be about; None in other games."""
        self._removed = RemovedSolves(self._store)
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._reader = self.worker(self._on_read)
        self._filing = self.worker(self._on_filed, failed=lambda job: self._enable())
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._look)
        self.status.setObjectName("continueNote")
        top = self._make_top()
        self.table = CampaignTable()
        self.setFocusProxy(self.table)
        self.tree = TreePanel()
        self.nothing = EmptyPage(tr("No solve is waiting"), tr(EMPTY), [], icon="continueSolve")
        self.pages = QStackedWidget()
        self.pages.addWidget(held(column((self.table, 2), Hairline(), (self.tree, 3), gap=10)))
        self.pages.addWidget(self.nothing)
        return column(top, (self.pages, 1), gap=10)

    def _make_top(self) -> QLayout:
        settings = self.workspace.controller.settings
        self.begin = self.button("beginCampaign", tr("Start a campaign"), "", self.start_campaign)
        self.threads, self.place = Spin(), Combo(self)
        named(self.threads, "campaignThreads", tr("Workers: threads or processes of this machine"))
        self.threads.setToolTip(tr("How many workers of this machine a campaign has, from its next start"))
        self.threads.setRange(1, cores())
        self.threads.setValue(settings.threads or cores())
        self.threads.setFixedWidth(64)
        named(self.place, "campaignPlace", tr("What works"))
        self.place.setToolTip(tr("Threads share one table; processes each have their own and use dask.distributed"))
        self.place.addItem(tr("threads"), False)
        self.place.addItem(tr("processes"), True)
        word = Label(tr("threads"))
        self.what = Label(role="muted", name="campaignPosition")
        tip = tr("Take over a campaign's file")
        self.taking = self.button("importCampaign", tr("Import…"), tip, self.ask_import, "import")
        tip = tr("Write the chosen campaign with all its rows to one file")
        self.writing = self.button("exportCampaign", tr("Export…"), tip, self.ask_campaign, "export")
        tip = tr("Lists what is kept that was not proved here, and forgets it")
        self.sources = self.button("campaignSources", tr("Sources…"), tip, self._ask_sources)
        self.sources_menu = QMenu(self.sources)
        self.sources_menu.setObjectName("sourcesMenu")
        self.place.setVisible(can_use_processes())
        place = self.place if can_use_processes() else word
        return WrappingRow(self.begin, self.threads, place, self.taking, self.writing, self.sources, self.what)

    def buttons(self) -> Sequence[QAbstractButton]:
        """What was removed, Remove, Continue."""
        self.bin = BinButton(self, "undoRemove", self._removed, self._on_restored, self._removed.title)
        self.attempt(self.bin.refresh)
        self.remove = self.button("removeChosen", tr("Remove"), "", lambda: self.attempt(self._remove))
        self.go_on = self.button("continueChosen", tr("Continue"), "", self._go_on)
        self.go_on.setDefault(True)
        self._connect()
        return self.bin, self.remove, self.go_on

    def _connect(self) -> None:
        self.table.wanted.connect(self._go_on)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        for work in (self._campaigning, self._solving):
            for signal in (work.began, work.paused, work.solved, work.stopped):
                signal.connect(self._on_work)
        self._campaigning.failed.connect(self._on_failed_work)
        self._campaigning.progressed.connect(self._on_progressed)
        self.workspace.controller.changed.connect(self._on_game)
        self.workspace.status.message.connect(self._hear)
        self._on_game()

    # What is told -----------------------------------------------------------------------------------------

    @Slot()
    def _on_game(self) -> None:
        """Another position is on the board: what a new campaign would be about; a known value leaves nothing to do."""
        control = self.workspace.controller
        position = self._position = control.wanted if control.game.has_campaigns else None
        value = None if position is None else control.session.known(position).value
        self.begin.setEnabled(position is not None and value is None)
        self.begin.setToolTip(phrases.start_tip(position))
        what = "" if position is None else title(as_set_up(position))
        words = tr("for {what}", what=what) if value is None else tr("{what}: {value}, exact", what=what, value=value)
        self.what.setText(words if what else "")

    @Slot(str)
    def _hear(self, sentence: str) -> None:
        """What the status line says is said here as well, for it may be hidden behind this window."""
        if self.isVisible():
            self.say(sentence)

    @Slot(object, object)
    def _on_progressed(self, progress: Progress, extent: object = None) -> None:
        """The work line, which says that the solver is being prepared, may be hidden as well."""
        if progress.stage == "preparing":
            self._hear(tr(PREPARING))

    def refresh(self) -> None:
        """Reads the list again, at once."""
        self.attempt(lambda: self._show(listing.read(self._store, self._chosen_id())))

    @Slot()
    def _look(self) -> None:
        """Reads the list again without waiting for it."""
        if self.isVisible() and self._reader.job is None:
            store, chosen = self._store, self._chosen_id()
            self._reader.start(lambda report, stop: listing.read(store, chosen))

    def _on_read(self, job: Job, found: Listing) -> None:
        self._show(found)
        if self._campaigning.running and self._campaigning.jobs and self.status.text() == tr(PREPARING):
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
            self.refresh()  # why is said in the status line

    def _show(self, found: Listing, choose: tuple[str, object] | None = None) -> None:
        self._listing = found
        here = self._campaigning.id if self._campaigning.running else 0
        rows = listing.rows(found, here, self._solving.key if self._solving.running else "")
        self.pages.setCurrentIndex(0 if rows else 1)
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
        self.remove.setEnabled(row is not None and state not in (phrases.HERE, "running", "stopping"))
        self.remove.setToolTip(tr("Removes {what}", what=listing.removed_words(row)) if row else "")
        idle, shown = self._filing.job is None, self.pages.currentIndex() == 0
        self.writing.setEnabled(row is not None and row.entry is not None and idle)
        self.taking.setEnabled(idle)
        self.sources.setEnabled(idle)
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

    def start_campaign(self) -> None:
        """Starts the campaign for the position on the board, or goes on with it."""
        if self._position is not None:
            self._begin(self._position)

    def _begin(self, position: DominoPosition) -> None:
        control = self.workspace.controller
        processes = can_use_processes() and bool(self.place.currentData())
        strength = Strength(self.threads.value(), control.settings.memory_mb or None, processes)
        control.long_jobs.run_campaign(position, strength)
        id = self._campaigning.id
        if self._campaigning.running:
            self.attempt(lambda: self._show(listing.read(self._store, id), ("campaign", id)))

    @Slot()
    def _go_on(self) -> None:
        row = self.table.chosen
        if row is None or not self.go_on.isEnabled():
            return
        if row.work is not None and row.state == phrases.HERE:
            self._solving.toggle_pause()
        elif row.work is not None:
            self.workspace.controller.long_jobs.continue_solve(row.work)
            self.close()
        elif row.entry is not None and row.state == phrases.HERE:
            self._campaigning.toggle_pause()
        elif row.entry is not None and row.state == "running":
            id = row.entry.id
            if self.attempt(lambda: self._store.campaigns.ask_to_stop(id)):
                self.refresh()
                self.say(tr("It is asked to stop; whoever works on it keeps everything first."))
        elif row.entry is not None:
            self._begin(row.entry.position)

    # The bin ------------------------------------------------------------------------------------------------

    def _remove(self) -> None:
        row = self.table.chosen
        if row is None:
            return
        if row.work is not None and self._solving.key == row.work.key:
            self._solving.cancel()  # it was paused in the work line
        elif row.entry is not None and self._campaigning.id == row.entry.id:
            self._campaigning.cancel()
        self._removed.remove(row)
        self.workspace.feature(Solves).count()
        self.bin.refresh()
        self._show(listing.read(self._store, self._chosen_id()))
        self.say(tr("Removed {what}", what=listing.removed_words(row)))

    def _on_restored(self, name: str) -> None:
        kind, id = name.split("/", 1)
        self.workspace.feature(Solves).count()
        choose = ("campaign", int(id)) if kind == CAMPAIGN else ("solve", id)
        self._show(listing.read(self._store, self._chosen_id()), choose)

    # Files and sources, off the GUI thread ------------------------------------------------------------------

    def ask_campaign(self) -> None:
        """Asks where to write the chosen campaign."""
        row = self.table.chosen
        if row is None or row.entry is None:
            return
        name = f"{row.entry.board.replace('/', '-')[:40]}-{row.entry.first.lower()}.campaign"
        suggested = str(Path(self._folder) / name)
        path = ask_file_name(self, tr("Export a campaign"), suggested, tr(_KINDS), ("campaign",))
        if path:
            self.export_campaign(path)

    def export_campaign(self, path: str) -> None:
        """Writes the chosen campaign to a file."""
        id = self._chosen_id()

        def told(rows: int) -> None:
            self.refresh()
            self.say(plural("%n rows written to {file}.", "%n row written to {file}.", rows, file=path))

        if id:
            self._folder = str(Path(path).absolute().parent)
            self._file(partial(file.export, self._store, id, path), told, tr("Writing {file} …", file=path))

    def ask_import(self) -> None:
        """Asks for a campaign's file and takes it over."""
        path, _ = QFileDialog.getOpenFileName(self, tr("Import a campaign"), self._folder, tr(_KINDS))
        if path:
            self.import_from(path)

    def import_from(self, path: str) -> None:
        """Merges a campaign's file with what is kept."""
        self._folder = str(Path(path).absolute().parent)
        self._file(partial(file.take_in, self._store, path), self._on_imported, tr("Reading {file} …", file=path))

    def _on_imported(self, found: file.Imported) -> None:
        choose = ("campaign", found.id) if found.id else None
        self._show(listing.read(self._store, found.id or self._chosen_id()), choose)
        self.say(phrases.imported(found))

    def _ask_sources(self) -> None:
        self._file(self._store.sources.all, self._show_sources)

    def _show_sources(self, sources: list[Source]) -> None:
        menu = self.sources_menu
        menu.clear()
        if not sources:
            menu.addAction(tr("Everything that is kept was proved here.")).setEnabled(False)
        for source in sources:
            menu.addAction(tr("Forget {what}", what=_amount(source)), partial(self._forget, source.name))
        menu.popup(self.sources.mapToGlobal(QPoint(0, self.sources.height())))

    def _forget(self, name: str) -> None:
        self._file(partial(self._store.sources.forget, name), self._on_forgotten)

    def _on_forgotten(self, source: Source) -> None:
        self.workspace.controller.forget(source.name)
        self.refresh()
        self.say(tr("Forgotten: {what}.", what=_amount(source)))

    def _file(self, work: Callable[[], Any], then: Callable[[Any], None], doing: str = "") -> None:
        self._filing.start(lambda report, stop: work(), then, kind="file")
        self.say(doing)
        self._enable()

    def _on_filed(self, job: Job, found: Any) -> None:
        self._enable()
        self.attempt(lambda: job.context(found))

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
        """Looks no longer."""
        super().hideEvent(event)
        self._timer.stop()


def _amount(source: Source) -> str:
    rows = plural("%n rows", "%n row", source.facts)
    results = plural("%n results", "%n result", source.solves)
    return tr("{rows} and {results} from {source}", rows=rows, results=results, source=source.name)
