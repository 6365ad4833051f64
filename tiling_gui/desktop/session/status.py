"""Sentences for the status bar."""

from PySide6.QtCore import QObject, Signal, Slot


class Status(QObject):
    """Sends what the status bar shows."""

    message = Signal(str)
    """(sentence) Something happened: shown until the next."""
    pointed = Signal(str)
    """(sentence) What is under the pointer; "" for nothing."""
    error = Signal(object)
    """(exception) A bug, to be shown with its details."""

    @Slot(str)
    def say(self, sentence: str) -> None:
        """Show a sentence until the next; "" clears it."""
        self.message.emit(sentence)
