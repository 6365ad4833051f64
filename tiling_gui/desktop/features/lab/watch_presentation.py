"""A watched search while it is presented: the trees, and in large letters what the step does."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from tiling_gui.desktop.ui.drawing.picture_view import LARGEST
from tiling_gui.desktop.ui.widgets.presented import KEYS, Presented

if TYPE_CHECKING:
    from tiling_gui.desktop.features.lab.watch_window import WatchWindow

_LARGEST = 2.5
"""The scale at most of a tree that is presented."""


def presented_search(window: "WatchWindow") -> Presented:
    """How the window is presented; no question is asked then."""

    def step(by: int) -> None:
        if not window.test.is_open:
            window.one_on() if by > 0 else window.one_back()

    def turned(on: bool) -> None:
        for pane in window.panes.panes:
            pane.tree.largest = _LARGEST if on else LARGEST
        window.setContentsMargins(0, 0, 0, KEYS if on else 0)
        window.tree.setFocus()
        QTimer.singleShot(0, window, window.fit)  # when the trees have the room of the panel, or have given it back

    large = [part for pane in window.panes.panes for part in (pane.sentence, pane.heading, pane.count)]
    return Presented(
        step, hidden=(window.panel, window.line, window.test, window.transport), large=large, turned=turned
    )
