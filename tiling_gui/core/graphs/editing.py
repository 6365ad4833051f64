"""Editing a drawn graph step by step: each function returns another graph or raises InputError with the reason.

A step that would make edges cross is refused, with the place. A drawing that has crossings already may be edited as
long as it does not get more of them. With `planar=False` edges may cross. Vertices keep the names they were given; a
new vertex of a graph with given names takes the first unused letter.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import count

from tiling_gui.core.graphs.geometry import Point, between, place
from tiling_gui.core.graphs.planar import Graph, vertex_name
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr


class CrossingError(InputError):
    """Two edges would cross, or a vertex would lie on an edge, at `place`."""

    def __init__(self, sentence: str, place: Point) -> None:
        super().__init__(sentence)
        self.place = place


def add_vertex(graph: Graph, point: Point, *, planar: bool = True) -> Graph:
    """The graph with one more vertex, the last. Raises InputError if a vertex or an edge is already there."""
    names = graph.given_names and (*graph.given_names, _free_name(graph))
    return _checked(graph, (*graph.vertices, point), graph.edges, planar, names)


def move_vertex(graph: Graph, v: int, point: Point, *, planar: bool = True) -> Graph:
    moved = list(graph.vertices)
    moved[v] = point
    return _checked(graph, moved, graph.edges, planar, graph.given_names)


def join(graph: Graph, u: int, v: int, *, planar: bool = True) -> Graph:
    """The graph with an edge between u and v. Raises InputError if there is one, or if it would cross another."""
    if u == v:
        raise input_error("An edge joins two different vertices.")
    pair = (min(u, v), max(u, v))
    if pair in graph.edges:
        raise input_error(
            "{one} and {other} are already joined.", one=graph.vertex_names[pair[0]], other=graph.vertex_names[pair[1]]
        )
    return _checked(graph, graph.vertices, (*graph.edges, pair), planar, graph.given_names)


def delete_vertex(graph: Graph, v: int) -> Graph:
    """The graph without vertex v and its edges; the letters of later vertices move up unless names were given.

    Deleting the only vertex gives the empty graph.
    """
    if len(graph.vertices) == 1:
        return Graph((), ())
    kept = [pair for pair in graph.edges if v not in pair]
    edges = [(a - (a > v), b - (b > v)) for a, b in kept]
    found = Graph.make([p for i, p in enumerate(graph.vertices) if i != v], edges)
    return replace(found, given_names=tuple(name for i, name in enumerate(graph.given_names) if i != v))


def delete_edge(graph: Graph, e: int) -> Graph:
    found = Graph.make(graph.vertices, [pair for i, pair in enumerate(graph.edges) if i != e])
    return replace(found, given_names=graph.given_names)


def grid_step(graph: Graph) -> Fraction:
    """The step by which keys move a vertex: a power of two, about a quarter of the least distance between vertices."""
    points = [(float(x), float(y)) for x, y in graph.vertices]
    near = min(((a - c) ** 2 + (b - d) ** 2 for i, (a, b) in enumerate(points) for c, d in points[:i]), default=64.0)
    step = Fraction(1, 4)
    while float(step * 8) ** 2 <= near:
        step *= 2
    while float(step * 4) ** 2 > near:
        step /= 2
    return step


def _free_name(graph: Graph) -> str:
    """The first letter, or letters, not used as a name."""
    taken = {name.lower() for name in graph.given_names}
    return next(name for name in map(vertex_name, count()) if name not in taken)


def _checked(
    before: Graph, vertices: Sequence[Point], edges: Sequence[tuple[int, int]], planar: bool, names: tuple[str, ...]
) -> Graph:
    after = replace(Graph.make(vertices, edges), given_names=names)
    on_edge = _vertex_on_edge(after)
    if on_edge and not _vertex_on_edge(before):
        v, e = on_edge
        sentence = tr(
            "Vertex {v} would lie on edge {edge_names}.", v=after.vertex_names[v], edge_names=after.edge_names[e]
        )
        raise CrossingError(sentence, after.vertices[v])
    if planar and len(after.crossings) > len(before.crossings):
        known = {(before.edge_names[c.first], before.edge_names[c.second]) for c in before.crossings}
        names = after.edge_names
        worst = next((c for c in after.crossings if (names[c.first], names[c.second]) not in known), after.crossings[0])
        sentence = tr(
            "Edges {one} and {other} would cross at {place}.",
            one=names[worst.first],
            other=names[worst.second],
            place=_short(worst.place),
        )
        raise CrossingError(sentence, worst.place)
    return after


def _vertex_on_edge(graph: Graph) -> tuple[int, int] | None:
    """(vertex, edge) with the vertex on the edge but not an end of it; `crossings` misses isolated vertices."""
    for e, (u, v) in enumerate(graph.edges):
        for w, point in enumerate(graph.vertices):
            if w not in (u, v) and between(point, graph.vertices[u], graph.vertices[v]):
                return w, e
    return None


def _short(point: Point) -> str:
    """A point for messages: fractions with large denominators become decimals."""
    if all(part.denominator < 100 for part in point):
        return place(point).replace("-", "−")
    return f"({float(point[0]):.2f}, {float(point[1]):.2f})".replace("-", "−")
