"""Pictures as the bytes of a PNG file."""

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageWriter


def png(image: QImage) -> bytes:
    """What a PNG file of `image` holds."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
