"""Pictures as PNG or PDF bytes. As a program: converts an SVG on standard input to a PNG on standard output."""

import re
import sys
from functools import lru_cache

from PySide6.QtCore import QBuffer, QByteArray, QMarginsF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontInfo,
    QGuiApplication,
    QImage,
    QImageWriter,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgRenderer

_FAMILIES = re.compile('font-family="([^"]*)"')
_HINTS = {
    "serif": QFont.StyleHint.Serif,
    "sans-serif": QFont.StyleHint.SansSerif,
    "monospace": QFont.StyleHint.Monospace,
}


def renderer(svg: str) -> QSvgRenderer:
    """The SVG document, ready to be drawn."""
    return QSvgRenderer(QByteArray(with_installed_fonts(svg).encode()))


def with_installed_fonts(svg: str) -> str:
    """The SVG document with one family for each list of font families, which Qt ignores: the first that is installed,
    or else one of the same kind.
    """
    return _FAMILIES.sub(lambda found: f'font-family="{_installed(found[1])}"', svg)


@lru_cache(16)
def _installed(families: str) -> str:
    names = [name.strip(" '") for name in families.split(",")]
    there = {name.lower(): name for name in QFontDatabase.families()}
    for name in names:
        if name.lower() in there:
            return there[name.lower()]
    wanted = QFont()
    wanted.setStyleHint(_HINTS.get(names[-1], QFont.StyleHint.AnyStyle))
    if names[-1] in _HINTS:
        wanted.setFamilies([names[-1]])
    return QFontInfo(wanted).family()


def png(image: QImage) -> bytes:
    """`image` in PNG format."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


def png_of_svg(text: str) -> bytes:
    """An SVG document in PNG format, at twice its size."""
    drawing = renderer(text)
    return png(image_of(drawing, drawing.defaultSize() * 2))


def image_of_svg(text: str, width: int) -> QImage:
    """An SVG document as an image `width` pixels wide, keeping its aspect ratio."""
    drawing = renderer(text)
    size = drawing.defaultSize()
    return image_of(drawing, QSize(width, max(1, round(width * size.height() / size.width()))))


def image_of(drawing: QSvgRenderer, size: QSize) -> QImage:
    """A drawing as an image of this size in pixels with a transparent background."""
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter)
    painter.end()
    return image


_POINTS = 0.75
"""Points per pixel at 96 dpi."""


def pdf_of_svg(text: str) -> bytes:
    """An SVG document in PDF format: one page of the same size, with vector graphics and text."""
    drawing = renderer(text)
    size = QSizeF(drawing.defaultSize()) * _POINTS
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    page = QPdfWriter(buffer)
    page.setPageSize(QPageSize(size, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch))
    page.setPageMargins(QMarginsF())
    page.setResolution(96)  # as in the drawing: at other resolutions Qt drops small text
    painter = QPainter(page)
    drawing.render(painter)
    painter.end()
    return bytes(buffer.data().data())


if __name__ == "__main__":
    application = QGuiApplication(sys.argv)  # required for text
    sys.stdout.buffer.write(png_of_svg(sys.stdin.buffer.read().decode()))
