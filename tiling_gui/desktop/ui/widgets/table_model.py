"""A table's rows as Qt asks for them, where every column has a title and says whether it stands at the right."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex


class Titled(Protocol):
    """What is known of a column here."""

    @property
    def title(self) -> str:
        """Its heading, not yet translated."""
        ...

    @property
    def right(self) -> bool:
        """Whether its cells stand at the right, as numbers do."""
        ...


class RowsModel(QAbstractTableModel):
    """Rows in the order they came; who inherits says what stands in a cell."""

    def __init__(self, columns: Sequence[Titled]) -> None:
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

    def alignment(self, column: int) -> int:
        """For Qt's TextAlignmentRole."""
        side = Qt.AlignmentFlag.AlignRight if self._columns[column].right else Qt.AlignmentFlag.AlignLeft
        return int(side | Qt.AlignmentFlag.AlignVCenter)
