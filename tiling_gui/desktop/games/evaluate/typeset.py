"""An expression on the screen: in as many lines, and with letters as large, as fit. A long sum or difference is broken
before an operator; the letters are those of the system."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from tiling_gui.core.drawing.figure import Shape
from tiling_gui.desktop.ui.drawing.painting import serif
from tiling_gui.games.evaluate.notation import Box, Row, Text
from tiling_gui.games.evaluate.typesetting import Typesetter

LARGEST, SMALLEST = 46.0, 5.0
"""Size of the letters in pixels."""
COMFORTABLE = 34.0
"""Below this size it is worth breaking the line."""
_UNIT = 100
_LEADING = 0.45
_BREAKS = 14


def text_size(words: str, face: QFont) -> float:
    return QFontMetricsF(face).horizontalAdvance(words)


@lru_cache(1000)
def _width(words: str, slanted: bool) -> float:
    return text_size(words, serif(_UNIT, italic=slanted)) / _UNIT


def setter(size: float, last: str, lit: frozenset[str]) -> Typesetter:
    """Sets what the window shows; `last` is the variable that was filled last, those of `lit` stand out."""
    return Typesetter(size, played=last, lit=lit, width=_width)


def draw_lines(made: Typesetter, size: float, lines: Sequence[Box], area: QRectF) -> list[Shape]:
    """The lines one below the other in the middle of `area`."""
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
    """The lines of `box` and the size of the letters with which they fit best into width x height pixels."""
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
