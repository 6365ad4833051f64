"""Puzzles: positions in which exactly one move keeps the value, found by playing at random and solving exactly.

Difficulty is what it says: the board one starts from and how many moves optimal play still takes. A puzzle is kept
as the moves that lead to it, so any game of the catalogue can have them.
"""

import itertools
import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.engine import GameEngine
from tiling_gui.core.game import Move, Value
from tiling_gui.core.limits import Limit, Progress, Report, StopToken, silent

LEAST_CHOICE = 4
"""Fewer legal moves than this are no puzzle."""


@dataclass(frozen=True)
class Puzzle:
    """A position with its only right move."""

    start: Any
    moves: tuple[Move, ...]
    """What leads from `start` to the position."""
    solution: Move
    value: Value
    """What the solution keeps, proved."""
    line: tuple[Move, ...]
    """Optimal play from the position, beginning with the solution."""

    @property
    def position(self) -> Any:
        """Where the right move is to be found."""
        position = self.start
        for move in self.moves:
            position = position.play(move)
        return position


def find_puzzle(
    start: Any,
    depth: int,
    engine: GameEngine,
    rng: random.Random,
    *,
    tries: int | None = None,
    seconds: float = 5.0,
    report: Report = silent,
    stop: StopToken | None = None,
) -> Puzzle | None:
    """A puzzle whose optimal play takes `depth` moves, give or take one; None when stopped or after `tries`.

    Each try plays a random game and looks `depth` moves before its end; a position that takes longer than
    `seconds` is passed over.
    """
    found = find_puzzles([start], depth, 1, engine, rng, tries=tries, seconds=seconds, report=report, stop=stop)
    return found[0] if found else None


def find_puzzles(
    starts: Sequence[Any],
    depth: int,
    wanted: int,
    engine: GameEngine,
    rng: random.Random,
    *,
    tries: int | None = None,
    seconds: float = 5.0,
    report: Report = silent,
    stop: StopToken | None = None,
) -> list[Puzzle]:
    """Up to `wanted` puzzles as of `find_puzzle`, no two the same up to symmetry; fewer when stopped or after `tries`.

    Every try begins at one of `starts`. Progress: puzzles found of those wanted, and tries as nodes.
    """
    found: dict[Hashable, Puzzle] = {}
    for done in itertools.count(1) if tries is None else range(1, tries + 1):
        if len(found) >= wanted or (stop and stop.is_set):
            break
        report(Progress(stage="searching", done=len(found), total=wanted, nodes=done))
        start = rng.choice(starts)
        game = random_game(start, rng)
        puzzle = _puzzle_at(start, game[: max(0, len(game) - depth)], depth, engine, seconds, stop)
        if puzzle:
            found.setdefault(puzzle.position.key(), puzzle)
    return list(found.values())


def random_game(start: Any, rng: random.Random) -> tuple[Move, ...]:
    """The moves of a game in which every legal move is equally likely."""
    position, moves = start, []
    while not position.is_over:
        moves.append(rng.choice(position.moves()))
        position = position.play(moves[-1])
    return tuple(moves)


def _puzzle_at(
    start: Any, moves: tuple[Move, ...], depth: int, engine: GameEngine, seconds: float, stop: StopToken | None
) -> Puzzle | None:
    position = start
    for move in moves:
        position = position.play(move)
    if position.is_over or len(position.moves()) < LEAST_CHOICE:
        return None
    analysis = engine.analyse(position, limit=Limit(seconds=seconds), stop=stop)
    if not analysis.complete or analysis.value is None:
        return None
    keeping = [entry.move for entry in analysis.moves if entry.value == analysis.value]
    if len(keeping) != 1:
        return None
    rest = position.play(keeping[0])
    line = () if rest.is_over else engine.solve(rest, limit=Limit(seconds=seconds), stop=stop).line
    if abs(1 + len(line) - depth) > 1:
        return None
    return Puzzle(start, moves, keeping[0], analysis.value, (keeping[0], *line))
