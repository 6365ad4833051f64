"""The value graph: the guaranteed count after each move as a step line, which shows what every move gave up.

One column per move, the current one shaded. The minimax value is a dashed line with a label; bounds are a grey band
between two lines. A mistake has the mark of the player who made it, below the line for MAX and above it for MIN.
Hovering shows a description, a click goes to the move.
"""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from tiling_gui.core.drawing.figure import Figure, Group, Text
from tiling_gui.core.drawing.svg import svg
from tiling_gui.desktop.ui.drawing.painting import paint, paint_figure
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import Label, Sentence, focus_ring, force_left_to_right, painter_on
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleTitle
from tiling_gui.desktop.ui.widgets.graph_data import GraphData, GraphPoint
from tiling_gui.desktop.ui.widgets.value_graph_plot import ValueGraphPlot
from tiling_gui.language import tr


class ValueGraphCanvas(QWidget):
    hovered = Signal(str)
    jumped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.data = GraphData()
        self._under: int | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setMinimumHeight(90)

    def sizeHint(self) -> QSize:
        return QSize(280, 132)

    def set_data(self, data: GraphData) -> None:
        self.data = data
        self.setAccessibleDescription(data.reading(data.current))
        self.update()

    def ply_at(self, x: float) -> int | None:
        """The ply of the column at `x`; None outside."""
        return ValueGraphPlot(self.data, self.width(), self.height()).ply_at(x)

    # User input -------------------------------------------------------------------------------------------

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
        """Left and Right step from move to move, Home and End go to the ends."""
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


__all__ = ["GraphData", "GraphPoint", "ValueGraph"]

_PAD = 12
"""Margin in pixels of an exported picture."""
_HEAD = 36
"""Height in pixels of its title."""


class ValueGraph(QWidget):
    """The graph with a title that collapses it and a caption; a text and a button while there is no data."""

    hovered = Signal(str)
    """The description of the column under the pointer; "" when the pointer leaves."""
    jumped = Signal(int)
    """(ply) The user chose the position after this many moves."""
    solveRequested = Signal()

    collapsedByUser = Signal()
    """The user collapsed or expanded the graph."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("valueGraph")
        self._cramped = False
        self._chosen: dict[bool, bool] = {}
        """By `_cramped`: whether the user collapsed the graph (True) or expanded it."""
        self.fold = CollapsibleTitle(tr("Guaranteed count"))
        self.fold.setObjectName("foldGraph")
        self.fold.clicked.connect(self._toggle)
        self.caption = Label(size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignRight)
        self.plot = ValueGraphCanvas()
        self.plot.setObjectName("valuePlot")
        self.plot.hovered.connect(self.hovered)
        self.plot.jumped.connect(self.jumped)
        self._lay_out()
        self.set_titles(tr("Guaranteed count"), tr("after each move"))
        self.set_data(GraphData())

    def _lay_out(self) -> None:
        self._nothing = QWidget()
        empty = QVBoxLayout(self._nothing)
        empty.setContentsMargins(0, 4, 0, 8)
        centre = Qt.AlignmentFlag.AlignHCenter
        self._empty_text = Sentence(tr("Values appear here once a position is solved."), align=centre)
        self.solve = push_button("solveFromGraph", tr("Solve"))
        self.solve.clicked.connect(self.solveRequested)
        empty.addStretch(1)
        empty.addWidget(self._empty_text)
        empty.addWidget(self.solve, 0, Qt.AlignmentFlag.AlignHCenter)
        empty.addStretch(1)
        self._body = QWidget()
        self._stack = QStackedLayout(self._body)
        self._stack.addWidget(self.plot)
        self._stack.addWidget(self._nothing)
        self._head = QHBoxLayout()
        self._head.setSpacing(8)
        self._head.addWidget(self.fold)
        self._head.addStretch(1)
        self._head.addWidget(self.caption)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self._body)

    # What is shown ---------------------------------------------------------------------------------

    def set_titles(self, title: str, caption: str) -> None:
        """Set title and caption, e.g. ("Guaranteed share of MAX", "after each step")."""
        if (title, caption) == (self.fold.text(), self.caption.text()):
            return
        self.fold.setText(title)
        self.caption.setText(caption)
        self.setAccessibleName(f"{title} {caption}")
        self.plot.setAccessibleName(f"{title} {caption}")
        self._fit()

    def set_data(self, data: GraphData) -> None:
        self.plot.set_data(data)
        self._stack.setCurrentWidget(self._nothing if data.is_empty else self.plot)

    @property
    def is_collapsed(self) -> bool:
        """True while only the title is shown."""
        return self.collapsed_at(cramped=self._cramped)

    def collapsed_at(self, *, cramped: bool) -> bool:
        """Whether the graph is collapsed when there is room for it, or when there is none (`cramped`)."""
        return self._chosen.get(cramped, cramped)

    def least_height(self, opened: bool) -> int:
        """Minimum height in pixels, expanded or collapsed."""
        return self._head.minimumSize().height() + (self.plot.minimumHeight() if opened else 0)

    def set_collapsed(self, folded: bool) -> None:
        """Collapse or expand the graph as the user's choice."""
        self._chosen[self._cramped] = folded
        self._show_collapsed()

    def set_cramped(self, cramped: bool) -> None:
        """True: there is no room for the graph, so it is collapsed unless the user expanded it nevertheless."""
        if cramped != self._cramped:
            self._cramped = cramped
            self._show_collapsed()

    def _show_collapsed(self) -> None:
        self._body.setVisible(not self.is_collapsed)
        self.fold.set_open(not self.is_collapsed)
        self._fit()

    def to_svg(self, width: int = 560, height: int = 288) -> bytes:
        return svg(self._whole(width, height), theme.palette).encode()

    def to_image(self, width: int = 560, height: int = 288, ratio: float = 2.0) -> QImage:
        """The graph as a picture of width x height logical pixels."""
        image = QImage(QSize(width, height) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        paint_figure(painter, self._whole(width, height), QRectF(0, 0, width, height))
        painter.end()
        return image

    def _whole(self, width: int, height: int) -> Figure:
        """The graph with its title, for export."""
        plot = ValueGraphPlot(self.plot.data, width - 2 * _PAD, height - _HEAD - _PAD)
        title = Text(_PAD, _PAD + 10, self.fold.text(), "text", TEXT, True, "start")
        caption = Text(width - _PAD, _PAD + 10, self.caption.text(), "muted", CAPTION, anchor="end")
        shapes = (title, caption, Group(tuple(plot.shapes), _PAD, _HEAD))
        return Figure(shapes, (0, 0, width, height), self.fold.text(), "panel")

    def _toggle(self) -> None:
        self.set_collapsed(not self.is_collapsed)
        self.collapsedByUser.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wanted = self.fold.sizeHint().width() + 8 + self.caption.sizeHint().width()
        self.caption.setVisible(not self.is_collapsed and wanted <= self.width())
