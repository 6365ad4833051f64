"""Everything that was solved and played: a table to sort and search, a preview of the chosen board, Open.

The window knows rows and four callbacks (`ResultsSource`); where results are kept is not its business.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelection, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tiling_gui.desktop.board import BoardPicture
from tiling_gui.desktop.results_model import COLUMNS, GAME, ROW, SOLVE, ResultRow, ResultsFilter, ResultsModel
from tiling_gui.desktop.results_table import ResultsTable
from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.widgets import format as words
from tiling_gui.desktop.widgets.base import CAPTION, SEMIBOLD, TITLE, Label
from tiling_gui.errors import InputError, StoreError
from tiling_gui.rules.domino import DominoPosition

_PREVIEW_FROM = 720
"""Narrower than this in pixels the preview goes and Open stands in the last line."""
_KINDS = (("Solves and games", ""), ("Solves", SOLVE), ("Games", GAME))


@dataclass(frozen=True)
class ResultsSource:
    """What the window asks of whoever keeps the results. Each may raise InputError or StoreError."""

    load: Callable[[], Sequence[ResultRow]]
    open: Callable[[ResultRow], None]
    import_file: Callable[[str], str]
    """Takes a file of results over; returns one sentence saying what came."""
    export_file: Callable[[str], str]
    """Writes all results as .csv or .json; returns one sentence."""


class ResultsWindow(QDialog):
    """The results window; not modal. `refresh` reads the rows again."""

    solveRequested = Signal()
    """"Solve a board…" was clicked while there are no results."""

    def __init__(self, theme: Theme, source: ResultsSource, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme, self.source = theme, source
        self.setObjectName("resultsWindow")
        self.setWindowTitle("Results")
        self.setModal(False)
        self.setMinimumSize(440, 320)
        self.resize(940, 448)
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

    def _button(self, name: str, text: str, tip: str, icon: str = "") -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        if icon:
            self.theme.icon_on(button, icon)
        return button

    def _make_top(self) -> None:
        self.filter = QLineEdit()
        self.filter.setObjectName("filterResults")
        self.filter.setAccessibleName("Filter by board, player or value")
        self.filter.setPlaceholderText("Filter by board, player or value")
        self.filter.setToolTip("Every word must be found: 8x8, MIN, exact, 29")
        self.filter.setClearButtonEnabled(True)
        self.filter.setMinimumWidth(120)
        self.filter.setMaximumWidth(264)
        # The sheet's height for tool buttons would push the glass out of the middle.
        self.filter.setStyleSheet("QToolButton { min-height: 0; min-width: 0; padding: 0; border: none; }")
        search = self.filter.addAction(self.theme.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.theme.icon_on(search, "search")
        self.filter.textChanged.connect(self._filter)
        self.kind = QComboBox()
        self.kind.setObjectName("resultKinds")
        self.kind.setAccessibleName("Which results")
        self.kind.setToolTip("Which results are listed")
        for text, kind in _KINDS:
            self.kind.addItem(text, kind)
        self.kind.currentIndexChanged.connect(self._filter)
        self.importing = self._button("importResults", "Import…", "Take over results from tilingResults.txt", "import")
        self.importing.clicked.connect(self.ask_import)
        self.exporting = self._button("exportResults", "Export…", "Write all results as CSV or JSON", "export")
        self.exporting.clicked.connect(self.ask_export)

    def _make_table(self) -> None:
        self.table = ResultsTable(self.theme)
        self.table.setModel(self._filtered)
        self.table.fit_columns()
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.opened.connect(self.open_selected)
        self.table.menuWanted.connect(self._menu)
        self._filtered.layoutChanged.connect(self._count)

    def _make_side(self) -> None:
        self.preview = BoardPicture()
        self.preview.setObjectName("resultPreview")
        self.preview.setMaximumHeight(190)
        self.diagram = QLabel()
        self.diagram.setObjectName("resultDiagram")
        self.diagram.setWordWrap(True)
        self.preview_title = Label(self.theme, weight=SEMIBOLD)
        self.preview_line = Label(self.theme, size=CAPTION, role="muted")
        self.opening = self._button("openResult", "Open", "Put the chosen result on the board (Enter)", "folder")
        self.opening.setDefault(True)
        self.opening.clicked.connect(self.open_selected)

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
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(4)
        for widget in (self.preview, self.diagram, self.preview_title, self.preview_line):
            side.addWidget(widget)
        side.addStretch(1)
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
        self._foot.addWidget(self.footer, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 10)
        whole.setSpacing(8)
        whole.addLayout(top)
        whole.addLayout(middle, 1)
        whole.addLayout(self._foot)

    def _no_results(self) -> QWidget:
        solve = self._button("solveABoard", "Solve a board…", "Close this window and set up a board to solve")
        solve.clicked.connect(self.solveRequested)
        take = self._button("importFirst", "Import tilingResults.txt…", "Take over the results of the original program")
        take.clicked.connect(self.ask_import)
        sentence = "Every exact solve and every finished game is kept here."
        return _Empty(self.theme, "No results yet", sentence, [solve, take], icon="results")

    def _no_match(self) -> QWidget:
        clear = self._button("clearFilter", "Clear the filter", "List everything again")
        clear.clicked.connect(self.clear_filter)
        self._nothing = _Empty(self.theme, "", "", [clear])
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
        kinds = "Results of the original program (*.txt);;All files (*)"
        path, _ = QFileDialog.getOpenFileName(self, "Import results", "", kinds)
        if path:
            self.import_path(path)

    def ask_export(self) -> None:
        """Asks for a file and writes all results to it."""
        kinds = "Table (*.csv);;JSON (*.json)"
        path, chosen = QFileDialog.getSaveFileName(self, "Export results", "results.csv", kinds)
        if path:
            has_ending = path.lower().endswith((".csv", ".json"))
            self.export_path(path if has_ending else path + (".json" if "json" in chosen else ".csv"))

    def open_selected(self) -> None:
        """Puts the chosen result on the board."""
        row = self.selected
        if row is None:
            return
        try:
            self.source.open(row)
        except (InputError, StoreError) as error:
            self._complain(error)

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
        menu.addAction("Open", self.open_selected).setEnabled(self.selected is not None)
        menu.addSeparator()
        by = menu.addMenu("Sort by")
        for number, column in enumerate(COLUMNS):
            action = by.addAction(column.title)
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
        position = None
        if row is not None and row.position is not None:
            try:
                position = row.position()
            except (InputError, StoreError) as error:
                self._complain(error)
        is_board = isinstance(position, DominoPosition)
        self.preview.setVisible(is_board)
        self.preview.show_position(position if is_board else None, palette=self.theme.palette)
        self.diagram.setVisible(position is not None and not is_board)
        self.diagram.setText("" if position is None or is_board else position.diagram())
        self.preview_title.setText(f"{row.board_text}, {row.first} first" if row else "")
        line = words.day(row.when) if row and row.when else ""
        if isinstance(position, DominoPosition):
            holes = words.plural(position.holes, "hole")
            line = f"{words.plural(position.count, 'domino', 'dominoes')}, {holes}"
        self.preview_line.setText(line)

    def _count(self) -> None:
        shown, all_rows = self._filtered.rowCount(), len(self._model.rows)
        self._pages.setCurrentIndex(0 if shown else 1 if all_rows == 0 else 2)
        self.exporting.setEnabled(all_rows > 0)
        what = self.filter.text().strip()
        kind = self.kind.currentText().lower()
        self._nothing.set_words(f"Nothing matches “{what}”." if what else f"There are no {kind} here yet.")
        self._fit()
        if not shown:
            self._say("" if all_rows == 0 else f"0 of {words.plural(all_rows, 'result')}.")
            return
        count = words.plural(shown, "result") if shown == all_rows else f"{shown} of {words.plural(all_rows, 'result')}"
        column, order = COLUMNS[self._filtered.sortColumn()], self._filtered.sortOrder()
        sense = column.orders[1 if order == Qt.SortOrder.DescendingOrder else 0]
        chosen = len(self.table.selectionModel().selectedRows())
        self._say(f"{count}, {chosen} selected. Sorted by {column.sorted_by}, {sense}.")

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
            self._side.layout().addWidget(self.opening)
        elif not wide and self._foot.indexOf(self.opening) < 0:
            self._foot.addWidget(self.opening)
        self.opening.setVisible(rows)


class _Empty(QWidget):
    """A page without rows: a drawing, words, and what can be done about it."""

    def __init__(self, theme: Theme, title: str, sentence: str, buttons: list[QPushButton], *, icon: str = "") -> None:
        super().__init__()
        self.theme, self._icon = theme, icon
        centre = Qt.AlignmentFlag.AlignHCenter
        self._drawing = QLabel()
        self._title = Label(theme, title, size=TITLE, weight=SEMIBOLD, align=centre)
        self._sentence = Label(theme, sentence, role="muted", align=centre)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        for number, button in enumerate(buttons):
            button.setDefault(number == 0 and len(buttons) > 1)
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._drawing, 0, centre)
        column.addWidget(self._title)
        column.addWidget(self._sentence)
        column.addSpacing(4)
        column.addLayout(row)
        column.addStretch(3)
        self._title.setVisible(bool(title))
        self._drawing.setVisible(bool(icon))
        theme.changed.connect(self._recolour)
        self._recolour()

    def set_words(self, sentence: str) -> None:
        """Changes the sentence."""
        self._sentence.setText(sentence)

    def _recolour(self) -> None:
        if self._icon:
            self._drawing.setPixmap(self.theme.icon(self._icon, "line2").pixmap(48, 48))
