"""The engine of the matching game: the exact solver of its graph, and a look ahead with the game's own guesses."""

from collections import OrderedDict

from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.engine import LookaheadResult, OnMove
from tiling_gui.core.game import Evaluation, Side
from tiling_gui.core.limits import Deadline, Limit, Report, StopToken, silent
from tiling_gui.core.results import Analysis, MoveValue, Solution
from tiling_gui.games.matching.rules import GAME, Edge, MatchingPosition
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver, Run
from tiling_gui.search.depth_limited import look_ahead

_SOLVERS = 2
"""Graphs whose tables are kept: the one that is played on and the one before."""

_MEGABYTES, _FEWEST_MEGABYTES = 512, 16
"""Of all tables together, and of those of one graph."""


class MatchingEngine:
    """Knows the matching game."""

    evaluations = tuple(GAME.evaluations)

    def __init__(
        self, *, keeper: BoundStore | None = None, threads: int | None = None, memory_mb: int | None = None
    ) -> None:
        """`keeper` and `threads` are for games that use them: here one thread searches, and keeps what it proved."""
        self._megabytes = max(_FEWEST_MEGABYTES, min(memory_mb or _MEGABYTES, _MEGABYTES) // _SOLVERS)
        self._solvers: OrderedDict[tuple[int, tuple[Edge, ...]], MatchingSolver] = OrderedDict()

    def prepare(self, report: Report) -> None:
        """Nothing: `look_ahead` is not compiled."""

    def solve(
        self,
        position: MatchingPosition,
        *,
        limit: Limit = Limit(),
        report: Report = silent,
        stop: StopToken | None = None,
    ) -> Solution:
        """The minimax value with a line of best play, or the bounds proved until stopped."""
        if position.is_over:
            return Solution(position, position.scored, position.scored)
        solver, run = self._solver(position), Run(Deadline(limit, stop, report), scored=position.scored)
        lower, upper = solver.value(position.open, _mover(position), run)
        line: tuple[Edge, ...] = ()
        if lower == upper:
            line = tuple(solver.line(position.open, _mover(position), lower, run))
            if len(line) < lower:
                line = ()  # stopped on the way down the line; the value stands
        lower, upper = lower + position.scored, upper + position.scored
        return Solution(position, lower, upper, line, run.nodes, run.deadline.seconds, compiled=solver.is_compiled)

    def analyse(
        self,
        position: MatchingPosition,
        *,
        limit: Limit = Limit(),
        report: Report = silent,
        stop: StopToken | None = None,
        on_move: OnMove | None = None,
        known: Analysis | None = None,
    ) -> Analysis:
        """The position's own value first, so that what every move costs is known as it comes; then every move's."""
        run = Run(Deadline(limit, stop, report), "values", position.scored)
        moves = position.moves()
        run.total = len(moves)
        if not moves:
            return Analysis(position, position.scored, position.scored, ())
        solver = self._solver(position)
        lower, upper = solver.value(position.open, _mover(position), run)
        run.tell(lower, upper)
        run.is_elsewhere = True
        entries = []
        for run.done, move in enumerate(moves):
            run.tell()
            after = position.play(move)
            low, high = solver.value(after.open, _mover(after), run)
            low, high = low + after.scored, high + after.scored
            guess = float(low) if low == high else GAME.evaluations["matching"](after) or 0.0
            entries.append(MoveValue(move, low, high, guess))
            if on_move:
                on_move(entries[-1])
        best = max if position.to_move is Side.MAX else min
        lower = max(lower + position.scored, best(entry.lower for entry in entries))
        upper = min(upper + position.scored, best(entry.upper for entry in entries))
        cost = run.nodes, run.deadline.seconds
        return Analysis(position, lower, upper, tuple(entries), *cost, compiled=solver.is_compiled)

    def look_ahead(
        self,
        position: MatchingPosition,
        depth: int,
        *,
        evaluation: str | None = None,
        limit: Limit | None = None,
        stop: StopToken | None = None,
    ) -> LookaheadResult:
        """search.depth_limited with one of the game's evaluations."""
        guess = GAME.evaluations[evaluation or self.evaluations[0]]
        return look_ahead(position, depth, _remembered(guess), limit=limit, stop=stop)

    def bounds(self, position: MatchingPosition) -> tuple[int, int]:
        """By counting: one more edge at least while there is one, and no more than half the free vertices."""
        return position.scored + bool(position.open), position.scored + position.open.bit_count() // 2

    def close(self) -> None:
        """Gives the tables back."""
        self._solvers.clear()

    def _solver(self, position: MatchingPosition) -> MatchingSolver:
        graph = position.graph
        key = (len(graph.vertices), graph.edges)
        if key not in self._solvers:
            self._solvers[key] = MatchingSolver(*key, self._megabytes)
        self._solvers.move_to_end(key)
        while len(self._solvers) > _SOLVERS:
            self._solvers.popitem(last=False)
        return self._solvers[key]


def _remembered(guess: Evaluation) -> Evaluation:
    """The same guess, made once for the vertices that are left: it adds to what is chosen what depends on them alone.

    Many orders of the same edges leave the same vertices, and the guess is what a look ahead spends its time on.
    """
    known: dict[int, float] = {}

    def again(position: MatchingPosition) -> float:
        if position.open not in known:
            known[position.open] = float(guess(position) or 0) - position.scored
        return known[position.open] + position.scored

    return again


def _mover(position: MatchingPosition) -> int:
    return MAX if position.to_move is Side.MAX else MIN
