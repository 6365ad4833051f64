"""Graph files: this program's JSON, GraphML, graph6, sparse6 and edge lists; a missing drawing is computed.

The JSON is {"vertices": [[x, y], ...], "edges": [[i, j], ...]}, straight lines, y upwards. The other forms are read
and written by networkx, which is imported only then. GraphML keeps coordinates in the node attributes x and y. An
edge list has two integers per line, the ends of an edge. Without coordinates a planar graph is drawn without
crossings, any other on a circle.
"""

import io
import json
import re
import warnings
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.core import json_text
from tiling_gui.core.graphs.graph_files.drawing import drawn
from tiling_gui.core.graphs.graph_files.forms import Form, looks_like_graph
from tiling_gui.core.graphs.planar import LARGEST, Graph
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

ENDINGS = ("json", "graphml", "g6", "s6")
"""Suffixes of the files that can be written; .graph6, .sparse6 and edge lists of any suffix can be read as well."""

__all__ = [
    "ENDINGS",
    "Form",
    "drawn",
    "is_one_graph",
    "load",
    "load_weights",
    "looks_like_graph",
    "of_networkx",
    "read",
    "read_edges",
    "save",
    "written",
]

Edges = list[tuple[int, int]]
"""Pairs of vertex numbers; loops are refused, parallel edges are listed twice."""

_LONGEST = 1_000_000
_PAIR = re.compile(r"\s*\d{1,9}\s+\d{1,9}\s*(\s\{.*\}\s*)?(#.*)?$", re.ASCII)
"""A line of an edge list, which networkx may end with attributes in braces."""


def load(path: str | Path) -> Graph:
    """The graph in a file of any supported form, recognised by its content. Raises InputError."""
    return read(atomic.read_text(path, largest=_LONGEST), Path(path).name)


def read(text: str, name: str = "") -> Graph:
    """The graph in the text of a file. Raises InputError, with `name` in its message."""
    name = name or tr("The graph file")
    text = _trimmed(text, name)
    data = json_text.loads(text, name) if text.startswith("{") else None
    try:
        if data is not None:
            return Graph.from_json(data)
        found = _read(text)
        # Node names are adopted unless they are just numbers.
        return of_networkx(found) if any(not str(node).isdecimal() for node in found) else _graph(found)
    except InputError as error:
        raise input_error("{name}: {error}", name=name, error=error) from error


def read_edges(text: str, name: str = "") -> tuple[int, Edges]:
    """(number of vertices, edges) of such a text; faster than `read`, as no drawing is computed."""
    name = name or tr("The graph file")
    text = _trimmed(text, name)
    data = json_text.loads(text, name) if text.startswith("{") else None
    try:
        if data is not None:
            graph = Graph.from_json(data)
            return len(graph.vertices), list(graph.edges)
        _, edges, points = _plain(_read(text))
        return len(points), edges
    except InputError as error:
        raise input_error("{name}: {error}", name=name, error=error) from error


def is_one_graph(line: str) -> bool:
    """Whether a text that begins with this line is a single graph: JSON, GraphML or an edge list. In graph6 and sparse6
    every line is a graph.
    """
    return line.lstrip("\ufeff").lstrip()[:1] in ("{", "<", "#") or bool(_PAIR.match(line))


def _trimmed(text: str, name: str) -> str:
    text = text.lstrip("\ufeff").strip()
    if len(text) > _LONGEST:
        raise input_error("{name} is too long to be a graph of at most {largest} vertices.", name=name, largest=LARGEST)
    if not text:
        raise input_error("{name} is empty: a graph is JSON, GraphML, graph6, sparse6 or an edge list.", name=name)
    return text


def load_weights(path: str | Path) -> dict[str, Any]:
    """The JSON object {name: weight} in a file, unchecked. Raises InputError for anything but an object."""
    found = json_text.loads(atomic.read_text(path, largest=_LONGEST), Path(path).name)
    if not isinstance(found, dict):
        raise input_error(
            'Weights are a JSON object such as {{"a": "1/3", "b": 2}}; {name} holds something else.',
            name=Path(path).name,
        )
    return found


def save(graph: Graph, path: str | Path) -> None:
    """Writes the graph atomically, in the form its suffix names. Raises InputError, StoreError."""
    atomic.write_text(path, written(graph, Path(path).suffix.lower().removeprefix(".")))


def written(graph: Graph, ending: str) -> str:
    """The text of a file with one of `ENDINGS`. graph6 and sparse6 lose the drawing and names, and graph6 cannot hold
    parallel edges. Raises InputError.
    """
    if ending == "json":
        return json.dumps(graph.to_json()) + "\n"
    if ending not in ENDINGS:
        raise input_error(
            "A graph is written as .{endings}, not as .{ending}.", endings=", .".join(ENDINGS), ending=ending
        )
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


def _read(text: str) -> Any:
    """The networkx graph of a text that is not JSON."""
    if text.startswith("<"):
        return _read_graphml(text)
    return _read_pairs(text) if is_one_graph(text.split("\n", 1)[0]) else _read_line(text)


def _read_pairs(text: str) -> Any:
    import networkx as nx

    for i, line in enumerate(text.splitlines(), 1):
        if line.partition("#")[0].strip() and not _PAIR.match(line):
            raise input_error(
                "line {i} of the edge list is not two vertex numbers: {line}.", i=i, line=line.strip()[:40]
            )
    found = nx.parse_edgelist(text.splitlines(), nodetype=int, data=False, create_using=nx.MultiGraph)
    ordered = nx.MultiGraph()
    ordered.add_nodes_from(sorted(found))
    ordered.add_edges_from(found.edges())
    return ordered


def _read_graphml(text: str) -> Any:
    import xml.etree.ElementTree as ET

    import networkx as nx

    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise input_error("GraphML with a document type or entities is not supported.")
    try:
        with warnings.catch_warnings():  # about a key without a type, which is read as text
            warnings.simplefilter("ignore", UserWarning)
            return nx.parse_graphml(text)
    except (ET.ParseError, nx.NetworkXException, ValueError, KeyError, TypeError, AttributeError) as error:
        raise input_error(
            "this is not readable GraphML ({error}).", error=str(error)[:80] or "no graph in it"
        ) from error


def _read_line(text: str) -> Any:
    import networkx as nx

    lines = text.splitlines()
    if len(lines[0].split()) > 1:
        raise input_error(
            "an edge list has two whole numbers per line, graph6 and sparse6 have no spaces: this is none of them."
        )
    if len(lines) != 1:
        raise input_error("it holds {lines} lines; one graph in graph6 or sparse6 is one line.", lines=len(lines))
    line = lines[0].removeprefix(">>graph6<<").removeprefix(">>sparse6<<")
    sparse = line.startswith(":")
    body = line.removeprefix(":")
    form = "sparse6" if sparse else "graph6"
    if not body or any(not 63 <= ord(letter) <= 126 for letter in body):
        raise input_error("this is not {form}, which is made of the characters ? to ~.", form=form)
    # Check the number of vertices in the header first: networkx would allocate memory for any.
    if body.startswith("~~") or (body.startswith("~") and _announced(body) > LARGEST):
        raise input_error("a graph has at most {largest} vertices.", largest=LARGEST)
    try:
        return (nx.from_sparse6_bytes if sparse else nx.from_graph6_bytes)(line.encode("ascii"))
    except (nx.NetworkXException, ValueError, IndexError, StopIteration) as error:
        raise input_error("this is not readable {form}.", form=form) from error


def _announced(body: str) -> int:
    digits = [ord(letter) - 63 for letter in body[1:4]]
    return sum(digit << 6 * (len(digits) - 1 - i) for i, digit in enumerate(digits))


def _plain(found: Any) -> tuple[bool, Edges, list[Any]]:
    """(has coordinates, edges, [x, y] of every vertex) of a networkx graph. Raises InputError for loops."""
    if found.number_of_nodes() > LARGEST:
        raise input_error(
            "a graph has at most {largest} vertices, not {number_of_nodes}.",
            largest=LARGEST,
            number_of_nodes=found.number_of_nodes(),
        )
    if found.is_directed():
        found = found.to_undirected()
    nodes = list(found)
    number = {node: i for i, node in enumerate(nodes)}
    edges = [(number[u], number[v]) for u, v in found.edges()]
    for u, v in edges:
        if u == v:
            raise input_error("there is a loop at {u}: an edge joins two different vertices.", u=str(nodes[u])[:20])
    given = [[found.nodes[node].get("x"), found.nodes[node].get("y")] for node in nodes]
    return bool(nodes) and all(x is not None and y is not None for x, y in given), edges, given


def _graph(found: Any) -> Graph:
    is_drawn, edges, points = _plain(found)
    return Graph.make(points, edges) if is_drawn else drawn(len(points), edges)


def of_networkx(found: Any) -> Graph:
    """A networkx graph as a Graph, isolated vertices included, with its own node names made into words if possible.

    If two would become the same word ("a b" and "a_b"), they are a, b, c, ... instead. Raises InputError for loops and
    for too many vertices.
    """
    graph = _graph(found)
    names = [re.sub(r"[^\w.]+", "_", str(node)).strip("_")[:20] for node in found]
    if all(names) and len({name.lower() for name in names}) == len(names):
        return graph.with_names(names)
    return graph
