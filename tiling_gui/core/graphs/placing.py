"""Drawings computed for graphs that come without one."""

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from tiling_gui.core.graphs.geometry import Point
from tiling_gui.core.graphs.planar import Graph

_FARTHEST = 1000
"""The width of a drawing at most, in distances of its nearest vertices."""
_FAR = 10**9


def drawn(size: int, edges: Sequence[tuple[int, int]]) -> Graph:
    """Computes a drawing of a graph: without crossings if it is planar, on a circle otherwise.

    A planar graph is drawn by Tutte's method inside its longest face if that gives no crossing (as it does for every
    3-connected graph), and on a lattice otherwise.
    """
    import networkx as nx

    plain = nx.Graph()
    plain.add_nodes_from(range(size))
    plain.add_edges_from(edges)
    planar, embedding = nx.check_planarity(plain)
    if not planar or size < 3:
        return Graph.make(_circle(size), edges)
    for points in (_tutte(plain, embedding), [nx.combinatorial_embedding_to_pos(embedding)[v] for v in range(size)]):
        if points is not None and len({tuple(point) for point in points}) == size:
            graph = Graph.make(points, edges)
            if not graph.crossings:
                return graph
    raise AssertionError("the lattice drawing of a planar graph has no crossing")


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
