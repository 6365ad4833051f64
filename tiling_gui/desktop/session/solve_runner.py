"""Solves one position, with its progress for the progress bar.

Stopping the search leaves the engine its transposition table and the store the proved facts. The solve is a row of the
store as soon as it has proved something: one that was stopped, or was running when the program ended, for whatever
reason, goes on the next time the position is solved, with one count of positions and time of all sittings.
"""

import math
import time
from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import Any, TypeVar

from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.errors import StoreError
from tiling_gui.language import tr
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store
from tiling_gui.store.rows import PAUSED, RUNNING, Solve

Written = TypeVar("Written")

SAVE_EVERY = 5.0
"""Seconds between two saves of a running solve."""
SAVE_NARROWED = 1.0
"""The same if its bounds have narrowed since: a quick solve is not saved at every step."""


class Ending(Enum):
    BY_ITSELF = auto()
    PAUSED = auto()
    CANCELLED = auto()


class SolveRunner:
    """One solve. All methods but `search` are called in the main thread."""

    def __init__(
        self,
        store: Store,
        say: Callable[[str], None],
        unsaved: Callable[[str], None],
        game: Game,
        position: Any,
        engine: GameEngine,
        *,
        ply: int = 0,
    ) -> None:
        """`ply` moves of the game lead to `position`. What earlier sittings of the same solve took counts.

        `unsaved` is told why nothing could be saved, and "" as soon as it can be again.
        """
        self._store, self._say, self._engine = store, say, engine
        self._unsaved, self._why_unsaved = unsaved, ""
        self.position = position
        self.title, self.ply = game.title(position), ply
        self._row = row = self._begun()
        """None for a position in the middle of a game, which could not be resumed from a row."""
        self._spent = Progress(nodes=row.nodes or 0, seconds=row.seconds or 0.0) if row else Progress()
        self.progress = replace(self._spent, lower=row.lower, upper=row.upper) if row else Progress()
        """Progress including earlier sittings."""
        self._saved = -math.inf
        self._told = ""
        """The last note of the engine that was shown: each is shown once."""

    def _begun(self) -> Solve | None:
        try:
            return self._store.results.begun(self.position)
        except StoreError as error:
            self._tell_unsaved(str(error))
            return None

    @property
    def row_id(self) -> int:
        """The id of its row in the store; 0 while it has none."""
        return self._row.id if self._row is not None else 0

    @property
    def goes_on(self) -> bool:
        """True if earlier sittings count."""
        return self._spent.seconds > 0

    @property
    def proved(self) -> Solution:
        known = self.progress
        return Solution(self.position, known.lower, known.upper, nodes=known.nodes, seconds=known.seconds)

    def search(self, run: Run) -> Solution:
        """Works until done or stopped. Runs in a thread."""
        return self._engine.solve(self.position, run)

    def free_memory(self) -> None:
        self._engine.close()

    def set_progress(self, part: Progress) -> None:
        """Update `progress` from that of the current sitting."""
        if part.note and part.note != self._told:
            self._told = part.note
            self._say(part.note)
        spent, row = self._spent, self._row
        self.progress = replace(part, nodes=part.nodes + spent.nodes, seconds=part.seconds + spent.seconds)
        narrowed = row is not None and (row.lower, row.upper) != (part.lower, part.upper)
        if time.monotonic() - self._saved >= (SAVE_NARROWED if narrowed else SAVE_EVERY):
            self.store_state(RUNNING)

    def finish(self, result: Solution, ending: Ending) -> tuple[Solution, bool]:
        """Take the result of `search`.

        Returns the solution with nodes and seconds of all sittings, and whether the solve is paused. A solve that ends
        by itself without a value cannot do more.
        """
        before = Progress() if result.from_store else self._spent
        nodes, seconds = result.nodes + before.nodes, result.seconds + before.seconds
        whole = replace(result, nodes=nodes, seconds=seconds)
        self.progress = replace(self.progress, lower=whole.lower, upper=whole.upper, nodes=nodes, seconds=seconds)
        row = self._row
        if whole.value is None and whole.reason and row is not None:
            self._write(lambda: self._store.results.drop(row))
            return whole, False
        if whole.value is None:
            self._spent = Progress(nodes=nodes, seconds=seconds)
            self.store_state(PAUSED)
            return whole, ending is Ending.PAUSED
        self._write(lambda: self._store.results.add(whole, whole=True))
        return whole, False

    def store_state(self, state: str) -> None:
        """Save how far it is."""
        self._saved = time.monotonic()
        known, row = self.progress, self._row
        if row is not None:
            told = replace(
                row, state=state, lower=known.lower, upper=known.upper, nodes=known.nodes, seconds=known.seconds
            )
            self._row = self._write(lambda: self._store.results.put_progress(told)) or told

    def _write(self, change: Callable[[], Written]) -> Written | None:
        try:
            made = change()
        except StoreError as error:
            self._tell_unsaved(str(error))
            return None
        if self._why_unsaved:
            self._tell_unsaved("")
        return made

    def _tell_unsaved(self, why: str) -> None:
        self._why_unsaved = why
        self._unsaved(why)


def headline(what: str) -> str:
    """ "Solving 8 × 8"."""
    return tr("Solving {what}", what=what)
