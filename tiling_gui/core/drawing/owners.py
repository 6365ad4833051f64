"""How what a player owns is drawn: MAX's edges, vertices and tiles solid with a triangle up, MIN's hatched, down."""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence

from tiling_gui.core.drawing.figure import Box, Line, Point, Polygon, Rectangle, Shape, triangle
from tiling_gui.core.game import Side


def name_of(side: Side | None) -> str:
    """ "max" or "min", the prefix of the roles of a player's colours; "" for None, a tile of the initial position."""
    return "" if side is None else "max" if side in (Side.MAX, Side.FIRST) else "min"


def side_tile(box: Rectangle, side: Side, radius: float, edge: float = 1.0, hatched_from: float = 8.0) -> Box:
    """A tile in the player's colour and pattern, its outline inside `box`; hatched only from size `hatched_from`."""
    (x, y, width, height), name = box, name_of(side)
    hatch = "min_hatch" if name == "min" and min(width, height) >= hatched_from else None
    inside = (x + edge / 2, y + edge / 2, width - edge, height - edge)
    return Box(*inside, f"{name}_fill", f"{name}_edge", edge, radius, hatch=hatch)


def sign(left: float, top: float, size: float, side: Side) -> tuple[Shape, Shape]:
    """The symbol of a player: a solid tile with a triangle up, or a hatched one with a triangle down."""
    up = name_of(side) == "max"
    tile = side_tile((left, top, size, size), side, max(2.5, 0.2 * size), 1.0 if size < 20 else 1.5, 20)
    y = top + size * (0.49 if up else 0.51)
    return tile, triangle(left + size / 2, y, size / 2, up=up, role="max_text" if up else "min_text")


def owned_line(points: tuple[Point, ...], side: Side, width: float) -> Iterator[Shape]:
    """The line of an edge owned by a player, `width` px wide without its border."""
    if side is Side.MAX:
        yield Line(points, "max_edge", width + 2)
        yield Line(points, "max_fill", width)
    else:
        yield Line(points, "min_edge", width + 2)
        yield Line(points, "min_fill", width)
        yield Line(points, "min_hatch", width, (4, 4))


def owner_triangle(at: Point, half: float, side: Side) -> Polygon:
    """The triangle on an edge or a vertex owned by a player, in the colour of its text."""
    up = side is Side.MAX
    return triangle(*at, 2 * half, up=up, role="max_text" if up else "min_text")


def hatching(corners: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Lines at 45 degrees inside a polygon, `step` px apart along the axes, rising to the right."""
    cuts: defaultdict[int, list[Point]] = defaultdict(list)
    for (a, b), (c, d) in zip(corners, (*corners[1:], corners[0]), strict=True):
        start, end = a + b, c + d
        line = math.floor(min(start, end) / step - 0.5)
        while (line + 0.5) * step < min(start, end):  # as the next loop compares: a corner on a line counts once
            line += 1
        while (level := (line + 0.5) * step) < max(start, end):
            part = (level - start) / (end - start)
            cuts[line].append((a + (c - a) * part, b + (d - b) * part))
            line += 1
    ends = (sorted(cuts[line]) for line in sorted(cuts))
    return [
        (one, other) for cut in ends for one, other in zip(cut[::2], cut[1::2], strict=True) if other[0] - one[0] > 1
    ]


def circle(at: Point, radius: float) -> tuple[Point, ...]:
    # The points of a 24-gon, a quarter of them rotated: hatching needs no more precision.
    quarter = [(1.0, 0.0), (0.966, 0.259), (0.866, 0.5), (0.707, 0.707), (0.5, 0.866), (0.259, 0.966)]
    turned = quarter + [(-y, x) for x, y in quarter] + [(-x, -y) for x, y in quarter] + [(y, -x) for x, y in quarter]
    return tuple((at[0] + radius * x, at[1] + radius * y) for x, y in turned)
