"""A text field that underlines an error, and a line below it that explains the error."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import font, force_left_to_right


class MarkedField(QLineEdit):
    """A line edit; `set_fault` underlines a character in the colour of warnings."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.fault: int | None = None
        """Index of the underlined character; the length of the text if something is missing at its end. None: none."""

    def set_fault(self, at: int | None) -> None:
        """Underlines a character; None: none."""
        if at != self.fault:
            self.fault = at
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.fault is None:
            return
        metrics = QFontMetrics(self.font())
        at = min(self.fault, len(self.text()))
        # The start of the text is derived from the cursor's place, because the field scrolls.
        cursor = self.cursorRect()
        begins = cursor.center().x() - metrics.horizontalAdvance(self.text()[: self.cursorPosition()])
        x = begins + metrics.horizontalAdvance(self.text()[:at])
        wide = max(7, metrics.horizontalAdvance(self.text()[at : at + 1]))
        painter = QPainter(self)
        painter.setClipRect(QRect(4, 0, self.width() - 8, self.height()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("warn"), 2))
        y = self.height() / 2 + metrics.height() / 2
        painter.drawLine(round(x), round(y), round(x + wide), round(y))
        painter.end()


_TWO_LINES = 34
_WRAPPED = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)


class FieldMessage(QWidget):
    """A check mark with what was understood, or a sentence about an error; at least two lines high."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.text, self.good = "", True

    def say(self, text: str, *, good: bool) -> None:
        self.text, self.good = text, good
        self.setToolTip(text)
        self.setAccessibleName(text)
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, _TWO_LINES)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = QRect(0, 0, self.width() - self._left, 1000)
        needed = QFontMetrics(font(CAPTION)).boundingRect(room, _WRAPPED, self.text).height() + 2
        self.setFixedHeight(max(_TWO_LINES, needed))

    @property
    def _left(self) -> int:
        return 20 if self.good else 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(font(CAPTION))
        left = self._left
        if self.good and self.text:
            painter.setPen(QPen(theme.colour("accent"), 1.5))
            painter.drawPolyline([QPointF(4, 9.5), QPointF(7.5, 13), QPointF(14, 5)])
        painter.setPen(theme.colour("muted" if self.good else "warn"))
        painter.drawText(QRect(left, 1, self.width() - left, self.height() - 1), _WRAPPED, self.text)
        painter.end()
