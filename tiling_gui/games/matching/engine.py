"""The engine of the matching game: the exact solver of its graph, and a lookahead with the game's evaluations."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import ClassVar, Unpack

from tiling_gui.core.game import Evaluation, Game, Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.core.results import Analysis, Facts, LookaheadResult, MoveValue, Solution
from tiling_gui.games.matching.graph_facts import facts_by
from tiling_gui.games.matching.rules import GAME, Edge, MatchingPosition, by_matching
from tiling_gui.games.matching.search.solver import MAX, MIN, MatchingSolver
from tiling_gui.search.depth_limited import look_ahead
from tiling_gui.search.engine import EngineOptions, GameEngine, OnMove
from tiling_gui.search.sliced import Work

_SOLVERS = 2
"""Number of graphs whose tables are kept: the current and the previous one."""

SECONDS = 2.0
"""The time for facts that were not asked for."""
_MEGABYTES, _FEWEST_MEGABYTES = 512, 16
"""Size of all tables together, and minimum for those of one graph."""


class MatchingEngine(GameEngine[MatchingPosition, Edge]):
    def __init__(self, game: Game[MatchingPosition, Edge] = GAME, **options: Unpack[EngineOptions]) -> None:
        """Take the common options. It searches with one thread, and keeps its results in its own tables."""
        super().__init__(game, **options)
        self._megabytes = max(_FEWEST_MEGABYTES, min(self.memory_mb or _MEGABYTES, _MEGABYTES) // _SOLVERS)
        self._solvers = lru_cache(_SOLVERS)(partial(MatchingSolver, megabytes=self._megabytes))

    def solve(self, position: MatchingPosition, run: Run | None = None) -> Solution[MatchingPosition, Edge]:
        """The minimax value with a line of best play, or the bounds proved before a stop."""
        if position.is_over:
            return Solution(position, position.scored, position.scored)
        solver, work = self._solver(position), Work(run, scored=position.scored)
        lower, upper = self._value(position, work)
        line: tuple[Edge, ...] = ()
        if lower == upper:
            left = lower - position.scored
            line = tuple(solver.line(position.open, _mover(position), left, work))
            if len(line) < left:
                line = ()  # stopped within the line; the value is still proved
        return Solution(position, lower, upper, line, work.nodes, work.run.seconds, compiled=solver.is_compiled)

    questions: ClassVar[Mapping[str, str]] = {"zugzwang": "all facts, however long they take"}

    def facts(self, solution: Solution, run: Run, asked: Mapping[str, str]) -> Facts:
        """What graph_facts.py says of the graph, within `SECONDS` unless it is asked; nothing once a move was made."""
        position = solution.position
        if position.scored:
            return Facts()
        graph = position.graph
        limited = run if "zugzwang" in asked else run.part(Limit(seconds=SECONDS))
        found = facts_by(self._solver(position), graph.name, limited, position.names)
        data = found.to_json()
        del data["graph"]
        return Facts(data, (found.sentence,), found.complete or "zugzwang" not in asked)

    def analyse(
        self,
        position: MatchingPosition,
        run: Run | None = None,
        *,
        on_move: OnMove | None = None,
        known: Analysis | None = None,
    ) -> Analysis[MatchingPosition, Edge]:
        """The values of all moves.

        First an estimate and quick bounds for every move, then the position's own value, so that the cost of a move is
        known with its value, then every move's value. Moves equivalent under the graph's symmetries are searched once.
        """
        work = Work(run, "values", position.scored)
        moves = position.moves()
        work.total = len(moves)
        if not moves:
            return Analysis(position, position.scored, position.scored, ())
        solver, found, classes = self._solver(position), dict[Edge, MoveValue](), position.classes()

        def tell(alike: list[Edge], lower: int, upper: int) -> None:
            guess = float(lower) if lower == upper else by_matching(position.play(alike[0]))
            for move in alike:
                found[move] = MoveValue(move, lower, upper, guess)
                if on_move:
                    on_move(found[move])

        def result(lower: int, upper: int) -> Analysis[MatchingPosition, Edge]:
            best = max if position.to_move is Side.MAX else min
            lower = max(lower, best(entry.lower for entry in found.values()))
            upper = min(upper, best(entry.upper for entry in found.values()))
            entries = tuple(found[move] for move in moves)
            cost = work.nodes, work.run.seconds
            return Analysis(position, lower, upper, entries, *cost, compiled=solver.is_compiled)

        for alike in classes:
            tell(alike, *self.bounds(position.play(alike[0])))
        work.set_bounds(*solver.bounds(position.open, _mover(position)))
        work.report()
        lower, upper = self._value(position, work)
        work.set_bounds(lower - work.scored, upper - work.scored)
        work.report()
        work.is_elsewhere = True
        if len(classes) == 1:  # any move is a best one
            tell(list(moves), lower, upper)
            return result(lower, upper)
        for alike in classes:
            work.report()
            tell(alike, *self._value(position.play(alike[0]), work))
            work.done += len(alike)
        return result(lower, upper)

    def look_ahead(
        self, position: MatchingPosition, depth: int, run: Run | None = None, *, evaluation: str | None = None
    ) -> LookaheadResult[Edge]:
        """As search.depth_limited with one of the game's evaluations; of equivalent moves only one is searched."""
        guess = GAME.evaluations[evaluation or self.evaluations[0]]
        alike = {moves[0]: moves for moves in position.classes()}

        def candidates(at: MatchingPosition) -> Sequence[Edge]:
            return list(alike) if at is position else at.moves()

        found = look_ahead(position, depth, _remembered(guess), run, candidates=candidates)
        best = {move for one in found.best for move in alike[one]}
        return replace(found, best=tuple(move for move in position.moves() if move in best))

    def bounds(self, position: MatchingPosition) -> tuple[int, int]:
        """Bounds by counting: at least one more edge if there is one, and at most half the free vertices."""
        return position.scored + bool(position.open), position.scored + position.open.bit_count() // 2

    def close(self) -> None:
        self._solvers.cache_clear()

    def _value(self, position: MatchingPosition, work: Work) -> tuple[int, int]:
        """Proved bounds on the final number of edges.

        While all moves are equivalent the first is played, because refuting a value would mean refuting it for each of
        them.
        """
        while len(classes := position.classes()) == 1:
            position = position.play(classes[0][0])
        if not work.is_elsewhere:
            work.scored = position.scored
        lower, upper = self._solver(position).value(position.open, _mover(position), work)
        return lower + position.scored, upper + position.scored

    def _solver(self, position: MatchingPosition) -> MatchingSolver:
        return self._solvers(len(position.graph.vertices), position.graph.edges)


def _remembered(guess: Evaluation) -> Evaluation:
    """The evaluation, cached by the remaining vertices, on which alone its estimate of the future depends.

    Many orders of the same edges leave the same vertices, and a lookahead spends its time on evaluations.
    """
    known: dict[int, float] = {}

    def again(position: MatchingPosition) -> float:
        if position.open not in known:
            known[position.open] = float(guess(position) or 0) - position.scored
        return known[position.open] + position.scored

    return again


def _mover(position: MatchingPosition) -> int:
    return MAX if position.to_move is Side.MAX else MIN
