"""The board in words, as it is spoken."""

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.tiled import Tile, TiledPosition
from tiling_gui.desktop.games.grid_board.scene import Sides
from tiling_gui.language import tr


def domino_words(domino: Tile) -> str:
    """ "e6 to e7"."""
    a, b = (square_name(square) for square in domino)
    return tr("{a} to {b}", a=a, b=b)


def bare_square_words(position: TiledPosition, square: Square) -> str | None:
    """A square on which nothing lies: "c7, free", "e5, dead", "a1, not part of the board"; None for a covered one."""
    name, bit = square_name(square), position.board.bit(square)
    if not bit:
        return tr("{square}, not part of the board", square=name)
    if position.free & bit:
        return tr("{square}, free", square=name) if position.live & bit else tr("{square}, dead", square=name)
    return None


def square_words(position: TiledPosition, sides: Sides, last: Tile | None, square: Square) -> str:
    """A square: "c7, free", "e5, dead", "domino 10, MIN, e6 to e7, last move".

    `sides` says who placed each domino, None for one of the set-up; `last` is the last move.
    """
    bare = bare_square_words(position, square)
    if bare is not None:
        return bare
    number, domino = next((k, d) for k, d in enumerate(position.placed, 1) if square in d)
    who, squares = sides[number - 1] or tr("given"), domino_words(domino)
    if domino == last:
        return tr("domino {number}, {who}, {squares}, last move", number=number, who=who, squares=squares)
    return tr("domino {number}, {who}, {squares}", number=number, who=who, squares=squares)
