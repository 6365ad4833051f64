"""A readable search of small graphs, used until the compiled code is ready; it agrees with kernel.py and parts.py."""

from tiling_gui.core.board import connected_components
from tiling_gui.core.limits import StoppedError, StopToken
from tiling_gui.search.small_matching import SmallMatching

PARTS = 40_000
"""Number of components searched, about five seconds, before it waits for compiled code instead."""


class ReadableSearch(SmallMatching):
    """Values, means and smallest maximal matchings of one graph.

    Methods raise StoppedError like those of SmallMatching.
    """

    def __init__(self, near: list[int]) -> None:
        super().__init__(near)
        self._found_means: dict[int, int] = {}
        self._found_least: dict[int, int] = {}

    def mean(self, part: int, stop: StopToken) -> int:
        """Twice the mean of a connected component, or minus the size of its smallest reachable zugzwang."""
        if part.bit_count() < 4:
            return 2
        found = self._found_means.get(part)
        if found is None:
            self._count(stop)
            sums: set[int] = set()
            zugzwangs: set[int] = set()
            for u, v in self._edges(part):
                each = [self.mean(piece, stop) for piece in self._left(part, u, v)]
                zugzwangs.update(-mean for mean in each if mean < 0)
                sums.add(sum(each))
            upper, lower = (2 + max(sums)) >> 1, (3 + min(sums)) >> 1
            found = -min(zugzwangs) if zugzwangs else upper + lower if upper >= lower else -part.bit_count()
            self._found_means[part] = found
        return found

    def least(self, part: int, stop: StopToken) -> int:
        """The size of a smallest maximal matching of a connected component; one that touches a given edge is in it."""
        if part.bit_count() < 4:
            return 1
        found = self._found_least.get(part)
        if found is None:
            self._count(stop)
            near = self._near
            given = min(
                self._edges(part), key=lambda e: (near[e[0]] & part).bit_count() + (near[e[1]] & part).bit_count()
            )
            found = 1 + min(
                sum(self.least(piece, stop) for piece in self._left(part, u, v))
                for u, v in self._edges(part)
                if u in given or v in given
            )
            self._found_least[part] = found
        return found

    def _count(self, stop: StopToken) -> None:
        self.nodes += 1
        if len(self._found_means) + len(self._found_least) > PARTS or stop.is_set:
            raise StoppedError

    def _left(self, part: int, u: int, v: int) -> list[int]:
        """The connected components with an edge that remain without two vertices."""
        return [p for p in connected_components(part & ~(1 << u | 1 << v), self._near) if p & (p - 1)]
