"""Octal games by code: values as table and plots, first occurrences, P-positions, records, the period.

The values are computed in a worker of the window's own, with progress and a way to cancel; what was computed stays.
"""

from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QStandardPaths, Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tiling_gui import atomic
from tiling_gui.core.limits import Progress
from tiling_gui.desktop.features.combinatorial_theory.octal_analysis import GRUNDY, Found, explore
from tiling_gui.desktop.features.combinatorial_theory.point_plot import PointPlot, plot_svg
from tiling_gui.desktop.games.heaps.rules_picture import RulesPicture
from tiling_gui.desktop.session.jobs import PREPARING, Job, Jobs
from tiling_gui.desktop.ui.file_names import ask_file_name
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named, scrolled
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.progress_row import ProgressRow
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapping_row import WrappingRow
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.heaps.grundy_values import LARGEST
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.language import mark, tr

CODES = (
    (".007", mark("Treblecross, ELLIE on 2 × n")),
    (".17", ""),
    (".77", mark("Kayles")),
    (".07", mark("Dawson's Kayles")),
    (".137", mark("Dawson's Chess")),
    ("4.3", ""),
    (GRUNDY, ""),
)
"""What the code field offers, and what the games are called."""

EXAMPLES = ((mark("Kayles"), ".77"), (mark("Dawson's Kayles"), ".07"), (GRUNDY, GRUNDY))
"""What can be looked at with one click while there is nothing to see."""

HEADS = {
    "values": (mark("Heap"), mark("Value")),
    "first": (mark("Value"), mark("First at heap")),
    "zeros": (mark("No."), mark("P-position")),
    "records": (mark("Heap"), mark("New largest value")),
}

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()


_DASH = " – "
"""Between a code and its name."""


def _key(text: str) -> str:
    """What is in the code field, with GRUNDY for Grundy's game in whatever language it stands there."""
    text = text.partition(_DASH)[0].strip()
    return GRUNDY if text == tr(GRUNDY) else text


class PairModel(QAbstractTableModel):
    """Two columns of numbers; as many rows as there are, none of them made before it is seen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heads = HEADS["values"]
        self._rows: list[tuple[int, int]] = []
        self._values: Any = []

    def show_pairs(self, heads: tuple[str, str], rows: list[tuple[int, int]], values: Any = ()) -> None:
        """Shows `rows`, or where `values` are given each with its number."""
        self.beginResetModel()
        self._heads, self._rows, self._values = heads, rows, values
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """One for each pair."""
        return 0 if parent.isValid() else max(len(self._rows), len(self._values))

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Two."""
        return 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A number, at the right."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        row = index.row()
        pair = (row, int(self._values[row])) if len(self._values) else self._rows[row]
        return str(pair[index.column()])

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What the columns are."""
        if role == Qt.ItemDataRole.DisplayRole and way is Qt.Orientation.Horizontal:
            return tr(self._heads[section])
        return None


class OctalWindow(ToolWindow):
    """The window; `show_code` sets it to a code."""

    def __init__(self, theme: Theme, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__("octalWindow", 1000, 680, parent)
        self.setWindowTitle(tr("Octal games"))
        self.theme = theme
        self.found: Found | None = None
        say = partial(self._say, warn=True)
        self._worker = jobs.worker("octal", self._on_found, progress=self._on_progress, failed=self._on_failed, say=say)
        self._make_parts()
        self._lay_out()

    def _make_parts(self) -> None:
        theme = self.theme
        self.code = Combo()
        named(self.code, "code", tr("Octal code, or Grundy's game"))
        self.code.setToolTip(tr("An octal code such as 0.007, or Grundy's game"))
        typed = QLineEdit(self.code)  # a child from the start: else it has margins of its own and cuts the text off
        self.code.setLineEdit(typed)
        self.code.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.code.addItems([tr(code) + (_DASH + tr(name) if name else "") for code, name in CODES])
        self.code.setMinimumContentsLength(22)
        self.code.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        typed.returnPressed.connect(self.compute)
        self.code.currentTextChanged.connect(self._on_code)
        self.upto = Spin()
        named(self.upto, "upto", tr("Largest heap"))
        self.upto.setToolTip(self.upto.accessibleName())
        self.upto.setRange(10, LARGEST)
        self.upto.setValue(10_000)
        self.upto.setSingleStep(1000)
        self.start = QPushButton(tr("Compute"))
        self.start.setObjectName("compute")
        self.start.clicked.connect(self.compute)
        self.csv, self.svg = QPushButton(tr("Export CSV…")), QPushButton(tr("Export SVG…"))
        self.csv.setObjectName("exportValues")
        self.svg.setObjectName("exportPlots")
        self.csv.clicked.connect(self._ask_csv)
        self.svg.clicked.connect(self._ask_svg)
        for control in (self.code, self.upto, self.start, self.csv, self.svg):
            control.setMinimumHeight(32)
        self.rules = RulesPicture(theme)
        self.values_plot = PointPlot(theme, tr("Grundy values"), tr("heap"), tr("value"))
        self.frequency_plot = PointPlot(theme, tr("How often each value occurs"), tr("value"), tr("frequency"))
        self.tables = SegmentedControl(
            theme,
            [("values", tr("Values")), ("first", tr("First", "heaps")), ("zeros", "P"), ("records", tr("Records"))],
        )
        self.tables.setObjectName("tables")
        self.tables.chosen.connect(self._show_table)
        self.model = PairModel(self)
        self.table = QTableView()
        named(self.table, "octalTable", tr("Values"))
        self.table.setModel(self.model)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(24)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.work_line = ProgressRow(theme)
        self.work_line.cancelClicked.connect(self._worker.stop)
        self.status = Label(theme, size=CAPTION, role="muted")
        self.status.setObjectName("octalStatus")
        self._on_code(self.code.currentText())
        self._enable()

    def _lay_out(self) -> None:
        top = WrappingRow(
            Label(self.theme, tr("Octal games"), size=TITLE, weight=SEMIBOLD),
            Label(self.theme, tr("Code")),
            self.code,
            Label(self.theme, tr("heaps up to")),
            self.upto,
            self.start,
        )
        left = QVBoxLayout()
        left.setSpacing(8)
        for widget in (self.rules, self.tables):
            left.addWidget(widget)
        left.addWidget(self.table, 1)
        exports = QHBoxLayout()
        exports.setSpacing(8)
        for button in (self.csv, self.svg):
            exports.addWidget(button, 1)
        left.addLayout(exports)
        side = QWidget()
        side.setLayout(left)
        left.setContentsMargins(0, 0, 0, 0)
        side.setMinimumWidth(max(264, left.minimumSize().width()))  # the buttons' words are longer in some languages
        side.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        plots = QVBoxLayout()
        plots.setSpacing(8)
        plots.setContentsMargins(0, 0, 0, 0)
        drawings = QWidget()
        drawings.setLayout(plots)
        self._right = QStackedWidget()
        self._right.addWidget(self._make_empty())
        self._right.addWidget(drawings)
        plots.addWidget(self.values_plot, 3)
        plots.addWidget(self.frequency_plot, 2)
        body = QWidget()
        middle = QHBoxLayout(body)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(16)
        middle.addWidget(side)
        middle.addWidget(self._right, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(scrolled(body), 1)
        column.addWidget(self.work_line)
        column.addWidget(Hairline(self.theme))
        column.addWidget(self.status)

    def _make_empty(self) -> EmptyPage:
        """What stands there before the first values."""
        buttons = []
        for number, (name, code) in enumerate(EXAMPLES):
            button = QPushButton(tr(name))
            button.setObjectName(f"octalExample{number}")
            button.setToolTip(tr("Computes the values of {game}", game=tr(name)))
            button.clicked.connect(lambda _=False, code=code: self.show_code(code))
            buttons.append(button)
        sentence = tr("Type a code and compute, or begin with one of these.")
        return EmptyPage(self.theme, tr("No values yet"), sentence, buttons, icon="graph")

    # Computing ----------------------------------------------------------------------------------------------

    def show_code(self, code: str) -> None:
        """Puts a code into the field and computes."""
        self.code.setCurrentText(tr(GRUNDY) if code == GRUNDY else code)
        self.compute()

    @Slot()
    def compute(self) -> None:
        """Computes the values of the code in the field."""
        name, upto = _key(self.code.currentText()), self.upto.value()
        try:
            if name != GRUNDY:
                OctalCode.parse(name)
        except InputError as error:
            self._forget()
            self._say(str(error), warn=True)
            return
        self._forget()
        self._say("")
        self.work_line.begin(tr("Values of {game}", game=tr(name)), tr("heaps"))
        self._worker.start(lambda report, stop: explore(name, upto, report=report, stop=stop), name)

    def _forget(self) -> None:
        """Nothing of the code before stays under another one."""
        self._worker.drop()
        self.work_line.fold()
        self.found = None
        self._right.setCurrentIndex(0)
        self.model.show_pairs(HEADS["values"], [])
        self._enable()

    def _on_progress(self, job: Job, progress: Progress) -> None:
        preparing = progress.stage == "preparing"
        if preparing:
            self._say(tr(PREPARING))
        if progress.stage:
            self.work_line.set_progress(progress, tr(PREPARING) if preparing else "")

    def _on_found(self, job: Job, found: Found) -> None:
        self.found = found
        game = tr("Grundy's game") if found.code is None else str(found.code)
        self.values_plot.set_title(tr("Grundy values of {game}", game=game))
        self._right.setCurrentIndex(1)
        self.work_line.fold()
        self.values_plot.set_values(found.values)
        self.frequency_plot.set_values(found.frequency)
        self._show_table(self.tables.current)
        short = len(found.values) <= self.upto.value()
        self._say(tr("Stopped. {found}", found=found.sentence()) if short else found.sentence())
        self._enable()

    def _on_failed(self, job: Job) -> None:
        self.work_line.fold()
        self._say("")

    @Slot(object)
    def _show_table(self, key: object) -> None:
        if self.found is None:
            return
        name = str(key)
        rows = self.found.tables.get(name, [])
        self.model.show_pairs(HEADS[name], rows, self.found.values if name == "values" else ())

    @Slot(str)
    def _on_code(self, text: str) -> None:
        name = _key(text)
        try:
            self.rules.set_code(OctalCode.parse(name) if name != GRUNDY else None)
        except InputError:
            self.rules.set_code(None)

    def _enable(self) -> None:
        for button in (self.csv, self.svg):
            button.setEnabled(self.found is not None)

    def _say(self, sentence: str, *, warn: bool = False) -> None:
        self.status.set_role("warn" if warn else "muted")
        self.status.setText(sentence)

    # Files --------------------------------------------------------------------------------------------------

    @Slot()
    def _ask_csv(self) -> None:
        self._ask(tr("Export the values"), "values.csv", tr("Table (*.csv)"))

    @Slot()
    def _ask_svg(self) -> None:
        self._ask(tr("Export the plots"), "values.svg", tr("SVG picture (*.svg)"))

    def _ask(self, title: str, suggested: str, kind: str) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = ask_file_name(self, title, f"{folder}/{suggested}", kind, ("csv", "svg"))
        if name:
            self.export_to(name)

    def export_to(self, name: str) -> bool:
        """Writes the values as CSV, or the plots as SVG, as the file's ending says."""
        found = self.found
        if found is None:
            return False
        if name.lower().endswith(".svg"):
            title = f"Grundy values of {found.code or GRUNDY}"
            plots = [(title, "heap", found.values), ("How often each value occurs", "value", found.frequency)]
            text = plot_svg(plots, self.theme.palette)
        else:
            text = "heap,value\n" + "".join(f"{n},{int(value)}\n" for n, value in enumerate(found.values))
        try:
            atomic.write_text(name, text)
        except (InputError, StoreError) as error:
            self._say(str(error), warn=True)
            return False
        self._say(tr("Wrote {file}.", file=name))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stops computing; what was computed is kept in the cache."""
        self._worker.drop()
        self.work_line.fold()
        super().closeEvent(event)
