"""Drawings computed for graphs that come without one."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
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

_FARTHEST = 1000
"""The width of a drawing at most, in distances of its nearest vertices."""
_FAR = 10**9


def drawn(size: int, edges: Sequence[tuple[int, int]]) -> Graph:
    """Computes a drawing of a graph, with its parts side by side.

    A part that is isomorphic to a graph of a family is drawn like that, a tree below its centre, another planar graph
    without crossings, and any other graph on a circle.
    """
    import networkx as nx

    whole = nx.Graph()
    whole.add_nodes_from(range(size))
    whole.add_edges_from(edges)
    parts = sorted(map(sorted, nx.connected_components(whole)))
    pictures = [_points(nx.convert_node_labels_to_integers(whole.subgraph(part), ordering="sorted")) for part in parts]
    if len(parts) < 2:
        return Graph.make(pictures[0] if pictures else [], edges)
    points: dict[int, tuple[float, float]] = {}
    for part, places in zip(parts, _side_by_side(list(map(_scaled, pictures))), strict=True):
        points.update(zip(part, places, strict=True))
    return Graph.make([points[v] for v in range(size)], edges)


def _points(plain: Any) -> Sequence[Point | tuple[float, float]]:
    """The points of a connected graph on 0, 1, ..."""
    import networkx as nx

    size, edges = len(plain), list(plain.edges)
    planar, embedding = nx.check_planarity(plain)
    points = _of_family(plain)
    if points is not None and not (planar and Graph.make(points, edges).crossings):
        return points
    if len(edges) == size - 1:
        return tree_positions([list(plain[v]) for v in range(size)], nx.center(plain)[0])
    if not planar:
        return _circle(size)
    for found in (_tutte(plain, embedding), [nx.combinatorial_embedding_to_pos(embedding)[v] for v in range(size)]):
        is_apart = found is not None and len({tuple(point) for point in found}) == size
        if found is not None and is_apart and not Graph.make(found, edges).crossings:
            return found
    raise AssertionError("the lattice drawing of a planar graph has no crossing")


# Families ---------------------------------------------------------------------------------------------------------


def _of_family(plain: Any) -> Sequence[Point] | None:
    """The points of the graph of a family that is isomorphic to a connected graph; None if there is none."""
    import networkx as nx

    size = len(plain)
    if size > _LARGEST_FAMILY:
        return None
    looks = _looks(plain)
    for text in _candidates(size):
        with suppress(InputError):  # too large for this family
            other = named(text)
            if len(other.vertices) != size or len(set(other.edges)) != plain.number_of_edges():
                continue
            model = nx.Graph(list(other.edges))
            model.add_nodes_from(range(size))
            others = _looks(model)
            if Counter(looks.values()) != Counter(others.values()):
                continue
            nx.set_node_attributes(plain, looks, "looks")
            nx.set_node_attributes(model, others, "looks")
            image = nx.vf2pp_isomorphism(plain, model, node_label="looks")
            if image is not None:
                return [other.vertices[image[v]] for v in range(size)]
    return None


def _looks(plain: Any) -> dict[int, tuple[int, ...]]:
    """For each vertex the number of vertices at every distance; isomorphisms keep it."""
    import networkx as nx

    return {v: tuple(map(len, nx.bfs_layers(plain, v))) for v in plain}


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


def _side_by_side(parts: Sequence[list[tuple[float, float]]]) -> list[list[tuple[float, float]]]:
    """The parts in rows from the top, together about square, to hundredths."""
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
            placed[k] = [(round(left + x, 2), round(low + y, 2)) for x, y in parts[k]]
            left += sizes[k][0]
        top -= high
    return [placed[k] for k in range(len(parts))]


def _tutte(plain: Any, embedding: Any) -> list[tuple[float, float]] | None:
    """Tutte's drawing, to hundredths: the longest face on a circle, other vertices at the mean of their neighbours.

    None if the graph is not connected or the longest face is not a cycle.
    """
    import networkx as nx
    import numpy as np

    if not nx.is_connected(plain):
        return None
    seen: set[tuple[int, int]] = set()
    faces = [embedding.traverse_face(u, v, seen) for u, v in embedding.edges() if (u, v) not in seen]
    outer = max(faces, key=len)
    if len(set(outer)) < len(outer) or len(outer) < 3:
        return None
    size = len(plain)
    matrix, right = np.eye(size), np.zeros((size, 2))
    for v, point in zip(outer, _circle(len(outer)), strict=True):
        right[v] = point
    for v in set(plain) - set(outer):
        matrix[v, list(plain[v])] = -1 / len(plain[v])
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
