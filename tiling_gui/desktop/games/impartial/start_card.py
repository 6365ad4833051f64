"""A card that asks for the start of a new game, or says why what is written is none."""

from typing import Any

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from tiling_gui.errors import InputError


class StartCard(QWidget):
    """Whoever inherits reads the start from its fields."""

    asked = Signal(object)
    """(position) to start from."""
    error = Signal(str)
    """Why what is written is no position."""

    @property
    def shows_refusal(self) -> bool:
        """Whether that can be read on the card itself now."""
        return False

    def start(self) -> Any:
        """The position asked for. Raises InputError saying what is wrong."""
        raise NotImplementedError

    @Slot()
    def ask(self) -> None:
        try:
            start = self.start()
        except InputError as error:
            self.error.emit(str(error))
        else:
            self.asked.emit(start)
