"""An interactive board for notebooks, returned by `tg.board("6x7")`.

Needs anywidget, which the extra `notebook` installs; only `tg.board` imports this module.
"""

from typing import Any

import anywidget
import traitlets

from tiling_gui.api.board_game import BoardGame
from tiling_gui.paths import resource
from tiling_gui.records.record import GameRecord


class NotebookBoard(anywidget.AnyWidget):
    """A widget that shows a game and forwards clicks to it."""

    _esm = resource("notebook/board.js").read_text(encoding="utf-8")
    _css = resource("notebook/board.css").read_text(encoding="utf-8")
    state = traitlets.Dict().tag(sync=True)
    """What is displayed: BoardGame.state."""
    shown = traitlets.Dict().tag(sync=True)
    """What the browser displays while nothing is computed: the moves as "line", and whether "values" are shown.

    Only the browser sets it: marimo runs cells again after changes that were made there.
    """

    def __init__(self, game: BoardGame) -> None:
        self.game = game
        super().__init__(state=game.state)
        game.on_change = self._show
        self.on_msg(self._receive)

    @property
    def record(self) -> GameRecord[Any, Any]:
        """The game so far, with its variations and proved values."""
        return self.game.record

    def play(self, move: str) -> None:
        """Play a move as if it had been clicked, and the other player's reply. Raises InputError."""
        self.game.play(move)
        self._show()

    def close(self) -> None:
        """Remove the board from the notebook and free the solver's memory."""
        self.game.close()
        super().close()

    def _receive(self, _: object, message: Any, buffers: object) -> None:
        """Answers a board that asks whether there is a kernel; anything else is for the game."""
        match message:
            case {"call": call}:
                self.send({"answer": call})
            case _:
                self.game.receive(message)

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        """The board, and for pages without a kernel the position as a picture and as text."""
        found = super()._repr_mimebundle_(**asked)
        data, about = found if isinstance(found, tuple) else (found, {})
        still = {"text/plain": str(self.game.position), "image/svg+xml": self.game.state["pictures"]["light"]}
        return {**(data or {}), **still}, about

    def _show(self) -> None:
        self.state = self.game.state
