"""Graphs from files and texts of other programs, and to files.

`read_all` reads every form of `Form` that is read, recognised by its content (forms.py): JSON, GraphML, GEXF, GML,
Pajek, DIMACS, Matrix Market, TGF, graph6, sparse6, planar_code, listg, edge lists, matrices and lists of neighbours.
What is read is what the file says: names, every edge, every graph; what is left out is a note. Any other form is
refused by its name.

This program's JSON is {"vertices": [[x, y], ...], "edges": [[i, j], ...], "names": [...]}, straight lines, y upwards.
A graph whose vertices have no coordinates that can be drawn gets a drawing (core/graphs/placing.py).
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from tiling_gui import atomic
from tiling_gui.core import json_text
from tiling_gui.core.graphs import families
from tiling_gui.core.graphs.graph_files import codes
from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph
from tiling_gui.core.graphs.graph_files.forms import SUFFIXES, Form, looks_like_graph
from tiling_gui.core.graphs.graph_files.writing import ENDINGS, save, written
from tiling_gui.core.graphs.placing import drawn
from tiling_gui.core.graphs.planar import LARGEST, Graph
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

__all__ = [
    "ENDINGS",
    "READ",
    "SUFFIXES",
    "FileGraph",
    "Form",
    "drawn",
    "is_file",
    "load",
    "load_all",
    "load_one",
    "load_weights",
    "looks_like_graph",
    "notes_of",
    "of_edges",
    "of_networkx",
    "of_text",
    "read",
    "read_all",
    "read_line",
    "read_one",
    "save",
    "written",
]

_LONGEST = 1_000_000
_TITLE = re.compile(r"\A\s*>>[a-z0-9_]+(?: [a-z]+)?<<")

_WORD = re.compile(r"[a-z0-9:]*")
"""A name of a family, well or badly spelt: graph6 of more than a vertex has capitals or signs."""

READ = ", ".join(form for form in Form if form.is_read)
"""The forms that are read, for messages."""


def load(path: str | Path) -> Graph:
    """The graph in a file, drawn. Raises InputError, also if it holds several."""
    return load_one(path).graph


def load_one(path: str | Path) -> FileGraph:
    """The graph in a file. Raises InputError, also if it holds several."""
    return read_one(_content(path), Path(path).name)


def load_all(path: str | Path) -> list[FileGraph]:
    """Every graph of a file. Raises InputError."""
    return read_all(_content(path), Path(path).name)


def _content(path: str | Path) -> bytes:
    return atomic.read_bytes(path, largest=_LONGEST)


def read(data: str | bytes, name: str = "") -> Graph:
    """The graph in the content of a file, drawn. Raises InputError, with `name` in its message."""
    found = read_one(data, name)
    try:
        return found.graph
    except InputError as error:
        raise input_error("{what}: {said}", what=name or tr("The graph file"), said=error) from error


def read_one(data: str | bytes, name: str = "") -> FileGraph:
    """The graph in the content of a file. Raises InputError, also if it holds several."""
    found = read_all(data, name)
    if len(found) > 1:
        raise input_error(
            "{name}: it holds {count} graphs, and one is needed; solve matching:FILE takes them all.",
            name=name or tr("The graph file"),
            count=len(found),
        )
    return found[0]


def read_all(data: str | bytes, name: str = "") -> list[FileGraph]:
    """Every graph in the content of a file. Raises InputError, with `name` in its message."""
    title = name or tr("The graph file")
    if len(data) > _LONGEST:
        raise input_error(
            "{name} is too long to be a graph of at most {largest} vertices.", name=title, largest=LARGEST
        )
    if not data.strip():
        raise input_error("{name} is empty: a graph is {forms}.", name=title, forms=READ)
    try:
        found = _read_any(data, name)
        if not found:
            raise input_error("there is no graph in it.")
    except InputError as error:
        raise input_error("{what}: {said}", what=title, said=error) from error
    return found


def _read_any(data: str | bytes, name: str) -> list[FileGraph]:
    form = looks_like_graph(data)
    if form == Form.EDGE_CODE:
        raise _not_read(form)
    if form == Form.PLANAR_CODE:
        values = data.encode("latin-1", "replace") if isinstance(data, str) else data
        return codes.read_planar_code(values[values.index(b"<<") + 2 :])
    text = (_decoded(data) if isinstance(data, bytes) else data).lstrip("\ufeff").strip()
    if not text:
        raise input_error("this is not a text file in UTF-8.")
    return _read(text, looks_like_graph(text), name, data)


def read_line(line: str, name: str = "") -> FileGraph:
    """The graph in a line of graph6 or sparse6. Raises InputError, with `name` in its message."""
    try:
        return codes.read_line(line.strip())
    except InputError as error:
        raise input_error("{what}: {said}", what=name or tr("The graph file"), said=error) from error


def _decoded(data: bytes) -> str:
    if data[:2] in (b"\xff\xfe", b"\xfe\xff") and len(data) % 2 == 0:
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if re.match(rb"\s*<\?xml[^>]*encoding=", data):  # the XML reader knows it
            return data.decode("latin-1")
        raise input_error("this is not a text file in UTF-8.") from error


def _read(text: str, form: Form | None, name: str, data: str | bytes) -> list[FileGraph]:
    """The graphs in a text that is not empty; `data` is what it was read from. Readers are imported when needed."""
    if form is None and text[0] == "{":
        form = Form.JSON
    if form is None:
        raise input_error("this is no graph in a form that is known: {forms}.", forms=READ)
    if not form.is_read and not form.is_by_lines:
        raise _not_read(form)
    if form.is_by_lines:
        codes_of = [line.strip() for line in _TITLE.sub("", text).splitlines() if line.strip()]
        return [_numbered(line, i, len(codes_of)) for i, line in enumerate(codes_of, 1)]
    if form == Form.JSON:
        from tiling_gui.core.graphs.graph_files import json_forms

        return [json_forms.read(json_text.loads(text, tr("the JSON")))]
    if form in (Form.GRAPHML, Form.GEXF):
        from tiling_gui.core.graphs.graph_files import xml_forms

        return xml_forms.read(data if isinstance(data, bytes) else text, form)
    if form in (Form.LINES, Form.LISTG):
        from tiling_gui.core.graphs.graph_files import lines, tables

        return tables.read_titled_listg(text) if form == Form.LISTG else lines.read(text, name)
    from tiling_gui.core.graphs.graph_files import keyword_forms, lines

    if form == Form.TGF:
        found = keyword_forms.read_tgf(text)
        return lines.read(text, name) if found is None else [found]
    if form in (Form.GML, Form.PAJEK):
        return (keyword_forms.read_gml if form == Form.GML else keyword_forms.read_pajek)(text)
    return [(keyword_forms.read_dimacs if form == Form.DIMACS else keyword_forms.read_matrix_market)(text)]


def _not_read(form: Form) -> InputError:
    return input_error(
        "this is {form}, which is not read: save the graph as GraphML, graph6 or an edge list.", form=form
    )


def _numbered(line: str, number: int, count: int) -> FileGraph:
    """One of several lines; an error names it."""
    try:
        return codes.read_line(line)
    except InputError as error:
        if count == 1:
            raise
        raise input_error("line {number}: {error}", number=number, error=error) from error


def is_file(text: str | bytes) -> bool:
    """Whether a text is the path of a file that is there, or has a suffix of graph files, so that one is missed.

    A path has a suffix or a folder, as no graph is written.
    """
    if not isinstance(text, str) or len(text) > 4096 or "\n" in text or "\0" in text:
        return False
    path = Path(text.strip())
    if path.suffix.removeprefix(".").lower() in SUFFIXES.split():
        return True
    return (bool(path.suffix) or len(path.parts) > 1) and path.exists() and not path.is_dir()


def _of_path(path: str) -> FileGraph:
    if Path(path).exists() and not Path(path).is_file():
        return _of_pipe(path, Path(path).stat().st_ino)
    return load_one(path)


@lru_cache(maxsize=1)
def _of_pipe(path: str, which: int) -> FileGraph:
    """The graph from a pipe such as /dev/stdin, which can be read only once: for the graph and for its notes."""
    return load_one(path)


def notes_of(text: str) -> tuple[str, ...]:
    """What was left out or read in its own way of the graph in a file; () for any other text. Raises InputError."""
    return _of_path(text.strip()).notes if is_file(text) else ()


def of_text(text: str | bytes) -> Graph:
    """The graph named by a text, such as "friendship:3", or written in it, such as a line of graph6, or in a file.

    Of a text that is none of them it is said that it is no name, as a word could be meant as one. Raises InputError.
    """
    if isinstance(text, str) and families.is_family(text):
        return families.named(text)
    if is_file(text):
        return _of_path(str(text).strip()).graph
    form = looks_like_graph(text)
    if form is None or (form == Form.GRAPH6 and isinstance(text, str) and _WORD.fullmatch(text.strip())):
        return families.named(str(text))
    return read(text, tr("The graph {text}", text=repr(text[:40])))


def load_weights(path: str | Path) -> dict[str, Any]:
    """The JSON object {name: weight} in a file, unchecked. Raises InputError for anything but an object."""
    found = json_text.loads(atomic.read_text(path, largest=_LONGEST), Path(path).name)
    if not isinstance(found, dict):
        raise input_error(
            'Weights are a JSON object such as {{"a": "1/3", "b": 2}}; {name} holds something else.',
            name=Path(path).name,
        )
    return found


def of_networkx(found: Any) -> Graph:
    """A networkx graph as a Graph, isolated vertices included, with its own node names made into words if possible.

    If two would become the same word ("a b" and "a_b"), they are a, b, c, ... instead. Coordinates are read from the
    node attributes x and y if they can be drawn. Raises InputError for loops and for too many vertices.
    """
    nodes = list(found)
    number = {node: i for i, node in enumerate(nodes)}
    draft = Draft([str(node) for node in nodes], [(number[u], number[v]) for u, v in found.edges()])
    draft.points = [[found.nodes[node].get("x"), found.nodes[node].get("y")] for node in nodes]
    return draft.finished().graph


def of_edges(pairs: Iterable[Any]) -> Graph:
    """The graph of pairs of anything hashable, which are the names of the vertices. Raises InputError."""
    number, ends = dict[Any, int](), list[tuple[int, int]]()
    try:
        for u, v in pairs:
            one, other = (number.setdefault(each, len(number)) for each in (u, v))
            ends.append((min(one, other), max(one, other)))  # in a list of one's own, both directions are two edges
    except (TypeError, ValueError) as error:
        raise input_error("The edges of a graph are pairs of vertices, such as [(1, 2), (2, 3)].") from error
    return Draft([str(each) for each in number], ends).finished().graph
