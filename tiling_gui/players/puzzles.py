"""Puzzles: positions in which few of the moves keep the value, most often one, found by playing at random and solving.

Difficulty is what it says: the board one starts from and how many moves optimal play still takes. A puzzle is kept
as the moves that lead to it, so any game of the catalogue can have them.
"""

import datetime
import itertools
import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.drawing.positions import game_svg
from tiling_gui.core.game import Game, M, Move, P, Side, Value, reached
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.core.results import Analysis
from tiling_gui.errors import InputError
from tiling_gui.search.engine import GameEngine

LEAST_WRONG = 2
"""With fewer moves than this that give value up a position is no puzzle."""
_DAILY_DEPTHS = (6, 4, 5, 3)
"""Moves to the end of a daily puzzle: the next one where a board has none of the one before."""
_DAILY_TRIES = 300
"""Random games for each of them."""


@dataclass(frozen=True)
class Puzzle(Generic[P, M]):
    """A position with the moves that keep its value."""

    start: P
    moves: tuple[M, ...]
    """What leads from `start` to the position."""
    solution: M
    """A move that keeps the value: the only one, or the first of them."""
    value: Value
    """What the solution keeps, proved."""
    line: tuple[M, ...]
    """Optimal play from the position, beginning with the solution."""
    others: tuple[M, ...] = ()
    """The other moves that keep the value."""

    def _repr_svg_(self) -> str:
        return game_svg(game_of_position(self.start).key, self.position)

    @property
    def position(self) -> P:
        return reached(self.start, self.moves)

    @property
    def good(self) -> tuple[M, ...]:
        return (self.solution, *self.others)


def find_puzzles(
    starts: Sequence[Any],
    depth: int,
    wanted: int,
    engine: GameEngine,
    rng: random.Random,
    run: Run | None = None,
    *,
    good: int = 1,
    to_move: Side | None = None,
    tries: int | None = None,
    seconds: float | None = 5.0,
) -> list[Puzzle]:
    """Up to `wanted` puzzles whose optimal play takes `depth` moves, give or take one, no two the same up to symmetry.

    Fewer when stopped or after `tries`. Each try plays a random game from one of `starts` and looks `depth` moves
    before its end; a position that takes longer than `seconds` is passed over. `good` moves keep the value, and
    `to_move` is to find one, if that is asked for. Progress: puzzles found of those wanted, and tries as nodes.
    """
    run = run or Run()
    found: dict[Hashable, Puzzle] = {}
    for done in itertools.count(1) if tries is None else range(1, tries + 1):
        if len(found) >= wanted or run.is_set:
            break
        run.report(Progress(stage="searching", done=len(found), total=wanted, nodes=done))
        start = rng.choice(starts)
        game = random_game(start, rng)
        moves = game[: max(0, len(game) - depth)]
        position = reached(start, moves)
        if len(position.moves()) < good + LEAST_WRONG or to_move not in (None, position.to_move):
            continue
        puzzle = pose(start, moves, engine, seconds=seconds, stop=run)
        if puzzle and len(puzzle.good) == good and abs(len(puzzle.line) - depth) <= 1:
            found.setdefault(position.key(), puzzle)
    return list(found.values())


def random_game(start: Any, rng: random.Random) -> tuple[Move, ...]:
    """The moves of a game in which every legal move is equally likely."""
    position, moves = start, []
    while not position.is_over:
        moves.append(rng.choice(position.moves()))
        position = position.play(moves[-1])
    return tuple(moves)


def pose(
    start: Any,
    moves: tuple[Move, ...],
    engine: GameEngine,
    *,
    seconds: float | None = 5.0,
    stop: StopToken | None = None,
) -> Puzzle | None:
    """The position after `moves` as a puzzle, whatever its depth.

    None where the game is over, where every move keeps the value, and where not every move was solved in `seconds`.
    """
    position = reached(start, moves)
    if position.is_over:
        return None
    analysis = engine.analyse(position, Run(Limit(seconds=seconds), stop=stop))
    return pose_analysed(start, moves, analysis, engine, seconds=seconds, stop=stop)


def pose_analysed(
    start: Any,
    moves: tuple[Move, ...],
    analysis: Analysis,
    engine: GameEngine,
    *,
    seconds: float | None = 5.0,
    stop: StopToken | None = None,
) -> Puzzle | None:
    """The same where the position is analysed already."""
    if not analysis.complete or analysis.value is None:
        return None
    keeping = [entry.move for entry in analysis.moves if entry.value == analysis.value]
    if len(keeping) == len(analysis.moves):
        return None
    rest = analysis.position.play(keeping[0])
    line = () if rest.is_over else engine.solve(rest, Run(Limit(seconds=seconds), stop=stop)).line
    if not (line or rest.is_over):
        return None
    return Puzzle(start, moves, keeping[0], analysis.value, (keeping[0], *line), tuple(keeping[1:]))


def starts_of(game: Game, board: str) -> list[Any]:
    """The start `board` with either player to move first, where the game allows both. Raises InputError."""
    found: list[Any] = []
    for side in game.sides:
        try:
            found.append(game.parse(board, side))
        except InputError:
            if side is game.sides[0]:
                raise
    return found


def daily_puzzle(game: Game, day: datetime.date, engine: GameEngine, run: Run | None = None) -> Puzzle | None:
    """The puzzle of a day, the same on every machine: its random choices follow from the game and the date alone.

    Nothing in it depends on time. From Monday on the boards of the game get larger. None when stopped, and for a
    game without `puzzle_boards`.
    """
    if not game.puzzle_boards:
        return None
    rng = random.Random(f"{game.key} {day.isoformat()}")
    starts = starts_of(game, game.puzzle_boards[day.weekday() * len(game.puzzle_boards) // 7])
    for depth in _DAILY_DEPTHS:
        found = find_puzzles(
            starts, depth, 1, engine, rng, run, tries=_DAILY_TRIES, seconds=None)  # fmt: skip
        if found:
            return found[0]
    return None
