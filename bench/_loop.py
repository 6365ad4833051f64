"""Runs a benchmark of the window, and waits in it as the program itself does."""

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QEventLoop, QTimer


def in_new_home(measure: Callable[[TextIO, Path], None], out: TextIO) -> None:
    """Measure in a new folder for everything that is saved, without a screen."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["TILING_GUI_HOME"] = home
        measure(out, Path(home))


def wait(milliseconds: int) -> None:
    """Run the event loop. QTest.qWait sleeps 10 ms between its own rounds, and keeps the arguments of slots alive."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
