"""The legend below the board: what the capsules mean, and the number of moves of each rank."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing import capsules
from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.drawing.figure import Group
from tiling_gui.desktop.board.move_values import LegendEntry
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, font, force_left_to_right, painter_on

_LARGEST_U, _SMALLEST_U = 56.0, 26.0
"""Range of the sizes of squares as on which samples are drawn."""
_GAP, _SPACE, _DOT = 6, 20, 12
HEIGHT = 24


class ValueLegend(QWidget):
    """A row of samples with their meanings; if that is too wide only with counts, and the text as a tool tip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setObjectName("valueLegend")
        self.setFixedHeight(HEIGHT)
        self._entries: list[LegendEntry] = []
        self._u = _LARGEST_U
        self.hide()

    def show_entries(self, entries: list[LegendEntry], u: float) -> None:
        """Show these entries as on squares of u px; hide the legend if there are none."""
        before, after = (self._entries, self._u), (entries, max(_SMALLEST_U, min(u, _LARGEST_U)))
        if after == before:
            return
        self._entries, self._u = after
        self.setAccessibleName(self.text())
        self.setToolTip(self.text())
        self.setVisible(bool(entries))
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

    def _has_number(self, entry: LegendEntry) -> bool:
        return capsules.has_number(entry.rank, self._u)

    def _sample_width(self, entry: LegendEntry) -> int:
        if not self._has_number(entry):
            return _DOT
        return round(capsules.size(Label(entry.rank, entry.sample), self._u)[0]) + 3

    def _samples(self, say: Callable[[LegendEntry], str]) -> Iterator[tuple[Group, float, str]]:
        """(sample, left end of its words, the words) of every entry."""
        metrics, x = QFontMetrics(_font()), 2.0
        for entry in self._entries:
            wide, label = self._sample_width(entry), Label(entry.rank, entry.sample)
            at = (x + wide / 2, self.height() / 2)
            x += wide + _GAP
            yield capsules.value(label, at, self._u, number=self._has_number(entry)), x, say(entry)
            x += metrics.horizontalAdvance(say(entry)) + 1 + _SPACE

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        say = _words if self._width(_words) <= self.width() else _count
        below = self.height() / 2 + QFontMetrics(_font()).capHeight() / 2
        for sample, x, words in self._samples(say):
            paint(painter, [sample])
            painter.setFont(_font())
            painter.setPen(QColor(theme.palette.muted))
            painter.drawText(QPointF(x, below), words)
        painter.end()


def _words(entry: LegendEntry) -> str:
    return entry.words


def _count(entry: LegendEntry) -> str:
    return str(entry.count)


def _font() -> QFont:
    return font(12, REGULAR)
