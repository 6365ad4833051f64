"""The base class of views of games on a board of squares."""

from collections.abc import Sequence
from typing import Any

from tiling_gui.core.game import Move, Side
from tiling_gui.desktop.games.grid_board.board_view import BoardView
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.language import tr


class SquaresView(GameView):
    """A view whose `pieces` are a BoardView."""

    def listen_to(self, board: BoardView) -> None:
        board.chosen.connect(self.chosen)
        board.hovered.connect(self._on_hovered)
        board.typed.connect(self._on_typed)

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        board: BoardView = self.move_widget
        placed = (*position.owners[: position.given], *sides)
        board.set_position(position, sides=placed, last=last, animate=animate or taken)

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move] = ()) -> None:
        self.move_widget.set_exercise(crossed, reply, right)

    @property
    def pointed_move(self) -> Move | None:
        return self.move_widget.pointer_input.offer.move

    def set_motion(self, on: bool) -> None:
        self.move_widget.set_motion(on)

    def _on_hovered(self, move: Any, words: str) -> None:
        self.pointed.emit(words)

    def _on_typed(self, text: str) -> None:
        self.pointed.emit(tr("{move} – Enter places it.", move=text) if text else "")
