"""Straight-line drawings: faces, areas, crossings and refusals."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.walks import walked
from tiling_gui.core.graphs.families import named, random_planar
from tiling_gui.core.graphs.planar import Graph, even_degrees, number, vertex_name
from tiling_gui.errors import InputError

F3_EDGES = [(0, 1), (1, 2), (0, 2), (0, 3), (3, 4), (0, 4), (0, 5), (5, 6), (0, 6)]
F3 = Graph.make([(0, 0), (2, 1), (1, 2), (-2, 1), (-2, -1), (1, -2), (2, -1)], F3_EDGES)


def test_the_faces_of_the_friendship_graph() -> None:
    outer, *triangles = F3.faces
    assert outer.vertices == tuple(range(7))
    assert outer.edges == tuple(range(9))
    assert outer.area == 0
    assert [face.vertices for face in triangles] == [(0, 1, 2), (0, 3, 4), (0, 5, 6)]
    assert [face.area for face in triangles] == [Fraction(3, 2), 2, Fraction(3, 2)]
    assert outer.walk.count(0) == 3, "the walk passes the cut vertex three times"
    assert F3.face_names == ("f0", "f1", "f2", "f3")


def test_a_tree_has_only_the_outer_face_and_walks_every_edge_twice() -> None:
    graph = named("tree:7")
    (face,) = graph.faces
    assert face.edges == tuple(range(6))
    assert len(face.walk) == 12


def test_a_single_vertex_has_one_face() -> None:
    (face,) = Graph.make([(0, 0)], []).faces
    assert face.vertices == (0,)
    assert face.edges == ()


def test_areas_are_exact_fractions() -> None:
    graph = Graph.make([("1/3", 0), (1, "0.1"), (0, 1)], [(0, 1), (1, 2), (0, 2)])
    (ax, ay), (bx, by), (cx, cy) = graph.vertices
    assert graph.faces[1].area == abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2
    assert graph.vertices[1][1] == Fraction(1, 10)


def test_an_edge_inside_a_face_is_on_its_boundary() -> None:
    square = [(0, 0), (4, 0), (4, 4), (0, 4), (2, 2)]
    graph = Graph.make(square, [(0, 1), (1, 2), (2, 3), (0, 3), (0, 4)])
    assert graph.faces[0].edges == (0, 1, 2, 3)
    assert graph.faces[1].edges == (0, 1, 2, 3, 4)
    assert graph.faces[1].area == 16


@given(st.integers(1, 14), st.integers(0, 10_000))
def test_euler_and_both_sides_of_every_edge(n: int, seed: int) -> None:
    graph = random_planar(n, seed)
    assert len(graph.vertices) - len(graph.edges) + len(graph.faces) == 2
    if graph.edges:
        assert sum(len(face.walk) for face in graph.faces) == 2 * len(graph.edges)
    walk = [graph.vertices[v] for v in graph.faces[0].walk]
    around = [a[0] * b[1] - a[1] * b[0] for a, b in zip(walk, walk[1:] + walk[:1], strict=True)]
    assert sum(face.area for face in graph.faces) == -sum(around) / 2, "the outer walk runs clockwise"


@walked(
    ("points", "edges", "place"),
    [
        ([(0, 0), (2, 2), (0, 2), (2, 0)], [(0, 1), (2, 3), (0, 2)], (1, 1)),
        ([(0, 0), (3, 0), (1, 1), (1, -1)], [(0, 1), (2, 3), (1, 2)], (1, 0)),
        ([(0, 0), (4, 0), (2, 0), (2, 2)], [(0, 1), (2, 3), (1, 3)], (2, 0)),  # ends on an edge
        ([(0, 0), (4, 0), (2, 0)], [(0, 1), (1, 2)], (2, 0)),  # one edge on another, a common end
        ([(0, 0), (4, 0), (2, 0), (6, 0)], [(0, 1), (2, 3), (0, 2)], (2, 0)),  # overlapping
    ],
)
def test_crossings_and_their_place(points: list[object], edges: list[object], place: tuple[int, int]) -> None:
    graph = Graph.make(points, edges)  # type: ignore[arg-type]
    assert graph.crossings[0].place == place
    with pytest.raises(InputError, match=r"cross at \(") as error:
        _ = graph.faces
    assert f"({place[0]}, {place[1]})" in str(error.value)


def test_edges_that_only_share_an_end_or_a_line_do_not_cross() -> None:
    graph = Graph.make([(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)], [(0, 1), (1, 2), (2, 3), (0, 4)])
    assert graph.crossings == ()


@walked(
    ("vertices", "edges", "words"),
    [
        ([(0, 0), (1, 1)], [(1, 1)], "loop at b"),
        ([(0, 0), (0, 0)], [], "a and b are both at"),
        ([(0, 0)], [(0, 1)], "numbered 0 to 0"),
        ([], [], "1 to 200 vertices"),
        ([(0, 0, 0)], [], "two coordinates"),
        ([(0, "x")], [], "two coordinates"),
        ([(0, float("nan"))], [], "two coordinates"),
        ([(0, True)], [], "two coordinates"),
        ([(0, "1e999999999")], [], "two coordinates"),
        ([(0, 0), (1, 0)], [(0, 1.0)], "pair of vertex numbers"),
        ([(0, 0), (1, 0)], ["ab"], "pair of vertex numbers"),
        ([(i, 0) for i in range(201)], [], "1 to 200 vertices"),
    ],
)
def test_what_is_no_graph(vertices: list[tuple[object, ...]], edges: list[tuple[int, int]], words: str) -> None:
    with pytest.raises(InputError, match=words):
        Graph.make(vertices, edges)


@walked(
    ("graph", "words"),
    [
        (Graph.make([(0, 0), (1, 0), (2, 0)], [(0, 1)]), "falls into 2 parts"),
        (Graph.make([(0, 0), (1, 0)], [(0, 1), (1, 0)]), "parallel edges"),
        (named("complete:5"), "not planar: 10 edges on 5"),
        (named("bipartite:3,3"), "not planar: 9 edges on 6"),
    ],
)
def test_graphs_without_faces(graph: Graph, words: str) -> None:
    with pytest.raises(InputError, match=words):
        _ = graph.faces


def test_names() -> None:
    assert [vertex_name(i) for i in (0, 25, 26, 27, 51, 52, 701, 702)] == [
        *("a", "z", "aa", "ab", "az", "ba", "zz", "aaa"),
    ]
    assert F3.edge_names[:3] == ("a–b", "b–c", "a–c")
    assert Graph.make([(0, 0), (1, 0)], [(0, 1), (1, 0), (0, 1)]).edge_names == ("a–b", "a–b (2)", "a–b (3)")


def test_even_degrees_joins_odd_vertices_in_pairs() -> None:
    fixed = even_degrees(named("path:4"))
    assert fixed.edges == ((0, 1), (1, 2), (2, 3), (0, 3))
    doubled = even_degrees(named("path:2"))
    assert doubled.edges == ((0, 1), (0, 1))
    for text in ("cube", "wheel:5", "complete:4", "random:12,4", "star:5"):
        assert all(degree % 2 == 0 for degree in even_degrees(named(text)).degrees)
    assert even_degrees(F3) == F3
    assert even_degrees(named("path:2").with_names(["left", "right"])).edge_names == ("left–right", "left–right (2)")


@given(st.integers(1, 10), st.integers(0, 1000))
def test_json_round_trip(n: int, seed: int) -> None:
    graph = random_planar(n, seed)
    thirds = Graph.make([(x / 3, y) for x, y in graph.vertices], graph.edges)
    for each in (graph, thirds):
        assert Graph.from_json(each.to_json()) == each


@walked("data", [None, [], {}, {"vertices": [[0, 0]]}, {"vertices": {}, "edges": []}])
def test_json_that_is_no_graph(data: object) -> None:
    with pytest.raises(InputError, match="A graph is an object"):
        Graph.from_json(data)


def test_numbers() -> None:
    assert number("1/3") == Fraction(1, 3)
    assert number(0.1) == Fraction(1, 10)
    for wrong in (True, None, "1/0", "1_0", "nan", float("inf"), [1], "9" * 100):
        assert number(wrong) is None
