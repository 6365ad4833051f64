"""Compiled searches run in slices of about a tenth of a second, with a pure Python fallback until they are compiled.

Between slices the stop token and the limit are checked and progress is reported. What a slice proved is in the tables,
so the next one quickly returns to where it was. Numba is imported by the first query that needs it.
"""

import threading
import time
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from tiling_gui.core import preparing
from tiling_gui.core.game import Value
from tiling_gui.core.limits import Progress, Run, StoppedError

_SLICE_SECONDS = 0.08
_SETTLES = 20_000
"""Nodes after which a slice always proves something new, unless the table is full."""


class Machine(Protocol):
    """A compiled search."""

    @property
    def is_full(self) -> bool:
        """Whether the last query had no room to store what it proved, so that repeating it would not get further."""
        ...

    @property
    def table_use(self) -> float:
        """Fraction of the table in use, 0 to 1."""
        ...


class Readable(Protocol):
    """The same search in pure Python; it raises StoppedError when stopped, or when its budget of nodes is used up."""

    nodes: int


K = TypeVar("K", bound=Machine)
R = TypeVar("R", bound=Readable)
T = TypeVar("T")


class Work:
    """A piece of work: its run, its node count, and the progress to report."""

    def __init__(self, run: Run | None, stage: str = "solving", scored: int = 0) -> None:
        """`scored` is added to the bounds that are reported."""
        self.run, self.stage, self.scored = run or Run(), stage, scored
        self.nodes = self.done = self.total = 0
        self.table_use = 0.0
        self.is_elsewhere = False
        """Whether other positions are being searched, whose bounds must not be reported as those of this one."""
        self._bounds: tuple[Value, Value] | None = None

    @property
    def is_over(self) -> bool:
        return self.run.is_over(self.nodes)

    def budget(self, slice_: int) -> int:
        """The most nodes the next slice may search."""
        most = self.run.limit.nodes
        return slice_ if most is None else min(slice_, most - self.nodes + 1)

    def set_bounds(self, lower: Value, upper: Value) -> None:
        """Set the bounds to report."""
        if not self.is_elsewhere:
            self._bounds = (self.scored + lower, self.scored + upper)

    def report(self) -> None:
        low, high = self._bounds or (None, None)
        progress = Progress(self.stage, low, high, self.done, self.total, self.nodes, table_use=self.table_use)
        self.run.report_progress(progress)


class SlicedSearch(Generic[K, R]):
    """A search shared by several threads, which take turns slice by slice."""

    def __init__(self, kind: str, make: Callable[[], K], readable: R | None, least: int) -> None:
        """`kind` is one of `preparing`; `make` allocates the compiled search; `least` is the smallest slice, in
        nodes."""
        self._kind, self._make = kind, make
        self.readable = readable
        """The pure Python search used until the compiled one is ready; None once its budget is used up."""
        self.machine: K | None = None
        self.turn = threading.Lock()
        self._slice = self._least = least

    def ask(
        self, readably: Callable[[R], T], compiled: Callable[[K, int], tuple[T | None, int]], work: Work
    ) -> T | None:
        """The answer to a query, by `readably` in pure Python or by `compiled`; None if stopped or out of memory.

        `compiled` takes the compiled search and a budget of nodes, and returns (answer or None, nodes searched).
        """
        found = self._found_readably(readably, work)
        return self.ask_compiled(compiled, work) if found is None else found

    def _found_readably(self, question: Callable[[R], T], work: Work) -> T | None:
        with self.turn:
            readable = self.readable
            if readable is None or self.machine is not None or work.is_over:
                return None
            before = readable.nodes
            try:
                return question(readable)
            except StoppedError:
                if not work.run.is_over(work.nodes + readable.nodes - before):
                    self.readable = None
                return None
            finally:
                work.nodes += readable.nodes - before

    def prepare(self, work: Work) -> bool:
        """Wait until the compiled search is ready; return False if the work ends first."""
        if self.machine is None:
            try:
                preparing.prepare_for(self._kind, work.run)
            except StoppedError:
                return False
            with self.turn:
                self.machine = self.machine or self._make()
        return True

    def ask_compiled(self, question: Callable[[K, int], tuple[T | None, int]], work: Work) -> T | None:
        """As `ask`, by the compiled search, which is waited for."""
        while not work.is_over and self.prepare(work):
            assert self.machine is not None
            with self.turn:
                began = time.monotonic()
                answer, nodes = question(self.machine, work.budget(self._slice))
                seconds, is_full = time.monotonic() - began, self.machine.is_full
            work.nodes += nodes
            work.table_use = self.machine.table_use
            work.report()
            if answer is not None or (is_full and self._slice >= _SETTLES):
                return answer
            if is_full:  # on a slow machine a short slice may yield only the few entries that find no room
                self._slice *= 4
            else:
                rate = nodes / max(seconds, 1e-4)
                self._slice = max(self._least, min(2 * self._slice, int(rate * _SLICE_SECONDS)))
            time.sleep(0)  # let another waiting thread take its turn
        return None
