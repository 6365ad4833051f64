"""A widget for the pseudocode of a watched search, with the current line marked."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit

from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets.base import fixed_font, force_left_to_right, named
from tiling_gui.language import tr
from tiling_gui.search.pseudocode import pseudocode

_MARK, _NO_MARK = "▸ ", "  "
"""Prefixes of the current line and of the others."""


class PseudocodeView(QPlainTextEdit):
    """A read-only view of pseudocode; the current line has a mark and a background."""

    def __init__(self, name: str) -> None:
        super().__init__()
        force_left_to_right(self)
        named(self, name, tr("Pseudocode"))
        self._lines: list[str] = []
        self._shown: int | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setReadOnly(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(fixed_font(CAPTION))
        theme.changed.connect(self._mark)

    def show_method(self, watched: RecordedSearch) -> None:
        """Shows the pseudocode of a search's method, without a current line."""
        self._lines = [
            "  " * line.indent + tr(line.text) if line.text else ""
            for line in pseudocode(watched.method, watched.conditions)
        ]
        self._shown = None
        self._write()

    def show_line(self, line: int | None) -> None:
        """Marks a line, counted from 0, as the current one; None marks none."""
        if line != self._shown:
            self._shown = line
            self._write()

    def _write(self) -> None:
        marks = (_MARK if number == self._shown else _NO_MARK for number in range(len(self._lines)))
        self.setPlainText("\n".join(mark + line for mark, line in zip(marks, self._lines, strict=True)))
        running = "" if self._shown is None else self._lines[self._shown].strip()
        self.setAccessibleDescription(tr("Running: {line}", line=running) if running else "")
        self._mark()

    def _mark(self) -> None:
        if self._shown is None:
            self.setExtraSelections([])
            return
        cursor = QTextCursor(self.document().findBlockByNumber(self._shown))
        style = QTextCharFormat()
        style.setBackground(QColor(theme.colour("accent_soft")))
        style.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark = QTextEdit.ExtraSelection()
        mark.cursor, mark.format = cursor, style
        self.setExtraSelections([mark])
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def wanted_width(self) -> int:
        """The width of the longest line."""
        metrics = self.fontMetrics()
        return max((metrics.horizontalAdvance(_MARK + line) for line in self._lines), default=0) + 24

    def wanted_height(self) -> int:
        """The height of all lines."""
        return self.fontMetrics().lineSpacing() * len(self._lines) + 24
