"""The board for screen readers: a table whose cells are the squares, each described by `BoardView.describe`.

Qt requests these interfaces while an assistive technology is running, in some versions always. It stores plain pointers
to them, so they must never be garbage collected; the boards they describe must, so they refer to those weakly.
"""

import weakref
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
        self._view = weakref.ref(view)
        self._cells: list[SquareInterface] = []

    @property
    def view(self) -> BoardView | None:
        """The board; None after it is destroyed."""
        view = self._view()
        return view if view is not None and isValid(view) else None

    def childCount(self) -> int:
        view = self.view
        return 0 if view is None else view.position.board.size + view.legend.isVisible()

    def child(self, index: int) -> QAccessibleInterface | None:
        """The cell of square `index` in reading order; the legend comes last."""
        view = self.view
        if view is None or not 0 <= index < self.childCount():
            return None
        if index == view.position.board.size:
            return QAccessible.queryAccessibleInterface(view.legend)
        while len(self._cells) <= index:
            cell = SquareInterface(self, len(self._cells))
            QAccessible.registerAccessibleInterface(cell)
            _kept.append(cell)
            self._cells.append(cell)
        return self._cells[index]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The index of a cell or of the legend; -1 for anything else."""
        if isinstance(child, SquareInterface):
            return child.index if child.table is self else -1
        view = self.view
        return view.position.board.size if view is not None and child.object() is view.legend else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        for index in range(self.childCount()):
            child = self.child(index)
            if child is not None and child.rect().contains(x, y):
                return child
        return None

    def focusChild(self) -> QAccessibleInterface | None:
        view = self.view
        return None if view is None else self.child(view.index_of_cursor)


class SquareInterface(QAccessibleInterface):
    def __init__(self, table: BoardInterface, index: int) -> None:
        super().__init__()
        self.table, self.index = table, index

    @property
    def _view(self) -> BoardView | None:
        """The board; None after it is destroyed or if it has too few squares."""
        view = self.table.view
        return view if view is not None and self.index < view.position.board.size else None

    def isValid(self) -> bool:
        return self._view is not None

    def object(self) -> QObject | None:
        """None: squares are not QObjects."""
        return None

    def window(self) -> QWindow | None:
        view = self._view
        return None if view is None else view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:
        view = self._view
        return None if view is None else QAccessible.queryAccessibleInterface(view)

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
        view = self._view
        if kind is not QAccessible.Text.Name or view is None:
            return ""
        board = view.position.board
        return view.describe(board.squares_in(board.squares)[self.index])

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Does nothing: squares are not editable."""

    def rect(self) -> QRect:
        view = self._view
        if view is None:
            return QRect()
        board = view.position.board
        box = view.geometry_now.square_rect(board.squares_in(board.squares)[self.index]).toRect()
        return box.translated(view.viewport().mapToGlobal(QPoint(0, 0)))

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def state(self) -> QAccessible.State:
        """Read-only; the square under the cursor has the focus."""
        state = QAccessible.State()
        state.focusable = 1
        state.readOnly = 1
        view = self._view
        if view is not None and view.hasFocus() and view.index_of_cursor == self.index:
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
