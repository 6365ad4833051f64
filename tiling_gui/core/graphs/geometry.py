"""Exact geometry of points and segments in the plane: where two segments meet, and directions by angle.

Coordinates are Fractions, so no decision depends on rounding; only distances, used for drawing, are floats.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import cos, hypot, radians, sin

Point = tuple[Fraction, Fraction]
"""x to the right, y upwards."""

Segment = tuple[Point, Point]


def place(point: Point) -> str:
    """The point as text, "(1/2, 3)"."""
    return f"({point[0]}, {point[1]})"


def polar(degrees: float, radius: int) -> Point:
    """A point on a circle; `radius` is in thousandths, to which coordinates are rounded to keep them rational."""
    angle = radians(degrees)
    return Fraction(round(radius * cos(angle)), 1000), Fraction(round(radius * sin(angle)), 1000)


def polygon(n: int, radius: int) -> list[Point]:
    """n points on a circle, clockwise from the top; for n = 4 an upright square. `radius` is in thousandths."""
    if n == 4:
        side = Fraction(round(radius * 0.7071), 1000)
        return [(-side, side), (side, side), (side, -side), (-side, -side)]
    return [polar(90 - 360 * i / n, radius) for i in range(n)]


def minus(a: Point, b: Point) -> Point:
    """The vector from b to a."""
    return a[0] - b[0], a[1] - b[1]


def cross(a: Point, b: Point) -> Fraction:
    """The cross product: positive if b is counterclockwise of a, 0 if they are collinear."""
    return a[0] * b[1] - a[1] * b[0]


def between(p: Point, a: Point, b: Point) -> bool:
    """Whether p is on the segment from a to b, ends included."""
    if cross(minus(b, a), minus(p, a)) != 0:
        return False
    return all(min(a[i], b[i]) <= p[i] <= max(a[i], b[i]) for i in (0, 1))


def by_angle(a: Point, b: Point) -> int:
    """Compare directions counterclockwise from the positive x axis, without dividing."""
    below_a, below_b = (p[1] < 0 or (p[1] == 0 and p[0] < 0) for p in (a, b))
    if below_a != below_b:
        return 1 if below_a else -1
    turn = cross(a, b)
    return -1 if turn > 0 else 1 if turn < 0 else 0


def intersection(first: Segment, second: Segment, common: set[Point]) -> Point | None:
    """A point at which two segments meet other than the points `common`; None if there is none."""
    (a, b), (c, d) = first, second
    turn = cross(minus(b, a), minus(d, c))
    if turn == 0:
        # Collinear or parallel: they meet exactly if an end of one is on the other.
        touching = [p for p in (c, d) if between(p, a, b)] + [p for p in (a, b) if between(p, c, d)]
        return next((p for p in touching if p not in common), None)
    along = cross(minus(c, a), minus(d, c)) / turn
    across = cross(minus(c, a), minus(b, a)) / turn
    if not (0 <= along <= 1 and 0 <= across <= 1):
        return None
    point = (a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1]))
    return None if point in common else point


def contains(corners: Sequence[tuple[float, float]], point: tuple[float, float]) -> bool:
    """Whether a point is inside a polygon; sides traversed twice do not matter."""
    x, y = point
    sides = zip(corners, (*corners[1:], corners[0]), strict=True)
    return sum(a + (c - a) * (y - b) / (d - b) > x for (a, b), (c, d) in sides if (b > y) != (d > y)) % 2 == 1


def distance_to_segment(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """The distance of the point p from the segment from a to b, which may coincide."""
    along, across = b[0] - a[0], b[1] - a[1]
    square = along * along + across * across
    part = ((p[0] - a[0]) * along + (p[1] - a[1]) * across) / square if square else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(p[0] - a[0] - part * along, p[1] - a[1] - part * across)
