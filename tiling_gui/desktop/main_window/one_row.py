"""In a window that is very low the foot and the status line have one row, and the board has the other.

The foot is seen while it has something to say, else the status line, in the same place and as high: nothing moves.
What has just been said, and what the pointer is on, is seen in either case.
"""

from PySide6.QtCore import QObject, QTimer, Slot

from tiling_gui.desktop.main_window.foot import Foot
from tiling_gui.desktop.main_window.status_bar import StatusLine
from tiling_gui.desktop.ui.theme import STATUS_LINE

READ = 4000
"""Milliseconds for which a sentence stands before the foot that waits behind it."""


class OneRow(QObject):
    """Shows one of the two, while it is on."""

    def __init__(self, foot: Foot, status: StatusLine, parent: QObject) -> None:
        super().__init__(parent)
        self._foot, self._status = foot, status
        self._on = False
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.setInterval(READ)
        self._reading.timeout.connect(self._show)
        foot.used_changed.connect(self._show)
        status.told.connect(self._on_told)

    def set_on(self, on: bool) -> None:
        """One row for both, or one for each."""
        if on != self._on:
            self._on = on
            self._status.setFixedHeight(self._foot.height() if on else STATUS_LINE)
            self._show()

    @Slot()
    def _on_told(self) -> None:
        if self._on and self._status.said:
            self._reading.start()
        else:
            self._reading.stop()
        self._show()

    @Slot()
    def _show(self) -> None:
        speaks = not self._on or (self._foot.used and not (self._status.pointed or self._reading.isActive()))
        self._foot.setVisible(speaks)
        self._status.setVisible(not (self._on and speaks))
