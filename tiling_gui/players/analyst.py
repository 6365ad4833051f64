"""What is known about a position, asked in one way for every game: solve it, value its moves, look ahead.

Hints, the values on the board, the judge of mistakes, perfect and lookahead players all ask the same analyst,
so they cannot disagree. Each game has one; `make_analyst` is the only place that knows which.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tiling_gui.engine import Engine
from tiling_gui.engine.facts import Keeper
from tiling_gui.engine.results import Analysis, MoveValue, Solution
from tiling_gui.rules.game import Game, Move, Value
from tiling_gui.search.limits import Limit, Report, StopToken, silent

OnMove = Callable[[MoveValue], None]
"""Told of each move's value as soon as it is proved, from the working thread."""


@dataclass(frozen=True)
class Foresight:
    """What a depth-limited search found."""

    best: tuple[Move, ...]
    """The moves it cannot tell apart; never empty."""
    value: Value | float
    """The backed-up evaluation of them, an estimate unless `exact`."""
    depth: int
    """Plies searched below the candidates; less than asked if time ran out."""
    exact: bool
    """True if every line ended within the horizon."""


class Analyst(Protocol):
    """Knows one game. Methods may take long: call them from a worker, with a stop token."""

    @property
    def evaluations(self) -> tuple[str, ...]:
        """Names of the evaluation functions, the default first."""
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
    ) -> Analysis:
        """The exact value of every legal move, as far as the limit allows."""
        ...

    def look_ahead(
        self,
        position: Any,
        depth: int,
        *,
        evaluation: str | None = ...,
        limit: Limit | None = ...,
        stop: StopToken | None = ...,
    ) -> Foresight:
        """The moves that look best `depth` plies further."""
        ...

    def bounds(self, position: Any) -> tuple[Value, Value]:
        """Proved bounds on the final value, at once."""
        ...

    def close(self) -> None:
        """Gives memory back."""
        ...


class DominoAnalyst:
    """The tiling game: the exact engine and the compiled lookahead."""

    evaluations = ("fitted", "author")

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def solve(
        self, position: Any, *, limit: Limit = Limit(), report: Report = silent, stop: StopToken | None = None
    ) -> Solution:
        """Engine.solve."""
        return self.engine.solve(position, limit=limit, report=report, stop=stop)

    def analyse(
        self,
        position: Any,
        *,
        limit: Limit = Limit(),
        report: Report = silent,
        stop: StopToken | None = None,
        on_move: OnMove | None = None,
    ) -> Analysis:
        """Engine.analyse."""
        return self.engine.analyse(position, limit=limit, report=report, stop=stop, on_move=on_move)

    def look_ahead(
        self,
        position: Any,
        depth: int,
        *,
        evaluation: str | None = None,
        limit: Limit | None = None,
        stop: StopToken | None = None,
    ) -> Foresight:
        """engine.lookahead."""
        from tiling_gui.engine.lookahead import look_ahead

        seen = look_ahead(position, depth, evaluation=evaluation or self.evaluations[0], limit=limit, stop=stop)
        return Foresight(seen.best, seen.value, seen.depth, seen.exact)

    def bounds(self, position: Any) -> tuple[Value, Value]:
        """Counting bounds, at once."""
        from tiling_gui.engine import counting_bounds

        return counting_bounds(position)

    def close(self) -> None:
        """Gives the table back."""
        self.engine.close()


def make_analyst(
    game: Game, *, keeper: Keeper | None = None, threads: int | None = None, memory_mb: int | None = None
) -> Analyst:
    """The analyst of `game`."""
    if game.key == "domino":
        return DominoAnalyst(Engine(threads=threads, memory_mb=memory_mb, keeper=keeper))
    raise NotImplementedError(game.key)
