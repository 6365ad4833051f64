"""Drawings computed for graphs that come without one."""

import importlib
import math
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from typing import Any

from tiling_gui.core.graphs.families import named, written
from tiling_gui.core.graphs.geometry import Point
from tiling_gui.core.graphs.lattices import tree_positions
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError

_LARGEST_FAMILY = 64
"""The most vertices of a graph that is compared with the families."""
_GAP = 1.5
"""Room between the parts of a graph that is not connected; the nearest vertices of a part are 1 apart."""

_DIGITS = 2, 3, 4, 6
"""Of the coordinates of parts beside each other; the first with which nothing new crosses."""
_FARTHEST = 1000
"""The width of a drawing at most, in distances of its nearest vertices."""
_FAR = 10**9


def drawn(size: int, edges: Sequence[tuple[int, int]]) -> Graph:
    """Compute a drawing of a graph, with its parts side by side. Raises InputError if it is too large.

    A part that is isomorphic to a graph of a family is drawn like that, a tree below its centre, another planar graph
    without crossings, and any other graph on a circle.
    """
    whole = Graph.make([(v, 0) for v in range(size)], edges)  # checked before the work
    parts = whole.components
    pieces = [_Part.of(part, whole.edges) for part in parts]
    pictures = list(map(_points, pieces))
    if len(parts) == 1:
        return Graph.make(pictures[0], edges)
    scaled = list(map(_scaled, pictures))
    points: dict[int, tuple[float, float]] = {}
    for digits in _DIGITS:
        for part, places in zip(parts, _side_by_side(scaled, digits), strict=True):
            points.update(zip(part, places, strict=True))
        moved = ([points[v] for v in part] for part in parts)
        if not any(map(_crosses_anew, pieces, pictures, moved)):
            break
    return Graph.make([points[v] for v in range(size)], edges)


def _crosses_anew(piece: "_Part", before: Sequence[Any], after: Sequence[Any]) -> bool:
    """Whether rounding has made edges cross that did not: one that passes close by a vertex."""
    return (
        piece.may_be_planar
        and bool(Graph.make(after, piece.edges).crossings)
        and not Graph.make(before, piece.edges).crossings
    )


def prepare() -> threading.Thread:
    """Import, in a thread, what takes a few tenths of a second before the first drawing that needs it."""

    def load() -> None:
        for module in ("networkx", "numpy"):
            importlib.import_module(module)

    thread = threading.Thread(target=load, name="drawing")  # no daemon: an import is not cut off by the end
    thread.start()
    return thread


@dataclass(frozen=True)
class _Part:
    """A connected graph on 0, 1, ..., without parallel edges."""

    near: Sequence[Sequence[int]]
    """The neighbours of each vertex, in order."""

    @classmethod
    def of(cls, vertices: Sequence[int], edges: Sequence[tuple[int, int]]) -> "_Part":
        """The subgraph of some vertices, in order, that have no edges to others."""
        number = {v: i for i, v in enumerate(vertices)}
        near: list[set[int]] = [set() for _ in vertices]
        for u, v in edges:
            if u in number:
                near[number[u]].add(number[v])
                near[number[v]].add(number[u])
        return cls([sorted(each) for each in near])

    @cached_property
    def edges(self) -> list[tuple[int, int]]:
        return [(u, v) for u, beside in enumerate(self.near) for v in beside if u < v]

    @property
    def may_be_planar(self) -> bool:
        """Whether it has no more edges than a planar graph with as many vertices can have."""
        return len(self.edges) <= max(1, 3 * len(self.near) - 6)

    @cached_property
    def looks(self) -> list[tuple[int, ...]]:
        """For each vertex the number of vertices at every distance; isomorphisms keep it."""
        return [tuple(map(len, self._layers(v))) for v in range(len(self.near))]

    def _layers(self, start: int) -> Iterator[list[int]]:
        layer, seen = [start], {start}
        while layer:
            yield layer
            layer = list(dict.fromkeys(w for v in layer for w in self.near[v] if w not in seen))
            seen.update(layer)


def _points(part: _Part) -> Sequence[Point | tuple[float, float]]:
    """The points of a connected graph. What takes long to import is imported for no family and no tree."""
    size, edges = len(part.near), part.edges
    points = _of_family(part)
    if points is not None:
        return points
    if len(edges) == size - 1:
        return tree_positions(list(map(list, part.near)), min(range(size), key=lambda v: len(part.looks[v])))
    embedding = None
    if part.may_be_planar:
        import networkx as nx

        embedding = nx.check_planarity(nx.Graph(edges))[1]
    if embedding is None:
        return _circle(size)
    for found in (_tutte(part, embedding), [nx.combinatorial_embedding_to_pos(embedding)[v] for v in range(size)]):
        is_apart = found is not None and len({tuple(point) for point in found}) == size
        if found is not None and is_apart and not Graph.make(found, edges).crossings:
            return found
    raise AssertionError("the lattice drawing of a planar graph has no crossing")


# Families ---------------------------------------------------------------------------------------------------------


def _of_family(part: _Part) -> Sequence[Point] | None:
    """The points of the graph of a family that is isomorphic to a connected graph; None if there is none."""
    size = len(part.near)
    if size > _LARGEST_FAMILY:
        return None
    for text in _candidates(size):
        with suppress(InputError):  # too large for this family
            other = named(text)
            if len(other.vertices) != size or len(set(other.edges)) != len(part.edges):
                continue
            image = _isomorphism(part, _Part.of(range(size), other.edges))
            if image is not None:
                return [other.vertices[image[v]] for v in range(size)]
    return None


def _isomorphism(one: _Part, other: _Part) -> dict[int, int] | None:
    """The image of every vertex under an isomorphism of connected graphs with equally many edges; None if none."""
    count = Counter(one.looks)
    if count != Counter(other.looks):
        return None
    order = [min(range(len(one.near)), key=lambda v: count[one.looks[v]])]
    while len(order) < len(one.near):  # every vertex comes after a neighbour, and after as many as possible
        beside = Counter(w for v in order for w in one.near[v] if w not in order)
        order.append(max(beside, key=beside.__getitem__))
    before = [[w for w in order[:i] if w in one.near[v]] for i, v in enumerate(order)]
    image: dict[int, int] = {}

    def fits(v: int, x: int, earlier: Sequence[int]) -> bool:
        used = set(image.values())
        is_free = one.looks[v] == other.looks[x] and x not in used
        return is_free and used.intersection(other.near[x]) == {image[w] for w in earlier}

    def extend(i: int) -> bool:
        if i == len(order):
            return True
        v = order[i]
        for x in other.near[image[before[i][0]]] if i else range(len(order)):
            if fits(v, x, before[i]):
                image[v] = x
                if extend(i + 1):
                    return True
                del image[v]
        return False

    return image if extend(0) else None


def _candidates(size: int) -> Iterator[str]:
    """The graphs of families that may have `size` vertices, the simplest first."""
    ways: dict[str, Callable[[int], Sequence[tuple[int, ...]]]] = {
        "path": lambda n: [(n,)],
        "cycle": lambda n: [(n,)],
        "star": lambda n: [(n - 1,)],
        "complete": lambda n: [(n,)],
        "wheel": lambda n: [(n - 1,)],
        "bipartite": lambda n: [(a, n - a) for a in range(1, n // 2 + 1)],
        "cube": lambda n: [()],
        "octahedron": lambda n: [()],
        "petersen": lambda n: [()],
        "grid": lambda n: _factors(n, 2),
        "prism": lambda n: [(n // 2,)],
        "hypercube": lambda n: [(n.bit_length() - 1,)],
        "friendship": lambda n: [(n // 2,)],
        "tree": lambda n: [(n,)],
        "cylinder": lambda n: _factors(n, 2),
        "torus": lambda n: _factors(n, 2),
        "triangular": lambda n: [(math.isqrt(n),)],
        "hexagonal": lambda n: [(k,) for k in range(1, 6)],
        "box": lambda n: _factors(n, 3),
    }
    for name, numbers in ways.items():
        yield from (written(name, each) for each in numbers(size))


def _factors(product_: int, count: int) -> list[tuple[int, ...]]:
    divisors = [k for k in range(1, product_ + 1) if product_ % k == 0]
    return [each for each in product(divisors, repeat=count) if math.prod(each) == product_]


# Parts ------------------------------------------------------------------------------------------------------------


def _scaled(points: Sequence[Any]) -> list[tuple[float, float]]:
    """The points with the nearest two 1 apart and the least coordinates 0."""
    plain = [(float(x), float(y)) for x, y in points]
    apart = min((math.dist(a, b) for i, a in enumerate(plain) for b in plain[:i]), default=1.0)
    left, low = min(x for x, _ in plain), min(y for _, y in plain)
    return [((x - left) / apart, (y - low) / apart) for x, y in plain]


def _side_by_side(parts: Sequence[list[tuple[float, float]]], digits: int) -> list[list[tuple[float, float]]]:
    """The parts in rows from the top, together about square, with this number of decimal digits."""
    sizes = [(max(x for x, _ in part) + _GAP, max(y for _, y in part) + _GAP) for part in parts]
    room = max(math.sqrt(1.5 * sum(wide * high for wide, high in sizes)), *(wide for wide, _ in sizes))
    rows: list[list[int]] = [[]]
    for k, (wide, _) in enumerate(sizes):
        if rows[-1] and sum(sizes[i][0] for i in rows[-1]) + wide > room:
            rows.append([])
        rows[-1].append(k)
    placed: dict[int, list[tuple[float, float]]] = {}
    top = 0.0
    for row in rows:
        left, high = 0.0, max(sizes[k][1] for k in row)
        for k in row:
            low = top - (high + sizes[k][1]) / 2
            placed[k] = [(round(left + x, digits), round(low + y, digits)) for x, y in parts[k]]
            left += sizes[k][0]
        top -= high
    return [placed[k] for k in range(len(parts))]


def _tutte(part: _Part, embedding: Any) -> list[tuple[float, float]] | None:
    """Tutte's drawing, to hundredths: the longest face on a circle, other vertices at the mean of their neighbours.

    None if the longest face is not a cycle.
    """
    import numpy as np

    seen: set[tuple[int, int]] = set()
    faces = [embedding.traverse_face(u, v, seen) for u, v in embedding.edges() if (u, v) not in seen]
    outer = max(faces, key=len)
    if len(set(outer)) < len(outer) or len(outer) < 3:
        return None
    size = len(part.near)
    matrix, right = np.eye(size), np.zeros((size, 2))
    for v, point in zip(outer, _circle(len(outer)), strict=True):
        right[v] = point
    for v in set(range(size)) - set(outer):
        matrix[v, part.near[v]] = -1 / len(part.near[v])
    places = np.linalg.solve(matrix, right)
    return [(round(float(x), 2), round(float(y), 2)) for x, y in places]


def _circle(size: int) -> list[tuple[float, float]]:
    """Points on a circle ten units wide, clockwise from the top (a square stands on its side), to hundredths."""
    turn = 0.5 if size == 4 else 0.0
    angles = [math.pi / 2 - 2 * math.pi * (i - turn) / size for i in range(size)]
    return [(round(5 * math.cos(angle), 2), round(5 * math.sin(angle), 2)) for angle in angles]


def can_be_drawn(points: Sequence[Point]) -> bool:
    """Whether vertices at these points, all different, would be seen apart in a picture of ordinary size."""
    if any(abs(part) > _FAR for point in points for part in point):
        return False
    plain = [(float(x), float(y)) for x, y in points]
    nearest = min((math.dist(one, other) for one, other in combinations(plain, 2)), default=1.0)
    width = max((max(part) - min(part) for part in zip(*plain, strict=True)), default=0.0)
    return nearest * _FARTHEST >= width and nearest > 1 / _FAR
