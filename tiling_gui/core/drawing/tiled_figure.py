"""The picture of a board with tiles, and the places of its moves: dominoes or L-shaped tiles.

Everything but the whole is made once and kept, so that the picture of the next position has the same objects where
nothing has changed: whoever paints it need not paint those again.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from types import MappingProxyType
from typing import Any

from tiling_gui.core.board import Board, Square, read_square, square_name
from tiling_gui.core.drawing import board_tiles
from tiling_gui.core.drawing.annotations import Annotations, Place
from tiling_gui.core.drawing.board_tiles import MARGIN, number_position, outline, value_at
from tiling_gui.core.drawing.figure import Figure, Group, Point, Shape
from tiling_gui.core.game import Side
from tiling_gui.language import mark, plain, tr

Tile = tuple[Square, ...]
_BARE = 4
"""Pixels beside a board without coordinates."""
_TOLD = {
    2: (mark("domino {number}, {who}, {squares}"), mark("domino {number}, {who}, {squares}, last move")),
    3: (mark("tile {number}, {who}, {squares}"), mark("tile {number}, {who}, {squares}, last move")),
}
"""A tile of so many squares in words, and the last one."""


def figure(position: Any, size: int, words: str, *, coordinates: bool, notes: Annotations) -> Figure:
    """A `TiledPosition` with squares of `size` px; `words` describe it."""
    after = position if notes.played is None else position.play(notes.played)
    board, trimmed = position.board, 0 if coordinates else MARGIN - _BARE
    shapes: list[Shape] = [_ground(board, size, coordinates=coordinates)]
    shapes += [_dead(board, square, size) for square in board.squares_in(after.free & ~after.live)]
    shapes.append(_borders(board, size))
    last = after.count if after.count > after.given else 0
    owners = after.owners if notes.sides is None else (*after.owners[: after.given], *notes.sides)
    for number, (tile, side) in enumerate(zip(after.placed, owners, strict=True), 1):
        shapes.append(_tile(tile, number, side, size, number == last))
    next_number, mover = str(after.count + 1), position.to_move
    shapes += (
        _ghost(tile, mover, size, number="" if notes.values else next_number, proposed=True) for tile in notes.hints
    )
    if notes.better is not None:
        shapes.append(_ghost(notes.better, mover, size))
    width, height = board.columns * size + 2 * MARGIN, board.rows * size + 2 * MARGIN
    box = (float(trimmed), float(trimmed), width - 2 * trimmed, height - 2 * trimmed)
    spots = _spots(board, size)
    return Figure((Group(tuple(shapes), MARGIN, MARGIN),), box, words, spots=spots, tell=partial(_told, after, owners))


def places(position: Any, size: int) -> dict[Tile, Place]:
    """For each move, where its value is shown, and its squares."""
    return {move: place(move, size) for move in position.moves()}


def _told(position: Any, owners: Sequence[Side | None], name: str, tr: Callable[..., str] = tr) -> str:
    """What is on a square: "c7, free", "e5, dead", "domino 10, MIN, e6 to e7, last move"."""
    square = read_square(name)
    bit = position.board.bit(square)
    if position.free & bit:
        return tr("{square}, free", square=name) if position.live & bit else tr("{square}, dead", square=name)
    number = position.number_on(square)
    tile, who = position.placed[number - 1], owners[number - 1] or tr("given")
    is_last = number == position.count > position.given
    return tr(_TOLD[len(tile)][is_last], number=number, who=who, squares=listed(tile, tr))


def listed(tile: Tile, tr: Callable[..., str] = tr) -> str:
    """The squares of a tile: "e6 to e7", "a1, b1 and b2"."""
    names = [square_name(square) for square in tile]
    if len(names) == 2:
        return tr("{low} to {high}", low=names[0], high=names[1])
    return tr("{a}, {b} and {c}", a=names[0], b=names[1], c=names[2])


# Kept parts -------------------------------------------------------------------------------------------------


@lru_cache(16)
def _ground(board: Board, u: int, *, coordinates: bool) -> Group:
    names = board_tiles.names_of_lines(board.rows, board.columns, u) if coordinates else ()
    return Group((*names, *board_tiles.ground(board, u)))


@lru_cache(16)
def _borders(board: Board, u: int) -> Group:
    return Group(tuple(board_tiles.borders(board, u)))


@lru_cache(2048)
def _dead(board: Board, square: Square, u: int) -> Group:
    return Group(tuple(board_tiles.dead_square(board, square, u)))


@lru_cache(4096)
def _tile(tile: Tile, number: int, side: Side | None, u: int, last: bool) -> Group:
    """A placed tile, described for readers of SVG files: "domino 10, MIN, e6 to e7, last move"."""
    rim = outline(tile, u)
    shapes = list(board_tiles.tile(rim, number_position(tile), number, side, u))
    if last:
        shapes.append(board_tiles.ring(rim, u))
    words = plain(_TOLD[len(tile)][last], number=number, who=side or "set-up", squares=listed(tile, plain))
    return Group(tuple(shapes), words=words)


@lru_cache(4096)
def _ghost(tile: Tile, side: Side, u: int, *, number: str = "", proposed: bool = False) -> Group:
    rim, part = outline(tile, u), 0.18 if proposed else 0.3
    return Group(
        tuple(board_tiles.ghost(rim, number_position(tile), side, u, number=number, part=part, proposed=proposed))
    )


@lru_cache(8192)
def place(tile: Tile, u: int) -> Place:
    """Where the value of a tile is shown, and its squares."""
    x, y = value_at(tile)
    parts = tuple(centre(square, u) for square in tile)
    side = u if len(tile) < 3 else board_tiles.SMALLER_VALUES * u
    return Place(
        ((MARGIN + x * u, MARGIN + y * u),), parts, side=side, upright=len(tile) < 3 and tile[0][1] == tile[1][1]
    )


@lru_cache(16)
def _spots(board: Board, u: int) -> MappingProxyType[str, Point]:
    return MappingProxyType({square_name(square): centre(square, u) for square in board.squares_in(board.squares)})


def centre(square: Square, u: int) -> Point:
    """The middle of a square in a picture with coordinates."""
    return MARGIN + (square[1] + 0.5) * u, MARGIN + (square[0] + 0.5) * u


def square_at(point: Point, u: int) -> Square:
    """The square at a point of a picture with coordinates, on the board or not."""
    return int((point[1] - MARGIN) // u), int((point[0] - MARGIN) // u)
