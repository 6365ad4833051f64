"""The drawing of the value graph: axes, step line, bands, mistakes; and what pointer and keys do in it."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.game import Value
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import focus_ring, font, not_turned, painter_on, text_width
from tiling_gui.desktop.ui.widgets.graph_data import GraphData, GraphPoint
from tiling_gui.desktop.ui.widgets.graph_scale import Axis
from tiling_gui.desktop.ui.widgets.side_mark import is_upper, paint_mark
from tiling_gui.language import tr

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_CENTRE = Qt.AlignmentFlag.AlignCenter


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

    # Where things are -------------------------------------------------------------------------------------

    def _area(self, size: QSize, axes: tuple[Axis, Axis]) -> QRectF:
        labels = max(text_width(words.short(v), CAPTION) for v in axes[1].ticks())
        return QRectF(labels + 8, 12, size.width() - labels - 16, size.height() - 34)

    def _x(self, area: QRectF, axis: Axis, move: float) -> float:
        return area.left() + area.width() * min(max(axis.share(move), 0.0), 1.0)

    def _y(self, area: QRectF, axis: Axis, v: Value | float) -> float:
        return area.bottom() - area.height() * axis.share(v)

    def ply_at(self, x: float) -> int | None:
        """The move whose column is at `x`; None outside."""
        axes = self.data.axes()
        area = self._area(self.size(), axes)
        if not area.left() - 6 <= x <= area.right() + 6 or not self.data.points:
            return None
        ply = round((x - area.left()) / area.width() * (axes[0].high + axes[0].beyond))
        return ply if 0 <= ply < len(self.data.points) else None

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

    # Drawing ----------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        self.draw(painter, self.size(), self._under)
        focus_ring(painter, self)
        painter.end()

    def draw(self, painter: QPainter, size: QSize, under: int | None = None) -> None:
        """Draws the graph into a box of `size` at the painter's origin; also what exports use."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        axes = self.data.axes()
        area = self._area(size, axes)
        self._draw_column(painter, area, axes, self.data.current, "accent_soft")
        if under is not None and under != self.data.current:
            self._draw_column(painter, area, axes, under, "hover")
        self._draw_axes(painter, area, axes)
        if self.data.value is not None:
            self._draw_minimax(painter, area, axes)
        self._draw_bands(painter, area, axes)
        self._draw_line(painter, area, axes)
        for ply, point in enumerate(self.data.points):
            if point.mistake and point.side and point.lower is not None:
                self._draw_mistake(painter, area, axes, ply)

    def _column(self, area: QRectF, axes: tuple[Axis, Axis], ply: float) -> tuple[float, float]:
        return self._x(area, axes[0], ply - 0.5), self._x(area, axes[0], ply + 0.5)

    def _draw_column(self, painter: QPainter, area: QRectF, axes: tuple[Axis, Axis], ply: int, role: str) -> None:
        left, right = self._column(area, axes, ply)
        painter.fillRect(QRectF(left, area.top() - 6, right - left, area.height() + 6), theme.colour(role))

    def _draw_axes(self, painter: QPainter, area: QRectF, axes: tuple[Axis, Axis]) -> None:
        painter.setFont(font(CAPTION))
        muted, line = theme.colour("muted"), theme.colour("line")
        for v in axes[1].ticks():
            y = self._y(area, axes[1], v)
            painter.fillRect(QRectF(area.left(), round(y), area.width(), 1), line)
            painter.setPen(muted)
            painter.drawText(QRectF(0, y - 9, area.left() - 7, 18), _RIGHT, words.short(v))
        for move in axes[0].ticks():
            box = QRectF(self._x(area, axes[0], move) - 20, area.bottom() + 2, 40, 18)
            painter.drawText(box, _CENTRE, str(move))
        left, right = self._column(area, axes, self.data.current)
        painter.fillRect(QRectF(left, round(area.bottom()) - 0.5, right - left, 2), theme.colour("accent"))

    def _draw_minimax(self, painter: QPainter, area: QRectF, axes: tuple[Axis, Axis]) -> None:
        assert self.data.value is not None
        y = self._y(area, axes[1], self.data.value) + 0.5
        pen = QPen(theme.colour("accent"), 1.5)
        pen.setDashPattern([4, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        painter.setFont(font(CAPTION, QFont.Weight.Medium))
        painter.drawText(self._minimax_box(area, axes, y), _CENTRE, tr("minimax value"))

    def _minimax_box(self, area: QRectF, axes: tuple[Axis, Axis], y: float) -> QRectF:
        """Above or below the dashed line, as far right as it touches neither the game's line nor a mistake's tile."""
        width = text_width(tr("minimax value"), CAPTION, QFont.Weight.Medium)
        taken = self._taken(area, axes)
        box = QRectF(area.right() - width, y - 18, width, 16)
        for left in range(0, max(1, int(area.width() - width)), 8):
            for place in (box.translated(-left, 0), box.translated(-left, 20)):
                if place.bottom() <= area.bottom() and not any(place.intersects(other) for other in taken):
                    return place
        return box

    def _taken(self, area: QRectF, axes: tuple[Axis, Axis]) -> list[QRectF]:
        """The boxes around what the moves have drawn, from one column's line to the next."""
        boxes, before = [], None
        for ply, point in enumerate(self.data.points):
            if point.upper is None or point.lower is None:
                before = None
                continue
            left, right = self._column(area, axes, ply)
            high, low = self._y(area, axes[1], point.upper), self._y(area, axes[1], point.lower)
            boxes.append(QRectF(QPointF(left, high - 1), QPointF(right, low + 2)))
            if before is not None:
                ends = (high, low, *before)
                boxes.append(QRectF(QPointF(left - 1, min(ends) - 1), QPointF(left + 2, max(ends) + 2)))
            if point.mistake and point.side:
                boxes.append(self._mistake_box(area, axes, ply).adjusted(-3, -1, 3, 1))
            before = (high, low)
        return boxes

    def _draw_bands(self, painter: QPainter, area: QRectF, axes: tuple[Axis, Axis]) -> None:
        ink = theme.colour("text")
        grey = QColor(ink)
        grey.setAlphaF(0.14)
        for ply, point in enumerate(self.data.points):
            if point.band is None:
                continue
            left, right = self._column(area, axes, ply)
            low, high = (self._y(area, axes[1], v) for v in point.band)
            top, bottom = max(high, area.top()), min(low, area.bottom())
            # Whole pixels: two half covered ones would leave a seam between neighbouring columns.
            box = QRectF(QPointF(round(left), top), QPointF(round(right), bottom))
            painter.fillRect(box, _fading(grey, box, above=high < top, below=low > bottom))
            painter.setPen(QPen(ink, 2))
            for y in {high, low} & {top, bottom}:
                painter.drawLine(QPointF(left, y + 0.5), QPointF(right, y + 0.5))
            dotted = QPen(ink, 1.2)
            dotted.setDashPattern([1.4, 1.8])
            painter.setPen(dotted)
            for x, other in ((left, ply - 1), (right, ply + 1)):
                inside = 0 <= other < len(self.data.points) and self.data.points[other].band is not None
                if not inside:
                    painter.drawLine(QPointF(x, top), QPointF(x, bottom))

    def _draw_line(self, painter: QPainter, area: QRectF, axes: tuple[Axis, Axis]) -> None:
        """Every unbroken run of exact values as one line of steps."""
        pen = QPen(theme.colour("text"), 2)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        run: list[QPointF] = []
        for ply, point in enumerate([*self.data.points, GraphPoint()]):
            if point.exact is not None:
                left, right = self._column(area, axes, ply)
                y = self._y(area, axes[1], point.exact) + 0.5
                run += [QPointF(left, y), QPointF(right, y)]
            elif run:
                painter.drawPolyline(run)
                run = []

    def _draw_mistake(self, painter: QPainter, area: QRectF, axes: tuple[Axis, Axis], ply: int) -> None:
        side = self.data.points[ply].side
        assert side is not None  # a mistake is somebody's
        paint_mark(painter, self._mistake_box(area, axes, ply), side)

    def _mistake_box(self, area: QRectF, axes: tuple[Axis, Axis], ply: int) -> QRectF:
        """The tile of a mistake: under the line that it lowered, over the line that it raised."""
        point = self.data.points[ply]
        left, right = self._column(area, axes, ply)
        x = (left + right) / 2
        assert point.side is not None  # a mistake is somebody's
        low = is_upper(point.side)
        value = point.lower if low else point.upper
        assert value is not None  # and both values are exact
        y = self._y(area, axes[1], value) + (11 if low else -11)
        size = 14.0
        y = min(max(y, size / 2), area.bottom() - size / 2 - 1)
        return QRectF(round(x - size / 2), round(y - size / 2), size, size)


def _fading(colour: QColor, box: QRectF, *, above: bool, below: bool) -> QBrush:
    """`colour`, fading out towards the ends at which a band goes on beyond the drawing."""
    if not (above or below):
        return QBrush(colour)
    none = QColor(colour)
    none.setAlphaF(0.0)
    gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, ends in ((0.0, above), (1.0, below)):
        gradient.setColorAt(at, none if ends else colour)
    gradient.setColorAt(0.5, colour)
    return QBrush(gradient)
