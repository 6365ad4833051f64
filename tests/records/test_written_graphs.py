"""Graphs exactly as a program wrote them, in which another graph was read once. The comment names the program."""

import pytest

from tests.walks import walked
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.graphs.graph_files import FileGraph
from tiling_gui.errors import InputError


def read(data: str | bytes, name: str = "") -> FileGraph:
    return graph_files.read_one(data, name)


def edges(found: FileGraph) -> list[str]:
    return sorted("-".join(sorted(found.names[v] for v in edge)) for edge in found.edges)


PATH = ["1-2", "2-3"]

# scipy 1.17: scipy.io.mmwrite of the adjacency matrix of 1-2-3
MATRIX_MARKET = {
    "complex hermitian": "%%MatrixMarket matrix coordinate complex hermitian\n%\n3 3 2\n2 1 0 -1\n3 2 0 -1\n",
    "a zero": "%%MatrixMarket matrix coordinate real symmetric\n%\n3 3 3\n2 1 1\n3 1 0e+00\n3 2 1\n",
    "array general": "%%MatrixMarket matrix array integer general\n%\n3 3\n0\n1\n0\n1\n0\n1\n0\n1\n0\n",
    "array symmetric": "%%MatrixMarket matrix array real symmetric\n%\n3 3\n0\n1e+00\n0e+00\n0\n1\n0\n",
    "array skew-symmetric": "%%MatrixMarket matrix array real skew-symmetric\n%\n3 3\n-1\n0\n-1\n",
}


@walked("text", MATRIX_MARKET.values())
def test_every_kind_of_matrix_market_is_the_matrix(text: str) -> None:
    found = read(text)
    assert (found.names, edges(found)) == (("1", "2", "3"), PATH)


def test_names_and_zeros_of_pajek() -> None:
    """igraph 1.0 writes quotation marks as entities; R and numpy write zeros with an exponent."""
    found = read('*Vertices 2\n1 "a &#34;b&#34;"\n2 "c"\n*Matrix\n0e+00 1e+00\n0e+00 0e+00\n')
    assert (found.names, found.edges) == (("a_b", "c"), ((0, 1),))


@walked(
    ("text", "line"),
    [
        ("p hs 6 2\n1 2 3\n4 5\n", "line 2, '1 2 3'"),  # PACE 2025, hitting set
        ("p htd 4 2\n1 2 3 4\n2 1 3\n", "line 2, '1 2 3 4'"),  # PACE 2019, hypertree
        ("p wcnf 4 2\n1 2 3 0\n1 3 4 0\n", "line 2, '1 2 3 0'"),  # MaxSAT
    ],
)
def test_sets_and_clauses_are_no_edges(text: str, line: str) -> None:
    with pytest.raises(InputError, match=line):
        read(text)


# Lists in brackets ---------------------------------------------------------------------------------------------------


@walked(
    ("text", "expected"),
    [
        ("[(0, 1, {'weight': 3}), (1, 2, {})]", ["0-1", "1-2"]),  # networkx: list(G.edges(data=True))
        ("[((0, 1), (1, 2)), ((1, 2), (2, 3))]", ["0_1-1_2", "1_2-2_3"]),  # edges of networkx.line_graph of a path
        ("EdgeView([(3, 2), (0, 2), (1, 2)])", ["0-2", "1-2", "2-3"]),  # networkx: repr(G.edges); (3, 2) are no sizes
        ("EdgeList[(0, 1), (1, 2)]", ["0-1", "1-2"]),  # rustworkx: G.edge_list()
        ("{frozenset({0, 1}), frozenset({1, 2})}", ["0-1", "1-2"]),
        ("array([[0, 1],\n       [1, 0]])", ["0-1"]),  # numpy: repr
        ("array([[False,  True],\n       [ True, False]])", ["0-1"]),
        ("Matrix([\n[0, 1, 0],\n[1, 0, 1],\n[0, 1, 0]])", ["0-1", "1-2"]),  # SymPy
        ("(0, 1)\n(1, 2)\n", ["0-1", "1-2"]),  # a pair on each line
        ("A = [0 1 0; 1 0 1; 0 1 0];", ["0-1", "1-2"]),  # Octave
        ("[1, 2; 2, 3]", PATH),  # PARI
        ("{New York <-> Rome, Rome <-> O'Neill}", ["New_York-Rome", "O_Neill-Rome"]),  # Mathematica
        ("{UndirectedEdge[1, 2], 2 \\[UndirectedEdge] 3}", ["1-2", "2-3"]),
    ],
)
def test_lists_that_programs_print(text: str, expected: list[str]) -> None:
    assert edges(read(text)) == expected


def test_lists_of_neighbours_are_no_edges_with_weights() -> None:
    """igraph: G.get_adjlist(), from 0; GAP: OutNeighbours, from 1."""
    complete = read("[[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]]")
    assert edges(complete) == ["0-1", "0-2", "0-3", "1-2", "1-3", "2-3"]
    assert complete.notes == ("Each list is read as the neighbours of a vertex.",)
    lonely = read("[ [ 2 ], [ 1, 3 ], [ 2 ], [  ] ]")
    assert (lonely.size, edges(lonely)) == (4, PATH)
    assert edges(read("[[1, 2], [0, 2], [0, 1]]")) == ["0-1", "0-2", "1-2"], "the same in both ways"
    with pytest.raises(InputError, match="can be one of edges, or of the neighbours"):
        read("[[1, 5], [0, 2], [1, 3], [2, 4], [3, 5], [4, 0]]")  # a ring, or two triangles


@walked(
    "text",
    [
        "{0: [1], 1: [0, 2], 2: [1], 3: []}",  # Sage: G.to_dictionary(); networkx: to_dict_of_lists(G)
        "{0: [1], 1: [2], 2: [], 3: []}",
        "0: 1\n1: 0, 2\n2: 1\n3:\n",
        "0 : 1\n1 : 2 0\n2 : 1\n3 :\n",  # Maxima: print_graph
        "{0: {1: {}}, 1: {0: {}, 2: {'weight': 3}}, 2: {1: {'weight': 3}}, 3: {}}",  # networkx: to_dict_of_dicts(G)
    ],
)
def test_neighbours_by_name(text: str) -> None:
    found = read(text)
    assert (found.size, edges(found), found.notes) == (4, ["0-1", "1-2"], ())


def test_neighbours_by_names_in_words() -> None:
    assert edges(read("{'kim': ['lou'], 'lou': ['kim', 'max'], 'max': ['lou']}")) == ["kim-lou", "lou-max"]


@walked(
    ("text", "words"),
    [
        (b">>edge_code<<" + bytes([12, 0, 255, 1, 255]), "this is edge_code, which is not read"),  # plantri -E
        ("{0: [1, 2], 1: 3}", "is not two vertices"),
        ("{'nodes': [1, 2], 'edges': [(1, 2)]}", "is not two vertices"),
        ("[(0, 1), (1, 2)", "the end is missing"),
        ("[(0, 1), (1, 2]]", "not readable edge list"),
        ('[{"a": 1, "b": 2}]', "is not two vertices"),
        ("[" * 50 + "(1, 2)" + "]" * 50, "not readable edge list"),
    ],
)
def test_other_brackets_and_codes_are_refused(text: str | bytes, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read(text)


# Tables --------------------------------------------------------------------------------------------------------------


@walked(
    ("text", "expected"),
    [
        ('"from" "to"\n"1" 2 1\n"2" 1 3\n', ["1-2", "1-3"]),  # R: write.table(edges)
        ('"from" "to" "weight"\n"1" 2 1 0.5\n"2" 1 3 1\n', ["1-2", "1-3"]),
        ('"","from","to"\n"1","kim","lou"\n"2","lou","max"\n', ["kim-lou", "lou-max"]),  # R: write.csv
        ("  source target\n0    kim    lou\n1    lou    max", ["kim-lou", "lou-max"]),  # pandas: print
        ('     [,1]  [,2] \n[1,] "kim" "lou"\n[2,] "lou" "max"\n', ["kim-lou", "lou-max"]),  # R: as_edgelist(g)
        ("source\ttarget\nNew York\tRome\nRome\tBonn\n", ["Bonn-Rome", "New_York-Rome"]),  # pandas: sep="\t"
        (" 0 | 1\n 1 | 2\n", ["0-1", "1-2"]),  # psql -t
        ("3 2 {}\n0 2 {}\n1 2 {}\n", ["0-2", "1-2", "2-3"]),  # networkx.write_edgelist; 3 2 are no sizes
        ("8 6 0.85 0.48 0.4\n7 8 0.95 0.66 0.77\n", ["6-8", "7-8"]),
        ("3 3\n1 3\n3 2\n1 2\n", ["1-2", "1-3", "2-3"]),  # sizes, not the neighbours of 1, 2 and 3
        ("% a matrix\n3 3 2\n2 1\n3 2\n", PATH),  # networkrepository.com
    ],
)
def test_tables_of_edges(text: str, expected: list[str]) -> None:
    assert edges(read(text)) == expected


@walked(
    ("text", "expected"),
    [
        ('"V1" "V2" "V3"\n"1" 0 1 0\n"2" 1 0 1\n"3" 0 1 0\n', PATH),  # R: write.table(matrix)
        ('"";"V1";"V2";"V3"\n"1";0;1;0\n"2";1;0;1\n"3";0;1;0\n', PATH),  # R: write.csv2
        ("     [,1]  [,2]\n[1,] FALSE  TRUE\n[2,]  TRUE FALSE\n", ["0-1"]),  # R: a matrix
        ("\t1\t2\t3\n1\t0,0\t2,5\t0,0\n2\t2,5\t0,0\t1,0\n3\t0,0\t1,0\t0,0\n", PATH),  # pandas: sep="\t", decimal=","
        ("0 2 0 0\n0 0 3 0\n0 0 0 1\n0 0 0 0\n", ["0-1", "1-2", "2-3"]),  # numpy.savetxt(numpy.triu(weights))
    ],
)
def test_tables_of_a_matrix(text: str, expected: list[str]) -> None:
    assert edges(read(text)) == expected


@walked(
    ("text", "words"),
    [
        ("0 1 0 1\n1 0 1 0\n0 1 0 1\n1 0 1 1\n", "a loop at 3"),
        ("1 -1 0\n-1 2 -1\n0 -1 1\n", "a loop at 0"),  # a Laplacian matrix
        ("0 1 1 0\n1 0 0 1\n", "line 1, '0 1 1 0', has more than two columns"),  # not square
        ("Ch,3\nDhc,4\n", "line 1, 'Ch,3', is graph6 with another column"),
        ("Graph,Value\nCh,3\nDhc,4\n", "line 2, 'Ch,3', is graph6 with another column"),
        ("e 1 2\ne 2 3\n", "line 1, 'e 1 2', is not two vertices"),  # DIMACS without its first line
        (",graph\n0,Ch\n1,Dhc\n", "line 1, ',graph', is not two vertices"),
        ("2 3 4\n1 3\n2 1\n1 4\n2 4\n", "line 1, '2 3 4', is no edge, nor does it count"),
        ("0.5 0.2 0.1\n0.5 0.3 0.3\n", "has more than two columns"),  # numbers of any kind
        ("3 4\n1 2\n2 3\n3 4\n", "line 1, '3 4', can be an edge, or count"),  # hMETIS: edges before vertices
        ("3 :  2\n2 :  4\n", "is not two vertices"),
        ("3 1\n3 2\n", "line 1, '3 1', can be an edge, or count"),  # two edges, or three vertices
        ("1 1 2\n2 1\n", "a loop at 1"),  # the neighbours of 1 and 2
        ("[0 1; 1 0]\n[0 1; 1 0]", "is not two vertices"),
        ("╙── 0\n    └── 1\n", "is not two vertices"),  # networkx: write_network_text
        ("⎡0  1⎤\n⎢    ⎥\n⎣1  0⎦\n", "is not two vertices"),  # SymPy: pretty
        ("<html><table><td>1</td></table></html>", "this is no graph in a form that is known"),
        ("kim 0.5\nlou 2\n", "is not two vertices"),
    ],
)
def test_tables_that_are_no_edges(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read(text)


@walked(
    ("text", "size", "expected"),
    [
        ("5 4\n2 4\n1 3\n2 4\n1 3\n\n", 5, ["1-2", "1-4", "2-3", "3-4"]),  # a ring, and 5 alone: not 1-3 and 2-4 twice
        ("4 2 0\n2 \n1 4 \n\n2 \n", 4, ["1-2", "2-4"]),  # NetworKit
        ("3 2 10\n5 2\n5 1 3\n5 2\n", 3, PATH),  # weights of vertices
        ("3 2 1\n2 7\n1 7 3 4\n2 4\n", 3, PATH),  # weights of edges
        ("% two for each vertex\n3 2 011 2\n1 1 2 7\n1 1 1 7 3 4\n1 1 2 4\n", 3, PATH),
    ],
)
def test_vertices_of_metis_may_have_no_neighbours_and_weights(text: str, size: int, expected: list[str]) -> None:
    found = read(text)
    assert (found.size, edges(found)) == (size, expected)


@walked(
    ("text", "count"),
    [
        ("3\n  0 : 1;\n  1 : 0 2;\n  2 : 1;\n3\n  0 : 2;\n  1 : ;\n  2 : 0;\n", 2),  # listg -q
        ("4\n  0 : 1 2;\n  1 : 0 3;\n  2 : 0 3;\n  3 : 1 2;\n", 1),
    ],
)
def test_neighbours_of_nauty_with_the_order_alone(text: str, count: int) -> None:
    found = graph_files.read_all(text)
    assert len(found) == count
    assert sorted(edges(found[0])) == (["0-1", "1-2"] if count == 2 else ["0-1", "0-2", "1-3", "2-3"])


def test_the_upper_triangle_of_nauty_is_no_edge() -> None:
    with pytest.raises(InputError, match="not readable listg"):
        read("\nGraph 1, order 5.\n0111\n001\n11\n0\n")  # listg -a -t


@walked(
    ("text", "words"),
    [
        ("# kim\nlou 1\n# lou\nmax 2\n", "this is LGL, which is not read"),  # igraph: write_lgl
        ("LEDA.GRAPH\nvoid\nvoid\n-2\n# Vertices\n2\n|{}|\n|{}|\n", "this is LEDA"),
        ("graph TD;\n    A --> B;\n", "this is Mermaid"),
        ("f1 := Matrix(2,2,[\n[0,1],\n[1,0]]);\n", "this is Maple"),  # listg -W
    ],
)
def test_forms_that_looked_like_edges_are_called_by_their_names(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words):
        read(text)
    for comment in ("# nodes\n", "# nodes\n# of nauty\n", "# nodes\n# edges\n"):
        assert edges(read(f"{comment}1 2\n3 4\n")) == edges(read(f"{comment}1,2\n3,4\n")) == ["1-2", "3-4"]


# JSON ----------------------------------------------------------------------------------------------------------------


@walked(
    "text",
    [
        '[{"source":1,"target":2},{"source":2,"target":3}]',  # pandas: to_json(orient="records")
        '{"nodes":[{"id":1.0},{"id":2.0},{"id":3.0}],"edges":[{"source":1.0,"target":2.0},{"source":2.0,"target":3.0}]}',
        '{"nodes":[{"id":1},{"id":2},{"id":3}],"edges":[{"from":1,"to":2},{"from":2,"to":3}]}',  # vis.js
        '[{"data":{"id":"1"}},{"data":{"id":"2"}},{"data":{"id":"3"}},{"data":{"source":"1","target":"2"}},'
        '{"data":{"source":"2","target":"3"}}]',  # Cytoscape.js: elements
        # names that are numbers, and edges that name them, not their places
        '{"nodes":[{"name":3},{"name":2},{"name":1}],"edges":[{"source":3,"target":2},{"source":2,"target":1}]}',
    ],
)
def test_json_of_edges(text: str) -> None:
    assert edges(read(text)) == PATH
