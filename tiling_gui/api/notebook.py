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

    def __init__(self, game: BoardGame) -> None:
        self.game = game
        super().__init__(state=game.state)
        game.on_change = self._show
        self.on_msg(lambda _, message, buffers: game.receive(message))

    @property
    def record(self) -> GameRecord[Any, Any]:
        """The game so far, with its variations and proved values."""
        return self.game.record

    def play(self, move: str) -> None:
        """Plays a move as if it had been clicked, and the other player's reply. Raises InputError."""
        self.game.play(move)
        self._show()

    def close(self) -> None:
        """Removes the board from the notebook and frees the solver's memory."""
        self.game.close()
        super().close()

    def _show(self) -> None:
        self.state = self.game.state
