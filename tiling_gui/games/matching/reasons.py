"""Reasons in the matching game; the candidates are in search/matching_reasons.py."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from tiling_gui.core.board import bits
from tiling_gui.core.game import Side
from tiling_gui.games.matching.graph_facts import extent
from tiling_gui.games.matching.rules import Edge, MatchingPosition, neighbours
from tiling_gui.search.matching_reasons import Ground, on_ground
from tiling_gui.search.reasons import Proofs, Reason
from tiling_gui.search.small_matching import SmallMatching


def reasons(position: MatchingPosition, move: Edge | None, proofs: Proofs) -> Iterator[Reason]:
    """Candidate reasons for `Game.reasons`, the most telling first; they are proved later."""
    return on_ground(_ground(MatchingPosition(position.graph)), position, move, proofs)


@lru_cache(maxsize=8)
def _ground(start: MatchingPosition) -> Ground:
    graph = start.graph
    near = neighbours(len(graph.vertices), graph.edges)
    small = SmallMatching(near)

    def alone(vertices: int, side: Side) -> MatchingPosition:
        inside = [edge for edge in graph.edges if all(vertices >> v & 1 for v in edge)]
        return MatchingPosition(replace(graph, edges=tuple(inside)), side)

    return Ground(
        near,
        start.names,
        free=lambda position: position.free,
        ends=lambda edge: 1 << edge[0] | 1 << edge[1],
        alone=alone,
        mean=lambda part, proofs: small.proved_mean(part),
        is_free=lambda part: small.proved_mean(part) is not None,
        where=lambda part: ", ".join(start.names[v] for v in bits(part)),
        extent=extent,
    )
