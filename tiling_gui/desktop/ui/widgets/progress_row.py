"""Progress of a job in a tool window: its name, a bar, and a button to cancel it.

    (ring) Values of 0.007   ==----   4,000 of 10,001 heaps                    12 s elapsed   x Cancel

The progress bar of the main window shows more: bounds and positions.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import CAPTION, theme
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.base import Label
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.progress import BusyRing, ProgressTrack
from tiling_gui.language import tr


class ProgressRow(QWidget):
    """Hidden until `begin`; call `set_progress` whenever there is progress, then `dismiss`."""

    cancelClicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workLine")
        self.setFixedHeight(48)
        self._what, self._unit = "", ""
        self.ring, self.bar = BusyRing(), ProgressTrack()
        self.what, self.parts = Label(), Label()
        self.time = Label(size=CAPTION, role="muted")
        for name, label in (("workWhat", self.what), ("workParts", self.parts), ("workTime", self.time)):
            label.setObjectName(name)
        self.cancel = FlatButton()
        self.cancel.setObjectName("cancelSolve")
        self.cancel.setToolTip(tr("Cancel"))
        self.cancel.clicked.connect(self.cancelClicked)
        self.cancel.set_face(tr("Cancel"), theme.icon("cancel"))
        theme.icon_on(self.cancel, "cancel")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(12)
        for widget in (self.ring, self.what, self.bar, self.parts):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.time)
        row.addWidget(self.cancel)
        self.hide()

    def begin(self, what: str, unit: str) -> None:
        """Shows the row for new work ("Values of 0.007"); `unit` names its parts ("heaps")."""
        self._what, self._unit = what, unit
        self.bar.restart()
        self.ring.set_running(True)
        self.set_progress(Progress())
        self.show()

    def set_progress(self, progress: Progress, instead: str = "") -> None:
        """Shows progress; `instead` replaces the name of the work ("Preparing the search")."""
        self.what.setText(instead or self._what)
        parts = ""
        if progress.total > 0:
            self.bar.set_share(progress.done / progress.total)
            parts = tr("{done} of {total} {parts}", done=progress.done, total=progress.total, parts=self._unit)
        self.parts.setText(parts)
        elapsed = words.duration(progress.seconds)
        self.time.setText(tr("{duration} elapsed", duration=elapsed) if progress.seconds > 0 else "")
        self.setAccessibleName(", ".join(filter(None, (self.what.text(), parts))))

    def dismiss(self) -> None:
        self.ring.set_running(False)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.colour("panel"))
        painter.end()
