"""Import and export of campaigns, and removal of imported facts; the work is done in a worker thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPoint, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QMenu

from tiling_gui.campaigns import file
from tiling_gui.desktop.features.solves import phrases
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.dialogs import ask_file_name
from tiling_gui.language import mark, plural, tr
from tiling_gui.store.campaigns import CampaignRow
from tiling_gui.store.sources import Source

_KINDS = mark("Campaigns (*.campaign);;All files (*)")


class CampaignFiles(QObject):
    """The buttons Import…, Export… and Sources… and their actions, one at a time."""

    changed = Signal(int, str)
    """(id, sentence) Emitted after an action: the campaign to select, 0 for none, and the result as a sentence."""

    def __init__(self, window: ToolWindow) -> None:
        super().__init__(window)
        self._window, self._store = window, window.workspace.store
        self._entry: CampaignRow | None = None
        self._folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        self._worker = window.worker(self._on_done, failed=lambda job: self._enable())
        tip = tr("Imports a campaign from a file")
        self.taking = window.button("importCampaign", tr("Import…"), tip, self.ask_import, "import")
        tip = tr("Exports the selected campaign with all its rows to a file")
        self.writing = window.button("exportCampaign", tr("Export…"), tip, self.ask_export, "export")
        tip = tr("Lists stored results that were not proved here, and can forget them")
        self.sources = window.button("campaignSources", tr("Sources…"), tip, self._ask_sources)
        self.menu = QMenu(self.sources)
        self.menu.setObjectName("sourcesMenu")

    def choose(self, entry: CampaignRow | None) -> None:
        """Sets the campaign that Export… writes."""
        self._entry = entry
        self._enable()

    def _enable(self) -> None:
        idle = self._worker.job is None
        self.writing.setEnabled(self._entry is not None and idle)
        self.taking.setEnabled(idle)
        self.sources.setEnabled(idle)

    def _start(self, work: Callable[[], Any], then: Callable[[Any], None], doing: str = "") -> None:
        self._worker.start(lambda run: work(), then, kind="file")
        self._window.say(doing)
        self._enable()

    def _on_done(self, job: Job, found: Any) -> None:
        self._enable()
        self._window.attempt(lambda: job.context(found))

    def ask_export(self) -> None:
        if self._entry is None:
            return
        name = f"{self._entry.board.replace('/', '-')[:40]}-{self._entry.first.lower()}.campaign"
        suggested = str(Path(self._folder) / name)
        path = ask_file_name(self._window, tr("Export a campaign"), suggested, tr(_KINDS), ("campaign",))
        if path:
            self.export(path)

    def export(self, path: str) -> None:
        def tell(rows: int) -> None:
            self.changed.emit(0, plural("%n rows written to {file}.", "%n row written to {file}.", rows, file=path))

        if self._entry is not None:
            self._folder = str(Path(path).absolute().parent)
            work = partial(file.export, self._store, self._entry.id, path)
            self._start(work, tell, tr("Writing {file} …", file=path))

    def ask_import(self) -> None:
        """Asks for a campaign file and imports it."""
        path, _ = QFileDialog.getOpenFileName(self._window, tr("Import a campaign"), self._folder, tr(_KINDS))
        if path:
            self.import_from(path)

    def import_from(self, path: str) -> None:
        """Merges a campaign file into the store."""

        def tell(found: file.Imported) -> None:
            self.changed.emit(found.id or 0, phrases.imported(found))

        self._folder = str(Path(path).absolute().parent)
        self._start(partial(file.import_file, self._store, path), tell, tr("Reading {file} …", file=path))

    def _ask_sources(self) -> None:
        self._start(self._store.sources.all, self._show_sources)

    def _show_sources(self, sources: list[Source]) -> None:
        self.menu.clear()
        if not sources:
            self.menu.addAction(tr("All stored results were proved here.")).setEnabled(False)
        for source in sources:
            what = tr("Forget {what}", what=phrases.amount(source))
            self.menu.addAction(what, partial(self._forget, source.name))
        self.menu.popup(self.sources.mapToGlobal(QPoint(0, self.sources.height())))

    def _forget(self, name: str) -> None:
        def tell(source: Source) -> None:
            self._window.workspace.controller.forget(source.name)
            self.changed.emit(0, tr("Forgotten: {what}.", what=phrases.amount(source)))

        self._start(partial(self._store.sources.forget, name), tell)
