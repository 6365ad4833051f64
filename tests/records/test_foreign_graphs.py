"""Graphs as other programs write them: names, edges, sizes and places are those of the file."""

import json

import pytest

from tests.theory.brute_force import Graph
from tests.walks import walked
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.graph_files import FileGraph
from tiling_gui.errors import InputError


def read(data: str | bytes, name: str = "") -> FileGraph:
    return graph_files.read_one(data, name)


def edges(found: FileGraph) -> set[str]:
    return {"-".join(sorted(found.names[v] for v in edge)) for edge in found.edges}


def values(found: FileGraph) -> tuple[int, int]:
    """MAX first and MIN first."""
    return Graph(found.size, found.edges).values()


PATH = {"kim-lou", "lou-max", "max-ned"}
NUMBERED = {"1-2", "2-3", "3-4"}
FROM_0 = {"0-1", "1-2", "2-3"}

# One graph in many forms: the path of four vertices, worth 2 and 1. For others see test_graphs_round_trip.py.
PATHS = {
    "GML": ('graph [ node [ id 1 label "kim" ] node [ id 2 label "lou" ] node [ id 3 label "max" ]'
            ' node [ id 4 label "ned" ]'
            " edge [ source 1 target 2 ] edge [ source 2 target 3 value 1.5 ] edge [ source 3 target 4 ] ]", PATH),
    "GML of igraph": ('Creator "igraph"\nVersion 1\ngraph\n[\n directed 0\n node\n [\n id 0\n name "kim"\n ]\n'
                      ' node [ id 1 name "lou" ] node [ id 2 name "max" ] node [ id 3 name "ned" ]\n'
                      " edge [ source 1 target 0 ] edge [ source 2 target 1 ] edge [ source 3 target 2 ]\n]", PATH),
    "GML without names": ("graph [ node [ id 1 ] node [ id 2 ] node [ id 3 ] node [ id 4 ]"
                          " edge [ source 1 target 2 ] edge [ source 2 target 3 ]"
                          " edge [ source 3 target 4 ] ]", NUMBERED),
    "Pajek": ('*Vertices 4\r\n1 "kim"\r\n2 lou\r\n3 "max" 0.1 0.2 0.5\r\n4 "ned"\r\n'
              '*Edges\r\n1 2 1\r\n2 3\r\n3 4\r\n', PATH),
    "Pajek, lists": ("*Network x\n*Vertices 4\n*Edgeslist\n1 2\n3 2 4\n", NUMBERED),
    "Pajek, both kinds": ("*Vertices 4\n*Arcs\n1 2\n2 1\n*Edges\n2 3\n3 4\n", NUMBERED),
    "Pajek, matrix": ("*Vertices 4\n*Matrix\n0 1 0 0\n1 0 1 0\n0 1 0 1\n0 0 1 0\n", NUMBERED),
    "Pajek, project": ("*Vertices 4\n*Edges\n1 2\n2 3\n3 4\n*Partition p\n*Vertices 4\n1\n1\n2\n2\n", NUMBERED),
    "DIMACS, both ways": ("p col 4 6\ne 1 2\ne 2 1\ne 2 3\ne 3 2\ne 3 4\ne 4 3\n", NUMBERED),
    "DIMACS, counted once": ("p col 4 3\ne 1 2\ne 2 1\ne 2 3\ne 3 2\ne 3 4\ne 4 3\n", NUMBERED),
    "DIMACS, shortest paths": ("p sp 4 6\na 1 2 7\na 2 1 7\na 2 3 1\na 3 2 1\na 3 4 2\na 4 3 2\n", NUMBERED),
    "PACE": ("c\np tw 4 3\n1 2\n2 3\n3 4\n", NUMBERED),
    "listg -q": ("  0 : 1;\n  1 : 0 2;\n  2 : 1 3;\n  3 : 2;\n", FROM_0),
    "listg -e": ("\nGraph 1, order 4.\n4 3\n0 1  1 2  2 3\n", FROM_0),
    "listg -e -q -o1": ("4 3\n1 2  2 3  3 4\n", NUMBERED),
    "listg -a": ("\nGraph 1, order 4.\n0100\n1010\n0101\n0010\n", FROM_0),
    "listg -b": ("c Graph 1\np edge 4 3\ne 1 2\ne 2 3\ne 3 4\n", NUMBERED),
    "graph6, header alone": (">>graph6<<\r\nCh\r\n", FROM_0),
    "planar_code": (b">>planar_code<<" + bytes([4, 2, 0, 1, 3, 0, 2, 4, 0, 3, 0]), NUMBERED),
    "planar_code of two bytes": (
        b">>planar_code<<" + bytes([0, 0, 4, 0, 2, 0, 0, 0, 1, 0, 3, 0, 0, 0, 2, 0, 4, 0, 0, 0, 3, 0, 0]), NUMBERED),
    "numbers": ("1 2\n2 3\n3 4", NUMBERED),
    "numbers of numpy": ("1.000e+00 2.000e+00\n2.000e+00 3.000e+00\n3.000e+00 4.000e+00\n", NUMBERED),
    "names": ("kim lou\nlou max\nmax ned\n", PATH),
    "tabs": ("# FromNodeId\tToNodeId\n1\t2\n2\t3\n3\t4\n", NUMBERED),
    "commas": ("1,2\n2,3\n3, 4\n", NUMBERED),
    "semicolons": ("Source;Target\nkim;lou\nlou;max\nmax;ned\n", PATH),
    "Gephi": ("Source,Target,Type,Id,Label,timeset,Weight\nkim,lou,Undirected,0,,,1.0\nlou,max,Undirected,1,,,1.0\n"
              "max,ned,Undirected,2,,,1.0\n", PATH),
    "pandas": (",source,target,weight\n0,kim,lou,1.5\n1,lou,max,2\n2,max,ned,0.5\n", PATH),
    "Excel": ("\ufeffVon;Nach;Gewicht\r\nkim;lou;1,5\r\nlou;max;2\r\nmax;ned;1\r\n", PATH),
    "header of weights": ("one;two;three\nkim;lou;1,5\nlou;max;2\nmax;ned;1\n", PATH),
    "quoted": ('"kim" "lou"\n"lou" "max"\n"max" "ned"\n', PATH),
    "header of words": ("de,a\n1,2\n2,3\n3,4\n", NUMBERED),
    "weights": ("1 2 5\n2 3 7\n3 4 1\n", NUMBERED),
    "weights with commas": ("1;2;0,5\n2;3;0,5\n3;4;1\n", NUMBERED),
    "weights with decimal commas": ("1 2 0,5\n2 3 0,5\n3 4 1,5\n", NUMBERED),
    "KONECT": ("% sym unweighted\n% 3 4 4\n1 2 1 1082008561\n2 3 1 1082008562\n3 4 1 1082008563\n", NUMBERED),
    "comments": ("// a path\n% in three lines\n1 2 # one\n2 3 % two\n\n3 4\n", NUMBERED),
    "networkx": ("1 2 {'weight': 3}\n2 3 {}\n3 4 {}\n", NUMBERED),
    "arrows": ("kim -- lou\nlou -- max\nmax -- ned\n", PATH),
    "sizes": ("4 3\n0 1\n1 2\n2 3\n", FROM_0),
    "sizes and both ways": ("4 6\n0 1\n1 0\n1 2\n2 1\n2 3\n3 2\n", FROM_0),
    "sizes and weights": ("4 3\n1 2 5\n2 3 7\n3 4 1\n", NUMBERED),
    "sizes and names": ("4 3\nkim lou\nlou max\nmax ned\n", PATH),
    "sizes before commas": ("4 3\n0,1\n1,2\n2,3\n", FROM_0),
    "number of vertices": ("4\n1 2\n2 3\n3 4\n", NUMBERED),
    "number of edges": ("3\n1 2\n2 3\n3 4\n", NUMBERED),
    "both numbers": ("4\n3\n1 2\n2 3\n3 4\n", NUMBERED),
    "matrix with commas": ("0,1,0,0\n1,0,1,0\n0,1,0,1\n0,0,1,0\n", FROM_0),
    "matrix of numpy": ("[[0 1 0 0]\n [1 0 1 0]\n [0 1 0 1]\n [0 0 1 0]]", FROM_0),
    "matrix of Python": ("[[0, 1, 0, 0], [1, 0, 1, 0], [0, 1, 0, 1], [0, 0, 1, 0]]", FROM_0),
    "matrix with names": (",kim,lou,max,ned\nkim,0,1,0,0\nlou,1,0,1,0\nmax,0,1,0,1\nned,0,0,1,0\n", PATH),
    "weighted matrix": ("0 2.5 0 0\n2.5 0 1 0\n0 1 0 3\n0 0 3 0\n", FROM_0),
    "networkx, adjacency list": ("# x\n1 2\n2 3\n3 4\n4\n", NUMBERED),
    "Python": ("[(1, 2), (2, 3), (3, 4)]", NUMBERED),
    "Sage": ("[(1, 2, None), (2, 3, None), (3, 4, None)]", NUMBERED),
    "Mathematica": ("{1 <-> 2, 2 <-> 3, 3 <-> 4}", NUMBERED),
    "Mathematica, pairs": ("{{1, 2}, {2, 3}, {3, 4}}", NUMBERED),
    "node-link": (json.dumps({"directed": False, "nodes": [{"id": i} for i in (1, 2, 3, 4)],
                              "edges": [{"source": i, "target": i + 1} for i in (1, 2, 3)]}), NUMBERED),
    "D3": (json.dumps({"nodes": [{"name": name} for name in ("kim", "lou", "max", "ned")],
                       "links": [{"source": i, "target": i + 1, "value": 2} for i in (0, 1, 2)]}), PATH),
    "Cytoscape": (json.dumps({"elements": {
        "nodes": [{"data": {"id": str(10 + i), "name": name}, "position": {"x": i, "y": i}}
                  for i, name in enumerate(("kim", "lou", "max", "ned"))],
        "edges": [{"data": {"id": str(i), "source": str(10 + i), "target": str(11 + i)}} for i in (0, 1, 2)]}}), PATH),
    "UTF-16": ("kim lou\r\nlou max\r\nmax ned\r\n".encode("utf-16"), PATH),
}  # fmt: skip


@walked("form", PATHS)
def test_a_path_in_every_form(form: str) -> None:
    data, expected = PATHS[form]
    found = read(data)
    assert (edges(found), found.size, len(found.edges)) == (expected, 4, 3)
    assert values(found) == (2, 1)
    assert found.graph.vertex_names == found.names
    assert len(set(found.graph.vertices)) == 4


def test_simple_interaction_format_is_known_by_its_suffix() -> None:
    text = "kim pp lou\nlou pp max\nned pd max\nzoe\n"
    found = read(text, "a.sif")
    assert (edges(found), found.names) == (PATH, ("kim", "lou", "max", "ned", "zoe"))
    with pytest.raises(InputError, match=r"line 1, 'kim pp lou', has more than two columns"):
        read(text.replace("zoe\n", ""), "a.txt")


# Sizes ---------------------------------------------------------------------------------------------------------------


def test_a_first_line_that_counts_is_no_edge() -> None:
    house = "5 6\n0 1\n0 2\n1 2\n1 3\n2 4\n3 4\n"
    found = read(house)
    assert (found.size, len(found.edges), values(found)) == (5, 6, (2, 2))
    assert found.notes == ("Line 1, '5 6', is read as the sizes of the graph.",)
    lonely = read("6 3\n1 2\n2 3\n5 2\n")
    assert (lonely.names, len(lonely.edges)) == (("1", "2", "3", "4", "5", "6"), 3)


@walked(
    "text",
    [
        "3 2\n1 2\n1 3\n",  # a path of three vertices with its sizes, or a triangle
        "5 4\n1 2\n1 3\n1 4\n1 5\n",
        "5\n1 2\n1 3\n1 6\n",  # neither
        "5 7\n0 1\n1 2\n2 3\n3 4\n0 4\n0 2\n",  # cut off
    ],
)
def test_what_can_be_read_in_two_ways_is_not(text: str) -> None:
    with pytest.raises(InputError, match="line 1"):
        read(text)


def test_a_number_that_is_too_long_is_a_name() -> None:
    found = read("3\n1 99999999999999999992\n")
    assert (found.size, found.names[:2], found.edges) == (3, ("1", "99999999999999999992"), ((0, 1),))


def test_a_first_edge_stays_an_edge() -> None:
    assert edges(read("7 3\n3 90\n90 7\n")) == {"3-7", "3-90", "7-90"}
    assert edges(read("1 2\n2 3\n3 1\n")) == {"1-2", "2-3", "1-3"}
    assert edges(read("2 1\n2 3\n3 1\n")) == {"1-2", "2-3", "1-3"}


def test_both_numberings_of_a_ring_in_metis() -> None:
    """Every line has two numbers, and there are as many as edges; as edges they would be 2-4 and 1-3, twice."""
    assert edges(read("4 4\n2 4\n1 3\n2 4\n1 3\n")) == {"1-2", "2-3", "3-4", "1-4"}


def test_adjacency_lists_are_no_edges_with_weights() -> None:
    triangle = read("0 1 2\n1 0 2\n2 0 1\n")
    assert edges(triangle) == {"0-1", "0-2", "1-2"}
    assert triangle.notes == ("Each line is read as a vertex and those that it is joined to.",)
    assert edges(read("# networkx\n0 1 2\n1 2\n2\n")) == {"0-1", "0-2", "1-2"}


# Directions, names ---------------------------------------------------------------------------------------------------


def test_both_directions_are_one_edge_and_repeated_ones_are_two() -> None:
    found = read("0 1\n1 0\n1 2\n2 1\n")
    assert (found.edges, found.notes) == (((0, 1), (1, 2)), ("Edges that are listed in both directions count once.",))
    assert read("0 1\n0 1\n1 2\n").edges == ((0, 1), (0, 1), (1, 2))
    assert read("0 1\n0 1\n1 0\n").edges == ((0, 1), (0, 1))


@walked(
    ("text", "names"),
    [
        ("-1 0\n0 1\n", ("m1", "0", "1")),
        ("kim li,lou\nlou,max-1\n", ("kim_li", "lou", "max_1")),
        ("10 9\n9 11\n", ("9", "10", "11")),
        ("a b\nb A\n", ("a", "b", "c")),
    ],
)
def test_names(text: str, names: tuple[str, ...]) -> None:
    found = read(text)
    assert found.names == names
    assert bool(found.notes) == (names == ("a", "b", "c")), "said if they are not those of the file"


GRAPHML = (
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">'
    '<key id="label" for="node" attr.name="label" attr.type="string"/><key id="n" for="node" attr.name="name"/>'
    '<key id="s" for="node" attr.name="seen" attr.type="int"/><key id="x" for="node" attr.name="x"/>'
    '<key id="y" for="node" attr.name="y"/><key id="d6" for="node" yfiles.type="nodegraphics"/>{}</graphml>'
)


def nodes(**data: list[str]) -> str:
    """Three vertices with data, in a path."""
    made = ""
    for i in range(3):
        inside = "".join(f'<data key="{key}">{values[i]}</data>' for key, values in data.items())
        made += f'<node id="n{i}">{inside}</node>'
    return (
        f'<graph edgedefault="undirected">{made}<edge source="n0" target="n1"/><edge source="n1" target="n2"/></graph>'
    )


@walked(
    ("data", "names"),
    [
        ({"label": ["Top", "Left", "Right"]}, ("Top", "Left", "Right")),
        ({"n": ["kim", "lou", "max"]}, ("kim", "lou", "max")),
        ({"label": ["x", "x", "x"], "n": ["kim", "lou", "max"]}, ("kim", "lou", "max")),
        ({"label": ["x", "y", ""]}, ("n0", "n1", "n2")),
        ({"s": [" true ", "1.5", "?"]}, ("n0", "n1", "n2")),
    ],
)
def test_vertices_of_graphml_have_the_names_that_all_have_and_that_differ(
    data: dict[str, list[str]], names: tuple[str, ...]
) -> None:
    found = read(GRAPHML.format(nodes(**data)))
    assert (found.names, found.notes) == (names, ())


def test_groups_of_graphml_are_their_vertices_and_edges() -> None:
    inner = '<graph><node id="kim"/><node id="lou"/><edge source="kim" target="lou"/></graph>'
    rest = '<node id="max"/><edge source="lou" target="max"/>'
    found = read(GRAPHML.format(f'<graph><node id="g">{inner}</node>{rest}</graph>'))
    assert edges(found) == {"kim-lou", "lou-max"}
    assert set(found.names) == {"kim", "lou", "max"}
    joined = read(GRAPHML.format(f'<graph><node id="g">{inner}</node>{rest}<edge source="g" target="max"/></graph>'))
    assert edges(joined) == {"kim-lou", "lou-max", "g-max"}


def test_every_graph_of_a_file_is_read() -> None:
    two = GRAPHML.format('<graph id="one"><node id="a"/></graph>' + nodes())
    assert [(found.label, found.size) for found in graph_files.read_all(two)] == [("one", 1), ("", 3)]
    with pytest.raises(InputError, match=r"two\.graphml: it holds 2 graphs"):
        graph_files.read(two, "two.graphml")
    assert [found.size for found in graph_files.read_all("*Vertices 2\n*Edges\n1 2\n*Vertices 3\n*Edges\n1 3\n")] == [
        2,
        3,
    ]
    listed = "\nGraph 1, order 2.\n2 1\n0 1\n\nGraph 2, order 3.\n3 0\n"
    assert [(found.size, len(found.edges)) for found in graph_files.read_all(listed)] == [(2, 1), (3, 0)]


def test_one_directed_edge_and_edges_of_a_directed_graph() -> None:
    one = GRAPHML.format(nodes()).replace('target="n1"', 'target="n1" directed="true"')
    assert read(one).notes == ("The directions of edges are left out.",)
    assert len(read(one).edges) == 2


@walked(
    ("body", "words"),
    [
        ('<graph><node id="a"/><edge source="a" target="b"/></graph>', "joins b, which is no vertex"),
        ('<graph><node id="a"/><node id="a"/></graph>', "vertex a is there twice"),
        ("<graph><node/></graph>", "has no id"),
        ('<graph><node id="a"/><edge source="a"/></graph>', "lacks its source or target"),
        ('<graph><node id="a"/><hyperedge/></graph>', "hyperedges"),
        ("", "no graph in it"),
    ],
)
def test_graphml_that_says_too_little_is_refused(body: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read(GRAPHML.format(body))


# Coordinates ---------------------------------------------------------------------------------------------------------


@walked(
    ("x", "y", "kept"),
    [
        (["0", "1", "2"], ["0", "1", "0"], True),
        (["0.0"] * 3, ["0.0"] * 3, False),
        (["0", "0", "1"], ["1", "1", "1"], False),
        (["NaN", "0", "1"], ["1", "1", "1"], False),
        (["1e20", "1", "2"], ["0", "1", "0"], False),
        (["1e400", "1", "2"], ["0", "1", "0"], False),
        (["0", "1e-9", "5"], ["0", "0", "0"], False),
        (["left", "right", "top"], ["0", "0", "0"], False),
    ],
)
def test_coordinates_that_cannot_be_drawn_are_replaced(x: list[str], y: list[str], kept: bool) -> None:
    found = read(GRAPHML.format(nodes(x=x, y=y)))
    assert bool(found.points) == kept
    assert found.notes == (() if kept else ("The coordinates in the file cannot be drawn: a drawing is computed.",))
    places = [(float(a), float(b)) for a, b in found.graph.vertices]
    assert len(set(places)) == 3
    assert max(abs(part) for place in places for part in place) < 100
    assert found.graph.edges == ((0, 1), (1, 2))
    own = json.dumps({"vertices": [[a, b] for a, b in zip(x, y, strict=True)], "edges": [[0, 1], [1, 2]]})
    assert bool(read(own).points) == kept


def test_the_top_is_above() -> None:
    shapes = [
        f'<y:ShapeNode><y:Geometry height="30" width="30" x="{x}" y="{y}"/>'
        f"<y:NodeLabel>{name}</y:NodeLabel></y:ShapeNode>"
        for x, y, name in ((100, 0, "Top"), (0, 200, "Left"), (200, 200, "Right"))
    ]
    yed = read(GRAPHML.format(nodes(d6=shapes)))
    assert yed.names == ("Top", "Left", "Right")
    heights = [y for _, y in yed.graph.vertices]
    assert heights[0] > heights[1] == heights[2]
    gephi = read(GRAPHML.format(nodes(x=["0", "-1", "1"], y=["3.5", "1", "1"])))
    assert gephi.graph.vertices[0][1] > gephi.graph.vertices[1][1]


# Refused by name -----------------------------------------------------------------------------------------------------


@walked(
    ("text", "words"),
    [
        ("graph p {\n a -- b;\n}", "this is DOT, which is not read: save the graph as GraphML"),
        ("&C?OO?", "digraph6 is for directed graphs"),
        (";y", "incremental sparse6"),
        (">>edge_code<<xx", "this is edge_code, which is not read"),
        ("p cnf 3 2\n1 -2 0", "this is DIMACS CNF"),
        ("dl n=3 format=edgelist1\ndata:\n1 2\n", "this is UCINET DL"),
        ("p edge 4 5\ne 1 2\ne 2 3\n", "announces 5 edges, and there are 2"),
        ("p edge 2 1\ne 1 3\n", "line 2, 'e 1 3', names vertex 3, and vertices are 1 to 2"),
        ("*Vertices 2\n*Edges\n0 1\n", "line 3, '0 1', names vertex 0"),
        ("graph [ node [ id 1 ] edge [ source 1 target 2 ] ]", "joins 2, which is no vertex"),
        ("graph [ node [ id 1 ]", "not readable GML"),
        ("%%MatrixMarket matrix coordinate pattern general\n3 4 1\n1 2\n", "line 2"),
        ("1 2\n3\n2 3\n", "line 2, '3', is not two vertices"),
        ("1 2 3 4\n1 3 2\n", "more or fewer columns|line"),
        (b">>planar_code<<" + bytes([3, 2, 0, 1]), "cut off"),
        (b">>planar_code<<" + bytes([2, 2, 0, 0]), "at one of its ends only"),
        ("kim friend lou\nlou friend max\n", "has more than two columns"),
        ("p edge 4 3e\ne 1 2\n", "does not say how many vertices and edges"),
        ("[(1, 2), (None), (3, 4)]", "is not two vertices"),
        ("\nGraph 1, order 2.\n  0 : 1;\n  3 : 9;\n", "joins 3, which is no vertex"),
        (">>graph6<<\n", "there is no graph in it"),
        (">>planar_code<<", "there is no graph in it"),
    ],
)
def test_what_is_not_read_is_called_by_its_name(text: str | bytes, words: str) -> None:
    with pytest.raises(InputError, match=words) as error:
        graph_files.read_all(text, "some.file")
    assert str(error.value).startswith("some.file: ")


@walked("word", ["Edge", "Bat", "Cat", "word"])
def test_graph6_whose_padding_is_not_zero_is_none(word: str) -> None:
    with pytest.raises(InputError, match="not readable graph6"):
        read(word)


def test_both_sides_of_a_bipartite_graph_of_konect_are_numbered_from_one() -> None:
    found = read("% bip unweighted\n1 1\n1 2\n2 2\n")
    assert edges(found) == {"left_1-right_1", "left_1-right_2", "left_2-right_2"}
