"""The board of the position editor, on which dominoes are placed and removed and squares are removed and restored.

With the tool Dominoes it works as in a game, and a click on a domino removes it. With Squares a click or a drag removes
squares or restores them; missing squares are outlined.
"""

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tiling_gui.core.board import Square, square_name
from tiling_gui.desktop.games.grid_board import BoardView, painting
from tiling_gui.desktop.ui.arrow_keys import ACTIVATION_KEYS, GRID_DIRECTIONS
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import announce, named
from tiling_gui.language import tr

DOMINOES, SQUARES = "dominoes", "squares"
_TAKES = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditorBoard(BoardView):
    """The editor's board. `chosen` places a domino; the signals below request the other changes."""

    removed = Signal(object)
    """(domino) Emitted to remove a domino."""
    painted = Signal(object, bool)
    """(square, present) Emitted to add a square to the board or remove it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "editorBoard", tr("Board to edit"))
        self.tool = DOMINOES
        self._paints: bool | None = None
        self._spot: Square = (0, 0)
        self._keys = False

    def set_tool(self, tool: str) -> None:
        """Sets the tool, DOMINOES or SQUARES."""
        self.tool = tool
        self.set_interactive(tool == DOMINOES)
        self.viewport().update()

    # Pointer --------------------------------------------------------------------------------------------------

    def _square(self, point: QPointF | QPoint) -> Square | None:
        """The square of the bounding rectangle at a point, part of the board or not; None outside."""
        x, y = self.geometry_now.on_board(QPointF(point))
        square, board = (int(y // 1), int(x // 1)), self.position.board
        return square if 0 <= square[0] < board.rows and 0 <= square[1] < board.columns else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Removes a domino, starts placing one, or starts painting squares."""
        square = self._square(event.position())
        self._keys = False
        if event.button() is not Qt.MouseButton.LeftButton or square is None:
            super().mousePressEvent(event)
        elif self.tool == SQUARES:
            self._spot = square
            self._paints = not self.position.board.bit(square)
            self.painted.emit(square, self._paints)
        elif domino := self.tile_on(square):
            self.removed.emit(domino)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Continues painting, or says what a click would do."""
        square = self._square(event.position())
        if self.tool == DOMINOES:
            super().mouseMoveEvent(event)
            domino = self.tile_on(square) if square else None
            if domino:
                self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
                self.hovered.emit(None, tr("Click to remove {move}.", move=self.position.write(domino)))
            return
        if square is None:
            return
        if self._paints is not None and bool(self.position.board.bit(square)) != self._paints:
            self.painted.emit(square, self._paints)
        self.hovered.emit(None, self._square_words(square))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._paints = None
        if self.tool == DOMINOES:
            super().mouseReleaseEvent(event)

    def _square_words(self, square: Square) -> str:
        name = square_name(square)
        if self.position.board.bit(square):
            return tr("Click to remove {square} from the board; drag to remove more.", square=name)
        return tr("Click to put {square} back; drag to put back more.", square=name)

    # Keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """With Squares, arrows move and Space toggles; with Dominoes, keys work as in a game and Delete removes one."""
        key = Qt.Key(event.key())
        if self.tool == DOMINOES:
            domino = self.tile_on(self.pointer_input.cursor)
            if key in _TAKES and domino and not self.pointer_input.typed:
                self.removed.emit(domino)
            else:
                super().keyPressEvent(event)
            return
        board = self.position.board
        if key in GRID_DIRECTIONS:
            if self._keys:
                r, c = self._spot[0] + GRID_DIRECTIONS[key][0], self._spot[1] + GRID_DIRECTIONS[key][1]
                self._spot = (min(max(r, 0), board.rows - 1), min(max(c, 0), board.columns - 1))
            self._keys = True
            sentence = tr("{square}, not part of the board. Space changes it.", square=square_name(self._spot))
            if board.bit(self._spot):
                sentence = tr("{square}, part of the board. Space changes it.", square=square_name(self._spot))
            self.hovered.emit(None, sentence)
            announce(self, sentence)
            self.viewport().update()
        elif key in (*ACTIVATION_KEYS, *_TAKES):
            self._keys = True
            self.painted.emit(self._spot, key not in _TAKES and not board.bit(self._spot))
            self.viewport().update()
        else:
            super().keyPressEvent(event)

    # Drawing --------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Outlines missing squares, so that they can be found and restored."""
        super().drawBackground(painter, rect)
        geometry, board = self.geometry_now, self.position.board
        painter.save()
        painter.setPen(QPen(QColor(theme.palette.line2), 1, Qt.PenStyle.DotLine))
        for r in range(board.rows):
            for c in range(board.columns):
                if not board.bit((r, c)):
                    inset = 0.08 * geometry.u
                    painter.drawRect(geometry.square_rect((r, c)).adjusted(inset, inset, -inset, -inset))
        painter.restore()

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        super().drawForeground(painter, rect)
        geometry, board = self.geometry_now, self.position.board
        if self.tool == SQUARES and self._keys and self._spot[0] < board.rows and self._spot[1] < board.columns:
            painting.draw_brackets(painter, geometry.square_rect(self._spot), geometry.u, theme.palette)
