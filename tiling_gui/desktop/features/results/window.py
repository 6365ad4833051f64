"""Every game and every solve: a table to search and sort, the chosen one with its picture, and what is done with it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLayout, QLineEdit, QMenu, QPushButton, QStackedWidget

from tiling_gui.core.limits import Report, StopToken
from tiling_gui.desktop.features.results.details import Details
from tiling_gui.desktop.features.results.files import ResultFiles
from tiling_gui.desktop.features.results.rows import record_of, result_rows
from tiling_gui.desktop.features.results.table import ResultsTable
from tiling_gui.desktop.features.results.table_model import (
    BOOKMARKED,
    COLUMNS,
    DELETED,
    GAME,
    GOING_ON,
    ROW,
    SOLVE,
    ResultRow,
    ResultsModel,
)
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.language import mark, plural, tr
from tiling_gui.store import listing
from tiling_gui.store.labels import Label
from tiling_gui.store.removed import DAYS

AT_ONCE = 500
"""Games that are listed without a thread: more take longer than one likes to wait."""
_DETAILS_FROM = 720
"""Narrower than this in pixels the picture goes."""
_FILTER = 288
"""Pixels."""
_KINDS = (
    ("", mark("Solves and games"), mark("There are no solves and games here yet.")),
    (SOLVE, mark("Solves"), mark("There are no solves here yet.")),
    (GAME, mark("Games"), mark("There are no games here yet.")),
    (GOING_ON, mark("Games going on"), mark("No game is going on.")),
    (BOOKMARKED, mark("Bookmarked"), mark("Nothing has a bookmark.")),
    (DELETED, mark("Recently deleted"), mark("Nothing was deleted in the last 30 days.")),
)
"""What can be listed, as the filter knows it, what that is called, and what is said where there is none."""


class ResultsWindow(ToolWindow):
    """It looks again whenever one comes back to it; it goes when something is put on the board."""

    COMMAND = "results"
    HELP = "keeping"
    SIZE = (1200, 560)
    REOPENS = True
    EXPORTS: ClassVar = {"csv": listing.to_csv, "json": listing.to_json}

    def build(self) -> QLayout:
        """What is looked for, over the table with the chosen row beside it."""
        self._removed: list[list[ResultRow]] = []
        """What Undo puts back, the last first."""
        self._reader = self.worker(self._on_read, failed=lambda job: self._count())
        self.files = ResultFiles(self, lambda: self.chosen, lambda: self.listed)
        self.status.setObjectName("resultsFooter")
        self._model = ResultsModel()
        self._model.setParent(self)
        self._make_table()
        self.details = Details(self)
        self.details.labelled.connect(self.label_selected)
        self.pages = QStackedWidget()
        for page in (self.table, self._no_results(), self._no_match()):
            self.pages.addWidget(page)
        return column(self._make_top(), (row((self.pages, 1), self.details, gap=16), 1))

    def _make_top(self) -> QLayout:
        self.filter, self.kind = QLineEdit(), Combo()
        self.setFocusProxy(self.filter)
        named(self.filter, "filterResults", tr("Filter by name, board, player or value"))
        self.filter.setPlaceholderText(tr("Name, board, player or value"))
        self.filter.setToolTip(tr("Every word must be found: 8x8, MIN, exact, 29, a name or a tag"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setFixedWidth(_FILTER)
        search = self.filter.addAction(theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        theme.icon_on(search, "search")
        self.filter.textChanged.connect(self._filter)
        named(self.kind, "resultKinds", tr("Which results"), tr("Which results are listed"))
        for kind, text, _ in _KINDS:
            self.kind.addItem(tr(text), kind)
        self.kind.currentIndexChanged.connect(self._on_kind)
        tip = tr("Judges every move of the chosen games, or of all, in the background")
        self.reviewing = self.button("reviewResults", tr("Review"), tip, lambda: None, "review")
        self.reviews = QMenu(self.reviewing)
        self.reviews.aboutToShow.connect(lambda: self.files.fill_reviews(self.reviews))
        self.reviewing.setMenu(self.reviews)
        tip = tr("Take over games, or results from tilingResults.txt")
        self.importing = self.button("importResults", tr("Import…"), tip, self.files.ask_import, "import")
        return WrappingRow(self.filter, self.kind, self.reviewing, self.importing)

    def _make_table(self) -> None:
        self.table = ResultsTable()
        self.table.show_rows(self._model)
        self.table.opened.connect(self.open_selected)
        self.table.removed.connect(self.remove_selected)
        self.table.renaming.connect(self.rename_selected)
        self.table.menuWanted.connect(self._menu)

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
        self.exporting.setObjectName("exportResults")
        self.exporting.setToolTip(tr("Write the chosen games, or all results"))
        self.exports = QMenu(self.exporting)
        self.exports.aboutToShow.connect(lambda: self.files.fill_exports(self.exports))
        self.exporting.setMenu(self.exports)
        self._model.layoutChanged.connect(self._count)
        self.table.selectionModel().selectionChanged.connect(lambda now, before: self._on_chosen())
        self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        return self.undoing, self.restoring, self.removing, self.opening

    def _no_results(self) -> EmptyPage:
        tip, solve = tr("Solves the game on the board"), self.workspace.controller.solve
        solving = self.button("solveABoard", tr("Solve a board…"), tip, solve)
        tip = tr("Take over the results of the original program")
        taking = self.button("importFirst", tr("Import tilingResults.txt…"), tip, self.files.ask_import)
        sentence = tr("Every exact solve and every game is kept here.")
        return EmptyPage(tr("No results yet"), sentence, [solving, taking], icon="results")

    def _no_match(self) -> EmptyPage:
        tip = tr("List everything again")
        clear = self.button("clearFilter", tr("Clear the filter"), tip, self.clear_filter)
        self._nothing = EmptyPage("", "", [clear])
        return self._nothing

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

        def work(report: Report, stop: StopToken) -> list[ResultRow]:
            rows = result_rows(store, deleted=deleted)
            for each in rows:
                if stop.is_set:
                    break
                assert each.words  # worked out here, and not when the list is filtered first
            return rows

        self._reader.start(work, deleted)
        self._count()

    def _on_read(self, job: Job, rows: list[ResultRow]) -> None:
        if job.context == self._shows_deleted and not job.stop.is_set:
            self._take(rows)

    def _take(self, rows: Sequence[ResultRow]) -> None:
        if rows != self._model.all_rows:
            chosen = [each.id for each in self.chosen]
            self._model.set_rows(rows)
            self.table.fit_columns()
            self._choose(chosen)
        self._count()

    # What is chosen -----------------------------------------------------------------------------------------

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
        here = at.data(ROW) if at.isValid() else None
        return here if here in chosen else next(iter(chosen), None)

    def _choose(self, chosen: list[object]) -> None:
        """Chooses the rows with these ids, or the first."""
        numbers = {each.id: number for number, each in enumerate(self._model.rows)}
        places = [numbers[id] for id in chosen if id in numbers]
        if numbers:
            self.table.choose(places or [0])
        self._show_details()

    def clear_filter(self) -> None:
        """Lists everything again."""
        self.kind.setCurrentIndex(0)
        self.filter.clear()
        self.filter.setFocus()

    def _on_kind(self) -> None:
        self.refresh()
        self._filter()

    def _filter(self) -> None:
        chosen = [each.id for each in self.chosen]
        self._model.set_filter(self.filter.text(), self.kind.currentData())
        self.table.fit_columns()
        self._choose(chosen)
        self._count()

    # What is done with the chosen ---------------------------------------------------------------------------

    def open_selected(self) -> None:
        """Puts the chosen result on the board, and leaves so that the board is seen."""
        if self.selected is not None and self.attempt(partial(self._open, self.selected)):
            self.close()

    def _open(self, chosen: ResultRow) -> None:
        if chosen.deleted:
            self.workspace.store.removed.restore(chosen.kind, chosen.id)
        self.workspace.controller.open(record_of(self.workspace.store, chosen))
        self.workspace.windows.to_front()

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
        if not self._with_all(rows, self.workspace.store.removed.add):
            return
        self._removed.append(rows)
        gone = {each.id for each in rows}
        self._take([each for each in self._model.all_rows if each.id not in gone])
        self.refresh()
        if self._model.rowCount():
            self.table.choose([min(at, self._model.rowCount() - 1)])
        self._say_removed()

    def _restore(self, rows: Sequence[ResultRow]) -> bool:
        return self._with_all(rows, self.workspace.store.removed.restore)

    def _with_all(self, rows: Sequence[ResultRow], act: Callable[[str, object], object]) -> bool:
        def act_on_all() -> None:
            for each in rows:
                act(each.kind, each.id)

        return self.attempt(act_on_all)

    def restore_selected(self) -> None:
        """Brings the chosen rows back to the list."""
        rows = self.chosen
        if rows and self._restore(rows):
            self.refresh()
            self.say(plural("%n brought back.", "%n brought back.", len(rows)))

    def undo_remove(self) -> None:
        """Puts back what was removed last."""
        rows = self._removed[-1]
        if not self._restore(rows):
            return
        self._removed.pop()
        self.refresh()
        self._choose([each.id for each in rows])
        if self._removed:
            self._say_removed()
        self.undoing.setVisible(bool(self._removed))

    def _say_removed(self) -> None:
        rows = self._removed[-1]
        first = rows[0]
        names = {"board": first.board_text, "state": first.state_text, "date": words.moment(first.when)}
        one = tr("Deleted: {board}, {state}, {date}.", **names)
        if first.label.name:
            one = tr("Deleted: {name}.", name=first.label.name)
        self.say(one if len(rows) == 1 else plural("%n deleted.", "%n deleted.", len(rows)))
        self.undoing.show()

    def _menu(self, event: QContextMenuEvent) -> None:
        menu, one = QMenu(self), self.selected is not None
        menu.addAction(self.opening.text(), self.open_selected).setEnabled(one)
        menu.addAction(tr("Rename"), self.rename_selected).setEnabled(self.details.name.isEnabled())
        menu.addAction(self.details.bookmark.text(), self.details.bookmark.click).setEnabled(one)
        if self._shows_deleted:
            menu.addAction(self.restoring.text(), self.restore_selected).setEnabled(one)
        else:
            menu.addAction(self.removing.text(), self.remove_selected).setEnabled(one)
        self.files.fill_reviews(menu.addMenu(self.reviewing.text()))
        self.files.fill_exports(menu.addMenu(self.exporting.text()))
        menu.addSeparator()
        self.table.fill_sorting(menu.addMenu(tr("Sort by")))
        menu.exec(event.globalPos())
        menu.deleteLater()

    @property
    def content(self) -> list[listing.Entry]:
        """Every result and every finished game."""
        return listing.entries(self.workspace.store)

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
        shown, all_rows = self._model.rowCount(), len(self._model.all_rows)
        if self._reader.job is not None and not shown:
            self.pages.setCurrentIndex(0)
            self.say(tr("Reading the list…"))
            return
        fresh = all_rows == 0 and not self._shows_deleted
        self.pages.setCurrentIndex(0 if shown else 1 if fresh else 2)
        self.exporting.setEnabled(all_rows > 0)
        what, none = self.filter.text().strip(), _KINDS[self.kind.currentIndex()][2]
        self._nothing.set_words(tr("Nothing matches “{words}”.", words=what) if what else tr(none))
        self._fit()
        if not shown:
            self.say("" if all_rows == 0 else plural("0 of %n results.", "0 of %n result.", all_rows))
            return
        count = plural("%n results", "%n result", shown)
        if shown != all_rows:
            count = plural("{shown} of %n results", "{shown} of %n result", all_rows, shown=shown)
        by, order = COLUMNS[self._model.sorted_by], self._model.order
        self.say(
            tr(
                "{count}, {chosen} selected. Sorted by {column}, {order}.",
                count=count,
                chosen=len(self.table.selectionModel().selectedRows()),
                column=tr(by.sorted_by),
                order=tr(by.orders[order == Qt.SortOrder.DescendingOrder]),
            )
        )

    def _fit(self) -> None:
        """The table has the room when the window is narrow; only what can be done is offered."""
        rows = self.pages.currentIndex() == 0
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits."""
        super().resizeEvent(event)
        self._fit()
