"""Every game and every solve: a table to search and sort, the chosen one with its picture, and what is done with it.

The window knows rows and what its `ResultsSource` does; where games and results are kept is not its business.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QItemSelection, Qt, Signal, Slot
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from tiling_gui.desktop.features.results.details import Details
from tiling_gui.desktop.features.results.exporting import ResultFiles
from tiling_gui.desktop.features.results.source import ResultsSource
from tiling_gui.desktop.features.results.table import ResultsTable
from tiling_gui.desktop.features.results.table_model import (
    COLUMNS,
    DELETED,
    ROW,
    ResultRow,
    ResultsModel,
)
from tiling_gui.desktop.features.results.top_bar import NONE, TopBar
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import plural, tr
from tiling_gui.store import labels
from tiling_gui.store.removed import DAYS

_DETAILS_FROM = 720
"""Narrower than this in pixels the picture goes and Open stands in the last line."""


class ResultsWindow(QDialog):
    """The window; not modal. `refresh` reads the rows again."""

    solveRequested = Signal()
    """"Solve a board…" was clicked while there are no results."""

    def __init__(self, theme: Theme, source: ResultsSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.source = theme, source
        self._removed: list[list[ResultRow]] = []
        """What Undo puts back, the last first."""
        self.setObjectName("resultsWindow")
        self.setWindowTitle(tr("Games and results"))
        self.setModal(False)
        self.setMinimumSize(440, 320)
        open_at(self, 1200, 560)
        self._model = ResultsModel()
        self._model.setParent(self)
        self._reading = False
        """True while rows are read in the background."""
        self.files = ResultFiles(
            self, source, lambda: self.chosen, lambda: self.listed, self.say, self._complain, self.refresh
        )  # fmt: skip
        self._make_top()
        self._make_table()
        self._make_side()
        self._lay_out()
        self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.refresh()

    # Parts ------------------------------------------------------------------------------------------------

    def _make_top(self) -> None:
        self.top = TopBar(self.theme)
        self.filter, self.kind = self.top.filter, self.top.kind
        self.importing, self.exporting = self.top.importing, self.top.exporting
        self.filter.textChanged.connect(self._filter)
        self.kind.currentIndexChanged.connect(self._on_kind)
        self.importing.clicked.connect(self.files.ask_import)
        self.top.reviews.aboutToShow.connect(lambda: self.files.fill_reviews(self.top.reviews))
        self.top.exports.aboutToShow.connect(lambda: self.files.fill(self.top.exports))

    def _make_table(self) -> None:
        self.table = ResultsTable(self.theme)
        self.table.show_rows(self._model)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.opened.connect(self.open_selected)
        self.table.removed.connect(self.remove_selected)
        self.table.menuWanted.connect(self._menu)
        self._model.layoutChanged.connect(self._count)

    def _make_side(self) -> None:
        self.details = Details(self.theme, self.source.time_used)
        self.details.labelled.connect(self.label_selected)
        self.details.complained.connect(self._complain)
        self.table.renaming.connect(self.rename_selected)
        self.opening = push_button(
            self.theme, "openResult", tr("Open"), tr("Put the chosen result on the board (Enter)"), "folder"
        )
        self.opening.setDefault(True)
        self.opening.clicked.connect(self.open_selected)
        tip = tr("Takes the chosen off the list; for {days} days it can be brought back (Del)", days=DAYS)
        self.removing = push_button(self.theme, "removeResult", tr("Delete"), tip, "delete")
        self.removing.clicked.connect(self.remove_selected)
        self.restoring = push_button(
            self.theme, "restoreResult", tr("Bring back"), tr("Puts the chosen back on the list"), "undo"
        )
        self.restoring.clicked.connect(self.restore_selected)
        self.undoing = push_button(self.theme, "undoRemove", tr("Undo"), tr("Puts back what was deleted last"), "undo")
        self.undoing.clicked.connect(self.undo_remove)
        self.undoing.hide()

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.restoring, self.removing, self.opening

    def _lay_out(self) -> None:
        self._beside = QVBoxLayout()
        self._beside.setSpacing(4)
        self._beside.addWidget(self.details, 1)
        for button in self._buttons:
            self._beside.addWidget(button)
        self._pages = QStackedWidget()
        for page in (self.table, self._no_results(), self._no_match()):
            self._pages.addWidget(page)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self._pages, 1)
        middle.addLayout(self._beside)
        self.footer = Label(self.theme, size=CAPTION, role="muted")
        self.footer.setObjectName("resultsFooter")
        self._foot = QHBoxLayout()
        self._foot.setSpacing(8)
        self._foot.addWidget(self.footer, 1)
        self._foot.addWidget(self.undoing)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 10)
        whole.setSpacing(8)
        whole.addWidget(self.top)
        whole.addLayout(middle, 1)
        whole.addLayout(self._foot)

    def _no_results(self) -> QWidget:
        solve = push_button(self.theme, "solveABoard", tr("Solve a board…"), tr("Solves the game on the board"))
        solve.clicked.connect(self.solveRequested)
        take = push_button(
            self.theme,
            "importFirst",
            tr("Import tilingResults.txt…"),
            tr("Take over the results of the original program"),
        )
        take.clicked.connect(self.files.ask_import)
        sentence = tr("Every exact solve and every game is kept here.")
        return EmptyPage(self.theme, tr("No results yet"), sentence, [solve, take], icon="results")

    def _no_match(self) -> QWidget:
        clear = push_button(self.theme, "clearFilter", tr("Clear the filter"), tr("List everything again"))
        clear.clicked.connect(self.clear_filter)
        self._nothing = EmptyPage(self.theme, "", "", [clear])
        return self._nothing

    # What is told -------------------------------------------------------------------------------------------

    @property
    def _shows_deleted(self) -> bool:
        return bool(self.kind.currentData() == DELETED)

    def refresh(self) -> None:
        """Reads the rows again; the chosen ones stay chosen."""
        deleted = self._shows_deleted
        try:
            self._reading = self.source.load_apart(deleted, self._on_read)
            if self._reading:
                self._count()
            else:
                self._take(self.source.load_deleted() if deleted else self.source.load())
        except (InputError, StoreError) as error:
            self._complain(error)

    def _on_read(self, rows: Sequence[ResultRow], deleted: bool) -> None:
        """What was read in the background."""
        if deleted == self._shows_deleted:
            self._reading = False
            self._take(rows)

    def not_read(self, sentence: str) -> None:
        """Says why reading in the background failed."""
        self._reading = False
        self._count()
        self._complain(StoreError(sentence))

    def _take(self, rows: Sequence[ResultRow]) -> None:
        if rows != self._model.all_rows:
            chosen = [row.id for row in self.chosen]
            self._model.set_rows(rows)
            self.table.fit_columns()
            self._choose(chosen)
        self._count()

    @property
    def chosen(self) -> list[ResultRow]:
        """The chosen rows, from top to bottom."""
        return [index.data(ROW) for index in sorted(self.table.selectionModel().selectedRows())]

    @property
    def listed(self) -> list[ResultRow]:
        """The rows that the filter leaves, as they are sorted."""
        return list(self._model.rows)

    @property
    def selected(self) -> ResultRow | None:
        """The chosen row the keys are at; the first if they are at none."""
        chosen, at = self.chosen, self.table.currentIndex()
        row = at.data(ROW) if at.isValid() else None
        return row if row in chosen else next(iter(chosen), None)

    # What the user does -------------------------------------------------------------------------------------

    def open_selected(self) -> None:
        """Puts the chosen result on the board, and leaves so that the board is seen."""
        row = self.selected
        if row is not None and self._done(lambda: self.source.open(row)):
            self.close()

    def rename_selected(self) -> None:
        """The keys go to the name."""
        if self.details.name.isEnabled():
            self.details.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.details.name.selectAll()

    def label_selected(self, label: labels.Label) -> None:
        """Names, tags or bookmarks the chosen row."""
        row = self.selected
        if row is not None and self._done(lambda: self.source.label(row, label)):
            self.refresh()

    def remove_selected(self) -> None:
        """Takes the chosen rows off the list; Undo puts them back, and so does Bring back."""
        rows = self.chosen
        if not rows or self._shows_deleted:
            return
        at = min(index.row() for index in self.table.selectionModel().selectedRows())
        if not self._done(lambda: self.source.delete(rows)):
            return
        self._removed.append(rows)
        gone = {row.id for row in rows}
        self._take([row for row in self._model.all_rows if row.id not in gone])
        self.refresh()
        if self._model.rowCount():
            self.table.selectRow(min(at, self._model.rowCount() - 1))
        self._say_removed()

    def restore_selected(self) -> None:
        """Brings the chosen rows back to the list."""
        rows = self.chosen
        if rows and self._done(lambda: self.source.restore(rows)):
            self.refresh()
            self.say(plural("%n brought back.", "%n brought back.", len(rows)))

    def undo_remove(self) -> None:
        """Puts back what was removed last."""
        rows = self._removed[-1]
        if not self._done(lambda: self.source.restore(rows)):
            return
        self._removed.pop()
        self.refresh()
        self._choose([row.id for row in rows])
        if self._removed:
            self._say_removed()
        self.undoing.setVisible(bool(self._removed))

    def _done(self, work: Callable[[], object]) -> bool:
        """Does it; False, with the reason said, where that fails."""
        try:
            work()
        except (InputError, StoreError) as error:
            self._complain(error)
            return False
        return True

    def _say_removed(self) -> None:
        rows = self._removed[-1]
        row = rows[0]
        names = {"board": row.board_text, "state": row.state_text, "date": words.moment(row.when)}
        one = tr("Deleted: {board}, {state}, {date}.", **names)
        if row.label.name:
            one = tr("Deleted: {name}.", name=row.label.name)
        self.say(one if len(rows) == 1 else plural("%n deleted.", "%n deleted.", len(rows)))
        self.undoing.show()

    def clear_filter(self) -> None:
        """Lists everything again."""
        self.kind.setCurrentIndex(0)
        self.filter.clear()
        self.filter.setFocus()

    def _on_kind(self) -> None:
        self.refresh()
        self._filter()

    def _filter(self) -> None:
        chosen = [row.id for row in self.chosen]
        self._model.set_filter(self.filter.text(), self.kind.currentData())
        self.table.fit_columns()
        self._choose(chosen)
        self._count()

    def _choose(self, chosen: list[object]) -> None:
        """Chooses the rows with these ids, or the first."""
        numbers = {row.id: number for number, row in enumerate(self._model.rows)}
        places = [numbers[id] for id in chosen if id in numbers]
        if numbers:
            self.table.choose(places or [0])
        self._show_details()

    def _menu(self, event: QContextMenuEvent) -> None:
        menu, one = QMenu(self), self.selected is not None
        menu.addAction(self.opening.text(), self.open_selected).setEnabled(one)
        menu.addAction(tr("Rename"), self.rename_selected).setEnabled(self.details.name.isEnabled())
        menu.addAction(self.details.bookmark.text(), self.details.bookmark.click).setEnabled(one)
        if self._shows_deleted:
            menu.addAction(self.restoring.text(), self.restore_selected).setEnabled(one)
        else:
            menu.addAction(self.removing.text(), self.remove_selected).setEnabled(one)
        self.files.fill_reviews(menu.addMenu(self.top.reviewing.accessibleName()))
        self.files.fill(menu.addMenu(self.exporting.text()))
        menu.addSeparator()
        self.table.fill_sorting(menu.addMenu(tr("Sort by")))
        menu.exec(event.globalPos())
        menu.deleteLater()

    # What is shown ------------------------------------------------------------------------------------------

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._show_details()
        self._count()

    def _show_details(self) -> None:
        row = self.selected
        self.opening.setEnabled(row is not None)
        self.opening.setText(tr("Continue") if row and row.going_on else tr("Open"))
        self.removing.setEnabled(row is not None)
        self.restoring.setEnabled(row is not None)
        self.details.show_row(row, len(self.chosen))

    def _count(self) -> None:
        shown, all_rows = self._model.rowCount(), len(self._model.all_rows)
        fresh = all_rows == 0 and not self._shows_deleted
        if self._reading and not shown:
            self._pages.setCurrentIndex(0)
            self.say(tr("Reading the list…"))
            return
        self._pages.setCurrentIndex(0 if shown else 1 if fresh else 2)
        self.exporting.setEnabled(all_rows > 0)
        what = self.filter.text().strip()
        matching = tr("Nothing matches “{words}”.", words=what) if what else tr(NONE[self.kind.currentData()])
        self._nothing.set_words(matching)
        self._fit()
        if not shown:
            self.say("" if all_rows == 0 else plural("0 of %n results.", "0 of %n result.", all_rows))
            return
        count = plural("%n results", "%n result", shown)
        if shown != all_rows:
            count = plural("{shown} of %n results", "{shown} of %n result", all_rows, shown=shown)
        column, order = COLUMNS[self._model.sorted_by], self._model.order
        sense = column.orders[1 if order == Qt.SortOrder.DescendingOrder else 0]
        self.say(
            tr(
                "{count}, {chosen} selected. Sorted by {column}, {order}.",
                count=count,
                chosen=len(self.table.selectionModel().selectedRows()),
                column=tr(column.sorted_by),
                order=tr(sense),
            )
        )

    def changeEvent(self, event: QEvent) -> None:
        """Looks again when one comes back: another window or the command line may have changed what is kept."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Whoever opens it types what is looked for."""
        super().showEvent(event)
        if not event.spontaneous():
            self.filter.setFocus()
            self.filter.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Undo is for what was deleted since the window was opened; Bring back for what was deleted before."""
        super().hideEvent(event)
        self._removed.clear()
        self.undoing.hide()

    @Slot(str)
    def say(self, sentence: str) -> None:
        """Shows a sentence under the list."""
        self.footer.set_role("muted")
        self.footer.setText(sentence)

    def _complain(self, error: Exception) -> None:
        self.footer.set_role("warn")
        self.footer.setText(str(error))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Gives the table the room when the window is narrow."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        rows = self._pages.currentIndex() == 0
        wide = self.width() >= _DETAILS_FROM
        self.details.setVisible(rows and wide)
        if wide != (self._beside.indexOf(self.opening) >= 0):
            for button in self._buttons:
                (self._beside if wide else self._foot).addWidget(button)
        self.opening.setVisible(rows)
        self.removing.setVisible(rows and not self._shows_deleted)
        self.restoring.setVisible(rows and self._shows_deleted)
