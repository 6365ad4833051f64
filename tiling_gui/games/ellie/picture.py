"""The picture of an ELLIE board, as in the window."""

from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, of_squares
from tiling_gui.core.drawing.board_tiles import MARGIN, SMALLER_VALUES, number_position, outline, value_at
from tiling_gui.core.drawing.figure import Figure, Shape
from tiling_gui.games.ellie.rules import ElliePosition, Tile, title
from tiling_gui.language import plain


def figure(
    position: ElliePosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The board with its tiles; `size` is the side of a square in pixels."""
    after = position if notes.played is None else position.play(notes.played)
    board, margin = position.board, MARGIN if coordinates else 4
    shapes: list[Shape] = list(board_tiles.board(board, after.free & ~after.live, size, coordinates=coordinates))
    for number, (tile, side) in enumerate(zip(after.placed, after.owners, strict=True), 1):
        shapes.extend(board_tiles.tile(outline(tile, size), number_position(tile), number, side, size))
        if number == len(after.placed) and side is not None:
            shapes.append(board_tiles.ring(outline(tile, size), size))
    for tile, label in notes.values.items():
        x, y = value_at(tile)
        shapes.extend(capsules.shapes(label, (x * size, y * size), SMALLER_VALUES * size))
    if notes.better is not None:
        shapes.extend(board_tiles.ghost(outline(notes.better, size), (0, 0), position.to_move, size))
    return board_tiles.figure(board, shapes, size, margin, title(position, tr=plain))


def places(position: ElliePosition, size: int) -> dict[Tile, Place]:
    """For each move, where its value is shown (the inner corner of the tile) and its three squares."""
    return {move: of_squares(move, size, MARGIN) for move in position.moves()}
