"""Octal games by code: values as table and plots, first occurrences, P-positions, records, period.

Values are computed in a background job with progress and Cancel; what was computed by then is shown.
"""

from functools import partial
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt, Slot
from PySide6.QtWidgets import QHeaderView, QLayout, QSizePolicy, QStackedWidget, QTableView, QWidget

from tiling_gui.core.drawing.figure import Figure
from tiling_gui.core.drawing.plot import Frame, dot_plot
from tiling_gui.desktop.games.heaps.octal_analysis import (
    GRUNDY,
    OctalAnalysis,
    explore,
    to_csv,
    to_svg,
)
from tiling_gui.desktop.games.heaps.rules_picture import RulesPicture
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.drawing.picture_widgets import PlotPicture
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Label, named, scrolled
from tiling_gui.desktop.ui.widgets.empty_state import EmptyPage
from tiling_gui.desktop.ui.widgets.fields import Combo, EnterField, combo, spin
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, stack, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.tables import Index
from tiling_gui.errors import InputError
from tiling_gui.games.heaps.grundy_values import LARGEST
from tiling_gui.games.heaps.octal import OctalCode
from tiling_gui.language import mark, plural, tr


class PointPlot(PlotPicture):
    """Draws the points (k, values[k])."""

    def __init__(self, title: str, across: str) -> None:
        super().__init__()
        self.title, self.across = title, across
        self.values: Any = []
        self.setMinimumSize(240, 140)
        self.setAccessibleName(title)

    def set_title(self, title: str) -> None:
        self.title = title
        self.setAccessibleName(title)

    def set_values(self, values: Any) -> None:
        self.values = values
        most = int(max(values)) if len(values) else 0
        self.setAccessibleDescription(
            plural(
                "{title}: %n points, the largest is {most}.",
                "{title}: %n point, the largest is {most}.",
                len(values),
                title=self.title,
                most=most,
            )
        )

        def drawn(width: float, height: float) -> Figure:
            frame = Frame(self.title, self.across, width, height, lambda value: words.whole(round(value)))
            return dot_plot(frame, self.values)

        self.set_plot(drawn)


HEADS = {
    "values": (mark("Heap"), mark("Value")),
    "first": (mark("Value"), mark("First at heap")),
    "zeros": (mark("No."), mark("P-position")),
    "records": (mark("Heap"), mark("New largest value")),
}

_ROOT = QModelIndex()


class PairModel(QAbstractTableModel):
    """Two columns of numbers; rows are made on demand, so there can be very many."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._heads = HEADS["values"]
        self._rows: list[tuple[int, int]] = []
        self._values: Any = []

    def show_pairs(self, heads: tuple[str, str], rows: list[tuple[int, int]], values: Any = ()) -> None:
        """Shows `rows`; or, if `values` are given, each of them with its index."""
        self.beginResetModel()
        self._heads, self._rows, self._values = heads, rows, values
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else max(len(self._rows), len(self._values))

    def columnCount(self, parent: Index = _ROOT) -> int:
        return 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        number = index.row()
        pair = (number, int(self._values[number])) if len(self._values) else self._rows[number]
        return str(pair[index.column()])

    def headerData(self, section: int, way: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and way is Qt.Orientation.Horizontal:
            return tr(self._heads[section])
        return None


CODES = (
    ("0.007", mark("Treblecross, ELLIE on 2 × n")),
    ("0.17", ""),
    ("0.77", mark("Kayles")),
    ("0.07", mark("Dawson's Kayles")),
    ("0.137", mark("Dawson's Chess")),
    ("4.3", ""),
    (GRUNDY, ""),
)
"""The codes offered, and names of the games."""

EXAMPLES = ((mark("Kayles"), "0.77"), (mark("Dawson's Kayles"), "0.07"), (GRUNDY, GRUNDY))
"""Buttons shown while there are no values."""


_DASH = " – "
"""Separates a code from its name."""


def _key(text: str) -> str:
    """The code in the field; GRUNDY for Grundy's game in any language."""
    text = text.partition(_DASH)[0].strip()
    return GRUNDY if text == tr(GRUNDY) else text


class OctalWindow(ToolWindow):
    """The window; initially for the octal game on the board, if any."""

    COMMAND = "octalGames"
    HELP = "heaps"
    SIZE = (1000, 680)
    REOPENS = True
    EXPORTS: ClassVar = {"csv": to_csv, "svg": to_svg}

    def build(self) -> QLayout:
        self.found: OctalAnalysis | None = None
        self._worker = self.worker(self._on_found, failed=lambda job: self.say(""))
        self.status.setObjectName("octalStatus")
        self.exporting.setObjectName("exportValues")
        top = self._make_top()
        body = widget_with_layout(row(self._make_side(), (self._make_plots(), 1), gap=16))
        self._on_code(self.code.currentText())
        self._forget()
        return column(top, (scrolled(body), 1))

    def _make_top(self) -> QLayout:
        tip = tr("An octal code such as 0.007, or Grundy's game")
        self.code = combo("code", tr("Octal code, or Grundy's game"), tip=tip)
        typed = EnterField(self.code)  # created as a child: otherwise it would have margins and cut the text off
        self.code.setLineEdit(typed)
        self.code.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.code.addItems([tr(code) + (_DASH + tr(name) if name else "") for code, name in CODES])
        longest = max(len(self.code.itemText(number)) for number in range(self.code.count()))
        self.code.setMinimumContentsLength(longest)
        self.code.setSizeAdjustPolicy(Combo.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        typed.returnPressed.connect(self.compute)
        self.code.currentTextChanged.connect(self._on_code)
        self.upto = spin("upto", tr("Largest heap"), 10, LARGEST, 10_000, step=1000)
        self.start = self.button("compute", tr("Compute"), "", self.compute)
        for control in (self.code, self.upto):
            control.setMinimumHeight(32)
        words = [Label(each) for each in (tr("Code"), tr("heaps up to"))]
        heading = self.heading(tr("Octal games"))
        return FlowLayout(heading, words[0], self.code, words[1], self.upto, self.start)

    def _make_side(self) -> QWidget:
        self.rules = RulesPicture()
        names = (tr("Values"), tr("First", "heaps"), "P", tr("Records"))
        self.tables = SegmentedControl(list(zip(HEADS, names, strict=True)), "tables")
        self.tables.chosen.connect(self._show_table)
        self.model, self.table = PairModel(self), QTableView()
        named(self.table, "octalTable", tr("Values"))
        self.table.setModel(self.model)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(24)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        side = widget_with_layout(column(self.rules, self.tables, (self.table, 1)))
        side.setMinimumWidth(264)
        side.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        return side

    def _make_plots(self) -> QStackedWidget:
        """The plots, and a page shown before the first values."""
        self.values_plot = PointPlot(tr("Grundy values"), tr("heap"))
        self.frequency_plot = PointPlot(tr("How often each value occurs"), tr("value"))
        examples = [
            self.button(
                f"octalExample{number}",
                tr(name),
                tr("Computes the values of {game}", game=tr(name)),
                partial(self.show_code, code),
            )
            for number, (name, code) in enumerate(EXAMPLES)
        ]
        sentence = tr("Type a code and press Compute, or start with one of these.")
        self._right = stack(
            EmptyPage(tr("No values yet"), sentence, examples, icon="graph"),
            column((self.values_plot, 3), (self.frequency_plot, 2)),
        )
        return self._right

    @property
    def content(self) -> OctalAnalysis | None:
        return self.found

    def refresh(self) -> None:
        """Sets the code to that of the octal game on the board, if there is one."""
        kind, _, rest = self.workspace.session.start_text.partition(":")
        if kind == "octal":
            self._choose(rest.partition(":")[0])

    def show_code(self, code: str) -> None:
        """Sets the code and computes."""
        self._choose(code)
        self.compute()

    def _choose(self, code: str) -> None:
        """Sets the code as it is in the list, with its name."""
        listed = [self.code.itemText(number) for number in range(self.code.count())]
        self.code.setCurrentText(next((text for text in listed if _key(text) in (code, f"0{code}")), code))

    def show_link(self, what: str) -> None:
        self.show_code(what)

    @Slot()
    def compute(self) -> None:
        self._forget()
        self.attempt(self._begin)

    def _begin(self) -> None:
        name, upto = _key(self.code.currentText()), self.upto.value()
        if name != GRUNDY:
            OctalCode.parse(name)
        self.say("")
        self.progress_bar.begin(tr("Values of {game}", game=tr(name)), tr("heaps"))
        self._worker.start(lambda run: explore(name, upto, run), name)

    def _forget(self) -> None:
        """Clears the results, which belong to the previous code."""
        self._worker.drop()
        self.progress_bar.dismiss()
        self.found = None
        self._right.setCurrentIndex(0)
        self.model.show_pairs(HEADS["values"], [])
        self.exporting.setEnabled(False)

    def _on_found(self, job: Job, found: OctalAnalysis) -> None:
        self.found = found
        game = tr("Grundy's game") if found.code is None else str(found.code)
        self.values_plot.set_title(tr("Grundy values of {game}", game=game))
        self._right.setCurrentIndex(1)
        self.values_plot.set_values(found.values)
        self.frequency_plot.set_values(found.facts.data["frequencies"])
        self._show_table(self.tables.current)
        short = len(found.values) <= self.upto.value()
        said = " ".join(found.facts.lines)
        self.say(tr("Stopped. {found}", found=said) if short else said)
        self.exporting.setEnabled(True)

    @Slot(object)
    def _show_table(self, key: object) -> None:
        if self.found is not None:
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
