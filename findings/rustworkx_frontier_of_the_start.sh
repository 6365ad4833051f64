#!/bin/sh
# rustworkx: dominance frontiers leave out the start, also where a loop leads back to it
#
# One would guess: the dominance frontier of a vertex v has every w such that v dominates a predecessor of w, but not strictly w
# itself (Cytron et al. 1991), for every w.
# What happens: in 0 -> 1 -> 0 with the start 0 all frontiers are empty. By the definition, and in networkx 3.6.1, the frontiers
# of 0 and of 1 are {0}. With another start before the loop, 0 -> 1 -> 2 -> 1, rustworkx has {1} for 1 and 2, too.
# Of all directed graphs of 3 vertices it is wrong in those, and only those, where an edge leads to the start from a vertex that
# can be reached; networkx is right in all. (Vertices that cannot be reached are not looked at.)
# Versions: rustworkx 0.18.1, networkx 3.6.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: a variable that changes in a loop that begins at the entry gets no phi function there, without an error. Code
# that replaces networkx by rustworkx for speed has other frontiers. networkx 3.5 was wrong in the same way.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check rustworkx==0.18.1 networkx==3.6.1
"$here/venv/bin/python" - <<'PY'
from itertools import combinations, permutations

import networkx
import rustworkx

print("rustworkx", rustworkx.__version__, "networkx", networkx.__version__)


def reached(edges, without=None):
    """What can be reached from 0 on paths that avoid a vertex."""
    found = set() if without == 0 else {0}
    while more := {v for u, v in edges if u in found and v != without} - found:
        found |= more
    return found


def by_definition(edges):
    """The frontiers of the vertices that can be reached from 0."""
    seen = reached(edges)
    dominated = {v: seen - reached(edges, without=v) for v in seen}
    return {
        v: {w for u, w in edges if u in dominated[v] and (w == v or w not in dominated[v])} for v in sorted(seen)
    }


def by_rustworkx(edges):
    graph = rustworkx.PyDiGraph()
    graph.add_nodes_from(range(3))
    graph.add_edges_from_no_data(edges)
    found = rustworkx.dominance_frontiers(graph, 0)
    return {v: set(found[v]) for v in sorted(reached(edges))}


def by_networkx(edges):
    graph = networkx.DiGraph(edges)
    graph.add_nodes_from(range(3))
    return {v: set(frontier) for v, frontier in sorted(networkx.dominance_frontiers(graph, 0).items())}


loop, later = [(0, 1), (1, 0)], [(0, 1), (1, 2), (2, 1)]
for edges in (loop, later):
    print(edges, "definition:", by_definition(edges), "networkx:", by_networkx(edges), "rustworkx:", by_rustworkx(edges))
arcs = list(permutations(range(3), 2))
graphs = [list(edges) for count in range(len(arcs) + 1) for edges in combinations(arcs, count)]
wrong = [edges for edges in graphs if by_rustworkx(edges) != by_definition(edges)]
back = [edges for edges in graphs if any(v == 0 and u in reached(edges) for u, v in edges)]
print(len(graphs), "graphs of 3 vertices; rustworkx wrong in", len(wrong), "an edge to the start in", len(back))
right = all(by_networkx(edges) == by_definition(edges) for edges in graphs)
expected = by_rustworkx(loop) == {0: set(), 1: set()} and by_rustworkx(later) == by_definition(later)
raise SystemExit(not (right and expected and wrong and wrong == back))
PY
