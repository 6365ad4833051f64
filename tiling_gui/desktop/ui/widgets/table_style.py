"""The look of tables whose rows are chosen one at a time: no grid, and an accent bar at the chosen row."""

from typing import Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QTableWidget,
)

from tiling_gui.desktop.ui.theme import theme

Index = QModelIndex | QPersistentModelIndex
"""What Qt hands to a delegate."""

HEIGHT = 32
"""Of a row, in pixels: that of a control."""


def choose_rows(table: QTableView, height: int = HEIGHT) -> None:
    """Lets `table` have whole rows chosen and nothing edited; Tab leaves it."""
    read_rows(table)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setTabKeyNavigation(False)
    table.verticalHeader().setDefaultSectionSize(height)


def read_rows(table: QTableView) -> None:
    """Lets `table` be read row by row: no grid, no numbers, nothing edited."""
    table.setShowGrid(False)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.verticalHeader().hide()


class EnterTable(QTableWidget):
    """A table in which Enter does what a double click does, and does not press the window's default button as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt tells of the cell and then lets the key go on to the window."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class ChosenRows(Protocol):
    """A table view whose rows are drawn here."""

    hovered_row: int
    """The number of the row under the pointer; -1 for none."""

    def hasFocus(self) -> bool:
        """Whether keys go to it."""
        ...

    def horizontalHeader(self) -> QHeaderView:
        """The heads of its columns."""
        ...


def paint_ground(painter: QPainter, table: ChosenRows, option: QStyleOptionViewItem, index: Index) -> bool:
    """Draws the ground of a cell; True if its row is the chosen one."""
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    if chosen:
        painter.fillRect(option.rect, theme.colour("accent_soft"))
        _paint_accent(painter, table, option.rect, index.column())
    elif index.row() == table.hovered_row:
        painter.fillRect(option.rect, theme.colour("hover"))
    return chosen


def _paint_accent(painter: QPainter, table: ChosenRows, box: QRect, column: int) -> None:
    accent, head = theme.colour("accent"), table.horizontalHeader()
    if column == 0:
        painter.fillRect(QRect(box.left(), box.top(), 3, box.height()), accent)
    if table.hasFocus():
        painter.fillRect(QRect(box.left(), box.top(), box.width(), 2), accent)
        painter.fillRect(QRect(box.left(), box.bottom() - 1, box.width(), 2), accent)
        if all(head.isSectionHidden(k) for k in range(column + 1, head.count())):
            painter.fillRect(QRect(box.right() - 1, box.top(), 2, box.height()), accent)
