"""Forms of graph files are recognised by a look at their beginning."""

from tests.walks import walked
from tiling_gui.core.graphs.graph_files import looks_like_graph

EXAMPLES = {
    "JSON": ['{"vertices": [[0, 0]], "edges": []}', '{"directed": false, "nodes": [], "links": []}'],
    "GraphML": ['<?xml version="1.0"?>\n<graphml xmlns="x"><graph/></graphml>', "\ufeff<!-- a --><graphml/>"],
    "GEXF": ['<?xml version="1.0"?><gexf xmlns="x"/>'],
    "GML": [
        "graph [\n node [ id 1 ] ]", 'Creator "Gephi"\ngraph\n[\n', "# igraph\ngraph [",
        'Version 1\nCreator "x"\ngraph [ ]',
    ],
    "Pajek": ["*Vertices 3\n", "% a\r\n*network x\r\n", "*Arcs\n1 2"],
    "DIMACS": ["p edge 4 3\ne 1 2", "c a path\nc\np col 3 2\n", "c\np tw 3 2\n1 2"],
    "Matrix Market": ["%%MatrixMarket matrix coordinate pattern symmetric\n3 3 1\n2 1\n"],
    "TGF": ["1 kim\n2 lou\n#\n1 2\n", "1\n2\n#\n1 2"],
    "listg": ["\nGraph 1, order 4.\n  0 : 3;\n", "  0 : 3;\n  1 : 3;"],
    "planar_code": [b">>planar_code<<\x04\x02", ">>planar_code le<<\x01"],
    "graph6": ["C~", ">>graph6<<\nC~", ">>graph6<<C~\nCr\n"],
    "sparse6": [":Fa@x^", ">>sparse6<<:Fa@x^"],
    "edge list": ["0 1\n1 2", "# a\n% b\n0,1", "kim lou\nlou max", "Source;Target\n1;2", "0\t1", "0, 1"],
    "DOT": ["graph p {\n a -- b }", "strict digraph {", "// a\n/* b */ graph \"x y\"\n{", "graph{a--b}"],
    "digraph6": ["&C?OO?", ">>digraph6<<&C?OO?"],
    "incremental sparse6": [";y"],
    "edge_code": [">>edge_code<<x"],
    "GXL": ['<gxl xmlns="x"/>'],
    "XGMML": ['<graph label="x" xmlns="http://www.cs.rpi.edu/XGMML">'],
    "UCINET DL": ["dl n=4 format=edgelist1", "DL\nN = 3"],
    "LEMON graph format": ["@nodes\nlabel\n1\n"],
    "DIMACS CNF": ["c a formula\np cnf 3 2\n1 -2 0"],
}  # fmt: skip


@walked(("name", "text"), [(name, text) for name, texts in EXAMPLES.items() for text in texts])
def test_forms_are_recognised(name: str, text: str | bytes) -> None:
    assert looks_like_graph(text) == name


@walked("text", ["", " \n", "hé", "<html><p>graph</p></html>", '{"a": 1}', "<svg/>", "#", "%"])
def test_what_is_no_graph_is_none(text: str) -> None:
    assert looks_like_graph(text) is None


def test_a_look_takes_no_longer_for_many_lines_of_comments() -> None:
    for line in ("#", " c", "c x", "%", "\n", " # ", "/* */", "Creator"):
        form = looks_like_graph(f"{line}\n" * 1000)
        assert form is None or not form.is_sure
