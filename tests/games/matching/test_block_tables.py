"""Bounds of graphs by block potentials, compared with the game by definition."""

import random

import networkx as nx
import pytest

from tests.theory.brute_force import Graph
from tiling_gui.core.graphs.families import named
from tiling_gui.core.graphs.symmetry import symmetries
from tiling_gui.games.matching.rules import Edge, edge_sets, neighbours
from tiling_gui.games.matching.search import block_tables
from tiling_gui.games.matching.search.block_tables import BlockTables, distances, divisions, owners_of, partners_of
from tiling_gui.games.matching.search.kernel_driver import KernelDriver


@pytest.fixture(params=(3, 4))
def small_blocks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes blocks of up to three or four vertices, so that small graphs have several."""
    monkeypatch.setattr(block_tables, "_LARGEST", request.param)


def drawn(seed: int) -> tuple[int, list[Edge]]:
    """A random graph of 6 to 9 vertices, with about as many edges."""
    chance = random.Random(seed)
    size = chance.randint(6, 9)
    return size, sorted(nx.gnm_random_graph(size, size + chance.randint(-2, 2), seed).edges)


def sums(found: BlockTables, mask: int) -> list[tuple[int, int]]:
    """Twice the M of a set of vertices by lower and by upper potentials, for each way to divide the graph."""
    sets = []
    for order, begins in zip(found.orders.tolist(), found.begins.tolist(), strict=True):
        moved = sum(1 << bit for v, bit in enumerate(order) if mask >> v & 1)
        at = [
            begin + 2 * (moved >> first & (1 << size) - 1)
            for (first, size), begin in zip(found.places, begins, strict=True)
        ]
        sets.append((sum(int(found.tables[i]) for i in at), sum(int(found.tables[i + 1]) for i in at)))
    return sets


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("seed", range(25))
def test_potentials_bound_every_set_of_vertices(seed: int) -> None:
    size, edges = drawn(seed)
    found = block_tables.block_tables(size, edges, symmetries(size, edge_sets(edges)))
    graph = Graph(size, edges)
    assert len(found.places) > 1
    for mask in range(1 << size):
        x, n = graph.values(mask)
        for lower, upper in sums(found, mask):
            assert (lower + 1) // 2 <= x <= (upper + 1) // 2, (edges, mask)
            assert lower // 2 <= n <= upper // 2, (edges, mask)


@pytest.mark.usefixtures("small_blocks")
@pytest.mark.parametrize("seed", range(25))
def test_partners_and_owners_are_what_the_theorem_asks(seed: int) -> None:
    size, edges = drawn(seed)
    near = neighbours(size, edges)
    for blocks in divisions(size, edges):
        assert sum(blocks) == (1 << size) - 1, "each vertex is in one block"
        sizes = [block.bit_count() for block in blocks]
        assert max(sizes) - min(sizes) <= 1
        home = {v: block for block in blocks for v in range(size) if block >> v & 1}
        crossing = {frozenset(e) for e in edges if home[e[0]] != home[e[1]]}
        far = distances(near, blocks)
        partners, owners = partners_of(near, blocks, far), owners_of(near, blocks, far)
        assert set(map(frozenset, partners)) == crossing
        for (v, w), (a, b) in partners.items():
            assert frozenset((a, b)) in crossing
            assert (home[a], home[b]) == (home[v], home[w])
            assert (a, b) == (v, w) or {a, b}.isdisjoint((v, w))
        assert all(owners >> v & 1 or owners >> w & 1 for v, w in crossing)


def test_a_graph_without_a_good_division_has_no_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_tables, "_LARGEST", 4)
    graph = named("complete:8")
    assert not len(block_tables.block_tables(8, graph.edges).orders)


@pytest.mark.parametrize(("name", "x", "n"), [("torus:3x4", 6, 6), ("torus:4x4", 8, 8), ("petersen", 4, 4)])
def test_the_search_finds_known_values_with_tables(name: str, x: int, n: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(block_tables, "_LARGEST", 6)
    monkeypatch.setattr(block_tables, "_POSITIONS", 1 << 10)
    graph = named(name)
    size = len(graph.vertices)
    driver = KernelDriver(size, graph.edges, 1)
    driver.ask((1 << size) - 1, 0, 1, 10)
    for mover, value in enumerate((x, n)):
        assert [driver.ask((1 << size) - 1, mover, value + i, 1 << 20)[0] for i in range(2)] == [True, False]
