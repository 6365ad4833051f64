"""The board that turns pointer and keys into moves.

pointer  a click plays the move pointed at; dragging from one of its squares or ends to another chooses it exactly
arrows   select the next move in that direction; Tab and Shift+Tab the next and the previous one
Enter    plays the move selected or typed; so does Space
letters  and digits type a move in its notation; Esc drops it

While it is not the user's turn, the arrows go from place to place and read what is there.
"""

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Point
from tiling_gui.core.game import Game, Move, Side, opening
from tiling_gui.desktop.board.painted_board import LARGEST, PaintedBoard
from tiling_gui.desktop.ui.accessible_spots import tell_spot
from tiling_gui.desktop.ui.arrow_keys import ACTIVATION_KEYS, DIRECTIONS, TAB_STEPS, nearest_ahead
from tiling_gui.desktop.ui.widgets.base import announce
from tiling_gui.errors import InputError
from tiling_gui.language import tr

_PUNCTUATION = "-–=+>→#(),./"
"""What typed moves have besides letters and digits."""
_LONGEST = 40
_BY_KEY = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)


class Board(PaintedBoard):
    """Sends the moves the user makes; never makes one itself."""

    chosen = Signal(object)
    """(move) The user made a legal move."""
    pointed = Signal(str)
    """(sentence) What would be done here, or what is here; "" if there is nothing to say."""

    def __init__(self, game: Game, parent: QWidget | None = None, *, largest: int = LARGEST) -> None:
        """`largest` is the greatest `size` of the picture."""
        super().__init__(game, parent, largest=largest)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.interactive = False
        self._pressed: Point | None = None
        """Where the button was pressed, in px of the picture."""
        self._begun: Point | None = None
        """The part of a move where the button was pressed, or that a screen reader pressed."""
        self._read = -1
        """The spot that the arrows have read last."""
        self._said = ""
        self._was_at: Point = (0.0, 0.0)
        """Where the move was that was last selected by keyboard."""

    # What is shown ------------------------------------------------------------------------------------------

    def set_position(
        self,
        position: object,
        last: Move | None = None,
        *,
        sides: Sequence[Side] | None = None,
        animate: bool = False,
    ) -> None:
        self._pressed = self._begun = None
        if position != self.position:
            self._read = -1
        super().set_position(position, last, sides=sides, animate=animate)
        self._look_again()

    def set_interactive(self, on: bool) -> None:
        """Set whether the user may move; the board can always be read."""
        if on != self.interactive:
            self.interactive = on
            if not on:
                self.offered = None
            self._look_again()

    def _look_again(self) -> None:
        """Update what is offered to a resting pointer after a change, but forbid nothing until it moves."""
        if self.position is not None and self.underMouse() and self.cursor_at is None and not self.typed:
            point = self.on_picture(QPointF(self.mapFromGlobal(self.cursor().pos())))
            self.offered = self.targets.move_at(point) if self.interactive else None
        self._show_pointer(forbidden=False)
        self.show_state()

    # The pointer --------------------------------------------------------------------------------------------

    def on_picture(self, point: QPointF) -> Point:
        """A point of the widget in px of the picture."""
        return point.x() - self.origin.x(), point.y() - self.origin.y()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.position is not None:
            self._point_at(self.on_picture(event.position()))

    def _point_at(self, point: Point) -> None:
        if self.cursor_at is not None or self.typed:
            self.cursor_at, self.typed = None, ""
        move = self.targets.move_at(point, self._begun)
        self._offer(move if self.interactive else None)
        if move is not None:
            self._say(self._sentence(move))
        elif self._begun is not None and (part := self.spot_at(point)) not in (None, self.spot_at(self._begun)):
            self._say(tr("No move is on both {a} and {b}.", a=self.spot_at(self._begun), b=part))
        else:
            name = self.spot_at(point)
            self._say("" if name is None else self.describe(name))
        self._show_pointer(forbidden=move is None and self.spot_at(point) is not None)

    def _offer(self, move: Move | None) -> None:
        if move != self.offered:
            self.offered = move
            self.show_state()

    def _show_pointer(self, *, forbidden: bool) -> None:
        if not self.interactive:
            shape = Qt.CursorShape.ArrowCursor
        elif self.offered is not None:
            shape = Qt.CursorShape.PointingHandCursor
        else:
            shape = Qt.CursorShape.ForbiddenCursor if forbidden else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() is not shape:
            self.setCursor(shape)

    def _sentence(self, move: Move) -> str:
        """What the board says of a move pointed at: its value if it is known, else what a click does."""
        known = self._marks.get(move)
        if known is not None:
            return known.sentence
        name: str = self.position.write(move)
        if not self.interactive:
            return name
        return (
            tr("Release plays {name}.", name=name) if self._begun is not None else tr("Click plays {name}.", name=name)
        )

    def _say(self, sentence: str) -> None:
        if sentence != self._said:
            self._said = sentence
            self.pointed.emit(opening(sentence))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if self.cursor_at is None and not self.typed:
            self._offer(None)
            self._say("")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The left button begins a move, which is made when it is released; another button drops it."""
        if event.button() is not Qt.MouseButton.LeftButton or self.position is None:
            self._pressed = self._begun = None
            self._offer(None)
            event.ignore()
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._ring(False)
        point = self.on_picture(event.position())
        self._pressed, self._begun = point, self.targets.part_at(point)
        self._point_at(point)
        if self.interactive and self.offered is None and (name := self.spot_at(point)):
            announce(self, self.describe(name))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Treat a double click as two clicks."""
        self.mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._point_at(self.on_picture(event.position()))
        self._pressed = self._begun = None
        self._make(self.offered)

    def _make(self, move: Move | None) -> None:
        if move is not None and self.interactive:
            self.offered = self.cursor_at = None
            self.typed = ""
            self._say("")
            self.show_state()
            self.chosen.emit(move)

    # Keys ---------------------------------------------------------------------------------------------------

    def types(self, text: str) -> bool:
        """Whether a character can be part of a typed move."""
        return len(text) == 1 and ((text.isascii() and text.isalnum()) or text in _PUNCTUATION)

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key is for the board and not a command."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        return plain and (event.key() in DIRECTIONS or event.key() in ACTIVATION_KEYS or self.types(event.text()))

    def event(self, event: QEvent) -> bool:
        """Claims plain keys from shortcuts; Tab goes through the moves before it leaves the board."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and self.is_ours(event):
                event.accept()
                return True
            step = TAB_STEPS.get(Qt.Key(event.key()), 0)
            if (
                event.type() is QEvent.Type.KeyPress
                and step
                and self.cursor_at is not None
                and self._select_by_tab(step)
            ):
                return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring if the focus came by keyboard."""
        super().focusInEvent(event)
        self._ring(event.reason() in _BY_KEY)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring(False)

    def _ring(self, on: bool) -> None:
        if on != self.ringed:
            self.ringed = on
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle arrows, Enter, Space, Esc and typed moves; ignore everything else."""
        self._ring(self.hasFocus())
        key = Qt.Key(event.key())
        begun = self.typed or self.cursor_at is not None or self._pressed is not None
        if key is Qt.Key.Key_Escape and (begun or (self._said and not self.underMouse())):
            self.drop()
        elif key is Qt.Key.Key_Backspace and self.typed:
            self._type(self.typed[:-1])
        elif self.position is None or not self.is_ours(event):
            event.ignore()
        elif not self.interactive or not self.where:
            self._read_on(key)
        elif key in DIRECTIONS:
            self._select_next(DIRECTIONS[key])
        elif key in ACTIVATION_KEYS:
            self.activate()
        else:
            self._type((self.typed + event.text())[:_LONGEST])

    def drop(self) -> None:
        """Drop everything that is not played yet."""
        self.typed, self.cursor_at, self.offered, self._pressed, self._begun = "", None, None, None, None
        self._say("")
        self.show_state()

    def _read_on(self, key: Qt.Key) -> None:
        """Go to the next place in the direction of an arrow and read it; say why other keys do nothing."""
        names = list(self.spots)
        if key not in DIRECTIONS or not names:
            over = self.position.is_over
            self._say(tr("The game is over.") if over else tr("{side} is to move.", side=self.position.to_move))
            return
        places = {k: QPointF(*at) for k, at in enumerate(self.spots.values())}
        if not 0 <= self._read < len(names):
            self._read = 0
        else:
            self._read = nearest_ahead(places[self._read], DIRECTIONS[key], places, self._read)
        self._tell(self.describe(names[self._read]))

    def _tell(self, sentence: str) -> None:
        """Say a sentence in the status bar and to screen readers, also again."""
        self._said = ""
        self._say(sentence)
        tell_spot(self)
        announce(self, sentence)

    def _type(self, text: str) -> None:
        """Take the text typed so far; a whole move is offered, and one that a single key makes is made."""
        where = self.where
        if (move := next((move for move, place in where.items() if place.key and place.key == text), None)) is not None:
            self._make(move)
            return
        self.typed, self.cursor_at = text, None
        try:
            self.offered = self.position.read(text) if text else None
        except InputError:
            self.offered = None
        if self.offered in where:
            self.cursor_at, self._was_at = self.offered, where[self.offered].at[0]
        self.show_state()
        if self.offered is not None:
            self._tell(self._selected_sentence(self.offered))
        else:
            self._said = ""
            self._say(tr("{typed} – Enter plays it, Esc takes it back.", typed=text) if text else "")

    def activate(self) -> None:
        """Play the typed move, or the selected one; if there is neither, select one."""
        typed, self.typed = self.typed, ""
        if typed:
            try:
                move = self.position.read(typed)
            except InputError as error:
                self.offered = self.cursor_at = None
                self.show_state()
                self._tell(str(error))
            else:
                self._make(move)
        elif self.cursor_at is not None:
            self._make(self.cursor_at)
        else:
            self._select_next((1, 0))

    def _select_next(self, way: tuple[int, int]) -> None:
        """Select the next move in this direction; initially the hint, or the move nearest to the last selected."""
        self.typed = ""
        places = self.where
        moves = list(places)
        if not moves:
            return
        if self.cursor_at not in places:
            x, y = self._was_at

            def away(move: Move) -> float:
                return hypot(places[move].at[0][0] - x, places[move].at[0][1] - y)

            self.select(self._hint if self._hint in places else min(moves, key=away))
            return
        at = {i: QPointF(*places[move].at[0]) for i, move in enumerate(moves)}
        here = moves.index(self.cursor_at)
        self.select(moves[nearest_ahead(at[here], way, at, here)])

    def _select_by_tab(self, step: int) -> bool:
        """Select the next move (1) or the previous one (-1); False at the end, to move the focus on."""
        if self.position is None or not self.interactive:
            return False
        moves = list(self.where)
        at = moves.index(self.cursor_at) + step if self.cursor_at in moves else -1
        if not 0 <= at < len(moves):
            self.cursor_at = None
            self._say("")
            self.show_state()
            return False
        self.select(moves[at])
        return True

    def select(self, move: Move) -> None:
        """Put the frame of the keyboard on a move and say what it is."""
        self.cursor_at, self.offered, self.typed = move, None, ""
        self._was_at = self.where[move].at[0]
        self.show_state()
        self._tell(self._selected_sentence(move))

    def _selected_sentence(self, move: Move) -> str:
        """What the board says of a move selected by keyboard."""
        known = self._marks.get(move)
        return known.sentence if known else tr("{name}: Enter plays it.", name=self.position.write(move))

    # Spots for screen readers and switches --------------------------------------------------------------------

    @property
    def pointed_move(self) -> Move | None:
        """The legal move under the pointer, or the one selected or typed."""
        return self.offered if self.offered is not None else self.cursor_at

    @property
    def spot_of_cursor(self) -> int:
        """The place of the selected move, or the one read last."""
        place = self.where.get(self.cursor_at) if self.cursor_at is not None else None
        if place is None:
            return self._read
        if self.cursor_at in self.apart.values():
            return len(self.spots) + list(self.apart.values()).index(self.cursor_at)
        name = self.spot_at((place.parts or place.at)[0])
        return -1 if name is None else list(self.spots).index(name)

    def put_cursor_on(self, spot: int) -> None:
        self._read = spot
        moves = self._moves_on(spot)
        if moves and self.interactive:
            self.select(moves[0])
        else:
            self._tell(self.spot_words(spot))

    def press_spot(self, spot: int) -> None:
        """One press on a place: plays the only move on it; otherwise selects one, which the same press again, or one on
        another of its places, plays.
        """
        moves, begun = self._moves_on(spot), self._begun
        at = self.point_of(spot)
        if not self.interactive or not moves:
            self._begun = None
            self._tell(self.spot_words(spot))
            return
        both = [move for move in moves if begun not in (None, at) and move in self.targets.on(begun)]
        if len(both) == 1 or (begun == at and self.cursor_at in moves):
            self._begun = None
            self._make(both[0] if both else self.cursor_at)
        elif len(moves) == 1 and not self.where[moves[0]].parts:
            self._make(moves[0])
        else:
            self._begun = self._begun if both else at
            self.select((both or moves)[0])

    def _moves_on(self, spot: int) -> list[Move]:
        """The legal moves with this place as a part, or at it, or in its area."""
        name, at = self.name_of(spot), self.point_of(spot)
        if spot >= len(self.spots):
            return [self.apart[name]]
        if found := self.targets.on(at):
            return found
        if name in self.figure.areas:
            return [move for move, place in self.where.items() if self.spot_at(place.at[0]) == name]
        return [move for move, place in self.where.items() if at in place.at]
