#!/bin/sh
# rustworkx: an undirected graph in Matrix Market is read with every edge twice, a dense one with all zeros
#
# One would guess: a symmetric matrix, of which the file has one triangle, is read as a PyGraph with an edge for each entry,
# zeros are no edges, as in scipy and networkx, and what write_matrix_market has written is read as the same graph.
# What happens: read_matrix_market fills in the other triangle and adds both entries to the undirected graph, as parallel
# edges: a path of 3 vertices has 4. A dense matrix of n rows has n * n edges, loops included. All weights are None. A graph
# written by rustworkx comes back as a PyDiGraph with both directions, and its weights are 1 in the file, which scipy refuses:
# the banner is "%%matrixmarket" in small letters.
# Versions: rustworkx 0.18.1, scipy 1.17.1, networkx 3.6.1, numpy 2.4.6, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: undirected graphs of public collections, and those that scipy.io.mmwrite writes, are symmetric. Numbers of
# edges, degrees and spanning trees are wrong without an error.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check rustworkx==0.18.1 scipy==1.17.1 networkx==3.6.1 numpy==2.4.6
cd "$here"
"$here/venv/bin/python" - <<'PY'
import io

import networkx
import rustworkx
import scipy

print("rustworkx", rustworkx.__version__, "scipy", scipy.__version__, "networkx", networkx.__version__)
path = networkx.path_graph(3)


def both(matrix):
    """Type, edges and the degree of the vertex in the middle, by scipy with networkx and by rustworkx."""
    file = io.BytesIO()
    scipy.io.mmwrite(file, matrix)
    text = file.getvalue().decode()
    right = networkx.from_scipy_sparse_array(scipy.sparse.coo_array(scipy.io.mmread(io.StringIO(text))))
    found = rustworkx.read_matrix_market(text)
    print(text.split("\n")[0], "networkx:", list(right.edges), "rustworkx:", list(found.edge_list()))
    degrees = [right.degree[1], found.degree(1) if isinstance(found, rustworkx.PyGraph) else None]
    return type(found).__name__, [right.number_of_edges(), found.num_edges()], degrees


sparse = both(networkx.to_scipy_sparse_array(path, dtype=float))
dense = both(networkx.to_numpy_array(path))

graph = rustworkx.PyGraph()
graph.add_nodes_from(range(3))
graph.add_edges_from([(0, 1, 1.5), (1, 2, 2.0)])
text = rustworkx.write_matrix_market(graph)
print("rustworkx writes of a path with the weights 1.5 and 2:", text.split("\n"))
again = rustworkx.read_matrix_market(text)
print("and reads:", type(again).__name__, list(again.weighted_edge_list()))
try:
    refused = scipy.io.mmread(io.StringIO(text)) is None
except ValueError as error:
    refused = "banner" in str(error)
    print("scipy:", error)
rows = text.split("\n")[3:7]
expected = (
    sparse == ("PyGraph", [2, 4], [2, 4]),
    dense[1] == [2, 9],
    type(again).__name__ == "PyDiGraph" and again.num_edges() == 4 and set(again.edges()) == {None},
    rows == ["1 2 1", "2 1 1", "2 3 1", "3 2 1"] and refused,
)
print(expected)
raise SystemExit(not all(expected))
PY
