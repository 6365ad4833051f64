"""What is said in a line, to whoever shows it."""

from PySide6.QtCore import QObject, Signal, Slot


class Status(QObject):
    """What the window says in a line. Whoever shows it listens to the signals."""

    message = Signal(str)
    """(sentence) Something happened: stays until the next."""
    pointed = Signal(str)
    """(sentence) What is under the pointer; "" when nothing is."""
    error = Signal(object)
    """(exception) A bug, to be shown with its details."""

    @Slot(str)
    def say(self, sentence: str) -> None:
        """Shows a sentence until the next; "" takes it away."""
        self.message.emit(sentence)
