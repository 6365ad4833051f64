"""The picture of an ELLIE board, as in the window."""

from tiling_gui.core.drawing import tiled_figure
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import Figure
from tiling_gui.games.ellie.rules import ElliePosition, Tile, title
from tiling_gui.language import plain


def figure(
    position: ElliePosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The board with its tiles; `size` is the side of a square in pixels."""
    return tiled_figure.figure(position, size, title(position, tr=plain), coordinates=coordinates, notes=notes)


def places(position: ElliePosition, size: int) -> dict[Tile, Place]:
    """For each move, where its value is shown (the inner corner of the tile) and its three squares."""
    return tiled_figure.places(position, size)  # type: ignore[return-value]
