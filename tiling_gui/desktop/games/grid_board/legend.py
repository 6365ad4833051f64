"""The legend below the board: what the capsules mean, and the number of moves of each rank."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.grid_board.move_labels import LegendEntry
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, painter_on
from tiling_gui.palette import LIGHT, Palette

_LARGEST_U, _SMALLEST_U = 56, 26
"""Range of the sizes of squares as on which samples are drawn."""
_GAP, _SPACE, _DOT = 6, 20, 12


class ValueLegend(QWidget):
    """A row of samples with their meanings; if that is too wide only with counts, and the text as a tool tip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setObjectName("valueLegend")
        self.setFixedHeight(24)
        self._entries: list[LegendEntry] = []
        self._palette = LIGHT
        self._u = _LARGEST_U
        self.hide()

    def show_entries(self, entries: list[LegendEntry], palette: Palette) -> None:
        """Shows these entries; hides the legend if there are none."""
        self._entries, self._palette = entries, palette
        self.setAccessibleName(self.text())
        self.setToolTip(self.text())
        self.setVisible(bool(entries))
        self.update()

    def set_square(self, u: int) -> None:
        """Sets the side of the board's squares: the legend shows dots if the board does."""
        self._u = max(_SMALLEST_U, min(u, _LARGEST_U))
        self.update()

    def text(self) -> str:
        """The whole text: "keeps the value (9) · costs one (38) · estimate (8)"."""
        return " · ".join(entry.words for entry in self._entries)

    def needed_width(self) -> int:
        return self._width(_words)

    def _width(self, say: Callable[[LegendEntry], str]) -> int:
        metrics = QFontMetrics(_font())
        words = sum(metrics.horizontalAdvance(say(entry)) + 1 for entry in self._entries)
        return words + sum(self._sample_width(entry) + _GAP + _SPACE for entry in self._entries) - _SPACE + 4

    def _sample_width(self, entry: LegendEntry) -> int:
        if not painting.has_number(entry.rank, self._u):
            return _DOT
        return round(painting.capsule_size(entry.rank, entry.sample, self._u, False)[0]) + 3

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        say = _words if self._width(_words) <= self.width() else _count
        metrics = QFontMetrics(_font())
        x, middle = 2.0, self.height() / 2
        for entry in self._entries:
            sample = self._sample_width(entry)
            at = QPointF(x + sample / 2, middle)
            painting.draw_value(painter, at, entry.rank, entry.sample, self._palette, self._u)
            x += sample + _GAP
            painter.setFont(_font())
            painter.setPen(QColor(self._palette.muted))
            painter.drawText(QPointF(x, middle + metrics.capHeight() / 2), say(entry))
            x += metrics.horizontalAdvance(say(entry)) + 1 + _SPACE
        painter.end()


def _words(entry: LegendEntry) -> str:
    return entry.words


def _count(entry: LegendEntry) -> str:
    return str(entry.count)


def _font() -> QFont:
    return painting.number_font(12, QFont.Weight.Normal)
