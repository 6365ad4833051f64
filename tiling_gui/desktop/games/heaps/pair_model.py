"""A table model of two columns of numbers, for the tables of octal games."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.widgets.table_model import Index
from tiling_gui.language import mark, tr

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
