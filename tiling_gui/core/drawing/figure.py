"""Pictures as plain shapes with palette roles: built once, drawn by `svg`, `tikz` and, on the screen, `paint`.

Coordinates are px, x right and y down. A role names a colour of palette.py; actual colours are chosen when writing.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import cos, pi, sin
from typing import Literal, Protocol

from tiling_gui.palette import Palette

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]
"""(left, top, width, height)"""

DASHED = (4.0, 3.0)
"""Dash and gap, in px."""
RING_DASH = (5.0, 4.0)
"""Dash and gap of a ring around something only proposed, in px."""
DASHES: tuple[tuple[float, ...], ...] = ((), (14, 4), (5, 5), (12, 3, 3, 3))
"""Dashes for colours 1 to 4 of the sharing games, in px; they repeat from colour 5 on."""


@dataclass(frozen=True)
class Mixed:
    """The colour of `role` mixed with the share `share`, 0 to 1, of `other`."""

    role: str
    other: str
    share: float


Ink = str | Mixed
"""A field of `Palette`; "colour 3" or "digit 3", the third of its colours or the digit colour on it; or "white"."""


def colour_of(ink: Ink, palette: Palette) -> str:
    """The colour of a role as "#RRGGBB"."""
    if isinstance(ink, Mixed):
        one, other = (colour_of(role, palette) for role in (ink.role, ink.other))
        pairs = [(int(one[k : k + 2], 16), int(other[k : k + 2], 16)) for k in (1, 3, 5)]
        return "#" + "".join(f"{round(a + (b - a) * ink.share):02X}" for a, b in pairs)
    if ink == "white":
        return "#FFFFFF"
    if numbered := re.fullmatch(r"(colour|digit) (\d+)", ink):
        fill, digit = palette.colours[(int(numbered[2]) - 1) % len(palette.colours)]
        return fill if numbered[1] == "colour" else digit
    return str(getattr(palette, ink))


@dataclass(frozen=True)
class Line:
    """A polyline."""

    points: tuple[Point, ...]
    role: Ink
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Lines:
    """A group of line segments, such as hatching or a cross."""

    ends: tuple[tuple[Point, Point], ...]
    role: Ink
    width: float = 1.0
    round: bool = False
    """Whether the ends are round."""


@dataclass(frozen=True)
class Polygon:
    """A polygon; its outline has round joins."""

    points: tuple[Point, ...]
    fill: Ink
    edge: Ink | None = None
    width: float = 1.0


@dataclass(frozen=True)
class Box:
    """A rectangle with round corners; `hatch` is the role of a pattern of rising lines in it."""

    x: float
    y: float
    width: float
    height: float
    fill: Ink | None = None
    edge: Ink | None = None
    stroke: float = 1.0
    radius: float = 4.0
    dash: tuple[float, ...] = ()
    hatch: Ink | None = None
    opacity: float = 1.0
    """Opacity of the fill."""


@dataclass(frozen=True)
class Disc:
    """A filled disc with an outline."""

    centre: Point
    radius: float
    fill: Ink
    edge: Ink
    width: float = 1.5


@dataclass(frozen=True)
class Text:
    """One line of text; (x, y) is the middle of its height at the end that `anchor` names."""

    x: float
    y: float
    text: str
    role: Ink = "text"
    size: float = 12.0
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"
    face: Literal["sans", "serif", "mono"] = "sans"
    italic: bool = False


@dataclass(frozen=True)
class Group:
    """Shapes scaled by `scale` and moved by `x` and `y`; `words` describe them for screen readers."""

    shapes: tuple["Shape", ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    words: str = ""


@dataclass(frozen=True)
class Formula:
    """Mathematics drawn as shapes, replaced by `latex` in TikZ: (x, y) is its centre, `size` the font size."""

    shapes: tuple["Shape", ...]
    latex: str
    x: float
    y: float
    size: float


class Drawable(Protocol):
    """Something whose picture is made on demand."""

    def figure(self) -> "Figure": ...


@dataclass(frozen=True)
class Inset:
    """A picture within a picture, scaled to fit a rectangle and centred in it."""

    x: float
    y: float
    width: float
    height: float
    of: Drawable

    def group(self) -> Group:
        figure = self.of.figure()
        left, top, width, height = figure.box
        scale = min(self.width / width, self.height / height)
        x, y = self.x + (self.width - width * scale) / 2, self.y + (self.height - height * scale) / 2
        ground = Box(left, top, width, height, figure.ground, radius=0)
        return Group((ground, *figure.shapes), x - left * scale, y - top * scale, scale)

    @staticmethod
    def palette(palette: Palette) -> Palette:
        """The colours it is drawn in: the background of a field, not of the window."""
        return replace(palette, window=palette.field)


Shape = Line | Lines | Polygon | Box | Disc | Text | Group | Formula | Inset


@dataclass(frozen=True)
class Figure:
    shapes: tuple[Shape, ...]
    box: Rectangle
    """The visible part of the plane."""
    words: str = ""
    """A description for people who cannot see the picture."""
    ground: Ink = "window"
    spots: Mapping[str, Point] = field(default_factory=dict, hash=False)
    """The points that marks and arrows can name: squares, vertices, edges, cells."""
    areas: Mapping[str, Rectangle] = field(default_factory=dict, hash=False)
    """Where pointing means a spot, by its name, if that is more than the surroundings of its point."""
    unit: float = 0.0
    """The side of a square, or the like, in px: marks and values have its size; 0: the size asked for."""
    tell: Callable[..., str] | None = field(default=None, compare=False)
    """(name of a spot) -> what is there, such as "c7, free", also in English: `tell(name, tr=plain)`; None if nothing
    more can be said than the name.
    """


def stacked(figures: Sequence[Figure]) -> Figure:
    """One or more pictures stacked vertically, aligned on the left, with the background of the first."""
    groups: list[Shape] = []
    width, height = 0.0, 0.0
    for figure in figures:
        left, top, wide, high = figure.box
        groups.append(Group(figure.shapes, -left, height - top))
        width, height = max(width, wide), height + high
    return Figure(tuple(groups), (0.0, 0.0, width, height), ground=figures[0].ground)


def text_width(text: str, size: float) -> float:
    """An upper estimate of the width of `text` in px, enough for the widest common interface font."""
    return size * (0.62 * len(text) + 0.3 * sum(letter in _WIDE for letter in text))


_WIDE = frozenset("mwMW+−±×=<>≈≤≥≠∞→%@—…")
"""Letters much wider than others."""


def hatching(box: Box) -> tuple[tuple[Point, Point], ...]:
    """The rising lines of a hatched box, clipped to its sides."""
    inset, step = box.stroke + 0.8, 6.0
    left, top = box.x + inset, box.y + inset
    right, bottom = box.x + box.width - inset, box.y + box.height - inset
    lines = []
    level = left + bottom + step / 2  # each line is x + y = level; the first is half a step from the lower left corner
    level -= step * ((level - left - top) // step)
    while level < right + bottom:
        start, end = max(left, level - bottom), min(right, level - top)
        if start < end:
            lines.append(((start, level - start), (end, level - end)))
        level += step
    return tuple(lines)


def triangle(x: float, y: float, width: float, *, up: bool, role: Ink) -> Polygon:
    """The symbol of a player: a triangle `width` px wide centred on (x, y)."""
    half, rise = width / 2, width * (-0.4 if up else 0.4)
    return Polygon(((x - half, y - rise), (x + half, y - rise), (x, y + rise)), role)


def ring(centre: Point, radius: float, role: Ink, dash: tuple[float, ...] = (), width: float = 3.0) -> Line:
    """A ring, possibly dashed, as a polyline, so that SVG and TikZ dash it alike."""
    turns = [2 * pi * k / 48 for k in range(49)]
    return Line(tuple((centre[0] + radius * cos(t), centre[1] + radius * sin(t)) for t in turns), role, width, dash)
