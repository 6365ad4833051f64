"""The interface of a long computation, implemented by solves and campaigns."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.store import Store


class Ending(Enum):
    BY_ITSELF = auto()
    PAUSED = auto()
    CANCELLED = auto()


class Runner:
    """A long computation about one position. All methods but `search` are called in the main thread."""

    KIND: str
    """Kind of its job."""
    BUSY: str
    """Shown to a user who tries to start another one while this runs; marked for translation."""
    holds_memory = False
    """True if `free_memory` frees memory after the work has been idle for a while."""
    bar = True
    """False if its parts differ too much in length for a progress bar to be meaningful."""

    def __init__(self, store: Store, say: Callable[[str], None], position: Any, title: str, ply: int = 0) -> None:
        self._store, self._say = store, say
        self.position = position
        self.title, self.ply = title, ply
        """The title of the game it belongs to, and how many moves of that game lead to the position."""
        self.progress = Progress()
        """Progress including earlier runs."""

    @property
    def key(self) -> str:
        """Key in the store: of a solve, or the number of a campaign."""
        raise NotImplementedError

    @property
    def proved(self) -> Solution:
        known = self.progress
        return Solution(
            self.position, known.lower, known.upper, nodes=known.nodes, seconds=known.seconds, rests_on=known.rests_on
        )

    def headline(self, what: str) -> str:
        """What is being done, e.g. "Solving {what}"."""
        raise NotImplementedError

    def parts(self, progress: Progress) -> str:
        """Progress in words of its own; "" if the figures of the progress suffice."""
        return ""

    def search(self, run: Run) -> Any:
        """Works until done or stopped. Runs in a thread."""
        raise NotImplementedError

    def set_progress(self, part: Progress) -> None:
        """Updates `progress` (of the whole work) from that of the current search."""
        raise NotImplementedError

    def finish(self, result: Any, ending: Ending) -> tuple[Solution, bool]:
        """Takes the result of `search`.

        Returns the solution with nodes and seconds of all runs, and whether the work can be resumed.
        """
        raise NotImplementedError

    def store_state(self, state: str) -> None:
        """Stores how far it is; `state` is "running", "paused" or "stopped"."""

    def free_memory(self) -> None:
        """Frees memory; see `holds_memory`."""
