"""The window "Continue a solve": campaigns and plain solves, with their progress and the tree of a campaign.

It reads the store about once a second, so that it also shows campaigns of other processes.
"""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QTimer, Slot
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLayout, QWidget

from tiling_gui.desktop.features.solves import Solves, phrases
from tiling_gui.desktop.features.solves import rows as listing
from tiling_gui.desktop.features.solves.files import CampaignFiles
from tiling_gui.desktop.features.solves.rows import RemovedSolves, SolvesListing
from tiling_gui.desktop.features.solves.table import CampaignTable
from tiling_gui.desktop.features.solves.tree_panel import TreePanel
from tiling_gui.desktop.session.campaign_runner import Resources, can_use_processes, cores
from tiling_gui.desktop.session.jobs import PREPARING, Job
from tiling_gui.desktop.session.shelf_list import BinButton
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import Hairline, Label
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import combo, spin
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, stack
from tiling_gui.language import mark, tr
from tiling_gui.store.removed import CAMPAIGN


class ResourceFields(QWidget):
    """A number, and a choice of threads or processes if processes are possible."""

    def __init__(self, threads: int) -> None:
        """`threads` is the initial number; 0 means all cores."""
        super().__init__()
        spoken = tr("Workers: threads or processes on this machine")
        tip = tr("How many workers a campaign uses on this machine, from its next start")
        self.threads = spin("campaignThreads", spoken, 1, cores(), threads or cores(), tip)
        self.threads.setFixedWidth(64)
        kinds = [(False, tr("threads")), (True, tr("processes"))]
        tip = tr("Threads share one table; processes each have their own and use dask.distributed")
        self.place = combo("campaignPlace", tr("Kind of worker"), kinds, tip) if can_use_processes() else None
        self.setLayout(row(self.threads, self.place or Label(tr("threads"))))

    def resources(self, memory_mb: int | None) -> Resources:
        return Resources(self.threads.value(), memory_mb, self.place is not None and bool(self.place.currentData()))


EMPTY = mark("Paused solves, solves running when the window closes, and all campaigns are listed here.")
_EVERY = 1000
"""Milliseconds between two reads of the store."""


class ContinueWindow(ToolWindow):
    """The list of solves with the tree of the selected campaign."""

    COMMAND = "continueSolve"
    HELP = "solving"
    SIZE = (940, 600)

    def build(self) -> QLayout:
        control = self.workspace.controller
        self._work = control.work
        self._store = self.workspace.store
        self._listing = SolvesListing()
        self._position: Any = None
        """The position a new campaign would solve; None in other games."""
        self._removed = RemovedSolves(self._store)
        self._reader = self.worker(self._on_read)
        self.files = CampaignFiles(self)
        self.files.changed.connect(self._on_files)
        self._timer = QTimer(self)
        self._timer.setInterval(_EVERY)
        self._timer.timeout.connect(self._look)
        self.status.setObjectName("continueNote")
        self.begin = self.button("beginCampaign", tr("Start a campaign"), "", self.start_campaign)
        self.resources = ResourceFields(control.settings.threads)
        self.what = Label(role="muted", name="campaignPosition")
        files = self.files
        top = FlowLayout(self.begin, self.resources, files.taking, files.writing, files.sources, self.what)
        self.table = CampaignTable()
        self.setFocusProxy(self.table)
        self.tree = TreePanel()
        self.nothing = EmptyPage(tr("No solve is waiting"), tr(EMPTY), [], icon="continueSolve")
        self.pages = stack(column((self.table, 2), Hairline(), (self.tree, 3), gap=10), self.nothing)
        return column(top, (self.pages, 1), gap=10)

    def buttons(self) -> Sequence[QAbstractButton]:
        self.bin = BinButton(self, "undoRemove", self._removed, self._on_restored, self._removed.title)
        self.attempt(self.bin.refresh)
        self.remove = self.button("removeChosen", tr("Remove"), "", lambda: self.attempt(self._remove))
        self.go_on = self.button("continueChosen", tr("Continue"), "", self._go_on)
        self.go_on.setDefault(True)
        self.table.itemActivated.connect(self._go_on)
        self.table.itemSelectionChanged.connect(self._on_chosen)
        self._work.changed.connect(self._on_work)
        self._work.progressed.connect(self._on_progressed)
        self.workspace.controller.changed.connect(self._on_game)
        self.workspace.status.message.connect(self._hear)
        self._on_game()
        return self.bin, self.remove, self.go_on

    # Events -------------------------------------------------------------------------------------------------

    @Slot()
    def _on_game(self) -> None:
        """Updates Start a campaign for the position on the board; disabled if its value is known."""
        control = self.workspace.controller
        position = self._position = control.position_to_solve if control.session.game.has_campaigns else None
        value = None if position is None else control.session.known(position).value
        self.begin.setEnabled(position is not None and value is None)
        self.begin.setToolTip(phrases.start_tip(position))
        self.what.setText(phrases.subject(position, value))

    @Slot(str)
    def _hear(self, sentence: str) -> None:
        """Repeats the status bar's message, which may be hidden behind this window."""
        if self.isVisible():
            self.say(sentence)

    @Slot()
    def _on_progressed(self) -> None:
        """Says that the solver is being prepared; the main window's progress may be hidden as well."""
        if self._work.progress.stage == "preparing":
            self._hear(tr(PREPARING))

    def refresh(self) -> None:
        self.attempt(lambda: self._show(listing.read(self._store, self._chosen_id())))

    @Slot()
    def _look(self) -> None:
        """Reads the list again in the background."""
        if self.isVisible() and self._reader.job is None:
            store, chosen = self._store, self._chosen_id()
            self._reader.start(lambda run: listing.read(store, chosen))

    def _on_read(self, job: Job, found: SolvesListing) -> None:
        self._show(found)
        if self._work.does("campaign") and self._work.progress.nodes and self.status.text() == tr(PREPARING):
            self.say("")

    @Slot()
    def _on_work(self) -> None:
        if self.isVisible():
            if self._work.current is not None or self._work.solution is not None:
                self.say("")  # otherwise it failed, and the status bar says why
            self.refresh()

    def _show(self, found: SolvesListing, choose: tuple[str, object] | None = None) -> None:
        self._listing = found
        campaign, solve = (self._work.key(kind) if self._work.does(kind) else "" for kind in ("campaign", "solve"))
        rows = listing.rows(found, int(campaign or 0), solve)
        self.pages.setCurrentIndex(0 if rows else 1)
        self.table.set_rows(rows, choose)
        self._enable()
        self._show_tree()

    # Selection ----------------------------------------------------------------------------------------------

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
        self.go_on.setEnabled(row is not None and row.can_go_on)
        self.remove.setEnabled(row is not None and row.can_be_removed)
        self.remove.setToolTip(tr("Removes {what}", what=listing.removed_words(row)) if row else "")
        self.files.choose(row.entry if row else None)
        shown = self.pages.currentIndex() == 0
        self.remove.setVisible(shown)
        self.go_on.setVisible(shown)

    def _show_tree(self) -> None:
        row = self.table.chosen
        if row is not None and row.entry is not None and row.entry.id != self._listing.top_of:
            self._look()
        elif row is not None and row.entry is not None and self._listing.top.questions:
            self.tree.show_campaign(row.entry, self._listing.top)
        else:
            self.tree.show_nothing(listing.no_tree(row))

    # Actions ----------------------------------------------------------------------------------------------

    def start_campaign(self) -> None:
        """Starts or continues the campaign for the position on the board."""
        if self._position is not None:
            self._begin(self._position)

    def _begin(self, position: Any) -> None:
        control = self.workspace.controller
        control.work.run_campaign(position, self.resources.resources(control.settings.memory_mb or None))
        if self._work.does("campaign"):
            id = int(self._work.key("campaign"))
            self.attempt(lambda: self._show(listing.read(self._store, id), ("campaign", id)))

    @Slot()
    def _go_on(self) -> None:
        row = self.table.chosen
        if row is None or not self.go_on.isEnabled():
            return
        if row.state == phrases.HERE:
            self._work.toggle_pause()
        elif row.work is not None:
            self._work.continue_solve(row.work)
            self.close()
        elif row.entry is not None and row.state == "running":
            id = row.entry.id
            if self.attempt(lambda: self._store.campaigns.ask_to_stop(id)):
                self.refresh()
                self.say(tr("It was asked to stop, and saves everything first."))
        elif row.entry is not None:
            self._begin(row.entry.position)

    @Slot(int, str)
    def _on_files(self, id: int, sentence: str) -> None:
        choose = ("campaign", id) if id else None
        if self.attempt(lambda: self._show(listing.read(self._store, id or self._chosen_id()), choose)):
            self.say(sentence)

    # The bin ------------------------------------------------------------------------------------------------

    def _remove(self) -> None:
        row = self.table.chosen
        if row is None:
            return
        solve = row.work is not None and self._work.key("solve") == row.work.key
        if solve or (row.entry is not None and self._work.key("campaign") == str(row.entry.id)):
            self._work.cancel()  # it was paused in the main window
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

    # Qt ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.tree.fit(self.width())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._timer.start()
        self.table.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
