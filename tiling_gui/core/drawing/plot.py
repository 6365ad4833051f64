"""Small plots as figures: points with a line or a band, bars, and dot plots of any size.

The caller formats the numbers, so this module needs no translations.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import Box, Disc, Figure, Line, Lines, Point, Polygon, Shape, Text
from tiling_gui.core.game import Value

_NAMES = 96.0
"""Space on the right for the names of marks, in px."""
_APART = 14.0
"""Least distance between the names of two marks, in px; a mark closer to a named one gets no name."""
_LETTER = 0.6
"""Approximate width of a letter, as a share of the font size."""
_WIDE = 100
"""A range of values that is wider has whole numbers beside it."""
_FEW, _FEW_WIDE = 64, 6.0
"""The most points that `dot_plot` draws as discs, and their diameter in px; more are drawn as dots."""


def ticks(low: float, high: float, most: int, *, whole: bool = False) -> list[float]:
    """Round numbers from `low` to `high`, at most `most`, in steps of 1, 2 or 5 times a power of ten.

    If `whole`, only integers, of any size.
    """
    if whole:
        power = 10 ** max(0, math.floor(math.log10(max(high - low, 1)) - math.log10(max(most, 1))))
        return next(
            list(found)
            for step in (factor * power for factor in (1, 2, 5, 10, 20, 50))
            if len(found := range(int(-(-low // step)) * step, int(high // step) * step + 1, step)) <= max(most, 1)
        )
    step = 10.0 ** math.floor(math.log10(max(high - low, 1e-9) / max(most, 1)))
    for factor in (1, 2, 5, 10, 20):
        first, last = math.ceil(low / (step * factor) - 1e-9), math.floor(high / (step * factor) + 1e-9)
        if last - first + 1 <= most:
            return [k * step * factor for k in range(first, last + 1)]
    return [low]


@dataclass(frozen=True)
class Frame:
    """The title, size and axis labels of a plot."""

    title: str
    across: str
    """The label of the horizontal axis."""
    width: float = 640.0
    height: float = 300.0
    write: Callable[[float], str] = "{:g}".format
    """Formats the numbers on the axes."""
    margins: tuple[float, float, float, float] = (60.0, 44.0, 18.0, 42.0)
    """Margins around the plot area in px: left, top, right, bottom."""


@dataclass(frozen=True)
class Mark:
    """A named horizontal line across the plot, such as another player's strength."""

    at: float
    words: str


class Plot:
    """The coordinates of a plot and the shapes drawn in it so far."""

    def __init__(self, frame: Frame, low: float, high: float, names: float = 0.0) -> None:
        self.frame, self.low, self.high = frame, low, high if high > low else low + 1
        self.left, self.top, right, bottom = frame.margins
        self.right, self.bottom = frame.width - right - names, frame.height - bottom
        self.shapes: list[Shape] = []

    def y(self, value: Value | float) -> float:
        return self.bottom - float((value - self.low) / (self.high - self.low)) * (self.bottom - self.top)

    def middle(self, k: int, count: int) -> float:
        """The x coordinate of the middle of column `k` of `count`."""
        return self.left + (self.right - self.left) * (k + 0.5) / max(1, count)

    def level(self, value: Value | float, role: str = "line", dash: tuple[float, ...] = (), width: float = 1.0) -> None:
        self.shapes.append(Line(((self.left, self.y(value)), (self.right, self.y(value))), role, width, dash))

    def up(self, *, whole: bool = False, apart: float = 36.0) -> None:
        """Draw both axes and the numbers of the vertical one, at least `apart` px apart, each with a grid line."""
        for value in ticks(self.low, self.high, max(2, int((self.bottom - self.top) / apart)), whole=whole):
            self.level(value)
            self.beside(value, self.frame.write(value))
        corner = ((self.left, self.top), (self.left, self.bottom), (self.right, self.bottom))
        self.shapes.append(Line(corner, "line2"))

    def beside(self, value: float, words: str) -> None:
        self.shapes.append(Text(self.left - 8, self.y(value), words, "muted", anchor="end"))

    def under(self, x: float, words: str) -> None:
        self.shapes.append(Text(x, self.bottom + 13, words, "muted"))

    def columns(self, count: int) -> None:
        """Draw the column numbers 1, 2, ... below, as many as fit."""
        step = max(1, round(count / max(2, (self.right - self.left) / 70)))
        for k in range(0, count, step):
            self.under(self.middle(k, count), str(k + 1))

    def band(self, edges: Sequence[tuple[float, float]]) -> None:
        xs = [self.middle(k, len(edges)) for k in range(len(edges))]
        if len(edges) == 1:
            xs, edges = [xs[0] - 6, xs[0] + 6], [edges[0], edges[0]]
        upper: list[Point] = [(x, self.y(high)) for x, (_, high) in zip(xs, edges, strict=True)]
        lower: list[Point] = [(x, self.y(low)) for x, (low, _) in zip(xs, edges, strict=True)]
        self.shapes.append(Polygon((*upper, *reversed(lower)), "accent_soft"))

    def figure(self, ground: str = "field") -> Figure:
        frame = self.frame
        title = Text(14, 16, frame.title, "text", 13, True, "start")
        under = Text((self.left + self.right) / 2, self.bottom + 31, frame.across, "muted")
        return Figure((title, *self.shapes, under), (0.0, 0.0, frame.width, frame.height), frame.title, ground)


def line_plot(
    frame: Frame,
    points: Sequence[float],
    *,
    line: Sequence[float] | None = None,
    band: Sequence[tuple[float, float]] | None = None,
    marks: Sequence[Mark] = (),
    from_zero: bool = False,
) -> Figure:
    """points[k] at x = k + 1 as discs; `line` as a polyline, `band` as the area between low and high."""
    values = [*points, *(line or ()), *(edge for pair in band or () for edge in pair), *(mark.at for mark in marks)]
    low, high = min(values, default=0.0), max(values, default=1.0)
    plot = Plot(frame, min(low, 0.0) if from_zero else low, high, _NAMES if marks else 0.0)
    plot.up()
    if band:
        plot.band(band)
    named: list[float] = []
    for mark in marks:
        y = plot.y(mark.at)
        plot.level(mark.at, "line2", (5.0, 5.0))
        if all(abs(y - other) >= _APART for other in named):
            plot.shapes.append(Text(plot.right + 6, y, mark.words, "muted", 11, anchor="start"))
            named.append(y)
    xs = [plot.middle(k, len(points)) for k in range(len(points))]
    radius = 2.5 if len(points) > 60 else 3.5
    for x, value in zip(xs, points, strict=True):
        plot.shapes.append(Disc((x, plot.y(value)), radius, "field", "muted", 1.2))
    if line:
        plot.shapes.append(Line(tuple(zip(xs, map(plot.y, line), strict=True)), "accent", 2.2))
    plot.columns(len(points))
    return plot.figure()


def bar_plot(frame: Frame, bars: Sequence[tuple[str, float | None, str]]) -> Figure:
    """Bars side by side, each (name, height, label above it); without a bar if the height is None."""
    plot = Plot(frame, 0.0, max([height for _, height, _ in bars if height is not None], default=0.0))
    plot.up()
    room = (plot.right - plot.left) / max(1, len(bars))
    for k, (name, height, said) in enumerate(bars):
        middle, wide, top = plot.middle(k, len(bars)), min(64.0, room * 0.6), plot.y(height or 0.0)
        if height:
            plot.shapes.append(Box(middle - wide / 2, top, wide, plot.bottom - top, "accent", radius=2))
        plot.shapes.append(Text(middle, top - 9, said))
        fits = max(3, int(room / (_LETTER * 12)))
        plot.under(middle, name if len(name) <= fits else name[: fits - 1] + "…")
    return plot.figure()


def dot_plot(frame: Frame, values: Any) -> Figure:
    """The points (k, values[k]) for integers `values`, with an axis from zero.

    Points on the same pixel are drawn once, so that five million of them cost no more than there are pixels.
    """
    last, largest = len(values) - 1, max(1, int(max(values))) if len(values) else 1
    plot = Plot(frame, 0.0, largest)
    if not len(values):
        return plot.figure()
    plot.up(whole=True)
    wide, high = plot.right - plot.left, plot.bottom - plot.top
    for value in ticks(0, last, max(2, int(wide // 90)), whole=True):
        plot.under(plot.left + value / max(1, last) * wide, frame.write(value))
    found = [(plot.left + x, plot.bottom - y) for x, y in pixels(values, int(wide), int(high))]
    if len(values) <= _FEW:
        plot.shapes.extend(Disc(at, _FEW_WIDE / 2, "accent", "accent", 0.0) for at in found)
    else:
        plot.shapes.append(Lines(tuple(((x, y), (x + 1, y)) for x, y in found), "accent", 1.5))
    return plot.figure()


def pixels(ys: Any, width: int, height: int) -> list[tuple[int, int]]:
    """The pixels (x, y) of the points (k, ys[k]) in a raster of width x height, y counted from below."""
    import numpy as np

    if len(ys) == 0:
        return []
    xs = np.arange(len(ys)) * (width - 1) // max(1, len(ys) - 1)
    largest = max(1, int(np.max(ys)))
    rows = np.asarray(ys, np.int64) * (height - 1) // largest
    packed = np.unique(xs.astype(np.int64) * height + rows)
    return [(int(p) // height, int(p) % height) for p in packed]


@dataclass(frozen=True)
class Series:
    """values[i] at first + i."""

    name: str
    first: int
    values: Sequence[Value]


_SERIES_ROLES = ("accent", "text", "muted")


def series_plot(frame: Frame, series: Sequence[Series]) -> Figure:
    """The points of each series joined by a line, with its name beside the plot where there is room."""
    every = [value for each in series for value in each.values]
    low, high = min([0, *every]), max([0, *every])
    whole = all(value == int(value) for value in every) or high - low > _WIDE
    names = _NAMES if any(each.name for each in series) else 0.0
    ends = (math.floor(low), math.ceil(high)) if whole else (float(low), float(high))
    plot = Plot(frame, ends[0], ends[1], names)
    if not every:
        return plot.figure()
    plot.up(whole=whole)
    first, last = min(each.first for each in series), max(each.first + len(each.values) - 1 for each in series)
    across = (plot.right - plot.left) / max(1, last - first)
    for n in ticks(first, last, max(2, int((plot.right - plot.left) // 60)), whole=True):
        plot.under(plot.left + (n - first) * across, frame.write(n))
    named: list[float] = []
    for number, each in enumerate(series):
        role = _SERIES_ROLES[number % len(_SERIES_ROLES)]
        points = [(plot.left + (each.first + i - first) * across, plot.y(v)) for i, v in enumerate(each.values)]
        if len(points) > 1:
            plot.shapes.append(Line(tuple(points), role, 1.2))
        plot.shapes.extend(Disc(at, 2.5, role, role, 0.0) for at in points)
        y = points[-1][1]
        if each.name and all(abs(y - other) >= _APART for other in named):
            plot.shapes.append(Text(plot.right + 6, y, each.name, role, 11, anchor="start"))
            named.append(y)
    return plot.figure()
