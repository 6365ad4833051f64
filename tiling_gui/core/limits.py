"""What anything long takes and tells: a Run, made of a Limit, a Report of Progress and a StopToken.

The worker calls `report(progress)` now and then with a new immutable Progress; whoever watches keeps the last
one and looks at it as often as it likes. Nothing here knows about threads of Qt or kernels of numba.
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
"""Seconds between two looks at another stop token."""


@dataclass(frozen=True)
class Limit:
    """When to give up. None means no limit. A search that gives up still returns what it has proved."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    """Plies to search below the root, for searches that estimate at their horizon."""
    counts_compiling: bool = False
    """Whether `seconds` are what a person waits, compiling included; else they begin when the search does."""


class StopToken:
    """Set once, from any thread, by whoever wants the work to end; the work looks at it often."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def stop(self) -> None:
        """Asks the work to end; it answers within 0.2 s with what it has."""
        self._event.set()

    @property
    def is_set(self) -> bool:
        return self._event.is_set()

    def wait(self, seconds: float) -> bool:
        """Sleeps up to `seconds`, less if stopped; True if stopped."""
        return self._event.wait(seconds)


@dataclass(frozen=True)
class Progress(Bounded):
    """How far a piece of work is. Every number is counted, never guessed."""

    stage: str = ""
    """"preparing" while kernels compile, "solving", "values", ...: shown in words by the window."""
    lower: Value | None = None
    upper: Value | None = None
    done: int = 0
    """Parts settled (root moves, games, jobs); never goes back."""
    total: int = 0
    """Parts there are; 0 if not known."""
    nodes: int = 0
    """Positions searched so far."""
    seconds: float = 0.0
    """Time worked so far, earlier sessions of the same work included."""
    table_use: float = 0.0
    """Share of the transposition table in use, 0 to 1."""
    trying: Value | None = None
    """The question at present is whether MAX can force at least this; None where no such question is asked."""
    note: str = ""
    """A sentence worth saying once, e.g. that memory for the table is short; "" if there is none."""
    rests_on: tuple[str, ...] = ()


Report = Callable[[Progress], None]
"""Receives Progress; called from the working thread, must return at once."""


def silent(progress: Progress) -> None:
    """A Report that nobody reads."""


@dataclass
class Latest:
    """A Report that keeps the last Progress for whoever polls it."""

    progress: Progress = field(default_factory=Progress)

    def __call__(self, progress: Progress) -> None:
        self.progress = progress


class StoppedError(Exception):
    """A limit or a stop ended the work; whoever does the work answers with what is proved by then."""


class Run(StopToken):
    """One piece of work: what limits it, who is told, what ends it. The one argument and the one clock of what is long.

    It is a StopToken itself, set once `stop` is or the time is up, and can be handed on as such.
    """

    def __init__(
        self, limit: Limit | None = None, report: Report = silent, stop: StopToken | None = None, trace: Any = None
    ) -> None:
        """The clock begins here. `trace`, a search.trace.Trace, is told every step of a search."""
        super().__init__()
        self.limit = limit or Limit()
        self.report, self.trace = report, trace
        self._other = stop
        self._began = time.monotonic()
        self._tell_at = 0.0

    def part(self, limit: Limit | None = None, report: Report | None = None) -> "Run":
        """A part of this, with a clock of its own, that ends with the whole; it has what is left, or `limit` of it."""
        return Run(limit or self.left(), report or self.report, self, self.trace)

    def restart(self) -> None:
        """The clock starts here: what came before is neither counted nor limited, here and in the whole."""
        spent, run = self.seconds, self
        run._began, run._tell_at = run._began + spent, 0.0
        while isinstance(run._other, Run) and not run._other.limit.counts_compiling:
            run = run._other
            run._began, run._tell_at = run._began + spent, 0.0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._began

    @property
    def is_set(self) -> bool:
        """True once somebody stops or the time is up."""
        return self._is_late or self.is_stopped

    @property
    def _is_late(self) -> bool:
        return self.limit.seconds is not None and self.seconds >= self.limit.seconds

    @property
    def is_stopped(self) -> bool:
        """True once somebody stops or the whole ends, whatever the time of this part."""
        return self._event.is_set() or (self._other is not None and self._other.is_set)

    def wait(self, seconds: float) -> bool:
        """Sleeps up to `seconds`, less if the work has to end; True if it has."""
        end = time.monotonic() + seconds
        while not self.is_set and (left := end - time.monotonic()) > 0:
            super().wait(min(left, _POLL))
        return self.is_set

    def gives_up(self) -> bool:
        """Whether nobody waits any more for code that is being compiled, for this or for the whole."""
        if self._event.is_set() or (self.limit.counts_compiling and self._is_late):
            return True
        whole = self._other
        return whole is not None and (whole.gives_up() if isinstance(whole, Run) else whole.is_set)

    def is_over(self, nodes: int = 0) -> bool:
        """Whether the work has to end after `nodes` positions."""
        return (self.limit.nodes is not None and nodes >= self.limit.nodes) or self.is_set

    def check(self, nodes: int = 0) -> None:
        """Raises StoppedError if the work has to end after `nodes` positions."""
        if self.is_over(nodes):
            raise StoppedError

    def left(self) -> Limit:
        """The limit with what is left of the time, for a part of the work."""
        seconds = self.limit.seconds
        return self.limit if seconds is None else replace(self.limit, seconds=max(0.0, seconds - self.seconds))

    @property
    def is_due(self) -> bool:
        """Whether it is time to tell again: ten times a second."""
        return self.seconds >= self._tell_at

    def unlimited(self) -> "Run":
        """The same, with a clock of its own, ended by a stop alone."""
        run = Run(None, self.report, self._other, self.trace)
        run._event = self._event
        return run

    def tell(self, progress: Progress) -> None:
        """Reports `progress` with the time the work has taken."""
        seconds = self.seconds
        self._tell_at = seconds + _INTERVAL
        self.report(replace(progress, seconds=seconds))
