"""A sharing game as a list of plain shapes, for SVG, TikZ and the window.

Coordinates are pixels, x to the right and y down. A coloured element has its colour, pattern and number; a shared
element is a solid tile with a triangle pointing up (MAX), a hatched one with a triangle pointing down (MIN), or empty.
The outer face, f0, has a tile of its own in the corner. From bottom to top: faces, edges, vertices, marks, names.
"""

from collections.abc import Iterator

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import (
    DASHES,
    RING_DASH,
    Disc,
    Figure,
    Line,
    Mixed,
    Point,
    Polygon,
    Shape,
    Text,
    ring,
)
from tiling_gui.core.drawing.owners import circle, hatching, owned_line, owner_triangle
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.layout import DOT, EDGE_MARK, Layout, beside, middle
from tiling_gui.core.graphs.layout import fitted as fit
from tiling_gui.core.graphs.layout import layout as graph_layout
from tiling_gui.games.sharing.rules import Propose, Put, SharingMove, SharingPosition, title
from tiling_gui.games.sharing.set_up import Kind, Weights
from tiling_gui.language import plain

_MARKS = {Kind.FACES: 0.62, Kind.EDGES: EDGE_MARK}
"""Radius of the marks of faces and edges relative to a vertex."""


def layout(position: SharingPosition, size: int = 48) -> Layout:
    """The layout of the game's graph; `size` as in core/graphs/layout.py."""
    kinds = (position.game.colour, position.game.share)
    return graph_layout(position.game.graph, size, faces=Kind.FACES in kinds, dots=Kind.VERTICES not in kinds)


def fitted(position: SharingPosition, width: float, height: float) -> Layout:
    """The layout as large as `width` x `height` pixels allow, centred."""
    return fit(layout(position), width, height)


def shapes(position: SharingPosition, size: int = 48, where: Layout | None = None) -> list[Shape]:
    """All shapes, from bottom to top; `where` replaces the layout of `size`."""
    return list(_Drawing(position, where or layout(position, size)).all())


def target(where: Layout, kind: Kind, i: int) -> tuple[Point, float]:
    """The middle and the radius of the clickable area of an element."""
    if kind == Kind.VERTICES:
        return where.vertices[i], where.radius
    return (middle(where.edges[i]) if kind == Kind.EDGES else where.faces[i]), _MARKS[kind] * where.radius


def coloured_disc(at: Point, radius: float, colour: int) -> Iterator[Shape]:
    yield Disc(at, radius, f"colour {colour}", "text")
    yield digit(at, radius, colour)


def digit(at: Point, radius: float, colour: int) -> Text:
    return Text(*at, str(colour), f"digit {colour}", max(9.0, 1.1 * radius), bold=True)


def coloured_line(points: tuple[Point, ...], colour: int, width: float) -> Iterator[Shape]:
    """An edge in a colour, with its pattern and outline."""
    yield Line(points, "text", width + 2)
    yield Line(points, Mixed(f"colour {colour}", "white", 0.65), width)
    yield Line(points, f"colour {colour}", width, DASHES[(colour - 1) % len(DASHES)])


class _Drawing:
    def __init__(self, position: SharingPosition, where: Layout) -> None:
        self.position, self.where = position, where
        game = position.game
        self.coloured = {(game.colour, i): colour for i, colour in enumerate(position.colours)}
        self.owned = {(game.share, i): owner for i, owner in enumerate(position.owners)}
        self.played = self.coloured.keys() | self.owned.keys()

    def all(self) -> Iterator[Shape]:
        yield from self.faces()
        for i, points in enumerate(self.where.edges):
            yield from self.edge(i, points)
        for kind, places, radius in (
            (Kind.FACES, self.where.faces, _MARKS[Kind.FACES] * self.where.radius),
            (Kind.EDGES, [middle(points) for points in self.where.edges], _MARKS[Kind.EDGES] * self.where.radius),
            (Kind.VERTICES, self.where.vertices, self.where.radius),
        ):
            for i, place in enumerate(places):
                if kind == Kind.VERTICES and not self.where.faces and (kind, i) in self.played:
                    # Edges end a little before the vertex.
                    yield Disc(place, radius + 2.5, "window", "window", 1)
                yield from self.mark(kind, i, place, radius)
        for v, name in enumerate(self.position.game.graph.vertex_names):
            yield Text(*self.name_place(v), name, "muted", 14, bold=True)
        for i, (x, y) in enumerate(self.where.faces):
            below = 0.9 * _MARKS[Kind.FACES] * self.where.radius + 11
            taken = i and (self.coloured.get((Kind.FACES, i)) or self.owned.get((Kind.FACES, i)))
            yield Text(x, y + below, self.face_words(i), "text" if taken else "muted", 12, bold=True)

    def face_words(self, i: int) -> str:
        """The name of a face, with its weight if faces have weights: "f2: 3/2"."""
        game = self.position.game
        name = game.graph.face_names[i]
        weighed = game.share == Kind.FACES and game.weighting != Weights.ONES
        return f"{name}: {game.weights[i]}" if weighed else name

    def name_place(self, v: int) -> Point:
        shown = Kind.VERTICES in (self.position.game.colour, self.position.game.share)
        return beside(self.position.game.graph, self.where, v, self.where.radius * (1 if shown else DOT) + 14)

    def faces(self) -> Iterator[Shape]:
        """The inner faces that have an owner or a colour."""
        if not self.where.faces:
            return
        for i, face in enumerate(self.position.game.graph.faces):
            if not i:
                continue
            corners = tuple(self.where.vertices[v] for v in face.walk)
            colour, owner = self.coloured.get((Kind.FACES, i)), self.owned.get((Kind.FACES, i))
            if colour:
                yield Polygon(corners, Mixed(f"colour {colour}", "window", 0.45))
            elif owner == Side.MAX:
                yield Polygon(corners, Mixed("max_fill", "window", 0.3))
            elif owner == Side.MIN:
                yield Polygon(corners, "min_fill")
                for start, end in hatching(corners, 10):
                    yield Line((start, end), "min_hatch", 2)

    def edge(self, i: int, points: tuple[Point, ...]) -> Iterator[Shape]:
        """The line of an edge: thick with the pattern of its colour or owner, else thin."""
        width = max(4.0, 0.36 * self.where.radius)
        colour, owner = self.coloured.get((Kind.EDGES, i)), self.owned.get((Kind.EDGES, i))
        if colour:
            yield from coloured_line(points, colour, width)
        elif owner:
            yield from owned_line(points, owner, width)
        else:
            yield Line(points, "line2", 2)

    def mark(self, kind: Kind, i: int, at: Point, radius: float) -> Iterator[Shape]:
        """The mark of an element: its number in its colour, its owner's tile, a knob to click, or a dot."""
        colour, owner = self.coloured.get((kind, i)), self.owned.get((kind, i))
        if colour:
            yield from self.base(kind, at, radius, f"colour {colour}", "text")
            yield digit(at, radius, colour)
        elif owner == Side.MAX:
            yield from self.base(kind, at, radius, "max_fill", "max_edge")
            yield owner_triangle(at, 0.5 * radius, owner)
        elif owner == Side.MIN:
            yield from self.base(kind, at, radius, "min_fill", "min_edge")
            inner = _square(at, 0.8 * radius) if kind == Kind.FACES else circle(at, 0.9 * radius)
            for start, end in hatching(inner, 7):
                yield Line((start, end), "min_hatch", 1.5)
            yield owner_triangle(at, 0.5 * radius, owner)
        elif (kind, i) in self.coloured or (kind == Kind.FACES and (kind, i) in self.owned):
            part = radius if kind == Kind.VERTICES else 0.7 * radius
            yield from self.base(kind, at, part, "field", "line2")
        elif kind == Kind.VERTICES:
            open_tile = (kind, i) in self.owned
            fill = "field" if open_tile else "line2"
            yield Disc(at, radius if open_tile else DOT * radius, fill, "line2")

    def base(self, kind: Kind, at: Point, radius: float, fill: str, edge: str) -> Iterator[Shape]:
        """The ground of a mark: a square for faces, because they are areas, else a disc."""
        if kind != Kind.FACES:
            yield Disc(at, radius, fill, edge)
            return
        corners = _square(at, 0.9 * radius)
        yield Polygon(corners, fill)
        yield Line((*corners, corners[0], corners[1]), edge, 1.5)


def _square(at: Point, half: float) -> tuple[Point, ...]:
    x, y = at
    return (x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)


_RING = 4.0
"""Pixels between an element and the ring around it."""


def figure(
    position: SharingPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The partly coloured graph; `size` is the diameter of a vertex in pixels.

    Names are always shown, whatever `coordinates`.
    """
    where = layout(position, size)
    after = position.play(notes.played) if isinstance(notes.played, Put) else position
    drawn = [*shapes(after, size), *_compared(position, notes, where)]
    height = where.height + (2 * where.radius if isinstance(notes.played, Propose) else 0)
    box = (0.0, 0.0, where.width, height)
    return Figure(tuple(drawn), box, title(position, tr=plain), spots=spots(position, where))


def spots(position: SharingPosition, where: Layout) -> dict[str, Point]:
    """The places of vertices and faces by their names, and of edges by those of their ends."""
    graph = position.game.graph
    faces = zip(graph.face_names, where.faces, strict=True) if where.faces else ()
    ends = (f"{graph.vertex_names[u]}-{graph.vertex_names[v]}" for u, v in graph.edges)
    return dict(zip(graph.vertex_names, where.vertices, strict=True)) | dict(
        (*faces, *zip(ends, map(middle, where.edges), strict=True))
    )


def _compared(position: SharingPosition, notes: Annotations, where: Layout) -> Iterator[Shape]:
    """Rings around the elements of two placements, or two proposed colours below the graph."""
    for k, move in enumerate((notes.played, notes.better)):
        dash = RING_DASH if k else ()
        if isinstance(move, Put):
            at, radius = target(where, position.game.colour, move.element)
            if k:
                yield Text(*at, str(position.proposed), "text", max(9.0, 1.1 * radius), bold=True)
            yield ring(at, radius + _RING, "accent", dash)
        elif isinstance(move, Propose):
            at, radius = (where.width / 2 + (2 * k - 1) * 2 * where.radius, where.height), where.radius
            yield from coloured_disc(at, radius, move.colour)
            yield ring(at, radius + _RING, "accent", dash)


def places(position: SharingPosition, size: int) -> dict[SharingMove, Place]:
    """For each placement, the place of its element; proposals have no place."""
    where = layout(position, size)
    kind = position.game.colour
    return {move: Place((target(where, kind, move.element)[0],)) for move in position.moves() if isinstance(move, Put)}
