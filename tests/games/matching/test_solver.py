"""The exact solver, compared with brute force, closed forms, published values, and the tiling game."""

import json
import random
from itertools import combinations, product

import networkx as nx
import pytest

from tests.conftest import DATA
from tests.theory.brute_force import Graph, largest_matching
from tests.walks import walked
from tiling_gui.core.graphs.families import named
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.games.matching.graph_facts import GraphFacts, facts_of
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver
from tiling_gui.search.sliced import Work

Edge = tuple[int, int]


def values(size: int, edges: list[Edge]) -> tuple[int, int]:
    """The values with MAX and with MIN to move."""
    solver, work = MatchingSolver(size, edges), Work(Run())
    (low, high), (other, same) = (solver.value(solver.everything, mover, work) for mover in (MAX, MIN))
    assert low == high
    assert other == same
    return low, other


def family(name: str) -> tuple[int, int]:
    graph = named(name)
    return values(len(graph.vertices), list(graph.edges))


def whole(name: str) -> GraphFacts:
    graph = named(name)
    return facts_of(name, len(graph.vertices), graph.edges, Run())


def agrees(size: int, edges: list[Edge]) -> None:
    facts, brute = facts_of("", size, edges, Run()), Graph(size, edges)
    assert (facts.max_first, facts.min_first) == brute.values(), edges
    assert (facts.largest, facts.least) == (largest_matching(brute), brute.least()), edges
    zugzwang = brute.least_zugzwang()
    assert facts.zugzwang_free == (zugzwang is None), edges
    assert (facts.zugzwang is None) == bool(facts.zugzwang_free)
    if facts.zugzwang is not None:
        left = brute.all
        for u, v in facts.zugzwang:
            assert left & ~(1 << u | 1 << v) in brute.options(left)
            left &= ~(1 << u | 1 << v)
        assert brute.alive(left).bit_count() == zugzwang
        x, n = brute.values(left)
        assert x < n


@pytest.mark.parametrize("seed", range(10))
def test_random_graphs_agree_with_brute_force(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(200):
        size, density = chance.randint(1, 9), chance.uniform(0.1, 0.9)
        most = 14 if size > 7 else 99
        pairs = [pair for pair in combinations(range(size), 2) if chance.random() < density]
        agrees(size, chance.sample(pairs, min(len(pairs), most)))


def test_all_graphs_of_up_to_six_vertices_agree_with_brute_force() -> None:
    small = [graph for graph in nx.graph_atlas_g() if 1 <= len(graph) <= 6]
    assert len(small) == 1 + 2 + 4 + 11 + 34 + 156
    for graph in small:
        agrees(len(graph), [tuple(edge) for edge in graph.edges()])


def test_large_random_graphs_keep_to_what_is_proved() -> None:
    """Beyond brute force: |X - N| <= 1, removing a vertex gains nothing, and a search from scratch agrees."""
    chance = random.Random(1)
    for size in (14, 18, 22, 24):
        edges = [pair for pair in combinations(range(size), 2) if chance.random() < 3 / size]
        solver, work = MatchingSolver(size, edges), Work(Run())
        found = [solver.value(solver.everything, mover, work)[0] for mover in (MAX, MIN)]
        assert abs(found[0] - found[1]) <= 1
        for v in chance.sample(range(size), 5):
            for mover in (MAX, MIN):
                low, high = solver.value(solver.everything & ~(1 << v), mover, work)
                assert low == high <= found[mover]
        names = chance.sample(range(size), size)
        again = values(size, [(names[u], names[v]) for u, v in edges])
        assert again == tuple(found), "the names of the vertices do not matter"


def test_closed_forms_of_paths_and_cycles() -> None:
    for n in range(1, 31):
        assert family(f"path:{n}") == (3 * (n + 1) // 7, (3 * n + 1) // 7)
    for n in range(3, 31):
        assert family(f"cycle:{n}") == ((3 * n + 2) // 7, (3 * n + 4) // 7)
        # X < N at exactly 6, 8, 13, 15, 20, ... vertices.
        assert whole(f"cycle:{n}").zugzwang == (() if n > 5 and n % 7 in (1, 6) else None)


def test_grids_are_worth_what_the_tiling_game_is() -> None:
    tiling = json.loads((DATA / "tiling.json").read_text(encoding="utf-8"))["values"]
    small = [cell for cell in tiling if cell["m"] <= 10 >= cell["n"] and cell["m"] * cell["n"] <= 28]
    for cell in small:
        found = family(f"grid:{cell['m']}x{cell['n']}")
        assert found == (cell["MAX_first"], cell["MIN_first"])
    assert len(small) > 12


@walked(
    "name",
    ["prism:3", "prism:7", "prism:15", "hypercube:2", "hypercube:4", "hypercube:5", "cylinder:4x4", "torus:4x4",
     "torus:4x7", "bipartite:5,5", "complete:10", "grid:2x9", "box:2x3x4"],
)  # fmt: skip
def test_prisms_are_worth_half_their_vertices(name: str) -> None:
    """An automorphism swaps their vertices in pairs of neighbours."""
    graph = named(name)
    half = len(graph.vertices) // 2
    assert family(name) == (half, half)


def test_known_graphs() -> None:
    petersen = whole("petersen")
    assert (petersen.n, petersen.edges, petersen.largest, petersen.least) == (10, 15, 5, 3)
    assert (petersen.max_first, petersen.min_first, petersen.zugzwang_free) == (4, 4, True)
    assert whole("cycle:6").zugzwang == ()
    assert whole("tree:31").zugzwang_free, "forests are zugzwang-free"


def test_lines_are_best_play() -> None:
    graph = named("torus:3x5")
    solver, work = MatchingSolver(15, graph.edges), Work(Run())
    for mover in (MAX, MIN):
        value = solver.value(solver.everything, mover, work)[0]
        line = list(solver.line(solver.everything, mover, value, work))
        assert len(line) == value
        left, side = solver.everything, mover
        for ply, (u, v) in enumerate(line):
            assert left >> u & 1
            assert left >> v & 1
            left &= ~(1 << u | 1 << v)
            side = 1 - side
            assert solver.value(left, side, work) == (value - ply - 1,) * 2
        assert not solver.edges_in(left)


def test_a_run_that_is_cut_off_says_only_what_is_proved() -> None:
    graph = named("grid:6x6")
    solver = MatchingSolver(36, graph.edges)
    low, high = solver.value(solver.everything, MIN, Work(Run(Limit(nodes=300))))
    assert low <= 16 <= high
    assert low < high
    stop = StopToken()
    stop.stop()
    facts = facts_of("", 36, graph.edges, Run(stop=stop))
    assert (facts.max_first, facts.min_first, facts.least, facts.zugzwang_free) == (None,) * 4
    assert facts.largest == 18


def test_what_does_not_fit_in_the_memory_comes_to_an_end() -> None:
    """With tables of 1024 rows, fewer than the positions reached, though every value should be stored."""
    work = Work(Run(Limit(nodes=1_000_000)))
    ladder, grid = named("grid:3x6").edges, named("grid:5x6").edges
    assert MatchingSolver(18, ladder, 0).zugzwang(work) == (None, None)
    assert MatchingSolver(30, grid, 0).least(work) is None
    assert not work.is_over
    assert MatchingSolver(18, ladder, 16).zugzwang(work) == (True, None)
    assert MatchingSolver(30, grid, 16).least(work) == 10


def test_facts_say_where_memory_is_short() -> None:
    edges = named("grid:3x6").edges
    facts = facts_of("", 18, edges, Run(Limit(nodes=1_000_000)), 0)
    assert (facts.least, facts.zugzwang_free, facts.zugzwang) == (6, None, None)
    assert facts.short_of_memory == ("zugzwang_free",)
    assert "short_of_memory" not in facts.to_json()
    assert facts_of("", 18, edges, Run(Limit(nodes=100)), 0).short_of_memory == (), "that is the limit"


def test_a_table_that_grows_keeps_what_it_holds() -> None:
    graph = named("grid:4x6")
    small, large = (MatchingSolver(24, graph.edges, megabytes) for megabytes in (1, 64))
    work = Work(Run())
    for mover in (MAX, MIN):
        assert small.value(small.everything, mover, work) == large.value(large.everything, mover, work)


# Symmetry -----------------------------------------------------------------------------------------------------------


@walked("seed", range(3))
def test_no_image_of_an_answered_position_on_a_torus_is_searched_again(seed: int) -> None:
    """Its 288 automorphisms, shifts, turns and reflections, by arithmetic."""
    torus, chance = nx.grid_2d_graph(6, 6, periodic=True), random.Random(seed)
    while True:
        free = nx.Graph(torus.subgraph(chance.sample(sorted(torus), 22)))
        leaves = [v for v in free if free.degree(v) == 1]
        stems = [w for v in leaves for w in free[v]]
        if len(set(stems)) == len(stems):  # of two leaves on one stem either may be left out, so images would differ
            break
    solver, answers, nodes = MatchingSolver(36, [(6 * r + c, 6 * s + d) for (r, c), (s, d) in torus.edges]), set(), []
    for down, right, across, over, under in product(range(6), range(6), (False, True), (1, -1), (1, -1)):
        turned = [(over * c, under * r) if across else (over * r, under * c) for r, c in free]
        work = Work(Run())
        answers.add(solver.value(sum(1 << 6 * ((r + down) % 6) + (c + right) % 6 for r, c in turned), MAX, work))
        nodes.append(work.nodes)
    ((low, high),) = answers
    assert low == high
    assert len(nodes) == 288
    assert nodes[0] > 0
    assert not any(nodes[1:])
