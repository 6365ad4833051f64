"""Matrices and lists of neighbours: rows that are a vertex each, not an edge each."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph, Vertices
from tiling_gui.core.graphs.graph_files.keyword_forms import check_size, weights_note
from tiling_gui.errors import input_error
from tiling_gui.language import tr

_WHOLE = re.compile(r"[-+−]?\d{1,18}")
_DECIMAL = re.compile(r"[-+]?\d{1,9}\.\d*(?:[eE][-+]?\d{1,2})?")


@dataclass(frozen=True)
class Row:
    """A line with its words."""

    number: int
    line: str
    fields: list[str]


def whole(text: str) -> int | None:
    """The whole number that a text is, also as numpy writes it, 1.000e+00; None if it is none."""
    if _WHOLE.fullmatch(text):
        return int(text.replace("−", "-"))
    if _DECIMAL.fullmatch(text) and float(text).is_integer():
        return int(float(text))
    return None


def read(rows: Sequence[Row]) -> list[FileGraph]:
    """The graph of a matrix or of lists of neighbours; [] if the rows are none."""
    table = [list(row.fields) for row in rows]
    for reader in (_digits, _matrix, _labelled_matrix, _metis, _neighbours):
        if (draft := reader(table)) is not None:
            return [draft.finished()]
    return []


def _digits(table: list[list[str]]) -> Draft | None:
    """A matrix whose entries are not separated: 0110."""
    if len(table) < 2 or any(len(row) != 1 or len(row[0]) != len(table) or set(row[0]) - {"0", "1"} for row in table):
        return None
    return _matrix([list(row[0]) for row in table])


def _matrix(table: list[list[str]], names: Sequence[str] = ()) -> Draft | None:
    """An adjacency matrix: square, zero on the diagonal, of 0 and 1, or symmetric."""
    size = len(table)
    if size < 2 or any(len(row) != size for row in table):
        return None
    entries = [[_entry(word) for word in row] for row in table]
    if any(entry is None for row in entries for entry in row) or any(entries[i][i] for i in range(size)):
        return None
    is_symmetric = all(entries[i][j] == entries[j][i] for i in range(size) for j in range(i))
    is_plain = all(entry in (0, 1) for row in entries for entry in row)
    if not is_plain and (size == 2 or not is_symmetric):
        return None
    check_size(size)
    ends = [(i, j) for i in range(size) for j in range(size) if entries[i][j] and not (is_symmetric and j < i)]
    draft = Draft(list(names) or [str(v) for v in range(size)], ends, is_directed=not is_symmetric)
    if not is_plain:
        draft.notes.append(weights_note())
    return draft


def _entry(word: str) -> float | None:
    try:
        return float(word)
    except ValueError:
        return None


def _labelled_matrix(table: list[list[str]]) -> Draft | None:
    """A matrix with the names of the vertices before its rows and over its columns."""
    head, rows = table[0], table[1:]
    names = [row[0] for row in rows]
    if len(names) < 2 or head[-len(names) :] != names or len(head) - len(names) not in (0, 1):
        return None
    return _matrix([row[1:] for row in rows], names)


def _metis(table: list[list[str]]) -> Draft | None:
    """METIS: "n m", then a line for each vertex with its neighbours, from 1."""
    head = [whole(word) for word in table[0]]
    if len(table) == 1 or len(head) != 2 or head[0] != len(table) - 1:
        return None
    rows = [[whole(word) for word in row] for row in table[1:]]
    if any(v is None or not 1 <= v <= len(rows) for row in rows for v in row):
        return None
    ends = [(u, (v or 0) - 1) for u, row in enumerate(rows) for v in row]
    if len(ends) != 2 * (head[1] or 0) or not _is_symmetric(ends):
        return None
    return Draft([str(v + 1) for v in range(len(rows))], [(u, v) for u, v in ends if u < v])


def _is_symmetric(ends: Sequence[tuple[int, int]]) -> bool:
    return len(set(ends)) == len(ends) and {(v, u) for u, v in ends} == set(ends)


def _neighbours(table: list[list[str]]) -> Draft | None:
    """Lists of neighbours: a vertex and those that it is joined to, for every vertex.

    Rows of equal length could be edges with a weight, so they must then list every edge at both ends.
    """
    heads = [row[0] for row in table]
    number = Vertices(heads)
    if len(number.ids) < len(heads) or not {word for row in table for word in row} <= set(heads):
        return None
    ends = [(number(row[0]), number(word)) for row in table for word in row[1:]]
    is_symmetric = _is_symmetric(ends) and max(map(len, table)) > 2
    if not ends or (not is_symmetric and len(table[-1]) > 1):  # listed once, an edge is at the first of its ends
        return None
    draft = Draft(heads, [(u, v) for u, v in ends if u < v] if is_symmetric else ends)
    draft.notes.append(tr("Each line is read as a vertex and those that it is joined to."))
    return draft


# listg ---------------------------------------------------------------------------------------------------------------

_VERTEX = re.compile(r"[0-9]{1,9}")
_TITLE = re.compile(r"Graph (\d+), order (\d+)\.?.*")


def read_listg(rows: Sequence[Row]) -> list[FileGraph]:
    """What nauty's listg and showg -e -q print: "n m", then all edges on long lines; [] if the rows are not that."""
    if len(rows[0].fields) != 2 or all(len(row.fields) <= 3 for row in rows):
        return []
    return _flat([whole(word) for row in rows for word in row.fields])


def _flat(numbers: Sequence[int | None]) -> list[FileGraph]:
    found = list[FileGraph]()
    if any(number is None or number < 0 for number in numbers):
        return []
    at = 0
    while at < len(numbers):
        size, count = (number or 0 for number in [*numbers[at : at + 2], 0][:2])
        ends = [number or 0 for number in numbers[at + 2 : at + 2 + 2 * count]]
        if len(ends) < 2 * count or not size or max(ends, default=0) > size or {0, size} <= set(ends):
            return []
        found.append(_numbered(size, list(zip(ends[::2], ends[1::2], strict=True))))
        at += 2 + 2 * count
    return found


def _numbered(size: int, pairs: Sequence[tuple[int, int]], start: int | None = None, label: str = "") -> FileGraph:
    """Vertices from `start`; without it from 0, or from 1 if the last number is that of a vertex."""
    if start is None:
        start = int(any(size in pair for pair in pairs))
    check_size(size)
    ids = [str(v + start) for v in range(size)]
    for v in (v for pair in pairs for v in pair):
        if not start <= v < start + size:
            raise input_error("an edge joins {name}, which is no vertex of the file.", name=str(v)[:40])
    return Draft(ids, [(u - start, v - start) for u, v in pairs], label=label).finished()


def read_titled_listg(text: str) -> list[FileGraph]:
    """The graphs that nauty's listg prints, with neighbours (0 : 2 3;), edges (-e) or matrices (-a, -A)."""
    found, title, body = list[FileGraph](), "", list[str]()
    for line in [*text.splitlines(), "Graph 0, order 0."]:
        if (begins := _TITLE.fullmatch(line.strip())) is None:
            body.append(line)
            continue
        if any(each.strip() for each in body):
            listed = _listed(body, title)
            if not listed:
                raise input_error("this is not readable {form} ({error}).", form="listg", error=title)
            found += listed
        title, body = f"Graph {begins[1]}", []
    return found


def _listed(body: list[str], label: str) -> list[FileGraph]:
    text = "\n".join(body)
    words = [line.split() for line in body if line.strip()]
    if ":" not in text:
        found = _flat([whole(word) for row in words for word in row])
        draft = None if found else _digits(words) or _matrix(words)
        return found or ([draft.finished()] if draft else [])
    pairs, heads = list[tuple[int, int]](), list[int]()
    for part in text.split(";"):
        head, colon, rest = part.partition(":")
        if colon:
            heads.append(whole(head.strip()) or 0)
            pairs += [
                (heads[-1], int(word)) for word in rest.split() if _VERTEX.fullmatch(word) and heads[-1] <= int(word)
            ]
    return [_numbered(len(heads), pairs, min(heads), label)]
