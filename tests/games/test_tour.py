"""Hamiltonian tours built by turns, compared with the definition over all orders of vertices, and published facts."""

import random
from itertools import combinations, pairwise, permutations

import networkx
import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import read_position
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.tour import GAME, TourPosition, parse
from tiling_gui.search.engine import make_engine

Edges = list[tuple[int, int, int]]


def tours(edges: Edges) -> dict[tuple[int, ...], int]:
    """The weight of every Hamiltonian tour from vertex 0 by the order of its vertices; independent of the program."""
    weight = {frozenset((u, v)): w for u, v, w in edges}
    size = 1 + max(v for _, v, _ in edges)
    found = {}
    for order in permutations(range(1, size)):
        ends = [frozenset(pair) for pair in pairwise((0, *order, 0))]
        if all(pair in weight for pair in ends):
            found[0, *order] = sum(weight[pair] for pair in ends)
    return found


def by_definition(found: dict[tuple[int, ...], int], path: tuple[int, ...], high: bool) -> int:
    """Minimax over the tours that begin with `path`."""
    if path in found:
        return found[path]
    steps = {tour[len(path)] for tour in found if tour[: len(path)] == path}
    values = [by_definition(found, (*path, v), not high) for v in steps]
    return max(values) if high else min(values)


def random_graph(rng: random.Random) -> Edges:
    size = rng.randint(3, 6)
    left_out = rng.choice((0, 0, 0.3))
    return [(u, v, rng.randint(-2, 9)) for u, v in combinations(range(size), 2) if rng.random() >= left_out]


def test_value_moves_and_bounds_are_those_of_the_definition() -> None:
    rng, engine, refused = random.Random(7), make_engine(GAME), 0
    for _ in range(60):
        edges = random_graph(rng)
        found = tours(edges) if len(edges) > 2 else {}
        if not found:
            refused += 1
            with pytest.raises(InputError):
                TourPosition.start(edges)
            continue
        for first in (Side.MAX, Side.MIN):
            position = TourPosition.start(edges, first)
            assert engine.solve(position).value == by_definition(found, (0,), first is Side.MAX)
            while not position.is_over:
                begun = {tour: w for tour, w in found.items() if tour[: len(position.path)] == position.path}
                assert list(position.moves()) == sorted({tour[len(position.path)] for tour in begun})
                assert GAME.bounds is not None
                assert GAME.bounds(position) == (min(begun.values()), max(begun.values()))
                position = position.play(rng.choice(position.moves()))
            assert position.value() == found[position.path]
            assert GAME.bounds(position) == (position.value(), position.value())
    assert refused > 3


def of_networkx(graph: networkx.Graph) -> Edges:
    return [(u, v, 1) for u, v in networkx.convert_node_labels_to_integers(graph).edges]


def test_the_petersen_graph_has_no_tour_and_without_a_vertex_it_has() -> None:
    """It is hypohamiltonian: Gaudin, Herz and Rossi 1964."""
    petersen = networkx.petersen_graph()
    with pytest.raises(InputError, match="no Hamiltonian tour"):
        TourPosition.start(of_networkx(petersen))
    petersen.remove_node(3)
    assert make_engine(GAME).solve(TourPosition.start(of_networkx(petersen))).value == 9


def test_a_tour_of_equal_weights_weighs_as_many_as_it_has_edges() -> None:
    assert make_engine(GAME).solve(parse(",".join(["2"] * 15))).value == 12


def test_moves_and_refusals_are_said() -> None:
    square = read_position("tour:a-b:1,b-c:2,c-d:3,a-d:4,a-c:5")
    assert list(square.moves()) == [1, 3], "after a–c no tour could be completed"
    with pytest.raises(InputError, match="no tour could be completed"):
        square.read("c")
    after = square.play(square.read(" B "))
    with pytest.raises(InputError, match="visited a already"):
        after.read("a")
    with pytest.raises(InputError, match="There is no edge b–d"):
        after.read("d")
    with pytest.raises(InputError, match="a to d"):
        after.read("e")
    assert after.play(2).play(3).value() == 10


@walked(
    "text",
    ["", "1,2", "a-b:1", "a-b:1,b-c:1", "a-b:1,b-c:1,a-c:x", "a-b:1,a-b:2,b-c:1,a-c:1", "1,1,1000", "a-a:1,a-b:1"],
)
def test_what_is_no_tour_is_refused(text: str) -> None:
    with pytest.raises(InputError):
        parse(text)
