"""Values of graphs of 65 to 128 vertices, compared with brute force up to renaming and with closed forms.

Nothing in the expected values comes from the program.
"""

import random
from functools import cache
from itertools import combinations

import networkx as nx
import pytest

from tests.games.matching import flowers
from tests.walks import walked
from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.matching.graph_facts import largest_matching
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver
from tiling_gui.search.sliced import Work

Edge = tuple[int, int]


def values(size: int, edges: list[Edge]) -> tuple[int, int]:
    """The proved values with MAX and with MIN to move."""
    solver = MatchingSolver(size, edges, 32)
    (low, high), (other, same) = (solver.value(solver.everything, mover, Work(Run())) for mover in (MAX, MIN))
    assert low == high
    assert other == same
    return low, other


def renamed(size: int, edges: list[Edge], chance: random.Random) -> list[Edge]:
    """The same graph with random names and a random order of edges, so that both words of a mask are mixed."""
    names = chance.sample(range(size), size)
    return [(names[u], names[v]) for u, v in chance.sample(edges, len(edges))]


# Paths and cycles: the board of one row, and what its first move leaves of a ring -----------------------------------


@walked("n", [65, 68, 71])
def test_closed_forms_of_paths_and_cycles(n: int) -> None:
    chance = random.Random(n)
    path = [(i, i + 1) for i in range(n - 1)]
    assert values(n, renamed(n, path, chance)) == (3 * (n + 1) // 7, (3 * n + 1) // 7)
    ring = renamed(n, [*path, (0, n - 1)], chance)
    assert values(n, ring) == ((3 * n + 2) // 7, (3 * n + 4) // 7)
    free, way = MatchingSolver(n, ring).zugzwang(Work(Run()))
    assert (free, way) == ((False, []) if n % 7 in (1, 6) else (True, None))


# Flowers ------------------------------------------------------------------------------------------------------------


def petal(vertices: int, chance: random.Random) -> flowers.Petal:
    """A random connected graph on the hub and that many vertices."""
    pairs = list(combinations(range(vertices + 1), 2))
    while True:
        edges = chance.sample(pairs, chance.randint(vertices, len(pairs)))
        drawn = nx.Graph(edges)
        if len(drawn) == vertices + 1 and nx.is_connected(drawn):
            return flowers.least_copy(frozenset(edges))


def flower(chance: random.Random) -> tuple[int, flowers.Position]:
    """(at least 65 vertices, a flower on them): many petals of one or two kinds, and a larger one."""
    kinds = [petal(chance.choice([2, 3]), chance) for _ in range(chance.choice([1, 2]))]
    petals, size, wanted = [petal(4, chance)], 5, chance.randint(65, 90)
    while size < wanted:
        petals.append(kinds[len(petals) % len(kinds)])
        size += max(v for edge in petals[-1] for v in edge)
    return size, tuple(sorted(petals))


def agrees(size: int, position: flowers.Position, chance: random.Random) -> None:
    edges = flowers.graph(position, size, chance)
    assert values(size, edges) == (flowers.value(position, True), flowers.value(position, False)), position
    least = MatchingSolver(size, edges, 32).least(Work(Run(Limit(nodes=1000))))
    assert least in (None, flowers.least(position)), "within so many nodes it is not always found"
    flowers.forget()


@pytest.mark.parametrize("seed", range(8))
def test_flowers_agree_with_plain_play(seed: int) -> None:
    chance = random.Random(seed)
    size, position = flower(chance)
    assert 64 < size <= 128
    agrees(size, position, chance)


@pytest.mark.parametrize(
    ("count", "leg", "more"),
    [
        (127, ((0, 1),), []),  # a star
        (32, ((0, 1), (1, 2)), []),  # spiders
        (63, ((0, 1), (1, 2)), [((0, 1),)]),
        (22, ((0, 1), (1, 2), (2, 3)), [((0, 1),), ((0, 1), (1, 2))]),
        (60, ((0, 1),), [((0, 1), (1, 2), (2, 3), (3, 4), (4, 5))]),  # a broom
        (63, ((0, 1), (0, 2), (1, 2)), [((0, 1),)]),  # a windmill
    ],
)  # fmt: skip
def test_spiders_brooms_and_windmills(count: int, leg: flowers.Petal, more: list[flowers.Petal]) -> None:
    position = tuple(sorted(flowers.least_copy(frozenset(each)) for each in [leg] * count + more))
    size = max(65, 1 + sum(max(v for edge in each for v in edge) for each in position))
    agrees(size, position, random.Random(count))


# Caterpillars -------------------------------------------------------------------------------------------------------

Spine = tuple[bool, ...]
"""Which vertices of a spine have leaves. One leaf is as good as many: taking one isolates the others."""


def in_order(spines: list[Spine]) -> tuple[Spine, ...]:
    """The parts with an edge, in a canonical order; a spine equals its reverse."""
    return tuple(sorted(max(spine, spine[::-1]) for spine in spines if len(spine) > 1 or any(spine)))


@cache
def caterpillars(spines: tuple[Spine, ...], max_moves: bool) -> int:
    """The value by definition: moves are the edges of a spine, and a leaf at every vertex that has any."""
    after = []
    for i, spine in enumerate(spines):
        others = [*spines[:i], *spines[i + 1 :]]
        for at, has_leaf in enumerate(spine):
            for taken in [1] * has_leaf + [2] * (at + 1 < len(spine)):
                left = in_order([*others, spine[:at], spine[at + taken :]])
                after.append(1 + caterpillars(left, not max_moves))
    return (max if max_moves else min)(after, default=0)


@pytest.mark.parametrize("length", [2, 6, 11, 14])
def test_caterpillars_agree_with_plain_play(length: int) -> None:
    chance = random.Random(length)
    for size in (65, chance.randint(66, 127), 128):
        edges = [(i, i + 1) for i in range(length - 1)]
        bearers = sorted({0, length - 1, *(v for v in range(length) if chance.random() < 0.7)})
        edges += [(chance.choice(bearers), leaf) for leaf in range(length, size)]
        stems = {u for u, v in edges if v >= length}
        spine = in_order([tuple(v in stems for v in range(length))])
        assert values(size, renamed(size, edges, chance)) == (caterpillars(spine, True), caterpillars(spine, False))


# Matchings ----------------------------------------------------------------------------------------------------------


@walked("size", [65, 96, 128])
def test_largest_matchings_of_trees(size: int) -> None:
    """From the leaves upwards, every vertex that can be matched with its parent is."""
    chance = random.Random(size)
    for _ in range(5):
        tree = nx.from_prufer_sequence([chance.randrange(size) for _ in range(size - 2)])
        parent = {child: above for above, child in nx.dfs_edges(tree, 0)}
        taken: set[int] = set()
        for v in nx.dfs_postorder_nodes(tree, 0):
            if v in parent and not {v, parent[v]} & taken:
                taken |= {v, parent[v]}
        assert largest_matching(list(tree.edges())) == len(taken) // 2
