"""Control of long-running work: a Run combines a Limit, a Report of Progress and a StopToken.

The worker calls `report(progress)` now and then with a new immutable Progress; the observer stores the last one and
reads it as often as it likes. This module depends neither on Qt threads nor on numba kernels.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from tiling_gui.core.game import Value
from tiling_gui.core.results import Bounded

_INTERVAL = 0.1
"""Seconds between two reports."""
_POLL = 0.05
"""Seconds between two checks of another stop token."""


@dataclass(frozen=True)
class Limit:
    """When to stop. None means no limit. A search that stops early still returns what it has proved."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    """Plies to search below the root, for searches that estimate at their horizon."""
    counts_compiling: bool = False
    """Whether `seconds` include the time for compiling; otherwise the clock starts when the search does."""


class StopToken:
    """A flag that any thread sets once to end some work, which polls it often."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def stop(self) -> None:
        """Ask the work to end; it returns within 0.2 s with what it has."""
        self._event.set()

    @property
    def is_set(self) -> bool:
        return self._event.is_set()

    def wait(self, seconds: float) -> bool:
        """Sleep for `seconds` or until stopped; return whether it was stopped."""
        return self._event.wait(seconds)


LINE = "line of best play"
"""The stage of a solve whose value is proved already."""


@dataclass(frozen=True)
class Progress(Bounded):
    """The progress of a piece of work. Every number is counted, never estimated."""

    stage: str = ""
    """ "preparing" while kernels compile, "solving", LINE, "values", ...; the window displays it in words."""
    lower: Value | None = None
    upper: Value | None = None
    done: int = 0
    """Completed parts (root moves, games, jobs); never decreases."""
    total: int = 0
    """The number of parts; 0 if unknown."""
    nodes: int = 0
    """Positions searched so far."""
    seconds: float = 0.0
    """Time spent so far, including earlier sessions of the same work."""
    table_use: float = 0.0
    """Fraction of the transposition table in use, 0 to 1."""
    trying: Value | None = None
    """The value being tested: whether MAX can force at least this; None if no such test is running."""
    note: str = ""
    """A sentence to show once, e.g. that memory for the table is short; "" if there is none."""


Report = Callable[[Progress], None]
"""Receives Progress; called from the worker thread, must return at once."""


def no_report(progress: Progress) -> None:
    """A Report that discards what it receives."""


@dataclass
class Latest:
    """A Report that stores the last Progress for polling."""

    progress: Progress = field(default_factory=Progress)

    def __call__(self, progress: Progress) -> None:
        self.progress = progress


class StoppedError(Exception):
    """A limit or a stop ended the work; the caller then returns what has been proved so far."""


class Run(StopToken):
    """One piece of long-running work: its limit, its report, its clock and its stop token, passed on as one argument.

    It is itself a StopToken, set when `stop` is set or the time is up.
    """

    def __init__(
        self, limit: Limit | None = None, report: Report = no_report, stop: StopToken | None = None, trace: Any = None
    ) -> None:
        """Start the clock. `trace`, a search.trace.Trace, records every step of a search."""
        super().__init__()
        self.limit = limit or Limit()
        self.report, self.trace = report, trace
        self._other = stop
        self._began = time.monotonic()
        self._next_report = 0.0

    def part(self, limit: Limit | None = None, report: Report | None = None) -> "Run":
        """A part of this run with its own clock, limited by `limit` or the time left; it stops when this run ends."""
        return Run(limit or self.remaining(), report or self.report, self, self.trace)

    def restart(self) -> None:
        """Restart the clock: time spent so far is no longer counted or limited, here and in the enclosing runs."""
        spent, run = self.seconds, self
        run._began, run._next_report = run._began + spent, 0.0
        while isinstance(run._other, Run) and not run._other.limit.counts_compiling:
            run = run._other
            run._began, run._next_report = run._began + spent, 0.0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def is_set(self) -> bool:
        """Whether the work was stopped or its time is up."""
        return self._is_late or self.is_stopped

    @property
    def _is_late(self) -> bool:
        return self.limit.seconds is not None and self.seconds >= self.limit.seconds

    @property
    def is_stopped(self) -> bool:
        """Whether the work was stopped or the enclosing run has ended, regardless of the time limit of this part."""
        return self._event.is_set() or (self._other is not None and self._other.is_set)

    def wait(self, seconds: float) -> bool:
        """Sleep for `seconds` or until the work has to end; return whether it has to."""
        end = time.monotonic() + seconds
        while not self.is_set and (left := end - time.monotonic()) > 0:
            super().wait(min(left, _POLL))
        return self.is_set

    def should_stop_waiting(self) -> bool:
        """Whether to stop waiting for code that is being compiled, for this run or an enclosing one."""
        if self._event.is_set() or (self.limit.counts_compiling and self._is_late):
            return True
        whole = self._other
        return whole is not None and (whole.should_stop_waiting() if isinstance(whole, Run) else whole.is_set)

    def is_over(self, nodes: int = 0) -> bool:
        """Whether the work has to end, having searched `nodes` positions."""
        return (self.limit.nodes is not None and nodes >= self.limit.nodes) or self.is_set

    def check(self, nodes: int = 0) -> None:
        """Raise StoppedError if the work has to end, having searched `nodes` positions."""
        if self.is_over(nodes):
            raise StoppedError

    def remaining(self) -> Limit:
        """The limit with the remaining time, for a part of the work."""
        seconds = self.limit.seconds
        return self.limit if seconds is None else replace(self.limit, seconds=max(0.0, seconds - self.seconds))

    @property
    def is_report_due(self) -> bool:
        """Whether it is time for another report: ten times a second."""
        return self.seconds >= self._next_report

    def unlimited(self) -> "Run":
        """The same run with its own clock and without a limit; only a stop ends it."""
        run = Run(None, self.report, self._other, self.trace)
        run._event = self._event
        return run

    def report_progress(self, progress: Progress) -> None:
        """Report `progress` with the seconds of this run."""
        seconds = self.seconds
        self._next_report = seconds + _INTERVAL
        self.report(replace(progress, seconds=seconds))
