"""The base class of boards on which every move has a place: pointer, marks and exercises, but no drawing."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Move
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.graphs.keyed_board import KeyedBoard
from tiling_gui.desktop.games.graphs.move_marks import marks
from tiling_gui.desktop.games.grid_board.legend import ValueLegend
from tiling_gui.desktop.games.grid_board.move_labels import dressed, legend
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import focus_ring, force_left_to_right, painter_on
from tiling_gui.language import tr

LEAST = 18.0
"""Minimum width and height in px of the background of a value."""


class MoveBoard(KeyedBoard):
    """A board; subclasses define where moves are, and paint."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        force_left_to_right(self)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        self._last: Move | None = None
        self._crossed: Move | None = None
        self._pointed: tuple[Move, ...] = ()
        """Moves shown dashed by an exercise: the right ones and the reply."""
        self.under: Move | None = None
        """The move under the pointer, legal or not."""
        self.legend = ValueLegend(self)

    # For subclasses to implement ----------------------------------------------------------------------------

    def move_at(self, point: QPointF) -> Move | None:
        """The move at a point, legal or not; None if there is none."""
        raise NotImplementedError

    def why_not(self, move: Move) -> str:
        """Why a move under the pointer is illegal."""
        return ""

    def paint(self, painter: QPainter) -> None:
        """Draws the position and what is shown about it."""
        raise NotImplementedError

    def image(self, width: int) -> QImage:
        """The position alone, `width` pixels wide."""
        raise NotImplementedError

    # What is shown -----------------------------------------------------------------------------------

    def set_position(self, position: Any, last: Move | None) -> None:
        self._last, self._crossed, self._pointed = last, None, ()
        super().set_position(position, last)

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        fits = analysis is not None and analysis.position == self.position
        self._marks = dressed(analysis, marks(analysis, kind)) if analysis and fits else {}
        self.show_state()

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move]) -> None:
        """Crosses out a mistake, and shows the right moves and the reply dashed."""
        self._crossed, self._pointed = crossed, tuple(right) if reply is None else (*right, reply)
        self.show_state()

    def _place_legend(self) -> None:
        width = min(self.width() - 8, max(self.legend.needed_width(), 40))
        self.legend.setGeometry((self.width() - width) // 2, self.height() - self.legend.height(), width, 24)

    def show_state(self) -> None:
        self.legend.show_entries(legend(self._marks), theme.palette)
        self._place_legend()
        can = self._can(self.under)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
        self.update()

    def _can(self, move: Move | None) -> bool:
        return move is not None and self.position is not None and self._interactive and move in self.position.moves()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self.position is not None:
            self.paint(painter)
        if self.hasFocus() and self.cursor_at is not None:
            focus_ring(painter, self)
        painter.end()

    # The pointer --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.move_at(event.position()))
        if self._interactive and self.under is not None and not self._can(self.under):
            self.setCursor(Qt.CursorShape.ForbiddenCursor)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def _point(self, move: Move | None) -> None:
        if move == self.under:
            return
        self.under = move
        if move is not None:
            self.cursor_at = None
        self.pointed.emit("" if move is None else self._sentence(move))
        self.show_state()

    def _sentence(self, move: Move) -> str:
        name: str = self.position.write(move)
        if move in self._marks:
            return self._marks[move].sentence
        if move in self.position.moves():
            return tr("Click chooses {name}.", name=name) if self._interactive else name
        return self.why_not(move) or name

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click makes a legal move; for an illegal one, shows why it is."""
        move = self.move_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or move is None or self.position is None:
            event.ignore()
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._can(move):
            self.chosen.emit(move)
        elif self._interactive:
            self.pointed.emit(self.why_not(move))
