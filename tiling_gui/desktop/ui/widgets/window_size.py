"""Initial size of windows, limited to the screen, and restoring their geometry."""

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

FRAME = QSize(0, 40)
"""Space taken by a window's title bar."""
_BORDER = 16
"""Pixels by which a restored window may extend beyond the screen: its frame, or as the user moved it."""
_HEAD = 8
"""Bytes before the two rectangles in the format of QWidget.saveGeometry: magic number and version."""


def open_at(window: QWidget, width: int, height: int) -> None:
    """Set the size in pixels of a window not shown yet, limited to the screen."""
    window.resize(QSize(width, height).boundedTo(window.screen().availableSize() - FRAME))


def put_back(window: QWidget, kept: QByteArray) -> bool:
    """Restore the geometry from `saveGeometry` of a window not shown yet; False if it cannot be read.

    Qt's restoreGeometry alone moves a window whose frame touches an edge of the screen by some pixels.
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
    """The normal geometry without the frame."""
    stream = QDataStream(kept, QIODevice.OpenModeFlag.ReadOnly)
    stream.skipRawData(_HEAD)
    frame, inside = QRect(), QRect()
    stream >> frame >> inside
    return inside
