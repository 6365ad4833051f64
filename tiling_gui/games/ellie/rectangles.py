"""Grundy values of empty boards of ELLIE, saved once they are proved.

A board of one row holds no tile. A board of two rows is the octal game .007 on a heap of as many tokens as it has
squares, with values by its recursion. All others are searched, and their values saved in the cache folder, so that the
next run continues where this one ended.
"""

import json

from tiling_gui.core import computed_files
from tiling_gui.core.limits import Run
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.search.grundy import GrundySolver, mex

Size = tuple[int, int]
"""(rows, columns) with rows <= columns."""

_FILE = "grundy/ellie.values"


def strip_values(squares: int) -> list[int]:
    """G(0) to G(squares), where G(n) is the value of any n squares of a two-row strip, the octal game .007.

    G(n) = mex of G(i) xor G(n - 3 - i): a tile leaves i squares before it and the others after it, for every i.
    """
    values: list[int] = []
    for n in range(squares + 1):
        values.append(mex({values[i] ^ values[n - 3 - i] for i in range(n - 2)}))
    return values


def known_rectangle(position: ElliePosition) -> int | None:
    """The value of an empty board of one or two rows, or of one that an earlier run searched; None for others."""
    size = _size(position)
    if size is None:
        return None
    m, n = size
    return _cached().get(size) if m > 2 else strip_values(2 * n)[-1] if m == 2 else 0


def solve(position: ElliePosition, solver: GrundySolver, run: Run | None = None) -> int | None:
    """Solve an empty board and save its value; None if it was stopped. Raises InputError if it is too large."""
    value = solver.grundy(position, run)
    size = _size(position)
    if value is not None and size is not None:
        _cache(size, value)
    return value


def _size(position: ElliePosition) -> Size | None:
    """None if the position is no empty board."""
    board = position.board
    if position.placed or not board.is_rectangle:
        return None
    return min(board.rows, board.columns), max(board.rows, board.columns)


# The cache ------------------------------------------------------------------------------------------------


def _cached() -> dict[Size, int]:
    return {(m, n): value for m, n, value in json.loads(computed_files.read(_FILE, tells_itself=True) or b"[]")}


def _cache(size: Size, value: int) -> None:
    rows = [[*one, number] for one, number in sorted((_cached() | {size: value}).items())]
    computed_files.write(_FILE, json.dumps(rows).encode())
