"""The engine of e-Valuate: the exact solver, and a lookahead that is exact if the game ends within its depth.

Results are the same for all callers, so all engines in a process share one solver, which serves one caller at a time.
Games too large to be enumerated are searched, each search with a solver of its own.
"""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from fractions import Fraction
from typing import Any, ClassVar, Unpack

from tiling_gui.core.game import Game, Side
from tiling_gui.core.limits import Run, StoppedError, StopToken
from tiling_gui.core.results import Analysis, Facts, LookaheadResult, Solution
from tiling_gui.games.evaluate.normal_form import interchangeable
from tiling_gui.games.evaluate.notation import DECIMALS_BELOW, value_text
from tiling_gui.games.evaluate.reach import NOTHING, Reach
from tiling_gui.games.evaluate.rules import GAME, EvaluateMove, EvaluatePosition
from tiling_gui.games.evaluate.search.induction import Shape
from tiling_gui.games.evaluate.search.paper_table import tree_size
from tiling_gui.games.evaluate.search.random_play import (
    Fairness,
    HistogramBar,
    fairness,
    histogram,
    histogram_lines,
)
from tiling_gui.games.evaluate.search.solver import ExpressionSolver, proved_ends, unsettled
from tiling_gui.games.evaluate.sentences import no_value, tree_line
from tiling_gui.games.evaluate.shunting_yard import stack_lines
from tiling_gui.search.engine import EngineOptions, GameEngine, OnMove

_SOLVER = ExpressionSolver()
_TURN = threading.Lock()
_POLL = 0.02
SMALL = 200_000
"""Up to this many fillings a game is solved without a request, to find its exact reach."""


class EvaluateEngine(GameEngine[EvaluatePosition, EvaluateMove]):
    """The engine of e-Valuate.

    Games that can be enumerated are solved in seconds; a search stores its bounds and resumes.
    """

    def __init__(self, game: Game[EvaluatePosition, EvaluateMove] = GAME, **options: Unpack[EngineOptions]) -> None:
        """Take the common options. The solver uses one thread, and as much memory as the expression needs."""
        super().__init__(game, **options)

    def solve(self, position: EvaluatePosition, run: Run | None = None) -> Solution[EvaluatePosition, EvaluateMove]:
        """As ExpressionSolver.solve, also from a position with a value to be placed."""
        with self._solver(position, run := run or Run()) as solver:
            if solver is None:
                return Solution(position, *self.bounds(position))
            return solver.solve(position, run)

    questions: ClassVar[Mapping[str, str]] = {
        "chances": "of win, draw and loss if both play at random",
        "histogram": "the chances of all results",
        "postfix": "how the postfix form is made and evaluated",
    }

    def facts(self, solution: Solution, run: Run, asked: Mapping[str, str]) -> Facts:
        """The moves that keep the value, the size of the whole tree, and what is asked about random play and the stack.

        Of an expression without a value: why it has none.
        """
        position = solution.position
        size = tree_size(len(position.free), len(position.domain))
        data: dict[str, Any] = {"best_first": [], "tree_size": size}
        stepped: list[str] = []
        if "postfix" in asked:
            data["postfix"], stepped = stack_lines(position)
        if solution.value is None:
            return Facts(dict.fromkeys(asked) | data, (no_value(position), *stepped))
        value, lines = Fraction(solution.value), [tree_line(position), *stepped]
        if value.denominator > 1 and abs(value) < DECIMALS_BELOW:
            lines.append(f"About {float(value):.4f}.".replace("-", "−"))
        best = solution.best  # not in a solution from the store
        if not best and not position.is_over:
            best = tuple(entry.move for entry in self.analyse(position, run).moves if entry.value == value)
        if best:
            data["best_first"] = [str(move) for move in best]
            words = ", ".join(value_text(move) if isinstance(move, Fraction) else str(move) for move in best)
            lines.append(f"Moves that keep the value: {words}")
        try:
            if "chances" in asked:
                chances = self.fairness(position, run)
                data["chances"] = chances and chances.to_json()
                lines += [chances.sentence] if chances else []
            if "histogram" in asked:
                bars = self.histogram(position, run)
                data["histogram"] = [{"low": bar.low, "high": bar.high, "chance": bar.chance} for bar in bars]
                lines += histogram_lines(bars)
        except StoppedError:
            return Facts(data, tuple(lines), complete=False)
        return Facts(data, tuple(lines))

    def analyse(
        self,
        position: EvaluatePosition,
        run: Run | None = None,
        *,
        on_move: OnMove | None = None,
        known: Analysis | None = None,
    ) -> Analysis[EvaluatePosition, EvaluateMove]:
        """As ExpressionSolver.analyse; moves not settled in time get the bounds proved without a search."""
        with self._solver(position, run := run or Run()) as solver:
            if solver is None:
                return unsettled(position)
            return solver.analyse(position, run, on_move=on_move)

    def look_ahead(
        self, position: EvaluatePosition, depth: int, run: Run | None = None, *, evaluation: str | None = None
    ) -> LookaheadResult[EvaluateMove]:
        """As search.depth_limited with one of the game's evaluations, but by the solver if the game is about to end."""
        if depth >= _plies(position) - 2 and _enumerable(position):
            found = self.analyse(position, run)
            if found.complete:
                best = (max if position.to_move is Side.MAX else min)(entry.lower for entry in found.moves)
                return LookaheadResult(tuple(e.move for e in found.moves if e.value == best), best, depth, True)
        return super().look_ahead(position, depth, run, evaluation=evaluation)

    def bounds(self, position: EvaluatePosition) -> tuple[Any, Any]:
        """Proved bounds on the value, from constant proposals and from the reachable values; None if unknown."""
        found = proved_ends(position)
        return found.lower, found.upper

    def reach(self, position: EvaluatePosition, stop: StopToken | None = None) -> Reach:
        """Bounds on the values with which the game can still end, exact if it is small enough to be enumerated."""
        found = position.bounds()
        if found.exact or len(position.domain) ** len(position.free) > SMALL or not _enumerable(position):
            return found
        with self._solver(position, Run(stop=stop)) as solver:
            if solver is None:
                return found
            starts = [position] if position.proposed is None else [position.play(move) for move in position.moves()]
            for start in starts:
                solver.induction(start, Run(stop=stop))
            ends = [solver.reach(start) for start in starts]
        lowers = [end.lower for end in ends if end.lower is not None]
        uppers = [end.upper for end in ends if end.upper is not None]
        if not lowers or not uppers:
            return NOTHING
        return Reach(min(lowers), max(uppers), all(end.exact for end in ends))

    def fairness(self, position: EvaluatePosition, run: Run | None = None) -> Fairness | None:
        """As fairness in search/random_play.py."""
        with self._solver(position, run := run or Run()) as solver:
            if solver is None:
                raise StoppedError
            return fairness(position, solver, run)

    def histogram(self, position: EvaluatePosition, run: Run | None = None) -> tuple[HistogramBar, ...]:
        """As histogram in search/random_play.py. Raises StoppedError on a stop."""
        with self._solver(position, run := run or Run()) as solver:
            if solver is None:
                raise StoppedError
            return histogram(position, solver, run)

    @contextmanager
    def _solver(self, position: EvaluatePosition, run: Run) -> Iterator[ExpressionSolver | None]:
        """A context with the shared solver once it is free, or a new one if the game is too large; None on a stop."""
        if not _enumerable(position):
            yield ExpressionSolver(self.bound_store)
            return
        while not _TURN.acquire(timeout=_POLL):
            if run.is_set:
                yield None
                return
        try:
            yield _SOLVER
        finally:
            _TURN.release()


def _enumerable(position: EvaluatePosition) -> bool:
    left = position.expression.with_values(position.values)
    return Shape(tuple(len(members) for members in interchangeable(left)), len(position.domain)).feasible()


def _plies(position: EvaluatePosition) -> int:
    return 2 * len(position.free) - (position.proposed is not None)
