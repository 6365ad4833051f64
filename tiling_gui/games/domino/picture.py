"""The picture of a tiling board, as in the window."""

from collections.abc import Iterator

from tiling_gui.core.board import square_name
from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, of_squares
from tiling_gui.core.drawing.board_tiles import MARGIN, number_position, outline, value_at
from tiling_gui.core.drawing.figure import Figure, Group, Shape
from tiling_gui.games.domino.rules import Domino, DominoPosition


def figure(
    position: DominoPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The board with its dominoes; `size` is the side of a square in pixels."""
    after = position if notes.played is None else position.play(notes.played)
    board, margin = position.board, MARGIN if coordinates else 4
    shapes: list[Shape] = list(board_tiles.board(board, board.dead(after.free), size, coordinates=coordinates))
    shapes.extend(_dominoes(after, size))
    for move, label in notes.values.items():
        x, y = value_at(move)
        shapes.extend(capsules.shapes(label, (x * size, y * size), size, upright=move[0][1] == move[1][1]))
    if notes.better is not None:
        shapes.extend(board_tiles.ghost(outline(notes.better, size), (0, 0), position.to_move, size))
    return board_tiles.figure(board, shapes, size, margin, _words(after))


def places(position: DominoPosition, size: int) -> dict[Domino, Place]:
    """For each move, where its value is shown (the common side of its squares) and its two squares."""
    return {move: of_squares(move, size, MARGIN) for move in position.moves()}


def _words(position: DominoPosition) -> str:
    board = position.board
    state = "finished" if position.is_over else f"{position.to_move} to move"
    return f"{board.rows} x {board.columns} board, {position.count} dominoes, {state}"


def _dominoes(position: DominoPosition, u: int) -> Iterator[Group]:
    """The dominoes in the order they were placed, with a ring around the last move.

    Described for screen readers as "domino 10, MIN, e6 to e7, last move".
    """
    for number, (squares, side) in enumerate(zip(position.placed, position.owners, strict=True), 1):
        rim, words = outline(squares, u), f"{square_name(squares[0])} to {square_name(squares[1])}"
        shapes = list(board_tiles.tile(rim, number_position(squares), number, side, u))
        if number == position.count > position.given:
            shapes.append(board_tiles.ring(rim, u))
            words += ", last move"
        yield Group(tuple(shapes), words=f"domino {number}, {side or 'set-up'}, {words}")
