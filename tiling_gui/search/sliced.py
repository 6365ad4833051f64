"""Compiled searches that are asked in slices of about a tenth of a second, and answered readably while none is ready.

Between two slices the stop token, the limit and the progress are seen to. What a slice proved is in the tables, and the
next one finds its way back by it. Numba is loaded with the first question that needs it.
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
"""Nodes of a slice that settles something if there is room to keep it."""


class Machine(Protocol):
    """The compiled side of a search."""

    @property
    def is_full(self) -> bool:
        """Whether the last question found no room to keep what it proved: asked again it would be no further on."""
        ...

    @property
    def table_use(self) -> float:
        """Share of the table in use, 0 to 1."""
        ...


class Readable(Protocol):
    """The same search without compiled code; it raises StoppedError when told to, or out of patience."""

    nodes: int


K = TypeVar("K", bound=Machine)
R = TypeVar("R", bound=Readable)
T = TypeVar("T")


class Work:
    """One piece of work: its clock, its limit, its count of nodes, and what is told on the way."""

    def __init__(self, run: Run | None, stage: str = "solving", scored: int = 0) -> None:
        """`scored` is added to the bounds that are told."""
        self.run, self.stage, self.scored = run or Run(), stage, scored
        self.nodes = self.done = self.total = 0
        self.table_use = 0.0
        self.is_elsewhere = False
        """True while other positions are looked at: what is found of them is not told as the position's bounds."""
        self._known: tuple[Value, Value] | None = None

    @property
    def is_over(self) -> bool:
        return self.run.is_over(self.nodes)

    def budget(self, slice_: int) -> int:
        """Nodes the next slice may take."""
        most = self.run.limit.nodes
        return slice_ if most is None else min(slice_, most - self.nodes + 1)

    def know(self, lower: Value, upper: Value) -> None:
        """Bounds to be told from now on."""
        if not self.is_elsewhere:
            self._known = (self.scored + lower, self.scored + upper)

    def tell(self) -> None:
        """Reports how far the work is."""
        low, high = self._known or (None, None)
        progress = Progress(self.stage, low, high, self.done, self.total, self.nodes, table_use=self.table_use)
        self.run.tell(progress)


class Sliced(Generic[K, R]):
    """One search for several threads, which take turns, a slice each."""

    def __init__(self, kind: str, make: Callable[[], K], readable: R | None, least: int) -> None:
        """`kind` of compiled code, as `preparing` has them; `make` lays it out; `least` nodes of a slice."""
        self._kind, self._make = kind, make
        self.readable = readable
        """Answers while there is no compiled code; None once its patience is over."""
        self.machine: K | None = None
        self.turn = threading.Lock()
        self._slice = self._least = least

    def asked(
        self, readably: Callable[[R], T], compiled: Callable[[K, int], tuple[T | None, int]], work: Work
    ) -> T | None:
        """The answer to a question, which is asked with a budget of nodes and gives back those it took.

        None if the work came to its end, or the memory is not enough.
        """
        found = self._found_readably(readably, work)
        return self._found_in_slices(compiled, work) if found is None else found

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
        """Waits until the compiled search is there; False if the work ends first."""
        if self.machine is None:
            try:
                preparing.prepare_for(self._kind, work.run)
            except StoppedError:
                return False
            with self.turn:
                self.machine = self.machine or self._make()
        return True

    def _found_in_slices(self, question: Callable[[K, int], tuple[T | None, int]], work: Work) -> T | None:
        while not work.is_over and self.prepare(work):
            assert self.machine is not None
            with self.turn:
                began = time.monotonic()
                answer, nodes = question(self.machine, work.budget(self._slice))
                seconds, is_full = time.monotonic() - began, self.machine.is_full
            work.nodes += nodes
            if answer is not None or (is_full and self._slice >= _SETTLES):
                return answer
            if is_full:  # the short slice of a slow machine may settle nothing but the few rows without room
                self._slice *= 4
            else:
                rate = nodes / max(seconds, 1e-4)
                self._slice = max(self._least, min(2 * self._slice, int(rate * _SLICE_SECONDS)))
            time.sleep(0)  # whoever waits for the turn may take it
            work.table_use = self.machine.table_use
            work.tell()
        return None
