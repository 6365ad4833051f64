"""What is known of a graph as a place for the matching game: its values, its matchings, whether it has a zugzwang."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.limits import Run
from tiling_gui.games.matching.rules import Edge
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
