"""The analyst of the tiling game: the exact engine and the compiled lookahead."""

from typing import Any

from tiling_gui.engine import Engine, counting_bounds
from tiling_gui.engine.facts import Keeper
from tiling_gui.engine.results import Analysis, Solution
from tiling_gui.players.analyst import Foresight, OnMove
from tiling_gui.rules.game import Value
from tiling_gui.search.limits import Limit, Report, StopToken, silent


class DominoAnalyst:
    """The tiling game: the exact engine and the compiled lookahead."""

    evaluations = ("fitted", "author")

    def __init__(
        self, *, keeper: Keeper | None = None, threads: int | None = None, memory_mb: int | None = None
    ) -> None:
        self.engine = Engine(threads=threads, memory_mb=memory_mb, keeper=keeper)

    def prepare(self, report: Report) -> None:
        """Compiles the lookahead search, once per installation."""
        from tiling_gui.engine import lookahead

        lookahead.prepare(report)

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
        known: Analysis | None = None,
    ) -> Analysis:
        """Engine.analyse."""
        return self.engine.analyse(position, limit=limit, report=report, stop=stop, on_move=on_move, known=known)

    def look_ahead(
        self,
        position: Any,
        depth: int,
        *,
        evaluation: str | None = None,
        limit: Limit | None = None,
        stop: StopToken | None = None,
    ) -> Foresight:
        """engine.lookahead; moves that the fitted evaluation can hardly tell apart count as equal."""
        from tiling_gui.engine.lookahead import NEAR, look_ahead

        guess = evaluation or self.evaluations[0]
        leeway = NEAR if guess == "fitted" else 0.0
        seen = look_ahead(position, depth, evaluation=guess, limit=limit, stop=stop, leeway=leeway)
        return Foresight(seen.best, seen.value, seen.depth, seen.exact)

    def bounds(self, position: Any) -> tuple[Value, Value]:
        """Counting bounds, at once."""
        return counting_bounds(position)

    def close(self) -> None:
        """Gives the table back."""
        self.engine.close()
