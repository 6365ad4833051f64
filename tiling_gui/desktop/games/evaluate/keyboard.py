"""Who on the page has the keyboard while its buttons come and go.

A button that is disabled with the focus on it would hand the focus to whatever Qt finds next in the window.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.games.evaluate.value_buttons import Choice, Key


class Keyboard:
    """Keeps the focus on a page: on the button that had it, or on the page itself."""

    def __init__(self, page: QWidget) -> None:
        self._page = page
        self._held: Choice | None = None

    def let_go(self, choices: Sequence[Choice]) -> None:
        """Puts the keyboard on the page before its buttons change, and remembers which of them had it."""
        focus = self._page.window().focusWidget()
        held = next((choice for choice in choices if choice is focus), None)
        if held is not None:
            self._held = held
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_back(self) -> None:
        """The button that had the keyboard has it again as soon as it can be used, unless somebody else took it."""
        held = self._held
        if self._page.window().focusWidget() is not self._page:
            self._held = None
        elif held is not None and held.isEnabled() and not (isinstance(held, Key) and held.proposed):
            self._held = None
            held.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        self._held = None
