"""A board whose moves can be selected and typed with plain keys, independent of how it draws them, and its view.

arrows, Tab      select a move
Enter, Space     make the move
letters, digits  type a move in its notation, then Enter
"""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Move, Side
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.ui.arrow_keys import ACTIVATION_KEYS, DIRECTIONS, TAB_STEPS, nearest_ahead
from tiling_gui.desktop.ui.widgets.base import announce, named
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError
from tiling_gui.language import tr


class KeyedBoard(QWidget):
    """Sends the moves the user makes; never makes one itself."""

    chosen = Signal(object)
    """(move)"""
    pointed = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "board", name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.position: Any = None
        self._hint: Move | None = None
        self.cursor_at: Move | None = None
        """The move selected by keyboard."""
        self._interactive = False
        self._typed = ""
        self._marks: Mapping[Move, ValueMark] = {}

    # For subclasses to implement ----------------------------------------------------------------------------

    def place_of(self, move: Move) -> QPointF:
        """The point of the widget that represents a legal move."""
        raise NotImplementedError

    def show_state(self) -> None:
        """Shows position, hint, cursor and so on."""
        raise NotImplementedError

    def types(self, text: str) -> bool:
        """Whether a character can be part of a typed move: letters, digits, and separators."""
        return text == "–" or (text.isascii() and (text.isalnum() or text in "-="))

    def move_of_key(self, text: str) -> Move | None:
        """The move that a single character makes at once; None if it starts or continues a typed move."""
        return None

    def typing_words(self, typed: str) -> str:
        return tr("{typed} – Enter plays it, Esc takes it back.", typed=typed)

    def cursor_words(self, name: str) -> str:
        """What Enter does with the selected move of this name."""
        return tr("{name}: Enter chooses it.", name=name)

    def read(self, typed: str) -> Move:
        """The typed move. Raises InputError."""
        return self.position.read(typed)

    # What is shown -----------------------------------------------------------------------------------

    def set_position(self, position: Any, last: Move | None) -> None:
        """Shows a position after the move `last`; clears hint, cursor, typed text and marks."""
        self.position = position
        self._hint, self.cursor_at, self._typed, self._marks = None, None, "", {}
        self.setAccessibleDescription(position.diagram())
        self.show_state()

    def set_interactive(self, on: bool) -> None:
        self._interactive = on
        self.show_state()

    def set_hint(self, move: Move | None) -> None:
        self._hint = move
        self.show_state()

    # Keys ---------------------------------------------------------------------------------------------------

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key is for the board and not a command."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        text = event.text()
        return plain and (
            event.key() in DIRECTIONS or event.key() in ACTIVATION_KEYS or (len(text) == 1 and self.types(text))
        )

    def event(self, event: QEvent) -> bool:
        """Claims plain keys from shortcuts; Tab goes through the moves before it leaves the board."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and self.is_ours(event):
                event.accept()
                return True
            step = TAB_STEPS.get(Qt.Key(event.key()), 0)
            if event.type() is QEvent.Type.KeyPress and step and self.select_by_tab(step):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, position = Qt.Key(event.key()), self.position
        if key is Qt.Key.Key_Escape and (self._typed or self.cursor_at is not None):
            self._typed, self.cursor_at = "", None
            self.pointed.emit("")
            self.show_state()
        elif key is Qt.Key.Key_Backspace and self._typed:
            self._type(self._typed[:-1])
        elif position is None or not self.is_ours(event):
            event.ignore()
        elif not self._interactive or position.is_over:
            over = position.is_over
            self.pointed.emit(tr("The game is over.") if over else tr("{side} is to move.", side=position.to_move))
        elif key in DIRECTIONS:
            self.select_next(DIRECTIONS[key])
        elif key in ACTIVATION_KEYS:
            self.activate()
        elif (move := self.move_of_key(event.text())) is None:
            self._type(self._typed + event.text())
        elif reason := position.why_not(move):
            self.pointed.emit(reason)
        else:
            self.chosen.emit(move)

    def _type(self, text: str) -> None:
        self._typed = text
        self.pointed.emit(self.typing_words(text) if text else "")

    def activate(self) -> None:
        """Makes the typed move, or the selected one; if there is neither, selects one."""
        typed, self._typed = self._typed, ""
        if typed:
            try:
                self.chosen.emit(self.read(typed))
            except InputError as error:
                self.pointed.emit(str(error))
        elif self.cursor_at is not None:
            self.chosen.emit(self.cursor_at)
        else:
            self.select_next((1, 0))

    def select_next(self, way: tuple[int, int]) -> None:
        """Selects the next move in this direction; initially the hint or the first move."""
        moves = self.position.moves()
        if self.cursor_at is None:
            self.select(moves[0] if self._hint is None else self._hint)
            return
        places = {i: self.place_of(move) for i, move in enumerate(moves)}
        here = moves.index(self.cursor_at)
        self.select(moves[nearest_ahead(places[here], way, places, here)])

    def select_by_tab(self, step: int) -> bool:
        """Selects the next move (1) or the previous one (-1); False at the end, to move the focus on."""
        if self.position is None or not self._interactive or self.position.is_over:
            return False
        moves = self.position.moves()
        at = moves.index(self.cursor_at) + step if self.cursor_at in moves else (0 if step > 0 else len(moves) - 1)
        if not 0 <= at < len(moves):
            self.cursor_at = None
            self.show_state()
            return False
        self.select(moves[at])
        return True

    def select(self, move: Move) -> None:
        """Selects a move and announces it."""
        self.cursor_at = move
        known = self._marks.get(move)
        sentence = known.sentence if known else self.cursor_words(self.position.write(move))
        self.pointed.emit(sentence)
        announce(self, sentence)
        self.show_state()


class KeyedView(GameView):
    """A view with a KeyedBoard and a set-up card."""

    board: KeyedBoard

    def build(self, board: KeyedBoard, card: StartCard, panel: SetUpPanel) -> None:
        self.board, self.set_up = board, panel
        board.chosen.connect(self.chosen)
        board.pointed.connect(self.pointed)
        card.start_requested.connect(self.start_requested)

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        self.board.set_position(position, last)
