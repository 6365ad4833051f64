"""Pictures as the bytes of a PNG file."""

from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer


def png(image: QImage) -> bytes:
    """What a PNG file of `image` holds."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def png_of_svg(text: str) -> bytes:
    """An SVG document as a PNG file of twice its size."""
    drawing = QSvgRenderer(QByteArray(text.encode()))
    image = QImage(drawing.defaultSize() * 2, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return png(image)
