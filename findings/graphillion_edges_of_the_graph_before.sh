#!/bin/sh
# Graphillion: add_some_edge and remove_add_some_edges answer for a graph that was the universe before
#
# One would guess: after set_universe, a set of graphs that is made anew depends on the new universe alone. add_some_edge gives,
# as its documentation says, the graphs "obtained by adding some edge to a graph" of the set, each an edge larger.
# What happens: graphs are mixed in as if results of the universe before had been kept. If add_some_edge was asked once for one
# edge of a path of 2 edges, then of the spanning trees of a triangle, which have 2 edges, it gives a graph of one edge beside
# the triangle. After one edge of a ring of 4, it gives for the 16 spanning trees of the complete graph of 4 vertices 20
# graphs, of which 5 have 2 edges; there are 15, of 4 edges. In a new process, both are right.
# Versions: graphillion 2.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: the two methods are made for reconfiguration, the search from one matching or tree to another, and an
# experiment goes through many graphs in a process. Its answers depend on the order of the graphs, without an error.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check graphillion==2.1
cat > "$here/larger.py" <<'PY'
import sys
from importlib.metadata import version
from itertools import combinations

from graphillion import GraphSet

path, triangle = [(1, 2), (2, 3)], [(1, 2), (1, 3), (2, 3)]
ring, complete = [(1, 2), (2, 3), (3, 4), (1, 4)], list(combinations((1, 2, 3, 4), 2))


def larger(universe, graphs=None):
    """The sizes of what add_some_edge gives of these graphs, or of all spanning trees, and whether that is right."""
    GraphSet.set_universe(universe)
    asked = GraphSet.trees(is_spanning=True) if graphs is None else GraphSet(graphs)
    found = [frozenset(graph) for graph in asked.add_some_edge()]
    right = {frozenset(graph) | {edge} for graph in asked for edge in set(universe) - set(graph)}
    return sorted(map(len, found)), set(found) == right


if "path" in sys.argv:
    print("one edge of a path:", larger(path, [[(1, 2)]]))
if "ring" in sys.argv:
    print("one edge of a ring:", larger(ring, [[(1, 4)]]))
found = larger(triangle if sys.argv[1] == "triangle" else complete)
print("graphillion", version("graphillion"), "the spanning trees of the", sys.argv[1], "graph, larger by an edge:", found)
raise SystemExit(str(found) != sys.argv[2])
PY
run() { "$here/venv/bin/python" "$here/larger.py" "$@"; }
run triangle "([3], True)"
run triangle "([1, 3], False)" after path
run complete "([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], True)"
run complete "([2, 2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4], False)" after ring
