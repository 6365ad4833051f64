"""The board of ELLIE: that of the tiling game, with L-shaped tiles and Grundy values of moves."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.results import Analysis
from tiling_gui.core.tiled import Tile
from tiling_gui.desktop.games.ellie.pointer_input import EllieInput
from tiling_gui.desktop.games.grid_board.board_view import BoardView
from tiling_gui.desktop.games.grid_board.move_labels import LegendEntry, ValueMark
from tiling_gui.desktop.games.grid_board.spoken import ELL, square_words
from tiling_gui.desktop.games.impartial.move_labels import legend, move_mark
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.language import tr


class EllieBoard(BoardView):
    pointer_input: EllieInput

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, pointer_input=EllieInput(ElliePosition.start(3, 4)))

    def _marks_of(self, analysis: Analysis, kind: str) -> dict[Tile, ValueMark]:
        return {entry.move: move_mark(analysis, entry, numbers=kind != "cost") for entry in analysis.moves}

    def _legend(self) -> list[LegendEntry]:
        return legend(self._marks.values())

    def _square_words(self, square: Square) -> str:
        return square_words(self.position, self._sides, self._last, square, ELL, tile_words)

    def _move_words(self, move: Tile) -> str:
        return tile_words(move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R rotates the tile being placed, Shift+R in the other direction; other keys as on every board."""
        if Qt.Key(event.key()) is Qt.Key.Key_R and self._is_ours(event) and self.pointer_input.can_turn():
            self.pointer_input.turn(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            self._sync()
            return
        super().keyPressEvent(event)


def tile_words(tile: Tile) -> str:
    """ "a1, b1 and b2"."""
    a, b, c = map(square_name, tile)
    return tr("{a}, {b} and {c}", a=a, b=b, c=c)
