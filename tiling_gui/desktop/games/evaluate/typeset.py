"""An expression as it is drawn: boxes measured in units of the letters' size, then painted at a size that fits.

    ascent   +--------+            every box hangs on the axis, the height of a minus sign:
             |   box  |            rows align their axes, a fraction's bar lies on it
    axis   - - - - - - - -
    descent  +--------+

The boxes come from games/evaluate/notation.py (layout); a long sum or difference is broken before an operator.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font
from tiling_gui.games.evaluate.notation import DROP, SMALLER, Bar, Box, Fence, Power, Row, Slot, Text, value_text

LARGEST, SMALLEST = 46.0, 5.0
"""Size of the letters in pixels."""
COMFORTABLE = 34.0
"""Below this size it is worth breaking the line."""
_UNIT = 100.0
_SLOT_WIDTH, _SLOT_HEIGHT = 1.33, 1.43
_GAP, _OVERHANG, _FENCE, _LEADING = 0.27, 0.32, 0.42, 0.45
_BREAKS = 14
SERIF = ["STIX Two Text", "Libertinus Serif", "TeX Gyre Termes", "Times New Roman", "Liberation Serif", "DejaVu Serif"]


def serif(pixels: float, *, italic: bool = False) -> QFont:
    """The face of mathematics: a serif that the system has."""
    made = QFont()
    made.setFamilies(SERIF)
    made.setStyleHint(QFont.StyleHint.Serif)
    made.setPixelSize(max(1, round(pixels)))
    made.setItalic(italic)
    return made


def text_size(words: str, face: QFont) -> float:
    """Width of `words` in pixels."""
    return QFontMetricsF(face).horizontalAdvance(words)


@dataclass(frozen=True)
class Measure:
    """The size of a box in units of the letters' size."""

    width: float
    ascent: float
    descent: float

    @property
    def height(self) -> float:
        """From top to bottom."""
        return self.ascent + self.descent


@dataclass(frozen=True)
class SlotPlace:
    """Where one occurrence of a variable was painted."""

    name: str
    value: Fraction | None
    rect: QRectF


@dataclass(frozen=True)
class Ink:
    """The colours of an expression."""

    text: QColor
    muted: QColor
    line: QColor
    field: QColor
    accent: QColor


def measure(box: Box) -> Measure:
    """How large `box` is."""
    match box:
        case Text(words):
            return Measure(text_size(words, serif(_UNIT)) / _UNIT, 0.55, 0.55)
        case Slot(name, _):
            wide = max(_SLOT_WIDTH, text_size(name, serif(_UNIT, italic=True)) / _UNIT + 0.5)
            return Measure(wide, _SLOT_HEIGHT / 2, _SLOT_HEIGHT / 2)
        case Row(items):
            sizes = [measure(item) for item in items]
            return Measure(sum(s.width for s in sizes), max(s.ascent for s in sizes), max(s.descent for s in sizes))
        case Bar(above, below):
            top, bottom = measure(above), measure(below)
            wide = max(top.width, bottom.width) + 2 * _OVERHANG
            return Measure(wide, top.height + _GAP, bottom.height + _GAP)
        case Fence(inner, _):
            size = measure(inner)
            return Measure(size.width + 2 * _FENCE, size.ascent + 0.05, size.descent + 0.05)
        case Power(base, exponent):
            lower, upper = measure(base), measure(exponent)
            high = lower.ascent - DROP + SMALLER * upper.height
            return Measure(lower.width + SMALLER * upper.width, max(lower.ascent, high), lower.descent)


def broken(box: Box, width: float, height: float) -> tuple[tuple[Box, ...], float]:
    """The lines of `box` and the size of the letters with which they fit best into width x height pixels."""
    best: tuple[Box, ...] = (box,)
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


def _fitting(sizes: Sequence[Measure], width: float, height: float) -> float:
    wide = max(size.width for size in sizes)
    high = sum(size.height for size in sizes) + _LEADING * (len(sizes) - 1)
    return max(SMALLEST, min(LARGEST, width / wide, height / high))


class Typesetter:
    """Paints boxes at one size; `places` has every slot that was painted."""

    def __init__(self, painter: QPainter, size: float, ink: Ink, lit: Callable[[str], bool], last: str) -> None:
        """`lit` says which variables light up, `last` is the variable that was filled last."""
        self.painter, self.size, self.ink, self.lit, self.last = painter, size, ink, lit, last
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.places: list[SlotPlace] = []

    def paint_lines(self, lines: Sequence[Box], area: QRectF) -> None:
        """The lines one below the other in the middle of `area`."""
        sizes = [measure(line) for line in lines]
        high = (sum(size.height for size in sizes) + _LEADING * (len(sizes) - 1)) * self.size
        y = area.center().y() - high / 2
        for line, size in zip(lines, sizes, strict=True):
            self.paint(line, QPointF(area.center().x() - size.width * self.size / 2, y + size.ascent * self.size))
            y += (size.height + _LEADING) * self.size

    def paint(self, box: Box, at: QPointF) -> None:
        """`box` with the left end of its axis `at`."""
        s, size = self.size, measure(box)
        match box:
            case Text(words):
                self._words(words, QRectF(at.x(), at.y() - 0.55 * s, size.width * s, 1.1 * s))
            case Slot(_, _):
                self._slot(box, QRectF(at.x(), at.y() - size.ascent * s, size.width * s, size.height * s))
            case Row(items):
                x = at.x()
                for item in items:
                    self.paint(item, QPointF(x, at.y()))
                    x += measure(item).width * s
            case Bar(above, below):
                top, bottom = measure(above), measure(below)
                for part, other, y in (
                    (above, top, at.y() - (_GAP + top.descent) * s),
                    (below, bottom, at.y() + (_GAP + bottom.ascent) * s),
                ):
                    self.paint(part, QPointF(at.x() + (size.width - other.width) / 2 * s, y))
                self.painter.setPen(QPen(self.ink.text, max(1.0, 0.052 * s), c=Qt.PenCapStyle.FlatCap))
                inset = 0.1 * s
                self.painter.drawLine(QPointF(at.x() + inset, at.y()), QPointF(at.x() + size.width * s - inset, at.y()))
            case Fence(inner, bars):
                self._fence(QRectF(at.x(), at.y() - size.ascent * s, size.width * s, size.height * s), bars)
                self.paint(inner, QPointF(at.x() + _FENCE * s, at.y()))
            case Power(base, exponent):
                lower, upper = measure(base), measure(exponent)
                self.paint(base, at)
                up = lower.ascent - DROP + SMALLER * upper.descent
                self.size = SMALLER * s
                self.paint(exponent, QPointF(at.x() + lower.width * s, at.y() - up * s))
                self.size = s

    def _words(self, words: str, box: QRectF) -> None:
        face = serif(self.size)
        self.painter.setFont(face)
        self.painter.setPen(self.ink.text)
        metrics = QFontMetricsF(face)
        # Digits stand so that their middle is on the axis, where minus and bars are.
        y = box.center().y() + metrics.capHeight() / 2
        self.painter.drawText(QPointF(box.x(), y), words)

    def _fence(self, box: QRectF, bars: bool) -> None:
        s = self.size
        self.painter.setPen(QPen(self.ink.text, max(1.0, 0.05 * s)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for edge, inward in ((box.left() + 0.12 * s, 0.2 * s), (box.right() - 0.12 * s, -0.2 * s)):
            if bars:
                x = edge + inward / 2
                self.painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()))
                continue
            path = QPainterPath(QPointF(edge + inward, box.top()))
            middle = box.center().y()
            path.cubicTo(QPointF(edge, box.top() + 0.25 * s), QPointF(edge, middle - 0.2 * s), QPointF(edge, middle))
            path.cubicTo(
                QPointF(edge, middle + 0.2 * s), QPointF(edge, box.bottom() - 0.25 * s),
                QPointF(edge + inward, box.bottom()),
            )  # fmt: skip
            self.painter.drawPath(path)

    def _slot(self, slot: Slot, box: QRectF) -> None:
        painter, ink = self.painter, self.ink
        s = self.size
        frame = box.adjusted(0.03 * s, 0.03 * s, -0.03 * s, -0.03 * s)
        self.places.append(SlotPlace(slot.name, slot.value, frame))
        radius = 0.1 * s
        lit = self.lit(slot.name)
        painter.setBrush(ink.field if lit or slot.value is not None else Qt.BrushStyle.NoBrush)
        if slot.value is not None:
            painter.setPen(QPen(ink.text if lit else ink.line, 1.5 if lit else 1))
        else:
            pen = QPen(ink.text if lit else ink.line, max(1.0, (0.044 if lit else 0.032) * s))
            pen.setDashPattern([3.2, 1.8] if lit else [3.6, 2.2])
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
        painter.drawRoundedRect(frame, radius, radius)
        if slot.value is None:
            painter.setFont(serif(s, italic=True))
            painter.setPen(ink.text)
            painter.drawText(frame.adjusted(0, -0.1 * s, 0, -0.04 * s), Qt.AlignmentFlag.AlignCenter, slot.name)
            return
        self._held(slot, frame)
        if slot.name == self.last:
            painter.setPen(QPen(ink.accent, max(1.5, 0.05 * s)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out = 0.07 * s
            painter.drawRoundedRect(frame.adjusted(-out, -out, out, out), radius + out, radius + out)

    def _held(self, slot: Slot, frame: QRectF) -> None:
        """The value in a slot and the variable's name, small, in the corner."""
        painter, s = self.painter, self.size
        assert slot.value is not None
        words, pixels = value_text(slot.value), 0.86 * s
        room = frame.width() - 0.12 * s
        wide = text_size(words, font(round(pixels), SEMIBOLD))
        painter.setFont(font(max(8, int(pixels * min(1.0, room / max(wide, 1)))), SEMIBOLD))
        painter.setPen(self.ink.text)
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, words)
        small = max(8.0, 0.3 * s)
        if frame.height() > 2.6 * small:
            painter.setFont(serif(small, italic=True))
            painter.setPen(self.ink.muted)
            corner = frame.adjusted(0.1 * s, 0, -0.05 * s, -0.02 * s)
            painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, slot.name)
