"""Spoken descriptions of the board."""

from collections.abc import Callable

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.tiled import Tile, TiledPosition
from tiling_gui.desktop.games.grid_board.scene import Sides
from tiling_gui.language import mark, tr


def domino_words(domino: Tile) -> str:
    """ "e6 to e7"."""
    a, b = (square_name(square) for square in domino)
    return tr("{a} to {b}", a=a, b=b)


DOMINO = (mark("domino {number}, {who}, {squares}"), mark("domino {number}, {who}, {squares}, last move"))
ELL = (mark("tile {number}, {side}, {squares}"), mark("tile {number}, {side}, {squares}, last move"))
"""Descriptions of a square with a tile on it, and with the last tile."""


def square_words(
    position: TiledPosition,
    sides: Sides,
    last: Tile | None,
    square: Square,
    told: tuple[str, str] = DOMINO,
    listed: Callable[[Tile], str] = domino_words,
) -> str:
    """A square: "c7, free", "e5, dead", "a1, not part of the board", "domino 10, MIN, e6 to e7, last move".

    `sides` says who placed each tile, None for tiles of the set-up; `last` is the last move.
    """
    name, bit = square_name(square), position.board.bit(square)
    if not bit:
        return tr("{square}, not part of the board", square=name)
    if position.free & bit:
        return tr("{square}, free", square=name) if position.live & bit else tr("{square}, dead", square=name)
    number = position.number_on(square)
    tile, who = position.placed[number - 1], sides[number - 1] or tr("given")
    return tr(told[tile == last], number=number, who=who, side=who, squares=listed(tile))
