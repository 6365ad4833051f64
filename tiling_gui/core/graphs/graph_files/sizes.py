"""The sizes of a graph before its edges: "n m", "n n m", or numbers alone on their lines.

A first line "n m" is the numbers of vertices and edges if as many edges follow and no vertex is beyond n; it is refused
if it can be an edge as well.
"""

from dataclasses import dataclass

from tiling_gui.core.graphs.graph_files.keyword_forms import check_size, refused_line
from tiling_gui.core.graphs.graph_files.tables import Row, whole
from tiling_gui.language import tr


@dataclass(frozen=True)
class Sizes:
    vertex_count: int | None
    note: str

    def vertices(self, ids: list[str]) -> list[str]:
        """All vertices, those without edges too; Raises InputError if there are too many."""
        if self.vertex_count is None or self.vertex_count == len(ids):
            return ids
        check_size(self.vertex_count)
        if all(whole(each) is not None for each in ids):
            start = 0 if "0" in ids else 1
            return [str(v) for v in range(start, start + self.vertex_count)]
        free = (f"v{i}" for i in range(1, 1000) if f"v{i}" not in ids)
        return ids + [next(free) for _ in range(self.vertex_count - len(ids))]


def without_sizes(rows: list[Row]) -> tuple[Sizes | None, list[Row]]:
    """The sizes that the first lines are, if they are, and the edges."""
    if rows[0].is_edge:
        return None, rows
    single = next((i for i, row in enumerate(rows) if len(row.fields) > 1), len(rows))
    if single in (1, 2) and rows[single:]:
        return _single_sizes(rows[:single], rows[single:]), rows[single:]
    first, rest = rows[0], rows[1:]
    if len(first.fields) == 3 and rest:
        sizes = _three_sizes(first, rest)
        return sizes, rows if sizes is None else rest
    if len(first.fields) != 2 or not rest or not all(len(row.fields) > 1 for row in rest):
        return None, rows
    n, m = (whole(word) for word in first.fields)
    if n is None or m is None or n < 1 or m < 0:
        return None, rows
    pairs = {frozenset(row.fields[:2]) for row in rest}
    ends = {word for pair in pairs for word in pair}
    is_wider = all(len(row.fields) > 2 for row in rest)
    are_names = any(whole(word) is None for word in ends)
    if m in (len(rest), len(pairs)) and _fits(n, ends):
        more = ends | {str(n), str(m)}
        is_edge_too = n != m and (
            (more == ends and frozenset((str(n), str(m))) not in pairs)
            or (len(ends) < n and _are_numbered(len(more), more))
        )
        if is_edge_too and not is_wider and not are_names:
            raise _both(first)
        return Sizes(n, _note(first)), rest
    if is_wider or are_names or _counts(n, m, ends):
        raise _no_sizes(first, ends, rest)
    is_doubled = frozenset(first.fields) in pairs
    if 2 < n == len(rest) and (n > m or is_doubled) and _are_numbered(m, ends):  # hMETIS has the number of edges first
        raise _both(first)
    return None, rows


def _three_sizes(first: Row, rest: list[Row]) -> Sizes | None:
    """The sizes "n n m", of a matrix and its entries. Raises InputError if only the first line has three words."""
    n, _, m = (whole(word) for word in first.fields)
    ends = {word for row in rest for word in row.fields[:2]}
    if first.fields[0] == first.fields[1] and n is not None and n > 0 and m == len(rest) and _fits(n, ends):
        return Sizes(n, _note(first))
    if n is not None and all(len(row.fields) == 2 for row in rest):
        raise _no_sizes(first, ends, rest)
    return None


def _counts(n: int, m: int, ends: set[str]) -> bool:
    """Whether n counts the vertices, which are numbered without a gap, and m is not one of them."""
    return str(m) not in ends and _are_numbered(n, ends)


def _are_numbered(n: int, ends: set[str]) -> bool:
    numbers = sorted(_least(whole(word)) for word in ends)
    return len(numbers) == n and (numbers[0], numbers[-1]) in ((0, n - 1), (1, n))


def _no_sizes(row: Row, ends: set[str], rest: list[Row]) -> Exception:
    return refused_line(
        row.number,
        row.line,
        tr("is no edge, nor does it count {n} vertices and {m} edges.", n=len(ends), m=len(rest)),
    )


def _least(value: int | None) -> int:
    return value or 0


def _single_sizes(heads: list[Row], rest: list[Row]) -> Sizes:
    """Numbers alone on their lines before the edges: of vertices, of edges, or both."""
    counts = [whole(row.fields[0]) for row in heads]
    ends = {word for row in rest for word in row.fields[:2]}
    fits = counts[0] is not None and counts[0] > 0 and _fits(counts[0], ends)
    if len(heads) == 2:
        if fits and counts[1] == len(rest):
            return Sizes(counts[0], _note(heads[0]))
    elif fits and (counts[0] != len(rest) or counts[0] == len(ends)):
        return Sizes(counts[0], _note(heads[0]))
    elif not fits and counts[0] == len(rest):
        return Sizes(None, _note(heads[0]))
    raise _no_sizes(heads[0], ends, rest)


def _fits(n: int, ends: set[str]) -> bool:
    """Whether n vertices can have these among them."""
    numbers = [whole(word) for word in ends]
    if None in numbers:
        return len(ends) <= n
    low, high = min(map(_least, numbers)), max(map(_least, numbers))
    return low >= 0 and high <= n and not (low == 0 and high == n)


def _note(row: Row) -> str:
    return tr("Line {number}, {line}, is read as the sizes of the graph.", number=row.number, line=repr(row.line[:40]))


def _both(row: Row) -> Exception:
    return refused_line(
        row.number,
        row.line,
        tr("can be an edge, or count vertices and edges: move an edge to the end; begin anything else with #."),
    )
