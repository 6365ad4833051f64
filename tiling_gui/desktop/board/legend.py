"""The line under the board that says what the capsules mean and how many moves each rank has."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.board import painting
from tiling_gui.desktop.board.painting import Rank
from tiling_gui.palette import LIGHT, Palette

_SAMPLE_U = 62
"""The capsules of the legend are those of a board with squares of this size."""
_GAP, _SPACE = 6, 20


class Legend(QWidget):
    """A row of sample capsules with their meaning; what does not fit ends in an ellipsis and is in the tool tip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("valueLegend")
        self.setFixedHeight(24)
        self._entries: list[tuple[Rank, str, str]] = []
        self._palette = LIGHT
        self.hide()

    def show_entries(self, entries: list[tuple[Rank, str, str]], palette: Palette) -> None:
        """Shows (rank, sample, words); nothing hides it."""
        self._entries, self._palette = entries, palette
        self.setAccessibleName(self.text())
        self.setToolTip(self.text())
        self.setVisible(bool(entries))
        self.update()

    def text(self) -> str:
        """All of it in words: "keeps the value, 9 moves · costs one, 38 · estimate, 8"."""
        return " · ".join(words for _, _, words in self._entries)

    def needed_width(self) -> int:
        """Pixels it takes to show everything."""
        return sum(self._widths(entry)[0] + _GAP + self._widths(entry)[1] + _SPACE for entry in self._entries) + 2

    def _widths(self, entry: tuple[Rank, str, str]) -> tuple[int, int]:
        rank, sample, words = entry
        return (
            round(painting.capsule_size(rank, sample, _SAMPLE_U, False)[0]) + 2,
            QFontMetrics(_font()).horizontalAdvance(words) + 1,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws capsule, words, capsule, words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x, middle = 1.0, self.height() / 2
        for entry in self._entries:
            rank, sample, words = entry
            capsule, length = self._widths(entry)
            room = self.width() - x - capsule - _GAP
            if room < 16:
                break
            painting.draw_capsule(painter, QPointF(x + capsule / 2, middle), rank, sample, self._palette, _SAMPLE_U)
            x += capsule + _GAP
            font = _font()
            metrics = QFontMetrics(font)
            painter.setFont(font)
            painter.setPen(QColor(self._palette.muted))
            fitting = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(room)) if length > room else words
            painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), fitting)
            x += length + _SPACE
        painter.end()


def _font() -> QFont:
    return painting.number_font(12, QFont.Weight.Normal)
