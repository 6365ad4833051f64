"""What anything long takes and tells: a Limit, a StopToken, and Progress reported on the way.

The worker calls `report(progress)` now and then with a new immutable Progress; whoever watches keeps the last
one and looks at it as often as it likes. Nothing here knows about threads of Qt or kernels of numba.
"""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from tiling_gui.core.game import Value


@dataclass(frozen=True)
class Limit:
    """When to give up. None means no limit. A search that gives up still returns what it has proved."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    """Plies to search below the root, for searches that estimate at their horizon."""


class StopToken:
    """Set once, from any thread, by whoever wants the work to end; the work looks at it often."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def stop(self) -> None:
        """Asks the work to end; it answers within 0.2 s with what it has."""
        self._event.set()

    @property
    def is_set(self) -> bool:
        """True once `stop` was called."""
        return self._event.is_set()

    def wait(self, seconds: float) -> bool:
        """Sleeps up to `seconds`, less if stopped; True if stopped."""
        return self._event.wait(seconds)


@dataclass(frozen=True)
class Progress:
    """How far a piece of work is. Every number is counted, never guessed."""

    stage: str = ""
    """"preparing" while kernels compile, "solving", "values", ...: shown in words by the window."""
    lower: Value | None = None
    """Proved: the value is at least this."""
    upper: Value | None = None
    """Proved: the value is at most this."""
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
    """What the bounds rest on that was not proved here, such as "import 8x8.campaign"."""


Report = Callable[[Progress], None]
"""Receives Progress; called from the working thread, must return at once."""


def silent(progress: Progress) -> None:
    """A Report that nobody reads."""


@dataclass
class Latest:
    """A Report that keeps the last Progress for whoever polls it."""

    progress: Progress = field(default_factory=Progress)

    def __call__(self, progress: Progress) -> None:
        """Keeps `progress`."""
        self.progress = progress
