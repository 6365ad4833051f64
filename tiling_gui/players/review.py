"""Review of a game by proved values only: mistakes, better moves, and the move that decided the game.

A move is a mistake if it changes the minimax value of the position. Positions are solved from the end of the game to
its start, easy ones first, so that a review that is stopped has judged the end. What is not solved in time has bounds,
which may prove mistakes as well (losses.py). Estimates are never used.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Generic

from tiling_gui.core.game import M, Move, P, Side, Value, distance, steps
from tiling_gui.core.limits import Limit, Progress, Report, Run, no_report
from tiling_gui.core.results import Solution
from tiling_gui.players.losses import Bounds, Loss, exact, intersection, losses, tightened
from tiling_gui.search.engine import GameEngine
from tiling_gui.search.result import maximises

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
    """The value before the move; if not `exact`, what the side was proved to have at least."""
    after: Value
    """The value after the move; if not `exact`, what the side is proved to have at most."""
    line: tuple[M, ...] = ()
    """Optimal play from before the move to the end, beginning with a move that keeps the value, which then is `before`;
    () if none was found in time.
    """
    exact: bool = True
    """False if not both values are proved: the move costs `cost` or more."""

    @property
    def better(self) -> Move | None:
        """A move that would have kept the value."""
        return self.line[0] if self.line else None

    @property
    def cost(self) -> Value:
        """The change of the value, or the least that is proved: negative for MAX, positive for MIN."""
        return self.after - self.before

    @property
    def lost(self) -> Value:
        """What the side lost, or the least that is proved."""
        return distance(self.before, self.after)

    @property
    def bounds(self) -> tuple[Bounds, Bounds]:
        """Bounds on the value before and after the move."""
        if self.exact:
            return (self.before, self.before), (self.after, self.after)
        if self.cost < 0:
            return (self.before, None), (None, self.after)
        return (None, self.before), (self.after, None)


@dataclass(frozen=True)
class Accuracy:
    """One side's accuracy."""

    moves: int = 0
    judged: int = 0
    """The number of moves proved to keep the value or to be mistakes."""
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
    losses: tuple[Loss, ...] = ()
    """What is proved lost, without it being known by which of several moves."""

    @property
    def exact(self) -> bool:
        """Whether the value of every position of the line is proved."""
        return all(exact(bounds) is not None for bounds in self.values)

    def sides(self) -> tuple[Side, ...]:
        return tuple(position.to_move for position, _ in steps(self.start, self.moves))

    @property
    def kept(self) -> tuple[int, ...]:
        """The numbers of the moves proved to have kept the value."""
        known, wrong = [exact(bounds) is not None for bounds in self.values], {each.ply for each in self.mistakes}
        return tuple(ply for ply in range(1, len(known)) if known[ply - 1] and known[ply] and ply not in wrong)

    def tally(self, side: Side) -> Accuracy:
        movers = self.sides()
        kept = sum(movers[ply - 1] is side for ply in self.kept)
        return Accuracy(movers.count(side), kept + len(self.of(side)), kept)

    def of(self, side: Side) -> tuple[Mistake[M], ...]:
        return tuple(mistake for mistake in self.mistakes if mistake.side is side)

    def losses_of(self, side: Side) -> tuple[Loss, ...]:
        return tuple(loss for loss in self.losses if loss.side is side)

    def count(self, side: Side | None = None) -> int:
        """How many mistakes are proved, by one side or by both."""
        sides = tuple(dict.fromkeys(self.sides())) if side is None else (side,)
        return sum(len(self.of(each)) + sum(loss.mistakes for loss in self.losses_of(each)) for each in sides)


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
    """Judge every move of a line.

    `known` are bounds proved before, after 0, 1, ... moves; `seconds` is the time limit for each position. If a
    position is not solved in time its bounds are used. `on_bounds` is called with (number of moves, bounds) as soon as
    a position was tried.
    """
    run, positions = run or Run(), [start]
    for move in moves:
        positions.append(positions[-1].play(move))
    values: list[Bounds] = [(None, None)] * len(positions)
    lines: dict[int, tuple[M, ...]] = {}
    spent, in_vain = Progress(stage="reviewing", total=len(positions)), 0

    def solve(ply: int, report: Report) -> Solution[P, M]:
        solution = engine.solve(positions[ply], run.part(Limit(seconds=seconds), report))
        if solution.value is not None:
            lines[ply] = tuple(solution.line)
        return solution

    def make_sure_of_line(ply: int) -> None:
        if exact(values[ply]) is None or lines.get(ply) or run.is_set:
            return
        if mistake(ply + 1, positions[ply].to_move, moves[ply], *values[ply : ply + 2]):
            solve(ply, no_report)

    for ply in range(len(moves), -1, -1):
        position = positions[ply]
        bounds = _with_child(known[ply] if ply < len(known) else (None, None), ply, positions, values)
        if position.is_over:
            bounds = _final(position, engine)
        elif exact(bounds) is None and in_vain < _IN_VAIN and not run.is_set:
            run.report(spent)
            solution = solve(ply, _only_preparing(run.report, spent))
            bounds = intersection(bounds, (solution.lower, solution.upper))
            in_vain = 0 if exact(bounds) is not None else in_vain + 1
            spent = replace(spent, nodes=spent.nodes + solution.nodes, seconds=spent.seconds + solution.seconds)
        elif exact(bounds) is None:
            bounds = intersection(bounds, engine.bounds(position))
        values[ply] = bounds
        if on_bounds:
            on_bounds(ply, bounds)
        if ply < len(moves):
            make_sure_of_line(ply)
        spent = replace(spent, done=spent.done + 1)
        run.report(spent)
    values = list(tightened(positions, values, engine.game.largest_cost))
    for ply in range(len(moves)):
        make_sure_of_line(ply)
    return judged(positions, moves, values, engine.game.largest_cost, lines)


def judged(
    positions: Sequence[P],
    moves: Sequence[M],
    values: Sequence[Bounds],
    largest_cost: Value | None,
    lines: Mapping[int, tuple[M, ...]] = MappingProxyType({}),
) -> Review[P, M]:
    """What bounds after each of `moves` prove; `lines` are optimal play from before a move."""
    found = losses(positions, values, largest_cost)
    if found:
        values = tightened(positions, values, largest_cost)
    placed = (loss.numbers[0] for loss in found if loss.is_placed)
    wrong = [
        mistake(k, positions[k - 1].to_move, moves[k - 1], values[k - 1], values[k], lines.get(k - 1, ()))
        for k in placed
    ]
    mistakes = tuple(each for each in wrong if each is not None)
    others = tuple(loss for loss in found if not loss.is_placed)
    return Review(positions[0], tuple(moves), tuple(values), mistakes, _deciding(values), others)


def _only_preparing(report: Report, spent: Progress) -> Report:
    """Forward the stage "preparing" only: the progress within one position says nothing about the review."""

    def on_progress(progress: Progress) -> None:
        report(replace(spent, stage="preparing") if progress.stage == "preparing" else spent)

    return on_progress


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


def mistake(
    ply: int, side: Side, move: M, before: Bounds, after: Bounds, line: tuple[M, ...] = ()
) -> Mistake[M] | None:
    """A move as a mistake; None unless bounds before and after it prove that it changed the value."""
    at = 0 if side in (Side.MAX, Side.FIRST) else 1
    had, has = before[at], after[1 - at]
    if had is None or has is None or (had <= has if at == 0 else had >= has):
        return None
    return Mistake(ply, side, move, had, has, line, None not in (exact(before), exact(after)))


def _deciding(values: Sequence[Bounds]) -> int | None:
    """The move after which the final result (above, at or below the minimax value) no longer changed.

    None if it never changed, or if a value after it is not exact.
    """
    minimax, final = exact(values[0]), exact(values[-1])
    if minimax is None or final is None:
        return None

    def result(value: Value) -> int:
        return int(value > minimax) - int(value < minimax)

    for ply in range(len(values) - 1, -1, -1):
        value = exact(values[ply])
        if value is None:
            return None
        if result(value) != result(final):
            return ply + 1
    return None
