"""The widget that shows a help page: Markdown in the program's fonts and colours, with pictures at full resolution."""

import re
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QImage, QResizeEvent, QTextCursor, QTextDocument, QTextFormat
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.features.help.page_layout import lay_out, set_margins
from tiling_gui.desktop.ui.drawing.picture_files import image_of
from tiling_gui.desktop.ui.theme import theme


class HelpBrowser(QTextBrowser):
    """Shows one page; back and forward are inherited from QTextBrowser."""

    page_changed = Signal(str)
    """(name) Emitted when another page is shown."""
    link_requested = Signal(QUrl)
    """(link) Emitted when the user follows a link that does something in the program (links.py)."""

    def __init__(self, text_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        """`text_of` returns the Markdown of a page by its name."""
        super().__init__(parent)
        self.setObjectName("helpPage")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QTextEdit, QTextEdit:focus { border: none; border-radius: 0; }")
        self.setOpenLinks(False)
        self._text_of = text_of
        self._words = ""
        self._places: list[tuple[int, int]] = []
        self.name = ""
        """The name of the current page; "" for a file that is not a page."""
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._on_source)
        theme.changed.connect(self.refresh)

    def show_page(self, name: str) -> None:
        self.setSource(QUrl(f"help:/{name}.md"))

    def follow(self, link: QUrl) -> None:
        """Follow a link: to a page, to a heading, to the web, or to an action in the program."""
        if link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
        elif link.scheme() in links.SCHEMES:
            self.link_requested.emit(link)
        else:
            self.setSource(self.source().resolved(link))

    def refresh(self) -> None:
        """Reload the page with the current colours and shortcuts, keeping the scroll position."""
        if self.source().isEmpty():
            return
        place = self.verticalScrollBar().value()
        self.reload()
        self.verticalScrollBar().setValue(place)

    def doSetSource(
        self, name: QUrl | str, type: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Load a page, always as Markdown."""
        super().doSetSource(QUrl(name), QTextDocument.ResourceType.MarkdownResource)

    @Slot(QUrl)
    def _on_source(self, url: QUrl) -> None:
        """Lay out the page just loaded (also by going back), and scroll to the heading in the link, if any."""
        self.name = pages.page_name(url.path())
        lay_out(self.document(), theme.palette, self.viewport().width())
        self._set_bar()
        self.highlight(self._words)
        if url.hasFragment():
            self._go_to(url.fragment())
        self.page_changed.emit(self.name)

    def _set_bar(self) -> None:
        """Hide the horizontal scroll bar unless it is needed: tables come out a pixel wider than their space."""
        policy = Qt.ScrollBarPolicy
        over = self.document().size().width() - self.viewport().width()
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if over < 3 else policy.ScrollBarAsNeeded)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Return pages as Markdown, other documents as a code block, and pictures as images."""
        path = QUrl(name).path()
        if kind == int(QTextDocument.ResourceType.ImageResource):
            return picture(path.rsplit("/", 1)[-1], dark=theme.is_dark, ratio=self.devicePixelRatioF())
        found = pages.page_name(path)
        if found:
            return QByteArray(self._text_of(found).encode())
        shown = pages.document(path.removeprefix("/").removeprefix("docs/")).read_text(encoding="utf-8")
        return QByteArray(f"# {path.rsplit('/', 1)[-1]}\n\n```\n{shown}\n```\n".encode())

    # Searching ------------------------------------------------------------------------------------------------

    def highlight(self, words: str) -> None:
        """Mark every occurrence of each of the words."""
        self._words, self._places = words, []
        marks = []
        for word in words.split():
            found = self.document().find(word)
            while not found.isNull():
                selection = QTextEdit.ExtraSelection()
                selection.cursor = found
                selection.format.setBackground(theme.colour("accent_soft"))
                selection.format.setProperty(QTextFormat.Property.OutlinePen, theme.colour("accent"))
                marks.append(selection)
                self._places.append((found.selectionStart(), found.selectionEnd()))
                found = self.document().find(word, found)
        self.setExtraSelections(marks)

    def next_match(self) -> bool:
        """Select the next occurrence, wrapping around at the end; False if there is none."""
        if not self._places:
            return False
        here = self.textCursor().position()
        places = sorted(self._places)
        start, end = next((place for place in places if place[1] > here), places[0])
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.ensureCursorVisible()
        return True

    def _go_to(self, fragment: str) -> None:
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and slug(block.text()) == fragment:
                top = self.document().documentLayout().blockBoundingRect(block).top()
                self.verticalScrollBar().setValue(round(top) - 8)
                return
            block = block.next()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        set_margins(self.document(), self.viewport().width())
        self._set_bar()


def slug(heading: str) -> str:
    """The anchor of a heading, as on GitHub: "What ≈ means" becomes "what--means"."""
    return re.sub(r"[^\w\- ]", "", heading.casefold()).strip().replace(" ", "-")


def picture(name: str, *, dark: bool, ratio: float) -> QImage:
    """A picture of a page, with `ratio` device pixels per pixel."""
    drawing = QSvgRenderer(str(pages.picture(name, dark=dark)))
    size = drawing.defaultSize()
    image = image_of(drawing, QSize(round(size.width() * ratio), round(size.height() * ratio)))
    image.setDevicePixelRatio(ratio)
    return image
