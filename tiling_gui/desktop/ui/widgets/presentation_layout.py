"""How a window is presented to a class: what is hidden, what is enlarged, and what a step is.

A window that can be presented has an instance as its `presentation`. features/presentation.py makes it full screen,
passes on the keys and restores it at the end.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from tiling_gui.desktop.ui.widgets.base import font

SMALLEST, LARGEST = 18, 44
"""Minimum and maximum font size in pixels."""
_LINES = 30
"""Number of lines of text per window height."""

KEYS = 28
"""Height in pixels reserved at the bottom for the hint about keys."""


def text_size(height: int) -> int:
    """Font size in pixels for a window of this height."""
    return max(SMALLEST, min(LARGEST, height // _LINES))


class PresentationLayout:
    """Hides and enlarges parts of a window, and restores them."""

    def __init__(
        self,
        step: Callable[[int], None],
        *,
        hidden: Sequence[QWidget] = (),
        large: Sequence[QWidget] = (),
        keeps_arrows: Callable[[], bool] = lambda: False,
        turned: Callable[[bool], None] = lambda on: None,
    ) -> None:
        """`step` is called with 1 (forward) or -1 (back).

        `keeps_arrows` is True while arrow keys do not step but are for the focused widget; `turned` is called with True
        when the presentation begins and on every resize, and with False when it ends.
        """
        self.step, self.keeps_arrows = step, keeps_arrows
        self._hidden, self._large, self._turned = hidden, large, turned
        self._before: list[tuple[QWidget, QFont]] = []
        self._shown: list[QWidget] = []
        self.on = False

    def begin(self) -> None:
        """Hide the parts not to be shown; call `fit` next."""
        self.on = True
        self._shown = [part for part in self._hidden if not part.isHidden()]
        self._before = [(part, part.font()) for part in self._large]
        for part in self._shown:
            part.hide()

    def fit(self, height: int) -> None:
        """Adapts font sizes to the height of the window."""
        for part, before in self._before:
            part.setFont(font(text_size(height), QFont.Weight(before.weight())))
        self._turned(True)

    def end(self) -> None:
        """Restore everything."""
        self.on = False
        for part in self._shown:
            part.show()
        for part, before in self._before:
            part.setFont(before)
        self._shown, self._before = [], []
        self._turned(False)


@runtime_checkable
class Presentable(Protocol):
    @property
    def presentation(self) -> PresentationLayout: ...
