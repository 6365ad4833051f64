"""Ctrl-C in the terminal, SIGTERM, a terminal that goes: every window is closed as by hand, and the exit code tells.

Closing keeps what is still to be kept and pauses solves, so a session that ends loses nothing. The exit code is that
of the command line: 128 and the signal's number, 143 after SIGTERM. A second signal ends the program at once.

Python's handlers run only between two instructions of Python, and Qt's event loop is none: the signal's number comes
through a socket, which the event loop listens to.
"""

import os
import signal
import socket
import sys
from types import FrameType
from typing import Any

from PySide6.QtCore import QObject, QSocketNotifier, Slot
from PySide6.QtWidgets import QApplication


class QuitSignals(QObject):
    """Listens from when it is made until `close`."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.code = 0
        """The exit code that a signal asks for; 0 as long as none came."""
        self._before: dict[int, Any] = {}
        self._ours, self._pythons = socket.socketpair()
        if sys.platform == "win32":  # the system ends a program without a signal
            return
        self._ours.setblocking(False)
        self._pythons.setblocking(False)
        self._wakeup = signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_readable)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) != signal.SIG_IGN:  # started with nohup
                self._before[number] = signal.signal(number, self._hear)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        if self.code:
            os._exit(128 + number)
        self.code = 128 + number

    @Slot()
    def _on_readable(self) -> None:
        self._ours.recv(64)
        if self.code:
            QApplication.closeAllWindows()
            QApplication.exit(self.code)

    def close(self) -> None:
        """Signals do again what they did before."""
        if self._before:
            signal.set_wakeup_fd(self._wakeup)
            for number, handler in self._before.items():
                signal.signal(number, handler)
        self._ours.close()
        self._pythons.close()
