"""A graph as a file has it: its vertices by the names in the file, its edges, coordinates if they can be drawn.

Games are played on undirected graphs, so an edge in both directions is one, with a note.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tiling_gui.core.graphs.placing import can_be_drawn, drawn
from tiling_gui.core.graphs.planar import LARGEST, Graph, vertex_name
from tiling_gui.errors import InputError, input_error
from tiling_gui.language import tr

Edge = tuple[int, int]
"""Two vertices by their places in the list of vertices, the smaller first."""


@dataclass(frozen=True)
class FileGraph:
    """A graph that was read, not yet drawn. Loops are refused, parallel edges are listed twice."""

    size: int
    edges: tuple[Edge, ...]
    given_names: tuple[str, ...] = ()
    """Distinct words that stand for the names in the file; () for a, b, c, ..."""
    points: tuple[tuple[Any, Any], ...] = ()
    """Coordinates of the vertices, y upwards; () if the file has none or they cannot be drawn."""
    notes: tuple[str, ...] = ()
    """What was left out or changed in reading, a sentence each."""
    label: str = ""
    """The name of the graph in its file."""

    @property
    def names(self) -> tuple[str, ...]:
        """The name of every vertex, as in the window."""
        return self.given_names or tuple(vertex_name(v) for v in range(self.size))

    @cached_property
    def graph(self) -> Graph:
        """The graph, drawn. Raises InputError if it is too large."""
        made = Graph.make(self.points, self.edges) if self.points else drawn(self.size, self.edges)
        return made.with_names(self.given_names) if self.given_names else made


@dataclass
class Draft:
    """What a reader collects; `finished` checks it."""

    ids: list[str] = field(default_factory=list)
    """The vertices, by what edges call them."""
    ends: list[tuple[int, int]] = field(default_factory=list)
    """The edges, from and to."""
    labels: list[Sequence[str]] = field(default_factory=list)
    """Better names than `ids`, the best first: each has one for every vertex, "" if the file does not."""
    points: Sequence[Sequence[Any]] = ()
    """Coordinates of all vertices as in the file; None for what is missing."""
    y_down: bool = False
    is_directed: bool = False
    notes: list[str] = field(default_factory=list)
    label: str = ""

    def finished(self) -> FileGraph:
        """Raise InputError for loops and too many vertices."""
        size = len(self.ids)
        if size > LARGEST:
            raise input_error(
                "a graph has at most {largest} vertices, not {number_of_nodes}.", largest=LARGEST, number_of_nodes=size
            )
        edges, merged = _undirected(self.ends, self.ids)
        notes = list(self.notes)
        if merged:
            notes.append(tr("Edges that are listed in both directions count once."))
        elif self.is_directed and edges:
            notes.append(tr("The directions of edges are left out."))
        names, are_own = named_by([*self.labels, self.ids])
        if not are_own:
            notes.append(tr("The names of vertices do not differ as words: a, b, c, ... stand for them."))
        points, are_drawn = _points(self.points, self.y_down)
        if not are_drawn:
            notes.append(tr("The coordinates in the file cannot be drawn: a drawing is computed."))
        return FileGraph(size, edges, names, points, tuple(notes), self.label)


class Vertices:
    """The vertices of a list of edges, numbered as they occur."""

    def __init__(self, ids: Iterable[str] = ()) -> None:
        self._number = {each: i for i, each in enumerate(ids)}

    def __call__(self, each: str) -> int:
        return self._number.setdefault(each, len(self._number))

    @property
    def ids(self) -> list[str]:
        return list(self._number)


def _undirected(ends: Sequence[tuple[int, int]], ids: Sequence[str]) -> tuple[tuple[Edge, ...], bool]:
    """(edges, whether some were listed in both directions)."""
    for u, v in ends:
        if u == v:
            raise input_error("there is a loop at {u}: an edge joins two different vertices.", u=ids[u][:20])
    found, count = list[Edge](), Counter(ends)
    left = dict[Edge, int]()
    for u, v in ends:
        pair = (min(u, v), max(u, v))
        left.setdefault(pair, max(count[u, v], count[v, u]))
        if left[pair]:
            left[pair] -= 1
            found.append(pair)
    return tuple(found), len(found) < len(ends)


def word(name: str) -> str:
    """A name as a word of at most 20 letters, digits, _ and .; -1 is m1."""
    name = re.sub(r"(?<![\w.])[-−](?=[\d.])", "m", name)
    return re.sub(r"[^\w.]+", "_", name).strip("_")[:20]


def named_by(candidates: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], bool]:
    """(names for the vertices, whether they are the file's): the first list whose words are all there and differ.

    () if there is none: vertices are then a, b, c, ...
    """
    for names in candidates:
        words = tuple(word(name) for name in names)
        if words and all(words) and len({each.lower() for each in words}) == len(words):
            return words, True
    return (), not any(candidates)


def _points(given: Sequence[Sequence[Any]], y_down: bool) -> tuple[tuple[tuple[Any, Any], ...], bool]:
    """(coordinates, True), or ((), whether the file has none either)."""
    if not given or any(part is None for point in given for part in point):
        return (), True
    try:
        made = Graph.make(given, ()).vertices
    except InputError:
        return (), False
    if not can_be_drawn(made):
        return (), False
    return tuple((x, -y if y_down else y) for x, y in made), True
