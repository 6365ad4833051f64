"""A Hamiltonian tour: MAX and MIN alternately extend it to an unvisited vertex; the value is its weight.

Source: Aravamuthan and Ganguly, "e-Valuate", arXiv 1202.0862, section 6: "once we have an activity that can be
completed in different ways (such as ... creating a Hamiltonian tour in a weighted graph etc.) and for each completion,
we can associate a value, we have a game on; MAX and MIN complete the activity together". The paper says no more. For
the rest the simplest reading is used: the tour starts at the first vertex and is extended at its end; only edges after
which it can still be completed are legal; the edge back to the first vertex is added at the end, by neither player.
"""

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations, pairwise

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, rings
from tiling_gui.core.drawing.figure import Box, Disc, Figure, Line, Point, Shape, Text, text_width
from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Side
from tiling_gui.core.graphs.geometry import polygon
from tiling_gui.core.graphs.planar import vertex_name
from tiling_gui.core.text_game import text_game
from tiling_gui.errors import input_error
from tiling_gui.language import mark, plain, tr

MOST_VERTICES, LARGEST = 10, 999
_EDGE = re.compile(r"([a-z])[-–]?([a-z]):([-−]?\d{1,5})")

Weights = tuple[tuple[int, int, int], ...]
"""The edges (u, v, weight), u < v, in ascending order."""


@lru_cache(64)
def _graph(edges: Weights) -> tuple[int, Mapping[tuple[int, int], int]]:
    """The number of vertices, and the weight of every edge by its ends in both orders."""
    weight = {ends: weight for u, v, weight in edges for ends in ((u, v), (v, u))}
    return 1 + max(v for _, v, _ in edges), weight


@lru_cache(200_000)
def _ways_home(edges: Weights, at: int, left: frozenset[int]) -> tuple[int, int] | None:
    """The least and the greatest weight of a path from `at` through all of `left` to vertex 0; None without one."""
    near = {v if u == at else u: weight for u, v, weight in edges if at in (u, v)}
    if not left:
        return (near[0], near[0]) if 0 in near else None
    found = [(near[v], way) for v in left & near.keys() if (way := _ways_home(edges, v, left - {v}))]
    if not found:
        return None
    return min(weight + way[0] for weight, way in found), max(weight + way[1] for weight, way in found)


@dataclass(frozen=True, repr=False)
class TourPosition(Displayable):
    """A weighted graph and the vertices visited so far, in order. Use `start`, which checks the graph."""

    edges: Weights
    first: Side = Side.MAX
    path: tuple[int, ...] = (0,)

    @classmethod
    def start(cls, edges: Sequence[Sequence[int]], first: Side = Side.MAX) -> "TourPosition":
        """The start at vertex 0.

        Raises InputError if the graph is not simple, is too large, or has no Hamiltonian tour.
        """
        pairs = [(min(u, v), max(u, v)) for u, v, _ in edges]
        size = 1 + max((v for _, v in pairs), default=0)
        if not 3 <= size <= MOST_VERTICES:
            raise input_error("A tour visits 3 to {most} vertices, not {size}.", most=MOST_VERTICES, size=size)
        if len(set(pairs)) < len(pairs) or any(u < 0 or u == v for u, v in pairs):
            raise input_error("An edge joins two different vertices, and is given once.")
        if any(abs(weight) > LARGEST for *_, weight in edges):
            raise input_error("Weights lie between −{most} and {most}.", most=LARGEST)
        made = cls(tuple(sorted((*pair, edge[2]) for pair, edge in zip(pairs, edges, strict=True))), first)
        if made.ends is None:
            raise input_error("This graph has no Hamiltonian tour.")
        return made

    @cached_property
    def size(self) -> int:
        return _graph(self.edges)[0]

    @cached_property
    def weight(self) -> Mapping[tuple[int, int], int]:
        """The weight of every edge by its ends in both orders."""
        return _graph(self.edges)[1]

    @property
    def to_move(self) -> Side:
        return self.first if len(self.path) % 2 else self.first.other

    @cached_property
    def ends(self) -> tuple[int, int] | None:
        """The least and the greatest weight of a possible tour; None if there is none."""
        at, left = self.path[-1], frozenset(range(self.size)) - set(self.path)
        ways = _ways_home(self.edges, at, left)
        if ways is None:
            return None
        least, most = ways if left else (0, 0)  # after the last vertex `scored` includes the edge back
        return self.scored + least, self.scored + most

    @cached_property
    def _moves(self) -> tuple[int, ...]:
        at, left = self.path[-1], frozenset(range(self.size)) - set(self.path)
        return tuple(v for v in sorted(left) if (at, v) in self.weight and _ways_home(self.edges, v, left - {v}))

    def moves(self) -> Sequence[int]:
        """The vertices with which some tour continues, in ascending order."""
        return self._moves

    @property
    def is_over(self) -> bool:
        return len(self.path) == self.size

    def play(self, move: int) -> "TourPosition":
        """The position with the tour extended to a vertex. Raises InputError with the reason if that is illegal."""
        if move not in self.moves():
            here, name = vertex_name(self.path[-1]), vertex_name(move) if 0 <= move < 26 else "?"
            if move in self.path:
                raise input_error("The tour has visited {vertex} already.", vertex=name)
            if (self.path[-1], move) not in self.weight:
                raise input_error("There is no edge {u}–{v}.", u=here, v=name)
            raise input_error("After {u}–{v} no tour could be completed.", u=here, v=name)
        return TourPosition(self.edges, self.first, (*self.path, move))

    @property
    def scored(self) -> int:
        """The weight of the path so far; of the whole tour, with the edge back, once every vertex is visited."""
        way = (*self.path, 0) if self.is_over else self.path
        return sum(self.weight[ends] for ends in pairwise(way))

    def value(self) -> int:
        """The weight of the tour. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.scored

    def key(self) -> Hashable:
        """The graph, the current vertex (0 at the end), the unvisited vertices, and the side to move."""
        left = frozenset(range(self.size)) - set(self.path)
        return self.edges, self.path[-1] if left else 0, left, self.to_move

    def write(self, move: int) -> str:
        return vertex_name(move)

    def read(self, text: str) -> int:
        """Parse a vertex, "c". Raises InputError with the reason."""
        names = [vertex_name(v) for v in range(self.size)]
        word = text.strip().lower()
        if word not in names:
            raise input_error("A move is a vertex from a to {last}, not {text!r}.", last=names[-1], text=word)
        self.play(names.index(word))
        return names.index(word)

    def set_up(self) -> "TourPosition":
        return TourPosition(self.edges, self.first)

    def diagram(self) -> str:
        edges = written(self).replace(",", " ")
        return f"{edges}\ntour: {'-'.join(map(vertex_name, self.path))}, weight {self.scored}"


def bounds(position: TourPosition) -> tuple[int, int]:
    """The least and the greatest weight of a possible tour."""
    assert position.ends is not None  # `start` and `play` reject positions without a tour
    return position.ends


def parse(text: str, first: Side = Side.MAX) -> TourPosition:
    """Parse edges, "a-b:3, b-c:4, a-c:5", or the weights of a complete graph, "3,1,4,1,5,9" (a-b, a-c, ...).

    Raises InputError for anything else.
    """
    words = [word.strip() for word in text.lower().split(",")]
    found = [_EDGE.fullmatch(word) for word in words]
    if all(found):
        edges = [(ord(e[1]) - 97, ord(e[2]) - 97, int(e[3].replace("−", "-"))) for e in found if e]
        return TourPosition.start(edges, first)
    size = next(n for n in range(len(words) + 3) if n * (n - 1) // 2 >= len(words))
    if size * (size - 1) // 2 != len(words) or not all(re.fullmatch(r"-?\d{1,5}", word) for word in words):
        raise input_error(
            "A tour is written as edges with weights, a-b:3, b-c:4, a-c:5, or as the weights of a complete graph, "
            "3,1,4,1,5,9 for four vertices, not {text!r}.",
            text=text.strip()[:60],
        )
    pairs = combinations(range(size), 2)
    return TourPosition.start([(u, v, int(word)) for (u, v), word in zip(pairs, words, strict=True)], first)


def written(start: TourPosition) -> str:
    """The start in the format of `parse`."""
    return ",".join(f"{vertex_name(u)}-{vertex_name(v)}:{weight}" for u, v, weight in start.edges)


def title(position: TourPosition, *, tr: Callable[..., str] = tr) -> str:
    """ "Tour, 5 vertices, MAX first"."""
    return tr("Tour, {n} vertices, {side} first", n=position.size, side=position.first)


_MARGIN = 1.2
"""Distance from the centres of the outer vertices to the border, in sizes: room for names."""


def figure(position: TourPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING) -> Figure:
    """The graph; `size` is the diameter of a vertex in pixels. Names are always shown, whatever `coordinates`."""
    after = position if notes.played is None else position.play(notes.played)
    at, radius = _vertices(after.size, size)
    side = 2 * (radius + _MARGIN * size)
    way = list(pairwise((*after.path, 0) if after.is_over else after.path))
    lines: list[Shape] = []
    labels: list[Shape] = []
    for u, v, weight in after.edges:
        taken = (u, v) in way or (v, u) in way
        lines.append(Line((at[u], at[v]), "accent" if taken else "line2", 0.12 * size if taken else 1.5))
        share = 0.5 if v - u in (1, after.size - 1) else 0.2
        labels += _weight(_between(at[u], at[v], share), str(weight).replace("-", "−"), size, taken)
    for v, (x, y) in enumerate(at):
        visited, here = v in after.path, v == after.path[-1] and not after.is_over
        fill = "accent" if here else "accent_soft" if visited else "field"
        labels.append(Disc((x, y), size / 2, fill, "text" if here else "line2"))
        beside = _between((side / 2, side / 2), (x, y), 1 + 0.85 * size / radius)
        labels.append(Text(*beside, vertex_name(v), "text", 0.42 * size, bold=here))
    labels += rings(notes, places(position, size), 0.58 * size)
    spots = {vertex_name(v): point for v, point in enumerate(at)}
    return Figure((*lines, *labels), (0.0, 0.0, side, side), title(position, tr=plain), spots=spots)


def places(position: TourPosition, size: int) -> dict[int, Place]:
    """The places of the vertices that may come next."""
    at, _ = _vertices(position.size, size)
    return {move: Place((at[move],)) for move in position.moves()}


def _vertices(count: int, size: int) -> tuple[list[Point], float]:
    """The centres of the vertices, far enough apart for weights, and the radius of their circle."""
    radius = max(2.6, 0.62 * count) * size
    middle = radius + _MARGIN * size
    return [(middle + float(x) * radius, middle - float(y) * radius) for x, y in polygon(count, 1000)], radius


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _weight(at: Point, text: str, size: int, taken: bool) -> list[Shape]:
    """A weight on its edge, with a background."""
    letter = 0.34 * size
    width, height = text_width(text, letter) + 0.14 * size, 1.3 * letter
    ground = Box(at[0] - width / 2, at[1] - height / 2, width, height, "window", radius=3)
    return [ground, Text(*at, text, "text" if taken else "muted", letter, bold=taken)]


GAME = text_game(
    key="tour",
    name=mark("Tour"),
    sides=(Side.MAX, Side.MIN),
    parse=parse,
    written=written,
    title=title,
    evaluations={"middle": lambda position: sum(bounds(position)) / 2},
    bounds=bounds,
    figure="tiling_gui.games.tour:figure",
    places="tiling_gui.games.tour:places",
    page="completing",
    example="3,1,4,1,5,9",
    view="tiling_gui.desktop.games.tour",
)
