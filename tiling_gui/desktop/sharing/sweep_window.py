"""The window "Value for each k": MAX's share for every number of colours, as a table and a curve, as they come."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF, Qt, Slot
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from tiling_gui import atomic
from tiling_gui.desktop.jobs import Job, Lane
from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.widgets import format as words
from tiling_gui.desktop.widgets.base import SEMIBOLD, TITLE, Label, Themed
from tiling_gui.errors import InputError, StoreError
from tiling_gui.records.sharing_curve import curve_svg, table_csv
from tiling_gui.rules.sharing import SharingPosition, title
from tiling_gui.rules.sharing_game import SharingGame
from tiling_gui.search.limits import Progress
from tiling_gui.search.sharing.sweep import ColourTable, growing

_COLUMNS = ("k", "MAX", "MIN", "", "Positions", "Time")
_MEGABYTES = 128


class SweepWindow(QWidget):
    """Computes and shows the table of one game; `begin` starts it anew."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("sweepWindow")
        self.setWindowTitle("Value for each k – tiling-gui")
        self.resize(860, 480)
        self._theme = theme
        self.table: ColourTable | None = None
        self._game: SharingGame | None = None
        self._lane = Lane("sweep", self)
        self._lane.progressed.connect(self._on_progress)
        self._lane.finished.connect(self._on_finished)
        self._lane.failed.connect(self._on_failed)
        self._grown: list[ColourTable] = []
        self.title = Label(theme, size=TITLE, weight=SEMIBOLD)
        self.rows = self._make_table()
        self.curve = _Curve(theme)
        self.facts = QLabel()
        self.facts.setObjectName("sweepFacts")
        self.facts.setWordWrap(True)
        self.facts.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.note = Label(theme, role="muted")
        self.cancel = self._button("Cancel", "cancelSweep", "Ends the computation; what is proved stays", self.stop)
        self.csv = self._button("Export CSV…", "exportSweepCsv", "Writes the table", self._ask_csv)
        self.svg = self._button("Export SVG…", "exportSweepSvg", "Writes the curve", self._ask_svg)
        self._lay_out()

    def _make_table(self) -> QTableWidget:
        table = QTableWidget(0, len(_COLUMNS))
        table.setObjectName("sweepTable")
        table.setAccessibleName("Shares by number of colours")
        table.setHorizontalHeaderLabels(_COLUMNS)
        table.verticalHeader().hide()
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setShowGrid(False)
        table.horizontalHeader().setStretchLastSection(True)
        for column, width in enumerate((36, 52, 52, 100, 76)):
            table.setColumnWidth(column, width)
        return table

    def _button(self, text: str, name: str, hint: str, slot) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setToolTip(hint)
        button.clicked.connect(slot)
        return button

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self.title)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.rows, 1)
        middle.addWidget(self.curve, 1)
        column.addLayout(middle, 1)
        column.addWidget(self.facts)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        for button in (self.cancel, self.csv, self.svg):
            foot.addWidget(button)
        column.addLayout(foot)

    # Computing ----------------------------------------------------------------------------------------------

    def begin(self, game: SharingGame) -> None:
        """Computes the table of `game`; one that is known or being computed is left as it is."""
        shown = self._game is not None and replace(self._game, colours=game.colours) == game
        same = shown and (self._lane.job is not None or (self.table is not None and self.table.complete))
        if same:
            return
        self._game, self.table = game, None
        self.title.setText(title(SharingPosition.start(game)).replace(f", {words.plural(game.colours, 'colour')}", ""))
        self._grown = grown = []
        self._show()

        def work(report, stop) -> ColourTable | None:
            for table in growing(game, stop=stop, report=report, megabytes=_MEGABYTES):
                grown.append(table)
            return grown[-1] if grown else None

        self.note.setText("Computing …")
        self.cancel.setEnabled(True)
        self._lane.start(Job("sweep", work, game))

    @Slot()
    def stop(self) -> None:
        """Ends the computation; what is proved stays."""
        self._lane.stop()

    @Slot(object, object)
    def _on_progress(self, job: Job, progress: Progress) -> None:
        if self._grown and self._grown[-1] is not self.table:
            self.table = self._grown[-1]
            self._show()
        k = len(self.table.rows) + 1 if self.table else 1
        known = words.bounds(progress.lower, progress.upper)
        within = f", {known}" if progress.lower is not None else ""
        self.note.setText(f"k = {k}{within}, {words.count(progress.nodes)} positions")

    @Slot(object, object)
    def _on_finished(self, job: Job, table: ColourTable | None) -> None:
        self.table = table or self.table
        self.cancel.setEnabled(False)
        done = self.table is not None and self.table.complete
        self.note.setText("Exact." if done else "Stopped. What is shown is proved.")
        self._show()

    @Slot(object, object)
    def _on_failed(self, job: Job, error: Exception) -> None:
        self.cancel.setEnabled(False)
        if not isinstance(error, InputError):
            self.note.setText("Something went wrong; the details are in the log.")
            raise error
        self.note.setText(str(error))

    # Showing ------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        table = self.table
        for button in (self.csv, self.svg):
            button.setEnabled(table is not None)
        self.curve.show_table(table)
        self.rows.setRowCount(len(table.rows) if table else 0)
        if table is None:
            self.facts.setText("")
            return
        equal = table.most_equal
        for k, row in enumerate(table.rows, 1):
            said = ["everything"] if k == table.least else []
            said += ["most equal"] if k in equal and (row.value != table.rows[-1].value or k == equal[0]) else []
            mine = words.bounds(row.lower, row.upper)
            his = "" if row.value is None else words.value(table.game.total - row.value)
            cells = (str(k), mine, his, ", ".join(said), words.count(row.nodes), words.duration(row.seconds))
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if column not in (3,):
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.rows.setItem(k - 1, column, item)
        self.facts.setText(facts(table))

    # Files --------------------------------------------------------------------------------------------------

    @Slot()
    def _ask_csv(self) -> None:
        self._ask("Export the table", "Table (*.csv)", ".csv")

    @Slot()
    def _ask_svg(self) -> None:
        self._ask("Export the curve", "Picture (*.svg)", ".svg")

    def _ask(self, text: str, kinds: str, ending: str) -> None:
        name, _ = QFileDialog.getSaveFileName(self, text, f"values by colours{ending}", kinds)
        if name:
            self.export_to(name if Path(name).suffix else name + ending)

    def export_to(self, name: str) -> bool:
        """Writes the curve to a .svg, the table to any other file."""
        assert self.table is not None
        try:
            svg = Path(name).suffix.lower() == ".svg"
            atomic.write_text(name, curve_svg(self.table) if svg else table_csv(self.table))
        except (InputError, StoreError) as error:
            self.note.setText(str(error))
            return False
        self.note.setText(f"Wrote {name}.")
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ends the computation with the window."""
        self._lane.close()
        self.cancel.setEnabled(False)
        super().closeEvent(event)


class _Curve(Themed):
    """The curve of the table."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setObjectName("sweepCurve")
        self.setMinimumSize(260, 180)
        self._table: ColourTable | None = None

    def show_table(self, table: ColourTable | None) -> None:
        """Shows `table`; None shows nothing."""
        self._table = table
        self.setAccessibleName(table.chain if table else "No values yet")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The same drawing that is exported."""
        painter = QPainter(self)
        if self._table is not None:
            text = curve_svg(self._table, self.theme.palette, self.width(), self.height())
            QSvgRenderer(QByteArray(text.encode())).render(painter, QRectF(self.rect()))
        painter.end()


def facts(table: ColourTable) -> str:
    """The paper's questions answered as far as the table goes."""
    if not table.values:
        return ""
    equal = " and ".join(map(str, table.most_equal))
    parts = [f"Shares: {table.chain}."]
    if not table.complete:
        pass
    elif table.least is not None:
        parts.append(f"MAX gets everything from k = {table.least} on.")
    else:
        parts.append(f"No k gives MAX everything; from k = {table.enough} on nothing changes.")
    parts.append(f"The shares are most nearly equal for k = {equal}.")
    parts.append(
        "The chain of inequalities holds." if table.chain_holds else "The chain of inequalities does not hold."
    )
    return " ".join(parts)
