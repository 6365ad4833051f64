"""How large a window opens, as it is drawn but never larger than its screen; and where, if it was open before."""

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME = QSize(0, 40)
"""What the title bar of a window takes."""
_BORDER = 16
"""Pixels of a window that may hang over an edge of the screen: its frame, or what a person pushed there."""
_HEAD = 8
"""Bytes before the two rectangles in what QWidget.saveGeometry gives: a number of its own and a version."""


def open_at(window: QWidget, width: int, height: int) -> None:
    """Resizes a window that is not shown yet, in pixels; on a small screen to what there is room for."""
    window.resize(QSize(width, height).boundedTo(window.screen().availableSize() - FRAME))


def put_back(window: QWidget, kept: QByteArray) -> bool:
    """Puts a window that is not shown yet where it was at `saveGeometry`; False if that cannot be read.

    Qt's restoreGeometry alone moves a window that touches an edge of its screen, frame and all, by some pixels.
    """
    if not window.restoreGeometry(kept):
        return False
    inside = _inside(kept)
    if not (window.isMaximized() or window.isFullScreen()) and any(
        screen.availableGeometry().adjusted(-_BORDER, 0, _BORDER, _BORDER).contains(inside)
        for screen in QGuiApplication.screens()
    ):
        window.setGeometry(inside)
    return True


def _inside(kept: QByteArray) -> QRect:
    """The window without its frame, as it is when it fills no screen."""
    stream = QDataStream(kept, QIODevice.OpenModeFlag.ReadOnly)
    stream.skipRawData(_HEAD)
    frame, inside = QRect(), QRect()
    stream >> frame >> inside
    return inside
