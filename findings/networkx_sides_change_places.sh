#!/bin/sh
# networkx: kernighan_lin_bisection hands back the two sides of a given partition in the other order
#
# One would guess: kernighan_lin_bisection(graph, (A, B)) returns the improved A first and the improved B second, as it exchanges
# vertices in pairs and so keeps both sizes.
# What happens: the side that began as B comes first, also if nothing was exchanged. With sides of one size nobody notices; with a
# third and two thirds, the next cut of "the larger side" cuts the smaller one, and parts of a graph end up of sizes 8, 8 and 33
# instead of 16, 16 and 17.
# Versions: networkx 3.6.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: cutting a graph into k parts is done by cutting it in two again and again, with sides that differ in size unless k
# is a power of two. Every part is valid, so the only sign is that tables or jobs of one part are 2^16 times too large.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check networkx==3.6.1
"$here/venv/bin/python" - <<'PY'
import networkx as nx

cut = nx.community.kernighan_lin_bisection
path = nx.path_graph(6)
print("networkx", nx.__version__, "- a path of six vertices, 0 to 5")
swapped = []
for sides in (({0, 1}, {2, 3, 4, 5}), ({0, 1, 2}, {3, 4, 5}), ({0, 5}, {1, 2, 3, 4})):
    found = cut(path, sides, seed=0)
    print("given", sides, "returned", found)
    swapped.append([len(side) for side in found] == [len(side) for side in sides[::-1]])


def parts(graph, count, choose):
    """Sizes of `count` parts, cut off one after another; `choose` puts the two sides in order."""
    if count == 1:
        return [len(graph)]
    nodes = list(graph)
    first = len(nodes) // count
    rest = choose(cut(graph, (set(nodes[:first]), set(nodes[first:])), seed=0))[1]
    return [len(nodes) - len(rest), *parts(graph.subgraph(rest).copy(), count - 1, choose)]


grid = nx.convert_node_labels_to_integers(nx.grid_2d_graph(7, 7))
as_returned, by_size = parts(grid, 3, tuple), parts(grid, 3, lambda sides: sorted(sides, key=len))
print("7 x 7 grid in three parts: as returned", as_returned, "- the smaller side first", by_size)
raise SystemExit(not (all(swapped) and max(as_returned) == 33 and by_size == [16, 16, 17]))
PY
