"""What is known of a graph as a place for the matching game: its values, its matchings, whether it has a zugzwang.

`extent` is how few and how many edges a game can still end with, whoever plays how. The most is a largest matching. The
fewest is a least maximal one, found by trying, with what was found of a position kept; where that takes too long it is
bounded by half of the most, as every maximal matching has that many.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.limits import Run
from tiling_gui.core.results import Extent
from tiling_gui.games.matching.rules import Edge, MatchingPosition
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver
from tiling_gui.search.sliced import Work


@dataclass(frozen=True)
class GraphFacts:
    """Every number exact; None where the time or the memory was not enough to prove it."""

    graph: str
    """As it was given."""
    n: int
    edges: int
    largest: int
    """Edges of a largest matching."""
    least: int | None
    """Edges of a least maximal matching."""
    max_first: int | None
    min_first: int | None
    zugzwang_free: bool | None
    """Whether moving first is never a disadvantage in any position that can be reached."""
    zugzwang: tuple[Edge, ...] | None
    """Moves after which nothing but a least zugzwang is left; () if the graph is one itself."""
    short_of_memory: tuple[str, ...] = ()
    """Which of these are None although there was time."""

    def to_json(self) -> dict[str, Any]:
        """The object of docs/schema/matching.schema.json."""
        moves = None if self.zugzwang is None else [list(edge) for edge in self.zugzwang]
        data = {**vars(self), "zugzwang": moves}
        del data["short_of_memory"]
        return data


def facts_of(graph: str, size: int, edges: Sequence[Edge], run: Run, megabytes: int = 256) -> GraphFacts:
    """Finds them out. Raises InputError for a graph that cannot be played on."""
    solver, work = MatchingSolver(size, edges, megabytes), Work(run)
    found = []
    for mover in (MAX, MIN):
        low, high = solver.value(solver.everything, mover, work)
        found.append(low if low == high else None)
    short = []
    least = solver.least(work)
    if least is None and not work.is_over:
        short.append("least")
    free, moves = solver.zugzwang(work)
    way = None if moves is None else tuple(moves)
    if way is None and not free and not work.is_over:
        short.append("zugzwang_free" if free is None else "zugzwang")
    largest = largest_matching(edges)
    return GraphFacts(graph, size, len(edges), largest, least, found[0], found[1], free, way, tuple(short))


def largest_matching(edges: Sequence[Edge]) -> int:
    import networkx as nx

    return len(nx.max_weight_matching(nx.Graph(list(edges)), maxcardinality=True))


_STEPS = 20_000


def extent(position: MatchingPosition) -> Extent:
    edges = position.moves()
    most, least = largest_matching(edges), _Least(edges)
    fewest = least.of(position.open)
    exact = least.steps > 0
    return Extent(position.scored + (fewest if exact else (most + 1) // 2), position.scored + most, exact)


class _Least:
    """The least maximal matchings of the subgraphs of one graph."""

    def __init__(self, edges: Sequence[Edge]) -> None:
        self._masks = [1 << u | 1 << v for u, v in edges]
        self._known: dict[int, int] = {}
        self.steps = _STEPS
        """What is left of them; without any what is found means nothing."""

    def of(self, mask: int) -> int:
        """The edges of a least maximal matching within a mask of vertices."""
        inside = [edge for edge in self._masks if edge & mask == edge]
        mask = 0
        for edge in inside:
            mask |= edge
        if mask not in self._known and self.steps > 0:
            self.steps -= 1
            # One of the edges that touch a given edge is always chosen: the given one is that with the fewest.
            touching = min(([e for e in inside if e & edge] for edge in inside), key=len, default=[])
            self._known[mask] = min((1 + self.of(mask & ~edge) for edge in touching), default=0)
        return self._known.get(mask, 0)
