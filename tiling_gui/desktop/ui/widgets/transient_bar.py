"""A line that comes and goes: it says something under the board and is taken away when it was read."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class PassingLine(QWidget):
    """Goes by `fold` and by Esc; the focus it had goes where `left` is connected to, and not to any neighbour."""

    left = Signal()
    """It went while it had the focus."""

    def fold(self) -> None:
        """Takes the line away."""
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is self or self.isAncestorOf(focus))
        self.hide()
        if inside:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes it."""
        if event.key() == Qt.Key.Key_Escape:
            self.fold()
        else:
            super().keyPressEvent(event)
