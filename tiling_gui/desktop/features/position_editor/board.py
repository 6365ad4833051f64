"""The board of the position editor, on which dominoes are placed and removed and squares are removed and restored.

With the tool Dominoes it works as in a game, and what is chosen may also be a domino on the board, to be removed. With
Squares a click or a drag removes squares or restores them; missing squares are outlined.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.catalogue import game
from tiling_gui.core.drawing import tiled_figure
from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.figure import Box, Figure, Shape
from tiling_gui.core.game import Move, Side
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.board.layer import Piece
from tiling_gui.desktop.board.overlays import brackets
from tiling_gui.desktop.ui.arrow_keys import ACTIVATION_KEYS, GRID_DIRECTIONS
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr

DOMINOES, SQUARES = "dominoes", "squares"
_TAKES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditorBoard(Board):
    """The editor's board. `chosen` places a domino, or removes it if it is on the board."""

    painted = Signal(object, bool)
    """(square, present) Emitted to add a square to the board or remove it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(game("domino"), parent)
        named(self, "editorBoard", tr("Board to edit"))
        self.tool = DOMINOES
        self._paints: bool | None = None
        self._square: Square = (0, 0)
        self._keys = False
        """Whether the tool Squares is used by keys, so that its cursor is shown."""
        self.layers.append(self._shapes)
        self.set_interactive(True)

    def set_tool(self, tool: str) -> None:
        """Set the tool, DOMINOES or SQUARES."""
        self.tool = tool
        self.drop()
        self.set_interactive(tool == DOMINOES)
        self.update()

    def set_position(
        self,
        position: Any,
        last: Move | None = None,
        *,
        sides: Sequence[Side] | None = None,
        animate: bool = False,
    ) -> None:
        rows, columns = position.board.rows, position.board.columns
        self._square = min(self._square[0], rows - 1), min(self._square[1], columns - 1)
        self.show_start(DominoPosition.start(rows, columns))
        super().set_position(position, last, sides=sides, animate=animate)

    # Dominoes on the board ------------------------------------------------------------------------------------

    def draw(self) -> tuple[Figure, dict[Move, Place]]:
        figure, where = super().draw()
        return figure, where | {tile: tiled_figure.place(tile, self.size_now) for tile in self.position.placed}

    def _proposals(self) -> Iterator[Piece]:
        if self.pointed_move not in self.position.placed:
            yield from super()._proposals()

    def _sentence(self, move: Move) -> str:
        if move in self.position.placed:
            return tr("Click to remove {move}.", move=self.position.write(move))
        return super()._sentence(move)

    def _selected_sentence(self, move: Move) -> str:
        if move in self.position.placed:
            return tr("{name}: Enter removes it.", name=self.position.write(move))
        return super()._selected_sentence(move)

    # The pointer ----------------------------------------------------------------------------------------------

    def _square_under(self, event: QMouseEvent) -> Square | None:
        """The square of the bounding rectangle under the pointer, part of the board or not; None outside."""
        square = tiled_figure.square_at(self.on_picture(event.position()), self.size_now)
        board = self.position.board
        return square if 0 <= square[0] < board.rows and 0 <= square[1] < board.columns else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Start painting squares, or start choosing a domino."""
        square, self._keys = self._square_under(event), False
        if self.tool == DOMINOES or event.button() is not Qt.MouseButton.LeftButton or square is None:
            super().mousePressEvent(event)
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._square, self._paints = square, not self.position.board.bit(square)
        self.painted.emit(square, self._paints)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continue painting, or say what a click would do."""
        square = self._square_under(event)
        if self.tool == DOMINOES:
            super().mouseMoveEvent(event)
        elif square is not None:
            if self._paints is not None and bool(self.position.board.bit(square)) != self._paints:
                self.painted.emit(square, self._paints)
            name = square_name(square)
            self._say(
                tr("Click to remove {square} from the board; drag to remove more.", square=name)
                if self.position.board.bit(square)
                else tr("Click to put {square} back; drag to put back more.", square=name)
            )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._paints = None
        super().mouseReleaseEvent(event)

    # Keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Squares, arrows move and Space toggles; with Dominoes, keys work as in a game and Delete removes one."""
        key = Qt.Key(event.key())
        if self.tool == DOMINOES:
            if key in _TAKES and not self.typed and self.pointed_move in self.position.placed:
                self._make(self.pointed_move)
            else:
                super().keyPressEvent(event)
        elif key in GRID_DIRECTIONS:
            if self._keys:
                (r, c), (down, right), board = self._square, GRID_DIRECTIONS[key], self.position.board
                self._square = min(max(r + down, 0), board.rows - 1), min(max(c + right, 0), board.columns - 1)
            self._go_to(self._square)
        elif key in (*ACTIVATION_KEYS, *_TAKES):
            self._keys = True
            self.painted.emit(self._square, key not in _TAKES and not self.position.board.bit(self._square))
            self.update()
        else:
            event.ignore()

    def _go_to(self, square: Square) -> None:
        """Put the cursor of the tool Squares on a square and say what it is."""
        self._keys, self._square = True, square
        if self.position.board.bit(square):
            self._tell(tr("{square}, part of the board. Space changes it.", square=square_name(square)))
        else:
            self._tell(tr("{square}, not part of the board. Space changes it.", square=square_name(square)))
        self.update()

    # Screen readers and switches ------------------------------------------------------------------------------

    def _square_of(self, spot: int) -> Square:
        return tiled_figure.square_at(self.spots[self.name_of(spot)], self.size_now)

    @property
    def spot_of_cursor(self) -> int:
        if self.tool == DOMINOES:
            return super().spot_of_cursor
        name = square_name(self._square)
        return list(self.spots).index(name) if self._keys and name in self.spots else -1

    def put_cursor_on(self, spot: int) -> None:
        if self.tool == DOMINOES:
            super().put_cursor_on(spot)
        else:
            self._go_to(self._square_of(spot))

    def press_spot(self, spot: int) -> None:
        if self.tool == DOMINOES:
            super().press_spot(spot)
        else:
            self.painted.emit(self._square_of(spot), False)

    # Drawing --------------------------------------------------------------------------------------------------

    def _shapes(self) -> Iterator[Shape]:
        """Outlines of missing squares, so that they can be found and restored, and the cursor of the tool Squares."""
        board, u = self.position.board, self.size_now

        def inner(square: Square, inset: float) -> tuple[float, float, float, float]:
            x, y = tiled_figure.centre(square, u)
            half = u / 2 - inset
            return x - half, y - half, 2 * half, 2 * half

        for square in ((r, c) for r in range(board.rows) for c in range(board.columns)):
            if not board.bit(square):
                yield Box(*inner(square, 0.08 * u), None, "line2", 1.0, 0.0, (1.0, 2.0))
        if self.tool == SQUARES and self._keys:
            yield brackets(inner(self._square, 0.0))
