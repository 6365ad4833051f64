"""Theorems 6, 7, 10 and 11, Corollaries 8 and 9."""

from itertools import combinations, permutations, product

import networkx as nx

from tests.theory.brute_force import (
    Graph,
    bits,
    cycle,
    graphs_up_to,
    largest_matching,
    path,
    rectangle,
    twice_mean,
    values_of_all_subsets,
    values_of_larger,
)
from tests.walks import walked


def test_a_leaf() -> None:
    checked = 0
    for graph in graphs_up_to(7):
        for v in range(graph.vertices):
            near = graph.near(v, graph.all)
            if len(near) == 1:
                rest = graph.all & ~(1 << v | 1 << near[0])
                if graph.zugzwang_free(rest):
                    checked += 1
                    one_more(graph, rest)
    assert checked > 500


def one_more(graph: Graph, rest: int) -> None:
    (x, n), (a, b) = graph.values(), graph.values(rest)
    assert x <= a + 1
    assert n <= b + 1
    assert x >= n


def test_a_square() -> None:
    checked = 0
    for graph in graphs_up_to(7):
        near = [graph.near(v, graph.all) for v in range(graph.vertices)]
        for y, z in graph.edges:
            if len(near[y]) == len(near[z]) == 2:
                (w,), (x,) = set(near[y]) - {z}, set(near[z]) - {y}
                rest = graph.all & ~(1 << y | 1 << z)
                if w != x and x in near[w] and graph.zugzwang_free(rest):
                    checked += 1
                    one_more(graph, rest)
    assert checked > 50


def test_forests_have_no_zugzwang() -> None:
    for vertices in range(2, 12):
        for tree in nx.nonisomorphic_trees(vertices):
            graph = Graph(vertices, tree.edges)
            x, n = graph.values()
            assert x >= n  # what a tree reaches is a sum of smaller trees, which are checked too
            assert 4 * x >= 3 * largest_matching(graph)
    for graph in graphs_up_to(7):
        if graph.vertices and nx.is_forest(nx.Graph(graph.edges) if graph.edges else nx.empty_graph(1)):
            assert graph.zugzwang_free()


def test_strips_of_two_rows_have_no_zugzwang() -> None:
    x, n = values_of_all_subsets(rectangle(2, 9))
    assert (x >= n).all()


def test_one_square_less() -> None:
    differences = set()
    for graph in graphs_up_to(7):
        if graph.zugzwang_free():
            for v in range(graph.vertices):
                differences.add(twice_mean(graph) - twice_mean(graph, graph.all & ~(1 << v)))
    assert differences == {0, 1, 2}


def test_paths() -> None:
    means = [0, 0, 2, 2, 3, 4, 5]
    for n in range(22):
        x, y = path(n).values()
        assert x + y == means[n % 7] + 6 * (n // 7)
        assert (x, y) == (3 * (n + 1) // 7, (3 * n + 1) // 7)


@walked("n", range(3, 23))
def test_cycles(n: int) -> None:
    graph = cycle(n)
    assert graph.values() == ((3 * n + 2) // 7, (3 * n + 4) // 7)
    hurt = n >= 6 and n % 7 in (1, 6)
    assert graph.zugzwang_free() is not hurt
    assert (graph.values()[0] < graph.values()[1]) is hurt


def test_prisms() -> None:
    """Every graph of up to 6 vertices with such an automorphism, then the named families."""
    found = 0
    for graph in graphs_up_to(6):
        near = [set(graph.near(v, graph.all)) for v in range(graph.vertices)]
        for f in permutations(range(graph.vertices)):
            involution = all(f[v] in near[v] and f[f[v]] == v for v in range(graph.vertices))
            if involution and all(f[w] in near[f[u]] for u, w in graph.edges):
                found += 1
                assert graph.values() == (graph.vertices // 2,) * 2
    assert found > 10


def times(one: Graph, two: Graph) -> Graph:
    """The Cartesian product."""
    k = two.vertices
    edges = [(a * k + u, a * k + w) for a in range(one.vertices) for u, w in two.edges]
    edges += [(u * k + b, w * k + b) for u, w in one.edges for b in range(k)]
    return Graph(one.vertices * k, edges)


def test_named_prisms() -> None:
    for n in range(1, 9):
        assert rectangle(2, n).values() == (n, n)
    cube = path(2)
    for dimension in range(2, 5):
        cube = times(cube, path(2))
        assert cube.values() == (2 ** (dimension - 1),) * 2
    for other in (path(2), path(3), path(4), cycle(3)):  # cylinders and tori of circumference 4
        assert times(cycle(4), other).values() == (2 * other.vertices,) * 2
    for graph in graphs_up_to(5):
        assert times(graph, path(2)).values() == (graph.vertices,) * 2


def test_general_graphs_with_a_zugzwang_begin_at_six_vertices() -> None:
    hurt = [graph for graph in graphs_up_to(6) if not graph.zugzwang_free()]
    assert [graph.vertices for graph in hurt] == [6] * 5
    assert {graph.values() for graph in hurt} == {(2, 3)}
    assert min(len(graph.edges) for graph in hurt) == 6  # the cycle has the fewest edges


def test_a_larger_board_by_layers_is_what_the_definition_says() -> None:
    for graph in (rectangle(3, 4), cycle(13), path(12), rectangle(3, 3)):
        assert values_of_larger(graph) == graph.values()
    sets = [sum(1 << v for v in chosen) for chosen in combinations(range(9), 7)]
    x, n = values_of_all_subsets(rectangle(3, 3))
    for position, _ in product(sets, (0,)):
        assert (x[position], n[position]) == rectangle(3, 3).values(position)
        assert len(list(bits(position))) == 7
