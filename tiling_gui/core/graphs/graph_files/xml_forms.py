"""GraphML and GEXF.

Of groups (nested graphs) the edges and vertices inside count; the group itself is a vertex only if an edge is joined
to it. Of the attributes only names and coordinates are read.
"""

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph, Vertices
from tiling_gui.core.graphs.graph_files.forms import Form
from tiling_gui.errors import input_error


def read(text: str | bytes, form: Form) -> list[FileGraph]:
    """Every graph of a file. Raises InputError."""
    declared = ("<!DOCTYPE", "<!ENTITY") if isinstance(text, str) else (b"<!DOCTYPE", b"<!ENTITY")
    if any(each in text for each in declared):  # type: ignore[operator]
        raise input_error("{form} with a document type or entities is not supported.", form=form)
    try:
        root = ET.fromstring(text)
    except (ET.ParseError, ValueError, LookupError) as error:
        raise input_error("this is not readable {form} ({error}).", form=form, error=str(error)[:80]) from error
    reader = _GraphML(root) if form == Form.GRAPHML else _Gexf()
    found = reader.graphs(root)
    if not found:
        raise input_error("this is not readable {form} ({error}).", form=form, error="no graph in it")
    return found


def _tag(element: ET.Element) -> str:
    return element.tag.rpartition("}")[2] if isinstance(element.tag, str) else ""


def _inside(element: ET.Element, *tags: str) -> Iterator[ET.Element]:
    return (each for each in element if _tag(each) in tags)


def _text(element: ET.Element | None) -> str:
    return " ".join((element.text or "").split()) if element is not None else ""


class _Reader:
    """What both forms share: vertices in nested elements, and edges that name them."""

    form: Form

    def graphs(self, root: ET.Element) -> list[FileGraph]:
        return [self._graph(each) for each in _inside(root, "graph")]

    def _graph(self, top: ET.Element) -> FileGraph:
        nodes, edges = list[ET.Element](), list[ET.Element]()
        groups = set[str]()
        waiting = [top]
        while waiting:
            element = waiting.pop(0)
            for each in element:
                tag = _tag(each)
                if tag == "node":
                    nodes.append(each)
                    inner = list(_inside(each, "graph", "nodes", "edges"))
                    if inner:
                        groups.add(self._id(each))
                    waiting += inner
                elif tag == "edge":
                    edges.append(each)
                elif tag == "hyperedge":
                    raise input_error("hyperedges are not read: an edge joins two vertices.")
                elif tag in ("nodes", "edges"):
                    waiting.append(each)
        ends = [self._ends(edge) for edge in edges]
        joined = {each for pair in ends for each in pair}
        groups |= {node.get("pid", "") for node in nodes}
        kept = [node for node in nodes if self._id(node) not in groups - joined]
        ids = [self._id(node) for node in kept]
        if len(set(ids)) < len(ids):
            twice = next(each for i, each in enumerate(ids) if each in ids[:i])
            raise input_error("the vertex {name} is there twice.", name=twice[:40])
        number = Vertices(ids)
        for name in joined - set(ids):
            raise input_error("an edge joins {name}, which is no vertex of the file.", name=name[:40])
        draft = Draft(ids, [(number(u), number(v)) for u, v in ends])
        draft.is_directed = self._is_directed(top, edges)
        draft.label = top.get("id", "") or top.get("name", "")
        self._describe(draft, kept)
        return draft.finished()

    def _id(self, node: ET.Element) -> str:
        found = node.get("id")
        if found is None:
            raise input_error("a vertex of this {form} has no id.", form=self.form)
        return found

    def _ends(self, edge: ET.Element) -> tuple[str, str]:
        u, v = edge.get("source"), edge.get("target")
        if u is None or v is None:
            raise input_error("an edge of this {form} lacks its source or target.", form=self.form)
        return u, v

    def _is_directed(self, top: ET.Element, edges: list[ET.Element]) -> bool:
        raise NotImplementedError

    def _describe(self, draft: Draft, nodes: list[ET.Element]) -> None:
        raise NotImplementedError


class _GraphML(_Reader):
    form = Form.GRAPHML

    def __init__(self, root: ET.Element) -> None:
        self._keys = {
            key.get("id", ""): (key.get("attr.name") or "").lower()
            for key in _inside(root, "key")
            if key.get("for", "node") in ("node", "all")
        }

    def _is_directed(self, top: ET.Element, edges: list[ET.Element]) -> bool:
        default = top.get("edgedefault") == "directed"
        return any(edge.get("directed") == "true" or (default and edge.get("directed") != "false") for edge in edges)

    def _describe(self, draft: Draft, nodes: list[ET.Element]) -> None:
        data = [self._data(node) for node in nodes]
        yed = [self._yed(node) for node in nodes]
        draft.labels = [[label for label, _ in yed]]
        draft.labels += [[each.get(name, "") for each in data] for name in ("label", "name")]
        if all(place is not None for _, place in yed):
            draft.points, draft.y_down = [place for _, place in yed if place is not None], True
        else:
            draft.points = [[each.get("x") or None, each.get("y") or None] for each in data]

    def _data(self, node: ET.Element) -> dict[str, str]:
        return {self._keys.get(each.get("key", ""), ""): _text(each) for each in _inside(node, "data")}

    @staticmethod
    def _yed(node: ET.Element) -> tuple[str, list[float] | None]:
        """(label, centre) as yEd writes them, y downwards."""
        label, place = "", None
        for each in (inner for data in _inside(node, "data") for inner in data.iter()):
            if _tag(each) == "NodeLabel" and not label:
                label = _text(each)
            elif _tag(each) == "Geometry" and place is None:
                try:
                    x, y, width, height = (float(each.get(name, "0")) for name in ("x", "y", "width", "height"))
                    place = [x + width / 2, y + height / 2]
                except ValueError:
                    pass  # no coordinates then
        return label, place


class _Gexf(_Reader):
    form = Form.GEXF

    def _is_directed(self, top: ET.Element, edges: list[ET.Element]) -> bool:
        default = top.get("defaultedgetype", "undirected")
        return any(edge.get("type", default) in ("directed", "mutual") for edge in edges)

    def _describe(self, draft: Draft, nodes: list[ET.Element]) -> None:
        draft.labels = [[" ".join(node.get("label", "").split()) for node in nodes]]
        places: list[Any] = [next(_inside(node, "position"), None) for node in nodes]
        draft.points = [[None, None] if each is None else [each.get("x"), each.get("y")] for each in places]
