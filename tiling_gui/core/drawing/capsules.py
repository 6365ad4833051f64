"""The values of moves on a board as capsules, one style for each rank, for the window, SVG and TikZ."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from tiling_gui.core.drawing.figure import Disc, Group, Line, Point, Polygon, Shape, Text
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
LEAST_DIGITS = 11.0
"""Least height of a number, in px."""
NUMBERS_FROM, BEST_NUMBERS_FROM, LEADS_FROM = 44, 28, 16
"""Least side of a square, in px, with room for the number of every move, of the best moves, and of a few of them."""
_DIGIT = 0.62
"""Width of a digit, as a share of its height."""


def has_number(rank: Rank, u: float, *, leads: bool = False) -> bool:
    """Whether squares of u px have room for the number of this rank, or of one of the best estimates (`leads`)."""
    return u >= NUMBERS_FROM or (u >= BEST_NUMBERS_FROM and rank is Rank.KEEPS) or (u >= LEADS_FROM and leads)


def size(label: Label, u: float, *, upright: bool = False) -> tuple[float, float]:
    """(width, height) in px on squares of u px, enlarged if the number needs it."""
    length, breadth, _ = CAPSULE[label.rank]
    digits = _digits(label, u)
    length, breadth = length * u, max(breadth * u, digits + 3)
    needs = _DIGIT * digits * (len(label.text) + label.text.count("…")) + max(0.12 * u, 6.0)
    return (max(breadth, needs), length) if upright and needs <= length else (max(length, needs), breadth)


def _digits(label: Label, u: float) -> float:
    return max(LEAST_DIGITS, CAPSULE[label.rank][2] * u)


def shapes(label: Label, centre: Point, u: float, *, upright: bool = False, ground: str = "") -> Iterator[Shape]:
    """Filled if the move keeps the value, a hairline if it costs one, bare if it costs more, dashed if not proved.

    `u` is px per square; with `ground`, a colour role, what is below the number is hidden.
    """
    rank, (width, height) = label.rank, size(label, u, upright=upright)
    outline = _rounded(centre, width, height)
    closed = (*outline, outline[0])
    ink = "text"
    if ground and rank is not Rank.KEEPS:
        yield Polygon(outline, ground)
    if rank is Rank.KEEPS:
        yield Polygon(outline, "accent")
        yield Line(closed, "sq_light", max(1.5, HALO * u))
        ink = "on_accent"
    elif rank is Rank.ESTIMATE:
        yield Line(closed, "muted", 1.0, DASH)
    elif rank is Rank.COSTS_MORE:
        ink = "muted"
    else:
        yield Line(closed, "board_edge", 1.0)
    slanted = rank is Rank.ESTIMATE
    yield Text(*centre, label.text, ink, _digits(label, u), bold=rank is Rank.KEEPS, italic=slanted)


def dot(rank: Rank, centre: Point, u: float, *, upright: bool = False, ground: str = "") -> Iterator[Shape]:
    """The value of a move without its number: a long dot if it keeps the value, hollow if not proved."""
    if rank is Rank.KEEPS:
        long, short = 0.42 * u, 0.24 * u
        yield Polygon(_rounded(centre, *((short, long) if upright else (long, short)), part=0.5), "accent")
        return
    radius = max(1.0, {Rank.COSTS_MORE: 0.038, Rank.ESTIMATE: 0.06}.get(rank, 0.068) * u)
    if ground:
        yield Disc(centre, radius + 4, ground, ground, 0)
    if rank in (Rank.ESTIMATE, Rank.EXACT):
        edge = "accent" if rank is Rank.EXACT else "muted"
        yield Disc(centre, radius, ground or "sq_light", edge, 1.0)
    else:
        yield Disc(centre, radius, "muted", "muted", 0)


@lru_cache(8192)
def value(
    label: Label, centre: Point, u: float, *, upright: bool = False, number: bool = True, ground: str = ""
) -> Group:
    """A value as a number or as a dot; the same arguments give the same object."""
    if number:
        return Group(tuple(shapes(label, centre, u, upright=upright, ground=ground)))
    return Group(tuple(dot(label.rank, centre, u, upright=upright, ground=ground)))


def _rounded(centre: Point, width: float, height: float, part: float = ROUND) -> tuple[Point, ...]:
    radius = part * min(width, height)
    x, y = width / 2 - radius, height / 2 - radius
    corners = ((x, -y), (x, y), (-x, y), (-x, -y))
    points = []
    for quarter, (a, b) in enumerate(corners):
        for step in range(7):
            turn = (quarter - 1 + step / 6) * math.pi / 2
            points.append((centre[0] + a + radius * math.cos(turn), centre[1] + b + radius * math.sin(turn)))
    return tuple(points)
