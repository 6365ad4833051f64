"""A view of the board that passes pointer and keys on to a `PointerInput`; the subclass shows the result."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from tiling_gui.core.tiled import Tile
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.pointer_input import Point, PointerInput
from tiling_gui.desktop.games.grid_board.scene import BoardScene
from tiling_gui.desktop.ui.arrow_keys import ACTIVATION_KEYS, GRID_DIRECTIONS
from tiling_gui.desktop.ui.theme import theme


class InputView(QGraphicsView):
    """A view of a BoardScene with a PointerInput."""

    def __init__(self, scene: BoardScene, pointer_input: PointerInput, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.pointer_input = pointer_input
        self._scene = scene
        self._wheel = 0
        self._ringed = False

    def _sync(self) -> None:
        """Shows the state of `pointer_input`."""
        raise NotImplementedError

    def _make(self, move: Tile | None) -> None:
        """Shows the state of `pointer_input`, and makes `move` if it is not None."""
        raise NotImplementedError

    @property
    def geometry_now(self) -> Geometry:
        return self._scene.geometry

    def _at(self, point: QPointF) -> Point:
        return self._scene.geometry.on_board(point)

    # Pointer ------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.pointer_input.hover(self._at(event.position()))
        self._sync()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The left button begins a tile; another button cancels it."""
        if self._ringed:
            self._ringed = False
            self.viewport().update()
        if event.button() is Qt.MouseButton.LeftButton:
            self.pointer_input.press(self._at(event.position()))
        else:
            self.pointer_input.cancel_press()
            event.ignore()
        self._sync()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treats a double click as two clicks."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._make(self.pointer_input.release(self._at(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        if not self.pointer_input.cursor_shown:
            self.pointer_input.hover(None)
            self._sync()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.pointer_input.offer.move is None:
            event.ignore()
            return
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._wheel / 120)
        self._wheel -= 120 * steps
        if steps:
            self.pointer_input.turn(-steps)
            self._sync()
        event.accept()

    # Keys ---------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Claims plain letters, digits and arrows, which may also be shortcuts."""
        overrides = event.type() is QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        return plain and (event.key() in GRID_DIRECTIONS or event.key() in ACTIVATION_KEYS or _typable(event.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles arrows, Space, Enter, Esc and typed squares; ignores everything else."""
        key, pointer_input = Qt.Key(event.key()), self.pointer_input
        move: Tile | None = None
        if key is Qt.Key.Key_Escape:
            if not pointer_input.escape():
                event.ignore()
        elif key is Qt.Key.Key_Backspace and pointer_input.typed:
            pointer_input.type("")
        elif not self._is_ours(event):
            event.ignore()
            return
        elif key in GRID_DIRECTIONS:
            move = pointer_input.arrow(
                GRID_DIRECTIONS[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            )
        elif key in ACTIVATION_KEYS:
            move = pointer_input.activate()
        else:
            pointer_input.type(event.text())
        self._make(move)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Shows a focus ring only if the focus came by keyboard."""
        super().focusInEvent(event)
        self._ringed = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Removes the ring, but keeps the tile being placed."""
        super().focusOutEvent(event)
        self._ringed = False
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if self._ringed:
            painter.setPen(QPen(QColor(theme.palette.accent), 2))
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))


def _typable(text: str) -> bool:
    return len(text) == 1 and ((text.isascii() and text.isalnum()) or text in "-–")
