"""Lemmas M, T, O, L, S, E, K, A, C and H on every graph of up to seven vertices, or as far as stated."""

import random

from tests.theory.brute_force import (
    Graph,
    bits,
    cycle,
    graphs_up_to,
    largest_matching,
    less,
    path,
    together,
    without_dead_vertices,
)
from tests.walks import walked

CONTEXTS = (path(0), path(2), path(4), cycle(6), together(cycle(6), path(2)))


def test_m_and_t() -> None:
    for graph in graphs_up_to(7):
        x, n = graph.values()
        assert abs(x - n) <= 1
        for v in range(graph.vertices):
            smaller = graph.values(graph.all & ~(1 << v))
            assert smaller[0] <= x
            assert smaller[1] <= n


def test_deleting_an_edge_is_not_monotone() -> None:
    assert path(4).values() == (2, 1)
    assert together(path(2), path(2)).values() == (2, 2)
    assert together(path(3), path(1)).values() == (1, 1)


def played(graph: Graph, position: int, kept: dict[int, tuple[int, int]], skips: "Skips") -> tuple[int, int]:
    """The values if in every position the players leave out what `skips` allows."""
    if position not in kept:
        options = graph.options(position)
        for_max, for_min = skips(graph, position, options)
        xs = [played(graph, option, kept, skips)[1] for option in for_max]
        ns = [played(graph, option, kept, skips)[0] for option in for_min]
        assert bool(xs) == bool(ns) == bool(options)
        kept[position] = (1 + max(xs), 1 + min(ns)) if options else (0, 0)
    return kept[position]


def nested(graph: Graph, position: int, options: list[int]) -> tuple[list[int], list[int]]:
    """Lemma O: MAX needs only the maximal, MIN only the minimal sets of live vertices, one move for each."""
    live = {graph.alive(option): option for option in options}
    largest = [option for a, option in live.items() if not any(a != b and a & b == a for b in live)]
    smallest = [option for a, option in live.items() if not any(a != b and a & b == b for b in live)]
    return largest, smallest


def leaves(graph: Graph, position: int, options: list[int]) -> tuple[list[int], list[int]]:
    """Lemma L applied to all stems at once."""
    near = {v: graph.near(v, position) for v in bits(position)}
    leaf_of = {near[v][0]: v for v in near if len(near[v]) == 1}  # the last leaf of every stem
    for_max, for_min = [], []
    for option in options:
        u, w = bits(position & ~option)
        stems = [(s, other) for s, other in ((u, w), (w, u)) if s in leaf_of]
        if all(leaf_of[s] == other for s, other in stems):
            for_max.append(option)
        to_leaves = [(s, other) for s, other in stems if len(near[other]) == 1]
        if all(leaf_of[s] == other and all(len(near[z]) == 1 for z in near[s]) for s, other in to_leaves):
            for_min.append(option)
    return for_max, for_min


Skips = type(nested)


@walked("skips", [nested, leaves])
def test_options_that_may_be_skipped_change_nothing(skips: Skips) -> None:
    fewer = 0
    for graph in graphs_up_to(7):
        assert played(graph, graph.all, {}, skips) == graph.values()
        for_max, for_min = skips(graph, graph.all, graph.options(graph.all))
        fewer += len(for_max) + len(for_min) < 2 * len(graph.edges)
    assert fewer > 500  # the rules do leave moves out


def test_two_leaves_of_a_stem_are_one() -> None:
    found = 0
    for graph in without_dead_vertices(6):
        lone = {v: graph.near(v, graph.all)[0] for v in range(graph.vertices) if len(graph.near(v, graph.all)) == 1}
        for v, stem in lone.items():
            if any(w < v and other == stem for w, other in lone.items()):
                found += 1
                for context in CONTEXTS:
                    assert together(graph, context).values() == together(less(graph, v), context).values()
    assert found > 20


def lengths(graph: Graph, position: int) -> tuple[int, int]:
    """The lengths of the shortest and of the longest play."""
    found = [lengths(graph, option) for option in graph.options(position)]
    return (1 + min(a for a, _ in found), 1 + max(b for _, b in found)) if found else (0, 0)


def test_equal_plays_are_single_edges() -> None:
    found = set()
    for graph in without_dead_vertices(6):
        shortest, longest = lengths(graph, graph.all)
        if shortest == longest:
            found.add(longest)
            for context in CONTEXTS:
                copies = together(*[path(2)] * longest, context)
                assert together(graph, context).values() == copies.values()
    assert found == {0, 1, 2, 3}


def test_k() -> None:
    for graph in graphs_up_to(6):
        x, n = graph.values()
        for v in range(graph.vertices):
            with_edge = together(less(graph, v), path(2)).values()
            assert x <= with_edge[0]
            assert n <= with_edge[1]


def test_a_square_can_be_worth_two() -> None:
    whole = together(cycle(6), path(2))
    assert whole.values()[0] == 4
    assert less(whole, 7).values()[0] == 2


def test_any_sum() -> None:
    attained = set()
    parts = without_dead_vertices(6)
    for one in parts:
        for two in parts:
            if one.vertices <= two.vertices and one.vertices + two.vertices <= 10:
                (a, b), (c, d), (x, n) = one.values(), two.values(), together(one, two).values()
                assert x <= a + c + 1
                assert n >= b + d - 1
                assert n <= min(b + c, a + d) + 1
                assert x >= a + d - 1 or not one.edges
                assert x >= b + c - 1 or not two.edges
                attained |= {"X"} if x == a + c + 1 else set()
                attained |= {"N"} if n == b + d - 1 else set()
    assert attained == {"X", "N"}
    assert (path(2).values(), cycle(6).values()) == ((1, 1), (2, 3))
    assert together(path(2), cycle(6)).values() == (4, 3)


def test_counting() -> None:
    for graph in graphs_up_to(7):
        most = largest_matching(graph)
        x, n = graph.values()
        assert -(-2 * most // 3) <= x <= most
        assert most < 2 or n >= 1 - (-2 * (most - 2) // 3)


def least_maximal_matching(graph: Graph, position: int) -> int:
    return min((1 + least_maximal_matching(graph, option) for option in graph.options(position)), default=0)


def test_what_the_slides_say() -> None:
    """X is at most 3/2 of a least maximal matching, rounded up; X = 1 and N = 2 do not occur."""
    for graph in graphs_up_to(6):
        assert graph.values()[0] <= -(-3 * least_maximal_matching(graph, graph.all) // 2)
    pairs = {graph.values() for graph in graphs_up_to(7)}
    assert {pair for pair in pairs if pair[0] < 3} == {(0, 0), (1, 1), (2, 1), (2, 2), (2, 3)}
    assert path(4).values()[0] == 2 > 3 / 2 * least_maximal_matching(path(4), 0b1111)


def covering(graph: Graph, rng: random.Random) -> Graph:
    """A graph with up to three vertices over each vertex of `graph`, and one or two edges over every edge."""
    found = set()
    for u, w in graph.edges:
        found |= {(3 * u + rng.randrange(3), 3 * w + rng.randrange(3)) for _ in range(rng.choice((1, 1, 1, 2)))}
    names = {v: k for k, v in enumerate(sorted({v for edge in found for v in edge}))}
    return Graph(len(names), [(names[u], names[w]) for u, w in found])


def test_h() -> None:
    rng = random.Random(1)
    strict = 0
    for graph in graphs_up_to(5):
        for _ in range(3):
            above = covering(graph, rng)
            for context in (path(0), path(2), cycle(6)):
                (x, n), (x_above, n_above) = (together(one, context).values() for one in (graph, above))
                assert x <= x_above
                assert n <= n_above
                strict += x < x_above
    assert strict > 100
