"""Hints to a puzzle, each saying more than the one before: where not to look, where to look, the move."""

from collections.abc import Sequence

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.game import Game
from tiling_gui.language import tr
from tiling_gui.players.puzzles import Puzzle

_NAMED = 8
"""Moves that a sentence names at most."""


def hints(game: Game, puzzle: Puzzle) -> tuple[str, str, str]:
    """Three sentences. They are true of every move that keeps the value but the last two, which are about one."""
    position = puzzle.position
    move = tr("The move is {move}.", move=position.write(puzzle.solution))
    if game.squares is not None:
        free = {square for each in position.moves() for square in game.squares(each)}
        good = [tuple(game.squares(each)) for each in puzzle.good]
        without = _strip(free, {square for each in good for square in each})
        if without:
            return without, _region(free, good[0]), move
    wrong = [each for each in position.moves() if each not in puzzle.good]
    ruled_out = wrong[: max(1, min(_NAMED, len(wrong) // 2))]
    open_still = [each for each in wrong if each not in ruled_out][:2]
    named = ", ".join(map(position.write, ruled_out))
    choice = ", ".join(position.write(each) for each in position.moves() if each in (puzzle.solution, *open_still))
    where = tr("It is one of these: {moves}.", moves=choice)
    return tr("None of these keeps the value: {moves}.", moves=named), where, move


def _strip(free: set[Square], good: set[Square]) -> str:
    """Which rows or columns at one side of the board no good move touches: those with most free squares; or ""."""
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
        one = tr("Not there: no good move touches the row {first}.", first=first)
        more = tr("Not there: no good move touches the rows {first} to {last}.", first=first, last=last)
    else:
        one = tr("Not there: no good move touches the column {first}.", first=first)
        more = tr("Not there: no good move touches the columns {first} to {last}.", first=first, last=last)
    return one if first == last else more


def _name(axis: int, number: int) -> str:
    """A row "3" or a column "c", as squares are named."""
    name = square_name((number, 0) if axis == 0 else (0, number))
    return name[1:] if axis == 0 else name[:-1]


def _region(free: set[Square], tile: Sequence[Square]) -> str:
    """The rectangle one square around the move, as far as squares of it are free."""
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
