"""Pictures as the bytes of a PNG or a PDF file; as a program an SVG from standard input as a PNG on standard output."""

import sys

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QImageWriter, QPageSize, QPainter, QPdfWriter
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
    return png(image_of(drawing, drawing.defaultSize() * 2))


def image_of_svg(text: str, width: int) -> QImage:
    """An SVG document `width` pixels wide, in its own proportions."""
    drawing = QSvgRenderer(QByteArray(text.encode()))
    size = drawing.defaultSize()
    return image_of(drawing, QSize(width, max(1, round(width * size.height() / size.width()))))


def image_of(drawing: QSvgRenderer, size: QSize) -> QImage:
    """A drawing as an image of so many pixels, on no ground."""
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    return image


_POINTS = 0.75
"""Of a pixel of 96 to the inch."""


def pdf_of_svg(text: str) -> bytes:
    """An SVG document as one page of its own size, in lines and letters."""
    drawing = QSvgRenderer(QByteArray(text.encode()))
    size = QSizeF(drawing.defaultSize()) * _POINTS
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    page = QPdfWriter(buffer)
    page.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
    page.setPageMargins(QMarginsF())
    page.setResolution(96)  # that of the drawing: at others Qt takes small letters for none
    painter = QPainter(page)
    drawing.render(painter)
    painter.end()
    return bytes(buffer.data().data())


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)  # letters need one
    sys.stdout.buffer.write(png_of_svg(sys.stdin.buffer.read().decode()))
