"""The board of the tiling game: a view that draws a position and gives back the move a person means."""

from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.desktop.games.grid_board.board_view import BoardView
from tiling_gui.desktop.games.grid_board.move_labels import Kind, ValueMark
from tiling_gui.desktop.games.grid_board.thumbnail import render_image

__all__ = ["BoardView", "Kind", "Rank", "ValueMark", "render_image"]
