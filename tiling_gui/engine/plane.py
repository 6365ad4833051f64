"""Upper bounds of any position without a search: Theorem 22 of resources/help/en/theory.md.

The plane is cut into blocks of 4 x 5 squares, and each row of blocks is moved by one square. The table of a potential
gives every subset of a block twice a number; M, the sum over the blocks of a position, bounds X <= ceil(M) and
N <= floor(M), wherever the cuts are, so the best place is taken. Parts that are not joined are cut each in its own way.
research/certificates.py computes the table and checks it.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from tiling_gui.core import shipped_files
from tiling_gui.core.board import Board, turns
from tiling_gui.core.game import Side
from tiling_gui.engine.strips import PLANE_ABOVE

FILE = "engine/blocks.gz"
_ROWS, _COLUMNS = PLANE_ABOVE.rows, PLANE_ABOVE.columns
_ALL = (1 << PLANE_ABOVE.squares) - 1


def most(board: Board, free: int, to_move: Side) -> int | None:
    """At most so many dominoes are still to come on the squares `free`; None if the table was modified."""
    table = _table()
    if not table:
        return None
    twice = sum(_least(tuple(board.cut_out(part)[0])) for part in board.components(free) if part & part - 1)
    return -(-twice // 2) if to_move is Side.MAX else twice // 2


@cache
def _table() -> bytes:
    """Twice the potential of every subset of a block; bit rows * column + row of the index is a square."""
    return (shipped_files.read(FILE) or "").encode("latin-1")


@lru_cache(maxsize=1 << 14)
def _least(rows: tuple[int, ...]) -> int:
    """Twice the least M of a part, given by its rows, over all places of the cuts."""
    images = {tuple(lines) for lines, _ in turns(list(rows), max(rows).bit_length())}
    return min(
        _sum(block_rows, right) for image in images for block_rows in _block_rows(image) for right in range(_COLUMNS)
    )


def _block_rows(rows: tuple[int, ...]) -> Iterator[list[int]]:
    """The squares of a part by rows of blocks, bit rows * column + row, for every place of the first of them."""
    apart = [int(f"{row:b}", 16) for row in rows]  # binary digits read as hexadecimal ones are four bits apart
    for down in range(_ROWS):
        lines = [0] * down + apart
        yield [
            lines[k] | sum(line << r for r, line in enumerate(lines[k + 1 : k + _ROWS], 1))
            for k in range(0, len(lines), _ROWS)
        ]


def _sum(block_rows: list[int], right: int) -> int:
    """Twice M if the first row of blocks begins `right` columns beside the part."""
    table, total = _table(), 0
    for k, squares in enumerate(block_rows):
        left = squares << _ROWS * ((right - k) % _COLUMNS)
        while left:
            total += table[left & _ALL]
            left >>= PLANE_ABOVE.squares
    return total
