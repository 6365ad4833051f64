"""The answers of a question to choose from: buttons with a digit or a letter, which is also their key."""

from collections.abc import Sequence
from string import ascii_lowercase

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout
from tiling_gui.language import tr

BUTTON = 32
"""Least height of a button in pixels."""
_TICK = " ✓"


class Choices(QWidget):
    """A row of buttons, hidden if there is nothing to choose from."""

    chosen = Signal(str)
    """(answer)"""

    def __init__(self) -> None:
        super().__init__()
        self._choices: Sequence[str] = ()
        self.buttons: list[QPushButton] = []
        self._flow = FlowLayout()
        self.setLayout(self._flow)

    def show_choices(self, choices: Sequence[str]) -> None:
        for button in self.buttons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._choices, self.buttons = choices, []
        digits = all(choice in set("0123456789") for choice in choices)
        for number, choice in enumerate(choices, 1):
            button = QPushButton(choice if digits else f"{ascii_lowercase[(number - 1) % 26]}  {choice}")
            named(button, f"answer{number}", choice)
            button.clicked.connect(self._on_clicked)
            self._flow.addWidget(button)
            self.buttons.append(button)
        self.setVisible(bool(choices))

    def fit(self, size: int) -> None:
        """Set the font size in pixels."""
        height = max(BUTTON, 2 * size)
        for button in self.buttons:
            large = f"font-size: {size}px; min-height: {height}px; max-height: {height}px; padding: 0 {size // 2}px"
            button.setStyleSheet("" if height == BUTTON else large)
            button.setMinimumHeight(height)
            shown = button.text()
            button.setText(shown.removesuffix(_TICK) + _TICK)
            button.setMinimumWidth(button.sizeHint().width())  # room for the tick, so nothing moves when it appears
            button.setText(shown)

    def mark(self, answer: str, *, right: bool = False) -> None:
        """Ticks an answer and no other; if it is `right`, this is in its accessible name."""
        for button, choice in zip(self.buttons, self._choices, strict=True):
            button.setText(button.text().removesuffix(_TICK) + (_TICK if choice == answer else ""))
            if right and choice == answer:
                button.setAccessibleName(tr("{answer}, the right answer", answer=answer))

    def of_key(self, key: str) -> str | None:
        """The answer whose button begins with this character."""
        pairs = zip(self.buttons, self._choices, strict=True)
        return next((choice for button, choice in pairs if key and button.text()[0] == key), None)

    @Slot()
    def _on_clicked(self) -> None:
        self.chosen.emit(self._choices[self.buttons.index(self.sender())])  # type: ignore[arg-type]
