"""The time each side has used, beside its mark; the time that runs is bold and underlined."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.theme import CAPTION, TEXT
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, Label, font, named, text_width
from tiling_gui.desktop.ui.widgets.side_mark import SideMark
from tiling_gui.language import tr

_APART = 12
"""Pixels between the two."""


class TimeLine(QWidget):
    """Time used  [MAX] 3:12  [MIN] 1:40"""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        named(self, "timeUsed", tr("Time used"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4)
        self._caption = Label(tr("Time used"), size=CAPTION, role="muted")
        row.addWidget(self._caption, 1)
        self._parts = [(SideMark(side), Label()) for side in (Side.MAX, Side.MIN)]
        for mark, label in self._parts:
            row.addWidget(mark)
            row.addWidget(label)
        row.insertSpacing(3, _APART - row.spacing())
        row.addStretch()
        self.hide()

    def set_short(self, short: bool) -> None:
        """Without its caption, or with it."""
        self._caption.setVisible(not short)

    def show_times(self, used: Mapping[Side, float], running: Side | None) -> None:
        """Seconds by side, and whose time runs."""
        for (mark, label), (side, seconds) in zip(self._parts, used.items(), strict=True):
            if mark.side is not side:
                mark.set_side(side)
            face = font(TEXT, SEMIBOLD if side is running else REGULAR)
            face.setUnderline(side is running)
            if label.font() != face:
                label.setFont(face)
                label.set_role("text" if side is running else "muted")
            text = words.clock(seconds)
            label.setMinimumWidth(text_width(text, TEXT, SEMIBOLD))  # nothing moves when it becomes bold
            label.setText(text)

    def speak(self, sentence: str) -> None:
        """What a screen reader finds here: it is told anew when a move was made, not when a second has passed."""
        self.setAccessibleName(sentence)
        self.setToolTip(sentence)
        for mark, label in self._parts:  # a label without a name of its own says every change of its text
            label.setAccessibleName(f"{mark.side} {label.text()}")
