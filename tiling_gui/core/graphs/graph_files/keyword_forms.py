"""GML, Pajek, DIMACS, Matrix Market and TGF."""

import html
import re
from collections.abc import Iterator
from typing import Any

from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph, Vertices
from tiling_gui.core.graphs.planar import LARGEST
from tiling_gui.errors import input_error
from tiling_gui.language import tr

_TOKEN = re.compile(r'\s+|#[^\n]*|"([^"]*)"|([\[\]])|([^\s\[\]"]+)')
_FIELD = re.compile(r'"([^"]*)"|(\S+)')


def fields(line: str) -> list[str]:
    """The words of a line; one in quotation marks may have spaces."""
    return [quoted or plain for quoted, plain in _FIELD.findall(line)]


def refused_line(number: int, line: str, what: str) -> Exception:
    return input_error("line {number}, {line}, {what}", number=number, line=repr(line.strip()[:40]), what=what)


def vertex(text: str, size: int, number: int, line: str) -> int:
    """The place of a vertex numbered from 1. Raises InputError."""
    if text.isascii() and text.isdecimal() and len(text) < 10 and 1 <= int(text) <= size:
        return int(text) - 1
    raise refused_line(
        number, line, tr("names vertex {name}, and vertices are 1 to {size}.", name=text[:20], size=size)
    )


def check_size(size: int) -> None:
    if size > LARGEST:
        raise input_error(
            "a graph has at most {largest} vertices, not {number_of_nodes}.", largest=LARGEST, number_of_nodes=size
        )


# GML -----------------------------------------------------------------------------------------------------------------


def read_gml(text: str) -> list[FileGraph]:
    """Every graph of a GML file; vertices are named by label or name. Raises InputError."""
    tokens, top = _tokens(text), list[tuple[str, Any]]()
    stack = [top]
    for sort, token in tokens:
        if (sort, token) == ("bracket", "]"):
            stack.pop()
            if not stack:
                raise input_error("this is not readable {form} ({error}).", form="GML", error=tr("one ] too many"))
            continue
        key, (kind, value) = token.lower(), next(tokens, ("", ""))
        inner: Any = value
        if (kind, value) == ("bracket", "["):
            inner = list[tuple[str, Any]]()
        elif not kind or kind == "bracket":
            raise input_error("this is not readable {form} ({error}).", form="GML", error=key[:20])
        stack[-1].append((key, inner))
        if isinstance(inner, list):
            stack.append(inner)
    if len(stack) > 1:
        raise input_error("this is not readable {form} ({error}).", form="GML", error=tr("the end is missing"))
    y_down = any(key == "creator" and re.search("yfiles|yed|cytoscape", str(value), re.I) for key, value in top)
    return [_gml_graph(items, y_down) for key, items in top if key == "graph" and isinstance(items, list)]


def _tokens(text: str) -> Iterator[tuple[str, str]]:
    for found in _TOKEN.finditer(text):
        if found[1] is not None:
            yield "text", html.unescape(found[1])
        elif found[2]:
            yield "bracket", found[2]
        elif found[3]:
            yield "plain", found[3]


def _gml_graph(items: list[tuple[str, Any]], y_down: bool) -> FileGraph:
    nodes = [dict(value) for key, value in items if key == "node" and isinstance(value, list)]
    edges = [dict(value) for key, value in items if key == "edge" and isinstance(value, list)]
    if not all("id" in node for node in nodes):
        raise input_error("a vertex of this {form} has no id.", form="GML")
    if not all("source" in edge and "target" in edge for edge in edges):
        raise input_error("an edge of this {form} lacks its source or target.", form="GML")
    ends = [(str(edge["source"]), str(edge["target"])) for edge in edges]
    joined = {each for pair in ends for each in pair}
    nodes = [node for node in nodes if node.get("isgroup") != "1" or node["id"] in joined]
    ids = [str(node["id"]) for node in nodes]
    for name in sorted(joined - set(ids)):
        raise input_error("an edge joins {name}, which is no vertex of the file.", name=name[:40])
    if len(set(ids)) < len(ids):
        twice = next(each for i, each in enumerate(ids) if each in ids[:i])
        raise input_error("the vertex {name} is there twice.", name=twice[:40])
    number, about = Vertices(ids), dict(items)
    draft = Draft(ids, [(number(u), number(v)) for u, v in ends], y_down=y_down)
    draft.labels = [[str(node.get(key, "")) for node in nodes] for key in ("label", "name")]
    drawn = [dict(node["graphics"]) if isinstance(node.get("graphics"), list) else node for node in nodes]
    draft.points = [[each.get("x"), each.get("y")] for each in drawn]
    draft.is_directed = about.get("directed") == "1"
    draft.label = str(about.get("label", ""))
    return draft.finished()


# Pajek ---------------------------------------------------------------------------------------------------------------

_OTHER = ("*partition", "*vector", "*permutation", "*cluster", "*hierarchy")


def read_pajek(text: str) -> list[FileGraph]:
    """Every network of a Pajek file. Raises InputError."""
    found, draft, section, rows = list[FileGraph](), Draft(), "", 0
    label = ""
    for number, line in enumerate(text.splitlines(), 1):
        words = fields(line)
        if not words or words[0].startswith("%"):
            continue
        if words[0].startswith("*"):
            before, section, rows = section, words[0].lower(), 0
            if section == "*network":
                label = " ".join(words[1:])
            elif section == "*vertices" and before not in _OTHER:
                if draft.ids:
                    found.append(draft.finished())
                draft, label = _pajek_vertices(words, number, line, label), ""
            elif section == "*vertices":
                section = before  # the numbers of a partition or vector
            elif section not in ("*edges", "*arcs", "*edgeslist", "*arcslist", "*matrix", *_OTHER):
                raise refused_line(number, line, tr("is a part of Pajek files that is not read."))
        elif section == "*matrix":
            draft.ends += _matrix_row(words, rows, len(draft.ids), number, line)
            draft.is_directed, rows = True, rows + 1
        elif section == "*vertices":
            _pajek_vertex(draft, words, number, line)
        elif section in ("*edges", "*arcs", "*edgeslist", "*arcslist"):
            _pajek_edges(draft, section, words, number, line)
    if draft.ids:
        found.append(draft.finished())
    if not found:
        raise input_error("this is not readable {form} ({error}).", form="Pajek", error=tr("no graph in it"))
    return found


def _pajek_vertices(words: list[str], number: int, line: str, label: str) -> Draft:
    if len(words) < 2 or not words[1].isdecimal() or not words[1].isascii() or len(words[1]) > 9:
        raise refused_line(number, line, tr("does not say how many vertices there are."))
    size = int(words[1])
    check_size(size)
    names = [str(v + 1) for v in range(size)]
    return Draft(ids=names, labels=[list(names)], points=[[None, None] for _ in range(size)], y_down=True, label=label)


def _pajek_vertex(draft: Draft, words: list[str], number: int, line: str) -> None:
    v = vertex(words[0], len(draft.ids), number, line)
    if len(words) > 1:
        draft.labels[0][v] = html.unescape(words[1])  # type: ignore[index]
    if len(words) > 3:
        draft.points[v][:] = words[2:4]  # type: ignore[index]


def _pajek_edges(draft: Draft, section: str, words: list[str], number: int, line: str) -> None:
    size = len(draft.ids)
    if len(words) < 2:
        raise refused_line(number, line, tr("is no edge."))
    u = vertex(words[0], size, number, line)
    others = words[1:] if section.endswith("list") else words[1:2]
    draft.ends += [(u, vertex(each, size, number, line)) for each in others]
    draft.is_directed = draft.is_directed or section.startswith("*arcs")
    weights = words[2:3] if not section.endswith("list") else []
    if weights and weights != ["1"] and weights != ["1.0"] and (note := weights_note()) not in draft.notes:
        draft.notes.append(note)


def _matrix_row(words: list[str], row: int, size: int, number: int, line: str) -> list[tuple[int, int]]:
    if len(words) != size or row >= size:
        raise refused_line(number, line, tr("is no row of a matrix of {size} rows.", size=size))
    return [(row, v) for v, entry in enumerate(words) if _is_no_zero(entry)]


def weights_note() -> str:
    return tr("Weights and other columns are left out.")


# DIMACS --------------------------------------------------------------------------------------------------------------


def read_dimacs(text: str) -> FileGraph:
    """A graph in a form of DIMACS: "p edge n m", then "e u v", "a u v w" or "u v" for every edge. Raises InputError."""
    draft, announced, lines = Draft(), 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0] == "c":
            continue
        if words[0] == "p" and len(words) > 3:
            if draft.ids:
                raise refused_line(number, line, tr("begins a second graph: a file of this form has one."))
            if not all(each.isascii() and each.isdecimal() and len(each) < 10 for each in words[2:4]):
                raise refused_line(number, line, tr("does not say how many vertices and edges there are."))
            size, announced = int(words[2]), int(words[3])
            check_size(size)
            draft.ids = [str(v + 1) for v in range(size)]
        elif words[0] in ("e", "a") or words[0].isdecimal():
            ends = words if words[0].isdecimal() else words[1:]
            if len(ends) < 2 or (ends is words and len(words) > 2):  # a set or a clause, not an edge of PACE
                raise refused_line(number, line, tr("is no edge."))
            u, v = (vertex(each, len(draft.ids), number, line) for each in ends[:2])
            draft.ends.append((u, v))
            draft.is_directed = draft.is_directed or words[0] == "a"
            lines += 1
            if len(ends) > 2 and (note := weights_note()) not in draft.notes:
                draft.notes.append(note)
        elif words[0] not in ("n", "d", "v", "x", "t"):
            raise refused_line(number, line, tr("is no edge."))
    found = draft.finished()
    if announced not in (lines, 2 * lines, len(found.edges), len(set(found.edges)), 2 * len(found.edges)):
        raise input_error(
            "the line that begins with p announces {announced} edges, and there are {lines}.",
            announced=announced,
            lines=lines,
        )
    return found


# Matrix Market -------------------------------------------------------------------------------------------------------


def read_matrix_market(text: str) -> FileGraph:
    """The graph whose adjacency matrix it is, a square matrix, by coordinates or in full. Raises InputError."""
    lines = [(i, line) for i, line in enumerate(text.splitlines(), 1) if line.strip() and not line.startswith("%")]
    head = text.split("\n", 1)[0].lower().split()
    if not {"coordinate", "array"} & set(head) or not lines:
        raise input_error("this is not readable {form} ({error}).", form="Matrix Market", error=" ".join(head)[:60])
    (number, line), *rest = lines
    sizes, is_full = line.split(), "array" in head
    if (
        len(sizes) != 3 - is_full
        or not all(each.isascii() and each.isdecimal() and len(each) < 10 for each in sizes)
        or sizes[0] != sizes[1]
    ):
        raise refused_line(number, line, tr("are not the rows, columns and entries of a square matrix."))
    size = int(sizes[0])
    check_size(size)
    places = _full_places(size, head) if is_full else []
    announced = len(places) if is_full else int(sizes[2])
    if announced != len(rest):
        raise refused_line(number, line, tr("announces {announced} entries, and there are {lines}.",
                                            announced=announced, lines=len(rest)))  # fmt: skip
    draft = Draft(ids=[str(v + 1) for v in range(size)], is_directed="general" in head)
    for i, (number, line) in enumerate(rest):
        words = line.split()
        if len(words) < 2 and not is_full:
            raise refused_line(number, line, tr("is no edge."))
        u, v = places[i] if is_full else (vertex(each, size, number, line) for each in words[:2])
        entry = words if is_full else words[2:]
        if not entry or any(map(_is_no_zero, entry)):  # a complex entry has two parts
            draft.ends.append((u, v))
    if "pattern" not in head:
        draft.notes.append(weights_note())
    return draft.finished()


def _full_places(size: int, head: list[str]) -> list[tuple[int, int]]:
    """The row and column of every entry of an array, column by column: of a symmetric matrix those on and below the
    diagonal, of a skew-symmetric one those below.
    """
    is_skew, is_whole = "skew-symmetric" in head, "general" in head
    return [(i, j) for j in range(size) for i in range(0 if is_whole else j + is_skew, size)]


def _is_no_zero(word: str) -> bool:
    try:
        return float(word) != 0
    except ValueError:
        return True


# TGF -----------------------------------------------------------------------------------------------------------------


def read_tgf(text: str) -> FileGraph | None:
    """Trivial Graph Format: vertices with labels, a line "#", edges. None if # rather begins a comment."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    middle = lines.index("#")
    nodes = [line.split(None, 1) for line in lines[:middle]]
    edges = [line.split() for line in lines[middle + 1 :]]
    known = {node[0] for node in nodes}
    if len(known) < len(nodes) or not all(len(edge) > 1 and known.issuperset(edge[:2]) for edge in edges):
        return None
    number = Vertices(node[0] for node in nodes)
    draft = Draft(number.ids, [(number(edge[0]), number(edge[1])) for edge in edges])
    draft.labels = [[node[1] if len(node) > 1 else "" for node in nodes]]
    return draft.finished()
