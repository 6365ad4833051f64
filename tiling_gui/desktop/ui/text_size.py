"""The text size: 80 to 200 % of the system's font size, as far as the window still fits the screen.

Everything is drawn by one factor, boards and plots included (desktop/application.py).
"""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from tiling_gui.language import tr

TEXT_SIZES = range(80, 201, 10)
"""Possible text sizes in percent."""
SMALLEST = QSize(480, 400)
"""Minimum size of the main window with its frame: text is enlarged only as far as the window still fits the screen."""
LARGEST_TEXT = "largestText"
"""The property of the application with the largest text size in percent that the screen has room for."""


def fitting(factor: float, screen: QSize) -> float:
    """The factor by which everything is drawn: `factor`, or less on a small screen (its size at a factor of 1)."""
    largest = min(screen.width() / SMALLEST.width(), screen.height() / SMALLEST.height())
    return min(factor, max(1.0, largest))


def drawn_size(percent: int) -> int:
    """The text size in percent that is drawn if `percent` is set."""
    app = QApplication.instance()
    largest = None if app is None else app.property(LARGEST_TEXT)
    return percent if largest is None else min(percent, int(largest))


def size_words(percent: int) -> str:
    """E.g. "Text size: 110 %."; says if the screen has no room for it."""
    drawn = drawn_size(percent)
    if drawn == percent:
        return tr("Text size: {percent} %.", percent=percent)
    said = {"percent": percent, "drawn": drawn}
    return tr("Text size: {percent} %, drawn as {drawn} %: larger, the window would not fit this screen.", **said)
