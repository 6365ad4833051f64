"""The mark of a side: a solid blue tile with a triangle up for MAX, a hatched ochre one with a triangle down for MIN.

FIRST and SECOND have the same marks. They differ in shape, not only in colour.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.owners import sign
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.drawing.painting import paint


def paint_mark(painter: QPainter, box: QRectF, side: Side) -> None:
    painter.save()
    paint(painter, sign(box.x(), box.y(), box.width(), side))
    painter.restore()


def mark_pixmap(side: Side, size: int, ratio: float = 1.0) -> QPixmap:
    """The mark of `side`, `size` logical pixels wide, for tables and buttons."""
    made = QPixmap(QSize(size, size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    paint_mark(painter, QRectF(0, 0, size, size), side)
    painter.end()
    return made


class SideMark(QWidget):
    def __init__(self, side: Side, size: int = 16, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._side, self._size = side, size
        self.set_side(side)
        self.set_size(size)

    @property
    def side(self) -> Side:
        return self._side

    def set_side(self, side: Side) -> None:
        self._side = side
        self.setAccessibleName(str(side))
        self.setToolTip(str(side))
        self.update()

    def set_size(self, size: int) -> None:
        self._size = size
        self.setFixedSize(size, size)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_mark(painter, QRectF(0, 0, self._size, self._size), self._side)
        painter.end()
