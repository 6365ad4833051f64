"""The board of the tiling game: draws a position and returns the moves the user makes."""

from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.desktop.games.grid_board.board_view import BoardView
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.scene import render_image

__all__ = ["BoardView", "Rank", "ValueMark", "render_image"]
