"""Drawings of graphs that come without one: as the family they belong to, and parts side by side."""

import math
import random
from itertools import combinations

import networkx as nx

from tests.walks import walked
from tiling_gui.core.graphs.families import EXAMPLES, named
from tiling_gui.core.graphs.placing import _candidates, _isomorphism, _Part, drawn
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError


def renumbered(graph: Graph, seed: int) -> list[tuple[int, int]]:
    numbers = list(range(len(graph.vertices)))
    random.Random(seed).shuffle(numbers)
    return [(numbers[u], numbers[v]) for u, v in graph.edges]


def lines(graph: Graph) -> set[frozenset[object]]:
    """The drawn edges, whatever the numbers of their ends."""
    return {frozenset((graph.vertices[u], graph.vertices[v])) for u, v in graph.edges}


@walked("text", [*(text for text in EXAMPLES if not text.startswith(("random", "box"))), "box:3x3x3"])
def test_a_graph_of_a_family_is_drawn_like_it(text: str) -> None:
    family = named(text)
    assert lines(drawn(len(family.vertices), renumbered(family, 5))) == lines(family)


def test_a_graph_with_the_numbers_of_petersen_is_not_drawn_like_it() -> None:
    twisted = [(i, (i + 1) % 10) for i in range(10)] + [(i, i + 5) for i in range(5)]  # the Möbius ladder
    assert not lines(drawn(10, twisted)) & lines(named("petersen"))


def part(edges: list[tuple[int, int]]) -> _Part:
    return _Part.of(range(1 + max(map(max, edges))), edges)


@walked("seed", range(12))
def test_isomorphisms_are_found_exactly_if_there_are_any(seed: int) -> None:
    """Cubic graphs of ten vertices often agree in degrees and distances without being isomorphic."""
    graphs = [nx.random_regular_graph(3, 10, seed=5 * seed + i) for i in range(5)]
    for one, other in combinations([graph for graph in graphs if nx.is_connected(graph)], 2):
        image = _isomorphism(part(list(one.edges)), part(list(other.edges)))
        assert (image is not None) == nx.is_isomorphic(one, other)
        if image is not None:
            assert {frozenset((image[u], image[v])) for u, v in one.edges} == set(map(frozenset, other.edges))


@walked("size", [4, 8, 12])
def test_a_planar_graph_of_a_family_is_drawn_without_crossings(size: int) -> None:
    for text in _candidates(size):
        try:
            graph = named(text)
        except InputError:
            continue
        assert not (graph.crossings and nx.check_planarity(nx.Graph(list(graph.edges)))[0]), text


def together(*texts: str) -> tuple[int, list[tuple[int, int]]]:
    edges: list[tuple[int, int]] = []
    size = 0
    for text in texts:
        graph = named(text)
        edges += [(u + size, v + size) for u, v in graph.edges]
        size += len(graph.vertices)
    return size, edges


@walked("texts", [("cycle:5", "path:3"), ("path:2",) * 9, ("grid:4x4", "random:9,2", "path:1", "tree:7")])
def test_parts_are_apart_and_the_whole_is_no_needle(texts: tuple[str, ...]) -> None:
    size, edges = together(*texts)
    graph = drawn(size, edges)
    assert not graph.crossings
    points = [(float(x), float(y)) for x, y in graph.vertices]
    least = min(math.dist(a, b) for i, a in enumerate(points) for b in points[:i])
    wide, high = (max(axis) - min(axis) for axis in zip(*points, strict=True))
    assert least > 0.9
    assert max(wide, high) <= 3 * min(wide, high)
    assert max(wide, high) < 5 * math.sqrt(size)


def test_a_tree_is_drawn_below_its_centre() -> None:
    edges = [(0, 1), (1, 2), (2, 3), (3, 4), (2, 5), (5, 6), (4, 7)]  # the longest path is 0-1-2-3-4-7
    graph = drawn(8, edges)
    top = max(range(8), key=lambda v: graph.vertices[v][1])
    assert top in (2, 3)
    assert not graph.crossings


@walked("size", [1, 2, 5])
def test_graphs_without_edges(size: int) -> None:
    assert len(set(drawn(size, []).vertices)) == size
