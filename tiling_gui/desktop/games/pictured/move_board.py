"""A board on which every move has a place: what is told, pointed at, clicked and typed, whatever is drawn.

arrows, Tab      go through the moves
Enter, Space     make the move
letters, digits  type a move as it is written, Enter
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Move
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.graphs.keyed_board import KeyedBoard
from tiling_gui.desktop.games.graphs.move_marks import Mark, dressed
from tiling_gui.desktop.games.grid_board.legend import Legend
from tiling_gui.desktop.games.grid_board.move_labels import legend
from tiling_gui.desktop.ui.arrow_keys import TAKE, WAYS, ahead
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import announce, focus_ring, not_turned, painter_on
from tiling_gui.errors import InputError
from tiling_gui.language import tr

LEAST = 18.0
"""How wide and high the ground of a value is at least, in px."""


class MoveBoard(KeyedBoard):
    """Who inherits says where moves are, and paints."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        not_turned(self)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        self.position: Any = None
        self._last: Move | None = None
        self._hint: Move | None = None
        self._crossed: Move | None = None
        self._pointed: tuple[Move, ...] = ()
        """What an exercise shows dashed: the right moves, or the reply."""
        self.cursor_at: Move | None = None
        """The move the keys stand on."""
        self.under: Move | None = None
        """What is under the pointer, legal or not."""
        self._interactive = False
        self._typed = ""
        self._marks: Mapping[Move, Mark] = {}
        self.legend = Legend(self)

    # What a board says of itself ----------------------------------------------------------------------------

    def place_of(self, move: Move) -> QPointF:
        """Where a legal move is clicked."""
        raise NotImplementedError

    def move_at(self, point: QPointF) -> Move | None:
        """The move at a point, legal or not."""
        raise NotImplementedError

    def why_not(self, move: Move) -> str:
        """Why a move under the pointer is not legal."""
        return ""

    def paint(self, painter: QPainter) -> None:
        """Draws the position and what is said about it."""
        raise NotImplementedError

    def image(self, width: int) -> QImage:
        """The position alone, `width` pixels wide."""
        raise NotImplementedError

    # What is told -------------------------------------------------------------------------------------------

    def set_position(self, position: Any, last: Move | None) -> None:
        """Shows a position and what led to it; values and hint of the one before are gone."""
        self.position, self._last = position, last
        self._hint, self.cursor_at, self._typed, self._marks = None, None, "", {}
        self._crossed, self._pointed = None, ()
        self.setAccessibleDescription(position.diagram())
        self._show()

    def set_interactive(self, on: bool) -> None:
        """Whether a person may move now."""
        self._interactive = on
        self._show()

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """What every move is worth."""
        self._marks = dressed(analysis, kind) if analysis and analysis.position == self.position else {}
        self._show()

    def set_hint(self, move: Move | None) -> None:
        """Points at a move."""
        self._hint = move
        self._show()

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move]) -> None:
        """Crosses out a mistake, and shows the right moves or the reply dashed."""
        self._crossed, self._pointed = crossed, tuple(right) if reply is None else (*right, reply)
        self._show()

    def _place_legend(self) -> None:
        width = min(self.width() - 8, max(self.legend.needed_width(), 40))
        self.legend.setGeometry((self.width() - width) // 2, self.height() - self.legend.height(), width, 24)

    def _show(self) -> None:
        self.legend.show_entries(legend(self._marks), theme.palette)
        self._place_legend()
        can = self._can(self.under)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
        self.update()

    def _can(self, move: Move | None) -> bool:
        return move is not None and self.position is not None and self._interactive and move in self.position.moves()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The position, then what the window says about it."""
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self.position is not None:
            self.paint(painter)
        if self.hasFocus() and self.cursor_at is not None:
            focus_ring(painter, self)
        painter.end()

    # The pointer --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_legend()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.move_at(event.position()))
        if self._interactive and self.under is not None and not self._can(self.under):
            self.setCursor(Qt.CursorShape.ForbiddenCursor)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def _point(self, move: Move | None) -> None:
        if move == self.under:
            return
        self.under = move
        if move is not None:
            self.cursor_at = None
        self.pointed.emit("" if move is None else self._sentence(move))
        self._show()

    def _sentence(self, move: Move) -> str:
        name: str = self.position.write(move)
        if move in self._marks:
            return self._marks[move].sentence
        if move in self.position.moves():
            return tr("Click chooses {name}.", name=name) if self._interactive else name
        return self.why_not(move) or name

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a move makes it; on one that is not legal it says why not."""
        move = self.move_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or move is None or self.position is None:
            event.ignore()
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._can(move):
            self.chosen.emit(move)
        elif self._interactive:
            self.pointed.emit(self.why_not(move))

    # Keys ---------------------------------------------------------------------------------------------------

    def types(self, text: str) -> bool:
        """Letters and digits, and what stands between them."""
        return text == "–" or (text.isascii() and (text.isalnum() or text in "-="))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the module's list."""
        key, position = Qt.Key(event.key()), self.position
        if key is Qt.Key.Key_Escape and (self._typed or self.cursor_at is not None):
            self._typed, self.cursor_at = "", None
            self.pointed.emit("")
            self._show()
        elif key is Qt.Key.Key_Backspace and self._typed:
            self._type(self._typed[:-1])
        elif position is None or not self.is_ours(event):
            event.ignore()
        elif not self._interactive or position.is_over:
            over = position.is_over
            self.pointed.emit(tr("The game is over.") if over else tr("{side} is to move.", side=position.to_move))
        elif key in WAYS:
            self._go(WAYS[key])
        elif key in TAKE:
            self._take()
        else:
            self._type(self._typed + event.text())

    def _type(self, text: str) -> None:
        self._typed = text
        self.pointed.emit(tr("{typed} – Enter plays it, Esc takes it back.", typed=text) if text else "")

    def _take(self) -> None:
        typed, self._typed = self._typed, ""
        if typed:
            try:
                self.chosen.emit(self.position.read(typed))
            except InputError as error:
                self.pointed.emit(str(error))
        elif self.cursor_at is not None:
            self.chosen.emit(self.cursor_at)
        else:
            self._go((1, 0))

    def _go(self, way: tuple[int, int]) -> None:
        moves = self.position.moves()
        if self.cursor_at is None:
            self._stand(moves[0] if self._hint is None else self._hint)
            return
        places = {i: self.place_of(move) for i, move in enumerate(moves)}
        here = moves.index(self.cursor_at)
        self._stand(moves[ahead(places[here], way, places, here)])

    def tab(self, step: int) -> bool:
        """To the next move; False at the end, so that the focus goes on."""
        if self.position is None or not self._interactive or self.position.is_over:
            return False
        moves = self.position.moves()
        at = moves.index(self.cursor_at) + step if self.cursor_at in moves else (0 if step > 0 else len(moves) - 1)
        if not 0 <= at < len(moves):
            self.cursor_at = None
            self._show()
            return False
        self._stand(moves[at])
        return True

    def _stand(self, move: Move) -> None:
        self.cursor_at = move
        known = self._marks.get(move)
        sentence = known.sentence if known else tr("{name}: Enter chooses it.", name=self.position.write(move))
        self.pointed.emit(sentence)
        announce(self, sentence)
        self._show()
