"""The process: crash logs, garbage collection in the main thread, termination by signals.

Python's cyclic collector runs in whichever thread happens to allocate. In a worker thread it would destroy widgets and
timers that belong to the main thread, and the program would crash much later. So it is disabled, and a timer in the
main thread collects one generation at a time by the interpreter's own thresholds.

SIGINT (Ctrl-C), SIGTERM and SIGHUP (the terminal closes) close every window as the user would. Closing saves what is
pending and pauses solves, so nothing is lost. The exit code is that of the command line: 128 plus the signal number,
143 for SIGTERM. A second signal ends the program at once. Python runs signal handlers only between bytecode
instructions, hence not while Qt's event loop waits: the signal number is sent through a socket, to which that listens.
"""

import faulthandler
import gc
import logging
import logging.handlers
import os
import signal
import socket
import sys
from io import TextIOWrapper
from pathlib import Path
from types import FrameType
from typing import IO, Any

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Slot
from PySide6.QtWidgets import QApplication

from tiling_gui import paths
from tiling_gui.errors import InputError, StoreError

LOG, CRASHES = "tiling-gui.log", "crashes.log"
_LARGEST = 500_000
"""Maximum size of each file in bytes."""


class PrivateLog(logging.handlers.RotatingFileHandler):
    """A rotating log file that only its owner can read."""

    def handleError(self, record: logging.LogRecord) -> None:
        """A disk that is full needs no traceback on the console for each line: the window says it."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)

    def _open(self) -> TextIOWrapper:
        paths.keep_private(Path(self.baseFilename))
        return super()._open()


class CrashLog:
    """Writes both log files until `close`; if there is no log directory, nothing is written."""

    def __init__(self) -> None:
        self._crashes: IO[str] | None = None
        try:
            folder = paths.log_dir()
            handler: logging.Handler = PrivateLog(
                folder / LOG, maxBytes=_LARGEST, backupCount=2, delay=True, encoding="utf-8"
            )
            self._crashes = _opened(folder / CRASHES)
            faulthandler.enable(self._crashes)
        except (StoreError, InputError, OSError):
            handler = logging.NullHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        self._handler = handler
        logging.getLogger("tiling_gui").addHandler(handler)
        logging.getLogger("tiling_gui").setLevel(logging.INFO)

    def close(self) -> None:
        logging.getLogger("tiling_gui").removeHandler(self._handler)
        self._handler.close()
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()


def _opened(path: Path) -> IO[str]:
    paths.keep_private(path)
    if path.stat().st_size > _LARGEST:
        path.write_text("", encoding="utf-8")
    return path.open("a", encoding="utf-8")


EVERY = 1000
"""Milliseconds between two checks."""


class GarbageCollector(QObject):
    """Replaces Python's automatic collection. Create one in the main thread before any worker starts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.freeze()  # objects of the start-up live on: later collections need not visit them
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.collect_if_due)
        self._timer.start(EVERY)

    @Slot()
    def collect_if_due(self) -> None:
        """Collect the oldest generation that has reached its threshold."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        """Re-enables automatic collection."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()


class QuitSignals(QObject):
    """Closes the program on signals until `close`."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.code = 0
        """The exit code to return because of a signal; 0 if there was none."""
        self._before: dict[int, Any] = {}
        self._ours, self._pythons = socket.socketpair()
        if sys.platform == "win32":  # Windows ends a program without a signal
            return
        self._ours.setblocking(False)
        self._pythons.setblocking(False)
        self._wakeup = signal.set_wakeup_fd(self._pythons.fileno(), warn_on_full_buffer=False)
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_readable)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) != signal.SIG_IGN:  # ignored under nohup: leave it so
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
        """Restore the previous signal handlers."""
        if self._before:
            signal.set_wakeup_fd(self._wakeup)
            for number, handler in self._before.items():
                signal.signal(number, handler)
        self._ours.close()
        self._pythons.close()
