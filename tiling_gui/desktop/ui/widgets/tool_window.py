"""A window of its own beside the main one. Esc closes it, as it closes a dialogue."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QWidget

from tiling_gui.desktop.ui.widgets.window_size import open_at

SMALLEST = (480, 340)
"""Width and height in pixels that every such window can be given; sentences in it wrap or scroll."""


class ToolWindow(QFrame):
    """One that is not shown yet, with its name for scripts and its size in pixels."""

    def __init__(self, name: str, width: int, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName(name)
        self.setMinimumSize(min(width, SMALLEST[0]), min(height, SMALLEST[1]))
        open_at(self, width, height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes, where nobody in the window had a use for it."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)
