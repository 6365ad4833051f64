"""What the views of games for the last move share: FIRST and SECOND, the nim equivalent, the words of the end."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tiling_gui.desktop.actions import Actions
from tiling_gui.desktop.heaps.nim_strip import NimStrip
from tiling_gui.desktop.theme import Theme
from tiling_gui.desktop.views.base import Extent, GameView
from tiling_gui.language import tr
from tiling_gui.rules.game import Move, Side, Value


class LastMoverView(GameView):
    """A board with the nim equivalent under it."""

    ply_words = ("FIRST", "SECOND")
    counted = False

    def wrap(self, theme: Theme, actions: Actions, inner: QWidget) -> None:
        """Makes `inner`, which keeps the focus, and the strip the middle of the window."""
        self.board = QWidget()
        self.board.setFocusProxy(inner)
        self.strip = NimStrip(theme, self.board)
        column = QVBoxLayout(self.board)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(inner, 1)
        column.addWidget(self.strip)
        toggle = actions["nimSum"]
        toggle.toggled.connect(self._on_toggled)
        self.strip.set_shown(toggle.isChecked())

    @Slot(bool)
    def _on_toggled(self, on: bool) -> None:
        self.strip.set_shown(on)

    def show_parts(self, position: Any) -> None:
        """The nim equivalent of the position shown."""
        self.strip.show_position(position)

    def extent(self, position: Any) -> Extent:
        """One of the two wins; nothing is counted."""
        return Extent(-1, 1, True)

    def end_sentence(self, position: Any, lower: Value | None, upper: Value | None) -> str:
        """ "SECOND made the last move and wins."; whether best play would have ended the same way, if known."""
        winner = position.winner()
        if lower is None or lower != upper:
            return tr("{side} made the last move and wins.", side=winner)
        best = Side.FIRST if lower > 0 else Side.SECOND
        if best is winner:
            return tr("{side} made the last move and wins. So it is with best play.", side=winner)
        return tr("{side} made the last move and wins. With best play {best} wins.", side=winner, best=best)

    def describe_move(self, position: Any, move: Move) -> str:
        """ "FIRST a1–b1–a2, SECOND to move", for the position before the move."""
        after = position.play(move)
        return f"{position.to_move} {position.write(move)}, {turn_words(after)}"

    def close(self) -> None:
        """Ends the worker of the nim equivalent."""
        self.strip.close_work()


def turn_words(position: Any) -> str:
    """ "FIRST to move", "SECOND wins"."""
    if position.is_over:
        return tr("{side} wins", side=position.winner())
    return tr("{side} to move", side=position.to_move)


def owners(given: int, sides: Sequence[Side]) -> tuple[Side | None, ...]:
    """Who placed each tile: nobody those of the set-up."""
    return (*(None for _ in range(given)), *sides)
