"""The sign of a player: MAX a solid blue tile with a triangle up, MIN a hatched ochre tile with a triangle down.

In games for the last move FIRST and SECOND carry the same two tiles. The shape says it without the colour.
"""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import theme

_HATCHED_FROM = 20
"""Under the triangle of a mark smaller than this (pixels) the hatching would only be noise."""


def is_upper(side: Side) -> bool:
    """True for MAX and FIRST, whose tile is the solid one."""
    return side in (Side.MAX, Side.FIRST)


def hatch(painter: QPainter, path: QPainterPath, colour: QColor, period: float, width: float) -> None:
    """Lines rising to the right at 45 degrees inside `path`, `period` pixels apart across the lines."""
    area = path.boundingRect()
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, width))
    step = period * math.sqrt(2)
    x = area.left() + step / 2
    while x < area.right() + area.height():
        painter.drawLine(QPointF(x, area.top()), QPointF(x - area.height(), area.bottom()))
        x += step
    painter.restore()


def triangle(centre: QPointF, width: float, *, up: bool) -> QPolygonF:
    """A triangle `width` wide and .8 as high about `centre`."""
    half, rise = width / 2, width * 0.4 * (-1 if up else 1)
    x, y = centre.x(), centre.y()
    return QPolygonF([QPointF(x - half, y - rise), QPointF(x + half, y - rise), QPointF(x, y + rise)])


def fill_tile(
    painter: QPainter, box: QRectF, side: Side, radius: float, edge: float = 1.0, hatched_from: int = 8
) -> None:
    """A tile in the player's colour and pattern, its outline inside `box`; plain if smaller than `hatched_from`."""
    name = "max" if is_upper(side) else "min"
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), radius, radius)
    painter.fillPath(path, theme.colour(f"{name}_fill"))
    if name == "min" and min(box.width(), box.height()) >= hatched_from:
        hatch(painter, path, theme.colour("min_hatch"), 4.2, 1.2)
    painter.strokePath(path, QPen(theme.colour(f"{name}_edge"), edge))


def paint_mark(
    painter: QPainter,
    box: QRectF,
    side: Side,
) -> None:
    """Draws the mark of `side` in the square `box`."""
    size = box.width()
    up = is_upper(side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill_tile(painter, box, side, max(2.5, size * 0.2), 1.0 if size < 20 else 1.5, _HATCHED_FROM)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("max_text" if up else "min_text"))
    shift = size * (-0.01 if up else 0.01)
    painter.drawPolygon(triangle(box.center() + QPointF(0, shift), size * 0.5, up=up))
    painter.restore()


def mark_pixmap(side: Side, size: int, ratio: float = 1.0) -> QPixmap:
    """The mark as a picture `size` logical pixels wide, for tables and buttons."""
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_mark(painter, QRectF(0, 0, size, size), side)
    painter.end()
    return made


class SideMark(QWidget):
    """The tile of a player, `size` pixels wide."""

    def __init__(self, side: Side, size: int = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._side, self._size = side, size
        self.set_side(side)
        self.set_size(size)

    @property
    def side(self) -> Side:
        """Whose mark it is."""
        return self._side

    def set_side(self, side: Side) -> None:
        """Shows the mark of `side`."""
        self._side = side
        self.setAccessibleName(str(side))
        self.setToolTip(str(side))
        self.update()

    def set_size(self, size: int) -> None:
        """Changes the width in pixels."""
        self._size = size
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_mark(painter, QRectF(0, 0, self._size, self._size), self._side)
        painter.end()
