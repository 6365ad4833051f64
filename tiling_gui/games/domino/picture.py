"""The picture of a tiling board, as in the window."""

from tiling_gui.core.drawing import tiled_figure
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import Figure
from tiling_gui.games.domino.rules import Domino, DominoPosition


def figure(
    position: DominoPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The board with its dominoes; `size` is the side of a square in pixels."""
    after = position if notes.played is None else position.play(notes.played)
    state = "finished" if after.is_over else f"{after.to_move} to move"
    words = f"{after.board.rows} x {after.board.columns} board, {after.count} dominoes, {state}"
    return tiled_figure.figure(position, size, words, coordinates=coordinates, notes=notes)


def places(position: DominoPosition, size: int) -> dict[Domino, Place]:
    """For each move, where its value is shown (the common side of its squares) and its two squares."""
    return tiled_figure.places(position, size)  # type: ignore[return-value]
