"""Everything that was solved and played: a table to sort and search, a preview of the chosen board, Open.

The window knows rows and four callbacks (`ResultsSource`); where results are kept is not its business.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.features.results.table import ResultsTable
from tiling_gui.desktop.features.results.table_model import (
    COLUMNS,
    GAME,
    GOING_ON,
    ROW,
    SOLVE,
    ResultRow,
    ResultsFilter,
    ResultsModel,
)
from tiling_gui.desktop.session.player_names import rests_words
from tiling_gui.desktop.ui.drawing.position_picture import PositionPicture
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark, plural, tr

_PREVIEW_FROM = 720
"""Narrower than this in pixels the preview goes and Open stands in the last line."""
_NONE = {
    "": mark("There are no solves and games here yet."),
    SOLVE: mark("There are no solves here yet."),
    GAME: mark("There are no games here yet."),
    GOING_ON: mark("No game is going on."),
}
_KINDS = (
    (mark("Solves and games"), ""),
    (mark("Solves"), SOLVE),
    (mark("Games"), GAME),
    (mark("Games going on"), GOING_ON),
)


@dataclass(frozen=True)
class ResultsSource:
    """What the window asks of whoever keeps the results. Each may raise InputError or StoreError."""

    load: Callable[[], Sequence[ResultRow]]
    open: Callable[[ResultRow], None]
    import_file: Callable[[str], str]
    """Takes a file of results over; returns one sentence saying what came."""
    export_file: Callable[[str], str]
    """Writes all results as .csv or .json; returns one sentence."""
    remove: Callable[[ResultRow], None]
    """Takes a result off the list."""
    restore: Callable[[ResultRow], None]
    """Puts one back."""


class ResultsWindow(QDialog):
    """The results window; not modal. `refresh` reads the rows again."""

    solveRequested = Signal()
    """"Solve a board…" was clicked while there are no results."""

    def __init__(self, theme: Theme, source: ResultsSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.source = theme, source
        self._removed: list[ResultRow] = []
        """What Undo puts back, the last one first."""
        self.setObjectName("resultsWindow")
        self.setWindowTitle(tr("Results"))
        self.setModal(False)
        self.setMinimumSize(440, 320)
        open_at(self, 1120, 520)
        self._model = ResultsModel()
        self._model.setParent(self)
        self._filtered = ResultsFilter()
        self._filtered.setParent(self)
        self._filtered.setSourceModel(self._model)
        self._make_top()
        self._make_table()
        self._make_side()
        self._lay_out()
        theme.changed.connect(self._show_preview)
        self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.refresh()
        self.filter.setFocus()

    # Parts ------------------------------------------------------------------------------------------------

    def _make_top(self) -> None:
        self.filter = QLineEdit()
        self.filter.setObjectName("filterResults")
        self.filter.setAccessibleName(tr("Filter by board, player or value"))
        self.filter.setPlaceholderText(tr("Board, player or value"))
        self.filter.setToolTip(tr("Every word must be found: 8x8, MIN, exact, 29"))
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumWidth(120)
        self.filter.setMaximumWidth(264)
        search = self.filter.addAction(self.theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.theme.icon_on(search, "search")
        self.filter.textChanged.connect(self._filter)
        self.kind = Combo()
        self.kind.setObjectName("resultKinds")
        self.kind.setAccessibleName(tr("Which results"))
        self.kind.setToolTip(tr("Which results are listed"))
        for text, kind in _KINDS:
            self.kind.addItem(tr(text), kind)
        self.kind.currentIndexChanged.connect(self._filter)
        self.importing = push_button(
            self.theme, "importResults", tr("Import…"), tr("Take over results from tilingResults.txt"), "import"
        )
        self.importing.clicked.connect(self.ask_import)
        self.exporting = push_button(
            self.theme, "exportResults", tr("Export…"), tr("Write all results as CSV or JSON"), "export"
        )
        self.exporting.clicked.connect(self.ask_export)

    def _make_table(self) -> None:
        self.table = ResultsTable(self.theme)
        self.table.setModel(self._filtered)
        self.table.fit_columns()
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.opened.connect(self.open_selected)
        self.table.removed.connect(self.remove_selected)
        self.table.menuWanted.connect(self._menu)
        self._filtered.layoutChanged.connect(self._count)

    def _make_side(self) -> None:
        self.preview = PositionPicture()
        self.preview.setObjectName("resultPreview")
        self.preview.setMaximumHeight(190)
        self.preview_title = Label(self.theme, weight=SEMIBOLD)
        self.preview_line = Label(self.theme, size=CAPTION, role="muted")
        self.preview_rests = Sentence(self.theme, role="warn")
        self.preview_rests.setObjectName("resultRestsOn")
        self.opening = push_button(
            self.theme, "openResult", tr("Open"), tr("Put the chosen result on the board (Enter)"), "folder"
        )
        self.opening.setDefault(True)
        self.opening.clicked.connect(self.open_selected)
        self.removing = push_button(
            self.theme, "removeResult", tr("Remove"), tr("Takes the chosen result off the list (Del)"), "delete"
        )
        self.removing.clicked.connect(self.remove_selected)
        self.undoing = push_button(self.theme, "undoRemove", tr("Undo"), tr("Puts back what was removed last"), "undo")
        self.undoing.clicked.connect(self.undo_remove)
        self.undoing.hide()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 2)
        top.addWidget(self.kind, 1)
        top.addStretch(1)
        top.addWidget(self.importing)
        top.addWidget(self.exporting)
        self._side = QWidget()
        self._side.setFixedWidth(160)
        side = self._beside = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(4)
        for widget in (self.preview, self.preview_title, self.preview_line, self.preview_rests):
            side.addWidget(widget)
        side.addStretch(1)
        side.addWidget(self.removing)
        side.addWidget(self.opening)
        self._pages = QStackedWidget()
        for page in (self.table, self._no_results(), self._no_match()):
            self._pages.addWidget(page)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self._pages, 1)
        middle.addWidget(self._side)
        self.footer = Label(self.theme, size=CAPTION, role="muted")
        self.footer.setObjectName("resultsFooter")
        self._foot = QHBoxLayout()
        self._foot.setSpacing(8)
        self._foot.addWidget(self.footer, 1)
        self._foot.addWidget(self.undoing)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 10)
        whole.setSpacing(8)
        whole.addLayout(top)
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
        take.clicked.connect(self.ask_import)
        sentence = tr("Every exact solve and every game is kept here.")
        return EmptyPage(self.theme, tr("No results yet"), sentence, [solve, take], icon="results")

    def _no_match(self) -> QWidget:
        clear = push_button(self.theme, "clearFilter", tr("Clear the filter"), tr("List everything again"))
        clear.clicked.connect(self.clear_filter)
        self._nothing = EmptyPage(self.theme, "", "", [clear])
        return self._nothing

    # What is told -------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Reads the rows again; the chosen one stays chosen."""
        chosen = self.selected.id if self.selected else None
        try:
            rows = list(self.source.load())
        except (InputError, StoreError) as error:
            self._complain(error)
            return
        self._model.set_rows(rows)
        self.table.fit_columns()
        self._choose(chosen)
        self._count()

    @property
    def selected(self) -> ResultRow | None:
        """The chosen row."""
        chosen = self.table.selectionModel().selectedRows()
        return chosen[0].data(ROW) if chosen else None

    def import_path(self, path: str) -> None:
        """Takes the file over and says what came."""
        try:
            sentence = self.source.import_file(path)
        except (InputError, StoreError) as error:
            self._complain(error)
            return
        self.refresh()
        self._say(sentence)

    def export_path(self, path: str) -> None:
        """Writes all results and says so."""
        try:
            self._say(self.source.export_file(path))
        except (InputError, StoreError) as error:
            self._complain(error)

    # What the user does -------------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Asks for a file and takes it over."""
        kinds = tr("Results of the original program (*.txt);;All files (*)")
        path, _ = QFileDialog.getOpenFileName(self, tr("Import results"), "", kinds)
        if path:
            self.import_path(path)

    def ask_export(self) -> None:
        """Asks for a file and writes all results to it."""
        kinds = tr("Table (*.csv);;JSON (*.json)")
        path, chosen = QFileDialog.getSaveFileName(self, tr("Export results"), "results.csv", kinds)
        if path:
            has_ending = path.lower().endswith((".csv", ".json"))
            self.export_path(path if has_ending else path + (".json" if "json" in chosen else ".csv"))

    def open_selected(self) -> None:
        """Puts the chosen result on the board, and leaves so that the board is seen."""
        row = self.selected
        if row is None:
            return
        try:
            self.source.open(row)
        except (InputError, StoreError) as error:
            self._complain(error)
        else:
            self.close()

    def remove_selected(self) -> None:
        """Takes the chosen result off the list; Undo puts it back."""
        row = self.selected
        if row is None:
            return
        at = self.table.currentIndex().row()
        try:
            self.source.remove(row)
        except (InputError, StoreError) as error:
            self._complain(error)
            return
        self._removed.append(row)
        self.refresh()
        if self._filtered.rowCount():
            self.table.selectRow(min(at, self._filtered.rowCount() - 1))
        self._say_removed()

    def undo_remove(self) -> None:
        """Puts back what was removed last."""
        row = self._removed.pop()
        try:
            self.source.restore(row)
        except (InputError, StoreError) as error:
            self._removed.append(row)
            self._complain(error)
            return
        self.refresh()
        self._choose(row.id)
        if self._removed:
            self._say_removed()
        self.undoing.setVisible(bool(self._removed))

    def _say_removed(self) -> None:
        row = self._removed[-1]
        names = {"board": row.board_text, "state": row.state_text, "date": words.moment(row.when)}
        self._say(tr("Removed: {board}, {state}, {date}.", **names))
        self.undoing.show()

    def clear_filter(self) -> None:
        """Lists everything again."""
        self.kind.setCurrentIndex(0)
        self.filter.clear()
        self.filter.setFocus()

    def _filter(self) -> None:
        chosen = self.selected.id if self.selected else None
        self._filtered.set_filter(self.filter.text(), self.kind.currentData())
        self._choose(chosen)
        self._count()

    def _choose(self, chosen: object) -> None:
        """Chooses the row with this id, or the first."""
        ids = [self._filtered.index(k, 0).data(ROW).id for k in range(self._filtered.rowCount())]
        if ids:
            self.table.selectRow(ids.index(chosen) if chosen in ids else 0)
        self._show_preview()

    def _menu(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.addAction(self.opening.text(), self.open_selected).setEnabled(self.selected is not None)
        menu.addAction(tr("Remove"), self.remove_selected).setEnabled(self.selected is not None)
        menu.addSeparator()
        by = menu.addMenu(tr("Sort by"))
        for number, column in enumerate(COLUMNS):
            action = by.addAction(tr(column.title))
            action.setData(number)
            action.setCheckable(True)
            action.setChecked(number == self._filtered.sortColumn())
        picked = menu.exec(event.globalPos())
        if picked is not None and picked.data() is not None:
            self.table.sort_by(int(picked.data()))
        menu.deleteLater()

    # What is shown ------------------------------------------------------------------------------------------

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._show_preview()
        self._count()

    def _show_preview(self) -> None:
        row = self.selected
        self.opening.setEnabled(row is not None)
        self.opening.setText(tr("Continue") if row and row.going_on else tr("Open"))
        self.removing.setEnabled(row is not None)
        position = None
        if row is not None and row.position is not None:
            try:
                position = row.position()
            except (InputError, StoreError) as error:
                self._complain(error)
        self.preview.setVisible(position is not None)
        if row is not None:
            self.preview.show_position(row.game, position, palette=self.theme.palette)
        self.preview_title.setText(tr("{board}, {side} first", board=row.board_text, side=row.first) if row else "")
        self.preview_line.setText(words.moment(row.when) if row and row.when else "")
        self.preview_rests.setText(rests_words(row.rests_on) if row else "")
        self.preview_rests.setVisible(bool(row and row.rests_on))

    def _count(self) -> None:
        shown, all_rows = self._filtered.rowCount(), len(self._model.rows)
        self._pages.setCurrentIndex(0 if shown else 1 if all_rows == 0 else 2)
        self.exporting.setEnabled(all_rows > 0)
        what = self.filter.text().strip()
        matching = tr("Nothing matches “{words}”.", words=what) if what else tr(_NONE[self.kind.currentData()])
        self._nothing.set_words(matching)
        self._fit()
        if not shown:
            self._say("" if all_rows == 0 else plural("0 of %n results.", "0 of %n result.", all_rows))
            return
        count = plural("%n results", "%n result", shown)
        if shown != all_rows:
            count = plural("{shown} of %n results", "{shown} of %n result", all_rows, shown=shown)
        column, order = COLUMNS[self._filtered.sortColumn()], self._filtered.sortOrder()
        sense = column.orders[1 if order == Qt.SortOrder.DescendingOrder else 0]
        chosen = len(self.table.selectionModel().selectedRows())
        self._say(
            tr(
                "{count}, {chosen} selected. Sorted by {column}, {order}.",
                count=count,
                chosen=chosen,
                column=tr(column.sorted_by),
                order=tr(sense),
            )
        )

    def hideEvent(self, event: QHideEvent) -> None:
        """What was removed stays so once the window was left."""
        super().hideEvent(event)
        self._removed.clear()
        self.undoing.hide()

    def _say(self, sentence: str) -> None:
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
        wide = self.width() >= _PREVIEW_FROM
        self._side.setVisible(rows and wide)
        if wide and self._foot.indexOf(self.opening) >= 0:
            for button in (self.removing, self.opening):
                self._beside.addWidget(button)
        elif not wide and self._foot.indexOf(self.opening) < 0:
            for button in (self.removing, self.opening):
                self._foot.addWidget(button)
        self.opening.setVisible(rows)
        self.removing.setVisible(rows)
