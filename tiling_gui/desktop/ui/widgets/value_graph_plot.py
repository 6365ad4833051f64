"""Draws the value graph: one column per move, lines for exact values, bands for bounds, marks for mistakes."""

from collections.abc import Iterator
from fractions import Fraction

from tiling_gui.core.drawing.figure import Box, Line, Rectangle, Shape, Text, text_width
from tiling_gui.core.drawing.owners import name_of, sign
from tiling_gui.core.drawing.plot import Frame, Plot, ticks
from tiling_gui.core.game import Value, as_float
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.graph_data import GraphData, GraphPoint
from tiling_gui.language import tr

_SIZE, _APART = 12.0, 18.0
"""Font size, and minimum distance between two numbers, in pixels."""
_MARK = 14.0
"""Size of the mark of a mistake."""


class ValueGraphPlot(Plot):
    """The plot of `data` in `width` x `height` px."""

    def __init__(self, data: GraphData, width: float, height: float, under: int | None = None) -> None:
        """`under` is the column under the pointer."""
        self.data, (low, high) = data, data.reach()
        labels = max(text_width(words.short(round(v)), _SIZE) for v in ticks(low, high, 6, whole=True))
        frame = Frame("", "", width, height, lambda v: words.short(round(v)), (labels + 8, 12, 8, 22))
        super().__init__(frame, low, high)
        self._step = (self.right - self.left) / (data.last + (0.5 if data.is_over else 0))
        for ply, role in ((data.current, "accent_soft"), (under, "hover")):
            if ply is not None and (role == "accent_soft" or ply != data.current):
                left, right = self.column(ply)
                self.shapes.append(Box(left, self.top - 6, right - left, self.bottom - self.top + 6, role, radius=0))
        self.up(whole=True, apart=_APART)
        for move in ticks(0, data.last, 9, whole=True):
            self.under(self.left + move * self._step, str(move))
        left, right = self.column(data.current)
        self.shapes.append(Line(((left, self.bottom + 0.5), (right, self.bottom + 0.5)), "accent", 2))
        taken = list(self._taken())
        if data.value is not None:
            self.level(data.value, "accent", (6.0, 3.6), 1.5)
            self.shapes.append(self._named(taken))
        self.shapes += [shape for ply in range(len(data.points)) for shape in self._band(ply)]
        self.shapes += self._steps()
        for ply, point in enumerate(data.points):
            if point.mistake and point.side is not None:
                self.shapes += self._mark(ply)

    def y(self, value: Value | float) -> float:
        """The y of a value, at half pixels so that horizontal lines are sharp; values may be too large for a float."""
        share = as_float(Fraction(value - self.low) / (Fraction(self.high) - Fraction(self.low)))
        return round(self.bottom - min(max(share, -1.0), 2.0) * (self.bottom - self.top)) + 0.5

    def column(self, ply: int) -> tuple[float, float]:
        """The left and right edge of a column."""
        left, right = (self.left + (ply + half) * self._step for half in (-0.5, 0.5))
        return min(max(left, self.left), self.right), min(right, self.right)

    def ply_at(self, x: float) -> int | None:
        """The ply of the column at `x`; None outside."""
        ply = round((x - self.left) / self._step)
        return ply if self.left - 6 <= x <= self.right + 6 and 0 <= ply < len(self.data.points) else None

    def _band(self, ply: int) -> Iterator[Shape]:
        """A grey band between two lines; lines outside the plot are omitted, and edges between adjacent bands."""
        points = self.data.points
        if (band := points[ply].band) is None:
            return
        left, right = self.column(ply)
        low, high = map(self.y, band)
        top, bottom = max(high, self.top), min(low, self.bottom)
        yield Box(left, top, right - left, bottom - top, "text", radius=0, opacity=0.14)
        yield from (Line(((left, y), (right, y)), "text", 2) for y in sorted({high, low} & {top, bottom}))
        for x, other in ((left, ply - 1), (right, ply + 1)):
            if not 0 <= other < len(points) or points[other].band is None:
                yield Line(((x, top), (x, bottom)), "text", 1.2, (1.7, 2.2))

    def _steps(self) -> Iterator[Shape]:
        """One line for every uninterrupted run of exact values."""
        run: list[tuple[float, float]] = []
        for ply, point in enumerate([*self.data.points, GraphPoint()]):
            if point.exact is not None:
                run += [(x, self.y(point.exact)) for x in self.column(ply)]
            elif run:
                yield Line(tuple(run), "text", 2)
                run = []

    def _mark(self, ply: int) -> Iterator[Shape]:
        """The mark of the player who made a mistake."""
        left, top, size, _ = self._place_of_mark(ply)
        side = self.data.points[ply].side
        assert side is not None  # a mistake is somebody's
        yield from sign(left, top, size, side)

    def _place_of_mark(self, ply: int) -> Rectangle:
        """Below a line that the mistake lowered, above one that it raised."""
        point, middle = self.data.points[ply], sum(self.column(ply)) / 2
        low = name_of(point.side) == "max"
        value = point.lower if low else point.upper
        value = (point.upper if low else point.lower) if value is None else value
        assert value is not None  # one of the bounds proves the mistake
        y = self.y(value) + (11 if low else -11)
        y = min(max(y, _MARK / 2), self.bottom - _MARK / 2 - 1)
        return round(middle - _MARK / 2), round(y - _MARK / 2), _MARK, _MARK

    def _named(self, taken: list[Rectangle]) -> Text:
        """The label of the dashed line: above or below it, as far right as it overlaps nothing."""
        assert self.data.value is not None
        name, y = tr("best play"), self.y(self.data.value)
        width = text_width(name, _SIZE) * 0.9
        places = [
            (right, y + down) for right in range(round(self.right), round(self.left + width), -8) for down in (-10, 10)
        ]
        free = (
            (x, at)
            for x, at in places
            if 8 <= at <= self.bottom - 8 and not any(_touch((x - width, at - 8, width, 16), box) for box in taken)
        )
        x, at = next(free, (self.right, y - 10))
        return Text(x, at, name, "accent", _SIZE, anchor="end")

    def _taken(self) -> Iterator[Rectangle]:
        """The boxes that the moves' lines, bands and marks occupy."""
        before: tuple[float, ...] = ()
        for ply, point in enumerate(self.data.points):
            if point.upper is None or point.lower is None:
                before = ()
                continue
            left, right = self.column(ply)
            now = (self.y(point.upper), self.y(point.lower))
            yield left, now[0] - 1, right - left, now[1] - now[0] + 2
            if before:
                ends = (*now, *before)
                yield left - 1, min(ends) - 1, 3, max(ends) - min(ends) + 2
            if point.mistake and point.side:
                x, y, width, height = self._place_of_mark(ply)
                yield x - 3, y - 1, width + 6, height + 2
            before = now


def _touch(one: Rectangle, other: Rectangle) -> bool:
    return all(one[k] < other[k] + other[k + 2] and other[k] < one[k] + one[k + 2] for k in (0, 1))
