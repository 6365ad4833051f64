"""Random graphs written by other programs come back with their names, edges and the value of the game."""

import io
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import networkx as nx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.reading import REFUSED, read
from tests.theory.brute_force import Graph
from tiling_gui.core.graphs import graph_files

Written = bytes | str


def _bytes(write: Callable[[Any, Any], None], graph: nx.Graph) -> bytes:
    buffer = io.BytesIO()
    write(graph, buffer)
    return buffer.getvalue()


def _matrix(graph: nx.Graph, between: str) -> str:
    return "\n".join(between.join("01"[graph.has_edge(u, v)] for v in graph) for u in graph)


def _numbered(graph: nx.Graph, start: int) -> Iterator[tuple[int, int]]:
    number = {node: i for i, node in enumerate(graph, start)}
    return ((number[u], number[v]) for u, v in graph.edges)


def _dimacs(graph: nx.Graph) -> str:
    lines = [f"e {u} {v}" for u, v in _numbered(graph, 1)]
    return "\n".join(["c random", f"p edge {len(graph)} {len(lines)}", *lines])


def _market(graph: nx.Graph) -> str:
    lines = [f"{v} {u}" for u, v in _numbered(graph, 1)]
    head = "%%MatrixMarket matrix coordinate pattern symmetric"
    return "\n".join([head, f"{len(graph)} {len(graph)} {len(lines)}", *lines])


def _listg(graph: nx.Graph) -> str:
    number = {node: i for i, node in enumerate(graph)}
    rows = [f"  {number[u]} : {' '.join(str(number[v]) for v in graph[u])};" for u in graph]
    return "\n".join([f"\nGraph 1, order {len(graph)}.", *rows])


def _metis(graph: nx.Graph) -> str:
    number = {node: i for i, node in enumerate(graph, 1)}
    rows = [" ".join(str(number[v]) for v in graph[u]) for u in graph]
    return "\n".join([f"{len(graph)} {graph.number_of_edges()}", *rows])


NAMED: dict[str, Callable[[nx.Graph], Written]] = {
    "GraphML": lambda graph: _bytes(nx.write_graphml, graph),
    "GEXF": lambda graph: _bytes(nx.write_gexf, graph),
    "GML": lambda graph: "\n".join(nx.generate_gml(graph)),
    "Pajek": lambda graph: _bytes(nx.write_pajek, graph),
    "node-link": lambda graph: json.dumps(nx.node_link_data(graph, edges="edges")),
    "TGF": lambda graph: "\n".join([*graph, "#", *(f"{u} {v}" for u, v in graph.edges)]),
}
LISTED: dict[str, Callable[[nx.Graph], Written]] = {
    "edge list": lambda graph: "\n".join(nx.generate_edgelist(graph)),
    "weights": lambda graph: "\n".join(f"{u}\t{v}\t2.5" for u, v in graph.edges),
    "both ways": lambda graph: "\n".join(f"{u},{v}\n{v},{u}" for u, v in graph.edges),
    "header": lambda graph: "Source;Target\n" + "\n".join(f"{u};{v}" for u, v in graph.edges),
}
"""Vertices without an edge are not in these."""
NUMBERED: dict[str, Callable[[nx.Graph], Written]] = {
    "graph6": nx.to_graph6_bytes,
    "sparse6": lambda graph: nx.to_sparse6_bytes(nx.convert_node_labels_to_integers(graph)),  # else in sorted order
    "matrix": lambda graph: _matrix(graph, " "),
    "matrix of digits": lambda graph: _matrix(graph, ""),
    "DIMACS": _dimacs,
    "Matrix Market": _market,
    "listg": _listg,
    "METIS": _metis,
}
"""Only the order of the vertices comes back."""


@cache
def _values(edges: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    return Graph(1 + max((v for edge in edges for v in edge), default=-1), edges).values()


def _same(data: Written, expected: nx.Graph, *, named: bool) -> None:
    found = graph_files.read_one(data)
    nodes = list(expected)
    assert found.size == len(nodes)
    if named:
        assert set(found.names) == set(nodes)
        edges = {frozenset(found.names[v] for v in edge) for edge in found.edges}
    else:
        edges = {frozenset(nodes[v] for v in edge) for edge in found.edges}
    assert edges == {frozenset(edge) for edge in expected.edges}
    assert len(found.edges) == expected.number_of_edges()
    number = {name: i for i, name in enumerate(nodes)}
    again = tuple(sorted(tuple(sorted(number[name] for name in edge)) for edge in edges))
    assert _values(found.edges) == _values(again)  # type: ignore[arg-type]
    assert len({(float(x), float(y)) for x, y in found.graph.vertices}) == found.size


@st.composite
def graphs(draw: st.DrawFn) -> nx.Graph:
    """Graphs of 2 to 9 vertices with an edge at each vertex, so that every form can hold them."""
    size = draw(st.integers(2, 9))
    pairs = [(u, v) for v in range(size) for u in range(v)]
    chosen = draw(st.lists(st.sampled_from(pairs), min_size=1, max_size=11, unique=True))
    lonely = set(range(size)) - {v for pair in chosen for v in pair}
    chosen += [(min(v, other), max(v, other)) for v in lonely for other in [0 if v else 1]]
    graph = nx.Graph()
    names = draw(st.permutations(["kim", "lou", "max", "ned", "ola", "pia", "quin", "ron", "sam"]))
    graph.add_nodes_from(names[:size])
    graph.add_edges_from((names[u], names[v]) for u, v in chosen)
    return graph


@given(graphs(), st.sampled_from(sorted(NAMED)))
def test_graphs_with_names(graph: nx.Graph, form: str) -> None:
    graph.add_node("zoe")  # without an edge
    _same(NAMED[form](graph), graph, named=True)


@given(graphs(), st.sampled_from(sorted(LISTED)))
def test_lists_of_edges(graph: nx.Graph, form: str) -> None:
    if graph.number_of_edges() == 1:
        graph.add_edge("zoe", "kim")  # a single line of words is refused
    _same(LISTED[form](graph), graph, named=True)


@given(graphs(), st.sampled_from(sorted(NUMBERED)))
def test_graphs_whose_vertices_have_numbers(graph: nx.Graph, form: str) -> None:
    _same(NUMBERED[form](graph), graph, named=False)


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 6)), min_size=1, max_size=12), st.integers(0, 3))
def test_sizes_before_an_edge_list_are_seen_or_the_list_is_refused(pairs: list[tuple[int, int]], more: int) -> None:
    """Never a wrong number of vertices or edges: with the sizes it is the graph, or a sentence."""
    expected = nx.Graph([(u, v) for u, v in pairs if u != v])
    size = max(expected, default=0) + 1 + more
    lines = [f"{size} {expected.number_of_edges()}", *(f"{u} {v}" for u, v in expected.edges)]
    if expected.number_of_edges() == 0:
        return
    found = read(graph_files.read_one, "\n".join(lines))
    if found is not REFUSED:
        assert (found.size, len(found.edges)) == (size, expected.number_of_edges())


IGRAPH = ["write_graphml", "write_gml", "write_pajek", "write_ncol"]


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(graphs(), st.sampled_from(IGRAPH))
def test_graphs_written_by_igraph(tmp_path: Path, graph: nx.Graph, form: str) -> None:
    igraph = pytest.importorskip("igraph")
    nodes = list(graph)
    other = igraph.Graph(len(nodes), list(_numbered(graph, 0)))
    other.vs["name"] = nodes
    if form == "write_pajek":
        other.vs["id"] = nodes
    if form == "write_ncol" and graph.number_of_edges() == 1:
        return  # a single line of words is refused
    more = {"weights": None} if form == "write_ncol" else {}
    getattr(other, form)(str(tmp_path / "graph"), **more)
    _same((tmp_path / "graph").read_bytes(), graph, named=True)
