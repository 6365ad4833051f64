"""Where a drawn graph lies on paper or on the screen, in px, x right and y down: vertices, lines of edges, names.

Edges that would run through a vertex, and parallel ones, are bowed. Every game on graphs draws by it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, inf, pi, sin

from tiling_gui.core.drawing.figure import Point
from tiling_gui.core.graphs.geometry import apart
from tiling_gui.core.graphs.planar import Graph, inside

EDGE_MARK = 0.58
"""Radius of the mark in the middle of an edge, in radii of a vertex."""
DOT = 0.25
"""Radius of a vertex that is only a dot, in radii of one that is played with."""
_NAMES = 36.0
"""Pixels around the graph that the names of its vertices need, however small it is drawn."""


@dataclass(frozen=True)
class Layout:
    """Where everything of a graph is drawn, in px."""

    width: float
    height: float
    radius: float
    """Of a vertex that is coloured or shared."""
    vertices: tuple[Point, ...]
    edges: tuple[tuple[Point, ...], ...]
    """The line of every edge; parallel ones are bowed apart."""
    faces: tuple[Point, ...]
    """A point inside every face, for the outer one its tile in the corner; empty where no faces are played with."""


def layout(graph: Graph, size: int = 48, *, faces: bool = False, dots: bool = False) -> Layout:
    """Places a graph; `size` is the diameter of a vertex, smaller where vertices would come too close.

    `faces`: with a place for every face. `dots`: vertices are drawn as dots, so that edges may pass them closely.
    """
    plain = [(float(x), -float(y)) for x, y in graph.vertices]
    left, top = min(x for x, _ in plain), min(y for _, y in plain)
    across, down = max(x for x, _ in plain) - left, max(y for _, y in plain) - top
    nearest = min((hypot(a - c, b - d) for i, (a, b) in enumerate(plain) for c, d in plain[:i]), default=1.0)
    scale = min(2.4 * size / nearest, 20 * size / max(across, down, nearest))
    radius = min(size / 2, 0.3 * nearest * scale)
    margin = max(1.5 * size, _NAMES)
    corner = 1.5 * size if faces else 0.0

    def place(point: Point) -> Point:
        return margin + corner + (point[0] - left) * scale, margin + (point[1] - top) * scale

    vertices = tuple(place(point) for point in plain)
    points: list[Point] = []
    if faces:
        points = [(margin, margin)] + [place((x, -y)) for x, y in (inside(graph, face) for face in graph.faces[1:])]
    edges = tuple(_lines(graph.edges, vertices, radius, DOT * radius if dots else radius))
    return Layout(
        across * scale + 2 * margin + corner, down * scale + 2 * margin, radius, vertices, edges, tuple(points)
    )


def fitted(plain: Layout, width: float, height: float) -> Layout:
    """A layout as large as `width` x `height` px allow, in their middle; vertices keep their usual size."""
    margin, corner = 52.0, 34.0 if plain.faces else 0.0
    points = [*plain.vertices, *(point for line in plain.edges for point in line)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    across, down = max(x for x, _ in points) - left, max(y for _, y in points) - top
    room = (max(40.0, width - 2 * margin - corner), max(40.0, height - 2 * margin))
    scale = min(room[0] / max(across, 1.0), room[1] / max(down, 1.0), 2.2)
    x0 = (width + corner - across * scale) / 2 - left * scale
    y0 = (height - down * scale) / 2 - top * scale

    def moved(point: Point) -> Point:
        return x0 + point[0] * scale, y0 + point[1] * scale

    faces = tuple(moved(point) for point in plain.faces)
    if faces:
        faces = ((margin - 8, margin), *faces[1:])
    return Layout(
        width,
        height,
        min(24.0, plain.radius * scale),
        tuple(moved(point) for point in plain.vertices),
        tuple(tuple(moved(point) for point in line) for line in plain.edges),
        faces,
    )


def _lines(
    edges: Sequence[tuple[int, int]], at: Sequence[Point], radius: float, disc: float
) -> Iterator[tuple[Point, ...]]:
    """The line of every edge, none under the `disc` of a vertex it does not end at."""
    seen: dict[tuple[int, int], int] = {}
    for u, v in edges:
        others = [p for w, p in enumerate(at) if w not in (u, v)]
        parallel = edges.count((u, v)) > 1
        if not parallel:
            yield _clear(at[u], at[v], others, disc)
            continue
        # An edge that would run through a vertex is bowed as if it were the second one.
        blocked = any(apart(p, at[u], at[v]) < 1 for p in others)
        copy = seen[u, v] = seen.get((u, v), 0 if blocked else -1) + 1
        # The first of parallel edges is straight, the others are bows, to the one side and the other in turn.
        yield _bow(at[u], at[v], 1.6 * radius * ((copy + 1) // 2) * (1 if copy % 2 else -1))


def _clear(start: Point, end: Point, others: Sequence[Point], radius: float) -> tuple[Point, ...]:
    """The line of an edge past all other vertices: straight, or bowed as little as it takes."""
    if _room((start, end), others, radius) > 2:
        return (start, end)
    bows = (sign * part * radius for part in (0.4, 0.8, 1.2, 1.6, 2.0, 2.4) for sign in (1, -1))
    lines = [_bow(start, end, bow) for bow in bows]
    rooms = [_room(line, others, radius) for line in lines]
    clear = (line for line, room in zip(lines, rooms, strict=True) if room > 2)
    return next(clear, lines[rooms.index(max(rooms))])


def _room(line: tuple[Point, ...], others: Sequence[Point], radius: float) -> float:
    """How far a line, and the mark in its middle, stay away from the discs of `radius` px around other points."""
    x, y = middle(line)
    beside = min((apart(p, a, b) for p in others for a, b in pairwise(line)), default=inf)
    marked = min((hypot(a - x, b - y) for a, b in others), default=inf)
    return min(beside - radius, marked - (1 + 0.7 * EDGE_MARK) * radius)


def _bow(start: Point, end: Point, bow: float) -> tuple[Point, ...]:
    """A line that stands `bow` px off the straight one in its middle."""
    (a, b), (c, d) = start, end
    if not bow:
        return (start, end)
    away = hypot(c - a, d - b)
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
            return a + (c - a) * left / length, b + (d - b) * left / length
        left -= length
    return points[-1]


def beside(graph: Graph, where: Layout, v: int, radius: float) -> Point:
    """Where the name of a vertex stands: in the widest gap between its edges; `radius` px from it."""
    x, y = where.vertices[v]
    lines = [p if edge[0] == v else p[::-1] for edge, p in zip(graph.edges, where.edges, strict=True) if v in edge]
    ways = sorted(atan2(points[1][1] - y, points[1][0] - x) for points in lines) or [pi / 2]
    gaps = [(after - before, (before + after) / 2) for before, after in pairwise([*ways, ways[0] + 2 * pi])]
    # Of equally wide gaps the upper one, for y runs down.
    way = max(gaps, key=lambda gap: (round(gap[0], 6), -sin(gap[1])))[1]
    return x + radius * cos(way), y + radius * sin(way)
