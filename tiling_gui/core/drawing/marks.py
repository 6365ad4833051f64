"""Marks and arrows over a picture: four colours that are four shapes, and four patterns of arrows, as well.

They are written as text: "c3" is a circle on c3, "c3:cross" a cross, "a1-c3" an arrow, "a1-c3:square" one in the colour
and the pattern of squares. Places are the names that a `Figure` has for its points: squares, vertices, edges, cells.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import hypot

from tiling_gui.core.drawing.figure import DASHES, Figure, Formula, Group, Line, Point, Polygon, Shape
from tiling_gui.core.drawing.owners import circle
from tiling_gui.errors import InputError

KINDS = {"circle": "accent", "square": "max_ink", "triangle": "min_ink", "cross": "warn"}
"""The role of each shape."""
_RADIUS, _WIDTH = 0.34, 0.07
"""Of a mark and of its line, in squares or what measures the picture."""
_HALO = 2.0
"""Pixels of light at both sides of a line, so that it is seen on every ground."""


def marked(figure: Figure, marks: Sequence[str], arrows: Sequence[str], size: float) -> Figure:
    """The picture with marks and arrows over it; `size` is the side of a square, or the like, in px.

    Raises InputError with one sentence for a place or a kind that there is not.
    """
    drawn: list[Shape] = []
    said = []
    for text in marks:
        place, kind = _read(text, figure)
        at = _spot(place, figure)
        drawn.extend(_lined(_outline(at, kind, _RADIUS * size), kind, size))
        said.append(f"{kind} on {place}")
    for text in arrows:
        ends, kind = _read(text, figure)
        start, end = _ends(ends, figure)
        drawn.extend(_arrow(_spot(start, figure), _spot(end, figure), kind, size))
        said.append(f"arrow from {start} to {end} ({kind})")
    # LaTeX sets a formula elsewhere than the marks would be.
    below = (Group(shape.shapes) if isinstance(shape, Formula) else shape for shape in figure.shapes)
    return replace(figure, shapes=(*below, *drawn), words="; ".join(filter(None, (figure.words, *said))))


def _read(text: str, figure: Figure) -> tuple[str, str]:
    """(what is named, kind)"""
    if not figure.spots:
        raise InputError("Nothing can be marked in the pictures of this game.")
    name, colon, kind = text.replace("–", "-").strip().rpartition(":")
    if not colon:
        return kind, "circle"
    if kind not in KINDS:
        raise InputError(f"A mark is a {', '.join(KINDS)}, such as c3:cross; not {kind!r}.")
    return name, kind


def _ends(text: str, figure: Figure) -> tuple[str, str]:
    """Names may have a hyphen of their own."""
    parts = text.split("-")
    if len(parts) == 1:
        raise InputError(f"An arrow leads from one place to another, such as a1-c3; not {text!r}.")
    splits = [("-".join(parts[:k]), "-".join(parts[k:])) for k in range(1, len(parts))]
    return next((pair for pair in splits if all(name in figure.spots for name in pair)), splits[0])


def _spot(name: str, figure: Figure) -> Point:
    if name not in figure.spots:
        some = list(figure.spots)[:6]
        raise InputError(f"{name!r} is no place of this picture; there are {', '.join(some)} and so on.")
    return figure.spots[name]


def _outline(at: Point, kind: str, radius: float) -> list[tuple[Point, ...]]:
    """The lines of a mark."""
    (x, y), r = at, radius
    if kind == "circle":
        ring = circle(at, r)
        return [(*ring, *ring[:2])]
    if kind == "cross":
        return [((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r))]
    corners: tuple[Point, ...] = ((x, y - r), (x + 0.95 * r, y + 0.75 * r), (x - 0.95 * r, y + 0.75 * r))
    if kind == "square":
        corners = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
    return [(*corners, *corners[:2])]


def _lined(lines: Iterable[tuple[Point, ...]], kind: str, size: float) -> Iterator[Shape]:
    width = max(2.0, _WIDTH * size)
    lines = list(lines)
    yield from (Line(line, "field", width + 2 * _HALO) for line in lines)
    yield from (Line(line, KINDS[kind], width) for line in lines)


def _arrow(start: Point, end: Point, kind: str, size: float) -> Iterator[Shape]:
    """From near the middle of one place to near that of the other."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    if not length:
        raise InputError("An arrow leads from one place to another.")
    (dx, dy), head, width = ((end[0] - start[0]) / length, (end[1] - start[1]) / length), 0.26 * size, _WIDTH * size
    near = min(0.2 * size, length / 4)

    def along(way: float, aside: float = 0.0) -> Point:
        return start[0] + dx * way - dy * aside, start[1] + dy * way + dx * aside

    tip = length - near
    neck, wings = tip - head, 0.6 * head
    dash = tuple(part * size / 48 for part in DASHES[list(KINDS).index(kind)])
    ends = (along(near), along(neck + 0.1 * head))
    yield Line(ends, "field", max(2.0, width) + 2 * _HALO)
    yield Polygon((along(tip + _HALO), along(neck, wings), along(neck, -wings)), "field", "field", 2 * _HALO)
    yield Line(ends, KINDS[kind], max(2.0, width), dash)
    yield Polygon((along(tip), along(neck, wings), along(neck, -wings)), KINDS[kind])
