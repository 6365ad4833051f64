"""The layout of a drawn graph in px, x right and y down: vertices, edges, names. All games on graphs use it.

Edges that would run through a vertex, and parallel edges, are curved.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, inf, pi, sin

from tiling_gui.core.drawing.figure import Point
from tiling_gui.core.graphs.geometry import distance_to_segment
from tiling_gui.core.graphs.placing import can_be_drawn, drawn
from tiling_gui.core.graphs.planar import Graph, inside

EDGE_MARK = 0.58
"""Radius of the mark in the middle of an edge, as a share of the radius of a vertex."""
DOT = 0.25
"""Radius of a vertex drawn as a dot, as a share of the full radius."""
_NAMES = 36.0
"""Least margin for the names of vertices, in px."""
_LARGEST, _MARGIN = 26.0, 72.0
"""Largest radius of a vertex and largest margin, in px."""
_LETTER = 8.4
"""The width of a letter of a name, in px, at most."""
_APART = 22.0
"""Distance, in px, from which a name does not come too close to a point."""


@dataclass(frozen=True)
class Layout:
    """Coordinates for drawing a graph, in px."""

    width: float
    height: float
    radius: float
    """Radius of a vertex that is coloured or shared."""
    vertices: tuple[Point, ...]
    edges: tuple[tuple[Point, ...], ...]
    """The polyline of every edge; parallel edges are curved apart."""
    faces: tuple[Point, ...]
    """A point inside every face, for the outer one the place of its tile in the corner; empty without faces."""


def layout(graph: Graph, size: int = 48, *, faces: bool = False, dots: bool = False) -> Layout:
    """Lay out a graph; `size` is the diameter of a vertex, reduced if vertices would come too close.

    With `faces` every face gets a place. With `dots` vertices are drawn as dots, so edges may pass close to them. If
    vertices would not be seen apart, as in a game saved with such coordinates, a drawing is computed.
    """
    if not faces and graph.vertices and not can_be_drawn(graph.vertices):
        graph = drawn(len(graph.vertices), graph.edges)
    plain = [(float(x), -float(y)) for x, y in graph.vertices]
    left, top = min(x for x, _ in plain), min(y for _, y in plain)
    across, down = max(x for x, _ in plain) - left, max(y for _, y in plain) - top
    nearest = min((hypot(a - c, b - d) for i, (a, b) in enumerate(plain) for c, d in plain[:i]), default=1.0)
    scale = min(2.4 * size / nearest, 20 * size / max(across, down, nearest))
    radius = min(size / 2, 0.3 * nearest * scale, _LARGEST)
    margin = min(max(1.5 * size, _NAMES), _MARGIN)
    corner = min(1.5 * size, _MARGIN) if faces else 0.0
    # Long names have room at both sides.
    extra = _LETTER * max(0, max(map(len, graph.given_names), default=0) - 2)

    def place(point: Point) -> Point:
        return margin + extra + corner + (point[0] - left) * scale, margin + (point[1] - top) * scale

    vertices = tuple(place(point) for point in plain)
    points: list[Point] = []
    if faces:
        points = [(margin, margin)] + [place((x, -y)) for x, y in (inside(graph, face) for face in graph.faces[1:])]
    edges = tuple(_lines(graph.edges, vertices, radius, DOT * radius if dots else radius))
    return Layout(
        across * scale + 2 * (margin + extra) + corner,
        down * scale + 2 * margin,
        radius,
        vertices,
        edges,
        tuple(points),
    )


def _lines(
    edges: Sequence[tuple[int, int]], at: Sequence[Point], radius: float, disc: float
) -> Iterator[tuple[Point, ...]]:
    """The polyline of every edge, none passing under the `disc` of a vertex that is not its end."""
    seen: dict[tuple[int, int], int] = {}
    for u, v in edges:
        others = [p for w, p in enumerate(at) if w not in (u, v)]
        parallel = edges.count((u, v)) > 1
        if not parallel:
            yield _clear(at[u], at[v], others, disc)
            continue
        # If the straight line would run through a vertex, start with the first curve instead.
        blocked = any(distance_to_segment(p, at[u], at[v]) < 1 for p in others)
        copy = seen[u, v] = seen.get((u, v), 0 if blocked else -1) + 1
        # The first of parallel edges is straight, the others curve to alternating sides.
        yield _bow(at[u], at[v], 1.6 * radius * ((copy + 1) // 2) * (1 if copy % 2 else -1))


def _clear(start: Point, end: Point, others: Sequence[Point], radius: float) -> tuple[Point, ...]:
    """The polyline of an edge past all other vertices: straight, or curved as little as necessary."""
    if _room((start, end), others, radius) > 2:
        return (start, end)
    bows = (sign * part * radius for part in (0.4, 0.8, 1.2, 1.6, 2.0, 2.4) for sign in (1, -1))
    lines = [_bow(start, end, bow) for bow in bows]
    rooms = [_room(line, others, radius) for line in lines]
    clear = (line for line, room in zip(lines, rooms, strict=True) if room > 2)
    return next(clear, lines[rooms.index(max(rooms))])


def _room(line: tuple[Point, ...], others: Sequence[Point], radius: float) -> float:
    """The clearance of a line, and of the mark at its middle, from discs of `radius` px around the other points."""
    x, y = middle(line)
    beside = min((distance_to_segment(p, a, b) for p in others for a, b in pairwise(line)), default=inf)
    marked = min((hypot(a - x, b - y) for a, b in others), default=inf)
    return min(beside - radius, marked - (1 + 0.7 * EDGE_MARK) * radius)


def _bow(start: Point, end: Point, bow: float) -> tuple[Point, ...]:
    """A curve whose middle is `bow` px away from that of the straight line."""
    (a, b), (c, d) = start, end
    away = hypot(c - a, d - b)
    if not bow or not away:
        return (start, end)
    side = (-(d - b) / away * bow, (c - a) / away * bow)
    steps = [i / 12 for i in range(13)]
    return tuple(
        (a + (c - a) * t + side[0] * 4 * t * (1 - t), b + (d - b) * t + side[1] * 4 * t * (1 - t)) for t in steps
    )


def middle(points: Sequence[Point]) -> Point:
    left = sum(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points)) / 2
    for (a, b), (c, d) in pairwise(points):
        length = hypot(c - a, d - b)
        if left <= length:
            share = left / length if length else 0.0
            return a + (c - a) * share, b + (d - b) * share
        left -= length
    return points[-1]


def beside(graph: Graph, where: Layout, v: int, radius: float, avoid: Sequence[Point] = ()) -> Point:
    """The position of a vertex's name: `radius` px from the vertex, in the widest gap between its edges in which it is
    not too close to the points to avoid.
    """
    x, y = where.vertices[v]
    lines = [p if edge[0] == v else p[::-1] for edge, p in zip(graph.edges, where.edges, strict=True) if v in edge]
    ways = sorted(atan2(points[1][1] - y, points[1][0] - x) for points in lines) or [pi / 2]
    gaps = [(after - before, (before + after) / 2) for before, after in pairwise([*ways, ways[0] + 2 * pi])]
    if avoid:
        gaps += [(gap / 2, way + side * gap / 4) for gap, way in gaps for side in (-1, 1)]
    # The place is the middle of the name, so that a long one beside the vertex has to be further off.
    room = _LETTER / 2 * max(0, len(graph.vertex_names[v]) - 2)

    def place(way: float) -> Point:
        return x + radius * cos(way) + room * max(-1.0, min(1.0, 1.6 * cos(way))), y + radius * sin(way)

    def is_better(gap: tuple[float, float]) -> tuple[float, float, float]:
        a, b = place(gap[1])
        away = min((hypot(c - a, d - b) for c, d in avoid), default=inf)
        # Of equally wide gaps take the upper one; y points down.
        return min(away, _APART), round(gap[0], 6), -sin(gap[1])

    return place(max(gaps, key=is_better)[1])
