"""The status line, a part of the foot: what the pointer is on, what just happened, and whether the game is kept.

A sentence about the pointer goes when the pointer leaves; a sentence about something that happened stays until
the next thing happens.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.language import tr

_SIDE = _GAP = 16
"""Pixels."""


class StatusLine(QFrame):
    """One line of words at the left, "Autosaved" at the right."""

    changed = Signal()
    """Other words stand here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusLine")
        self.text = Label()
        named(self.text, "statusText", tr("Status"))
        self.count = Label(size=CAPTION)
        self.count.setObjectName("statusCount")
        self.kept = Label(size=CAPTION, role="muted")
        self.kept.setObjectName("statusKept")
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, 0, _SIDE, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.text, 1)
        row.addWidget(self.count)
        row.addWidget(self.kept)
        self.said = self.pointed = ""
        """What happened last; what the pointer is on."""
        self.why_not: str | None = None
        """Why the game is not kept, "" if it is; None before anything was kept."""

    def listen(self, workspace: Workspace) -> None:
        """Says what is said in a workspace, and whether its game is kept."""
        workspace.status.message.connect(self.say)
        workspace.status.pointed.connect(self.point)
        workspace.session.saved.connect(self.set_saved)

    def say(self, sentence: str) -> None:
        """Something happened; stays until the next, or until the pointer moves on."""
        self.said, self.pointed = sentence, ""
        self._show()

    def point(self, sentence: str) -> None:
        """What the pointer is on; "" when it is on nothing."""
        self.pointed = sentence
        self._show()

    def set_saved(self, why_not: str) -> None:
        """ "Autosaved", or why not."""
        self.why_not = why_not
        self.kept.setText(why_not or tr("Autosaved"))
        self.kept.set_role("warn" if why_not else "muted")
        self._fit()

    def set_count(self, words: str) -> None:
        """The count, while the right panel that has it is folded."""
        self.count.setText(words)
        self._fit()

    def _fit(self) -> None:
        """A sentence that has no room beside them is seen before what is always the same, that the game is kept and
        its count; that it is not kept is seen in any case."""
        room = self.width() - 2 * _SIDE - self.text.sizeHint().width()
        for part, stays in ((self.count, False), (self.kept, bool(self.why_not))):
            width = part.sizeHint().width() + _GAP
            fits = width <= room
            part.setVisible(bool(part.text()) and (fits or stays))
            if fits:
                room -= width

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show(self) -> None:
        self.text.set_role("muted" if self.pointed else "text")
        self.text.setText(self.pointed or self.said)
        self.text.setAccessibleDescription(self.text.text())
        self._fit()
        self.changed.emit()
