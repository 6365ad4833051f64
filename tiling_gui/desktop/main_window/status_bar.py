"""The status bar, in the bottom row: what is under the pointer, the last message, and why the game was not saved.

Text about the pointer disappears when the pointer leaves; a message stays until the next one.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.language import tr

_SIDE = _GAP = 16
"""Margin, and gap between the labels, in pixels."""


class StatusBar(QFrame):
    """A sentence on the left; on the right the count, and the reason if the game could not be saved."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statusLine")
        self.text = Label()
        named(self.text, "statusText", tr("Status"))
        self.count = Label(size=CAPTION)
        self.count.setObjectName("statusCount")
        self.save_error = Label(size=CAPTION, role="warn")
        self.save_error.setObjectName("statusKept")
        row = QHBoxLayout(self)
        row.setContentsMargins(_SIDE, 0, _SIDE, 0)
        row.setSpacing(_GAP)
        row.addWidget(self.text, 1)
        row.addWidget(self.count)
        row.addWidget(self.save_error)
        self.said = self.pointed = ""
        """The last message, and the text about what is under the pointer."""

    @property
    def is_empty(self) -> bool:
        """True if there is nothing to read."""
        return not (self.said or self.pointed or self.count.text() or self.save_error.text())

    def listen(self, workspace: Workspace) -> None:
        """Shows the messages of a workspace, and the errors when its game is saved."""
        workspace.status.message.connect(self.say)
        workspace.status.pointed.connect(self.point)
        workspace.session.saved.connect(self.set_saved)

    def say(self, sentence: str) -> None:
        """Shows a message until the next, or while nothing is under the pointer."""
        self.said, self.pointed = sentence, ""
        self._show()

    def point(self, sentence: str) -> None:
        """Shows what is under the pointer; "" if nothing."""
        self.pointed = sentence
        self._show()

    def set_saved(self, why_not: str) -> None:
        """Shows why the game could not be saved; "" if it was."""
        self.save_error.setText(why_not)
        self._fit()
        self.changed.emit()

    def set_count(self, words: str) -> None:
        """Shows the count while the right panel is hidden; "" hides it."""
        self.count.setText(words)
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        """Hides the count if there is no room beside the sentence; an error in saving is always shown."""
        self.save_error.setVisible(bool(self.save_error.text()))
        said = [part for part in (self.text, self.count, self.save_error) if part.text()]
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
