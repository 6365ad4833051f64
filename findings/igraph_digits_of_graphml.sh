#!/bin/sh
# igraph: whole numbers of vertices and edges come back from GraphML and GML as other numbers
#
# One would guess: a whole number up to 2**53, which a double holds exactly, comes back as it was, and so does any double.
# What happens: numbers are written with 15 digits. 2**53 - 1 comes back even, 10**15 and 10**15 + 1 become the same number, and
# 1/3 another double. Nothing says so. networkx brings back all of them from GraphML.
# Versions: igraph 1.0.0, networkx 3.6.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: a board of 50 to 53 squares as a bit mask, an id or a hash at a vertex is a whole number of 16 digits. Two
# positions become one when the graph of a game is saved and read again, or squares of a board change.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check igraph==1.0.0 networkx==3.6.1
cd "$here"
"$here/venv/bin/python" - <<'PY'
import igraph
import networkx

print("igraph", igraph.__version__, "networkx", networkx.__version__)
masks = [2**53 - 1, 10**15, 10**15 + 1]
shares = [1 / 3, 1 / 7, 0.5]
graph = igraph.Graph(3, [(0, 1), (1, 2)])
graph.vs["mask"], graph.vs["share"] = masks, shares
same = networkx.path_graph(3)
for vertex in same:
    same.nodes[vertex].update(mask=masks[vertex], share=shares[vertex])
networkx.write_graphml(same, "networkx.graphml")
other = dict(networkx.read_graphml("networkx.graphml").nodes(data=True)).values()
print("graphml by networkx:", [at["mask"] for at in other], [at["share"] for at in other])
as_described = [at["mask"] for at in other] == masks and [at["share"] for at in other] == shares
for form in ("graphml", "gml"):
    graph.write(f"igraph.{form}", format=form)
    back = igraph.Graph.Read(f"igraph.{form}", format=form)
    print(f"{form} by igraph:", [int(mask) for mask in back.vs["mask"]], back.vs["share"])
    as_described &= back.vs["mask"] == [2**53 - 2, 10**15, 10**15]
    as_described &= [a == b for a, b in zip(back.vs["share"], shares, strict=True)] == [False, False, True]
raise SystemExit(not as_described)
PY
