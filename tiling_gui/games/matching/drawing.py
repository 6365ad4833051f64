"""How a matching game is drawn: as its graph, or as a board where the graph is a cylinder or a torus of squares."""

from tiling_gui.games.matching.board_shapes import BoardDrawing
from tiling_gui.games.matching.rules import MatchingPosition
from tiling_gui.games.matching.shapes import GraphDrawing
from tiling_gui.games.matching.wrapped_board import wrapped_board

Drawing = BoardDrawing | GraphDrawing
"""Where everything lies, in px. Edges are meant by their number in the graph."""


def drawing_of(position: MatchingPosition, size: int = 48) -> Drawing:
    """The drawing for a position's graph; `size` is the side of a square or the diameter of a vertex in px."""
    board = wrapped_board(position.graph)
    return GraphDrawing.of(position.graph, size) if board is None else BoardDrawing.of(position.graph, board, size)
