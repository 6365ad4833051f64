"""Runs the program, or a part of it, in a process of its own for the tests of faults."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def child(code: str, *args: object, **environment: str) -> subprocess.Popen[str]:
    """A Python process that runs `code` with `args` in sys.argv; its stdin, stdout and stderr are pipes."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)],
        cwd=ROOT,
        env={**os.environ, **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finished(process: subprocess.Popen[str], seconds: float = 120) -> tuple[int, str, str]:
    """(exit code, stdout, stderr) of a process that ends by itself."""
    with process:
        out, err = process.communicate(timeout=seconds)
    return process.returncode, out, err


CLI = "import sys; from tiling_gui.cli import main; sys.exit(main(sys.argv[1:]))"
"""The command line; its arguments follow."""

WINDOW = """
import sys
from PySide6.QtWidgets import QApplication
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtTest import QTest
from tiling_gui.desktop.windows import make_window
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.store import Store
from tiling_gui.games.domino.rules import DominoPosition
def settle():
    for _ in range(3):  # a timer of 0 ms fires when nothing else is left to do
        loop = QEventLoop()
        QTimer.singleShot(0, loop.quit)
        loop.exec()
app = QApplication([])
theme.start(app)
store = Store.open_or_memory()
file = SettingsFile(); file.change(rows=4, columns=4, min_player="human", show_graph=False)
window = make_window(store, file, restore=store.claim_window())
window.show()
QTest.qWaitForWindowExposed(window)
session = window.controller.session
"""
"""A window on the store of TILING_GUI_HOME, opened as by the application; more code follows."""
