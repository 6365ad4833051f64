"""The board of the tiling game: a view that draws a position and gives back the move a person means."""

from tiling_gui.desktop.board.picture import BoardPicture, render_image
from tiling_gui.desktop.board.values import Kind, Rank, ValueMark
from tiling_gui.desktop.board.view import BoardView

__all__ = ["BoardPicture", "BoardView", "Kind", "Rank", "ValueMark", "render_image"]
