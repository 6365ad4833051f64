"""The base class of the views of games: a board, a set-up panel, and texts."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Move, Side
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.session.game_view import GameView


class BoardView(GameView):
    """A view whose moves are made on a `Board`, which may be a part of the widget in the middle of the window."""

    pieces: Board

    def use(self, board: Board) -> None:
        """Makes `board` the board of the view."""
        self.pieces = board
        board.chosen.connect(self.chosen)
        board.pointed.connect(self.pointed)

    @property
    def move_widget(self) -> Board:
        return self.pieces

    def show_start(self, start: Any) -> None:
        self.pieces.show_start(start)

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        self.pieces.set_position(position, last, animate=animate or taken)

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move] = ()) -> None:
        self.pieces.set_exercise(crossed, reply, right)

    @property
    def pointed_move(self) -> Move | None:
        return self.pieces.pointed_move

    def set_motion(self, on: bool) -> None:
        self.pieces.set_motion(on)


def board_in(widget: QWidget) -> Board | None:
    """The board that a widget is or contains."""
    return widget if isinstance(widget, Board) else widget.findChild(Board)
