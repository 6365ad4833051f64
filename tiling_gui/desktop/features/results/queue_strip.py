"""The row under the board while many games are reviewed."""

from typing import ClassVar

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.core.limits import Progress
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import wanted_width
from tiling_gui.desktop.ui.widgets.buttons import FlatButton
from tiling_gui.desktop.ui.widgets.progress_row import ProgressRow
from tiling_gui.desktop.ui.widgets.strip import Strip
from tiling_gui.language import tr


class QueueStrip(ProgressRow):
    """The row under the board: which game is reviewed, how many are done, pause and cancel."""

    STRIP: ClassVar = Strip(is_work=True)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewQueue")
        self.cancel.setObjectName("cancelReviewsButton")
        self.cancel.setToolTip(tr("Ends the reviews; what is reviewed stays"))
        self.pause = FlatButton()
        self.pause.setObjectName("pauseReviewsButton")
        self.pause.setToolTip(tr("Pauses the reviews, or goes on with them"))
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.insertWidget(row.count() - 1, self.pause)
        self._row = row
        self._paused = False
        self.set_paused(False)

    def set_paused(self, paused: bool) -> None:
        """Shows that it rests, or runs."""
        self._paused = paused
        self.ring.set_running(not paused)
        self._fit()

    def _fit(self) -> None:
        """In a narrow place the buttons show icons only, and what says less goes; what stays is not cut."""
        icon = theme.icon("play" if self._paused else "pause")
        for narrow, short in ((False, False), (True, False), (True, True)):
            self.pause.set_face(tr("Go on") if self._paused else tr("Pause"), icon, only_icon=narrow)
            self.cancel.set_face(tr("Cancel"), theme.icon("cancel"), only_icon=narrow)
            self.bar.setVisible(not narrow)
            self.ring.setVisible(not narrow)
            self.what.setVisible(not short)
            if wanted_width(self._row) <= self.width():
                break
        self.setToolTip(self.accessibleName() if short else "")

    def set_progress(self, progress: Progress, instead: str = "") -> None:
        """As of every row; other words may fit or not."""
        super().set_progress(progress, instead)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        buttons = 2 * (self._row.spacing() + self.cancel.minimumSizeHint().height())
        return QSize(self.parts.sizeHint().width() + buttons + 3 * self._row.spacing() + 32, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
