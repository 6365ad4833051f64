"""What a window does while it is presented to a class: what it hides, what it enlarges, what a step is.

A window that can be presented has one of these as its `presentation`. Who presents (features/presentation.py) fills the
screen, hands on the keys and gives everything back at the end.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.widgets.base import font

SMALLEST, LARGEST = 18, 44
"""Pixels of the text."""
_LINES = 30
"""So many lines of it would fill the window."""

KEYS = 28
"""Pixels at the lower end that are left to the line about the keys."""


def text_size(height: int) -> int:
    """Pixels of the text in a window that is so many pixels high."""
    return max(SMALLEST, min(LARGEST, height // _LINES))


class Presented:
    """Hides and enlarges parts of one window; they come back as they were."""

    def __init__(
        self,
        step: Callable[[int], None],
        *,
        hidden: Sequence[QWidget] = (),
        large: Sequence[QWidget] = (),
        keeps_arrows: Callable[[], bool] = lambda: False,
        turned: Callable[[bool], None] = lambda on: None,
    ) -> None:
        """`step` goes one on (1) or back (-1); `keeps_arrows` is true while arrow keys do not step but are for what has
        the focus; `turned` is told that it is on, whenever the window has another size, and that it has ended."""
        self.step, self.keeps_arrows = step, keeps_arrows
        self._hidden, self._large, self._turned = hidden, large, turned
        self._before: list[tuple[QWidget, QFont]] = []
        self._shown: list[QWidget] = []
        self.on = False

    def begin(self) -> None:
        """Only what a class looks at, large."""
        self.on = True
        self._shown = [part for part in self._hidden if not part.isHidden()]
        self._before = [(part, part.font()) for part in self._large]
        for part in self._shown:
            part.hide()

    def fit(self, height: int) -> None:
        """The window is so many pixels high now."""
        for part, before in self._before:
            part.setFont(font(text_size(height), QFont.Weight(before.weight())))
        self._turned(True)

    def end(self) -> None:
        """Everything as it was."""
        self.on = False
        for part in self._shown:
            part.show()
        for part, before in self._before:
            part.setFont(before)
        self._shown, self._before = [], []
        self._turned(False)


@runtime_checkable
class Presentable(Protocol):
    """A window that can be presented."""

    @property
    def presentation(self) -> Presented:
        """What it does then."""
        ...
