"""The engine of the tiling game: the exact engine and the compiled lookahead.

While the first compiling of an installation goes on in the background nobody waits for it: the readable lookahead
answers with the same evaluation, and says so if it did not get as deep.
"""

from dataclasses import replace
from typing import Any

from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.engine import LookaheadResult, OnMove
from tiling_gui.core.game import Evaluation, Value
from tiling_gui.core.limits import Limit, Progress, Report, StopToken, silent
from tiling_gui.core.results import Analysis, Solution
from tiling_gui.engine import Engine, preparing
from tiling_gui.engine.estimate import fitted
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.games.domino.rules import author_estimate
from tiling_gui.search import depth_limited

_SECONDS_UNPREPARED = 2.0
"""What the readable lookahead takes at most while the compiled one is not ready."""
_READABLE: dict[str, Evaluation] = {"fitted": fitted, "author": author_estimate}


class _ReadyOrStopped(StopToken):
    """Set when the asker stops, and when the compiled lookahead is ready to do better."""

    def __init__(self, stop: StopToken | None) -> None:
        super().__init__()
        self._stop = stop

    @property
    def is_set(self) -> bool:
        """Either of the two."""
        return (self._stop is not None and self._stop.is_set) or not preparing.background.is_awaited(
            preparing.LOOKAHEAD
        )


class DominoEngine:
    """The tiling game: the exact engine and the compiled lookahead."""

    evaluations = ("fitted", "author")

    def __init__(
        self, *, keeper: BoundStore | None = None, threads: int | None = None, memory_mb: int | None = None
    ) -> None:
        self.engine = Engine(threads=threads, memory_mb=memory_mb, keeper=keeper)

    @property
    def is_preparing(self) -> bool:
        """Whether compiled code is being made ready in the background."""
        return preparing.background.is_awaited(preparing.SOLVER)

    def prepare(self, report: Report) -> None:
        """Says so if `look_ahead` is going to wait for compiled code; it does the waiting, for it hears a stop."""
        if not (preparing.is_ready(preparing.LOOKAHEAD) or preparing.background.is_awaited(preparing.LOOKAHEAD)):
            report(Progress(stage="preparing"))

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
    ) -> LookaheadResult:
        """engine.lookahead; while that is not ready, search.depth_limited.

        Moves that the fitted evaluation can hardly tell apart count as equal.
        """
        name = evaluation or self.evaluations[0]
        seen = None
        if preparing.background.is_awaited(preparing.LOOKAHEAD):
            seen = self._readable(position, depth, name, limit, stop)
            # It is finished, or nobody waits any longer, or the compiled one has become ready and does better.
            if seen.depth == depth or seen.exact or preparing.background.is_awaited(preparing.LOOKAHEAD):
                return seen
        from tiling_gui.engine.lookahead import NEAR, look_ahead, prepare

        if not prepare(stop=stop):
            return seen or self._readable(position, depth, name, limit, stop)
        leeway = NEAR if name == "fitted" else 0.0
        found = look_ahead(position, depth, evaluation=name, limit=limit, stop=stop, leeway=leeway)
        return LookaheadResult(found.best, found.value, found.depth, found.exact)

    def _readable(
        self, position: Any, depth: int, evaluation: str, limit: Limit | None, stop: StopToken | None
    ) -> LookaheadResult:
        most = _SECONDS_UNPREPARED
        seconds = most if limit is None or limit.seconds is None else min(most, limit.seconds)
        seen = depth_limited.look_ahead(
            position, depth, _READABLE[evaluation], limit=Limit(seconds=seconds), stop=_ReadyOrStopped(stop)
        )
        return replace(seen, unprepared=True)

    def bounds(self, position: Any) -> tuple[Value, Value]:
        """Bounds that need no search, at once."""
        return quick_bounds(position)

    def close(self) -> None:
        """Gives the table back."""
        self.engine.close()
