"""Every game and every solve: a table to search and sort, the chosen one with its picture, and what is done with it."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QLineEdit, QMenu, QPushButton

from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.results.deletions import Deletions
from tiling_gui.desktop.features.results.details import Details
from tiling_gui.desktop.features.results.files import ResultFiles
from tiling_gui.desktop.features.results.pages import KINDS, ResultPages
from tiling_gui.desktop.features.results.result_row import DELETED, GAME, REACHED, ResultRow
from tiling_gui.desktop.features.results.rows import record_of, result_rows
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.fields import combo, search_field
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.language import plural, tr
from tiling_gui.store import listing
from tiling_gui.store.labels import Label
from tiling_gui.store.removed import DAYS

AT_ONCE = 500
"""Games that are listed without a thread: more take longer than one likes to wait."""
_DETAILS_FROM = 720
"""Narrower than this in pixels the picture goes."""
_FILTER = 288
"""Pixels."""


class ResultsWindow(ToolWindow):
    """It looks again whenever one comes back to it; it goes when something is put on the board."""

    COMMAND = "results"
    HELP = "keeping"
    SIZE = (1200, 560)
    REOPENS = True
    EXPORTS: ClassVar = {"csv": listing.to_csv, "json": listing.to_json}

    def build(self) -> QLayout:
        """What is looked for, over the table with the chosen row beside it."""
        self._deletions = Deletions(self.workspace.store.removed)
        self._reader = self.worker(self._on_read, failed=lambda job: self._count())
        self.status.setObjectName("resultsFooter")
        tip, solve = tr("Solves the game on the board"), self.workspace.controller.solve
        solving = self.button("solveABoard", tr("Solve a board…"), tip, solve)
        tip = tr("Take over the results of the original program")
        taking = self.button("importFirst", tr("Import tilingResults.txt…"), tip, self._ask_import)
        clear = self.button("clearFilter", tr("Clear the filter"), tr("List everything again"), self.clear_filter)
        self.pages = ResultPages([solving, taking], clear)
        self._model, self.table = self.pages.model, self.pages.table
        self.table.opened.connect(self.open_selected)
        self.table.removed.connect(self.remove_selected)
        self.table.renaming.connect(self.rename_selected)
        self.table.menuWanted.connect(self._menu)
        self.files = ResultFiles(self, self.table)
        self.details = Details(self)
        self.details.labelled.connect(self.label_selected)
        return column(self._make_top(), (row((self.pages, 1), self.details, gap=16), 1))

    def _make_top(self) -> QLayout:
        tip = tr("Every word must be found: 8x8, MIN, exact, 29, a name or a tag")
        spoken, prompt = tr("Filter by name, board, player or value"), tr("Name, board, player or value")
        self.filter = search_field("filterResults", spoken, prompt, tip)
        self.filter.setFixedWidth(_FILTER)
        theme.icon_on(self.filter.addAction(theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition), "search")
        self.filter.textChanged.connect(self._filter)
        self.setFocusProxy(self.filter)
        kinds = [(kind, tr(text)) for kind, (text, _) in KINDS.items() if kind != REACHED]
        self.kind = combo("resultKinds", tr("Which results"), kinds, tr("Which results are listed"))
        self.kind.currentIndexChanged.connect(self._on_kind)
        return WrappingRow(self.filter, self.kind, self.files.reviewing, self.files.importing)

    def buttons(self) -> Sequence[QPushButton]:
        """Undo, Bring back, Delete, Open; Export is a menu, for games can be chosen for it."""
        tip = tr("Puts back what was deleted last")
        self.undoing = self.button("undoRemove", tr("Undo"), tip, self.undo_remove, "undo")
        tip = tr("Puts the chosen back on the list")
        self.restoring = self.button("restoreResult", tr("Bring back"), tip, self.restore_selected, "undo")
        tip = tr("Takes the chosen off the list; for {days} days it can be brought back (Del)", days=DAYS)
        self.removing = self.button("removeResult", tr("Delete"), tip, self.remove_selected, "delete")
        tip = tr("Put the chosen result on the board (Enter)")
        self.opening = self.button("openResult", tr("Open"), tip, self.open_selected, "folder")
        self.opening.setDefault(True)
        self.undoing.hide()
        self._model.layoutChanged.connect(self._count)
        self.table.selectionModel().selectionChanged.connect(lambda now, before: self._on_chosen())
        self._count()
        return self.undoing, self.restoring, self.removing, self.opening

    def _ask_import(self) -> None:
        self.files.ask_import()

    @property
    def content(self) -> list[listing.Entry]:
        """Every result and every finished game."""
        return listing.entries(self.workspace.store)

    # What is read -------------------------------------------------------------------------------------------

    @property
    def _shows_deleted(self) -> bool:
        return bool(self.kind.currentData() == DELETED)

    def refresh(self) -> None:
        """Reads the rows again, many of them in the background; the chosen ones stay chosen."""
        self.attempt(self._read)

    def _read(self) -> None:
        store, deleted = self.workspace.store, self._shows_deleted
        if store.game_count() <= AT_ONCE:
            self._take(result_rows(store, deleted=deleted))
            return

        def work(run: Run) -> list[ResultRow]:
            rows = result_rows(store, deleted=deleted)
            for each in rows:
                if run.is_set:
                    break
                assert each.words  # worked out here, and not when the list is filtered first
            return rows

        self._reader.start(work, deleted)
        self._count()

    def _on_read(self, job: Job, rows: list[ResultRow]) -> None:
        if job.context == self._shows_deleted and not job.run.is_set:
            self._take(rows)

    def _take(self, rows: Sequence[ResultRow]) -> None:
        if rows != self._model.all_rows:
            self.pages.set_rows(rows)
            self._show_details()
        self._count()

    # What is chosen -----------------------------------------------------------------------------------------

    @property
    def chosen(self) -> list[ResultRow]:
        """The chosen rows, from top to bottom."""
        return self.table.chosen

    @property
    def selected(self) -> ResultRow | None:
        """The chosen row the keys are at."""
        return self.table.here

    def clear_filter(self) -> None:
        """Lists everything again."""
        self.kind.setCurrentIndex(0)
        self.filter.clear()
        self.filter.setFocus()

    def list_reached(self, ids: Collection[str]) -> None:
        """Lists these games alone, which reached a position, until another kind is chosen."""
        self._model.reached = frozenset(ids)
        if self.kind.findData(REACHED) < 0:
            self.kind.addItem(tr(KINDS[REACHED][0]), REACHED)
        self.filter.clear()
        self.kind.setCurrentIndex(self.kind.findData(REACHED))
        self._filter()

    def _on_kind(self) -> None:
        if self.kind.currentData() != REACHED and self.kind.findData(REACHED) >= 0:
            self.kind.removeItem(self.kind.findData(REACHED))
        self.refresh()
        self._filter()

    def _filter(self) -> None:
        self.pages.set_filter(self.filter.text(), self.kind.currentData())
        self._on_chosen()

    # What is done with the chosen ---------------------------------------------------------------------------

    def open_selected(self) -> None:
        """Puts the chosen result on the board, and leaves so that the board is seen."""
        chosen, store = self.selected, self.workspace.store
        if chosen is None:
            return

        def put_on_board() -> None:
            if chosen.deleted:
                store.removed.restore(chosen.kind, chosen.id)
            self.workspace.controller.open(record_of(store, chosen))
            self.workspace.windows.to_front()

        if self.attempt(put_on_board):
            self.close()

    def _guess(self) -> None:
        self.open_selected()
        self.workspace.actions["guessMoves"].trigger()

    def rename_selected(self) -> None:
        """The keys go to the name."""
        if self.details.name.isEnabled():
            self.details.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.details.name.selectAll()

    def label_selected(self, label: Label) -> None:
        """Names, tags or bookmarks the chosen row."""
        here, labels = self.selected, self.workspace.store.labels
        if here is not None and self.attempt(lambda: labels.put(here.kind, here.id, label)):
            self.refresh()

    def remove_selected(self) -> None:
        """Takes the chosen rows off the list; Undo puts them back, and so does Bring back."""
        rows = self.chosen
        if not rows or self._shows_deleted:
            return
        at = min(index.row() for index in self.table.selectionModel().selectedRows())
        if not self.attempt(lambda: self._deletions.delete(rows)):
            return
        gone = {each.id for each in rows}
        self._take([each for each in self._model.all_rows if each.id not in gone])
        self.refresh()
        if self._model.rowCount():
            self.table.choose([min(at, self._model.rowCount() - 1)])
        self._say_deleted()

    def restore_selected(self) -> None:
        """Brings the chosen rows back to the list."""
        rows = self.chosen
        if rows and self.attempt(lambda: self._deletions.restore(rows)):
            self.refresh()
            self.say(plural("%n brought back.", "%n brought back.", len(rows)))

    def undo_remove(self) -> None:
        """Puts back what was removed last."""
        self.attempt(self._undo)

    def _undo(self) -> None:
        rows = self._deletions.undo()
        self.refresh()
        self.table.choose_ids([each.id for each in rows])
        self._say_deleted()

    def _say_deleted(self) -> None:
        self.undoing.setVisible(bool(self._deletions))
        if self._deletions:
            self.say(self._deletions.sentence())

    def _menu(self, event: QContextMenuEvent) -> None:
        menu, here = QMenu(self), self.selected
        one = here is not None
        menu.addAction(self.opening.text(), self.open_selected).setEnabled(one)
        menu.addAction(tr("Rename"), self.rename_selected).setEnabled(self.details.name.isEnabled())
        menu.addAction(self.details.bookmark.text(), self.details.bookmark.click).setEnabled(one)
        played = here is not None and here.kind == GAME and not self._shows_deleted
        menu.addAction(tr("Guess the moves"), self._guess).setEnabled(played)
        last = self.restoring if self._shows_deleted else self.removing
        menu.addAction(last.text(), last.click).setEnabled(one)
        self.files.fill_reviews(menu.addMenu(self.files.reviewing.text()))
        self.files.fill_exports(menu.addMenu(self.exporting.text()))
        menu.addSeparator()
        self.table.fill_sorting(menu.addMenu(tr("Sort by")))
        menu.exec(event.globalPos())
        menu.deleteLater()

    # What is shown ------------------------------------------------------------------------------------------

    def _on_chosen(self) -> None:
        self._show_details()
        self._count()

    def _show_details(self) -> None:
        here = self.selected
        for button in (self.opening, self.removing, self.restoring):
            button.setEnabled(here is not None)
        self.opening.setText(tr("Continue") if here and here.going_on else tr("Open"))
        self.details.show_row(here, len(self.chosen))

    def _count(self) -> None:
        reading = self._reader.job is not None
        self.say(self.pages.turn(self.filter.text().strip(), self.kind.currentData(), reading=reading))
        self.exporting.setEnabled(bool(self._model.all_rows))
        self._fit()

    def _fit(self) -> None:
        """The table has the room when the window is narrow; only what can be done is offered."""
        rows = not self.pages.is_empty
        self.details.setVisible(rows and self.width() >= _DETAILS_FROM)
        self.opening.setVisible(rows)
        self.removing.setVisible(rows and not self._shows_deleted)
        self.restoring.setVisible(rows and self._shows_deleted)

    def changeEvent(self, event: QEvent) -> None:
        """Looks again when one comes back: another window or the command line may have changed what is kept."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.filter.setFocus()
            self.filter.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Undo is for what was deleted since the window was opened; Bring back for what was deleted before."""
        super().hideEvent(event)
        self._deletions.forget()
        self.undoing.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
