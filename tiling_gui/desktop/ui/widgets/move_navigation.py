"""The row below the moves of a game: first, back, on, last, and at the right what exports."""

from collections.abc import Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.desktop.ui.widgets.base import not_turned
from tiling_gui.desktop.ui.widgets.buttons import FlatButton


class MoveNavigation(QWidget):
    """Buttons of the given actions: `left` (first, back, on, last) and `right` (export), icons only."""

    def __init__(self, left: Sequence[QAction], right: Sequence[QAction], parent: QWidget | None = None):
        super().__init__(parent)
        self.setObjectName("moveNavigation")
        not_turned(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for action in left:
            row.addWidget(FlatButton.for_action(action, only_icon=True))
        row.addStretch(1)
        for action in right:
            row.addWidget(FlatButton.for_action(action, only_icon=True))
