"""Tables with selectable rows: their model, and their look without grid and with an accent bar at the selected row."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
)

from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import ELLIPSIS, REGULAR, SEMIBOLD, font, text_width
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
        self._rows: Any = []

    @property
    def rows(self) -> Sequence[Any]:
        rows: Sequence[Any] = self._rows
        return rows

    def set_rows(self, rows: Sequence[Any]) -> None:
        self.set_lazy_rows(list(rows))

    def set_lazy_rows(self, rows: Sequence[Any]) -> None:
        """As `set_rows`, without a copy: each row is asked for when it is shown, so there can be very many."""
        self.beginResetModel()
        self._rows = rows
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


HEIGHT = 32
"""Height of a row in pixels, the same as that of a control."""


def set_up_selectable_rows(table: QTableView, height: int = HEIGHT) -> None:
    """As `set_up_rows`, for choosing rows: no frame, rows of this height, Tab leaves the table."""
    set_up_rows(table)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.verticalHeader().setDefaultSectionSize(height)


def set_up_rows(table: QTableView) -> None:
    """Set up a table for reading by rows: no grid, no row numbers, no editing; single rows are selectable."""
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.verticalHeader().hide()


class EnterTable(QTableWidget):
    """A table in which Enter acts like a double click, and does not also press the window's default button."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept Enter, which Qt would propagate to the window."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class RowHover(QObject):
    """Tracks the row under the pointer and repaints the table when it changes."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self.row = -1
        """-1 for none."""
        table.setMouseTracking(True)
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            self._move(self._table.rowAt(round(event.position().y())))
        elif event.type() is QEvent.Type.Leave:
            self._move(-1)
        return super().eventFilter(watched, event)

    def _move(self, row: int) -> None:
        if row != self.row:
            self.row = row
            self._table.viewport().update()


class RowDelegate(QStyledItemDelegate):
    """Draws a table with selectable rows without background: an accent bar at the selected row, and texts.

    Subclasses define how a text is drawn, and may draw something before it.
    """

    PADDING = 8
    """Pixels on each side of a text."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table, self._hover = table, RowHover(table)
        table.setItemDelegate(self)
        table.setStyleSheet(
            "QTableView, QTableView:focus { border: none; background: transparent; }"
            "QHeaderView::section { padding: 6px 8px; }"
        )

    def style_of(self, index: Index, *, chosen: bool) -> tuple[str, QFont.Weight]:
        """The colour role and the weight of a text."""
        return "text", REGULAR

    def is_right_aligned(self, column: int) -> bool:
        """Whether a column is right-aligned, as numbers are."""
        return False

    def before(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, box: QRect) -> QRect:
        """Draw what precedes a text; return the room left for the text."""
        return box

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(text_width(str(index.data() or ""), TEXT, SEMIBOLD) + 2 * self.PADDING + 1, HEIGHT)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self._paint_ground(painter, option, index)
        box = self.before(painter, option, index, option.rect.adjusted(self.PADDING, 0, -self.PADDING, 0))
        role, weight = self.style_of(index, chosen=chosen)
        painter.setFont(font(TEXT, weight))
        painter.setPen(theme.colour(role))
        shown = QFontMetrics(painter.font()).elidedText(str(index.data() or ""), ELLIPSIS, box.width() + 1)
        side = Qt.AlignmentFlag.AlignRight if self.is_right_aligned(index.column()) else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> bool:
        """Draw the background of a cell; True if its row is selected."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, theme.colour("accent_soft"))
            self._paint_accent(painter, option.rect, index.column())
        elif index.row() == self._hover.row:
            painter.fillRect(option.rect, theme.colour("hover"))
        return chosen

    def _paint_accent(self, painter: QPainter, box: QRect, column: int) -> None:
        accent, head = theme.colour("accent"), self._table.horizontalHeader()
        if column == 0:
            painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), accent)
        if self._table.hasFocus():
            painter.fillRect(QRect(box.left(), box.top(), box.width(), 2), accent)
            painter.fillRect(QRect(box.left(), box.bottom() - 1, box.width(), 2), accent)
            if all(head.isSectionHidden(k) for k in range(column + 1, head.count())):
                painter.fillRect(QRect(box.right() - 1, box.top(), 2, box.height()), accent)
