"""The sign of a player: MAX a solid blue tile with a triangle up, MIN a hatched ochre tile with a triangle down.

In games for the last move FIRST and SECOND carry the same two tiles. The shape says it without the colour.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.owners import sign
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.drawing.painting import paint


def paint_mark(painter: QPainter, box: QRectF, side: Side) -> None:
    """Draws the mark of `side` in the square `box`."""
    painter.save()
    paint(painter, sign(box.x(), box.y(), box.width(), side))
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
