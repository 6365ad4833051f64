"""Boards with tiles on them, shared by the games in which dominoes or L-shapes are placed on squares.

In text, '.' is a free square, '#' a missing one, and any other symbol marks all the squares of one tile. In lists,
the format of the original program, entry k = covered by the k-th tile, 0 = free, None = missing.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from typing import Any, Self

from tiling_gui.core.board import LARGEST, LONGEST, Board, Square, fits, square_name
from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Side
from tiling_gui.core.text_game import move_error, set_up_error
from tiling_gui.errors import input_error
from tiling_gui.language import tr

Cells = list[list[int | None]]

Tile = tuple[Square, ...]
"""The squares of one tile in reading order; a move places one."""


@dataclass(frozen=True, repr=False)
class TiledPosition(Displayable):
    """A board with the tiles on it, in the order they were placed, and the side to move."""

    board: Board
    to_move: Side
    placed: tuple[Any, ...] = ()
    given: int = 0
    """The number of tiles that belong to the set-up; they come first."""
    given_by: tuple[Side | None, ...] = ()
    """Who placed the first tiles of the set-up, as far as known from the game it was taken from."""

    @cached_property
    def free(self) -> int:
        """Mask of the squares not covered by a tile."""
        covered = 0
        for tile in self.placed:
            for square in tile:
                covered |= self.board.bit(square)
        return self.board.squares & ~covered

    @property
    def live(self) -> int:
        """Mask of the free squares that can still be covered."""
        raise NotImplementedError

    def moves(self) -> Sequence[Any]:
        raise NotImplementedError

    def wrong_shape(self, move: Any) -> str:
        """A sentence saying that these squares of the board are not the shape of a tile; "" if they are."""
        raise NotImplementedError

    def why_not(self, move: Any) -> str | None:
        """A sentence saying why a tile cannot be placed; None if it can."""
        for square in move:
            if reason := self.board.why_no_square(square):
                return reason
        if wrong := self.wrong_shape(move):
            return wrong
        for square in move:
            if not self.free & self.board.bit(square):
                return tr(
                    "{square} is taken by tile {number}.", square=square_name(square), number=self.number_on(square)
                )
        return None

    def read(self, text: str) -> Tile:
        """The tile written as `text`. Raises InputError."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        return len(self.placed)

    @property
    def first(self) -> Side:
        """Who moved first after the set-up."""
        return self.to_move.other if (self.count - self.given) % 2 else self.to_move

    @property
    def owners(self) -> tuple[Side | None, ...]:
        """Who placed each tile: for the set-up as far as known, then both sides alternately."""
        unknown, first = self.given - len(self.given_by), self.first
        pairs = (first, first.other) * (self.count - self.given)
        return (*self.given_by, *[None] * unknown, *pairs[: self.count - self.given])

    def number_on(self, square: Square) -> int:
        """The number, from 1, of the tile that covers a square. Raises StopIteration if there is none."""
        return next(k for k, tile in enumerate(self.placed, 1) if square in tile)

    def write(self, move: Any) -> str:
        """The tile's squares joined by en dashes: "b7–c7", "a1–b1–a2"."""
        return _tile_name(move)

    def diagram(self) -> str:
        """One line per row: the number of the tile on each square, '.' if free, '#' if missing."""
        rows = [["." if k == 0 else "#" if k is None else str(k) for k in row] for row in self.final_board()]
        width = max(len(cell) for row in rows for cell in row)
        return "\n".join(" ".join(cell.rjust(width) for cell in row) for row in rows)

    def final_board(self) -> Cells:
        """The squares as in the original program: entry k = covered by the k-th tile, 0 = free, None = missing."""
        board = self.board
        cells: Cells = [[0 if board.bit((r, c)) else None for c in range(board.columns)] for r in range(board.rows)]
        for k, tile in enumerate(self.placed, 1):
            for r, c in tile:
                cells[r][c] = k
        return cells

    def set_up(self) -> Self:
        """The position the game started from: the tiles of the set-up, the same first player."""
        return replace(self, to_move=self.first, placed=self.placed[: self.given])


def read_cells(text: str) -> tuple[Board, dict[str, list[Square]]]:
    """The board drawn by `text` (rows are lines or separated by "/") and the squares of each tile's symbol.

    Blanks may separate the squares, as in `TiledPosition.diagram`; a symbol can then be a number of several digits.
    Shorter rows are padded with '#'. Raises InputError that names the fault by row and column, counted from 1, or by
    square.
    """
    rows = _rows(text)
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
        if not row:
            raise input_error("Row {r} of the shape is empty; a row without squares is written '#'.", r=r + 1)
        for c, symbol in enumerate(row):
            if symbol.isspace() or not symbol.isprintable():
                raise input_error(
                    "Row {r}, column {c} of the shape is blank or unprintable; a square is '.', a missing one '#', and "
                    "a placed tile digits or letters.",
                    r=r + 1,
                    c=c + 1,
                )
            if symbol != "#":
                squares |= 1 << r * width + c
            if symbol not in (".", "#"):
                places.setdefault(symbol, []).append((r, c))
    if not squares:
        raise input_error("The shape has no square: at least one '.' is needed.")
    return Board(height, width, squares), places


def _rows(text: str) -> list[Sequence[str]]:
    """The symbols of each row, up to the last row that is not empty."""
    lines = [line.rstrip() for line in text.strip("\r\n").replace("/", "\n").splitlines()]
    while lines and not lines[-1]:
        lines.pop()
    apart = [line.split() for line in lines]
    if max(map(len, apart), default=0) > 1 and all(_CELL.fullmatch(cell) for row in apart for cell in row):
        return [*apart]
    return [*lines]


_CELL = re.compile(r"\d{1,3}|\S")

_FILLED = frozenset("Xx0_*█■▓▒░▪⬛")
"""Symbols that other drawings use for squares that are missing."""


def remark(text: str) -> str:
    """A sentence if a tile in a text of `read_cells` may be meant as missing squares; "" if none is.

    A position written by this program has a tile 1.
    """
    places = read_cells(text)[1] if any(symbol in text for symbol in ".#/\n") else {}
    symbol = next((symbol for symbol in places if symbol in _FILLED), "") if "1" not in places else ""
    shown = symbol * len(places.get(symbol, ()))
    return symbol and tr("{symbols} is read as a placed tile; a missing square is written #.", symbols=shown)


@lru_cache(maxsize=4096)  # the moves of a game are written again after every move
def _tile_name(tile: Tile) -> str:
    return "–".join(map(square_name, tile))


LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def shape_text(position: TiledPosition, symbols: str = "123456789" + LETTERS) -> str:
    """The position as `read_cells` reads it, with tiles written as `symbols` and then as other letters."""

    def symbol(k: int | None) -> str:
        if not k:
            return "#" if k is None else "."
        return symbols[k - 1] if k <= len(symbols) else chr(0x4E00 + k)

    return "\n".join("".join(map(symbol, row)) for row in position.final_board())


def squares_text(squares: Iterable[Square]) -> str:
    """The first four squares for a message: "b1, c1"."""
    return ", ".join(map(square_name, list(squares)[:4]))


def move_to_json(tile: Tile) -> list[list[int]]:
    """[[r, c], [r, c], ...], zero-based, in reading order."""
    return [list(square) for square in tile]


def tile_from_json(data: Any, usual: Sequence[Sequence[int]]) -> Tile:
    """The squares of a tile in reading order; legality is not checked. Raises InputError if not like `usual`."""
    try:
        squares = [(r, c) for r, c in data]
    except (TypeError, ValueError):
        squares = []
    if len(squares) != len(usual) or not all(type(n) is int for square in squares for n in square):
        raise move_error(usual, data)
    return tuple(sorted(squares))


def read_set_up(
    setup: Mapping[str, object], pieces: str, sides: tuple[str, str], accepted: str
) -> tuple[str, str, list[Any]]:
    """(the shape as text, which of `sides` moves first, the list under the key `pieces`) of a record's set-up.

    Raise InputError unless all three are as in `accepted`, an example; the pieces themselves are not looked at.
    """
    shape, first, given = setup.get("shape"), setup.get("first"), setup.get(pieces, [])
    rows = [row for row in shape if isinstance(row, str)] if isinstance(shape, list) else []
    is_drawn = len(set(map(len, rows))) == 1 and not set("".join(rows)) - set(".#") and rows == shape
    if not (is_drawn and first in sides and isinstance(given, list)):
        raise set_up_error(accepted)
    return "\n".join(rows), str(first), given
