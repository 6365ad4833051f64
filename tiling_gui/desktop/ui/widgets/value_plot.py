"""The plot of the value graph on the screen, and what pointer and keys do in it."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.widgets.base import focus_ring, not_turned, painter_on
from tiling_gui.desktop.ui.widgets.graph_data import GraphData
from tiling_gui.desktop.ui.widgets.value_graph_plot import ValueGraphPlot


class Plot(QWidget):
    """The drawing itself."""

    hovered = Signal(str)
    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        not_turned(self)
        self.data = GraphData()
        self._under: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(90)

    def sizeHint(self) -> QSize:
        return QSize(280, 132)

    def set_data(self, data: GraphData) -> None:
        """Shows `data`."""
        self.data = data
        self.setAccessibleDescription(data.reading(data.current))
        self.update()

    def ply_at(self, x: float) -> int | None:
        """The move whose column is at `x`; None outside."""
        return ValueGraphPlot(self.data, self.width(), self.height()).ply_at(x)

    # The user ---------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._read(self.ply_at(event.position().x()))

    def leaveEvent(self, event: QEvent) -> None:
        self._read(None)
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        ply = self.ply_at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and ply is not None:
            self.jumped.emit(ply)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go from move to move, Home and End to the ends."""
        last = len(self.data.points) - 1
        goal = {
            Qt.Key.Key_Left: self.data.current - 1,
            Qt.Key.Key_Right: self.data.current + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if goal is None:
            super().keyPressEvent(event)
        elif 0 <= goal <= last and goal != self.data.current:
            self.jumped.emit(goal)

    def _read(self, ply: int | None) -> None:
        if ply != self._under:
            self._under = ply
            text = "" if ply is None else self.data.reading(ply)
            self.setToolTip(text)
            self.setCursor(Qt.CursorShape.ArrowCursor if ply is None else Qt.CursorShape.PointingHandCursor)
            self.hovered.emit(text)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        paint(painter, ValueGraphPlot(self.data, self.width(), self.height(), self._under).shapes)
        focus_ring(painter, self)
        painter.end()
