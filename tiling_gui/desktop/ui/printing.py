"""Printing: a document of text, tables and pictures, looked at first, then put on paper or into a PDF."""

from html import escape

from PySide6.QtCore import QByteArray, Qt, QUrl
from PySide6.QtGui import QImage, QPainter, QTextDocument
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

_SHARPNESS = 4.5
"""Dots of a picture for each pixel, of 96 to the inch, that it takes on the page."""
_STYLE = """
body, h2, p, td, th { color: #000000; }
h2 { font-size: 14pt; }
td, th { padding-right: 12pt; text-align: left; }
"""


class Printed:
    """One document with its title; `html` shows the pictures by what `picture` of `Pictures` returns."""

    def __init__(self, title: str, html: str, pictures: "Pictures | None" = None) -> None:
        self.title = title
        self.document = QTextDocument()
        face = self.document.defaultFont()
        face.setPointSizeF(10)  # the window's own is in pixels, which are tiny on paper
        self.document.setDefaultFont(face)
        self.document.setDefaultStyleSheet(_STYLE)
        for name, image in pictures.images.items() if pictures else ():
            self.document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), image)
        self.document.setHtml(f"<h2>{escape(title)}</h2>{html}")

    def print_on(self, printer: QPrinter) -> None:
        """Puts it on the printer's pages, or into its file."""
        self.document.print_(printer)

    def preview(self, parent: QWidget | None) -> QPrintPreviewDialog:
        """Opens the window that shows the pages; from it one prints, also into a PDF."""
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)  # the window does not hold it
        self._printer.setDocName(self.title)
        shown = QPrintPreviewDialog(self._printer, parent)
        shown.setObjectName("printPreview")
        shown.paintRequested.connect(self.print_on)
        shown.open()
        return shown


class Pictures:
    """The pictures of one document."""

    def __init__(self) -> None:
        self.images: dict[str, QImage] = {}

    def add(self, svg: str, largest: int) -> str:
        """The HTML that shows an SVG document, its longer side `largest` pixels of 96 to the inch."""
        drawn = QSvgRenderer(QByteArray(svg.encode()))
        shape, keep = drawn.defaultSize(), Qt.AspectRatioMode.KeepAspectRatio
        dots = round(largest * _SHARPNESS)
        image = QImage(shape.scaled(dots, dots, keep), QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        drawn.render(painter)
        painter.end()
        name = f"picture{len(self.images)}"
        self.images[name] = image
        width = shape.scaled(largest, largest, keep).width()
        return f'<img src="{name}" width="{width}">'


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in HTML, its first line repeated on every page."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table cellpadding="4" cellspacing="0"><thead><tr>{head}</tr></thead>{body}</table>'
