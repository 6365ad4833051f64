"""A table's rows as Qt asks for them; a column says what it is called, what stands in it, and at which side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tiling_gui.language import tr

Index = QModelIndex | QPersistentModelIndex


ROW = Qt.ItemDataRole.UserRole
"""Role under which any cell gives its row."""


class Column(Protocol):
    """What is known of a column here."""

    @property
    def title(self) -> str:
        """Its heading, not yet translated."""
        ...

    @property
    def text(self) -> Callable[[Any], str]:
        """What stands in the cell of a row."""
        ...

    @property
    def right(self) -> bool:
        """Whether its cells stand at the right, as numbers do."""
        ...


@dataclass(frozen=True)
class TextColumn:
    """A column of which nothing else is known."""

    title: str
    text: Callable[[Any], str]
    right: bool = True


class RowsModel(QAbstractTableModel):
    """Rows in the order they came; who inherits says what else there is of a cell or a heading."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self._columns = columns
        self._rows: list[Any] = []

    @property
    def rows(self) -> Sequence[Any]:
        """All rows."""
        return self._rows

    def set_rows(self, rows: Sequence[Any]) -> None:
        """Shows other rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], self._columns[index.column()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        return self._alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else self.more(row, column, role)

    def more(self, row: Any, column: Any, role: int) -> object:
        """What there is of a cell for any other role."""
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is Qt.Orientation.Vertical:
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return tr(column.title)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.head_tip(column)
        return self._alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def head_tip(self, column: Any) -> str:
        """What is said of a heading under the pointer."""
        return ""

    def _alignment(self, column: Column) -> int:
        side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)
