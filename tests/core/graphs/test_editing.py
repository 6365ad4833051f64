"""Operations of the graph editor: results, refusals, and correct faces afterwards."""

import random
from dataclasses import astuple
from fractions import Fraction

import pytest

from tests.walks import walked
from tiling_gui.core.graphs import editing
from tiling_gui.core.graphs.families import EXAMPLES, complete, named
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError
from tiling_gui.games.sharing.extent import extent
from tiling_gui.games.sharing.rules import SharingPosition, parse

SQUARE = Graph.make([(0, 0), (2, 0), (2, 2), (0, 2)], [(0, 1), (1, 2), (2, 3), (0, 3)])


def at(x: int, y: int) -> tuple[Fraction, Fraction]:
    return Fraction(x), Fraction(y)


def test_a_diagonal_parts_the_square_and_the_other_is_refused_with_its_place() -> None:
    one = editing.join(SQUARE, 0, 2)
    assert len(one.faces) == 3
    with pytest.raises(editing.CrossingError, match=r"a–c and b–d would cross at \(1, 1\)") as refused:
        editing.join(one, 1, 3)
    assert refused.value.place == (1, 1)


def test_a_vertex_is_not_moved_over_an_edge_nor_put_on_one() -> None:
    with pytest.raises(editing.CrossingError):
        editing.move_vertex(SQUARE, 0, at(3, 1))
    with pytest.raises(editing.CrossingError, match="lie on edge"):
        editing.add_vertex(SQUARE, at(1, 0))
    with pytest.raises(InputError, match="both at"):
        editing.add_vertex(SQUARE, at(2, 2))
    assert editing.move_vertex(SQUARE, 0, at(-1, -1)).faces[1].area == 6


def test_edges_are_joined_once_and_not_to_themselves() -> None:
    for u, v in ((0, 1), (1, 0), (2, 2)):
        with pytest.raises(InputError):
            editing.join(SQUARE, u, v)


def test_deleting_a_vertex_takes_its_edges_and_renames_the_rest() -> None:
    left = editing.delete_vertex(SQUARE, 1)
    assert left.vertices == (SQUARE.vertices[0], SQUARE.vertices[2], SQUARE.vertices[3])
    assert left.edges == ((1, 2), (0, 2))
    assert editing.delete_edge(SQUARE, 0).edges == SQUARE.edges[1:]
    nothing = editing.delete_vertex(Graph.make([(0, 0)], []), 0)
    assert (nothing.vertices, nothing.edges) == ((), ())
    assert editing.add_vertex(nothing, at(1, 2)).vertices == (at(1, 2),)


def test_a_crossing_graph_may_be_changed_but_not_worsened() -> None:
    graph = complete(5)
    assert graph.crossings
    assert len(editing.delete_edge(graph, 0).edges) == 9
    assert len(editing.add_vertex(graph, at(9, 9)).vertices) == 6


@walked("name", EXAMPLES)
def test_rounding_is_finer_than_the_graph(name: str) -> None:
    graph = named(name)
    step = editing.grid_step(graph)
    near = min(
        ((a - c) ** 2 + (b - d) ** 2 for i, (a, b) in enumerate(graph.vertices) for c, d in graph.vertices[:i]),
        default=Fraction(1),
    )
    assert (4 * step) ** 2 <= near < (16 * step) ** 2


def test_random_steps_never_cross_and_keep_euler() -> None:
    chance, graph = random.Random(6), Graph.make([(0, 0)], [])
    for _ in range(120):
        try:
            if chance.random() < 0.3:
                graph = editing.add_vertex(graph, at(chance.randint(0, 8), chance.randint(0, 8)))
            elif chance.random() < 0.7:
                graph = editing.join(graph, *(chance.randrange(len(graph.vertices)) for _ in range(2)))
            elif chance.random() < 0.5:
                v = chance.randrange(len(graph.vertices))
                graph = editing.move_vertex(graph, v, at(chance.randint(0, 8), chance.randint(0, 8)))
            else:
                graph = editing.delete_vertex(graph, chance.randrange(len(graph.vertices)))
        except InputError:
            continue
        assert not graph.crossings
        if graph.why_no_faces() is None:
            assert len(graph.vertices) - len(graph.edges) + len(graph.faces) == 2


@walked(
    "text",
    ["cycle:4,vertices,faces,2", "path:5,edges,vertices,2,odd", "wheel:3,faces,edges,2", "star:5,edges,vertices,3"],
)
def test_the_extent_is_what_every_end_says(text: str) -> None:
    ends: dict[SharingPosition, set[Fraction]] = {}

    def all_ends(position: SharingPosition) -> set[Fraction]:
        if position not in ends:
            if position.is_over:
                ends[position] = {position.value()}
            else:
                ends[position] = set().union(*(all_ends(position.play(move)) for move in position.moves()))
        return ends[position]

    start = parse(text)
    all_ends(start)
    for position in random.Random(1).sample(sorted(ends, key=str), min(40, len(ends))):
        low, high, exact = astuple(extent(position))
        assert low <= min(ends[position])
        assert high >= max(ends[position])
        assert exact
        assert (low, high) == (min(ends[position]), max(ends[position]))


def test_of_many_colourings_the_ends_are_reached_or_called_bounds() -> None:
    low, high, exact = astuple(extent(parse("cube,edges,vertices,4")))
    assert (low, high, exact) == (0, 8, True)
    low, high, exact = astuple(extent(parse("grid:3x4,vertices,edges,2")))
    assert (low, high, exact) == (0, 17, True)  # a grid is bipartite


def test_names_that_were_given_stay_with_their_vertices() -> None:
    graph = SQUARE.with_names(("Ann", "B", "c", "Dora"))
    assert editing.move_vertex(graph, 0, at(-1, -1)).vertex_names == graph.vertex_names
    assert editing.join(graph, 0, 2).edge_names[-1] == "Ann–c"
    assert editing.delete_edge(graph, 0).vertex_names == graph.vertex_names
    assert editing.delete_vertex(graph, 1).vertex_names == ("Ann", "c", "Dora")
    more = editing.add_vertex(graph, at(5, 5))
    assert more.vertex_names[-1] == "a"
    assert editing.add_vertex(more, at(6, 5)).vertex_names[-1] == "d", "b and c are taken"
    with pytest.raises(InputError, match="Ann and B are already joined"):
        editing.join(graph, 0, 1)
