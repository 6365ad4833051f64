"""The values of moves on a board as capsules, one style for each rank, for the window, SVG and TikZ."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from tiling_gui.core.drawing.figure import Line, Point, Polygon, Shape, Text
from tiling_gui.core.game import Value
from tiling_gui.language import mark


class Rank(Enum):
    """How a move's value is drawn; also the order of importance."""

    KEEPS = mark("keeps the value")
    COSTS_ONE = mark("costs one")
    COSTS_MORE = mark("costs more")
    EXACT = mark("exact")
    """Exact, but its cost is unknown because the value of the position is."""
    ESTIMATE = mark("estimate")


def rank_of_cost(cost: Value, least: Value) -> Rank:
    """The rank of a move that costs `cost`, of either sign; `least` is the smallest possible cost other than 0."""
    if not cost:
        return Rank.KEEPS
    return Rank.COSTS_MORE if max(cost, -cost) > least else Rank.COSTS_ONE


def signed(number: Value) -> str:
    """A change with its sign and a true minus: "+1", "−7/2", "0"."""
    return f"−{-number}" if number < 0 else f"+{number}" if number else "0"


@dataclass(frozen=True)
class Label:
    """The short text for the value of a move."""

    rank: Rank
    text: str


CAPSULE = {
    Rank.KEEPS: (0.54, 0.34, 0.235),
    Rank.COSTS_ONE: (0.46, 0.27, 0.19),
    Rank.EXACT: (0.46, 0.27, 0.19),
    Rank.COSTS_MORE: (0.40, 0.24, 0.165),
    Rank.ESTIMATE: (0.54, 0.27, 0.175),
}
"""Length and thickness of a capsule and the size of its number, in squares."""
ROUND = 0.46
"""Radius of its ends, as a share of its thickness."""
HALO = 0.03
"""Width of the light line around the capsule of a move that keeps the value, in squares."""
DASH = (3.0, 2.0)
"""Dash and gap of the outline of an estimate, in px."""
_DIGIT = 0.62
"""Width of a digit, as a share of its height."""


def size(label: Label, upright: bool) -> tuple[float, float]:
    """(width, height) in squares, enlarged if the number needs it."""
    length, breadth, digits = CAPSULE[label.rank]
    needs = _DIGIT * digits * len(label.text) + 0.12
    return (max(breadth, needs), length) if upright else (max(length, needs), breadth)


def shapes(label: Label, centre: Point, u: float, *, upright: bool = False) -> Iterator[Shape]:
    """Filled if the move keeps the value, a hairline if it costs one, bare if it costs more, dashed if not proved.

    `u` is px per square.
    """
    rank, (width, height) = label.rank, size(label, upright)
    outline = _rounded(centre, width * u, height * u)
    closed = (*outline, outline[0])
    ink = "text"
    if rank is Rank.KEEPS:
        yield Polygon(outline, "accent")
        yield Line(closed, "sq_light", HALO * u)
        ink = "on_accent"
    elif rank is Rank.ESTIMATE:
        yield Line(closed, "muted", 1.0, DASH)
    elif rank is Rank.COSTS_MORE:
        ink = "muted"
    else:
        yield Line(closed, "board_edge", 1.0)
    yield Text(*centre, label.text, ink, CAPSULE[rank][2] * u, bold=True)


def _rounded(centre: Point, width: float, height: float) -> tuple[Point, ...]:
    radius = ROUND * min(width, height)
    x, y = width / 2 - radius, height / 2 - radius
    corners = ((x, -y), (x, y), (-x, y), (-x, -y))
    points = []
    for quarter, (a, b) in enumerate(corners):
        for step in range(7):
            turn = (quarter - 1 + step / 6) * math.pi / 2
            points.append((centre[0] + a + radius * math.cos(turn), centre[1] + b + radius * math.sin(turn)))
    return tuple(points)
