"""Graphs written to files; GraphML keeps coordinates in the node attributes x and y."""

import io
import json
from pathlib import Path

from tiling_gui import atomic
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import ending_error, input_error

ENDINGS = ("json", "graphml", "g6", "s6")
"""Suffixes of the files that can be written."""


def save(graph: Graph, path: str | Path) -> None:
    """Write the graph atomically, in the form its suffix names. Raises InputError, StoreError."""
    atomic.write_text(path, written(graph, Path(path).suffix.lower().removeprefix(".")))


def written(graph: Graph, ending: str) -> str:
    """The text of a file with one of `ENDINGS`. graph6 and sparse6 lose the drawing and names, and graph6 cannot hold
    parallel edges. Raises InputError.
    """
    if ending == "json":
        return json.dumps(graph.to_json()) + "\n"
    if ending not in ENDINGS:
        raise ending_error(ENDINGS, f".{ending}")
    import networkx as nx

    found = nx.MultiGraph() if graph.has_parallel_edges else nx.Graph()
    for i, (x, y) in enumerate(graph.vertices):
        found.add_node(i, x=float(x), y=float(y))
    found.add_edges_from(graph.edges)
    if ending == "graphml":
        found = nx.relabel_nodes(found, dict(enumerate(graph.given_names)))
        buffer = io.BytesIO()
        nx.write_graphml(found, buffer)
        return buffer.getvalue().decode("utf-8") + "\n"
    if ending == "s6":
        return str(nx.to_sparse6_bytes(found, header=False).decode("ascii"))
    if graph.has_parallel_edges:
        raise input_error("graph6 cannot hold parallel edges: write sparse6, GraphML or JSON.")
    return str(nx.to_graph6_bytes(found, header=False).decode("ascii"))
