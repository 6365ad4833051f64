"""The matching game by definition alone: every order of play, on sets of edges. Shares no code with the program."""

from collections.abc import Iterable
from functools import lru_cache

Edge = tuple[int, int]


class Brute:
    """Values of the subgraphs of a graph; a subgraph is the set of its edges."""

    def __init__(self, edges: Iterable[Edge]) -> None:
        self.all = frozenset(tuple(sorted(edge)) for edge in edges)
        self.value = lru_cache(None)(self._value)
        self.least = lru_cache(None)(self._least)
        self.largest = lru_cache(None)(self._largest)
        self.least_zugzwang = lru_cache(None)(self._least_zugzwang)

    @staticmethod
    def options(edges: frozenset[Edge]) -> list[frozenset[Edge]]:
        """The subgraph after each move."""
        return [frozenset(other for other in edges if not set(other) & set(edge)) for edge in edges]

    def _value(self, edges: frozenset[Edge], max_moves: bool) -> int:
        after = [1 + self.value(left, not max_moves) for left in set(self.options(edges))]
        return (max if max_moves else min)(after, default=0)

    def _least(self, edges: frozenset[Edge]) -> int:
        return min((1 + self.least(left) for left in set(self.options(edges))), default=0)

    def _largest(self, edges: frozenset[Edge]) -> int:
        return max((1 + self.largest(left) for left in set(self.options(edges))), default=0)

    def _least_zugzwang(self, edges: frozenset[Edge]) -> int:
        """The vertices of the least reachable position in which moving first is worse for MAX; 99 if there is none."""
        here = len({v for edge in edges for v in edge}) if self.value(edges, True) < self.value(edges, False) else 99
        return min([here, *(self.least_zugzwang(left) for left in set(self.options(edges)))])
