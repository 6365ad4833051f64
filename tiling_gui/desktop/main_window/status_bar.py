"""The status line, a part of the foot: what the pointer is on, what just happened, and why the game is not kept.

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
    """One line of words at the left; at the right the count, and why the game is not kept, where it is not."""

    changed = Signal()
    """Other words stand here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusLine")
        self.text = Label()
        named(self.text, "statusText", tr("Status"))
        self.count = Label(size=CAPTION)
        self.count.setObjectName("statusCount")
        self.kept = Label(size=CAPTION, role="warn")
        self.kept.setObjectName("statusKept")
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, 0, _SIDE, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.text, 1)
        row.addWidget(self.count)
        row.addWidget(self.kept)
        self.said = self.pointed = ""
        """What happened last; what the pointer is on."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to read here."""
        return not (self.said or self.pointed or self.count.text() or self.kept.text())

    def listen(self, workspace: Workspace) -> None:
        """Says what is said in a workspace, and why its game is not kept."""
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
        """Why the game is not kept; "" if it is."""
        self.kept.setText(why_not)
        self._fit()
        self.changed.emit()

    def set_count(self, words: str) -> None:
        """The count, while the right panel that has it is folded."""
        self.count.setText(words)
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """A sentence that has no room beside the count is seen before it; that the game is not kept is seen in any
        case."""
        self.kept.setVisible(bool(self.kept.text()))
        said = [part for part in (self.text, self.count, self.kept) if part.text()]
        wanted = sum(part.sizeHint().width() for part in said) + _GAP * (len(said) - 1)
        self.count.setVisible(self.count in said and wanted <= self.width() - 2 * _SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show(self) -> None:
        self.text.set_role("muted" if self.pointed else "text")
        self.text.setText(self.pointed or self.said)
        self.text.setAccessibleDescription(self.text.text())
        self._fit()
        self.changed.emit()
