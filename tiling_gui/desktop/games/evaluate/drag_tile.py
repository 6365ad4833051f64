"""The value that is being dragged, under the pointer."""

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, not_turned, painter_on


class Tile(QWidget):
    """A small key that follows the pointer and is in nobody's way."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        not_turned(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(44, 44)
        self._words = ""
        self.hide()

    def follow(self, words: str, place: QPoint) -> None:
        self._words = words
        self.move(place - QPoint(22, 22))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("accent"))
        painter.setBrush(theme.colour("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(font(20 if len(self._words) < 3 else 13, SEMIBOLD))
        painter.setPen(theme.colour("text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()
