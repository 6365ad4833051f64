"""Exact values of the matching game on one graph, with a line of best play, and facts about the graph.

Searched by search/sliced.py: compiled, or readably while nothing is compiled.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tiling_gui.core import preparing
from tiling_gui.core.board import bits, connected_components
from tiling_gui.core.limits import StoppedError, StopToken
from tiling_gui.games.matching.rules import Edge, check_edges, greedy_matching, neighbours
from tiling_gui.search.sliced import SlicedSearch, Work
from tiling_gui.search.small_matching import SmallMatching, least_with_matching

if TYPE_CHECKING:
    from tiling_gui.games.matching.search.kernel_driver import KernelDriver


MAX, MIN = 0, 1
"""The side to move, in the encoding of the compiled search."""

_UNCOMPILED = 25
"""Maximum number of vertices for a search without compiled code while that is not ready."""
_FIRST_SLICE, _FIRST_SLICE_OF_LARGE = 20_000, 100
"""Nodes; those of graphs with more than 64 vertices take much longer."""


class MatchingSolver:
    """Answers questions about one graph; its tables make later positions of a game cheap.

    `megabytes` bounds the tables. Several threads may ask at once: they take turns, one slice each. `least`, `mean` and
    `zugzwang` store everything they find; if they return None although the work is not over, the memory is not enough.
    """

    def __init__(self, size: int, edges: Sequence[Edge], megabytes: int = 256) -> None:
        """Raise InputError for a graph on which the game cannot be played."""
        check_edges(size, edges)
        self.size, self.edges = size, [(min(edge), max(edge)) for edge in edges]
        self.near = neighbours(size, edges)
        self._megabytes = megabytes
        kind = preparing.MATCHING if size <= 64 else preparing.MATCHING_WIDE
        is_small = 0 < size <= _UNCOMPILED and preparing.needs_compiling(kind)
        least = _FIRST_SLICE if size <= 64 else _FIRST_SLICE_OF_LARGE
        readable = ReadableSearch(self.near) if is_small else None
        self._search: SlicedSearch[KernelDriver, ReadableSearch] = SlicedSearch(kind, self._driver, readable, least)

    @property
    def everything(self) -> int:
        return (1 << self.size) - 1

    def edges_in(self, mask: int) -> list[Edge]:
        return [(u, v) for u, v in self.edges if mask >> u & 1 and mask >> v & 1]

    def components(self, mask: int) -> list[int]:
        """The connected components of a mask that have an edge, as masks."""
        return [part for part in connected_components(mask, self.near) if part & (part - 1)]

    # Questions ----------------------------------------------------------------------------------------------

    def bounds(self, mask: int, mover: int) -> tuple[int, int]:
        """Proved bounds on the edges still to come, without a search."""
        lower, upper = self._known(mask, mover)
        return max(lower, least_with_matching(greedy_matching(self.near, mask), mover)), upper

    def _known(self, mask: int, mover: int) -> tuple[int, int]:
        """As `bounds`, by what takes microseconds: closed forms, the tables, and pairs."""
        if (values := self._of_paths_and_cycles(mask)) is not None:
            return values[mover], values[mover]
        if self._search.machine is None:
            return 0, mask.bit_count() // 2
        with self._search.turn:
            return self._search.machine.bounds(mask, mover)

    def value(self, mask: int, mover: int, work: Work) -> tuple[int, int]:
        """Proved bounds on the edges still to come; equal unless the work ended first."""
        if self._search.readable is None and self._of_paths_and_cycles(mask) is None:
            self._search.prepare(work)
        lower, upper = self.bounds(mask, mover)
        guess = (3 * lower + upper + 2) // 4
        while lower < upper:
            work.set_bounds(lower, upper)
            work.report()
            target = min(max(guess, lower + 1), upper)
            answer = self.at_least(mask, mover, target, work)
            if answer is None:
                break
            lower, upper = (target, upper) if answer else (lower, target - 1)
            guess = target + 1 if answer else target - 1
        return lower, upper

    def at_least(self, mask: int, mover: int, target: int, work: Work) -> bool | None:
        """Whether at least `target` edges are still to come; None if the work ended first."""
        if (values := self._of_paths_and_cycles(mask)) is not None:
            return values[mover] >= target
        return self._search.ask(
            lambda small: small.at_least(mask, mover, target, work.run),
            lambda machine, budget: machine.ask(mask, mover, target, budget),
            work,
        )

    def _of_paths_and_cycles(self, mask: int) -> tuple[int, int] | None:
        """(X, N) if all components are paths and cycles without a zugzwang, or if there is only one cycle; else None.

        Theorem 10 of the theory gives their means, which add up (Theorem 1). Searching long ones would take forever.
        """
        twice, parts = 0, self.components(mask)
        for part in parts:
            degrees = [(self.near[v] & part).bit_count() for v in bits(part)]
            if max(degrees) > 2:
                return None
            size, is_path = len(degrees), min(degrees) == 1
            x, n = ((3 * size + k) // 7 for k in ((3, 1) if is_path else (2, 4)))
            if x < n:
                return (x, n) if len(parts) == 1 else None
            twice += x + n
        return (twice + 1) // 2, twice // 2

    def line(self, mask: int, mover: int, value: int, work: Work) -> Iterator[Edge]:
        """A line of best play if `value` edges are still to come; ends early if the work does."""
        while edges := self.edges_in(mask):
            target = value - 1 if mover == MAX else value
            for u, v in sorted(edges, key=lambda edge: self._is_kept(mask, edge, mover, target), reverse=True):
                left = mask & ~(1 << u | 1 << v)
                answer = self.at_least(left, 1 - mover, target, work)
                if answer is None:
                    return
                if answer == (mover == MAX):
                    break
            yield u, v
            mask, mover, value = left, 1 - mover, value - 1

    def _is_kept(self, mask: int, edge: Edge, mover: int, target: int) -> bool:
        """Whether it is known, without a search, that a move of `mover` keeps the value, at least or below `target`."""
        lower, upper = self._known(mask & ~(1 << edge[0] | 1 << edge[1]), 1 - mover)
        return lower >= target if mover == MAX else upper < target

    def least(self, work: Work) -> int | None:
        """The size of a smallest maximal matching; None if the work ended first or the memory is full."""
        total = 0
        for part in self.components(self.everything):
            found = self._least(part, work)
            if found is None:
                return None
            total += found
        return total

    def _least(self, part: int, work: Work) -> int | None:
        return self._search.ask(
            lambda small: small.least(part, work.run), lambda machine, budget: machine.least(part, budget), work
        )

    def mean(self, part: int, work: Work) -> int | None:
        """Twice the mean of a connected component if it is zugzwang-free, else minus the size of its smallest zugzwang.

        The zugzwang is the smallest one that can be reached. None if the work ended first or the memory is full.
        """
        if (values := self._of_paths_and_cycles(part)) is not None:
            return sum(values) if values[0] >= values[1] else -part.bit_count()
        return self._search.ask(
            lambda small: small.mean(part, work.run), lambda machine, budget: machine.means(part, budget), work
        )

    def zugzwang(self, work: Work) -> tuple[bool | None, list[Edge] | None]:
        """(whether the graph is zugzwang-free; if not, moves that lead to a smallest zugzwang with nothing else left).

        None for what was not found before the work ended or within the memory.
        """
        sizes = {}
        for part in self.components(self.everything):
            if len(self.edges_in(part)) < part.bit_count():
                continue  # a tree: forests are zugzwang-free
            mean = self.mean(part, work)
            if mean is None:
                return None, None
            if mean < 0:
                sizes[part] = -mean
        if not sizes:
            return True, None
        part = min(sizes, key=lambda each: sizes[each])
        way = self._way(part, sizes[part], work)
        return False, None if way is None else self._cleared(self.everything & ~part) + way

    def _cleared(self, mask: int) -> list[Edge]:
        """Any moves that leave no move within a mask."""
        moves = []
        while edges := self.edges_in(mask):
            moves.append(edges[0])
            mask &= ~(1 << edges[0][0] | 1 << edges[0][1])
        return moves

    def _way(self, part: int, size: int, work: Work) -> list[Edge] | None:
        """Moves from a component to a zugzwang of `size` vertices that can be reached in it; None as in `zugzwang`."""
        if part.bit_count() == size:
            return []
        for u, v in self.edges_in(part):
            left = part & ~(1 << u | 1 << v)
            for piece in self.components(left):
                if self.mean(piece, work) == -size:
                    way = self._way(piece, size, work)
                    return None if way is None else [(u, v), *self._cleared(left & ~piece), *way]
        return None

    def _driver(self) -> "KernelDriver":
        from tiling_gui.games.matching.search.kernel_driver import KernelDriver

        return KernelDriver(self.size, self.edges, self._megabytes)

    @property
    def is_compiled(self) -> bool:
        return self._search.machine is not None


_READABLE_PARTS = 40_000
"""Number of components searched, about five seconds, before it waits for compiled code instead."""


class ReadableSearch(SmallMatching):
    """Values, means and smallest maximal matchings of one small graph, until the compiled code is ready.

    It agrees with kernel.py and parts.py. Methods raise StoppedError like those of SmallMatching.
    """

    def __init__(self, near: list[int], most: int = _READABLE_PARTS) -> None:
        """`most` is the number of components searched before it gives up."""
        super().__init__(near)
        self._most = most
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
        if len(self._found_means) + len(self._found_least) > self._most or stop.is_set:
            raise StoppedError

    def _left(self, part: int, u: int, v: int) -> list[int]:
        """The connected components with an edge that remain without two vertices."""
        return [p for p in connected_components(part & ~(1 << u | 1 << v), self._near) if p & (p - 1)]
