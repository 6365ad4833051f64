"""Pictures as plain shapes in roles of a palette: made once, written by `svg`, `tikz` and, on the screen, `paint`.

Coordinates are px, x right and y down. A role names a colour (palette.py): a picture has none until it is written.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import cos, pi, sin
from typing import Literal, Protocol

from tiling_gui.palette import Palette

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]
"""(left, top, width, height)"""

DASHED = (4.0, 3.0)
"""Drawn and left out in turn, in px."""
RING_DASH = (5.0, 4.0)
"""Of a ring around what is only proposed."""
DASHES: tuple[tuple[float, ...], ...] = ((), (14, 4), (5, 5), (12, 3, 3, 3))
"""The pattern of colours 1 to 4 of the sharing games, in px; colours 5 to 8 have them again, and so on."""


@dataclass(frozen=True)
class Mixed:
    """`share` of `other` in `role`."""

    role: str
    other: str
    share: float


Ink = str | Mixed
"""A field of `Palette`; "colour 3" and "digit 3", the third of its colours and what is written on it; "white"."""


def colour_of(ink: Ink, palette: Palette) -> str:
    """The colour of a role as "#rrggbb"."""
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
    """A line through points."""

    points: tuple[Point, ...]
    role: Ink
    width: float = 1.0
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Lines:
    """Straight lines that belong together, such as a hatching or a cross."""

    ends: tuple[tuple[Point, Point], ...]
    role: Ink
    width: float = 1.0
    round: bool = False
    """Round ends."""


@dataclass(frozen=True)
class Polygon:
    """A polygon, its outline with round corners."""

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
    """Of the fill."""


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
    """Shapes that lie `x` and `y` further right and down, `scale` times as large; `words` say what they are."""

    shapes: tuple["Shape", ...]
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    words: str = ""


@dataclass(frozen=True)
class Formula:
    """Mathematics drawn as shapes. LaTeX sets `latex` in their place: (x, y) is its middle, `size` that of letters."""

    shapes: tuple["Shape", ...]
    latex: str
    x: float
    y: float
    size: float


class Drawable(Protocol):
    """What is drawn when it is looked at."""

    def figure(self) -> "Figure":
        """Its picture."""


@dataclass(frozen=True)
class Inset:
    """A picture in a picture, as large as fits into the middle of a rectangle."""

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
        """The colours in which it is drawn: on a field, not on a window."""
        return replace(palette, window=palette.field)


Shape = Line | Lines | Polygon | Box | Disc | Text | Group | Formula | Inset


@dataclass(frozen=True)
class Figure:
    """A picture."""

    shapes: tuple[Shape, ...]
    box: Rectangle
    """What of the plane is shown."""
    words: str = ""
    """Says what is to be seen, for who does not see it."""
    ground: Ink = "window"
    spots: Mapping[str, Point] = field(default_factory=dict, hash=False)
    """Points that marks and arrows name: squares, vertices, edges, cells."""


def beneath(figures: Sequence[Figure]) -> Figure:
    """Pictures one under the other, their left sides in line, on the ground of the first; at least one."""
    groups: list[Shape] = []
    width, height = 0.0, 0.0
    for figure in figures:
        left, top, wide, high = figure.box
        groups.append(Group(figure.shapes, -left, height - top))
        width, height = max(width, wide), height + high
    return Figure(tuple(groups), (0.0, 0.0, width, height), ground=figures[0].ground)


def text_width(text: str, size: float) -> float:
    """About how wide `text` is in pixels: wide enough for the widest usual interface font."""
    return 0.62 * size * len(text)


def hatching(box: Box) -> tuple[tuple[Point, Point], ...]:
    """The rising lines of a hatched box, cut off at its sides."""
    inset, step = box.stroke + 0.8, 6.0
    left, top = box.x + inset, box.y + inset
    right, bottom = box.x + box.width - inset, box.y + box.height - inset
    lines = []
    level = left + bottom + step / 2  # a line is x + y = level; one step from the corner at the lower left
    level -= step * ((level - left - top) // step)
    while level < right + bottom:
        start, end = max(left, level - bottom), min(right, level - top)
        if start < end:
            lines.append(((start, level - start), (end, level - end)))
        level += step
    return tuple(lines)


def triangle(x: float, y: float, width: float, *, up: bool, role: Ink) -> Polygon:
    """The sign of a player: a triangle `width` wide about (x, y)."""
    half, rise = width / 2, width * (-0.4 if up else 0.4)
    return Polygon(((x - half, y - rise), (x + half, y - rise), (x, y + rise)), role)


def ring(centre: Point, radius: float, role: Ink, dash: tuple[float, ...] = (), width: float = 3.0) -> Line:
    """A ring, which may be dashed, for SVG and TikZ alike."""
    turns = [2 * pi * k / 48 for k in range(49)]
    return Line(tuple((centre[0] + radius * cos(t), centre[1] + radius * sin(t)) for t in turns), role, width, dash)
