"""The widget of the board: shows a position and turns pointer and keys into moves.

It knows nothing of games in progress: whoever owns it sets the position after every move, says whose tiles
are in the hand, and listens to `chosen`. The scene draws, the hand interprets; this passes between them.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QSizePolicy, QWidget

from tiling_gui.desktop.board import accessible
from tiling_gui.desktop.board.geometry import Geometry
from tiling_gui.desktop.board.hand import Hand, Point
from tiling_gui.desktop.board.items import GhostLook, Part
from tiling_gui.desktop.board.legend import Legend
from tiling_gui.desktop.board.picture import render_image
from tiling_gui.desktop.board.scene import BoardScene, Sides, placed, players_of
from tiling_gui.desktop.board.values import Entry, Kind, ValueMark, legend, marks
from tiling_gui.desktop.board.words import domino_words, square_words
from tiling_gui.engine.results import Analysis
from tiling_gui.palette import Palette
from tiling_gui.rules.board import Square
from tiling_gui.rules.domino import Domino, DominoPosition
from tiling_gui.rules.game import Side

_ARROWS = {
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Up: (-1, 0),
}
_TAKE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CACHE_KB = 64 * 1024
_Layer = TypeVar("_Layer", bound=Part)


class Theme(Protocol):
    """The part of the application's theme that the board uses."""

    changed: SignalInstance

    @property
    def palette(self) -> Palette:
        """The colours of the moment."""
        ...


class BoardView(QGraphicsView):
    """The board of the tiling game."""

    chosen = Signal(object)
    """(move) A person placed a domino: two squares in reading order, always legal here."""
    hovered = Signal(object, str)
    """(move or None, sentence) What would be placed, or why nothing can be; "" where there is nothing to say."""
    cursorMoved = Signal(object)
    """(square) The keyboard's cursor stands on another square."""
    typed = Signal(str)
    """The move typed so far; "" when it is entered or dropped."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, hand: Hand | None = None) -> None:
        """`hand` holds the first position; without it an empty board of 8 x 8."""
        super().__init__(parent)
        self.setObjectName("board")
        self._theme = theme
        self._sides: Sides = ()
        self._last: Domino | None = None
        self._analysis: Analysis | None = None
        self._marks: dict[Domino, ValueMark] = {}
        self._kind = Kind.COST
        self._mover: Side | None = None
        self._said: tuple[Domino | None, str] = (None, "")
        self._was: tuple[Square, str] = ((0, 0), "")
        self._wheel = 0
        self._ringed = False
        self.hand = hand or Hand(DominoPosition.start(8, 8))
        position = self.hand.position
        self._scene = BoardScene(position, Geometry.fit(position.board, 640, 640), theme.palette)
        self.legend = Legend(self)
        self._set_up_view()
        theme.changed.connect(self._theme_changed)
        self._theme_changed()

    def _set_up_view(self) -> None:
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setAccessibleName("Board")
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), _CACHE_KB))
        accessible.install()

    # What is shown ------------------------------------------------------------------------------------------

    @property
    def position(self) -> DominoPosition:
        """The position on the board."""
        return self.hand.position

    @property
    def geometry_now(self) -> Geometry:
        """Where the squares are in the viewport."""
        return self._scene.geometry

    @property
    def sides(self) -> Sides:
        """Who placed each domino; None for those of the set-up."""
        return self._sides

    @property
    def last(self) -> Domino | None:
        """The move that is ringed."""
        return self._last

    def set_position(
        self,
        position: DominoPosition,
        *,
        sides: Sides | None = None,
        last: Domino | None = None,
        animate: bool = False,
    ) -> None:
        """Shows a position; hint and ghosts go, values wait for the analysis of this one.

        `sides` says who placed each domino, None for a given one; without it both took turns.
        """
        board_before = self.position.board
        self._sides = tuple(players_of(position) if sides is None else sides)
        self._last = last
        self.hand.set_position(position)
        if position.board != board_before:
            self._scene.set_position(type(position)(position.board), (), None, False)
            self._scene.set_geometry(self._fitted())
        self._scene.set_proposed(())
        if self._analysis is not None and self._analysis.position != position:
            self._show_marks({}, animate=False)
        self._scene.set_position(position, self._sides, last, animate and position.board == board_before)
        self._look_again()
        accessible.changed(self)

    def set_interactive(self, on: bool) -> None:
        """Whether a person may place a domino now; the cursor can always be moved to read the board."""
        self.hand.active = on
        self.hand.drop()
        self._look_again()

    def set_mover(self, side: Side | None) -> None:
        """Whose domino is in the hand; None follows the position."""
        self._mover = side
        self._sync()

    def set_values(self, analysis: Analysis | None, kind: Kind = Kind.COST) -> None:
        """Shows what every move is worth; None takes it away. An analysis of another position shows nothing."""
        self._analysis, self._kind = analysis, kind
        fits = analysis is not None and analysis.position == self.position
        self._show_marks(self._marks_of(analysis, kind) if analysis is not None and fits else {}, animate=True)

    def _marks_of(self, analysis: Analysis, kind: Kind) -> dict[Domino, ValueMark]:
        return marks(analysis, kind)

    def _legend(self) -> list[Entry]:
        return legend(self._marks)

    def _show_marks(self, shown: dict[Domino, ValueMark], animate: bool) -> None:
        self._marks = shown
        self._scene.set_marks(shown, self._analysis is not None, animate)
        self._show_legend()
        self._sync()

    def legend_text(self) -> str:
        """The legend in words: "keeps the value, 9 moves · costs one, 38 · estimate, 8"."""
        return self.legend.text()

    def set_hint(self, move: Domino | None) -> None:
        """Points at a move in the application's colour; None takes it away."""
        look = GhostLook(self._mover or self.position.to_move, self._next_number(), 0.18, proposed=True)
        self._scene.set_proposed([(move, look)] if move else [])

    def show_ghosts(self, moves: Sequence[Domino]) -> None:
        """Draws a line of play from here, numbered, both sides taking turns; none takes it away."""
        first, count = self.position.to_move, len(placed(self.position))
        self._scene.set_proposed(
            [
                (move, GhostLook(first if k % 2 == 0 else first.other, str(count + 1 + k), 0.2))
                for k, move in enumerate(moves)
            ]
        )

    def _next_number(self) -> str:
        return str(len(placed(self.position)) + 1)

    def add_layer(self, make: Callable[[BoardScene], _Layer]) -> _Layer:
        """Puts something more on the board, made for its scene; it is laid out and coloured with the rest."""
        layer = make(self._scene)
        self._scene.layers.append(layer)
        self._scene.addItem(layer)
        return layer

    def set_motion(self, on: bool) -> None:
        """Whether dominoes fade in and out; off where motion is reduced."""
        self._scene.motion.settle()
        self._scene.motion.on = on

    def image(self, width: int, *, palette: Palette | None = None, ratio: float = 1.0) -> QImage:
        """What the board shows, without what is in the hand, about `width` pixels wide."""
        return render_image(
            self.position,
            width,
            palette=palette or self._theme.palette,
            sides=self._sides,
            last=self._last,
            marks=self._marks,
            ratio=ratio,
        )

    # What is said -------------------------------------------------------------------------------------------

    def describe(self, square: Square) -> str:
        """A square as it is spoken: "c7, free", "e5, dead", "domino 10, MIN, e6 to e7, last move"."""
        return square_words(self.position, self._sides, self._last, square)

    def describe_value(self, move: Domino) -> str:
        """A move's value as it is spoken: "c7 to c8, ends with 28, exact"; without values only the move."""
        mark = self._marks.get(move)
        return mark.spoken if mark else self._move_words(move)

    def _move_words(self, move: Domino) -> str:
        return domino_words(move)

    def value_sentence(self, move: Domino) -> str:
        """A move's value for the status line; "" without values."""
        mark = self._marks.get(move)
        return mark.sentence if mark else ""

    def announce(self, text: str) -> None:
        """Has a screen reader say something, such as a reply."""
        accessible.announce(self, text)

    # From the hand to the scene -----------------------------------------------------------------------------

    def _sync(self) -> None:
        hand, scene = self.hand, self._scene
        move, sentence = hand.offer.move, hand.offer.sentence
        side = self._mover or self.position.to_move
        valued = bool(self._marks)
        look = GhostLook(side, part=0.12) if valued else GhostLook(side, self._next_number())
        scene.hand.show_as(move, look)
        scene.overlay.set_ghost(move)
        scene.cursor.frame(() if not hand.cursor_shown else move if hand.placing and move else (hand.cursor,))
        shape = Qt.CursorShape.ForbiddenCursor if hand.offer.forbidden else Qt.CursorShape.ArrowCursor
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)
        if move and not hand.placing and not hand.typed:
            sentence = self.value_sentence(move) or sentence
        self._tell(move, sentence)

    def _tell(self, move: Domino | None, sentence: str) -> None:
        hand = self.hand
        square, text = self._was
        self._was = (hand.cursor, hand.typed)
        if hand.typed != text:
            self.typed.emit(hand.typed)
        if hand.cursor != square:
            self.cursorMoved.emit(hand.cursor)
            accessible.focus(self)
        if (move, sentence) != self._said:
            self._said = (move, sentence)
            self.hovered.emit(move, sentence)
            if hand.cursor_shown:
                self.announce(self.describe_value(move) if move else sentence)

    def _make(self, move: Domino | None) -> None:
        self._sync()
        if move:
            self.chosen.emit(move)

    def _look_again(self) -> None:
        """After a change under a resting pointer: a ghost again if one fits, nothing forbidden before it moves."""
        if self.viewport().underMouse() and not self.hand.cursor_shown:
            self.hand.hover(self._at(QPointF(self.viewport().mapFromGlobal(self.cursor().pos()))))
            if self.hand.offer.forbidden:
                self.hand.hover(None)
        self._sync()

    def _at(self, point: QPointF) -> Point:
        return self._scene.geometry.on_board(point)

    # Pointer ------------------------------------------------------------------------------------------------

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The ghost follows the pointer."""
        self.hand.hover(self._at(event.position()))
        self._sync()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press begins a domino; another button calls it off."""
        if self._ringed:
            self._ringed = False
            self.viewport().update()
        if event.button() is Qt.MouseButton.LeftButton:
            self.hand.press(self._at(event.position()))
        else:
            self.hand.cancel_press()
            event.ignore()
        self._sync()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The offered domino is placed."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._make(self.hand.release(self._at(event.position())))

    def leaveEvent(self, event: QEvent) -> None:
        """No pointer, no ghost of it."""
        if not self.hand.cursor_shown:
            self.hand.hover(None)
            self._sync()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns the tile in the hand."""
        if self.hand.offer.move is None:
            event.ignore()
            return
        self._wheel += event.angleDelta().y() or event.angleDelta().x()
        steps = int(self._wheel / 120)
        self._wheel -= 120 * steps
        if steps:
            self.hand.turn(-steps)
            self._sync()
        event.accept()

    # Keys ---------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Plain letters, digits and arrows are the board's own before they are anybody's shortcut."""
        if event.type() is QEvent.Type.ShortcutOverride and self._is_ours(event):
            event.accept()
            return True
        return super().event(event)

    def _is_ours(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        return plain and (event.key() in _ARROWS or event.key() in _TAKE or _typable(event.text()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Space, Enter, Esc and typed squares; everything else belongs to the window."""
        key, hand = Qt.Key(event.key()), self.hand
        move: Domino | None = None
        if key is Qt.Key.Key_Escape:
            if not hand.escape():
                event.ignore()
        elif key is Qt.Key.Key_Backspace and hand.typed:
            hand.type("")
        elif not self._is_ours(event):
            event.ignore()
            return
        elif key in _ARROWS:
            move = hand.arrow(_ARROWS[key], bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key in _TAKE:
            move = hand.take()
        else:
            hand.type(event.text())
        self._make(move)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus is drawn where it came by a key."""
        super().focusInEvent(event)
        self._ringed = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What is in the hand stays; the ring goes."""
        super().focusOutEvent(event)
        self._ringed = False
        self.viewport().update()

    # Layout and colours -------------------------------------------------------------------------------------

    def _fitted(self) -> Geometry:
        size = self.viewport().size()
        return Geometry.fit(self.position.board, size.width(), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board is as large as fits."""
        super().resizeEvent(event)
        self.setSceneRect(QRectF(self.viewport().rect()))
        self._scene.set_geometry(self._fitted())
        self._place_legend()

    def _show_legend(self) -> None:
        self.legend.show_entries(self._legend(), self._theme.palette)
        self._place_legend()

    def _place_legend(self) -> None:
        box = self._scene.geometry.rect
        self.legend.set_square(self._scene.geometry.u)
        width = min(self.width() - 8, max(self.legend.needed_width(), 40))
        left = min(max(4, int(box.left())), max(4, self.width() - width - 4))
        self.legend.setGeometry(left, int(box.bottom()) + 1, width, self.legend.height())

    @Slot()
    def _theme_changed(self) -> None:
        palette = self._theme.palette
        self.setBackgroundBrush(QColor(palette.window))
        self._scene.set_palette(palette)
        self._show_legend()
        self.viewport().update()

    def drawForeground(self, painter: QPainter, rect: QRectF) -> None:
        """The ring of the focus, inside the border."""
        if self._ringed:
            painter.setPen(QPen(QColor(self._theme.palette.accent), 2))
            painter.drawRect(QRectF(self.viewport().rect()).adjusted(1, 1, -1, -1))


def _typable(text: str) -> bool:
    return len(text) == 1 and ((text.isascii() and text.isalnum()) or text in "-–")
