"""What is known about a position, asked in one way for every game: solve it, value its moves, look ahead.

Hints, the values on the board, the judge of mistakes, perfect and lookahead players all ask the same engine,
so they cannot disagree. Each game has one, named in the catalogue.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Game, Move, Value
from tiling_gui.core.limits import Limit, Report, StopToken
from tiling_gui.core.results import Analysis, MoveValue, Solution

OnMove = Callable[[MoveValue], None]
"""Told of each move when more is proved about it, and in some games of the guess at once; from the working thread."""


@dataclass(frozen=True)
class LookaheadResult:
    """What a depth-limited search found."""

    best: tuple[Move, ...]
    """The moves it cannot tell apart; never empty."""
    value: Value | float
    """The backed-up evaluation of them, an estimate unless `exact`."""
    depth: int
    """Plies searched below the candidates; less than asked if time ran out."""
    exact: bool
    """True if every line ended within the horizon."""


class GameEngine(Protocol):
    """Knows one game. Methods may take long: call them from a worker, with a stop token."""

    @property
    def evaluations(self) -> tuple[str, ...]:
        """Names of the evaluation functions, the default first."""
        ...

    def prepare(self, report: Report) -> None:
        """Readies what `look_ahead` needs; reports the stage "preparing" where that takes a while (compiling)."""
        ...

    def solve(
        self, position: Any, *, limit: Limit = ..., report: Report = ..., stop: StopToken | None = ...
    ) -> Solution:
        """The minimax value with a principal variation, or the bounds proved so far."""
        ...

    def analyse(
        self,
        position: Any,
        *,
        limit: Limit = ...,
        report: Report = ...,
        stop: StopToken | None = ...,
        on_move: OnMove | None = ...,
        known: Analysis | None = ...,
    ) -> Analysis:
        """The exact value of every legal move, as far as the limit allows; `known` is what an earlier call proved."""
        ...

    def look_ahead(
        self,
        position: Any,
        depth: int,
        *,
        evaluation: str | None = ...,
        limit: Limit | None = ...,
        stop: StopToken | None = ...,
    ) -> LookaheadResult:
        """The moves that look best `depth` plies further."""
        ...

    def bounds(self, position: Any) -> tuple[Value, Value]:
        """Proved bounds on the final value, at once."""
        ...

    def close(self) -> None:
        """Gives memory back."""
        ...


def make_engine(
    game: Game, *, keeper: BoundStore | None = None, threads: int | None = None, memory_mb: int | None = None
) -> GameEngine:
    """The engine of `game`. `keeper`, a bound store, remembers proved facts, for games whose engine has any to keep."""
    module, _, name = game.engine.partition(":")
    made: GameEngine = getattr(importlib.import_module(module), name)(
        keeper=keeper, threads=threads, memory_mb=memory_mb
    )
    return made


def game_of(engine: GameEngine) -> Game:
    """The game that `engine`, made by `make_engine`, knows."""
    made = f"{type(engine).__module__}:{type(engine).__qualname__}"
    return next(game for game in GAMES.values() if game.engine == made)
