"""The named families of graphs: sizes known from graph theory, and planar drawings where the family is planar."""

from dataclasses import replace

import networkx as nx
import pytest

from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.graphs.families import EXAMPLES, graph_name, in_words, limits, named
from tiling_gui.errors import InputError
from tiling_gui.language import plain
from tiling_gui.records.record import board_name, shown_board


@walked(
    ("text", "vertices", "edges", "faces"),
    [
        ("friendship:1", 3, 3, 2),
        ("friendship:3", 7, 9, 4),
        ("friendship:8", 17, 24, 9),
        ("path:1", 1, 0, 1),
        ("path:6", 6, 5, 1),
        ("cycle:3", 3, 3, 2),
        ("cycle:9", 9, 9, 2),
        ("complete:1", 1, 0, 1),
        ("complete:3", 3, 3, 2),
        ("complete:4", 4, 6, 4),
        ("wheel:3", 4, 6, 4),
        ("wheel:20", 21, 40, 21),
        ("star:7", 8, 7, 1),
        ("grid:1x1", 1, 0, 1),
        ("grid:3x4", 12, 17, 7),
        ("GRID:3×4", 12, 17, 7),
        ("cube", 8, 12, 6),
        ("octahedron", 6, 12, 8),
        ("bipartite:1,5", 6, 5, 1),
        ("bipartite:5,1", 6, 5, 1),
        ("bipartite:2,6", 8, 12, 6),
        ("bipartite:6,2", 8, 12, 6),
        ("tree:31", 31, 30, 1),
        ("randomtree:20,7", 20, 19, 1),
        ("hypercube:1", 2, 1, 1),
        ("hypercube:3", 8, 12, 6),
        ("prism:5", 10, 15, 7),
        ("cylinder:1x7", 7, 7, 2),
        ("cylinder:3x6", 18, 30, 14),
        ("triangular:1", 1, 0, 1),
        ("triangular:3", 9, 9, 2),
        ("hexagonal:1", 1, 0, 1),
        ("hexagonal:2", 7, 12, 7),
        ("box:1x3x4", 12, 17, 7),
        ("box:3x1x4", 12, 17, 7),
        ("box:2x2x3", 12, 20, 10),
        ("box:2x3x2", 12, 20, 10),
    ],
)
def test_sizes_and_faces(text: str, vertices: int, edges: int, faces: int) -> None:
    graph = named(text)
    assert (len(graph.vertices), len(graph.edges), len(graph.faces)) == (vertices, edges, faces)


@walked("n", (1, 2, 3, 8, 30))
def test_large_drawings_do_not_cross(n: int) -> None:
    for text in (f"friendship:{n}", f"star:{n}", f"tree:{n}", f"random:{n},{n}", f"wheel:{max(n, 3)}"):
        assert named(text).why_no_faces() is None


def test_the_friendship_graph_lies_as_in_the_paper() -> None:
    assert named("friendship:3").vertices == ((0, 0), (2, 1), (1, 2), (-2, 1), (-2, -1), (1, -2), (2, -1))


def test_degrees() -> None:
    assert named("cube").degrees == (3,) * 8
    assert named("octahedron").degrees == (4,) * 6
    assert named("bipartite:2,3").degrees == (3, 3, 2, 2, 2)
    assert named("bipartite:3,2").degrees == (2, 2, 2, 3, 3)


def test_a_random_graph_is_the_same_every_time() -> None:
    assert named("random:9,5") == named("random:9,5")
    assert named("random:9,5") != named("random:9,6")


@walked(
    ("text", "same"),
    [
        ("petersen", nx.petersen_graph()),
        ("hypercube:4", nx.hypercube_graph(4)),
        ("hypercube:6", nx.hypercube_graph(6)),
        ("prism:7", nx.circular_ladder_graph(7)),
        ("cylinder:4x5", nx.grid_graph([4, 5], periodic=(False, True))),
        ("torus:3x4", nx.grid_graph([3, 4], periodic=True)),
        ("torus:4x6", nx.grid_graph([4, 6], periodic=True)),
        ("box:3x3x2", nx.grid_graph([3, 3, 2])),
        ("hypercube:2", nx.cycle_graph(4)),
        ("triangular:2", nx.star_graph(3)),
        ("hexagonal:2", nx.wheel_graph(7)),
    ],
)
def test_boards_and_products_are_those_of_networkx(text: str, same: nx.Graph) -> None:
    graph = nx.Graph(named(text).edges)
    graph.add_nodes_from(range(len(named(text).vertices)))
    assert nx.is_isomorphic(graph, same)


def test_inner_cells_touch_six_and_three_others() -> None:
    assert named("hexagonal:5").degrees.count(6) == 37, "a board of side 4 inside"
    assert sum(named("hexagonal:5").degrees) == 2 * (9 * 25 - 15 * 5 + 6)
    assert sorted(set(named("triangular:6").degrees)) == [1, 2, 3]
    assert named("triangular:6").degrees.count(1) == 3, "the corners"


@walked("n", (1, 2, 3, 10, 40))
def test_a_random_tree_is_a_tree_drawn_without_crossings(n: int) -> None:
    graph = named(f"randomtree:{n},{n}")
    assert len(graph.edges) == n - 1
    assert graph.why_no_faces() is None


def test_names_are_kept_as_they_are_written() -> None:
    for text in EXAMPLES:
        assert named(text).name == text
        assert len(limits(text.partition(":")[0])) == sum(
            text.partition(":")[2].count(sign) for sign in ",x"
        ) + text.count(":")


@walked(
    "text",
    ["", "cub", "path", "path:", "path:0", "path:-1", "path:1,2", "cube:3", "grid:3", "path:x", "wheel:2", "path:²"],
)
def test_what_is_no_family(text: str) -> None:
    with pytest.raises(InputError, match=r"There is no graph|is written like|takes numbers from"):
        named(text)


def test_titles_have_the_names_of_the_window_and_files_those_of_the_command_line() -> None:
    sharing, matching = GAMES["sharing"], GAMES["matching"]
    shared = sharing.parse("friendship:3,edges,vertices,4", sharing.sides[0])
    assert sharing.title(shared) == "Friendship 3: edges coloured, vertices shared, 4 colours"
    assert sharing.title(shared, tr=plain) == "friendship:3: edges coloured, vertices shared, 4 colours"
    named_titles = {
        "petersen": "Petersen, MAX first",
        "grid:3x4": "Grid 3 × 4, MAX first",
        "bipartite:2,3": "Bipartite 2, 3, MAX first",
        "torus:6x6": "6 × 6 torus, MAX first",
    }
    for text, title in named_titles.items():
        assert matching.title(matching.parse(text, matching.sides[0])) == title
    assert shown_board("matching", board_name("matching", matching.parse("petersen", matching.sides[0]))) == (
        "Petersen, MAX first"
    )
    assert in_words("petersens: edges") == "petersens: edges"


def test_a_drawing_under_another_name_leaves_the_family_its_name() -> None:
    """Graphs are equal whatever they are called."""
    graph = named("wheel:5")
    assert graph_name(replace(graph, name="my wheel")) == "my wheel"
    assert graph_name(graph) == in_words("wheel:5") != "wheel:5"
