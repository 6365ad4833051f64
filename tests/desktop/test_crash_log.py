"""Crashes: the contents of the log folder and the details of a bug; and the alert in the task bar when a solve ends."""

import logging
import os
import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

import tiling_gui
from tests.desktop.windows import ended
from tiling_gui import paths
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.process import CrashLog
from tiling_gui.records import text

CRASHES = """
import ctypes
from tiling_gui.desktop.process import CrashLog
log = CrashLog()
def inner_most():
    ctypes.string_at(0)
inner_most()
"""


def test_a_fault_inside_compiled_code_leaves_where_it_was() -> None:
    done = subprocess.run([sys.executable, "-c", CRASHES], capture_output=True, check=False, env=os.environ.copy())
    assert done.returncode != 0
    told = (paths.log_dir() / "crashes.log").read_text(encoding="utf-8")
    assert "inner_most" in told


def test_the_details_of_a_bug_are_whole_and_the_task_bar_tells_of_a_solve(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The details of a bug are all a report needs
    log = CrashLog()
    logging.getLogger("tiling_gui").warning("the last thing that was said")
    window.controller.session.play(window.controller.session.position.moves()[0])
    window.workspace.status.error.emit(RuntimeError("something impossible"))
    log.close()
    box = window.findChild(QMessageBox, "bugBox")
    details = box.detailedText()
    for part in ("something impossible", f"tiling-gui {tiling_gui.__version__}", "Qt ", "the last thing that was said"):
        assert part in details
    record = window.controller.session.record
    assert text.write(record).strip() in details
    box.close()
    # The task bar tells that a solve has ended
    told: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", lambda widget, *_: told.append(widget))
    with ended(qtbot, window.controller.work):
        window.controller.solve()
    assert told == [window]
