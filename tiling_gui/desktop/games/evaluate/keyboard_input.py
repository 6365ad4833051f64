"""Moves by keyboard: a digit proposes, a letter places; longer values and names are completed with Enter."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from tiling_gui.errors import InputError
from tiling_gui.games.evaluate.rules import EvaluatePosition
from tiling_gui.language import tr

_SHIFTED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier


def digits_only(position: EvaluatePosition) -> bool:
    return all(value.denominator == 1 and 0 <= value <= 9 for value in position.domain)


def letters_only(position: EvaluatePosition) -> bool:
    return all(len(name) == 1 for name in position.expression.variables)


class KeyboardInput(QObject):
    chosen = Signal(object)
    """(move) A legal move was typed."""
    pointed = Signal(str)
    """(sentence) What has been typed, or why it is not a move."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self._position: EvaluatePosition | None = None

    def show_position(self, position: EvaluatePosition) -> None:
        self._position, self.text = position, ""

    def take(self, event: QKeyEvent) -> bool:
        """Handles a key of a move; False if it is not one."""
        key, text = event.key(), event.text()
        plain = not event.modifiers() & ~_SHIFTED
        if self.text and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            typed, self.text = self.text, ""
            self._read(typed)
        elif self.text and key == Qt.Key.Key_Escape:
            self._type("")
        elif self.text and key == Qt.Key.Key_Backspace:
            self._type(self.text[:-1])
        elif plain and text and text.isprintable() and not text.isspace():
            self._on_text(text)
        else:
            return False
        return True

    def _on_text(self, text: str) -> None:
        position = self._position
        if position is None or position.is_over:
            return
        putting = position.proposed is not None
        if not (letters_only(position) if putting else digits_only(position)):
            self._type(self.text + text)
        elif text.isalpha() if putting else text.isdecimal():
            known = not putting or text in position.expression.variables
            self._read(text if known else text.swapcase())
        else:
            if putting:
                self.pointed.emit(tr("{side} places it: press a letter.", side=position.to_move))
            else:
                self.pointed.emit(tr("Press a digit to propose it."))

    def _type(self, text: str) -> None:
        self.text = text
        if not text:
            self.pointed.emit("")
        elif self._position and self._position.proposed is not None:
            self.pointed.emit(tr("{typed} – Enter places it there.", typed=text))
        else:
            self.pointed.emit(tr("{typed} – Enter proposes it.", typed=text))

    def _read(self, text: str) -> None:
        assert self._position is not None
        try:
            move = self._position.read(text)
        except InputError as error:
            self.pointed.emit(str(error))
        else:
            self.chosen.emit(move)
