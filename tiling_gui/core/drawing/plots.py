"""Small plots as SVG: points over the number of a game with a line or a band, and bars. Screen and file show the same.

Numbers are written as the caller writes them, so that no language is spoken here.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from tiling_gui.core.drawing.svg import number, svg_document
from tiling_gui.palette import Palette

_LEFT, _TOP, _RIGHT, _BOTTOM = 60.0, 34.0, 18.0, 42.0
_SIZE = 12.0
_NAMES = 96.0
"""Pixels at the right for the names of marks."""
_APART = 14.0
"""Pixels between the names of two marks; one that is nearer to another has none."""
_LETTER = 0.6
"""About how wide a letter is, of its size."""


@dataclass(frozen=True)
class Frame:
    """What a plot is drawn in."""

    title: str
    across: str
    """Words under the axis."""
    palette: Palette
    width: float = 640.0
    height: float = 300.0
    write: Callable[[float], str] = "{:g}".format
    """How the numbers of the upright axis are written."""


@dataclass(frozen=True)
class Mark:
    """A line across the whole plot, such as another player's strength."""

    at: float
    words: str


def nice_ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from `low` to `high`, at most `most`, in steps of 1, 2 or 5 times a power of ten."""
    span = max(high - low, 1e-9)
    step = 10.0 ** math.floor(math.log10(span / max(most, 1)))
    for factor in (1, 2, 5, 10, 20):
        first, last = math.ceil(low / (step * factor) - 1e-9), math.floor(high / (step * factor) + 1e-9)
        if last - first + 1 <= most:
            return [k * step * factor for k in range(first, last + 1)]
    return [low]


def line_plot(
    frame: Frame,
    points: Sequence[float],
    *,
    line: Sequence[float] | None = None,
    band: Sequence[tuple[float, float]] | None = None,
    marks: Sequence[Mark] = (),
    from_zero: bool = False,
) -> str:
    """points[k] over k + 1 as discs; `line` as a line through them, `band` as the room between low and high."""
    values = [*points, *(line or ()), *(edge for pair in band or () for edge in pair), *(mark.at for mark in marks)]
    low, high = min(values, default=0.0), max(values, default=1.0)
    low = min(low, 0.0) if from_zero else low
    high = high if high > low else low + 1
    plot = _Area(frame, low, high, _NAMES if marks else 0.0)
    wide = plot.right - plot.left

    def x(k: int) -> float:
        return plot.left + wide * (k + 0.5) / max(1, len(points))

    colours, parts = frame.palette, plot.axes()
    if band:
        outline = [(x(k), plot.y(pair[1])) for k, pair in enumerate(band)]
        outline += [(x(k), plot.y(pair[0])) for k, pair in reversed(list(enumerate(band)))]
        if len(band) == 1:
            outline = [(x(0) + dx, plot.y(edge)) for dx, edge in zip((-6, 6, 6, -6), sorted(band[0] * 2), strict=True)]
        parts.append(f'<polygon points="{_pairs(outline)}" fill="{colours.accent_soft}"/>')
    named: list[float] = []
    for mark in marks:
        y = plot.y(mark.at)
        ends = f'x1="{number(plot.left)}" y1="{number(y)}" x2="{number(plot.right)}" y2="{number(y)}"'
        parts.append(f'<line {ends} stroke="{colours.line2}" stroke-dasharray="5 5"/>')
        if all(abs(y - other) >= _APART for other in named):
            parts.append(_text(plot.right + 6, y, mark.words, colours.muted, "start", 11))
            named.append(y)
    for k, value in enumerate(points):
        disc = f'cx="{number(x(k))}" cy="{number(plot.y(value))}" r="{2.5 if len(points) > 60 else 3.5}"'
        parts.append(f'<circle {disc} fill="{colours.field}" stroke="{colours.muted}" stroke-width="1.2"/>')
    if line:
        through = _pairs([(x(k), plot.y(value)) for k, value in enumerate(line)])
        parts.append(f'<polyline points="{through}" fill="none" stroke="{colours.accent}" stroke-width="2.2"/>')
    step = max(1, round(len(points) / max(2, wide / 70)))
    parts.extend(_text(x(k), plot.bottom + 13, str(k + 1), colours.muted) for k in range(0, len(points), step))
    return plot.document(parts)


def bar_plot(frame: Frame, bars: Sequence[tuple[str, float | None, str]]) -> str:
    """(name, height, what is written over it) side by side; a height of None is no bar."""
    plot = _Area(frame, 0.0, max([height for _, height, _ in bars if height is not None], default=0.0) or 1.0)
    colours, parts = frame.palette, plot.axes()
    room = (plot.right - plot.left) / max(1, len(bars))
    for k, (name, height, said) in enumerate(bars):
        middle, wide = plot.left + room * (k + 0.5), min(64.0, room * 0.6)
        top = plot.y(height or 0.0)
        if height:
            where = f'x="{number(middle - wide / 2)}" y="{number(top)}" width="{number(wide)}"'
            size = f'height="{number(plot.bottom - top)}" rx="2"'
            parts.append(f'<rect {where} {size} fill="{colours.accent}"/>')
        parts.append(_text(middle, top - 9, said, colours.text))
        fits = max(3, int(room / (_LETTER * _SIZE)))
        short = name if len(name) <= fits else name[: fits - 1] + "…"
        parts.append(_text(middle, plot.bottom + 13, short, colours.muted))
    return plot.document(parts)


class _Area:
    """Where the points of a plot lie."""

    def __init__(self, frame: Frame, low: float, high: float, names: float = 0.0) -> None:
        self.frame, self.low, self.high = frame, low, high
        self.left, self.right = _LEFT, frame.width - _RIGHT - names
        self.top, self.bottom = _TOP + 10, frame.height - _BOTTOM

    def y(self, value: float) -> float:
        return self.bottom - (value - self.low) / (self.high - self.low) * (self.bottom - self.top)

    def axes(self) -> list[str]:
        colours, parts = self.frame.palette, []
        for value in nice_ticks(self.low, self.high, max(2, int((self.bottom - self.top) / 36))):
            y = self.y(value)
            ends = f'x1="{number(self.left)}" y1="{number(y)}" x2="{number(self.right)}" y2="{number(y)}"'
            parts.append(f'<line {ends} stroke="{colours.line}"/>')
            parts.append(_text(self.left - 8, y, self.frame.write(value), colours.muted, "end"))
        corner = f"{number(self.left)},{number(self.top)} {number(self.left)},{number(self.bottom)}"
        axis = f"{corner} {number(self.right)},{number(self.bottom)}"
        parts.append(f'<polyline points="{axis}" fill="none" stroke="{colours.line2}"/>')
        return parts

    def document(self, parts: Sequence[str]) -> str:
        frame, colours = self.frame, self.frame.palette
        title = _text(14, 16, frame.title, colours.text, "start", 13, bold=True)
        under = _text((self.left + self.right) / 2, self.bottom + 31, frame.across, colours.muted)
        return svg_document([title, *parts, under], frame.width, frame.height, colours.field, title=frame.title)


def _text(
    x: float, y: float, words: str, colour: str, anchor: str = "middle", size: float = _SIZE, *, bold: bool = False
) -> str:
    style = f'font-size="{number(size)}" text-anchor="{anchor}" fill="{colour}"' + (
        ' font-weight="600"' if bold else ""
    )
    return f'<text x="{number(x)}" y="{number(y + 0.35 * size)}" {style}>{escape(words)}</text>'


def _pairs(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)
