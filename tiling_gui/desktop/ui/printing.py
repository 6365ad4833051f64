"""Printing: a document of text, tables and pictures, looked at first, then put on paper or into a PDF."""

import os
import tempfile
from html import escape
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

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
        self._pictures = pictures or Pictures()
        self.document.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject, self._pictures)
        self.document.setHtml(f"<h2>{escape(title)}</h2>{html}")

    def print_on(self, printer: QPrinter) -> None:
        """Puts it on the printer's pages, or into its file."""
        self.document.print_(printer)

    def to_pdf(self) -> bytes:
        """The pages as a file."""
        handle, made = tempfile.mkstemp(suffix=".pdf")
        os.close(handle)
        try:
            printer = QPrinter(QPrinter.PrinterMode.HighResolution)
            printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
            printer.setOutputFileName(made)
            self.print_on(printer)
            del printer  # the file is whole when its writer is gone
            return Path(made).read_bytes()
        finally:
            Path(made).unlink()

    def preview(self, parent: QWidget | None) -> QPrintPreviewDialog:
        """Opens the window that shows the pages; from it one prints, also into a PDF."""
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)  # the window does not hold it
        self._printer.setDocName(self.title)
        shown = QPrintPreviewDialog(self._printer, parent)
        shown.setObjectName("printPreview")
        shown.paintRequested.connect(self.print_on)
        shown.open()
        return shown


class Pictures(QPyTextObject):
    """The pictures of one document, drawn as lines at every size: on paper, in a PDF, in the window before it."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: dict[str, tuple[QSvgRenderer, QSizeF]] = {}
        """By name: what draws it, and its size in pixels of 96 to the inch."""

    def add(self, svg: str, largest: int) -> str:
        """The HTML that shows an SVG document, its longer side `largest` pixels of 96 to the inch."""
        drawn = QSvgRenderer(QByteArray(svg.encode()))
        size = QSizeF(drawn.defaultSize()).scaled(largest, largest, Qt.AspectRatioMode.KeepAspectRatio)
        name = f"picture{len(self.drawn)}"
        self.drawn[name] = drawn, size
        return f'<img src="{name}">'

    def intrinsicSize(self, document: QTextDocument, at: int, form: QTextFormat) -> QSizeF:
        """How much room a picture takes."""
        device = document.documentLayout().paintDevice()
        dots = 1.0 if device is None else device.logicalDpiY() / 96
        return self.drawn[form.toImageFormat().name()][1] * dots

    def drawObject(
        self, painter: QPainter, place: QRectF | QRect, document: QTextDocument, at: int, form: QTextFormat
    ) -> None:
        """Draws it there."""
        self.drawn[form.toImageFormat().name()][0].render(painter, place)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in HTML, its first line repeated on every page."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table cellpadding="4" cellspacing="0"><thead><tr>{head}</tr></thead>{body}</table>'
