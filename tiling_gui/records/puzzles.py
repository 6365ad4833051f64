"""Puzzles: positions in which few moves keep the value, most often one, found by random play and solving.

A puzzle's difficulty is given by its board and by the number of moves that optimal play still takes. It is stored as
the moves that lead to it, so it works for all games of the catalogue.
"""

import datetime
import itertools
import random
from collections.abc import Hashable, Sequence
from typing import Any

from tiling_gui.core import catalogue
from tiling_gui.core.board import Square, square_name
from tiling_gui.core.game import Game, Move, Side, reached
from tiling_gui.core.limits import Limit, Progress, Run, StopToken
from tiling_gui.core.results import Analysis
from tiling_gui.language import tr
from tiling_gui.records.task import Task
from tiling_gui.search.engine import GameEngine

LEAST_WRONG = 2
"""A puzzle has at least this many moves that do not keep the value."""
TRIES = 500
"""Random games to play for each puzzle wanted."""
_DAILY_DEPTHS = (6, 4, 5, 3)
"""Moves to the end of a daily puzzle: each is tried if a board has no puzzle with the one before."""
_DAILY_TRIES = 300
"""Random games to try for each."""


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
) -> list[Task]:
    """Up to `wanted` puzzles, distinct up to symmetry, whose optimal play takes `depth` moves, give or take one.

    Fewer if stopped or after `tries`. Each try plays a random game from one of `starts` and takes the position `depth`
    moves before its end; one that takes longer than `seconds` is skipped. Exactly `good` moves keep the value;
    `to_move` restricts the side to move. Progress counts puzzles found of those wanted, and tries as nodes.
    """
    run = run or Run()
    found: dict[Hashable, Task] = {}
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
        if puzzle and len(puzzle.right) == good and abs(len(puzzle.line) - depth) <= 1:
            found.setdefault(position.key(), puzzle)
    return list(found.values())


def random_game(start: Any, rng: random.Random) -> tuple[Move, ...]:
    """The moves of a game of uniformly random legal moves."""
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
) -> Task | None:
    """The position after `moves` as a puzzle of any depth.

    None if the game is over, if every move keeps the value, or if not every move was solved in `seconds`.
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
) -> Task | None:
    """Like `pose`, with an analysis of the position after `moves`."""
    if not analysis.complete or analysis.value is None:
        return None
    keeping = [entry.move for entry in analysis.moves if entry.value == analysis.value]
    if len(keeping) == len(analysis.moves):
        return None
    rest = analysis.position.play(keeping[0])
    line = () if rest.is_over else engine.solve(rest, Run(Limit(seconds=seconds), stop=stop)).line
    if not (line or rest.is_over):
        return None
    return Task(engine.game, start, moves, analysis.value, right=tuple(keeping), line=(keeping[0], *line))


def daily_puzzle(game: Game, day: datetime.date, engine: GameEngine, run: Run | None = None) -> Task | None:
    """The puzzle of a day, the same on every machine: its random choices depend on the game and the date only.

    There is no time limit in it. The boards get larger from Monday on. None if stopped, and for a game without
    `puzzle_boards`.
    """
    if not game.puzzle_boards:
        return None
    rng = random.Random(f"{game.key} {day.isoformat()}")
    board = game.puzzle_boards[day.weekday() * len(game.puzzle_boards) // 7]
    for depth in _DAILY_DEPTHS:
        found = find_puzzles(
            catalogue.starts(board, game), depth, 1, engine, rng, run, tries=_DAILY_TRIES, seconds=None)  # fmt: skip
        if found:
            return found[0]
    return None


# Hints, each saying more than the one before: where not to look, where to look, the move ---------------------------

_NAMED = 8
"""The most moves that a sentence names."""


def hints(puzzle: Task) -> tuple[str, str, str]:
    """Three sentences, true of every move that keeps the value, except that the last two are about one of them."""
    position, game = puzzle.position, puzzle.game
    move = tr("The move is {move}.", move=position.write(puzzle.right[0]))
    if game.squares is not None:
        free = {square for each in position.moves() for square in game.squares(each)}
        good = [tuple(game.squares(each)) for each in puzzle.right]
        without = _strip(free, {square for each in good for square in each})
        if without:
            return without, _region(free, good[0]), move
    wrong = [each for each in position.moves() if each not in puzzle.right]
    ruled_out = wrong[: max(1, min(_NAMED, len(wrong) // 2))]
    open_still = [each for each in wrong if each not in ruled_out][:2]
    named = ", ".join(map(position.write, ruled_out))
    choice = ", ".join(position.write(each) for each in position.moves() if each in (puzzle.right[0], *open_still))
    where = tr("It is one of these: {moves}.", moves=choice)
    if puzzle.rule:
        return tr("None of these beats the strategy: {moves}.", moves=named), where, move
    return tr("None of these keeps the value: {moves}.", moves=named), where, move


def _strip(free: set[Square], good: set[Square]) -> str:
    """A sentence about rows or columns at one side that no good move touches, those with most free squares; or ""."""
    best, said = 0, ""
    for axis in (0, 1):
        low, high = min(square[axis] for square in good), max(square[axis] for square in good)
        for beyond in (range(low), range(high + 1, 1 + max(square[axis] for square in free))):
            inside = [square for square in free if square[axis] in beyond]
            if len(inside) > best:
                best, said = len(inside), _lines(axis, sorted({square[axis] for square in inside}))
    return said


def _lines(axis: int, numbers: Sequence[int]) -> str:
    first, last = (_name(axis, number) for number in (numbers[0], numbers[-1]))
    if axis == 0:
        one = tr("Not there: no good move touches row {first}.", first=first)
        more = tr("Not there: no good move touches rows {first} to {last}.", first=first, last=last)
    else:
        one = tr("Not there: no good move touches column {first}.", first=first)
        more = tr("Not there: no good move touches columns {first} to {last}.", first=first, last=last)
    return one if first == last else more


def _name(axis: int, number: int) -> str:
    """The name of a row, "3", or of a column, "c"."""
    name = square_name((number, 0) if axis == 0 else (0, number))
    return name[1:] if axis == 0 else name[:-1]


def _region(free: set[Square], tile: Sequence[Square]) -> str:
    """A sentence with the rectangle one square around the move, limited to free squares."""
    rows, columns = [square[0] for square in tile], [square[1] for square in tile]
    near = [
        (row, column)
        for row, column in free
        if min(rows) - 1 <= row <= max(rows) + 1 and min(columns) - 1 <= column <= max(columns) + 1
    ]
    top_left = (min(row for row, _ in near), min(column for _, column in near))
    bottom_right = (max(row for row, _ in near), max(column for _, column in near))
    return tr(
        "It lies between {one} and {other}.", one=square_name(top_left), other=square_name(bottom_right)
    )  # fmt: skip
