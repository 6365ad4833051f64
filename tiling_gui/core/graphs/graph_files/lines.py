"""Rows of numbers or names: edge lists, with sizes, a header, weights and comments; matrices; adjacency lists.

What can be read in two ways is refused.
"""

import csv
import re
from collections.abc import Sequence
from dataclasses import dataclass

from tiling_gui.core.graphs.graph_files import brackets, codes, tables
from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph, Vertices
from tiling_gui.core.graphs.graph_files.keyword_forms import fields, refused_line, weights_note
from tiling_gui.core.graphs.graph_files.sizes import without_sizes
from tiling_gui.core.graphs.graph_files.tables import Row, whole
from tiling_gui.core.graphs.planar import LARGEST
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

_SOURCE = {
    "source",
    "from",
    "fromnodeid",
    "from_node",
    "source_node",
    "src",
    "start",
    "tail",
    "node1",
    "node_1",
    "node 1",
}
_SOURCE |= {"vertex1", "vertex_1", "vertex 1", "id1", "source id", "from id", "u", "i", "v1", "a"}
_TARGET = {
    "target",
    "to",
    "tonodeid",
    "to_node",
    "target_node",
    "dst",
    "dest",
    "end",
    "head",
    "node2",
    "node_2",
    "node 2",
}
_TARGET |= {"vertex2", "vertex_2", "vertex 2", "id2", "target id", "to id", "v", "j", "v2", "b"}
_SOURCE |= {"von", "quelle", "origine"}
_TARGET |= {"nach", "ziel", "destination"}
_ARROWS = {"--", "->", "|", "-", "–", "—", "<->", "<-->", "-->", "→", "↔", "<-", "←"}
_COMMENT = re.compile(r"(?:^|\s)(?:#|%|//).*$")
_ATTRIBUTES = re.compile(r"\s\{.*\}\s*$")
_ROW_OF_R = re.compile(r"^\s*(?:\[\d+,\]|(?:\[,\d+\]\s*)+$)")
"""What R prints beside and over a matrix."""
_NUMBER = re.compile(r"[-+−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][-+]?\d+)?")

_MOST_COLUMNS = 4
"""Two ends, a weight and a time, as in KONECT."""
_FRACTION = re.compile(r"[-+]?\d*\.\d+(?:[eE][-+]?\d+)?")
_PUNCTUATION = re.compile(r"[-|:;=<>+.]+")
_DRAWN = re.compile("[\u239b-\u23ad\u2500-\u257f]")
"""The lines and brackets of tables, matrices and trees that are drawn with characters."""

_MOST_EDGES = LARGEST * (LARGEST - 1) // 2
_MOST_ROWS = 2 * _MOST_EDGES + 2
"""Every edge of the largest graph in both directions, after two lines of sizes or a header."""


def read(text: str, name: str = "") -> list[FileGraph]:
    """The graphs in rows of text. Raises InputError."""
    if brackets.is_list(text):
        if text[0] == "{" and (found := tables.read_dict(brackets.neighbours(text))):
            return found
        rows = brackets.rows(text)
        if found := tables.read_lists(rows):
            return found
    else:
        rows = _rows(text)
        if found := tables.read_dict(_after_colons(rows)):
            return found
    if not rows:
        raise input_error("there is nothing but comments in it.")
    for row in rows:
        if not row.fields:
            raise refused_line(row.number, row.line, tr("is not two vertices."))
    if found := tables.read(rows, text) or tables.read_listg(rows):
        return found
    if len(rows) > _MOST_ROWS:
        raise _too_many_edges()
    return [_edges(rows, text, name)]


def _rows(text: str) -> list[Row]:
    lines, is_long = list[tuple[int, str, bool]](), False
    for number, line in enumerate(text.splitlines(), 1):
        bare = _ROW_OF_R.sub("", _COMMENT.sub("", line))
        plain = _ATTRIBUTES.sub("", bare)
        has_attributes = len(plain) < len(bare)
        plain = plain.strip().rstrip(";,").rstrip()
        if plain:
            lines.append((number, plain, has_attributes))
            is_long = is_long or len(plain.split()) > 3
            if len(lines) > _MOST_ROWS and not (is_long and len(lines[0][1].split()) == 2):  # else it may be listg
                raise _too_many_edges()
    separator = _separator([line for _, line, _ in lines])
    rows = []
    for number, line, has_attributes in lines:
        if separator and separator in line:
            words = [word.strip() for word in next(csv.reader([line], delimiter=separator, skipinitialspace=True))]
        else:
            words = fields(line)
        has_arrow = len(words) > 2 and words[1] in _ARROWS
        if has_arrow:
            del words[1]
        rows.append(Row(number, line, words, is_edge=has_attributes or has_arrow))
    return rows


def _after_colons(rows: list[Row]) -> dict[str, list[str]]:
    """The words after a vertex and a colon, 0: 1 2, if every line begins so; else {}."""
    found = dict[str, list[str]]()
    for row in rows:
        head, colon, rest = row.line.partition(":")
        if not colon or ":" in rest or head.strip() in found:
            return {}
        found[head.strip()] = rest.replace(",", " ").split()
    return found


def _too_many_edges() -> Exception:
    return input_error(
        "a graph of at most {largest} vertices has at most {most} edges, and there are more.",
        largest=LARGEST,
        most=_MOST_EDGES,
    )


def _separator(lines: Sequence[str]) -> str:
    """The character that separates columns; "" for spaces."""
    words = [line.split() for line in lines]
    tabbed = [line.split("\t") for line in lines]
    if lines and all(len(each) > 1 and not {",", ";"} & set(each[0] + each[1]) for each in words):
        has_spaces = any(" " in part.strip() for parts in tabbed for part in parts)
        return "\t" if has_spaces and all(len(parts) > 1 for parts in tabbed) else ""
    if lines and all("\t" in line and not re.search(r"[,;]\s*\t", line) for line in lines):
        return "\t"  # other commas are decimal
    rest = lines[1:] or lines  # the first line may count vertices and have no separator
    return next((each for each in ";,\t" if rest and all(each in line for line in rest)), "")


@dataclass(frozen=True)
class _Columns:
    """Where the ends of an edge are."""

    source: int = 0
    target: int = 1
    kind: int | None = None
    """The column that says Directed or Undirected."""
    is_named: bool = False


def _edges(rows: list[Row], text: str, name: str) -> FileGraph:
    columns, rows = _without_header(rows)
    if name.lower().endswith(".sif"):
        return _sif(rows)
    sizes, rows = (None, rows) if columns.is_named else without_sizes(rows)
    if not rows:
        raise input_error("there is no edge in it.")
    needed = max(columns.source, columns.target) + 1
    for row in rows:
        if len(row.fields) < needed:
            raise refused_line(row.number, row.line, tr("is not two vertices."))
    _check_ends(rows, columns)
    pairs, ids = _named_ends([(row.fields[columns.source], row.fields[columns.target]) for row in rows], rows)
    if not ids[0].lstrip("-").isdecimal() and len(rows) == 1 and not (columns.is_named or rows[0].is_edge):
        raise input_error("an edge list has two vertices on each line, and this is a single line of words.")
    if text.startswith("% bip"):  # KONECT numbers both sides from 1
        sides = [
            list(dict.fromkeys(f"{side}{pair[i]}" for pair in pairs)) for i, side in enumerate(("left_", "right_"))
        ]
        pairs, ids = [(f"left_{u}", f"right_{v}") for u, v in pairs], sides[0] + sides[1]
    draft = Draft()
    if sizes is not None:
        draft.notes.append(sizes.note)
        ids = sizes.vertices(ids)
    number = Vertices(ids)
    draft.ids, draft.ends = ids, [(number(u), number(v)) for u, v in pairs]
    if (kind := columns.kind) is not None:
        draft.is_directed = any(row.fields[kind : kind + 1] == ["Directed"] for row in rows)
    if any(len(row.fields) > 2 for row in rows):
        _check_other_columns(rows, columns)
        draft.notes.append(weights_note())
    return draft.finished()


def _check_ends(rows: list[Row], columns: _Columns) -> None:
    """Raise InputError if an end of an edge is plainly none."""
    ends = [(row.fields[columns.source], row.fields[columns.target]) for row in rows]
    for row, pair in zip(rows, ends, strict=True):
        if not all(pair) or any(map(_PUNCTUATION.fullmatch, pair)) or any(map(_is_cut, pair)):
            raise refused_line(row.number, row.line, tr("is not two vertices."))
    kinds = {row.fields[0] for row in rows}
    are_wide = all(len(row.fields) > 2 and all(map(_NUMBER.fullmatch, row.fields[1:])) for row in rows)
    if kinds in ({"e"}, {"a"}) and are_wide and not columns.is_named:  # of DIMACS, without its first line
        raise refused_line(rows[0].number, rows[0].line, tr("is not two vertices."))
    for words, values in (zip(*ends, strict=True), zip(*[pair[::-1] for pair in ends], strict=True)):
        if any(map(_NUMBER.fullmatch, words)) or not all(map(_NUMBER.fullmatch, values)):
            continue
        if any(whole(value) is None for value in values):
            raise refused_line(rows[0].number, rows[0].line, tr("is not two vertices."))
        if all(map(_is_graph6, words)):
            raise refused_line(
                rows[0].number, rows[0].line, tr("is graph6 with another column: keep one graph on each line.")
            )


def _is_cut(word: str) -> bool:
    return _DRAWN.search(word) is not None or any(
        word.count(opening) != word.count(closing) for opening, closing in ("()", "[]", "{}")
    )


def _is_graph6(word: str) -> bool:
    try:
        return bool(codes.read_line(word))
    except InputError:
        return False


def _named_ends(pairs: list[tuple[str, str]], rows: list[Row]) -> tuple[list[tuple[str, str]], list[str]]:
    """(ends of the edges, vertices): in the order of numbers if they are whole numbers, else as they occur."""
    numbers = [(whole(u), whole(v)) for u, v in pairs]
    if None in numbers[0]:
        return pairs, list(dict.fromkeys(each for pair in pairs for each in pair))
    for row, pair in zip(rows, numbers, strict=True):
        if None in pair:
            raise refused_line(row.number, row.line, tr("is not two numbers of vertices, as the lines before are."))
    pairs = [(str(u), str(v)) for u, v in numbers]
    return pairs, sorted({each for pair in pairs for each in pair}, key=int)


def _without_header(rows: list[Row]) -> tuple[_Columns, list[Row]]:
    """The columns that the first line names, if it does, and the lines after it."""
    head, rest = [word.lower() for word in rows[0].fields], rows[1:]
    source = next((i for i, word in enumerate(head) if word in _SOURCE), None)
    target = next((i for i, word in enumerate(head) if word in _TARGET and i != source), None)
    if rest and source is not None and target is not None:
        kind = head.index("type") if "type" in head else None
        names = {head[source], head[target]}
        if all(len(row.fields) == len(head) + 1 for row in rest):  # R and pandas have no name for that of the rows
            source, target, kind = source + 1, target + 1, kind and kind + 1
        ends = {row.fields[i].lower() for row in rest for i in (source, target) if i < len(row.fields)}
        is_plain = (min(map(len, names)) > 2 or names == {"from", "to"}) and not ends & names
        if is_plain or all(whole(word) is not None for word in ends):
            return _Columns(source, target, kind, is_named=True), rest
    ends = {word for row in rest for word in row.fields[:2]}
    weights = [row.fields[2] for row in rest if len(row.fields) > 2]
    if weights and len(head) > 2 and not _NUMBER.fullmatch(head[2]) and all(map(_NUMBER.fullmatch, weights)):
        return _Columns(is_named=True), rest
    seconds = [row.fields[1] for row in rest if len(row.fields) > 1]
    is_of_numbers = bool(seconds) and all(map(_NUMBER.fullmatch, seconds)) and ends.isdisjoint(rows[0].fields)
    if len(head) == 2 and not _NUMBER.fullmatch(head[1]) and is_of_numbers:
        return _Columns(), rest
    are_words = len(head) > 1 and all(whole(word) is None for word in head[:2])
    if are_words and ends and all(whole(word) is not None for word in ends):
        return _Columns(), rest
    return _Columns(), rows


def _check_other_columns(rows: list[Row], columns: _Columns) -> None:
    """Raise InputError unless the columns that are left out are plainly not vertices."""
    if columns.is_named:
        return
    for row in rows:
        if _is_of_matrix(row.fields) or not all(_NUMBER.fullmatch(word) for word in row.fields[2:]):
            raise refused_line(
                row.number, row.line, tr("has more than two columns: keep those of the two ends of an edge.")
            )
    widths = {len(row.fields) for row in rows}
    if len(widths) > 1 and max(widths) > 3:
        row = next(row for row in rows if len(row.fields) != len(rows[0].fields))
        raise refused_line(row.number, row.line, tr("has more or fewer columns than line {i}.", i=rows[0].number))


def _sif(rows: list[Row]) -> FileGraph:
    """Cytoscape's simple interaction format: a vertex, the kind of the edge, other vertices."""
    number, ends = Vertices(), list[tuple[int, int]]()
    for row in rows:
        if len(row.fields) == 2:
            raise refused_line(row.number, row.line, tr("is not two vertices."))
        first = number(row.fields[0])
        ends += [(first, number(each)) for each in row.fields[2:]]
    return Draft(number.ids, ends).finished()


def _is_of_matrix(words: list[str]) -> bool:
    """Whether the words of a line without a header are rather a row of numbers of one kind."""
    are_whole = all(whole(word) is not None for word in words)
    if len(words) > 3 and set(words) <= {"0", "1"}:
        return True
    return len(words) > 2 and (len(words) > _MOST_COLUMNS if are_whole else any(map(_FRACTION.fullmatch, words[:2])))
