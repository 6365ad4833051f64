"""The board for screen readers: a table whose cells are the squares, each described by `BoardView.describe`.

Qt requests these interfaces only while an assistive technology is running. It stores plain pointers to them, so they
must never be garbage collected.
"""

from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import isValid

from tiling_gui.desktop.games.grid_board.board_view import BoardView
from tiling_gui.language import tr

_kept: list[QAccessibleInterface] = []


def interface_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Factory for Qt: the interface of a board; None for other objects."""
    if not isinstance(thing, BoardView):
        return None
    made = BoardInterface(thing)
    _kept.append(made)
    return made


class BoardInterface(QAccessibleWidget):
    """A board: one cell per square in reading order, then the legend while it is visible."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Table, tr("Board"))
        self.view = view
        self._cells: list[SquareInterface] = []

    def childCount(self) -> int:
        return self._squares() + (isValid(self.view) and self.view.legend.isVisible())

    def _squares(self) -> int:
        return self.view.position.board.size if isValid(self.view) else 0

    def child(self, index: int) -> QAccessibleInterface | None:
        """The cell of square `index` in reading order; the legend comes last."""
        if not 0 <= index < self.childCount():
            return None
        if index == self._squares():
            return QAccessible.queryAccessibleInterface(self.view.legend)
        while len(self._cells) <= index:
            cell = SquareInterface(self.view, len(self._cells))
            QAccessible.registerAccessibleInterface(cell)
            _kept.append(cell)
            self._cells.append(cell)
        return self._cells[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a cell or of the legend; -1 for anything else."""
        if isValid(self.view) and child.object() is self.view.legend:
            return self._squares()
        return child.index if isinstance(child, SquareInterface) and child.view is self.view else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        for index in range(self._squares()):
            cell = self.child(index)
            if cell is not None and cell.rect().contains(x, y):
                return cell
        return None

    def focusChild(self) -> QAccessibleInterface | None:
        return self.child(self.view.index_of_cursor) if isValid(self.view) else None


class SquareInterface(QAccessibleInterface):
    def __init__(self, view: BoardView, index: int) -> None:
        super().__init__()
        self.view, self.index = view, index

    def isValid(self) -> bool:
        """False after the board is destroyed or if it has too few squares."""
        return isValid(self.view) and self.index < self.view.position.board.size

    def object(self) -> QObject | None:
        """None: squares are not QObjects."""
        return None

    def window(self) -> QWindow | None:
        return self.view.window().windowHandle() if self.isValid() else None

    def parent(self) -> QAccessibleInterface | None:
        return QAccessible.queryAccessibleInterface(self.view) if self.isValid() else None

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def relations(self, match: Any = None) -> list[Any]:
        return []

    def text(self, kind: QAccessible.Text) -> str:
        if kind is not QAccessible.Text.Name or not self.isValid():
            return ""
        board = self.view.position.board
        return self.view.describe(board.squares_in(board.squares)[self.index])

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Does nothing: squares are not editable."""

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        board, geometry = self.view.position.board, self.view.geometry_now
        box = geometry.square_rect(board.squares_in(board.squares)[self.index]).toRect()
        return box.translated(self.view.viewport().mapToGlobal(QPoint(0, 0)))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        """Read-only; the square under the cursor has the focus."""
        state = QAccessible.State()
        state.focusable = 1
        state.readOnly = 1
        if self.isValid() and self.view.hasFocus() and self.view.index_of_cursor == self.index:
            state.focused = 1
        return state

    def focusChild(self) -> QAccessibleInterface | None:
        return None

    def foregroundColor(self) -> QColor:
        """An invalid colour: colours carry no information of their own."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """An invalid colour: colours carry no information of their own."""
        return QColor()
