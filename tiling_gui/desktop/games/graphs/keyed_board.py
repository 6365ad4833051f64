"""A board on which plain keys go from one thing to the next: what every board with a graph does with its keys."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.arrow_keys import TABS, TAKE, WAYS
from tiling_gui.desktop.ui.widgets.base import named


class KeyedBoard(QWidget):
    """Emits the moves a person makes; never plays one itself. Who inherits handles the keys that are its own."""

    chosen = Signal(object)
    """(move)"""
    pointed = Signal(str)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "board", name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def types(self, text: str) -> bool:
        """Whether a character can be part of a move that is typed."""
        raise NotImplementedError

    def tab(self, step: int) -> bool:
        """To what can be chosen next (1) or before (-1); False at the end, so that the focus goes on."""
        raise NotImplementedError

    def is_ours(self, event: QKeyEvent) -> bool:
        """Whether a key is the board's own, and no command."""
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        text = event.text()
        return plain and (event.key() in WAYS or event.key() in TAKE or (len(text) == 1 and self.types(text)))

    def event(self, event: QEvent) -> bool:
        """Plain keys are the board's own; Tab goes through what can be chosen before it goes on."""
        if isinstance(event, QKeyEvent):
            if event.type() is QEvent.Type.ShortcutOverride and self.is_ours(event):
                event.accept()
                return True
            step = TABS.get(Qt.Key(event.key()), 0)
            if event.type() is QEvent.Type.KeyPress and step and self.tab(step):
                return True
        return super().event(event)
