"""What a long work asks of a solve and of a campaign."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Any

from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.store import Store


class Ending(Enum):
    """Why a search ends."""

    BY_ITSELF = auto()
    PAUSED = auto()
    CANCELLED = auto()


class Runner:
    """One position being worked on. All but `search` is called in the main thread."""

    KIND: str
    """Of its job."""
    BUSY: str
    """What is said to whoever wants to start another while it runs, marked."""
    holds_memory = False
    """True where `rest` gives something back when it has not been worked on for a while."""
    bar = True
    """False for work whose parts are too unlike each other for a bar to say how far it is."""

    def __init__(self, store: Store, say: Callable[[str], None], position: Any, title: str, ply: int = 0) -> None:
        self._store, self._say = store, say
        self.position = position
        self.title, self.ply = title, ply
        """The title of the game it belongs to, and how many moves of that game lead to the position."""
        self.progress = Progress()
        """How far it is, earlier runs included."""

    @property
    def key(self) -> str:
        """Under which the store keeps it: a solve's key, or a campaign's number."""
        raise NotImplementedError

    @property
    def proved(self) -> Solution:
        """What is proved of it so far."""
        known = self.progress
        return Solution(
            self.position, known.lower, known.upper, nodes=known.nodes, seconds=known.seconds, rests_on=known.rests_on
        )

    def headline(self, what: str) -> str:
        """What is being done about `what`."""
        raise NotImplementedError

    def parts(self, progress: Progress) -> str:
        """How far it is, in words of its own; "" where the figures of the progress say it."""
        return ""

    def search(self, run: Run) -> Any:
        """Works until it is done or stopped, in a thread."""
        raise NotImplementedError

    def take(self, part: Progress) -> None:
        """Takes note of how far the search is: `progress` is how far the whole work is."""
        raise NotImplementedError

    def finish(self, result: Any, ending: Ending) -> tuple[Solution, bool]:
        """Takes what `search` returned: what is proved, with what all runs took, and whether it can be gone on with."""
        raise NotImplementedError

    def note(self, state: str) -> None:
        """Keeps how far it is: "running", "paused" or "stopped"."""

    def rest(self) -> None:
        """Gives memory back."""
