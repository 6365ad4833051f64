"""A text field that underlines an error."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLineEdit, QWidget

from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right


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
