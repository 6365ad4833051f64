"""Lemma G, Theorems 1, 2 and 5, Corollary 3 and Proposition 4."""

import itertools
from functools import cache

from tests.theory.brute_force import (
    Graph,
    best_constant,
    cycle,
    drawn,
    graphs_up_to,
    of_cells,
    path,
    together,
    twice_mean,
    values_of_sum,
    without_dead_vertices,
)

PHASES = {0: path(0), 2: path(2), 3: path(4), 1: path(6)}
"""By q = X + N modulo 4."""
CONTEXTS = tuple(
    (*rings, phase)
    for rings in ((), (cycle(6),), (cycle(8),), (cycle(6), cycle(6)), (cycle(6), path(7)))
    for phase in PHASES.values()
)


@cache
def small(vertices: int) -> tuple[Graph, ...]:
    return tuple(graph for graph in without_dead_vertices(vertices) if graph.zugzwang_free())


def beside(*parts: Graph) -> list[tuple[int, int]]:
    """(X, N) of their sum in each of the contexts."""
    return [values_of_sum(*parts, *context) for context in CONTEXTS]


def at_least(one: list[tuple[int, int]], two: list[tuple[int, int]], constant: int) -> bool:
    """Whether one >= two + constant in all contexts."""
    return all(a >= c + constant and b >= d + constant for (a, b), (c, d) in zip(one, two, strict=True))


def test_sums_by_game_trees_are_the_disjoint_union() -> None:
    parts = small(4)
    for one, two in itertools.combinations_with_replacement((*parts, cycle(6)), 2):
        assert values_of_sum(one, two) == together(one, two).values()


def test_gains() -> None:
    for graph in graphs_up_to(7):
        options = graph.options(graph.all)
        if options and graph.zugzwang_free():
            twice = twice_mean(graph)
            gains = [2 + twice_mean(graph, option) - twice for option in options]  # twice the gain
            assert (max(gains), min(gains)) == (1, -1) if twice % 2 else max(gains) in (0, 1) and min(gains) in (0, -1)


def test_sums_add_their_means_and_have_no_zugzwang() -> None:
    pairs = itertools.combinations_with_replacement(small(6), 2)
    triples = itertools.combinations_with_replacement(small(4), 3)
    for parts in itertools.chain(pairs, triples):
        twice = sum(map(twice_mean, parts))
        assert values_of_sum(*parts) == (-(-twice // 2), twice // 2)
        if sum(part.vertices for part in parts) <= 8:
            assert together(*parts).zugzwang_free()


def test_a_part_with_a_zugzwang_spoils_every_sum() -> None:
    for graph in without_dead_vertices(6):
        if not graph.zugzwang_free():
            assert not any(together(graph, other).zugzwang_free() for other in small(4))


def test_comparison_and_that_it_is_sharp() -> None:
    tables = [(twice_mean(graph), beside(graph)) for graph in (*small(5), path(6), path(7))]
    for (a, one), (b, two) in itertools.product(tables, repeat=2):
        even = (a - b) // 4 * 2  # the greatest even integer that is at most the difference of the means
        assert at_least(one, two, even)
        assert not at_least(one, two, even + 1)


def test_a_zugzwang_free_position_is_its_phase() -> None:
    tables = {q: beside(phase) for q, phase in PHASES.items()}
    for graph in small(7):
        x, n = graph.values()
        q = (x + n) % 4
        constant = x - {0: 0, 2: 1, 3: 2, 1: 3}[q]
        assert beside(graph) == [(a + constant, b + constant) for a, b in tables[q]]


def test_two_phases_make_one() -> None:
    table = {(2, 2): (0, 2), (2, 3): (1, 0), (2, 1): (3, 2), (3, 3): (2, 2), (3, 1): (0, 4), (1, 1): (2, 4)}
    for (p, q), (one, constant) in table.items():
        both = beside(PHASES[p], PHASES[q])
        assert both == [(a + constant, b + constant) for a, b in beside(PHASES[one])]


def test_a_context_with_n_two_more_than_x_breaks_the_table() -> None:
    """T = {end | {K2 | end}}: positions of the sum are (a graph, its mask, how far T has been played)."""
    moves = {"T": ("", "D"), "D": ("K2", ""), "K2": ("", ""), "": (None, None)}

    @cache
    def values(graph: Graph, position: int, at: str) -> tuple[int, int]:
        there = [values(graph, option, at) for option in graph.options(position)]
        xs = [n for _, n in there] + ([values(graph, position, moves[at][0])[1]] if at else [])
        ns = [x for x, _ in there] + ([values(graph, position, moves[at][1])[0]] if at else [])
        return (1 + max(xs), 1 + min(ns)) if xs else (0, 0)

    def with_t(*paths: int) -> tuple[int, int]:
        graph = together(*map(path, paths))
        return values(graph, graph.all, "T")

    assert with_t() == (1, 3)
    assert (with_t(4, 4), with_t(2)) == ((5, 5), (4, 2))
    assert (with_t(4, 6), with_t()) == ((6, 6), (1, 3))
    assert (with_t(6, 6), with_t(2)) == ((7, 7), (4, 2))


def test_x_and_n_alone_make_no_phase() -> None:
    shape = of_cells(drawn("..... .#.## ...##"))
    assert shape.vertices == 10
    assert shape.values() == (5, 4)
    for phase, constant in ((path(6), 2), (path(4), 3)):
        x, n = phase.values()
        assert (x + constant, n + constant) == shape.values()
        assert beside(shape) != [(a + constant, b + constant) for a, b in beside(phase)]


def test_the_order_test_is_sound_and_complete_without_zugzwangs() -> None:
    trees = {graph.tree(): graph for graph in (*without_dead_vertices(7), cycle(8), together(cycle(6), path(4)))}
    tables = [(graph, beside(graph)) for graph in trees.values()]
    assert sum(not graph.zugzwang_free() for graph in trees.values()) >= 3
    for (one, a), (two, b) in itertools.product(tables, repeat=2):
        proved = best_constant(one.tree(), two.tree())
        assert at_least(a, b, proved)
        if one.zugzwang_free() and two.zugzwang_free():
            assert proved == (twice_mean(one) - twice_mean(two)) // 4 * 2


def test_an_option_between_two_others_may_be_dropped() -> None:
    dropped = 0
    for graph in without_dead_vertices(5):
        options = graph.options(graph.all)
        pairs = itertools.product(set(options), repeat=2)
        order = {(a, b): best_constant(graph.tree(a), graph.tree(b)) >= 0 for a, b in pairs}
        for at, option in enumerate(options):
            others = options[:at] + options[at + 1 :]
            if any(order[other, option] for other in others) and any(order[option, other] for other in others):
                dropped += 1
                for context in (path(2), path(4), cycle(6)):
                    assert without(graph, others, context) == together(graph, context).values()
    assert dropped > 50


def without(graph: Graph, options: list[int], context: Graph) -> tuple[int, int]:
    """(X, N) of graph + context if only these moves are allowed in `graph` while it is whole."""
    whole = together(graph, context)
    shift = graph.vertices

    @cache
    def values(left: int) -> tuple[int, int]:
        there = [option | left << shift for option in options]
        found = [whole.values(position) for position in there]
        found += [values(option) for option in context.options(left)]
        return (1 + max(n for _, n in found), 1 + min(x for x, _ in found)) if found else (0, 0)

    return values(context.all)
