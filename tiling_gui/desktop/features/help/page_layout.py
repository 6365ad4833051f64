"""Fonts, spacing and colours of a document made from Markdown."""

from PySide6.QtGui import (
    QColor,
    QFont,
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

from tiling_gui.desktop.ui.theme import TEXT
from tiling_gui.desktop.ui.widgets.base import fixed_font
from tiling_gui.palette import Palette

COLUMN = 720
"""Greatest length of a line of text in pixels."""
_MARGIN = 24
_HEADINGS = {1: 24, 2: 18, 3: 15}
_BEFORE = {1: 4, 2: 26, 3: 18}
_CODE = 13
_PICTURE = "\N{OBJECT REPLACEMENT CHARACTER}"


def lay_out(document: QTextDocument, palette: Palette, width: int) -> None:
    """Give a document made from Markdown the program's fonts, spacing and colours."""
    document.setUndoRedoEnabled(False)
    whole = QTextCursor(document)
    whole.beginEditBlock()  # laid out once, at the end
    set_margins(document, width)
    block = document.begin()
    while block.isValid():
        _lay_out_block(block, palette)
        block = block.next()
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _lay_out_table(frame, palette)
    whole.endEditBlock()


def set_margins(document: QTextDocument, width: int) -> None:
    """Centre a column of readable width in a page `width` pixels wide."""
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
    """Set code in the system's fixed font, slightly smaller; inline code gets a background."""
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
