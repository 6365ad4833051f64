"""Pictures as the bytes of a PNG or a PDF file; as a program an SVG from standard input as a PNG on standard output."""

import sys

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QSizeF
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
    image = QImage(drawing.defaultSize() * 2, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    drawing.render(painter)
    painter.end()
    return png(image)


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
