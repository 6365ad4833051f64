"""Graphs of 65 to 128 vertices, with masks of two words: compared with brute force on parts and other programs."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, permutations

import networkx as nx
import pytest

from tests.walks import walked
from tiling_gui.core.graphs.families import named
from tiling_gui.core.limits import Limit, Run
from tiling_gui.errors import InputError
from tiling_gui.games.matching.engine import MatchingEngine
from tiling_gui.games.matching.rules import LARGEST, MatchingPosition, check_edges, parse
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver
from tiling_gui.search.sliced import Work

Edge = tuple[int, int]
Part = tuple[Edge, ...]
"""A connected graph with few vertices; the least of all relabelled copies."""


@cache
def least_copy(edges: frozenset[Edge]) -> Part:
    vertices = sorted({v for edge in edges for v in edge})
    copies = []
    for order in permutations(range(len(vertices))):
        name = dict(zip(vertices, order, strict=True))
        copies.append(tuple(sorted(tuple(sorted((name[u], name[v]))) for u, v in edges)))
    return min(copies)


@cache
def options(part: Part) -> frozenset[tuple[Part, ...]]:
    """The parts left after each move in a part."""
    found = set()
    for edge in part:
        left = nx.Graph([other for other in part if not set(other) & set(edge)])
        parts = (left.subgraph(component).edges() for component in nx.connected_components(left))
        found.add(tuple(sorted(least_copy(frozenset(tuple(sorted(e)) for e in each)) for each in parts)))
    return frozenset(found)


@cache
def value(parts: tuple[Part, ...], max_moves: bool) -> int:
    """The value by definition: every move in every part; the order of parts does not matter."""
    after = []
    for i, part in enumerate(parts):
        if i and parts[i - 1] == part:
            continue
        rest = parts[:i] + parts[i + 1 :]
        after += [1 + value(tuple(sorted(rest + left)), not max_moves) for left in options(part)]
    return (max if max_moves else min)(after, default=0)


@cache
def parts_of(size: int) -> list[Part]:
    """The connected graphs with that many vertices."""
    graphs = (graph for graph in nx.graph_atlas_g() if len(graph) == size and nx.is_connected(graph))
    return [least_copy(frozenset(tuple(sorted(e)) for e in graph.edges())) for graph in graphs]


def mixture(seed: int) -> tuple[int, list[Edge], tuple[Part, ...]]:
    """At least 65 vertices: copies of a graph with 5 vertices, some other parts, and names across both words."""
    chance = random.Random(seed)
    many, few = chance.choice(parts_of(5)), chance.choice(parts_of(chance.choice([4, 6])))
    parts = [many] * 12 + [few] * 2
    sizes = [1 + max(v for edge in part for v in edge) for part in parts]
    size = max(65, sum(sizes)) + chance.randint(0, 30)  # including isolated vertices
    names, edges, first = chance.sample(range(size), size), [], 0
    for part, room in zip(parts, sizes, strict=True):
        edges += [tuple(sorted((names[first + u], names[first + v]))) for u, v in part]
        first += room
    return size, chance.sample(edges, len(edges)), tuple(sorted(parts))


@walked("seed", range(3))
def test_sparse_graphs_agree_with_brute_force(seed: int) -> None:
    size, edges, parts = mixture(seed)
    assert 64 < size <= LARGEST
    solver, work = MatchingSolver(size, edges), Work(Run())
    for mover in (MAX, MIN):
        expected = value(parts, mover == MAX)
        assert solver.value(solver.everything, mover, work) == (expected, expected), (size, edges)
    value.cache_clear()


def test_a_line_of_a_prism_is_found_by_pairs() -> None:
    found = MatchingEngine().solve(parse("prism:40"), Run(Limit(nodes=5_000)))
    assert (found.value, len(found.line)) == (40, 40)


@walked("name", ["prism:40", "prism:60", "box:2x4x9"])
def test_prisms_are_worth_half_their_vertices(name: str) -> None:
    """An automorphism swaps their vertices in pairs of neighbours."""
    graph = named(name)
    solver, work = MatchingSolver(len(graph.vertices), graph.edges), Work(Run())
    half = len(graph.vertices) // 2
    assert [solver.value(solver.everything, mover, work) for mover in (MAX, MIN)] == [(half, half)] * 2


def test_as_many_edges_as_there_can_be() -> None:
    """64 edges, one more than fits in six bits: 128 vertices in pairs, and 32 complete graphs."""
    pairs = [(2 * i, 2 * i + 1) for i in range(64)]
    solver, work = MatchingSolver(128, pairs), Work(Run())
    assert [solver.value(solver.everything, mover, work) for mover in (MAX, MIN)] == [(64, 64)] * 2
    cliques = [(4 * k + i, 4 * k + j) for k in range(32) for i, j in combinations(range(4), 2)]
    solver = MatchingSolver(128, cliques)
    assert [solver.value(solver.everything, mover, work) for mover in (MAX, MIN)] == [(64, 64)] * 2
    assert solver.least(work) == 64


def least_maximal_matching(tree: nx.Graph) -> int:
    """By the states of a vertex: matched to a child, free with no need, or to be matched with its parent."""
    order = list(nx.dfs_postorder_nodes(tree, 0))
    parent = {child: above for above, child in nx.dfs_edges(tree, 0)}
    states = {}
    for v in order:
        below = [states[w] for w in tree[v] if w != parent.get(v)]
        best = [min(child[:2]) for child in below]
        taken = min(
            (1 + child[2] + sum(best) - best[i] for i, child in enumerate(below)), default=10**6
        )  # v is matched to a child; its other children are matched or free
        free = sum(child[0] for child in below)  # v stays free: every child is matched
        upwards = sum(best)  # v is matched with its parent, which counts the edge
        states[v] = (taken, free, upwards)
    return min(states[0][:2])


def trees(size: int) -> Iterator[nx.Graph]:
    """Trees that grow by a leaf at a random place: with short paths, which keep the search small."""
    chance = random.Random(size)
    while True:
        yield nx.Graph([(v, chance.randrange(v)) for v in range(1, size)])


@walked("size", [65, 85, 100])
def test_least_maximal_matchings_of_trees(size: int) -> None:
    for tree in islice(trees(size), 2):
        solver = MatchingSolver(size, list(tree.edges()))
        assert solver.least(Work(Run())) == least_maximal_matching(tree)


def test_the_memory_is_not_called_full_by_a_slow_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow, it has slices that settle more than the few rows for which there is no room."""
    monkeypatch.setattr("tiling_gui.search.sliced._SLICE_SECONDS", 0.0)
    tree = next(trees(128))
    assert MatchingSolver(128, list(tree.edges())).least(Work(Run())) == least_maximal_matching(tree)


def test_games_on_large_graphs_keep_to_what_is_proved() -> None:
    """A graph that fits in one word has the same value with isolated vertices added, whatever the names."""
    chance = random.Random(5)
    graph = named("grid:4x4")
    for size in (65, 100, 128):
        names = chance.sample(range(size), 16)
        edges = [(names[u], names[v]) for u, v in graph.edges]
        large, small, work = MatchingSolver(size, edges), MatchingSolver(16, graph.edges), Work(Run())
        for mover in (MAX, MIN):
            assert large.value(large.everything, mover, work) == small.value(small.everything, mover, work)
        assert large.zugzwang(work)[0] == small.zugzwang(work)[0]


def test_a_limit_leaves_bounds() -> None:
    position = parse("torus:9x10")
    found = MatchingEngine().solve(position, Run(Limit(nodes=500)))
    assert 30 <= found.lower < found.upper <= 45, "X is at least two thirds of a largest matching"


def test_no_graph_is_too_large_but_those_beyond() -> None:
    check_edges(128, [(0, 127)])
    with pytest.raises(InputError, match="1 to 128 vertices, not 129"):
        MatchingPosition.start(named("path:129"))


def means_of_paths(longest: int) -> list[int]:
    """Twice the mean of the paths with 0, 1, ... vertices, from the values of their options: two shorter paths each."""
    twice = [0, 0]
    for n in range(2, longest + 1):
        options = [twice[i] + twice[n - 2 - i] for i in range(n - 1)]
        twice.append(1 + max(options) // 2 + 1 + -(-min(options) // 2))
    return twice


def test_long_paths_and_cycles_are_known_at_once() -> None:
    """A search would take for ever."""
    twice = means_of_paths(128)
    for n in (65, 100, 127, 128):
        path = [(i, i + 1) for i in range(n - 1)]
        for edges, x, value in (
            (path, -(-twice[n] // 2), twice[n] // 2),
            ([*path, (0, n - 1)], 1 + twice[n - 2] // 2, 1 - (-twice[n - 2] // 2)),
        ):
            solver, work = MatchingSolver(n, edges), Work(Run(Limit(nodes=1)))
            assert solver.value(solver.everything, MAX, work) == (x, x)
            assert solver.value(solver.everything, MIN, work) == (value, value)
            line = list(solver.line(solver.everything, MAX, x, work))
            assert len(line) == x == len(nx.maximal_matching(nx.Graph(line)))
            assert not solver.edges_in(solver.everything & ~sum(1 << u | 1 << v for u, v in line))
            assert solver.zugzwang(work) == ((True, None) if x >= value else (False, []))
