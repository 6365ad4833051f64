"""Matrices and lists of neighbours: rows that are a vertex each, not an edge each."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tiling_gui.core.graphs.graph_files.file_graph import Draft, FileGraph, Vertices
from tiling_gui.core.graphs.graph_files.keyword_forms import check_size, weights_note
from tiling_gui.core.graphs.planar import LARGEST
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
    is_edge: bool = False
    """Whether the line can be nothing else, such as the sizes of the graph."""


def whole(text: str) -> int | None:
    """The whole number that a text is, also as numpy writes it, 1.000e+00; None if it is none."""
    if _WHOLE.fullmatch(text):
        return int(text.replace("−", "-"))
    if _DECIMAL.fullmatch(text) and float(text).is_integer():
        return int(float(text))
    return None


def read(rows: Sequence[Row], text: str) -> list[FileGraph]:
    """The graph of a matrix or of lists of neighbours; [] if the rows are none. `text` has the empty lines, too."""
    if (draft := _metis(text)) is not None:
        return [draft.finished()]
    table = [list(row.fields) for row in rows]
    for reader in (_digits, _matrix, _labelled_matrix, _neighbours):
        if (draft := reader(table)) is not None:
            return [draft.finished()]
    return []


def read_lists(rows: Sequence[Row]) -> list[FileGraph]:
    """The graph of a list of the neighbours of every vertex, from 0 or from 1; [] if the rows are none.

    Raises InputError if they can be the edges of another graph.
    """
    table = [[whole(word) for word in row.fields] for row in rows]
    for start in (0, 1):
        ends = [(u, v - start) for u, row in enumerate(table) for v in row if v is not None]
        turned = [(v, u) for u, v in ends]
        if not ends or len(ends) < sum(map(len, table)) or Counter(ends) != Counter(turned):
            continue
        once = [(u, v) for u, v in ends if u < v]
        if len(once) * 2 < len(ends):
            continue
        if all(len(row) == 2 for row in table):
            if Counter(frozenset(row) for row in table) != Counter(frozenset((u + start, v + start)) for u, v in once):
                raise input_error(
                    "this list can be one of edges, or of the neighbours of every vertex: write an edge on each line."
                )
            continue
        check_size(len(table))
        draft = Draft([str(v + start) for v in range(len(table))], once)
        draft.notes.append(tr("Each list is read as the neighbours of a vertex."))
        return [draft.finished()]
    return []


def read_dict(neighbours: Mapping[str, Sequence[str]]) -> list[FileGraph]:
    """The graph of the neighbours of every vertex by its name; [] if there are none, or some that are no vertices."""
    joined = {other for others in neighbours.values() for other in others}
    if not joined or not joined <= neighbours.keys():
        return []
    number = Vertices(neighbours)
    ends = [(number(name), number(other)) for name, others in neighbours.items() for other in others]
    if Counter(ends) == Counter((v, u) for u, v in ends):
        ends = [(u, v) for u, v in ends if u <= v]
    return [Draft(number.ids, ends).finished()]


def _digits(table: list[list[str]]) -> Draft | None:
    """A matrix whose entries are not separated: 0110."""
    if len(table) < 2 or any(len(row) != 1 or len(row[0]) != len(table) or set(row[0]) - {"0", "1"} for row in table):
        return None
    return _matrix([list(row[0]) for row in table])


def _matrix(table: list[list[str]], names: Sequence[str] = ()) -> Draft | None:
    """An adjacency matrix: square, of numbers; without names it differs from edges with other columns."""
    size = len(table)
    if size < 2 or any(len(row) != size for row in table):
        return None
    entries = [[_entry(word) for word in row] for row in table]
    if any(entry is None for row in entries for entry in row):
        return None
    is_symmetric = all(entries[i][j] == entries[j][i] for i in range(size) for j in range(i))
    is_plain = all(entry in (0, 1) for row in entries for entry in row)
    if not names and not _is_no_list(entries, is_plain, is_symmetric):
        return None
    check_size(size)
    ends = [(i, j) for i in range(size) for j in range(size) if entries[i][j] and not (is_symmetric and j < i)]
    draft = Draft(list(names) or [str(v) for v in range(size)], ends, is_directed=not is_symmetric)
    if not is_plain:
        draft.notes.append(weights_note())
    return draft


def _is_no_list(entries: list[list[float | None]], is_plain: bool, is_symmetric: bool) -> bool:
    """Whether the rows of a square table of numbers cannot be edges with other columns."""
    size = len(entries)
    if size == 2 or is_plain:
        return is_plain and (size > 2 or not any(entries[i][i] for i in range(size)))
    if is_symmetric and any(not entry for i, row in enumerate(entries) for entry in row[:i]):
        return True
    return (is_symmetric or size > 3) and not any(entries[i][i] for i in range(size))


def _entry(word: str) -> float | None:
    try:
        return float({"true": "1", "false": "0"}.get(word.lower(), word.replace(",", ".")))
    except ValueError:
        return None


def _labelled_matrix(table: list[list[str]]) -> Draft | None:
    """A matrix with the names of the vertices before its rows and over its columns."""
    head, rows = table[0], table[1:]
    names = [row[0] for row in rows]
    if len(names) < 2 or len(head) - len(names) not in (0, 1):
        return None
    if len(head) > len(names) and whole(head[0]) is not None:
        return None
    columns = head[-len(names) :]
    if columns != names and columns != [f"V{i}" for i in range(1, len(names) + 1)]:  # what R calls them
        return None
    return _matrix([row[1:] for row in rows], names)


def _metis(text: str) -> Draft | None:
    """METIS: "n m", which of its numbers are weights, and a line for each vertex with its neighbours, from 1.

    The line of a vertex without neighbours is empty.
    """
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("%")]
    head = lines[0].split() if lines else []
    if not 1 < len(head) < 5 or not all(map(_VERTEX.fullmatch, head)) or set("".join(head[2:3])) - {"0", "1"}:
        return None
    size, count = int(head[0]), int(head[1])
    if not len(lines) - 1 <= size <= LARGEST or not count:
        return None
    kinds = "".join(head[2:3]).zfill(3)
    before = (kinds[0] == "1") + int("".join(head[3:]) or 1) * (kinds[1] == "1")
    rows = [[whole(word) for word in line.split()][before :: 1 + (kinds[2] == "1")] for line in lines[1:]]
    if any(v is None or not 1 <= v <= size for row in rows for v in row):
        return None
    ends = [(u, (v or 0) - 1) for u, row in enumerate(rows) for v in row]
    if len(ends) != 2 * count or not _is_symmetric(ends) or any(u == v for u, v in ends):
        return None
    draft = Draft([str(v + 1) for v in range(size)], [(u, v) for u, v in ends if u < v])
    if "1" in kinds:
        draft.notes.append(weights_note())
    return draft


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
    draft = Draft(heads, [(u, v) for u, v in ends if u <= v] if is_symmetric else ends)
    draft.notes.append(tr("Each line is read as a vertex and those that it is joined to."))
    return draft


# listg ---------------------------------------------------------------------------------------------------------------

_VERTEX = re.compile(r"[0-9]{1,9}")
_TITLE = re.compile(r"Graph (\d+), order (\d+)\.?.*")
_ORDER = re.compile(r"()\s*(\d+)\s*")
"""The title of -q, before neighbours."""


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
    found, title, order, body = list[FileGraph](), "", "", list[str]()
    for line in [*text.splitlines(), "Graph 0, order 0."]:
        begins = _TITLE.fullmatch(line.strip()) or (_ORDER.fullmatch(line) if ":" in text else None)
        if begins is None:
            body.append(line)
            continue
        if any(each.strip() for each in body):
            listed = _listed(body, title)
            if not listed or (order and [str(each.size) for each in listed] != [order]):
                raise input_error("this is not readable {form} ({error}).", form="listg", error=title)
            found += listed
        title, order, body = f"Graph {begins[1]}" if begins[1] else "", begins[2], []
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
