"""What the program does as a process: crashes are logged, garbage is collected in the main thread, signals end it.

Left alone, Python's cyclic collector runs in whatever thread happens to allocate; in a worker it would then destroy
widgets and timers that belong to the main thread, and the program crashes long after. So it is switched off and asked
by a timer of the main thread instead, a generation at a time, as the interpreter's own thresholds say.

Ctrl-C in the terminal, SIGTERM and a terminal that goes close every window as by hand. Closing keeps what is still to
be kept and pauses solves, so a session that ends loses nothing. The exit code is that of the command line: 128 and the
signal's number, 143 after SIGTERM. A second signal ends the program at once. Python's handlers run only between two
instructions of Python, and Qt's event loop is none: the signal's number comes through a socket, which the event loop
listens to.
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
"""Bytes of each file."""


class PrivateLog(logging.handlers.RotatingFileHandler):
    """A log that only its owner reads."""

    def _open(self) -> TextIOWrapper:
        paths.keep_private(Path(self.baseFilename))
        return super()._open()


class CrashLog:
    """Both files, from when it is made until `close`; without a folder nothing is written."""

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
        """Writes no more."""
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
"""Milliseconds between two looks."""


class GarbageCollector(QObject):
    """Make one, in the main thread, before any worker runs."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.collect()
        gc.freeze()  # what stands after start-up stays: later collections need not walk it
        gc.disable()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(EVERY)

    @Slot()
    def look(self) -> None:
        """Collects the oldest generation that is due."""
        for generation in (2, 1, 0):
            if gc.get_count()[generation] > gc.get_threshold()[generation]:
                gc.collect(generation)
                return

    def close(self) -> None:
        """Hands collecting back to the interpreter."""
        self._timer.stop()
        gc.enable()
        gc.unfreeze()


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
