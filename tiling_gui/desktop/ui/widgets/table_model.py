"""A table model of rows; columns define title, text and alignment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from tiling_gui.language import tr

Index = QModelIndex | QPersistentModelIndex


ROW = Qt.ItemDataRole.UserRole
"""Role under which every cell of a row returns the row."""


class Column(Protocol):
    """A column of a RowsModel."""

    @property
    def title(self) -> str:
        """The heading, marked for translation."""
        ...

    @property
    def text(self) -> Callable[[Any], str]:
        """The text of the cell of a row."""
        ...

    @property
    def right(self) -> bool:
        """Whether cells are right-aligned, as numbers are."""
        ...


@dataclass(frozen=True)
class TextColumn:
    title: str
    text: Callable[[Any], str]
    right: bool = True


class RowsModel(QAbstractTableModel):
    """The rows in given order; subclasses may add data for other roles."""

    def __init__(self, columns: Sequence[Column]) -> None:
        super().__init__()
        self._columns = columns
        self._rows: list[Any] = []

    @property
    def rows(self) -> Sequence[Any]:
        return self._rows

    def set_rows(self, rows: Sequence[Any]) -> None:
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
        """The data of a cell for any other role."""
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
        """The tool tip of a heading."""
        return ""

    def _alignment(self, column: Column) -> int:
        side = Qt.AlignmentFlag.AlignRight if column.right else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)
