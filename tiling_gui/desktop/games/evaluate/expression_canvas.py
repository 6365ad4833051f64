"""The expression in the middle of the page, typeset in the size and number of lines that fit best, with its slots.

A long sum or difference is broken before an operator. Slots can be pointed at, clicked, and used as drop targets.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.figure import Shape
from tiling_gui.desktop.ui.drawing.painting import paint, serif
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, painter_on
from tiling_gui.games.evaluate.notation import Bar, Box, Row, Text, layout, value_text
from tiling_gui.games.evaluate.picture import Typesetter
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.language import tr

LARGEST, SMALLEST = 46.0, 5.0
"""Maximum and minimum font size in pixels."""
COMFORTABLE = 34.0
"""Font size below which breaking the line is worthwhile."""
_UNIT = 100
_LEADING = 0.45
_BREAKS = 14


def text_size(words: str, face: QFont) -> float:
    return QFontMetricsF(face).horizontalAdvance(words)


@lru_cache(1000)
def _width(words: str, slanted: bool) -> float:
    return text_size(words, serif(_UNIT, italic=slanted)) / _UNIT


def setter(size: float, last: str, lit: frozenset[str]) -> Typesetter:
    """The typesetter of the window; `last` is the variable filled last, those of `lit` are highlighted."""
    return Typesetter(size, played=last, lit=lit, width=_width)


def draw_lines(made: Typesetter, size: float, lines: Sequence[Box], area: QRectF) -> list[Shape]:
    """The lines one below the other, centred in `area`."""
    sizes = [made.measure(line) for line in lines]
    drawn: list[Shape] = []
    y = area.center().y() - _height(sizes) * size / 2
    for line, (wide, ascent, descent) in zip(lines, sizes, strict=True):
        drawn += made.draw(line, area.center().x() - wide * size / 2, y + ascent * size)
        y += (ascent + descent + _LEADING) * size
    return drawn


def _height(sizes: Sequence[tuple[float, float, float]]) -> float:
    return sum(ascent + descent for _, ascent, descent in sizes) + _LEADING * (len(sizes) - 1)


def broken(box: Box, width: float, height: float) -> tuple[tuple[Box, ...], float]:
    """The lines of `box` and the font size with which they fit best into width x height pixels."""
    best: tuple[Box, ...] = (box,)
    measure = setter(1, "", frozenset()).measure
    size = _fitting([measure(box)], width, height)
    items = box.items if isinstance(box, Row) else ()
    places = [k for k, item in enumerate(items) if k and isinstance(item, Text) and item.text.strip() in "+−="]
    if size >= COMFORTABLE or not places or len(places) > _BREAKS:
        return best, size
    for count in (1, 2, 3):
        for cuts in combinations(places, min(count, len(places))):
            lines = tuple(Row(items[a:b]) for a, b in zip((0, *cuts), (*cuts, len(items)), strict=True))
            found = _fitting([measure(line) for line in lines], width, height)
            if found > size * 1.05:
                best, size = lines, found
        if size >= COMFORTABLE:
            break
    return best, size


def _fitting(sizes: Sequence[tuple[float, float, float]], width: float, height: float) -> float:
    wide, high = max(size[0] for size in sizes), _height(sizes)
    return max(SMALLEST, min(LARGEST, width / wide, height / high))


_MARGIN = 16


def boxes(position: EvaluatePosition) -> Box:
    """The partially filled expression; in a finished game followed by its value."""
    whole = layout(position.expression.root, position.values)
    if not position.is_over or position.free:
        return whole
    value = position.value()
    if value is None:
        return whole
    sign = "−" if value < 0 else ""
    end: Box = Text(value_text(value))
    if value.denominator > 1:
        end = Bar(Text(str(abs(value.numerator))), Text(str(value.denominator)))
    items = whole.items if isinstance(whole, Row) else (whole,)
    return Row((*items, Text(" = " + (sign if value.denominator > 1 else "")), end))


class SlotPlace(NamedTuple):
    """Where an occurrence of a variable is painted."""

    name: str
    rect: QRectF


class ExpressionCanvas(QWidget):
    pointed = Signal(str)
    """(variable) The pointer is on one of its slots; "" if on none."""
    picked = Signal(str)
    """(variable) One of its slots was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setObjectName("expression")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self._position: EvaluatePosition | None = None
        self._last = self._under = ""
        self._lit: frozenset[str] = frozenset()
        self._can_pick = False
        self.places: list[SlotPlace] = []

    def show_position(self, position: EvaluatePosition, last: str) -> None:
        """Shows a position; `last` is the variable filled last, "" for none."""
        self._position, self._last = position, last
        self.setAccessibleName(tr("Expression: {expression}", expression=position.partial()))
        self.update()

    def set_lit(self, names: frozenset[str]) -> None:
        if names != self._lit:
            self._lit = names
            self.update()

    def set_can_pick(self, on: bool) -> None:
        self._can_pick = on

    def sizeHint(self) -> QSize:
        return QSize(480, 220)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 72)

    def slot_at(self, point: QPointF) -> str:
        """The variable whose slot is at `point`; "" if none."""
        return next((place.name for place in self.places if place.rect.contains(point)), "")

    def place_of(self, name: str) -> QRectF:
        """The rectangle of the variable's first slot. Raises StopIteration if it has none."""
        return next(place.rect for place in self.places if place.name == name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self._position is not None:
            self.places = self.draw(painter, QRectF(self.rect()))
        painter.end()

    def draw(self, painter: QPainter, area: QRectF, *, plain: bool = False) -> list[SlotPlace]:
        """Draws into `area`; `plain` omits highlights."""
        assert self._position is not None
        side = min(_MARGIN * 2, area.width() / 20)
        inner = area.adjusted(side, _MARGIN, -side, -_MARGIN)
        lines, size = broken(boxes(self._position), inner.width(), inner.height())
        made = setter(size, self._last, frozenset() if plain else self._lit)
        paint(painter, draw_lines(made, size, lines, inner))
        return [SlotPlace(name, QRectF(*place)) for name, _, place in made.slots]

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.slot_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        self._point("")
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        name = self.slot_at(event.position())
        if name and event.button() == Qt.MouseButton.LeftButton and self._can_pick:
            self.picked.emit(name)
        else:
            event.ignore()

    def _point(self, name: str) -> None:
        if name != self._under:
            self._under = name
            hand = bool(name) and self._can_pick
            self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
            self.pointed.emit(name)
