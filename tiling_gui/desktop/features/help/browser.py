"""Shows a page: Markdown laid out in the program's type and colours, pictures crisp on every screen."""

import re
from collections.abc import Callable

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QImage,
    QPainter,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from tiling_gui.desktop.features.help import links, pages
from tiling_gui.desktop.ui.theme import TEXT, theme
from tiling_gui.desktop.ui.widgets.base import fixed_font
from tiling_gui.palette import Palette

COLUMN = 720
"""Pixels a line of text may be long."""
_MARGIN = 24
_HEADINGS = {1: 24, 2: 18, 3: 15}
_BEFORE = {1: 4, 2: 26, 3: 18}
_CODE = 13
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


class HelpBrowser(QTextBrowser):
    """One page; back and forward are QTextBrowser's own."""

    turned = Signal(str)
    """(name) Another page is shown."""
    wanted = Signal(QUrl)
    """(link) A link was followed that does something in the program (links.py)."""

    def __init__(self, text_of: Callable[[str], str], parent: QWidget | None = None) -> None:
        """`text_of` gives the Markdown of a page by its name."""
        super().__init__(parent)
        self.setObjectName("helpPage")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("QTextEdit, QTextEdit:focus { border: none; border-radius: 0; }")
        self.setOpenLinks(False)
        self._text_of = text_of
        self._words = ""
        self._places: list[tuple[int, int]] = []
        self.name = ""
        """The page that is shown; "" for a file that is no page."""
        self.anchorClicked.connect(self.follow)
        self.sourceChanged.connect(self._on_source)
        theme.changed.connect(self.refresh)

    def show_page(self, name: str) -> None:
        """Turns to a page."""
        self.setSource(QUrl(f"help:/{name}.md"))

    def follow(self, link: QUrl) -> None:
        """Goes where a link leads: a page, a place in one, the web, or something in the program."""
        if link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
        elif link.scheme() in links.KINDS:
            self.wanted.emit(link)
        else:
            self.setSource(self.source().resolved(link))

    def refresh(self) -> None:
        """Lays the page out anew, in the colours and with the keys of the moment; it stays where it is."""
        if self.source().isEmpty():
            return
        place = self.verticalScrollBar().value()
        self.reload()
        self.verticalScrollBar().setValue(place)

    def doSetSource(
        self, name: QUrl | str, type: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Loads a page; whatever it is, its text is Markdown."""
        super().doSetSource(QUrl(name), QTextDocument.ResourceType.MarkdownResource)

    @Slot(QUrl)
    def _on_source(self, url: QUrl) -> None:
        """A page was loaded, also by going back: it gets its look. A place in it is a heading."""
        self.name = pages.page_name(url.path())
        lay_out(self.document(), theme.palette, self.viewport().width())
        self._set_bar()
        self.highlight(self._words)
        if url.hasFragment():
            self._go_to(url.fragment())
        self.turned.emit(self.name)

    def _set_bar(self) -> None:
        """Tables come out a pixel wider than their room: no reason for a scroll bar."""
        policy = Qt.ScrollBarPolicy
        over = self.document().size().width() - self.viewport().width()
        self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if over < 3 else policy.ScrollBarAsNeeded)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """The text of pages and the pictures in them."""
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
        """Marks every place where one of the words stands."""
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
        """Goes to the next place where a word stands, from the top after the last; False if there is none."""
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
        """Keeps lines readable in wide windows."""
        super().resizeEvent(event)
        _set_margins(self.document(), self.viewport().width())
        self._set_bar()


def slug(heading: str) -> str:
    """The name of a heading in links, as on GitHub: "What ≈ means" is "what--means"."""
    return re.sub(r"[^\w\- ]", "", heading.casefold()).strip().replace(" ", "-")


def picture(name: str, *, dark: bool, ratio: float) -> QImage:
    """A picture of the pages, drawn for a screen with so many pixels in one."""
    renderer = QSvgRenderer(str(pages.picture(name, dark=dark)))
    size = renderer.defaultSize()
    image = QImage(QSize(round(size.width() * ratio), round(size.height() * ratio)), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


# The look -----------------------------------------------------------------------------------------------------


def lay_out(document: QTextDocument, palette: Palette, width: int) -> None:
    """Gives a document made from Markdown the program's type, gaps and colours."""
    document.setUndoRedoEnabled(False)
    whole = QTextCursor(document)
    whole.beginEditBlock()  # laid out once, at the end
    _set_margins(document, width)
    block = document.begin()
    while block.isValid():
        _lay_out_block(block, palette)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _lay_out_table(frame, palette)
    whole.endEditBlock()


def _set_margins(document: QTextDocument, width: int) -> None:
    made = document.rootFrame().frameFormat()
    side = max(_MARGIN, (width - COLUMN) // 2)
    made.setLeftMargin(side)
    made.setRightMargin(side)
    made.setTopMargin(16)
    made.setBottomMargin(32)
    document.rootFrame().setFrameFormat(made)


def _lay_out_block(block: QTextBlock, palette: Palette) -> None:
    cursor = QTextCursor(block)
    made = block.blockFormat()
    level = made.headingLevel()
    code = made.hasProperty(QTextFormat.Property.BlockCodeFence)
    if level:
        _size(cursor, _HEADINGS.get(level, TEXT))
        made.setTopMargin(_BEFORE.get(level, 14))
        made.setBottomMargin(8)
    elif code:
        made.setBackground(QColor(palette.hover))
        made.setLeftMargin(0)
        made.setTopMargin(0)
        made.setBottomMargin(0 if block.next().blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence) else 12)
        made.setNonBreakableLines(False)
        made.setLineHeight(130, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    elif _PICTURE in block.text():
        made.setBottomMargin(8)
    elif cursor.currentTable() is None:
        made.setLineHeight(135, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        made.setTopMargin(0)
        made.setBottomMargin(4 if block.textList() else 10)
    cursor.setBlockFormat(made)
    _lay_out_code(block, palette)


def _size(cursor: QTextCursor, pixels: int) -> None:
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    letters = cursor.charFormat()
    letters.clearProperty(QTextFormat.Property.FontSizeAdjustment)
    letters.setProperty(QTextFormat.Property.FontPixelSize, pixels)
    letters.setFontWeight(QFont.Weight.DemiBold)
    cursor.setCharFormat(letters)
    cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)


def _lay_out_code(block: QTextBlock, palette: Palette) -> None:
    """Code in the system's fixed font, a little smaller; between words on a ground of its own."""
    spans = []
    at = block.begin()
    while not at.atEnd():
        fragment = at.fragment()
        if fragment.isValid() and fragment.charFormat().fontFixedPitch():
            spans.append((fragment.position(), fragment.length()))
        at += 1
    families = fixed_font().families()
    for position, length in spans:
        cursor = QTextCursor(block)
        cursor.setPosition(position)
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setFontFamilies(families)
        letters.setProperty(QTextFormat.Property.FontPixelSize, _CODE)
        if not block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            letters.setBackground(QColor(palette.hover))
        cursor.mergeCharFormat(letters)


def _lay_out_table(table: QTextTable, palette: Palette) -> None:
    made = table.format()
    made.setBorder(1)
    made.setBorderCollapse(True)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBorderBrush(QColor(palette.line))
    made.setCellPadding(5)
    made.setCellSpacing(0)
    made.setTopMargin(4)
    made.setBottomMargin(12)
    made.setWidth(QTextLength())
    table.setFormat(made)
    for column in range(table.columns()):
        cursor = table.cellAt(0, column).firstCursorPosition()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        letters = QTextCharFormat()
        letters.setFontWeight(QFont.Weight.DemiBold)
        cursor.mergeCharFormat(letters)
