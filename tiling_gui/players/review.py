"""Review of a game by exact values only: mistakes, better moves, and the move that decided the game.

A move is a mistake if it changes the minimax value of the position. Positions are solved from the end of the game to
its start, easy ones first, so that a review that is stopped has judged the end. Estimates are never used.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from tiling_gui.core.game import M, Move, P, Side, Value, steps
from tiling_gui.core.limits import Limit, Progress, Report, Run, no_report
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.result import maximises

Bounds = tuple[Value | None, Value | None]
"""Proved bounds on the final value; equal if it is exact, None if nothing is known."""

_IN_VAIN = 2
"""After this many consecutive positions not solved in time, earlier positions are not tried."""


@dataclass(frozen=True)
class Mistake(Generic[M]):
    """A move that changed the value of the game."""

    ply: int
    """The number of the move, from 1."""
    side: Side
    move: M
    before: Value
    """The value before the move."""
    after: Value
    """The value after the move."""
    line: tuple[M, ...] = ()
    """Optimal play from before the move to the end, beginning with a move that keeps the value; () if the value was
    known from elsewhere and no line was found in time.
    """

    @property
    def better(self) -> Move | None:
        """A move that would have kept the value."""
        return self.line[0] if self.line else None

    @property
    def cost(self) -> Value:
        """The change of the value: negative for MAX, positive for MIN."""
        return self.after - self.before


@dataclass(frozen=True)
class Accuracy:
    """One side's accuracy."""

    moves: int = 0
    judged: int = 0
    """The number of moves before and after which the value is proved."""
    kept: int = 0
    """The number of judged moves that kept the value."""


@dataclass(frozen=True)
class Review(Generic[P, M]):
    """Everything proved about a line of moves."""

    start: P
    moves: tuple[M, ...]
    values: tuple[Bounds, ...]
    """values[k] are the proved bounds after k moves."""
    mistakes: tuple[Mistake[M], ...]
    deciding: int | None
    """The move (from 1) after which the result no longer changed; None if it never changed or is not known."""
    rests_on: tuple[str, ...] = ()
    """Sources not proved here that the values depend on."""

    @property
    def exact(self) -> bool:
        """Whether the value of every position of the line is proved."""
        return all(_exact(bounds) is not None for bounds in self.values)

    def sides(self) -> tuple[Side, ...]:
        return tuple(position.to_move for position, _ in steps(self.start, self.moves))

    def tally(self, side: Side) -> Accuracy:
        wrong = {mistake.ply for mistake in self.mistakes}
        found = Accuracy()
        for ply, mover in enumerate(self.sides(), 1):
            if mover is side:
                judged = None not in (_exact(self.values[ply - 1]), _exact(self.values[ply]))
                kept = judged and ply not in wrong
                found = Accuracy(found.moves + 1, found.judged + judged, found.kept + kept)
        return found

    def of(self, side: Side) -> tuple[Mistake[M], ...]:
        return tuple(mistake for mistake in self.mistakes if mistake.side is side)


def review(
    start: P,
    moves: Sequence[M],
    engine: GameEngine[P, M],
    run: Run | None = None,
    *,
    known: Sequence[Bounds] = (),
    seconds: float | None = None,
    on_bounds: Callable[[int, Bounds], None] | None = None,
) -> Review[P, M]:
    """Judges every move of a line.

    `known` are bounds proved before, after 0, 1, ... moves; `seconds` is the time limit for each position. If a
    position is not solved in time its bounds are used, and the moves next to it are not judged. `on_bounds` is called
    with (number of moves, bounds) as soon as the bounds are final.
    """
    run, positions = run or Run(), [start]
    for move in moves:
        positions.append(positions[-1].play(move))
    values: list[Bounds] = [(None, None)] * len(positions)
    mistakes: list[Mistake] = []
    rests: set[str] = set()
    spent, in_vain = Progress(stage="reviewing", total=len(positions)), 0
    for ply in range(len(moves), -1, -1):
        position = positions[ply]
        lines: tuple[M, ...] = ()
        bounds = _with_child(known[ply] if ply < len(known) else (None, None), ply, positions, values)
        if position.is_over:
            bounds = _final(position, engine)
        elif _exact(bounds) is None and in_vain < _IN_VAIN and not run.is_set:
            run.report(spent)
            solution = engine.solve(position, run.part(Limit(seconds=seconds), _only_preparing(run.report, spent)))
            bounds, lines = intersection(bounds, (solution.lower, solution.upper)), solution.line
            rests.update(solution.rests_on)
            in_vain = 0 if _exact(bounds) is not None else in_vain + 1
            spent = replace(spent, nodes=spent.nodes + solution.nodes, seconds=spent.seconds + solution.seconds)
        elif _exact(bounds) is None:
            bounds = intersection(bounds, engine.bounds(position))
        values[ply] = bounds
        if on_bounds:
            on_bounds(ply, bounds)
        if ply < len(moves):
            mistake = _mistake(ply, position, moves[ply], values)
            if mistake:
                if not lines and not run.is_set:
                    lines = engine.solve(position, run.part(Limit(seconds=seconds), no_report)).line
                mistakes.insert(0, replace(mistake, line=tuple(lines)))
        spent = replace(spent, done=spent.done + 1)
        run.report(spent)
    return Review(start, tuple(moves), tuple(values), tuple(mistakes), _deciding(values), tuple(sorted(rests)))


def _only_preparing(report: Report, spent: Progress) -> Report:
    """Forwards the stage "preparing" only: the progress within one position says nothing about the review."""

    def on_progress(progress: Progress) -> None:
        report(replace(spent, stage="preparing") if progress.stage == "preparing" else spent)

    return on_progress


def intersection(first: Bounds, second: Bounds) -> Bounds:
    """The intersection of two bounds on the same position."""
    lower = [bound for bound in (first[0], second[0]) if bound is not None]
    upper = [bound for bound in (first[1], second[1]) if bound is not None]
    return max(lower, default=None), min(upper, default=None)


def _final(position: Any, engine: GameEngine) -> Bounds:
    if position.to_move in (Side.MAX, Side.MIN):
        value = position.value()
        return value, value
    return engine.bounds(position)


def _with_child(bounds: Bounds, ply: int, positions: Sequence[Any], values: Sequence[Bounds]) -> Bounds:
    """Tightens bounds by those after the move played: the mover can get at least as much."""
    if ply + 1 >= len(positions):
        return bounds
    lower, upper = values[ply + 1]
    upwards = maximises(positions[ply])
    return intersection(bounds, (lower, None) if upwards else (None, upper))


def _exact(bounds: Bounds) -> Value | None:
    return bounds[0] if bounds[0] == bounds[1] else None


def _mistake(ply: int, position: Any, move: Move, values: Sequence[Bounds]) -> Mistake | None:
    before, after = _exact(values[ply]), _exact(values[ply + 1])
    if before is None or after is None or before == after:
        return None
    return Mistake(ply + 1, position.to_move, move, before, after)


def _deciding(values: Sequence[Bounds]) -> int | None:
    """The move after which the final result (above, at or below the minimax value) no longer changed.

    None if it never changed, or if a value after it is not exact.
    """
    minimax, final = _exact(values[0]), _exact(values[-1])
    if minimax is None or final is None:
        return None

    def result(value: Value) -> int:
        return int(value > minimax) - int(value < minimax)

    for ply in range(len(values) - 1, -1, -1):
        value = _exact(values[ply])
        if value is None:
            return None
        if result(value) != result(final):
            return ply + 1
    return None
