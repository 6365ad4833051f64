"""The engine of the sharing games: the exact solver, and a lookahead with the game's evaluations."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial
from typing import Any, ClassVar, Unpack

from tiling_gui.core.game import Game, Side, Value
from tiling_gui.core.limits import Limit, Progress, Run
from tiling_gui.core.results import Analysis, Facts, MoveValue, Solution
from tiling_gui.games.sharing.rules import (
    GAME,
    Propose,
    SharingMove,
    SharingPosition,
)
from tiling_gui.games.sharing.search.colour_table import ColourTable, by_colours, with_versions
from tiling_gui.games.sharing.search.solver import MOST_ELEMENTS, SharingSolver, move_value
from tiling_gui.games.sharing.set_up import Rule, SharingGame
from tiling_gui.search.engine import EngineOptions, GameEngine, OnMove

_SOLVERS = 2
"""Number of games whose tables are kept: the current and the previous one."""

_MEGABYTES = 256
_VERSION_NODES = 2_000_000
"""Positions searched at most for the other version of a game that shares faces, below a table of its values."""


class SharingEngine(GameEngine[SharingPosition, SharingMove]):
    """The engine of the sharing games. A game too large for the solver gets bounds by counting."""

    def __init__(self, game: Game[SharingPosition, SharingMove] = GAME, **options: Unpack[EngineOptions]) -> None:
        """Take the common options. It uses one thread and stores nothing: tables are rebuilt in a moment."""
        super().__init__(game, **options)
        self._megabytes = max(1, min(self.memory_mb or _MEGABYTES, _MEGABYTES) // _SOLVERS)
        self._solver = lru_cache(_SOLVERS)(partial(SharingSolver, megabytes=self._megabytes))

    def solve(self, position: SharingPosition, run: Run | None = None) -> Solution[SharingPosition, SharingMove]:
        if not can_solve(position.game):
            return Solution(position, *self.bounds(position))
        found = self._solver(position.game).solve(position, run)
        if found.complete or found.lower is None or found.upper is None:
            return found
        lower, upper = self.bounds(position)
        return replace(found, lower=max(found.lower, lower), upper=min(found.upper, upper))

    questions: ClassVar[Mapping[str, str]] = {"colours": "the shares for 1, 2, ... colours"}

    def facts(self, solution: Solution, run: Run, asked: Mapping[str, str]) -> Facts:
        """What is shared, MAX's share at random, a warning about the odd rule; the shares by colours if asked.

        Raises InputError for shares by colours under the odd rule.
        """
        game = solution.position.game
        data: dict[str, Any] = {
            "elements": game.size,
            "shared": len(game.shared_names),
            "total": str(game.total),
            "expected": str(game.expected),
        }
        lines = [f"MAX gets {solution.value} of {game.total}. {game.at_random}"]
        if game.rule == Rule.ODD:
            data["warning"] = game.warning()
            if data["warning"]:
                offer = "Write ,even at the end to do that." if game.can_be_made_even else ""
                lines.append(f"{data['warning']} {offer}".strip())
        if "colours" not in asked:
            return Facts(data, tuple(lines))
        table = by_colours(game, None, run, self._megabytes)
        return Facts(data | table.to_json(), (*lines, *table.lines()), table.complete)

    def analyse(
        self,
        position: SharingPosition,
        run: Run | None = None,
        *,
        on_move: OnMove | None = None,
        known: Analysis | None = None,
    ) -> Analysis[SharingPosition, SharingMove]:
        """The values of all moves.

        The position's own value comes first, so that a move's cost is known with its value.
        """
        run = run or Run()
        whole = self.solve(position, run)
        if not can_solve(position.game):
            after = [(move, position.play(move)) for move in position.moves()]
            unknown = tuple(move_value(move, left, *left.bounds) for move, left in after)
            return Analysis(position, whole.lower, whole.upper, unknown)

        def on_progress(part: Progress) -> None:
            # The bounds that the solver reports are those of the current move, not of the position.
            run.report_progress(replace(part, lower=whole.lower, upper=whole.upper, nodes=part.nodes + whole.nodes))

        on_progress(Progress(stage="values", total=len(position.moves())))
        moves = self._solver(position.game).move_values(position, run.part(report=on_progress), on_move)
        lower, upper = _best(position, moves, whole)
        return Analysis(position, lower, upper, moves, whole.nodes, whole.seconds)

    def candidates(self, position: SharingPosition) -> Sequence[SharingMove]:
        """The moves without equivalent ones: of the colours not used yet only the first."""
        moves = position.moves()
        if position.proposed or position.game.rule == Rule.ODD:
            return moves
        used = set(position.colours)
        fresh = next((move for move in moves if isinstance(move, Propose) and move.colour not in used), None)
        return [move for move in moves if move is fresh or (isinstance(move, Propose) and move.colour in used)]

    def bounds(self, position: SharingPosition) -> tuple[Value, Value]:
        """Bounds by counting, the share that is MAX's and everything that is not MIN's; at the start by theorems."""
        return position.game.bounds if position == SharingPosition.start(position.game) else position.bounds

    def of_sequence(self, positions: Sequence[SharingPosition], values: Sequence[Any], run: Run) -> Facts:
        """Of one game with 1, 2, ... colours: the answers to the paper's questions."""
        game = positions[0].game
        if len(positions) < 2 or any(
            position != SharingPosition.start(game.with_colours(k)) for k, position in enumerate(positions, 1)
        ):
            return Facts()
        rows = tuple(Solution(at, value, value) for at, value in zip(positions, values, strict=True))
        table = with_versions(ColourTable(game, rows), run.part(Limit(nodes=_VERSION_NODES)), self._megabytes)
        return Facts({}, tuple(table.sentences()))

    def least(self, positions: Mapping[int, SharingPosition]) -> tuple[Value, int, int] | None:
        """Everything, and bounds on the least number of colours with which MAX gets it (docs/sharing.md)."""
        game = next(iter(positions.values())).game
        if game.rule == Rule.ODD or game.attainable != game.total or not game.total:
            return None
        if any(position != SharingPosition.start(game.with_colours(k)) for k, position in positions.items()):
            return None
        return game.total, len(game.disjoint) + 1, game.enough_colours

    def following(self, before: SharingPosition, value: Value, position: SharingPosition) -> Value | None:
        """If all that can be had is had with fewer colours, it is with more of them."""
        game, more = before.game, position.game
        if value != game.attainable or more.rule == Rule.ODD or more.colours < game.colours:
            return None
        return value if position == SharingPosition.start(game.with_colours(more.colours)) else None

    def close(self) -> None:
        self._solver.cache_clear()


def can_solve(game: SharingGame) -> bool:
    """Whether the exact solver accepts the game, judged by its size, not by the time it takes."""
    return game.size <= MOST_ELEMENTS


def _best(position: SharingPosition, moves: tuple[MoveValue, ...], whole: Solution) -> tuple[Fraction, Fraction]:
    """The position's bounds, tightened by those of its moves."""
    if not moves:
        return whole.lower, whole.upper
    choose = max if position.to_move == Side.MAX else min
    lower, upper = choose(entry.lower for entry in moves), choose(entry.upper for entry in moves)
    return max(whole.lower, lower), min(whole.upper, upper)
