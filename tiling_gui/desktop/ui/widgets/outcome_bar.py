"""The outcome bar: how the game can still end, one cell per count: impossible, won by MIN, drawn, or won by MAX.

    Best play from here: 27 to 28
    v MIN wins        29 is a draw     MAX wins ^
                                  v
    [  ][..][..][..][..][//][//][()][..][  ][  ]
     22  23  24  25  26  27  28  29  30  31  32

Counts that are possible but not with best play are faint. More than sixteen counts, or fractions, are drawn as one
band.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.figure import triangle
from tiling_gui.core.drawing.owners import side_tile
from tiling_gui.core.game import Side, Value
from tiling_gui.desktop.ui.drawing.painting import paint, rectangle
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import (
    ELLIPSIS,
    REGULAR,
    SEMIBOLD,
    focus_ring,
    font,
    force_left_to_right,
    named,
    painter_on,
    text_width,
)
from tiling_gui.desktop.ui.widgets.value_origin import ValueOriginMixin
from tiling_gui.language import tr

MOST_CELLS = 16
"""With more counts, the bar is a continuous band."""
_CELL = 24
_THIN = 6
"""Minimum width of a band in pixels."""
_FADED = 0.3
"""Opacity of what is possible, but not with best play."""
_ROW = 20
_MEDIUM = QFont.Weight.Medium
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Outcomes:
    """The data of the bar. All numbers are proved."""

    total: tuple[Value, Value]
    """Lowest and highest final value from the start of the game."""
    possible: tuple[Value, Value]
    """Lowest and highest final value from the current position."""
    possible_exact: bool = True
    """False if `possible` are only bounds on them."""
    value: Value | None = None
    """Minimax value of the start: the draw."""
    value_bounds: tuple[Value, Value] | None = None
    """Proved bounds of it while it is not known."""
    best_play: tuple[Value, Value] | None = None
    """Proved bounds of the value of the current position."""
    being_solved: bool = False
    """True while a solve narrows `value_bounds`."""

    @cached_property
    def fractional(self) -> bool:
        """True if any value is not an integer."""
        known = [*self.total, *self.possible, *(self.best_play or ()), *(self.value_bounds or ())]
        return any(int(v) != v for v in known) or (self.value is not None and int(self.value) != self.value)

    @cached_property
    def cells(self) -> int:
        """Number of cells; 0 for a continuous band."""
        count = int(self.total[1] - self.total[0]) + 1
        return 0 if self.fractional or count > MOST_CELLS else count

    @property
    def ringed(self) -> tuple[Value, Value] | None:
        """(lowest, highest) value that may be the draw; None if nothing is known."""
        return (self.value, self.value) if self.value is not None else self.value_bounds

    def can_win(self, side: Side) -> bool:
        """False if no game from the start can end with a win of `side`."""
        if self.ringed is None:
            return True
        return self.total[1] > self.ringed[0] if side is Side.MAX else self.total[0] < self.ringed[1]

    @property
    def title(self) -> str:
        """ "Best play from here: 27 to 28", or "Can end with 23 to 30" if that is not known."""
        low, high = self.possible
        if low == high:
            value = words.short(low)
            return tr("Ends at {value}", value=value) if self.fractional else tr("Ends with {value}", value=value)
        if self._narrower is not None:
            return tr("Best play from here: {values}", values=_span_words(*self._narrower))
        ends = _span_words(low, high)
        if not self.possible_exact:
            return tr("Ends between {low} and {high}", low=words.short(low), high=words.short(high))
        return tr("Can end at {values}", values=ends) if self.fractional else tr("Can end with {values}", values=ends)

    @property
    def short_title(self) -> str:
        """ "Best play: 27 to 28"."""
        if self._narrower is None:
            return self.title
        return tr("Best play: {values}", values=_span_words(*self._narrower))

    @property
    def _narrower(self) -> tuple[Value, Value] | None:
        """`best_play` if it says more than `possible`."""
        if self.best_play is None:
            return None
        (low, high), (lowest, highest) = self.best_play, self.possible
        return self.best_play if low > lowest or high < highest else None

    @property
    def caption(self) -> str:
        """ "29 is a draw"; "draw: 27..30" if not exactly known, unless the title says the same."""
        if self.value is not None:
            value = words.short(self.value)
            return tr("{value} draws", value=value) if self.fractional else tr("{value} is a draw", value=value)
        if self.value_bounds is None or self.value_bounds == self.best_play:
            return ""
        return tr("draw: {bounds}", bounds=words.bounds(*self.value_bounds, words.short))

    @property
    def _bounds_words(self) -> str:
        """The bounds of a minimax value that is not exactly known, as text; "" if there are none."""
        if self.value is not None or self.value_bounds is None:
            return ""
        found = words.bounds(*self.value_bounds, words.short)
        if self.being_solved:
            return tr("minimax value {bounds}, being solved", bounds=found)
        return tr("minimax value {bounds}", bounds=found)

    def is_best(self, count: Value) -> bool:
        """True if best play from here may end with `count`, or if nothing is known of best play."""
        return self.best_play is None or self.best_play[0] <= count <= self.best_play[1]

    def sentence(self) -> str:
        """The full description, for tool tip and screen readers."""
        possible = replace(self, best_play=None).title
        parts = [possible if self.possible_exact else tr("{outcomes} (proved bounds)", outcomes=possible)]
        if self.value is not None:
            value = words.short(self.value)
            parts.append(tr("the minimax value is {value}: fewer and MIN wins, more and MAX wins", value=value))
        elif self._bounds_words:
            parts.append(
                tr(
                    "{caption}, where best play by both sides ends: fewer and MIN wins, more and MAX wins",
                    caption=self._bounds_words,
                )
            )
        if self._narrower is not None:
            parts.append(
                tr("best play from here ends with {bounds}", bounds=words.bounds(*self._narrower, words.short))
            )
        return "; ".join(parts) + "."


def _span_words(low: Value, high: Value) -> str:
    """ "23 to 30", or "28" for one value."""
    if low == high:
        return words.short(low)
    return tr("{low} to {high}", low=words.short(low), high=words.short(high))


class OutcomeBar(ValueOriginMixin, QWidget):
    """The outcome bar of the right panel; see the drawing in the module docstring."""

    originRequested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        named(self, "outcomeBar", tr("Possible outcomes"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._shown: Outcomes | None = None

    @property
    def outcomes(self) -> Outcomes | None:
        return self._shown

    def set_outcomes(self, outcomes: Outcomes | None) -> None:
        """Show `outcomes`; None leaves the bar blank at the same height."""
        if outcomes == self._shown:
            return
        self._shown = outcomes
        text = outcomes.sentence() if outcomes else ""
        self.setToolTip(text)
        self.setAccessibleDescription(text)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(280, 4 * _ROW + _CELL - _ROW + 10)

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.sizeHint().height())

    # Drawing --------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_title(painter, self._shown)
        y = self._paint_legend(painter, self._shown, _ROW)
        if self._shown.cells:
            self._paint_cells(painter, self._shown, y)
        else:
            self._paint_band(painter, self._shown, y)
        self._paint_draw(painter, self._shown, y)
        self._paint_numbers(painter, self._shown, y + _CELL + 1)
        focus_ring(painter, self, 4)
        painter.end()

    def title_of(self, shown: Outcomes) -> str:
        """The title, or the short one if that does not fit."""
        return shown.title if text_width(shown.title, TEXT, SEMIBOLD) <= self.width() else shown.short_title

    def _paint_title(self, painter: QPainter, shown: Outcomes) -> None:
        painter.setFont(font(TEXT, SEMIBOLD))
        painter.setPen(theme.colour("text"))
        title = QFontMetrics(painter.font()).elidedText(self.title_of(shown), ELLIPSIS, self.width())
        painter.drawText(QRectF(0, 0, self.width(), _ROW), _LEFT, title)

    def _paint_legend(self, painter: QPainter, shown: Outcomes, y: int) -> int:
        """Draw who wins at which end and, if there is room, the draw between them; return the y below it."""
        painter.setFont(font(CAPTION, _MEDIUM))
        if shown.can_win(Side.MIN):
            painter.setPen(theme.colour("min_ink"))
            painter.drawText(QRectF(15, y, self.width(), _ROW), _LEFT, tr("MIN wins"))
            paint(painter, [triangle(6, y + _ROW / 2, 11, up=False, role="min_ink")])
        if shown.can_win(Side.MAX):
            painter.setPen(theme.colour("max_ink"))
            painter.drawText(QRectF(0, y, self.width() - 15, _ROW), _RIGHT, tr("MAX wins"))
            paint(painter, [triangle(self.width() - 6, y + _ROW / 2, 11, up=True, role="max_ink")])
        sides = 2 * max(text_width(tr(side), CAPTION, _MEDIUM) for side in ("MIN wins", "MAX wins")) + 2 * 15
        if text_width(shown.caption, CAPTION) <= self.width() - sides - 8:
            painter.setFont(font(CAPTION))
            painter.setPen(theme.colour("muted"))
            painter.drawText(QRectF(0, y, self.width(), _ROW), Qt.AlignmentFlag.AlignCenter, shown.caption)
        return y + _ROW + 6

    def _cell(self, shown: Outcomes, count: Value, y: float) -> QRectF:
        """The cell of `count`, aligned to whole pixels."""
        number, cells = int(count - shown.total[0]), shown.cells
        left, right = (round(self.width() * k / cells) for k in (number, number + 1))
        return QRectF(left, y, right - left - 1, _CELL)

    def _span(self, shown: Outcomes, low: Value, high: Value) -> tuple[float, float]:
        """Left and right end of the values low..high in pixels."""
        if shown.cells:
            return self._cell(shown, low, 0).left(), self._cell(shown, high, 0).right()
        return self._x(shown, low), self._x(shown, high)

    def _x(self, shown: Outcomes, v: Value) -> float:
        low, high = shown.total
        return 4 + (self.width() - 8) * (float((v - low) / (high - low)) if high > low else 0.5)

    def _paint_cells(self, painter: QPainter, shown: Outcomes, y: int) -> None:
        ring = shown.ringed
        for number in range(shown.cells):
            count = shown.total[0] + number
            box = self._cell(shown, count, y)
            possible = shown.possible[0] <= count <= shown.possible[1]
            if ring and ring[0] <= count <= ring[1]:
                self._open_cell(painter, box, "accent", 2)
            elif not possible:
                self._open_cell(painter, box, "line", 1)
            elif ring is None:
                self._open_cell(painter, box, "line2", 1)
            else:
                painter.setOpacity(1 if shown.is_best(count) else _FADED)
                paint(painter, [side_tile(rectangle(box), Side.MIN if count < ring[0] else Side.MAX, 4)])
                painter.setOpacity(1)

    def _open_cell(self, painter: QPainter, box: QRectF, role: str, width: int) -> None:
        painter.setPen(QPen(theme.colour(role), width))
        painter.setBrush(theme.colour("panel" if role == "line" else "field"))
        half = width / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 4, 4)

    def _paint_band(self, painter: QPainter, shown: Outcomes, y: int) -> None:
        left, right = self._span(shown, *shown.total)
        self._open_cell(painter, QRectF(left, y, max(right - left, 4), _CELL), "line", 1)
        box = self._band_box(shown, y)
        ring = shown.ringed
        if ring is None:
            self._open_cell(painter, box, "line2", 1)
            return
        low, high = shown.possible
        parts = []
        if low < ring[0]:
            parts.append((Side.MIN, box.left(), self._x(shown, ring[0])))
        if high > ring[1]:
            parts.append((Side.MAX, self._x(shown, ring[1]), box.right()))
        best = self._span(shown, *shown.best_play) if shown.best_play else (box.left(), box.right())
        for opacity, least, most in ((_FADED, box.left(), box.right()), (1, *_wide(*best))):
            painter.setOpacity(opacity)
            for side, start, end in parts:
                part = QRectF(max(start, box.left(), least), y, 0, _CELL)
                part.setRight(min(end, box.right(), most))
                if part.width() > 0:
                    painter.save()
                    clip = QPainterPath()
                    clip.addRect(part)
                    painter.setClipPath(clip)
                    paint(painter, [side_tile(rectangle(box), side, 4)])
                    painter.restore()
        if shown.value is None:
            start, end = self._span(shown, *ring)
            self._open_cell(painter, QRectF(start, y, max(end - start, 6), _CELL), "accent", 2)
        else:
            x = self._x(shown, ring[0])
            painter.fillRect(QRectF(x - 2.5, y - 1, 5, _CELL + 3), theme.colour("panel"))
            painter.fillRect(QRectF(x - 1, y - 3, 2, _CELL + 6), theme.colour("accent"))

    def _band_box(self, shown: Outcomes, y: int) -> QRectF:
        """The band of possible values with a minimum width; the excess is on the side of the player who wins there."""
        left, right = self._span(shown, *shown.possible)
        width = max(right - left, _THIN)
        (low, high), ring = shown.possible, shown.ringed
        if ring is not None and low < ring[0] and high <= ring[0]:
            left = right - width
        start, end = self._span(shown, *shown.total)
        return QRectF(max(min(left, end - width), start), y, width, _CELL)

    def _paint_draw(self, painter: QPainter, shown: Outcomes, y: int) -> None:
        """Draw a mark above the count that is a draw."""
        if shown.value is not None:
            left, right = self._span(shown, shown.value, shown.value)
            paint(painter, [triangle((left + right) / 2, y - 5, 10, up=False, role="accent")])

    def _paint_numbers(self, painter: QPainter, shown: Outcomes, y: int) -> None:
        """Draw numbers below the cells, important ones first; omits those that would overlap."""
        ring = shown.ringed
        first = list(dict.fromkeys([*(ring or ()), *(shown.best_play or ()), *shown.possible]))
        rest = [shown.total[0] + k for k in range(shown.cells)]
        step = 1
        if shown.cells:
            widest = max(text_width(words.short(v), CAPTION, SEMIBOLD) for v in rest)
            pitch = self.width() / shown.cells
            step = next((s for s in (1, 2, 3, 4) if pitch * s >= widest + 2), 5)
        taken: list[PlacedLabel] = []
        for v in [*first, *rest[::step]]:
            bold = ring is not None and ring[0] <= v <= ring[1]
            width = text_width(words.short(v), CAPTION, SEMIBOLD if bold else REGULAR)
            ends = self._span(shown, v, v)
            middle = min(max(sum(ends) / 2 - width / 2, 0), self.width() - width)
            left = middle if shown.cells else free_label_position(v, middle, width, taken, self.width())
            if left is None or any(left < b + 1 and a < left + width + 1 for _, a, b in taken):
                continue
            taken.append((v, left, left + width))
            possible = shown.possible[0] <= v <= shown.possible[1]
            painter.setFont(font(CAPTION, SEMIBOLD if bold else REGULAR))
            painter.setPen(theme.colour("text" if possible or bold else "muted"))
            painter.drawText(QRectF(left, y, width + 1, _ROW - 2), _LEFT, words.short(v))


def _wide(left: float, right: float) -> tuple[float, float]:
    """Widened to the minimum width, if necessary."""
    middle = (left + right) / 2
    return min(left, middle - _THIN / 2), max(right, middle + _THIN / 2)


PlacedLabel = tuple[Value, float, float]
"""A label already placed: (value, left end, right end)."""


def free_label_position(value: Value, left: float, width: float, taken: list[PlacedLabel], room: float) -> float | None:
    """The nearest place for the label of `value` about `left` that touches none of `taken` and keeps their order; None
    if there is none."""
    gap = 8
    least = max((b + gap for v, _, b in taken if v < value), default=0.0)
    most = min((a - gap for v, a, _ in taken if v > value), default=room) - width
    return min(max(left, least), most) if least <= most else None
