"""Solves one position, with its progress for the progress bar.

Stopping the search leaves the engine its transposition table and the store the proved facts. A paused or cancelled
solve is stored at once; one that was running when the program ended, for whatever reason, is offered under "Continue a
solve".
"""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tiling_gui.core.game import Game
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.runner import Ending, Runner
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, tr
from tiling_gui.search.engine import GameEngine
from tiling_gui.store import Store
from tiling_gui.store.rows import LongSolve, is_set_up

SAVE_EVERY = 5.0
"""Seconds between two saves of a running solve."""


class SolveRunner(Runner):
    KIND = "solve"
    BUSY = mark("A solve is running; pause or cancel it first, or let it finish.")

    holds_memory = True

    def __init__(
        self,
        store: Store,
        say: Callable[[str], None],
        game: Game,
        position: Any,
        engine: GameEngine,
        *,
        ply: int = 0,
        spent: Progress | None = None,
    ) -> None:
        """`ply` moves lead to `position`; `spent` is what earlier runs of the same solve took."""
        super().__init__(store, say, position, game.title(position), ply)
        self._engine = engine
        self._spent = self.progress = spent or Progress()
        self._saved = 0.0
        self._told = ""
        """The last note of the engine that was shown: each is shown once."""

    def _work(self, **state: Any) -> LongSolve:
        """The solve's row in the store; `state` gives its further columns."""
        return LongSolve.of(self.position, **state)

    @property
    def key(self) -> str:
        """The key of its row."""
        return self._work().key

    def headline(self, what: str) -> str:
        """ "Solving 8 × 8"."""
        return tr("Solving {what}", what=what)

    def search(self, run: Run) -> Solution:
        return self._engine.solve(self.position, run)

    def free_memory(self) -> None:
        self._engine.close()

    def set_progress(self, part: Progress) -> None:
        """Adds what earlier runs took."""
        if part.note and part.note != self._told:
            self._told = part.note
            self._say(part.note)
        before, spent = self.progress, self._spent
        self.progress = replace(part, nodes=part.nodes + spent.nodes, seconds=part.seconds + spent.seconds)
        narrowed = (before.lower, before.upper) != (self.progress.lower, self.progress.upper)
        if narrowed or time.monotonic() - self._saved >= SAVE_EVERY:
            self.store_state("running")

    def finish(self, result: Solution, ending: Ending) -> tuple[Solution, bool]:
        """As in Runner. A solve that ends by itself without a value cannot be resumed."""
        before = Progress() if result.from_store else self._spent
        nodes, seconds = result.nodes + before.nodes, result.seconds + before.seconds
        whole = replace(result, nodes=nodes, seconds=seconds)
        self.progress = replace(self.progress, lower=whole.lower, upper=whole.upper, nodes=nodes, seconds=seconds)
        if whole.value is None and ending is Ending.PAUSED:
            self._spent = Progress(nodes=nodes, seconds=seconds)
            self.store_state("paused")
            return whole, True
        if whole.value is None and ending is Ending.CANCELLED:
            self.store_state("stopped")
        else:
            self._write(lambda: self._store.drop_long_solve(self.key))
        self._write(lambda: self._store.results.add(whole))
        return whole, False

    def store_state(self, state: str) -> None:
        """Saves the row; not for a position in the middle of a game, which could not be resumed from it."""
        self._saved = time.monotonic()
        if is_set_up(self.position):
            known = self.progress
            bounds = {"lower": known.lower, "upper": known.upper}
            self._write(
                lambda: self._store.put_long_solve(
                    self._work(state=state, nodes=known.nodes, seconds=known.seconds, **bounds)
                )
            )

    def _write(self, change: Callable[[], object]) -> None:
        try:
            change()
        except StoreError as error:
            self._say(str(error))
