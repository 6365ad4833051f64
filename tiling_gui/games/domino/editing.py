"""Editing a position: adding and removing squares and dominoes, resizing, mirroring and turning.

Every function returns a new position in which all dominoes belong to the setup, in the order they were placed and with
their owners. Raises InputError with the reason if the change is impossible.
"""

from collections.abc import Callable
from dataclasses import replace

from tiling_gui.core.board import Board, Square, square_name
from tiling_gui.core.game import Side
from tiling_gui.errors import input_error
from tiling_gui.games.domino.rules import Domino, DominoPosition, as_given


def as_start(position: DominoPosition) -> DominoPosition:
    """The position with every domino made part of the setup."""
    return replace(position, given=position.count, given_by=as_given(position.owners))


def put(position: DominoPosition, domino: Domino) -> DominoPosition:
    """Add a domino. Raises InputError if it does not fit."""
    after = position.play(domino)
    return replace(after, to_move=position.to_move, given=after.count, given_by=as_given(position.owners))


def put_all(position: DominoPosition, dominoes: tuple[Domino, ...]) -> DominoPosition:
    """Add several dominoes. Raises InputError if one does not fit."""
    for domino in dominoes:
        position = put(position, domino)
    return position


def take(position: DominoPosition, domino: Domino) -> DominoPosition:
    return _with(position, tuple(other for other in position.placed if other != domino))


def set_square(position: DominoPosition, square: Square, *, present: bool) -> DominoPosition:
    """Add or remove a square of the bounding rectangle, and the domino on it. The last square cannot be removed."""
    board = position.board
    if not (0 <= square[0] < board.rows and 0 <= square[1] < board.columns):
        raise input_error(
            "{square} is outside the {rows} x {columns} board.",
            square=square_name(square),
            rows=board.rows,
            columns=board.columns,
        )
    bit = 1 << square[0] * board.columns + square[1]
    squares = board.squares | bit if present else board.squares & ~bit
    if not squares:
        raise input_error("{square} is the last square: a board needs at least one.", square=square_name(square))
    return _on_board(position, Board(board.rows, board.columns, squares))


def resized(position: DominoPosition, rows: int, columns: int) -> DominoPosition:
    """Change the size of the board; a1 stays in place and new squares are free.

    Raises InputError for an invalid size.
    """
    whole, old = Board.rectangle(rows, columns), position.board
    squares = 0
    for r, c in whole.squares_in(whole.squares):
        new = r >= old.rows or c >= old.columns
        if new or old.bit((r, c)):
            squares |= 1 << r * columns + c
    if not squares:
        raise input_error("No square of the board is left within {rows} x {columns}.", rows=rows, columns=columns)
    return _on_board(position, Board(rows, columns, squares))


def cleared(position: DominoPosition) -> DominoPosition:
    return DominoPosition.start(position.board.rows, position.board.columns, position.to_move)


def with_first(position: DominoPosition, side: Side) -> DominoPosition:
    return replace(position, to_move=side)


def mirrored(position: DominoPosition) -> DominoPosition:
    last = position.board.columns - 1
    return _mapped(position, position.board.rows, position.board.columns, lambda r, c: (r, last - c))


def flipped(position: DominoPosition) -> DominoPosition:
    last = position.board.rows - 1
    return _mapped(position, position.board.rows, position.board.columns, lambda r, c: (last - r, c))


def rotated(position: DominoPosition) -> DominoPosition:
    last = position.board.rows - 1
    return _mapped(position, position.board.columns, position.board.rows, lambda r, c: (c, last - r))


def _mapped(position: DominoPosition, rows: int, columns: int, to: Callable[[int, int], Square]) -> DominoPosition:
    squares = sum(
        1 << r * columns + c for r, c in (to(*at) for at in position.board.squares_in(position.board.squares))
    )
    moved = (sorted((to(*a), to(*b))) for a, b in position.placed)
    return replace(as_start(position), board=Board(rows, columns, squares), placed=tuple((a, b) for a, b in moved))


def _on_board(position: DominoPosition, board: Board) -> DominoPosition:
    """The position on another board, with those dominoes whose squares both exist there."""
    kept = tuple(domino for domino in position.placed if all(board.bit(square) for square in domino))
    return _with(replace(position, board=board), kept)


def _with(position: DominoPosition, dominoes: tuple[Domino, ...]) -> DominoPosition:
    by = dict(zip(position.placed, position.owners, strict=True))
    owners = [by[domino] for domino in dominoes]
    return DominoPosition(position.board, position.to_move, dominoes, len(dominoes), as_given(owners))
