"""Graph files: round trips, drawings computed for graphs without one, and damaged files."""

from pathlib import Path

import networkx as nx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.fuzz.reading import REFUSED, read
from tests.walks import walked
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.families import EXAMPLES, named
from tiling_gui.core.graphs.planar import even_degrees
from tiling_gui.errors import InputError


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("ending", ["json", "graphml"])
def test_files_with_a_drawing_come_back_the_same(text: str, ending: str, tmp_path: Path) -> None:
    graph = named(text)
    graph_files.save(graph, tmp_path / f"graph.{ending}")
    again = graph_files.load(tmp_path / f"graph.{ending}")
    assert again.vertices == graph.vertices
    # networkx sorts the edges of GraphML by their ends
    ordered = tuple if ending == "json" else sorted
    assert ordered(again.edges) == ordered(graph.edges)


@pytest.mark.parametrize("ending", ["json", "graphml"])
def test_names_of_vertices_come_back(ending: str, tmp_path: Path) -> None:
    graph = named("path:3").with_names(("Ann", "Bob", "7"))
    graph_files.save(graph, tmp_path / f"graph.{ending}")
    again = graph_files.load(tmp_path / f"graph.{ending}")
    assert (again.vertex_names, again.edges) == (("Ann", "Bob", "7"), graph.edges)


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("ending", ["g6", "s6"])
def test_files_without_a_drawing_get_one(text: str, ending: str, tmp_path: Path) -> None:
    graph = named(text)
    graph_files.save(graph, tmp_path / f"graph.{ending}")
    again = graph_files.load(tmp_path / f"graph.{ending}")
    assert sorted(again.edges) == sorted(graph.edges)
    if nx.check_planarity(nx.Graph(graph.edges))[0]:
        assert again.why_no_faces() is None
        assert len(again.faces) == len(graph.faces)


def test_numbers_of_an_edge_list_may_have_gaps() -> None:
    found = graph_files.read_one("7 3\n\n3 90 # a comment\n")
    assert (found.names, found.edges) == (("3", "7", "90"), ((0, 1), (0, 2)))


@walked("text", [*EXAMPLES, "hypercube:4"])
def test_reading_without_a_drawing_finds_the_same_edges(text: str) -> None:
    graph = named(text)
    for ending in graph_files.ENDINGS:
        found = graph_files.read_one(graph_files.written(graph, ending))
        assert found.size == len(graph.vertices)
        assert sorted(found.edges) == sorted(graph.edges)


def test_parallel_edges_are_kept_where_the_form_can(tmp_path: Path) -> None:
    double = even_degrees(named("path:2"))
    for ending in ("json", "graphml", "s6"):
        graph_files.save(double, tmp_path / f"graph.{ending}")
        assert graph_files.load(tmp_path / f"graph.{ending}").edges == double.edges
    with pytest.raises(InputError, match="cannot hold parallel edges"):
        graph_files.save(double, tmp_path / "graph.g6")
    with pytest.raises(InputError, match=r"exported as \.json"):
        graph_files.save(double, tmp_path / "graph.txt")


def test_known_codes() -> None:
    assert graph_files.read("C~").edges == named("complete:4").edges
    assert graph_files.read(">>graph6<<C~\n").edges == named("complete:4").edges
    assert graph_files.read(">>sparse6<<:Fa@x^").edges == ((0, 1), (0, 2), (1, 2), (5, 6))  # from McKay's description


@given(st.integers(1, 16), st.integers(0, 10_000), st.floats(0.1, 0.6))
@example(11, 3886, 0.25)  # an edge that passes a vertex within a hundredth, beside other parts
@example(8, 159, 0.3)
def test_every_planar_graph_is_drawn_without_crossings(n: int, seed: int, density: float) -> None:
    random = nx.gnp_random_graph(n, density, seed=seed)
    graph = graph_files.drawn(n, list(random.edges()))
    assert len(graph.vertices) == n
    if nx.check_planarity(random)[0]:
        assert graph.crossings == ()


def test_a_graph_that_is_not_planar_is_drawn_on_a_circle() -> None:
    graph = graph_files.drawn(5, list(nx.complete_graph(5).edges()))
    assert graph.why_no_faces() is not None
    assert len({x * x + y * y > 24 for x, y in graph.vertices}) == 1


def test_a_3_connected_graph_is_spread_evenly() -> None:
    graph = graph_files.drawn(8, [tuple(edge) for edge in named("cube").edges])
    assert len(graph.faces) == 6
    radii = sorted(round(float(x * x + y * y), 2) for x, y in graph.vertices)
    assert radii[0] == radii[3] < radii[4] == radii[7], "a square in a square"


def test_graphml_whose_keys_have_no_type() -> None:
    text = (
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><key id="d0" for="node" attr.name="x"/>'
        '<key id="d1" for="node" attr.name="y"/><graph edgedefault="undirected">'
        '<node id="0"><data key="d0">1</data><data key="d1">2</data></node>'
        '<node id="1"><data key="d0">3</data><data key="d1">4</data></node>'
        '<edge source="0" target="1"/></graph></graphml>'
    )
    graph = graph_files.read(text)
    assert graph.edges == ((0, 1),)
    assert [tuple(map(int, vertex)) for vertex in graph.vertices] == [(1, 2), (3, 4)]


@walked(
    ("text", "words"),
    [
        ("", "is empty"),
        ("{", "ends abruptly"),
        ("[" * 5000, "not readable graph6"),
        # Python 3.14 may have the room to read it.
        ('{"a":' * 10_000 + "1" + "}" * 10_000, "nested too deeply|A graph is an object"),
        ('{"vertices": [[0, 0]]}', "A graph is an object"),
        ('{"vertices": [[0, 0], [1, 1]], "edges": [[0, 0]]}', "loop at a"),
        ('{"vertices": [[0, 0], [1, 1]], "edges": [[0, 2]]}', "numbered 0 to 1"),
        ("<graphml>", "not readable GraphML"),
        ("<html></html>", "no graph in a form that is known"),
        ('<!DOCTYPE x [<!ENTITY a "b">]><graphml/>', "not readable GraphML|document type"),
        ("hello world", "single line of words"),
        ("Dhc\nDhc", "holds 2 graphs"),
        ("0 1\n1 two", "line 2, '1 two', is not two numbers"),
        ("Dhc\nE~~", "line 2: this is not readable graph6"),
        ("0 1\n3 3", "loop at 3"),
        ("\n".join(f"0 {i}" for i in range(1, 300)), "at most 200"),
        ("C~~~~", "not readable graph6"),
        ("D~", "not readable graph6"),
        ("~~~~~~~~", "at most 200"),
        (":~~~~~~~~", "at most 200"),
        ("~@??", "not graph6|at most 200|0 vertices"),
        (":~?~~", "at most 200"),
        ("?", "1 to 200 vertices"),
        ("¤", "no graph in a form that is known"),
        ("x" * 1_000_001, "too long"),
    ],
)
def test_broken_files(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words) as error:
        graph_files.read(text, "graph.txt")
    assert str(error.value).startswith("graph.txt")
    assert "\n" not in str(error.value)


@settings(max_examples=80)
@given(st.text(alphabet=[chr(c) for c in range(58, 127)], max_size=30))
def test_any_letters_of_graph6_are_a_graph_or_refused_in_a_sentence(text: str) -> None:
    graph = read(graph_files.read, text)
    if graph is not REFUSED:
        assert graph_files.read(graph_files.written(graph, "json")).edges == graph.edges


def test_the_largest_graph_is_read_with_every_edge_in_both_directions() -> None:
    rows = [f"{u} {v}" for u in range(1, 201) for v in range(1, 201) if u != v]
    found = graph_files.read_one("\n".join(["source target", *rows]))
    assert (found.size, len(found.edges)) == (200, 199 * 100)


@walked("row", ["{u} {v}", "{u},{v}", "1 2", "{u} {v} 1 2"])
def test_a_list_of_too_many_edges_is_not_read_to_its_end(row: str) -> None:
    """A line without an edge after so many is not reached."""
    rows = [row.format(u=u % 200, v=(u + 1) % 200) for u in range(39_803)]
    with pytest.raises(InputError, match="a graph of at most 200 vertices has at most 19900 edges, and there are more"):
        graph_files.read_all("\n".join([*rows, "nothing"]))


def test_many_graphs_on_many_lines_are_all_read() -> None:
    """As nauty's showg -e -q prints them; together they may have more edges than a graph."""
    assert len(graph_files.read_all("3 2\n0 1 1 2\n" * 20_000)) == 20_000


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        graph_files.load(tmp_path / "none.json")
    (tmp_path / "bytes.g6").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InputError, match="not a text file"):
        graph_files.load(tmp_path / "bytes.g6")
