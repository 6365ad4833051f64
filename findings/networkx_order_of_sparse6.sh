#!/bin/sh
# networkx: the same graph has its vertices in another order in sparse6 than in graph6
#
# One would guess: to_graph6_bytes and to_sparse6_bytes number vertices alike, as both say in their documentation: "Nodes are
# labeled 0...n-1 in the order provided. If None the ordering given by G.nodes() is used."
# What happens: graph6 takes the order of G.nodes(); sparse6 sorts the nodes first, even if an order is given by `nodes`. Nodes
# that cannot be compared raise a TypeError in sparse6 only.
# Versions: networkx 3.6.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: both forms keep nothing but the numbers, so a vertex of the file (a cut vertex, a move of a game, a colour)
# is looked up in list(G.nodes), and the answer is about another vertex, without an error.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check networkx==3.6.1
"$here/venv/bin/python" - <<'PY'
import networkx as nx

star = nx.Graph()
star.add_nodes_from(["hub", "a", "b"])
star.add_edges_from([("hub", "a"), ("hub", "b")])
nodes = list(star.nodes)
print("networkx", nx.__version__, "nodes", nodes)


def middle(read, data):
    """The vertex of two edges, by the order of G.nodes()."""
    return nodes[max(read(data.strip()).degree, key=lambda pair: pair[1])[0]]


graph6 = middle(nx.from_graph6_bytes, nx.to_graph6_bytes(star, header=False))
sparse6 = middle(nx.from_sparse6_bytes, nx.to_sparse6_bytes(star, header=False))
given = middle(nx.from_sparse6_bytes, nx.to_sparse6_bytes(star, nodes=nodes, header=False))
print("the vertex of two edges: graph6", graph6, "| sparse6", sparse6, "| sparse6 with nodes given", given)
mixed = nx.Graph([("hub", 1), ("hub", 2)])
print("nodes 'hub', 1, 2: graph6", nx.to_graph6_bytes(mixed, header=False))
try:
    nx.to_sparse6_bytes(mixed)
    raised = "nothing"
except TypeError as error:
    raised = f"TypeError: {error}"
print("nodes 'hub', 1, 2: sparse6 raises", raised)
raise SystemExit(not (graph6 == "hub" and sparse6 == given == "b" and raised.startswith("TypeError")))
PY
