"""Graphs in JSON: this program's, node-link data (networkx, D3), Cytoscape's, and tables of edges."""

from typing import Any

from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph, Vertices
from tiling_gui.core.graphs.placing import can_be_drawn
from tiling_gui.core.graphs.planar import Graph
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr


def read(data: Any) -> FileGraph:
    """The graph in an object, or in a list of edges or of Cytoscape's elements. Raises InputError."""
    if isinstance(data, list):
        return _listed(data)
    if isinstance(data, dict) and "vertices" not in data:
        if isinstance(data.get("elements"), list):
            return _listed(data["elements"])
        if isinstance(data.get("elements"), dict):
            elements = data["elements"]
            return _linked(_all(elements, "nodes", "data"), _all(elements, "edges", "data"), _all(elements, "nodes"))
        if isinstance(data.get("nodes"), list):
            links = "links" if "links" in data else "edges"
            return _linked(_all(data, "nodes"), _all(data, links), [], is_directed=data.get("directed") is True)
    return _own(data)


def _listed(data: list[Any]) -> FileGraph:
    """Cytoscape's elements, or the rows of a table of edges, as pandas writes them."""
    if data and all(isinstance(each, dict) and isinstance(each.get("data"), dict) for each in data):
        nodes = [each for each in data if "source" not in each["data"]]
        edges = [each["data"] for each in data if "source" in each["data"]]
        return _linked([each["data"] for each in nodes], edges, nodes)
    edges = _all({"edges": data}, "edges")
    ids = dict.fromkeys(_text(end) for edge in edges for end in _ends(edge))
    return _linked([{"id": each} for each in ids], edges, [])


def _ends(edge: dict[str, Any]) -> tuple[Any, Any]:
    for source, target in (("source", "target"), ("from", "to")):  # vis.js has the other names
        if source in edge and target in edge:
            return edge[source], edge[target]
    raise input_error("an edge of this {form} lacks its source or target.", form="JSON")


def _own(data: Any) -> FileGraph:
    notes = tuple[str, ...]()
    try:
        graph = Graph.from_json(data)
    except InputError:
        places = data.get("vertices") if isinstance(data, dict) else None
        if not isinstance(places, list) or not all(isinstance(each, list) and len(each) == 2 for each in places):
            raise
        graph = Graph.from_json({**data, "vertices": [[i, 0] for i in range(len(places))]})
        is_drawn = False
    else:
        is_drawn = can_be_drawn(graph.vertices)
    if not is_drawn:
        notes = (tr("The coordinates in the file cannot be drawn: a drawing is computed."),)
    points = graph.vertices if is_drawn else ()
    return FileGraph(len(graph.vertices), graph.edges, graph.given_names, points, notes)


def _all(data: dict[str, Any], key: str, inner: str = "") -> list[dict[str, Any]]:
    found = data.get(key)
    if inner and isinstance(found, list):
        found = [each.get(inner) if isinstance(each, dict) else None for each in found]
    if not isinstance(found, list) or not all(isinstance(each, dict) for each in found):
        raise input_error('the graph has no list of objects called "{key}".', key=key)
    return found


def _linked(
    nodes: list[dict[str, Any]], edges: list[dict[str, Any]], placed: list[dict[str, Any]], is_directed: bool = False
) -> FileGraph:
    """Vertices have an id (in D3 a name), edges a source and a target; Cytoscape's `placed` have a position."""
    called = next((key for key in ("id", "name") if all(key in node for node in nodes)), "")
    if not called:
        raise input_error("a vertex of this {form} has no id.", form="JSON")
    names, joined = [node[called] for node in nodes], [end for edge in edges for end in _ends(edge)]
    are_names = set(joined) <= set(names) if all(isinstance(each, str | int) for each in [*names, *joined]) else True
    if called == "name" and not are_names and all(isinstance(each, int) for each in joined):
        joined = [_at(names, place) for place in joined]  # D3: edges name vertices by their places
    ids = [_text(name) for name in names]
    ends = list(zip(map(_text, joined[::2]), map(_text, joined[1::2]), strict=True))
    for name in sorted({each for pair in ends for each in pair} - set(ids)):
        raise input_error("an edge joins {name}, which is no vertex of the file.", name=name[:40])
    number = Vertices(ids)
    if len(number.ids) < len(ids):
        twice = next(each for i, each in enumerate(ids) if each in ids[:i])
        raise input_error("the vertex {name} is there twice.", name=twice[:40])
    draft = Draft(ids, [(number(u), number(v)) for u, v in ends], is_directed=is_directed)
    draft.labels = [[_text(node.get(key, "")) for node in nodes] for key in ("label", "name")]
    positions = [each.get("position") if placed else each for each in placed or nodes]
    found = [each for each in positions if isinstance(each, dict)]
    if len(found) == len(ids):
        draft.points, draft.y_down = [[each.get("x"), each.get("y")] for each in found], bool(placed)
    return draft.finished()


def _text(value: Any) -> str:
    if isinstance(value, list):  # the tuples of networkx
        return "_".join(map(_text, value))
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _at(names: list[Any], place: int) -> Any:
    return names[place] if 0 <= place < len(names) else place
