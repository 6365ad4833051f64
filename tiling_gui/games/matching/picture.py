"""The picture of a matching game: a graph, or a board if the graph is a cylinder or a torus of squares.

An edge chosen by MAX is solid with a triangle pointing up, one of MIN's hatched with one pointing down. Edges that can
still be chosen are lines, other edges are faint; a covered vertex is filled, one that can no longer be covered is
crossed out. Boards are in board_shapes.py.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import pairwise
from math import hypot

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import Disc, Figure, Line, Point, Shape, Text
from tiling_gui.core.drawing.owners import circle, owned_line, owner_triangle
from tiling_gui.core.graphs.layout import Layout, beside, layout
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.games.matching.board_shapes import BoardDrawing
from tiling_gui.games.matching.rules import Edge, MatchingPosition, title
from tiling_gui.games.matching.wrapped_board import wrapped_board
from tiling_gui.language import plain, tr

DOT = 0.42
"""Radius of a vertex relative to that of the layout."""
_NAME = 13
_PLACES = (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73)
"""Possible places of the mark along an edge, best first."""
_DASH = (5.0, 4.0)
"""Dash pattern of a proposed edge."""


@dataclass(frozen=True)
class GraphDrawing:
    """A graph with a layout; vertices are small, because edges may pass them closely."""

    graph: Graph
    where: Layout

    is_board = False
    """Whether values are shown on squares."""

    @classmethod
    def of(cls, graph: Graph, size: int) -> "GraphDrawing":
        """A drawing with vertices of diameter `size` in the layout, in pixels."""
        return cls(graph, layout(graph, size, dots=True))

    @property
    def width(self) -> float:
        return self.where.width

    @property
    def height(self) -> float:
        return self.where.height

    @property
    def u(self) -> float:
        """The diameter of a vertex, which determines the size of values like the side of a square on a board."""
        return 2 * self.where.radius

    def shapes(self, position: MatchingPosition) -> Iterator[Shape]:
        """All shapes, from bottom to top: edges, vertices, marks, names."""
        return _shapes(position, self.where)

    def targets(self, edge: int) -> Sequence[tuple[Point, float]]:
        """(the point where an edge is clicked and marked, room around it); a board may have two for one edge."""
        return [_targets(self.where)[edge]]

    def lines(self, edge: int) -> Sequence[tuple[Point, ...]]:
        return [self.where.edges[edge]]

    def spots(self) -> dict[str, Point]:
        return dict(zip(self.graph.vertex_names, self.where.vertices, strict=True))

    def is_upright(self, edge: int) -> bool:
        return False

    def ring(self, edge: int) -> Iterator[Shape]:
        """A ring around the mark of the edge chosen last."""
        ring = circle(self.targets(edge)[0][0], 0.5 * self.where.radius + 4)
        yield Line((*ring, ring[0]), "accent", 2.5)

    def trace(self, edge: int, *, dashed: bool) -> Iterator[Shape]:
        """The whole edge, as a possible move; dashed if it is proposed."""
        dash = _DASH if dashed else ()
        yield Line(self.where.edges[edge], "accent", max(4.0, 0.3 * self.where.radius), dash)


def _shapes(position: MatchingPosition, where: Layout) -> Iterator[Shape]:
    graph, open_edges = position.graph, set(position.moves())
    width = max(4.0, 0.34 * where.radius)
    owners = {}
    side = position.first
    for edge in position.chosen:
        owners[edge], side = side, side.other
    for edge, points in zip(graph.edges, where.edges, strict=True):
        if edge not in open_edges and edge not in owners:
            yield Line(points, "line", 1, (3, 4))
    for edge, points in zip(graph.edges, where.edges, strict=True):
        if edge in open_edges:
            yield Line(points, "muted", 2)
    for edge, points in zip(graph.edges, where.edges, strict=True):
        if edge in owners:
            yield from owned_line(points, owners[edge], width)
    radius = DOT * where.radius
    for v, at in enumerate(where.vertices):
        covered = not position.free >> v & 1
        yield Disc(at, radius, "text" if covered else "field", "text" if covered else "muted")
        if not covered and not position.open >> v & 1:
            half = 0.55 * radius
            for way in (1, -1):
                ends = ((at[0] - half, at[1] - half * way), (at[0] + half, at[1] + half * way))
                yield Line(ends, "muted", 1.5)
    for edge, (at, room) in zip(graph.edges, _targets(where), strict=True):
        if edge in owners:
            size = min(0.5 * where.radius, room)
            ink = "max_edge" if owners[edge] == "MAX" else "min_edge"
            fill = "max_fill" if owners[edge] == "MAX" else "min_fill"
            yield Disc(at, size, fill, ink)
            yield owner_triangle(at, 0.6 * size, owners[edge])
    for v, name in enumerate(graph.vertex_names):
        yield Text(*beside(graph, where, v, radius + 0.8 * _NAME), name, "muted", _NAME, bold=True)


@lru_cache(maxsize=8)
def _targets(where: Layout) -> tuple[tuple[Point, float], ...]:
    """For every edge (the point where it is clicked and marked, room around it).

    The points keep away from vertices and from each other as far as possible, because edges may cross in their middles.
    """
    placed: list[Point] = []
    found = []
    for points in where.edges:
        tries = [_along(points, part) for part in _PLACES]
        others = [*where.vertices, *placed]
        rooms = [min((hypot(x - a, y - b) for a, b in others), default=1e9) for x, y in tries]
        enough = 1.6 * where.radius
        best = next((i for i, room in enumerate(rooms) if room >= enough), rooms.index(max(rooms)))
        placed.append(tries[best])
        found.append((tries[best], max(5.0, 0.5 * rooms[best])))
    return tuple(found)


def _along(points: tuple[Point, ...], part: float) -> Point:
    lengths = [hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points)]
    left = part * sum(lengths)
    for ((a, b), (c, d)), length in zip(pairwise(points), lengths, strict=True):
        if left <= length and length:
            return a + (c - a) * left / length, b + (d - b) * left / length
        left -= length
    return points[-1]


Drawing = BoardDrawing | GraphDrawing
"""A drawing with coordinates in pixels. Edges are given by their number in the graph."""


def drawing_of(position: MatchingPosition, size: int = 48) -> Drawing:
    """The drawing of a position's graph; `size` is the side of a square or the diameter of a vertex in pixels."""
    board = wrapped_board(position.graph)
    return GraphDrawing.of(position.graph, size) if board is None else BoardDrawing.of(position.graph, board, size)


_VALUE = 50.0
"""The side of a square with as much room for a value as an edge has."""


def figure(
    position: MatchingPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The graph, or the board, with the edges chosen.

    `size` is the side of a square or the diameter of a vertex in pixels. Names are always shown, whatever
    `coordinates`.
    """
    where = drawing_of(position, size)
    after = position if notes.played is None else position.play(notes.played)
    drawn = [*where.shapes(after), *_noted(position, notes, where)]
    box = (0.0, 0.0, where.width, where.height)
    words = title(position, tr=plain)
    spots = where.spots()
    return Figure(tuple(drawn), box, words, spots=spots, unit=where.u, tell=partial(_told, after, tuple(spots)))


def _told(position: MatchingPosition, names: tuple[str, ...], name: str, tr: Callable[..., str] = tr) -> str:
    """What is on a vertex: "c, free", "b, covered by b–c", "d, dead"."""
    v = names.index(name)
    for edge in position.chosen:
        if v in edge:
            return tr("{vertex}, covered by {edge}", vertex=name, edge=position.write(edge))
    if position.open >> v & 1:
        return tr("{square}, free", square=name)
    return tr("{square}, dead", square=name)


def places(position: MatchingPosition, size: int) -> dict[Edge, Place]:
    """For each move, where its value is shown, its line and its ends; on a board its two squares."""
    where, found = drawing_of(position, size), {}
    number = {edge: i for i, edge in enumerate(position.graph.edges)}
    for move in position.moves():
        i = number[move]
        at = tuple(at for at, _ in where.targets(i))
        if isinstance(where, BoardDrawing):
            area = (where.u, where.u) if len(at) > 1 else (0.0, 0.0)  # half of it is outside the board
            found[move] = Place(at, where.ends(i), area=area, upright=where.is_upright(i))
        else:
            line = where.lines(i)[0]
            found[move] = Place(at, (line[0], line[-1]), line=line, side=_VALUE)
    return found


def _noted(position: MatchingPosition, notes: Annotations, where: Drawing) -> Iterator[Shape]:
    """A ring around the edge chosen, and the edges proposed dashed."""
    number = {edge: i for i, edge in enumerate(position.graph.edges)}
    for move in (notes.last, notes.played):
        if move is not None:
            yield from where.ring(number[move])
    for move in (*notes.hints, *([] if notes.better is None else [notes.better])):
        yield from where.trace(number[move], dashed=True)
