"""Printing of a document with text, tables and pictures, with a preview."""

from html import escape

from PySide6.QtCore import QBuffer, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPdfWriter, QPyTextObject, QTextDocument, QTextFormat
from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.drawing.picture_files import renderer

_RESOLUTION = 96
"""Dots per inch of everything painted on, as on the screen.

A font whose size is in pixels, as all fonts of the window and of pictures, must not meet a device of another
resolution: Qt keeps one entry for both, with the size in points of the one that came first. The lists of combo boxes
are drawn in that size, one pixel high after a page at 1200 dpi. What is written is vector graphics all the same.
"""

_STYLE = """
body, h2, p, td, th { color: #000000; }
h2 { font-size: 14pt; }
td, th { padding-right: 12pt; text-align: left; }
"""


class PrintDocument:
    """A document with a title. `html` refers to the pictures by what `DocumentPictures.add` returned."""

    def __init__(self, title: str, html: str, pictures: "DocumentPictures | None" = None) -> None:
        self.title = title
        self.document = QTextDocument()
        face = self.document.defaultFont()
        face.setPointSizeF(10)  # the window's font has its size in pixels, which are tiny on paper
        self.document.setDefaultFont(face)
        self.document.setUseDesignMetrics(True)  # else letters are placed on whole dots
        self.document.setDefaultStyleSheet(_STYLE)
        self._pictures = pictures or DocumentPictures()
        self.document.documentLayout().registerHandler(QTextFormat.ObjectTypes.ImageObject, self._pictures)
        self.document.setHtml(f"<h2>{escape(title)}</h2>{html}")

    def print_on(self, device: QPrinter | QPdfWriter) -> None:
        """Prints the document, or writes the device's file."""
        device.setResolution(_RESOLUTION)
        self.document.print_(device)

    def to_pdf(self) -> bytes:
        """The document in PDF format."""
        buffer = QBuffer()
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        self.print_on(writer)
        del writer  # the file is complete only after the writer is deleted
        return bytes(buffer.data().data())

    def preview(self, parent: QWidget | None) -> QPrintPreviewDialog:
        """Open the print preview, from which the user can print or make a PDF."""
        self._printer = QPrinter()  # the dialog does not keep a reference
        self._printer.setDocName(self.title)
        shown = QPrintPreviewDialog(self._printer, parent)
        shown.setObjectName("printPreview")
        shown.paintRequested.connect(self.print_on)
        shown.open()
        return shown


class DocumentPictures(QPyTextObject):
    """The pictures of a document, drawn as vector graphics on screen and paper."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: dict[str, tuple[QSvgRenderer, QSizeF]] = {}
        """By name: the renderer, and the size in pixels at 96 dpi."""

    def add(self, svg: str, largest: int) -> str:
        """Add an SVG document whose longer side is `largest` pixels at 96 dpi; return the HTML to show it."""
        drawn = renderer(svg)
        size = QSizeF(drawn.defaultSize()).scaled(largest, largest, Qt.AspectRatioMode.KeepAspectRatio)
        name = f"picture{len(self.drawn)}"
        self.drawn[name] = drawn, size
        return f'<img src="{name}">'

    def intrinsicSize(self, document: QTextDocument, at: int, form: QTextFormat) -> QSizeF:
        """The size of a picture in dots of the device."""
        device = document.documentLayout().paintDevice()
        dots = 1.0 if device is None else device.logicalDpiY() / 96
        return self.drawn[form.toImageFormat().name()][1] * dots

    def drawObject(
        self, painter: QPainter, place: QRectF | QRect, document: QTextDocument, at: int, form: QTextFormat
    ) -> None:
        self.drawn[form.toImageFormat().name()][0].render(painter, place)


def table(heads: list[str], rows: list[list[str]]) -> str:
    """An HTML table whose header row is repeated on every page."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<table cellpadding="4" cellspacing="0"><thead><tr>{head}</tr></thead>{body}</table>'
