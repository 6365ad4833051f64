"""A title that folds what is under it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolButton, QWidget

from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, text_width
from tiling_gui.language import tr


class FoldTitle(QToolButton):
    """A title that folds what is under it; its chevron shows when folded, and under pointer or focus."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = True
        self.setStyleSheet("QToolButton { border: none; padding: 0; min-height: 0; min-width: 0; }")
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_open(True)

    def setText(self, text: str) -> None:
        """Changes the title."""
        super().setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_open(self, is_open: bool) -> None:
        """Shows whether what is below is unfolded."""
        self._open = is_open
        self.setToolTip(tr("Fold the graph") if is_open else tr("Unfold the graph"))
        self.update()

    def sizeHint(self) -> QSize:
        """Title and chevron."""
        return QSize(text_width(self.text(), TEXT, SEMIBOLD) + 22, 24)

    def minimumSizeHint(self) -> QSize:
        """The same: a title is not cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws chevron, title and focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.isRightToLeft()
        if mirrored:  # everything but the words
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        pen = QPen(theme.colour("text"), 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        x = 0
        width = text_width(self.text(), TEXT, SEMIBOLD)
        if not self._open:
            painter.setPen(pen)
            painter.drawPolyline([QPointF(7, 8), QPointF(11, 12), QPointF(7, 16)])
            x = 20
        elif self.underMouse() or self.hasFocus():
            painter.setPen(pen)
            painter.drawPolyline([QPointF(width + 8, 10), QPointF(width + 12, 14), QPointF(width + 16, 10)])
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawLine(QPointF(x, self.height() - 2), QPointF(x + width, self.height() - 2))
        painter.resetTransform()
        left = self.width() - x - width - 1 if mirrored else x
        painter.setFont(font(TEXT, SEMIBOLD))
        painter.setPen(theme.colour("text"))
        painter.drawText(QRectF(left, 0, width + 1, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.end()
