"""Facts about a graph in the matching game: its values, its matchings, whether it has a zugzwang.

`extent` is the fewest and the most edges with which a game can end, whatever is played. The most is a maximum matching.
The fewest is a smallest maximal matching, found by search with a cache; if that takes too long it is bounded by half of
the most, because every maximal matching has at least that many.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.console.answers import counted
from tiling_gui.core.board import connected_components
from tiling_gui.core.limits import Run, StoppedError
from tiling_gui.core.results import Extent
from tiling_gui.games.matching.rules import Edge, MatchingPosition, neighbours
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver, ReadableSearch
from tiling_gui.search.sliced import Work


@dataclass(frozen=True)
class GraphFacts:
    """Exact numbers; None if the time or the memory was not enough to prove one."""

    graph: str
    """The graph as it was given."""
    n: int
    edges: int
    largest: int
    """The size of a maximum matching."""
    least: int | None
    """The size of a smallest maximal matching."""
    max_first: int | None
    min_first: int | None
    zugzwang_free: bool | None
    """Whether moving first is never a disadvantage in any reachable position."""
    zugzwang: tuple[Edge, ...] | None
    """Moves that lead to a smallest zugzwang with nothing else left; () if the graph is one itself."""
    short_of_memory: tuple[str, ...] = ()
    """The fields that are None for lack of memory, not of time."""
    names: tuple[str, ...] = ()
    """Those of the vertices; () for their numbers from 0."""

    @property
    def complete(self) -> bool:
        """Whether everything was proved."""
        values = (self.least, self.max_first, self.min_first, self.zugzwang_free)
        return None not in values and (bool(self.zugzwang_free) or self.zugzwang is not None)

    @property
    def sentence(self) -> str:
        """ "4 vertices, 3 edges; largest matching 2, least maximal 1; MAX first 2, MIN first 1; zugzwang-free." """

        def missing(name: str) -> str:
            return "not found in this memory" if name in self.short_of_memory else "not found in time"

        def known(name: str) -> str:
            value = getattr(self, name)
            return missing(name) if value is None else str(value)

        if self.zugzwang_free is None:
            end = f"whether it is zugzwang-free was {missing('zugzwang_free')}"
        elif self.zugzwang_free:
            end = "zugzwang-free"
        elif self.zugzwang is None:
            end = f"not zugzwang-free, the way to a zugzwang {missing('zugzwang')}"
        else:
            moves = ", ".join(f"{u}-{v}" for u, v in self.named_zugzwang or ())
            end = f"a zugzwang after {moves}" if moves else "a zugzwang itself"
        return (
            f"{counted(self.n, 'vertex', 'vertices')}, {counted(self.edges, 'edge')}; "
            f"largest matching {self.largest}, least maximal {known('least')}; "
            f"MAX first {known('max_first')}, MIN first {known('min_first')}; {end}."
        )

    def to_json(self) -> dict[str, Any]:
        """The facts of docs/schema/solve.schema.json, with the graph."""
        data = {**vars(self), "zugzwang": self.named_zugzwang}
        del data["short_of_memory"], data["names"]
        return data

    @property
    def named_zugzwang(self) -> list[list[str]] | None:
        """The moves of `zugzwang` with the names of the vertices."""
        if self.zugzwang is None:
            return None
        return [[self.names[v] if self.names else str(v) for v in edge] for edge in self.zugzwang]


def facts_of(
    graph: str, size: int, edges: Sequence[Edge], run: Run, megabytes: int = 256, names: tuple[str, ...] = ()
) -> GraphFacts:
    """Compute the facts. Raises InputError for a graph on which the game cannot be played."""
    return facts_by(MatchingSolver(size, edges, megabytes), graph, run, names)


def facts_by(solver: MatchingSolver, graph: str, run: Run, names: tuple[str, ...] = ()) -> GraphFacts:
    """`facts_of` the graph of a solver, which may have solved parts of it already."""
    work, size, edges = Work(run), solver.size, solver.edges
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
    return GraphFacts(graph, size, len(edges), largest, least, found[0], found[1], free, way, tuple(short), names)


def largest_matching(edges: Sequence[Edge]) -> int:
    import networkx as nx

    return len(nx.max_weight_matching(nx.Graph(list(edges)), maxcardinality=True))


_MOST_PARTS = 20_000
"""Connected parts whose smallest maximal matchings are searched for an extent."""


def extent(position: MatchingPosition) -> Extent:
    most = largest_matching(position.moves())
    near = neighbours(len(position.graph.vertices), position.graph.edges)
    search = ReadableSearch(near, _MOST_PARTS)
    try:
        fewest = sum(search.least(part, Run()) for part in connected_components(position.open, near))
    except StoppedError:
        return Extent(position.scored + (most + 1) // 2, position.scored + most, False)
    return Extent(position.scored + fewest, position.scored + most, True)
