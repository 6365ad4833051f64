"""The engine of games won by the last move: who wins, by which moves, and the Grundy value after each move.

Values are +1 if FIRST makes the last move and -1 if SECOND does; a move wins exactly if it leads to a position of
Grundy value 0. Every thread has its own solver, so that none waits for another's table.
"""

import threading
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from typing import Any, ClassVar, Unpack

from tiling_gui.core.game import Game, Move, Side, Value
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Analysis, Facts, MoveValue, Solution
from tiling_gui.search.engine import EngineOptions, GameEngine, OnMove
from tiling_gui.search.grundy import MOMENT, GrundySolver, RemotenessSolver

_WHOLE = Progress()


def _rest(run: Run, part: Progress = _WHOLE) -> Run:
    """A run with the time left, for one query of a solver; `part` overrides done and total of its progress."""

    def tell(progress: Progress) -> None:
        done, total = (part.done, part.total) if part.total else (progress.done, progress.total)
        run.report_progress(replace(progress, done=done, total=total))

    return run.part(report=tell)


class ImpartialEngine(GameEngine):
    """The engine of one game won by the last move; a subclass provides the solver."""

    make_solver: ClassVar[Callable[[], GrundySolver]]

    def __init__(self, game: Game, **options: Unpack[EngineOptions]) -> None:
        super().__init__(game, **options)
        self._own = threading.local()

    @property
    def _solver(self) -> GrundySolver:
        if not hasattr(self._own, "solver"):
            self._own.solver = type(self).make_solver()
        solver: GrundySolver = self._own.solver
        return solver

    @property
    def _remoteness(self) -> RemotenessSolver:
        if not hasattr(self._own, "remoteness"):
            self._own.remoteness = RemotenessSolver()
        solver: RemotenessSolver = self._own.remoteness
        return solver

    def solve(self, position: Any, run: Run | None = None) -> Solution:
        """The winner, as +1 for FIRST, with a complete line: the winner plays winning moves, the loser resists longest.

        The bounds are None if nothing is proved.
        """
        run = run or Run()
        if position.is_over:
            return Solution(position, position.value(), position.value())
        line: list[Move] = []
        here, winning = position, self._solver.winning_moves(position, _rest(run))
        if winning is None:
            return Solution(position, None, None, seconds=run.seconds)
        value = win_or_loss(position.to_move, bool(winning))
        moment = run.part(Limit(seconds=MOMENT))
        while winning is not None:
            move = (winning or self._remoteness.longest(here, moment) or here.moves())[0]
            line.append(move)
            here = here.play(move)
            if here.is_over:
                nodes = self._solver.nodes
                return Solution(position, value, value, tuple(line), nodes, run.seconds)
            winning = self._solver.winning_moves(here, _rest(run))
        return Solution(position, None, None, seconds=run.seconds)

    def facts(self, solution: Solution, run: Run, asked: Mapping[str, str]) -> Facts:
        """Grundy value, winner, winning moves and remoteness; each None if it was not found, or is not defined."""
        position = solution.position
        grundy = self.grundy(position, run)
        winning = self._solver.winning_moves(position, _rest(run))
        moves = len(position.moves())
        remoteness = self._remoteness.remoteness(position, run.part(Limit(seconds=MOMENT)))
        data = {
            "grundy": grundy,
            "winner": None if winning is None else "first" if winning else "second",
            "winning_moves": None if winning is None else [self.game.move_to_json(move) for move in winning],
            "moves": moves,
            "remoteness": remoteness,
        }
        lines = [] if grundy is None else [f"Grundy value {grundy}."]
        if remoteness:
            lines.append(f"Remoteness {remoteness}.")
        if winning is not None:
            written = ", ".join(map(position.write, winning)) or "none"
            lines.append(f"Winning moves, {len(winning)} of {moves}: {written}")
        return Facts(data, tuple(lines), winning is not None)

    def analyse(
        self, position: Any, run: Run | None = None, *, on_move: OnMove | None = None, known: Analysis | None = None
    ) -> Analysis:
        """Which moves win, then the Grundy values after the others; `on_move` is called for each."""
        run = run or Run()
        moves = position.moves()
        entries = {move: MoveValue(move, -1, 1, 0.0) for move in moves}

        def tell(entry: MoveValue) -> None:
            entries[entry.move] = entry
            if on_move:
                on_move(entry)

        self._find(position, self._wins, run, tell, "values")
        losing = [entry for entry in entries.values() if entry.value == win_or_loss(position.to_move, False)]
        self._find(position, self._grundy, run, tell, "values", losing)
        if moves and len(losing) == len(moves):
            for move in self._remoteness.longest(position, run.part(Limit(seconds=MOMENT))):
                tell(replace(entries[move], is_longest=True))
        lower, upper = _bounds(position, list(entries.values()))
        nodes = self._solver.nodes
        return Analysis(position, lower, upper, tuple(entries.values()), nodes, run.seconds)

    def _find(
        self,
        position: Any,
        ask: Callable[[Any, Run], MoveValue | None],
        run: Run,
        tell: Callable[[MoveValue], None],
        stage: str,
        only: list[MoveValue] | None = None,
    ) -> None:
        """Call `ask` for every move, or `only` these, once for equal positions; pass the answers to `tell`."""
        moves = position.moves() if only is None else [entry.move for entry in only]
        known: dict[Hashable, MoveValue] = {}
        for done, move in enumerate(moves):
            if run.is_set:
                return
            after = position.play(move)
            key = after.key()
            if key not in known:
                found = ask(after, _rest(run, Progress(stage, done=done, total=len(moves))))
                if found is None:
                    return
                known[key] = found
            tell(replace(known[key], move=move))

    def _wins(self, after: Any, run: Run) -> MoveValue | None:
        """Whether the move to `after` wins; with the Grundy value if that needs no further search."""
        mover = after.to_move.other
        if after.is_over:
            return _proved(None, mover, True, 0)
        answer = self._solver.is_lost(after, run)
        return None if answer is None else _proved(None, mover, answer, 0 if answer else None)

    def _grundy(self, after: Any, run: Run) -> MoveValue | None:
        """The value of a losing move with the Grundy value it leads to; None if stopped."""
        value = self._solver.grundy(after, run)
        if value is None and run.is_set:
            return None
        return _proved(None, after.to_move.other, False, value)

    def grundy(self, position: Any, run: Run) -> int | None:
        """The Grundy value; None if the run ended first, or if the position is not equivalent to a nim heap."""
        return self._solver.grundy(position, _rest(run))

    def bounds(self, position: Any) -> tuple[Value, Value]:
        """(-1, +1), or the final value if the game is over."""
        return (position.value(), position.value()) if position.is_over else (-1, 1)

    def close(self) -> None:
        self._own = threading.local()


def win_or_loss(mover: Side, wins: bool) -> int:
    """The value if `mover` wins, or loses."""
    return 1 if (mover is Side.FIRST) == wins else -1


def _proved(move: Move, mover: Side, wins: bool, grundy: int | None) -> MoveValue:
    value = win_or_loss(mover, wins)
    return MoveValue(move, value, value, float(value), grundy=grundy)


def _bounds(position: Any, entries: list[MoveValue]) -> tuple[int, int]:
    if position.is_over:
        return position.value(), position.value()
    choose = max if position.to_move is Side.FIRST else min
    return choose(entry.lower for entry in entries), choose(entry.upper for entry in entries)
