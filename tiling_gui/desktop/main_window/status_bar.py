"""The status line, a part of the foot: what the pointer is on, what just happened, and whether the game is kept.

A sentence about the pointer goes when the pointer leaves; a sentence about something that happened stays until
the next thing happens.
"""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.language import tr


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
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(16)
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
        workspace.session.saved.connect(self.set_kept)

    def say(self, sentence: str) -> None:
        """Something happened; stays until the next, or until the pointer moves on."""
        self.said, self.pointed = sentence, ""
        self._show()

    def point(self, sentence: str) -> None:
        """What the pointer is on; "" when it is on nothing."""
        self.pointed = sentence
        self._show()

    def set_kept(self, why_not: str) -> None:
        """ "Autosaved", or why not."""
        self.why_not = why_not
        self.kept.setText(why_not or tr("Autosaved"))
        self.kept.set_role("warn" if why_not else "muted")

    def set_count(self, words: str) -> None:
        """The count, while the right panel that has it is folded."""
        self.count.setText(words)

    def _show(self) -> None:
        self.text.set_role("muted" if self.pointed else "text")
        self.text.setText(self.pointed or self.said)
        self.text.setAccessibleDescription(self.text.text())
        self.changed.emit()
