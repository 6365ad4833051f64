"""The engines of a window, created on first use and reused."""

from collections.abc import Callable
from typing import Any

from tiling_gui.core import memory
from tiling_gui.core.catalogue import GAMES, game_of_position
from tiling_gui.core.game import Game, Move
from tiling_gui.core.limits import Run
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.search.engine import GameEngine, make_engine
from tiling_gui.search.reasons import Reason, reasons
from tiling_gui.store import Store

_QUICK_MB, _BACKGROUND_MB = 128, 64
"""For the transposition tables of engines that search for seconds or a minute: they do not fill more."""


class Engines:
    """A solver and a quick engine per game, so that a long solve does not delay a player's reply."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._made: dict[str, tuple[GameEngine, GameEngine]] = {}
        self._small: dict[tuple[str, str], GameEngine] = {}

    def of(self, game: Game, settings: Settings) -> tuple[GameEngine, GameEngine]:
        """(engine for solves, engine for everything else); the first with threads and memory of the settings."""
        if game.key not in self._made:
            quick = make_engine(game, bound_store=self._store.facts, threads=1, memory_mb=_QUICK_MB)
            self._made[game.key] = (self._solver(game, settings), quick)
        return self._made[game.key]

    def background(self, game: Game, purpose: str = "") -> GameEngine:
        """A small engine for background work, so that nobody waits for a reply because of it.

        An engine does one thing at a time: each `purpose` has an engine of its own.
        """
        key = game.key, purpose
        if key not in self._small:
            self._small[key] = make_engine(game, bound_store=self._store.facts, threads=1, memory_mb=_BACKGROUND_MB)
        return self._small[key]

    def reasons(
        self, position: Any, move: Move | None, *, giving_away: bool = True
    ) -> Callable[[Run], tuple[Reason, ...]]:
        """A job that finds the reasons of search/reasons.py, with an engine used for nothing else."""
        engine = self.background(game_of_position(position), "reasons")
        return lambda run: reasons(position, move, engine, run, giving_away=giving_away)

    def renew(self, settings: Settings) -> None:
        """Make new solvers with threads and memory of the settings; a running or paused solve keeps its old one."""
        for key, (_, quick) in self._made.items():
            self._made[key] = (self._solver(GAMES[key], settings), quick)

    def _solver(self, game: Game, settings: Settings) -> GameEngine:
        threads, memory = settings.threads or None, settings.memory_mb or None
        return make_engine(game, bound_store=self._store.facts, threads=threads, memory_mb=memory)

    def free_memory(self) -> None:
        """Free the memory of all but the solvers, for which LongWork does so. No job may be running."""
        for engine in (*(quick for _, quick in self._made.values()), *self._small.values()):
            engine.close()
        memory.give_back_soon()

    def close(self) -> None:
        for engine in (*(engine for pair in self._made.values() for engine in pair), *self._small.values()):
            engine.close()
