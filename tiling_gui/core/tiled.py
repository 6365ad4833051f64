"""Boards with tiles on them as text and as lists, shared by the games that place tiles (dominoes, L-shapes).

As text: '.' is a free square, '#' one that is not part of the board, and any other symbol stands on all the
squares of one tile. As a list, the source program's: entry k = covered by the k-th tile, 0 = free, None = missing.
"""

from collections.abc import Iterable, Mapping

from tiling_gui.core.board import LARGEST, LONGEST, Board, Square, fits, square_name
from tiling_gui.errors import input_error

Cells = list[list[int | None]]


def read_cells(text: str) -> tuple[Board, dict[str, list[Square]]]:
    """The board drawn by `text` (rows are lines, or parted by "/") and where each tile's symbol stands.

    Shorter rows are filled up with '#'. Raises InputError naming what cannot be read by its row and
    column, counted from 1, or its square.
    """
    rows = [line.rstrip() for line in text.strip("\n").replace("/", "\n").split("\n")]
    while rows and not rows[-1]:
        rows.pop()
    if not rows:
        raise input_error("The shape is empty: it needs at least one row of '.' and '#'.")
    height, width = len(rows), max(len(row) for row in rows)
    if not fits(height, width):
        raise input_error(
            "A shape has at most {largest} rows and columns, or {longest} squares around it, not {height} x {width}.",
            largest=LARGEST,
            longest=LONGEST,
            height=height,
            width=width,
        )
    squares = 0
    places: dict[str, list[Square]] = {}
    for r, row in enumerate(rows):
        for c, symbol in enumerate(row):
            if symbol.isspace() or not symbol.isprintable():
                raise input_error(
                    "Row {r}, column {c} of the shape is blank or unprintable; squares are '.', '#', a digit or a "
                    "letter.",
                    r=r + 1,
                    c=c + 1,
                )
            if symbol != "#":
                squares |= 1 << r * width + c
            if symbol not in ".#":
                places.setdefault(symbol, []).append((r, c))
    if not squares:
        raise input_error("The shape has no square: at least one '.' is needed.")
    return Board(height, width, squares), places


def listed(squares: Iterable[Square]) -> str:
    """Squares for a sentence: "b1, c1", the first four of them."""
    return ", ".join(map(square_name, list(squares)[:4]))


def numbered(board: Board, tiles: Iterable[Iterable[Square]]) -> Cells:
    """The 2-d list of the board with its tiles in the order they were placed."""
    cells: Cells = [[0 if board.bit((r, c)) else None for c in range(board.columns)] for r in range(board.rows)]
    for k, tile in enumerate(tiles, 1):
        for r, c in tile:
            cells[r][c] = k
    return cells


def diagram(cells: Cells) -> str:
    """One line a row, columns aligned: the number of the tile on each square, '.' free, '#' missing."""
    rows = [["." if k == 0 else "#" if k is None else str(k) for k in row] for row in cells]
    width = max(len(cell) for row in rows for cell in row)
    return "\n".join(" ".join(cell.rjust(width) for cell in row) for row in rows)


def read_set_up(setup: Mapping[str, object], game: str, sides: tuple[str, str]) -> tuple[str, str]:
    """(the shape as text, who is first) of a record's set-up. Raises InputError naming what is wrong."""
    rows, first = setup.get("shape"), setup.get("first")
    if not (isinstance(rows, list) and rows and all(isinstance(row, str) for row in rows)):
        raise input_error("The set-up of {game} needs its shape as a list of rows of '.' and '#'.", game=game)
    if any(set(row) - set(".#") for row in rows) or len({len(row) for row in rows}) != 1:
        raise input_error("The rows of the shape of {game} are equally long and made of '.' and '#'.", game=game)
    if not (isinstance(first, str) and first in sides):
        raise input_error(
            "The first player of {game} is {one} or {other}, not {first!r}.",
            game=game,
            one=sides[0],
            other=sides[1],
            first=str(first)[:20],
        )
    return "\n".join(rows), first
