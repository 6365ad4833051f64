"""How large a window opens: as it is drawn, but never larger than its screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

FRAME = QSize(0, 40)
"""What the title bar of a window takes."""


def open_at(window: QWidget, width: int, height: int) -> None:
    """Resizes a window that is not shown yet, in pixels; on a small screen to what there is room for."""
    window.resize(QSize(width, height).boundedTo(window.screen().availableSize() - FRAME))
