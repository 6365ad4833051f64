"""Graphs drawn with straight lines: exact faces, areas and crossings, and what is wrong with a drawing.

Coordinates are Fractions, x to the right and y upwards, so no decision depends on rounding. Vertices without given
names are a, b, ..., z, aa, ab, ...; edges "b–c", the second of parallel ones "b–c (2)"; faces f0 (outer), f1, ...

Faces are traced by half-edges: u→v is followed by the edge that leaves v just clockwise of v→u, so that the face is on
the left. In a connected drawing inner faces then have positive area and the outer one does not.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property, cmp_to_key
from itertools import combinations, pairwise
from math import lcm
from typing import Any

from tiling_gui.core.board import column_name
from tiling_gui.core.exact_text import value_to_json
from tiling_gui.core.graphs.geometry import Point, by_angle, cross, distance_to_segment, intersection, minus, place
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

LARGEST = 200
"""Most vertices, and most edges, of a graph."""
_NAME = re.compile(r"[\w.]{1,20}")
"""A given name of a vertex: one word in records and on the command line."""


@dataclass(frozen=True)
class Face:
    """A region of the drawing; `vertices` and `edges` are on its boundary, each listed once, in ascending order."""

    vertices: tuple[int, ...]
    edges: tuple[int, ...]
    area: Fraction
    """Exact; 0 for the outer face."""
    walk: tuple[int, ...]
    """The vertices in the order of the boundary walk, the face on the left; cut vertices are repeated."""


@dataclass(frozen=True)
class Crossing:
    """Two edges that meet other than at a common end, and a point where they do."""

    first: int
    second: int
    place: Point


@dataclass(frozen=True)
class Graph:
    """A drawn graph. Edges are pairs of vertex numbers; edges may cross, but then `faces` raises InputError."""

    vertices: tuple[Point, ...]
    edges: tuple[tuple[int, int], ...]
    name: str = field(default="", compare=False)
    """Its name as a member of a family, e.g. "friendship:3"; empty for any other graph."""
    given_names: tuple[str, ...] = ()
    """The names its vertices were given; () for a, b, c, ..."""

    @classmethod
    def make(cls, vertices: Iterable[Sequence[Any]], edges: Iterable[Sequence[Any]], name: str = "") -> "Graph":
        """A validated graph from numbers of any kind: int, Fraction, float (read as its decimal digits) or "1/3".

        Raises InputError for loops, two vertices at one point, edges without an end, no vertex, or too many of either.
        """
        points = tuple(_point(i, vertex) for i, vertex in enumerate(vertices))
        if not 1 <= len(points) <= LARGEST:
            raise input_error("A graph has 1 to {largest} vertices, not {points}.", largest=LARGEST, points=len(points))
        at: dict[Point, int] = {}
        for i, point in enumerate(points):
            if point in at:
                raise input_error(
                    "Vertices {one} and {other} are both at {point}.",
                    one=vertex_name(at[point]),
                    other=vertex_name(i),
                    point=place(point),
                )
            at[point] = i
        pairs = tuple(_edge(i, edge, len(points)) for i, edge in enumerate(edges))
        if len(pairs) > LARGEST:
            raise input_error("A graph has at most {largest} edges, not {pairs}.", largest=LARGEST, pairs=len(pairs))
        return cls(points, pairs, name)

    @cached_property
    def vertex_names(self) -> tuple[str, ...]:
        """The name of each vertex: a, b, c, ... unless names were given."""
        return self.given_names or tuple(vertex_name(i) for i in range(len(self.vertices)))

    @cached_property
    def edge_names(self) -> tuple[str, ...]:
        """The name of each edge: "b–c", and "b–c (2)" for the second of parallel edges."""
        names, seen = [], dict[tuple[int, int], int]()
        for u, v in self.edges:
            seen[u, v] = copy = seen.get((u, v), 0) + 1
            names.append(f"{self.vertex_names[u]}–{self.vertex_names[v]}" + (f" ({copy})" if copy > 1 else ""))
        return tuple(names)

    @cached_property
    def face_names(self) -> tuple[str, ...]:
        """The name of each face; f0 is the outer one. Raises InputError if there are no faces."""
        return tuple(f"f{i}" for i in range(len(self.faces)))

    @cached_property
    def degrees(self) -> tuple[int, ...]:
        ends = [end for edge in self.edges for end in edge]
        return tuple(ends.count(v) for v in range(len(self.vertices)))

    @property
    def has_parallel_edges(self) -> bool:
        return len(set(self.edges)) < len(self.edges)

    @cached_property
    def components(self) -> tuple[tuple[int, ...], ...]:
        """The vertices of each connected component, components ordered by their first vertex."""
        label = list(range(len(self.vertices)))
        for u, v in self.edges:
            if label[u] != label[v]:
                new, old = min(label[u], label[v]), max(label[u], label[v])
                label = [new if x == old else x for x in label]
        return tuple(tuple(v for v, x in enumerate(label) if x == root) for root in sorted(set(label)))

    @cached_property
    def crossings(self) -> tuple[Crossing, ...]:
        """Every pair of edges that meet other than at a common end; parallel edges are not counted."""
        # Integers compare much faster than Fractions, and most pairs of bounding boxes are disjoint.
        scale = lcm(*(part.denominator for point in self.vertices for part in point))
        points = [(int(x * scale), int(y * scale)) for x, y in self.vertices]
        boxes = []
        for u, v in self.edges:
            (left, right), (low, high) = (sorted((points[u][i], points[v][i])) for i in (0, 1))
            boxes.append((left, low, right, high))
        found = []
        for (i, first), (j, second) in combinations(enumerate(self.edges), 2):
            a, b = boxes[i], boxes[j]
            clear = a[0] > b[2] or b[0] > a[2] or a[1] > b[3] or b[1] > a[3]
            if not clear and first != second:
                one, other = ((self.vertices[u], self.vertices[v]) for u, v in (first, second))
                point = intersection(one, other, {self.vertices[v] for v in set(first) & set(second)})
                if point is not None:
                    found.append(Crossing(i, j, point))
        return tuple(found)

    def why_no_faces(self) -> str | None:
        """A sentence saying why this drawing has no faces for a game; None if it has."""
        n, m = len(self.vertices), len(self.edges)
        if self.has_parallel_edges:
            return tr(
                "The graph has parallel edges, which have no straight drawing: play by colouring edges and "
                "sharing vertices."
            )
        if len(self.components) > 1:
            apart = self.components[1][0]
            return tr(
                "The graph falls into {components} parts ({apart} is not joined to {first}): games with faces need a "
                "connected graph.",
                components=len(self.components),
                apart=self.vertex_names[apart],
                first=self.vertex_names[0],
            )
        most = 3 * n - 6
        if n >= 3 and self._is_bipartite:
            most = 2 * n - 4
        if n >= 3 and m > most:
            if most == 2 * n - 4:
                return tr(
                    "The graph is not planar: {m} edges on {n} vertices, and a bipartite planar graph has at most "
                    "{most}.",
                    m=m,
                    n=n,
                    most=most,
                )
            return tr(
                "The graph is not planar: {m} edges on {n} vertices, and a planar graph has at most {most}.",
                m=m,
                n=n,
                most=most,
            )
        if self.crossings:
            first = self.crossings[0]
            names = self.edge_names
            return tr(
                "Edges {one} and {other} cross at {place}: games with faces need a drawing without crossings.",
                one=names[first.first],
                other=names[first.second],
                place=place(first.place),
            )
        return None

    @cached_property
    def _is_bipartite(self) -> bool:
        side: dict[int, int] = {}
        for part in self.components:
            side[part[0]] = 0
            waiting = [part[0]]
            while waiting:
                u = waiting.pop()
                for v in (b if a == u else a for a, b in self.edges if u in (a, b)):
                    if v not in side:
                        side[v] = 1 - side[u]
                        waiting.append(v)
        return all(side[u] != side[v] for u, v in self.edges)

    @cached_property
    def faces(self) -> tuple[Face, ...]:
        """The outer face, then the inner ones ordered by their vertices. Raises InputError, see `why_no_faces`."""
        reason = self.why_no_faces()
        if reason:
            raise InputError(reason)
        if not self.edges:
            return (Face((0,), (), Fraction(0), (0,)),)
        number = {edge: i for i, edge in enumerate(self.edges)}
        following = self._following()
        left = set(following)
        outer, inner = None, []
        while left:
            half = start = min(left)
            walk: list[tuple[int, int]] = []
            while not walk or half != start:
                walk.append(half)
                left.discard(half)
                half = following[half]
            area = sum((cross(self.vertices[u], self.vertices[v]) for u, v in walk), Fraction(0)) / 2
            on_it = tuple(sorted({number[min(u, v), max(u, v)] for u, v in walk}))
            ends = tuple(sorted({u for u, _ in walk}))
            face = Face(ends, on_it, max(area, Fraction(0)), tuple(u for u, _ in walk))
            if area > 0:
                inner.append(face)
            else:
                outer = face
        assert outer is not None  # the sum of all signed areas is 0, so one walk is not positive
        return (outer, *sorted(inner, key=lambda face: (face.vertices, face.edges)))

    def _following(self) -> dict[tuple[int, int], tuple[int, int]]:
        halves = [*self.edges, *((v, u) for u, v in self.edges)]
        following = {}
        for v, (x, y) in enumerate(self.vertices):
            around = {w: (self.vertices[w][0] - x, self.vertices[w][1] - y) for u, w in halves if u == v}
            turned = sorted(around, key=cmp_to_key(lambda a, b, at=around: by_angle(at[a], at[b])))  # type: ignore[misc]
            for i, w in enumerate(turned):
                following[w, v] = (v, turned[i - 1])
        return following

    def with_names(self, names: Iterable[str]) -> "Graph":
        """The graph with names for its vertices. Raises InputError unless they are distinct words, one per vertex."""
        given = tuple(names)
        if len(given) != len(self.vertices) or len({name.lower() for name in given}) != len(given):
            raise input_error("Each vertex needs a name of its own: one for each, all different.")
        for name in given:
            if not _NAME.fullmatch(name):
                raise input_error(
                    "The name of a vertex is 1 to 20 letters, digits, _ or ., not {name!r}.", name=name[:40]
                )
        return replace(self, given_names=given)

    def to_json(self) -> dict[str, Any]:
        """{"vertices": [[x, y], ...], "edges": [[i, j], ...]}; a non-integer coordinate is a string such as "1/3".

        Given names of vertices are in "names".
        """
        return {
            "vertices": [[value_to_json(x), value_to_json(y)] for x, y in self.vertices],
            "edges": [list(edge) for edge in self.edges],
            **({"names": list(self.given_names)} if self.given_names else {}),
        }

    @classmethod
    def from_json(cls, data: Any, name: str = "") -> "Graph":
        """The graph from the object made by `to_json`. Raises InputError for anything else."""
        if not isinstance(data, dict) or not all(isinstance(data.get(k), list) for k in ("vertices", "edges")):
            raise input_error('A graph is an object {"vertices": [[x, y], ...], "edges": [[i, j], ...]}.')
        found = cls.make(data["vertices"], data["edges"], name)
        names = data.get("names", [])
        if not isinstance(names, list) or not all(isinstance(each, str) for each in names):
            raise input_error("Each vertex needs a name of its own: one for each, all different.")
        return found.with_names(names) if names else found


def vertex_name(number: int) -> str:
    """0 is a, 25 is z, 26 is aa, 27 is ab, like the columns of a board; a negative number, which is none, itself."""
    return column_name(number) if number >= 0 else str(number)


def number(value: Any) -> Fraction | None:
    """The exact number from an int, Fraction, finite float (its decimal digits), "1/3" or "0.5"; otherwise None."""
    if isinstance(value, bool) or not isinstance(value, int | float | str | Fraction):
        return None
    text = repr(value) if isinstance(value, float) else value
    if isinstance(text, str) and ("_" in text or len(text) > 60 or _huge(text)):
        return None
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None


def _huge(text: str) -> bool:
    # Fraction("1e999999999") would fill the memory.
    exponent = text.lower().partition("e")[2].lstrip("+-")
    return exponent.isdecimal() and int(exponent) > 300


def even_degrees(graph: Graph) -> Graph:
    """The multigraph in which every degree is even: odd vertices are joined in pairs, closest first.

    This is the paper's fix for the odd rule when edges are coloured and vertices shared (section 5).
    """
    odd = [v for v, degree in enumerate(graph.degrees) if degree % 2]
    extra = []
    while odd:
        u, v = min(combinations(odd, 2), key=lambda pair: _distance(graph, *pair))
        extra.append((u, v))
        odd = [w for w in odd if w not in (u, v)]
    name = f"{graph.name} with even degrees" if graph.name and extra else graph.name
    return replace(Graph.make(graph.vertices, (*graph.edges, *sorted(extra)), name), given_names=graph.given_names)


def _distance(graph: Graph, u: int, v: int) -> tuple[Fraction, int, int]:
    x, y = minus(graph.vertices[u], graph.vertices[v])
    return x * x + y * y, u, v


def _point(i: int, vertex: Any) -> Point:
    values = [number(part) for part in vertex] if isinstance(vertex, list | tuple) else []
    if len(values) != 2 or values[0] is None or values[1] is None:
        raise input_error(
            "Vertex {name} (number {i}) needs two coordinates [x, y], not {vertex}.",
            name=vertex_name(i),
            i=i,
            vertex=str(vertex)[:60],
        )
    return values[0], values[1]


def _edge(i: int, edge: Any, size: int) -> tuple[int, int]:
    if not (isinstance(edge, list | tuple) and len(edge) == 2 and all(type(end) is int for end in edge)):
        raise input_error("Edge number {i} is a pair of vertex numbers [i, j], not {edge}.", i=i, edge=str(edge)[:60])
    u, v = edge
    if not (0 <= u < size and 0 <= v < size):
        raise input_error(
            "Edge number {i} joins {u} and {v}, but vertices are numbered 0 to {last}.", i=i, u=u, v=v, last=size - 1
        )
    if u == v:
        raise input_error(
            "Edge number {i} is a loop at {u}: an edge joins two different vertices.", i=i, u=vertex_name(u)
        )
    return min(u, v), max(u, v)


def inside(graph: Graph, face: Face) -> tuple[float, float]:
    """A point well inside an inner face, for the text on it: the candidate furthest from the boundary.

    The result is meaningless for the outer face.
    """
    corners = [(float(x), float(y)) for x, y in (graph.vertices[v] for v in face.walk)]
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    heights = sorted({y for _, y in corners})
    tries = []
    for low, high in pairwise(heights):
        for part in (0.25, 0.5, 0.75):
            y = low + part * (high - low)
            # A bridge is traversed twice, so it splits an interval in two without changing parity.
            cuts = sorted(a + (c - a) * (y - b) / (d - b) for (a, b), (c, d) in sides if (b > y) != (d > y))
            tries += [((left + right) / 2, y) for left, right in zip(cuts[::2], cuts[1::2], strict=True)]
    return max(tries, key=lambda p: min(distance_to_segment(p, a, b) for a, b in sides), default=corners[0])
