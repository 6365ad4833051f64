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
