"""Exact values of the matching game on one graph, with a line of best play, and what is known of the graph itself.

The compiled search is called for slices of about a tenth of a second, between which the stop token, the limit and the
progress are seen to. What a slice proved is in the tables, and the next one finds its way back by it. Numba is loaded
with the first question.
"""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from tiling_gui.core import preparing
from tiling_gui.core.board import bits, connected_parts
from tiling_gui.core.limits import Progress, Run, StoppedError
from tiling_gui.games.matching.rules import Edge, check_edges, neighbours
from tiling_gui.games.matching.search.readable import ReadableSearch

if TYPE_CHECKING:
    from tiling_gui.games.matching.search.kernel_driver import KernelDriver

MAX, MIN = 0, 1
"""Who moves, as the compiled search counts."""

_UNCOMPILED = 25
"""Vertices up to which a graph is searched without compiled code while there is none."""
_FIRST_SLICE, _FIRST_SLICE_OF_LARGE = 20_000, 100
"""Nodes; those of more than 64 vertices take much longer."""
_SLICE_SECONDS = 0.08

T = TypeVar("T")


class MatchingSolver:
    """Answers for one graph; keeps its tables, so that the positions of one play cost little after the first.

    `megabytes` bounds the tables. Several threads may ask at once: they take turns, a slice each. `least`, `mean` and
    `zugzwang` keep all that they find; where they have no answer (None) although the work is not over, the memory is
    not enough for it.
    """

    def __init__(self, size: int, edges: Sequence[Edge], megabytes: int = 256) -> None:
        """Raises InputError for a graph that cannot be played on."""
        check_edges(size, edges)
        self.size, self.edges = size, [(min(edge), max(edge)) for edge in edges]
        self.near = neighbours(size, edges)
        self._megabytes = megabytes
        self._slice = self._least_slice = _FIRST_SLICE if size <= 64 else _FIRST_SLICE_OF_LARGE
        self._machine: KernelDriver | None = None
        self._kind = preparing.MATCHING if size <= 64 else preparing.MATCHING_WIDE
        is_small = 0 < size <= _UNCOMPILED and preparing.is_to_be_compiled(self._kind)
        self._small = ReadableSearch(self.near) if is_small else None
        """Answers while there is no compiled code; None once its patience is over."""
        self._turn = threading.Lock()

    @property
    def everything(self) -> int:
        return (1 << self.size) - 1

    def edges_in(self, mask: int) -> list[Edge]:
        return [(u, v) for u, v in self.edges if mask >> u & 1 and mask >> v & 1]

    def parts(self, mask: int) -> list[int]:
        """The connected parts of a mask that have an edge, as masks."""
        return [part for part in connected_parts(mask, self.near) if part & (part - 1)]

    # Questions ----------------------------------------------------------------------------------------------

    def bounds(self, mask: int, mover: int) -> tuple[int, int]:
        """Proved bounds of the edges still to come, at once."""
        if (values := self._of_paths_and_cycles(mask)) is not None:
            return values[mover], values[mover]
        if self._machine is None:
            return min(1, len(self.edges_in(mask))), mask.bit_count() // 2
        with self._turn:
            return self._driver().bounds(mask, mover)

    def value(self, mask: int, mover: int, work: "Work") -> tuple[int, int]:
        """Proved bounds of the edges still to come; equal unless the work came to its end."""
        if self._small is None and self._of_paths_and_cycles(mask) is None:
            self._is_prepared(work)
        lower, upper = self.bounds(mask, mover)
        guess = (3 * lower + upper + 2) // 4
        while lower < upper:
            work.tell(lower, upper)
            target = min(max(guess, lower + 1), upper)
            answer = self.at_least(mask, mover, target, work)
            if answer is None:
                break
            lower, upper = (target, upper) if answer else (lower, target - 1)
            guess = target + 1 if answer else target - 1
        return lower, upper

    def at_least(self, mask: int, mover: int, target: int, work: "Work") -> bool | None:
        """Whether at least `target` edges are still to come; None if the work came to its end."""
        if (values := self._of_paths_and_cycles(mask)) is not None:
            return values[mover] >= target
        answer = self._found_small(lambda small: small.at_least(mask, mover, target, work.run), work)
        if answer is None:
            answer = self._sliced(lambda machine, budget: machine.ask(mask, mover, target, budget), work)
        return answer

    def _found_small(self, question: Callable[[ReadableSearch], T], work: "Work") -> T | None:
        """The answer before anything is compiled; None once it is, and where that takes too long."""
        with self._turn:
            small = self._small
            if small is None or self._machine is not None or work.is_over:
                return None
            before = small.nodes
            try:
                return question(small)
            except StoppedError:
                work.nodes += small.nodes - before
                before = small.nodes
                if not work.is_over:
                    self._small = None
                return None
            finally:
                work.nodes += small.nodes - before

    def _of_paths_and_cycles(self, mask: int) -> tuple[int, int] | None:
        """(X, N) where all parts are paths and cycles without a zugzwang, or one cycle is everything; None for others.

        Theorem 10 of the theory has their means, which add up (Theorem 1). Searching long ones would take for ever.
        """
        twice, parts = 0, self.parts(mask)
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

    def line(self, mask: int, mover: int, value: int, work: "Work") -> Iterator[Edge]:
        """Best play where `value` edges are still to come; ends early if the work does."""
        while edges := self.edges_in(mask):
            for u, v in edges:
                left = mask & ~(1 << u | 1 << v)
                target = value - 1 if mover == MAX else value
                answer = self.at_least(left, 1 - mover, target, work)
                if answer is None:
                    return
                if answer == (mover == MAX):
                    break
            yield u, v
            mask, mover, value = left, 1 - mover, value - 1

    def least(self, work: "Work") -> int | None:
        """The number of edges of a least maximal matching; None if the work came to its end or the memory is full."""
        return self._total(lambda part: self._least(part, work))

    def _least(self, part: int, work: "Work") -> int | None:
        found = self._found_small(lambda small: small.least(part, work.run), work)
        if found is None:
            found = self._sliced(lambda machine, budget: machine.least(part, budget), work)
        return found

    def _total(self, of: Callable[[int], int | None]) -> int | None:
        total = 0
        for part in self.parts(self.everything):
            found = of(part)
            if found is None:
                return None
            total += found
        return total

    def mean(self, part: int, work: "Work") -> int | None:
        """Twice the mean of a connected part if it is zugzwang-free, else minus the size of the least zugzwang reached
        in it; None if the work came to its end or the memory is full."""
        if (values := self._of_paths_and_cycles(part)) is not None:
            return sum(values) if values[0] >= values[1] else -part.bit_count()
        if (found := self._found_small(lambda small: small.mean(part, work.run), work)) is not None:
            return found
        return self._sliced(lambda machine, budget: machine.means(part, budget), work)

    def zugzwang(self, work: "Work") -> tuple[bool | None, list[Edge] | None]:
        """(whether the graph is zugzwang-free, if not moves after which nothing but a least zugzwang is left); None for
        what the work came to its end before, or the memory is too small for."""
        sizes = {}
        for part in self.parts(self.everything):
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
        """Any moves that leave nothing to play in a mask."""
        moves = []
        while edges := self.edges_in(mask):
            moves.append(edges[0])
            mask &= ~(1 << edges[0][0] | 1 << edges[0][1])
        return moves

    def _way(self, part: int, size: int, work: "Work") -> list[Edge] | None:
        """Moves from a part that reaches a zugzwang of `size` vertices to it; None as in `zugzwang`."""
        if part.bit_count() == size:
            return []
        for u, v in self.edges_in(part):
            left = part & ~(1 << u | 1 << v)
            for piece in self.parts(left):
                if self.mean(piece, work) == -size:
                    way = self._way(piece, size, work)
                    return None if way is None else [(u, v), *self._cleared(left & ~piece), *way]
        return None

    # The machine --------------------------------------------------------------------------------------------

    def _driver(self) -> "KernelDriver":
        if self._machine is None:
            from tiling_gui.games.matching.search.kernel_driver import KernelDriver

            self._machine = KernelDriver(self.size, self.edges, self._megabytes)
        return self._machine

    @property
    def is_compiled(self) -> bool:
        return self._machine is not None

    def _is_prepared(self, work: "Work") -> bool:
        """Waits until the compiled search is there, laid out for this graph; False if the work ends first."""
        if self._machine is None:
            try:
                preparing.prepare_for(self._kind, work.run)
            except StoppedError:
                return False
            with self._turn:
                self._driver()
        return True

    def _sliced(self, question: "Callable[[KernelDriver, int], tuple[T | None, int]]", work: "Work") -> T | None:
        while not work.is_over and self._is_prepared(work):
            began = time.monotonic()
            with self._turn:
                machine = self._driver()
                answer, nodes = question(machine, work.budget(self._slice))
                is_full = machine.is_full
            work.nodes += nodes
            if answer is not None or (is_full and self._slice >= _FIRST_SLICE):
                return answer
            if is_full:  # the short slice of a slow machine may settle nothing but the few rows without room
                self._slice *= 4
            else:
                rate = nodes / max(time.monotonic() - began, 1e-4)
                self._slice = max(self._least_slice, min(2 * self._slice, int(rate * _SLICE_SECONDS)))
            time.sleep(0)  # whoever waits for the turn may take it
            work.table_use = machine.table_use
            work.tell()
        return None


class Work:
    """One piece of work: its clock, its limit, its count of nodes, and what is told on the way."""

    def __init__(self, run: Run | None, stage: str = "solving", scored: int = 0) -> None:
        self.run, self.stage, self.scored = run or Run(), stage, scored
        """`scored` is added to the bounds that are told."""
        self.nodes = self.done = self.total = 0
        self.table_use = 0.0
        self.is_elsewhere = False
        """True while other positions are looked at: what is found of them is not told as the position's bounds."""
        self._known: tuple[int, int] | None = None

    @property
    def is_over(self) -> bool:
        return self.run.is_over(self.nodes)

    def budget(self, slice_: int) -> int:
        """Nodes the next slice may take."""
        most = self.run.limit.nodes
        return slice_ if most is None else min(slice_, most - self.nodes + 1)

    def tell(self, lower: int | None = None, upper: int | None = None) -> None:
        """Reports how far the work is; bounds that are given stay until others are."""
        if lower is not None and upper is not None and not self.is_elsewhere:
            self._known = (self.scored + lower, self.scored + upper)
        low, high = self._known or (None, None)
        self.run.tell(
            Progress(
                stage=self.stage,
                lower=low,
                upper=high,
                done=self.done,
                total=self.total,
                nodes=self.nodes,
                table_use=self.table_use,
            )
        )
