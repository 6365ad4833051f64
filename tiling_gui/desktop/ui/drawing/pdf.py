"""Pictures as the bytes of a PDF file."""

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QSizeF
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

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
