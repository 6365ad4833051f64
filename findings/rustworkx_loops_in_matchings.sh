#!/bin/sh
# rustworkx: by is_maximal_matching no maximum matching of a graph with a loop is maximal, and a loop alone is a matching
#
# One would guess: a loop, whose two ends are one vertex, is no edge of a matching; networkx, whose functions these are, says so.
# Then a maximum matching is maximal.
# What happens: is_matching({(0, 0)}) is True, and is_maximal_matching takes a loop at a free vertex for an edge that can be
# added. max_weight_matching never uses a loop. So what one function returns as a maximum is not maximal by the other.
# Versions: rustworkx 0.18.1, networkx 3.6.1, Python 3.11.
# Exits with 1 if the behaviour is another one.
# Why it matters: games that end with a maximal matching, tests of a matching that was found, and the independence number of the
# line graph go wrong on graphs that were read from a file with a loop, without an error.
set -eu
here=$(mktemp -d)
trap 'rm -rf "$here"' EXIT
python3 -m venv "$here/venv"
"$here/venv/bin/pip" install --quiet --disable-pip-version-check rustworkx==0.18.1 networkx==3.6.1
"$here/venv/bin/python" - <<'PY'
import networkx
import rustworkx

print("rustworkx", rustworkx.__version__, "networkx", networkx.__version__)
edges = [(0, 0), (0, 1), (1, 2), (2, 2)]
rust = rustworkx.PyGraph()
rust.add_nodes_from(range(3))
rust.add_edges_from([(a, b, 1) for a, b in edges])
plain = networkx.Graph(edges)
print("a path of 3 vertices with a loop at both ends:", edges)


def asked(matching):
    """Whether it is a matching and whether it is maximal: by rustworkx, by networkx."""
    return (
        (rustworkx.is_matching(rust, matching), rustworkx.is_maximal_matching(rust, matching)),
        (networkx.is_matching(plain, matching), networkx.is_maximal_matching(plain, matching)),
    )


maximum = {tuple(sorted(edge)) for edge in rustworkx.max_weight_matching(rust, max_cardinality=True)}
found = {"maximum": asked(maximum), "a loop": asked({(0, 0)}), "a loop and an edge": asked({(0, 0), (1, 2)})}
print("the maximum matching of rustworkx:", maximum)
for name, answers in found.items():
    print(f"{name}: (matching, maximal) by rustworkx {answers[0]}, by networkx {answers[1]}")
expected = {
    "maximum": ((True, False), (True, True)),
    "a loop": ((True, False), (False, False)),
    "a loop and an edge": ((True, True), (False, False)),
}
raise SystemExit(not (found == expected and len(maximum) == 1))
PY
