"""A sharing game as a list of plain shapes, for whoever draws it: SVG, TikZ, the window.

Coordinates are px, x right and y down. What is coloured carries the colour, its pattern and its number; what is
shared is a solid tile with a point up (MAX), a hatched one with a point down (MIN), or open. The outer face has a
tile of its own in the corner, named f0. From below: faces, edges, vertices, marks, names.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, hypot, inf, pi, sin

from tiling_gui.core.drawing.shapes import DASHES, Disc, Line, Point, Polygon, Shape, Text
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.geometry import apart
from tiling_gui.core.graphs.planar import inside
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.set_up import Kind, Weights
from tiling_gui.palette import Palette

_MARKS = {Kind.FACES: 0.62, Kind.EDGES: 0.58}
"""Radius of the marks of faces and edges, in radii of a vertex."""
_DOT = 0.25
"""Radius of a vertex that is neither coloured nor shared, in radii of one that is."""
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


def layout(position: SharingPosition, size: int = 48) -> Layout:
    """Places the graph; `size` is the diameter of a vertex, smaller where vertices would come too close."""
    graph = position.game.graph
    plain = [(float(x), -float(y)) for x, y in graph.vertices]
    left, top = min(x for x, _ in plain), min(y for _, y in plain)
    across, down = max(x for x, _ in plain) - left, max(y for _, y in plain) - top
    nearest = min((hypot(a - c, b - d) for i, (a, b) in enumerate(plain) for c, d in plain[:i]), default=1.0)
    scale = min(2.4 * size / nearest, 20 * size / max(across, down, nearest))
    radius = min(size / 2, 0.3 * nearest * scale)
    margin = max(1.5 * size, _NAMES)
    with_faces = Kind.FACES in (position.game.colour, position.game.share)
    corner = 1.5 * size if with_faces else 0.0

    def place(point: Point) -> Point:
        return margin + corner + (point[0] - left) * scale, margin + (point[1] - top) * scale

    vertices = tuple(place(point) for point in plain)
    points: list[Point] = []
    if with_faces:
        points = [(margin, margin)] + [place((x, -y)) for x, y in (inside(graph, face) for face in graph.faces[1:])]
    played = Kind.VERTICES in (position.game.colour, position.game.share)
    edges = tuple(_lines(graph.edges, vertices, radius, radius if played else _DOT * radius))
    return Layout(
        across * scale + 2 * margin + corner, down * scale + 2 * margin, radius, vertices, edges, tuple(points)
    )


def fitted(position: SharingPosition, width: float, height: float) -> Layout:
    """The graph as large as `width` x `height` px allow, in their middle; vertices keep their usual size."""
    plain = layout(position)
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


def shapes(position: SharingPosition, palette: Palette, size: int = 48, where: Layout | None = None) -> list[Shape]:
    """Everything to be drawn, from below; `where` takes the place of the layout of `size`."""
    return list(_Drawing(position, palette, where or layout(position, size)).all())


def target(where: Layout, kind: Kind, i: int) -> tuple[Point, float]:
    """The middle and the radius of what is to be clicked of an element."""
    if kind == Kind.VERTICES:
        return where.vertices[i], where.radius
    return (_middle(where.edges[i]) if kind == Kind.EDGES else where.faces[i]), _MARKS[kind] * where.radius


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
    x, y = _middle(line)
    beside = min((apart(p, a, b) for p in others for a, b in pairwise(line)), default=inf)
    marked = min((hypot(a - x, b - y) for a, b in others), default=inf)
    return min(beside - radius, marked - (1 + 0.7 * _MARKS[Kind.EDGES]) * radius)


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


class _Drawing:
    """The shapes of one position."""

    def __init__(self, position: SharingPosition, palette: Palette, where: Layout) -> None:
        self.position, self.palette, self.where = position, palette, where
        game = position.game
        self.coloured = {(game.colour, i): colour for i, colour in enumerate(position.colours)}
        self.owned = {(game.share, i): owner for i, owner in enumerate(position.owners)}
        self.played = self.coloured.keys() | self.owned.keys()

    def all(self) -> Iterator[Shape]:
        """From below: faces, edges, vertices, marks, names."""
        yield from self.faces()
        for i, points in enumerate(self.where.edges):
            yield from self.edge(i, points)
        for kind, places, radius in (
            (Kind.FACES, self.where.faces, _MARKS[Kind.FACES] * self.where.radius),
            (Kind.EDGES, [_middle(points) for points in self.where.edges], _MARKS[Kind.EDGES] * self.where.radius),
            (Kind.VERTICES, self.where.vertices, self.where.radius),
        ):
            for i, place in enumerate(places):
                if kind == Kind.VERTICES and not self.where.faces and (kind, i) in self.played:
                    # Edges end a little before the vertex.
                    yield Disc(place, radius + 2.5, self.palette.window, self.palette.window, 1)
                yield from self.mark(kind, i, place, radius)
        for v, name in enumerate(self.position.game.graph.vertex_names):
            yield Text(self.beside(v), name, self.palette.muted, 14)
        for i, (x, y) in enumerate(self.where.faces):
            below = 0.9 * _MARKS[Kind.FACES] * self.where.radius + 11
            taken = i and (self.coloured.get((Kind.FACES, i)) or self.owned.get((Kind.FACES, i)))
            yield Text((x, y + below), self.face_words(i), self.palette.text if taken else self.palette.muted, 12)

    def face_words(self, i: int) -> str:
        """The name of a face, with what it is worth where faces are not worth 1 each: "f2: 3/2"."""
        game = self.position.game
        name = game.graph.face_names[i]
        weighed = game.share == Kind.FACES and game.weighting != Weights.ONES
        return f"{name}: {game.weights[i]}" if weighed else name

    def beside(self, v: int) -> Point:
        """Where the name of a vertex stands: in the widest gap between its edges."""
        x, y = self.where.vertices[v]
        graph = self.position.game.graph
        lines = [
            p if edge[0] == v else p[::-1] for edge, p in zip(graph.edges, self.where.edges, strict=True) if v in edge
        ]
        ways = sorted(atan2(points[1][1] - y, points[1][0] - x) for points in lines) or [pi / 2]
        gaps = [(after - before, (before + after) / 2) for before, after in pairwise([*ways, ways[0] + 2 * pi])]
        # Of equally wide gaps the upper one, for y runs down.
        way = max(gaps, key=lambda gap: (round(gap[0], 6), -sin(gap[1])))[1]
        shown = Kind.VERTICES in (self.position.game.colour, self.position.game.share)
        reach = self.where.radius * (1 if shown else 0.25) + 14
        return x + reach * cos(way), y + reach * sin(way)

    def faces(self) -> Iterator[Shape]:
        """The inner faces that are somebody's or have a colour."""
        if not self.where.faces:
            return
        for i, face in enumerate(self.position.game.graph.faces):
            if not i:
                continue
            corners = tuple(self.where.vertices[v] for v in face.walk)
            colour, owner = self.coloured.get((Kind.FACES, i)), self.owned.get((Kind.FACES, i))
            if colour:
                yield Polygon(corners, _mixed(self.fill(colour)[0], self.palette.window, 0.45))
            elif owner == Side.MAX:
                yield Polygon(corners, _mixed(self.palette.max_fill, self.palette.window, 0.3))
            elif owner == Side.MIN:
                yield Polygon(corners, self.palette.min_fill)
                for start, end in hatching(corners, 10):
                    yield Line((start, end), self.palette.min_hatch, 2)

    def edge(self, i: int, points: tuple[Point, ...]) -> Iterator[Shape]:
        """The line of an edge: thick with the pattern of its colour or owner, else thin."""
        palette, width = self.palette, max(4.0, 0.36 * self.where.radius)
        colour, owner = self.coloured.get((Kind.EDGES, i)), self.owned.get((Kind.EDGES, i))
        if colour:
            fill = self.fill(colour)[0]
            yield Line(points, palette.text, width + 2)
            yield Line(points, _mixed(fill, "#FFFFFF", 0.65), width)
            yield Line(points, fill, width, DASHES[(colour - 1) % len(DASHES)])
        elif owner == Side.MAX:
            yield Line(points, palette.max_edge, width + 2)
            yield Line(points, palette.max_fill, width)
        elif owner == Side.MIN:
            yield Line(points, palette.min_edge, width + 2)
            yield Line(points, palette.min_fill, width)
            yield Line(points, palette.min_hatch, width, (4, 4))
        else:
            yield Line(points, palette.line2, 2)

    def mark(self, kind: Kind, i: int, at: Point, radius: float) -> Iterator[Shape]:
        """The disc of an element: its number in its colour, its owner's tile, a knob to click, or a dot."""
        palette = self.palette
        colour, owner = self.coloured.get((kind, i)), self.owned.get((kind, i))
        if colour:
            fill, digit = self.fill(colour)
            yield from self.base(kind, at, radius, fill, palette.text)
            yield Text(at, str(colour), digit, max(9.0, 1.1 * radius))
        elif owner == Side.MAX:
            yield from self.base(kind, at, radius, palette.max_fill, palette.max_edge)
            yield Polygon(_triangle(at, 0.5 * radius, -1), palette.max_text)
        elif owner == Side.MIN:
            yield from self.base(kind, at, radius, palette.min_fill, palette.min_edge)
            inner = _square(at, 0.8 * radius) if kind == Kind.FACES else _circle(at, 0.9 * radius)
            for start, end in hatching(inner, 7):
                yield Line((start, end), palette.min_hatch, 1.5)
            yield Polygon(_triangle(at, 0.5 * radius, 1), palette.min_text)
        elif (kind, i) in self.coloured or (kind == Kind.FACES and (kind, i) in self.owned):
            part = radius if kind == Kind.VERTICES else 0.7 * radius
            yield from self.base(kind, at, part, palette.field, palette.line2)
        elif kind == Kind.VERTICES:
            open_tile = (kind, i) in self.owned
            fill = palette.field if open_tile else palette.line2
            yield Disc(at, radius if open_tile else _DOT * radius, fill, palette.line2)

    def base(self, kind: Kind, at: Point, radius: float, fill: str, edge: str) -> Iterator[Shape]:
        """What a mark stands on: a square for faces, which are areas, else a disc."""
        if kind != Kind.FACES:
            yield Disc(at, radius, fill, edge)
            return
        corners = _square(at, 0.9 * radius)
        yield Polygon(corners, fill)
        yield Line((*corners, corners[0], corners[1]), edge, 1.5)

    def fill(self, colour: int) -> tuple[str, str]:
        """A colour of the game and the colour of digits on it."""
        return self.palette.colours[(colour - 1) % len(self.palette.colours)]


def hatching(corners: Sequence[Point], step: float) -> list[tuple[Point, Point]]:
    """Lines at 45 degrees inside a polygon, `step` px apart along the axes, rising to the right."""
    lines = []
    sides = list(zip(corners, (*corners[1:], corners[0]), strict=True))
    level = (min(x + y for x, y in corners) // step + 0.5) * step
    while level < max(x + y for x, y in corners):
        cuts = []
        for (a, b), (c, d) in sides:
            if (a + b > level) != (c + d > level):
                part = (level - a - b) / (c + d - a - b)
                cuts.append((a + (c - a) * part, b + (d - b) * part))
        cuts.sort()
        lines += [(start, end) for start, end in zip(cuts[::2], cuts[1::2], strict=True) if end[0] - start[0] > 1]
        level += step
    return lines


def _middle(points: Sequence[Point]) -> Point:
    """The point halfway along a line."""
    left = sum(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points)) / 2
    for (a, b), (c, d) in pairwise(points):
        length = hypot(c - a, d - b)
        if left <= length:
            return a + (c - a) * left / length, b + (d - b) * left / length
        left -= length
    return points[-1]


def _triangle(at: Point, half: float, way: int) -> tuple[Point, ...]:
    """Pointing up (way -1) or down (way 1)."""
    x, y = at
    return (x - half, y - 0.8 * half * way), (x + half, y - 0.8 * half * way), (x, y + 0.8 * half * way)


def _square(at: Point, half: float) -> tuple[Point, ...]:
    x, y = at
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


def _circle(at: Point, radius: float) -> tuple[Point, ...]:
    # The points of a 24-gon by turning a quarter of one: hatching needs no more.
    quarter = [(1.0, 0.0), (0.966, 0.259), (0.866, 0.5), (0.707, 0.707), (0.5, 0.866), (0.259, 0.966)]
    turned = quarter + [(-y, x) for x, y in quarter] + [(-x, -y) for x, y in quarter] + [(y, -x) for x, y in quarter]
    return tuple((at[0] + radius * x, at[1] + radius * y) for x, y in turned)


def _mixed(colour: str, other: str, share: float) -> str:
    """`share` of `other` in `colour`."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
