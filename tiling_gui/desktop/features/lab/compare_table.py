"""The table of a comparison: one row per method and position, sortable by any column."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QSortFilterProxyModel, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTableView

from tiling_gui.core.game import as_float
from tiling_gui.desktop.features.lab.compare_rows import LabRow, short
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, font, named, text_width
from tiling_gui.desktop.ui.widgets.tables import ROW, Index, RowsModel, set_up_selectable_rows
from tiling_gui.language import decimal, mark, tr
from tiling_gui.search.methods import METHODS


@dataclass(frozen=True)
class CompareColumn:
    """A column of the table."""

    title: str
    text: Callable[[LabRow], str]
    key: Callable[[LabRow], Any]
    """The sort key."""
    tip: str = ""
    """What the title does not say."""
    right: bool = False
    sparse: bool = False
    """Hidden if no row has text in it."""


def _number(amount: int | None) -> str:
    return "" if amount is None else f"{amount:,}".replace(",", "\u202f")


def _seconds(row: LabRow) -> str:
    return decimal(row.seconds, 3) if row.seconds < 9.95 else decimal(row.seconds)


def _value_key(row: LabRow) -> float:
    return float("-inf") if row.value is None else as_float(row.value)


_SAYS = {None: mark("not compared"), True: mark("exact values agree"), False: mark("exact values disagree")}

COLUMNS = (
    CompareColumn(mark("Position"), lambda r: short(r.position), lambda r: r.position),
    CompareColumn(mark("Method"), lambda r: r.method, lambda r: r.method),
    CompareColumn(
        mark("Conditions"),
        lambda r: r.conditions_text,
        lambda r: r.conditions_text,
        sparse=True,
    ),
    CompareColumn(
        mark("Value"), lambda r: r.value_text, _value_key, mark("What the method found; ≈ if it is not exact"), True
    ),
    CompareColumn(
        mark("Pruned"),
        lambda r: _number(r.pruned),
        lambda r: -1 if r.pruned is None else r.pruned,
        mark("Nodes of the whole tree that were never visited"),
        True,
        sparse=True,
    ),
    CompareColumn(
        mark("In the paper"),
        lambda r: f"{r.paper} ({r.difference})".replace(",", "\u202f") if r.paper else "",
        lambda r: r.paper,
        mark("The number in Table 1 of the e-Valuate paper, and what makes the two agree"),
        True,
        sparse=True,
    ),
    CompareColumn(
        mark("Order"),
        lambda r: r.order.replace(" ", "") if len(r.order) < 20 else r.order,
        lambda r: r.order,
        sparse=True,
    ),
    CompareColumn(mark("Nodes"), lambda r: _number(r.nodes), lambda r: r.nodes, right=True),
    CompareColumn(
        mark("Leaves"), lambda r: _number(r.leaves), lambda r: r.leaves, mark("Finished or estimated positions"), True
    ),
    CompareColumn(
        mark("Minimal tree"),
        lambda r: _number(r.minimal),
        lambda r: -1 if r.minimal is None else r.minimal,
        mark("The fewest leaves alpha-beta visits without a table, with the best move order"),
        True,
        sparse=True,
    ),
    CompareColumn(
        mark("In memory"),
        lambda r: f"{_number(r.path)} + {_number(r.stored)}" if r.stored else _number(r.path or None),
        lambda r: r.path + r.stored,
        mark("Most nodes open at once, and positions in the table at the end"),
        True,
        sparse=True,
    ),
    CompareColumn(
        mark("Alpha"), lambda r: _number(r.alpha), lambda r: r.alpha, mark("Alpha cutoffs, at nodes of MIN"), True
    ),
    CompareColumn(
        mark("Beta"), lambda r: _number(r.beta), lambda r: r.beta, mark("Beta cutoffs, at nodes of MAX"), True
    ),
    CompareColumn(mark("Table hits"), lambda r: _number(r.table), lambda r: r.table, right=True),
    CompareColumn(mark("Seconds"), _seconds, lambda r: r.seconds, right=True),
    CompareColumn(
        mark("Speed-up"),
        lambda r: "" if r.ratio is None else decimal(r.ratio, 1 if r.ratio >= 1 else 2),
        lambda r: -1 if r.ratio is None else r.ratio,
        mark("How many times as long the first method took on this position"),
        True,
        sparse=True,
    ),
    CompareColumn(mark("Best move"), lambda r: r.move, lambda r: r.move),
    CompareColumn(mark("Best play"), lambda r: r.line, lambda r: r.line),
    CompareColumn(
        mark("Agrees"),
        lambda r: r.agreement,
        lambda r: str(r.agrees),
    ),
)


class CompareModel(RowsModel):
    """The rows in the order in which they were found."""

    def __init__(self) -> None:
        super().__init__(COLUMNS)

    def add_rows(self, rows: Sequence[LabRow]) -> None:
        if rows:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows.extend(rows)
            self.endInsertRows()

    def more(self, row: LabRow, column: CompareColumn, role: int) -> object:
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            said = tr(_SAYS[row.agrees]) if column.title == "Agrees" else column.text(row)
            return " ".join((tr(column.title), said))
        if role == Qt.ItemDataRole.FontRole:
            return font(TEXT, SEMIBOLD if column.title == "Value" and row.exact and row.complete else REGULAR)
        return None

    def _tip(self, row: LabRow, column: CompareColumn) -> str | None:
        if column.title == "Position":
            return row.position
        if column.title == "Method":
            info = METHODS.get(row.method.partition(":")[0])
            return None if info is None else tr("{what}: {said}", what=row.method, said=tr(info.summary))
        if column.title in ("Best move", "Best play"):
            return row.line or None
        if column.title == "In the paper":
            return row.remark or None
        return tr(_SAYS[row.agrees]) if column.title == "Agrees" else column.text(row) or None

    def head_tip(self, column: CompareColumn) -> str:
        return tr(column.tip)


class CompareOrder(QSortFilterProxyModel):
    """Sorts by a column's key; rows with equal keys stay in the order in which they were found."""

    def lessThan(self, left: Index, right: Index) -> bool:
        key = COLUMNS[left.column()].key
        a, b = key(left.data(ROW)), key(right.data(ROW))
        return left.row() < right.row() if a == b else bool(a < b)


class CompareTable(QTableView):
    """The table in the window."""

    message = Signal(str)
    """(sentence) A remark about the row that was selected."""

    def __init__(self) -> None:
        super().__init__()
        named(self, "compareTable", tr("Comparison"))
        self.source = CompareModel()
        self.source.setParent(self)
        self.order = CompareOrder()
        self.order.setParent(self)
        self.order.setSourceModel(self.source)
        self.setModel(self.order)
        set_up_selectable_rows(self, 30)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setSortIndicatorClearable(True)
        head.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        head.setMinimumSectionSize(48)
        self.setSortingEnabled(True)
        theme.changed.connect(self._recolour)
        self._recolour()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        row = current.data(ROW)
        if row is not None and row.remark:
            self.message.emit(row.remark)

    def set_rows(self, rows: Sequence[LabRow]) -> None:
        self.source.set_rows(rows)
        self.fit_columns()

    def add_rows(self, rows: Sequence[LabRow]) -> None:
        self.source.add_rows(rows)
        self.fit_columns()

    def fit_columns(self) -> None:
        """Make each column as wide as its longest text, at most 220 pixels, and hide sparse columns without text."""
        rows = self.source.rows
        for number, column in enumerate(COLUMNS):
            title = text_width(tr(column.title), CAPTION, SEMIBOLD) + 14
            texts = {column.text(row) for row in rows}
            longest = max((text_width(text, TEXT, SEMIBOLD) for text in texts), default=0)
            self.setColumnHidden(number, column.sparse and not any(texts))
            self.setColumnWidth(number, min(max(title, longest) + 26, 220))

    def _recolour(self) -> None:
        ground = theme.colour("panel").name()
        self.setStyleSheet(
            f"QTableView, QTableView:focus {{ background: {ground}; border: none; }}"
            "QTableView::item { padding: 0 8px; border: none; }"
            "QHeaderView::section { padding: 6px 8px; }"
        )
