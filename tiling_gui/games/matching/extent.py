"""How few and how many edges a matching game can still end with, whoever plays how.

The most is a largest matching. The fewest is a least maximal one, found by trying, with what was found of a position
kept; where that takes too long it is bounded by half of the most, as every maximal matching has that many.
"""

from collections.abc import Sequence

from tiling_gui.core.results import Extent
from tiling_gui.games.matching.graph_facts import largest_matching
from tiling_gui.games.matching.rules import Edge, MatchingPosition

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
