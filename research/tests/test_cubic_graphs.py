"""The connected cubic graphs: their number, no two isomorphic, and the table of docs/matching.md."""

from itertools import combinations
from pathlib import Path
from types import ModuleType

import networkx as nx
import pytest

from research import cubic_graphs
from tests.theory.brute_force import Graph
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.matching.graph_facts import GraphFacts, facts_of

TOP = Path(__file__).resolve().parents[2]
COUNTS = {4: 1, 6: 2, 8: 5, 10: 19}
"""Sequence A002851 of the OEIS."""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    return cubic_graphs


def lines(script: ModuleType, size: int) -> list[str]:
    return [script.graph6(graph) for graph in script.cubic_graphs(size)]


@pytest.mark.parametrize("size", COUNTS)
def test_all_connected_cubic_graphs(script: ModuleType, size: int) -> None:
    graphs = [nx.from_graph6_bytes(line.encode()) for line in lines(script, size)]
    assert len(graphs) == COUNTS[size]
    for graph in graphs:
        assert nx.is_connected(graph)
        assert [degree for _, degree in graph.degree] == [3] * size
    assert not any(nx.is_isomorphic(a, b) for a, b in combinations(graphs, 2))


@pytest.mark.parametrize("size", [2, 3, 5, 7])
def test_sizes_without_a_cubic_graph(script: ModuleType, size: int) -> None:
    assert script.cubic_graphs(size) == []


def facts(line: str) -> GraphFacts:
    graph = graph_files.read_line(line)
    return facts_of(line, graph.size, graph.edges, Run(Limit()), 64)


@pytest.mark.parametrize("size", [4, 6, 8])
def test_the_rows_of_the_page(script: ModuleType, size: int) -> None:
    """By the engine, and by brute force where that is quick."""
    found = [facts(line) for line in lines(script, size)]
    least_x, least_n = min(one.max_first or 0 for one in found), min(one.min_first or 0 for one in found)
    irregular = sum(one.zugzwang_free is False for one in found)
    row = f"| {size} | {least_x} | {least_n} | {size / 3:.2f} | {7 * size / 18:.2f} | {irregular} of {len(found)} |"
    page = (TOP / "docs" / "matching.md").read_text(encoding="utf-8")
    assert row.replace(".00", "") in page
    for one, line in zip(found, lines(script, size), strict=True):
        brute = Graph(size, graph_files.read_line(line).edges)
        assert (one.max_first, one.min_first) == brute.values()
        assert one.zugzwang_free == (brute.least_zugzwang() is None)
