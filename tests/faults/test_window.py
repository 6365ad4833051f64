"""The window when something goes wrong: an engine that raises, two windows at once, clocks, fonts, screens, locks."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import ended, settle
from tests.faults.processes import ROOT, WINDOW, child, finished
from tiling_gui import launch
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.session.long_work import State
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.windows import make_window
from tiling_gui.engine import kernel_driver
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.store import Store

pytestmark = pytest.mark.usefixtures("windows_destroyed")
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and locks of POSIX")


def shown_window(qtbot: QtBot, store: Store, qapp: object) -> MainWindow:
    theme.start(qapp, "light")
    file = SettingsFile()
    file.change(rows=4, columns=4, min_player="human", motion=False, show_graph=False)
    window = make_window(store, file)
    qtbot.addWidget(window)
    window.show()
    return window


# The engine -------------------------------------------------------------------------------------------------


def test_a_solver_thread_that_raises(qtbot: QtBot, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = kernel_driver.KernelDriver._run

    def raising(self: kernel_driver.KernelDriver, *args: object) -> int:
        raise RuntimeError("a bug in the kernel")

    with Store.open() as store:
        window = shown_window(qtbot, store, qapp)
        window.controller.begin(DominoPosition.start(5, 6))
        monkeypatch.setattr(kernel_driver.KernelDriver, "_run", raising)
        with ended(qtbot, window.controller.work):
            window.controller.solve()
        box = window.findChild(QMessageBox, "bugBox")
        assert box is not None
        assert "a bug in the kernel" in box.detailedText()
        copy = next(button for button in box.findChildren(QPushButton) if button.text() == "Copy details")
        copy.click()
        assert "RuntimeError: a bug in the kernel" in QGuiApplication.clipboard().text()
        box.close()
        # It continues to work: a move, and the same solve again.
        monkeypatch.setattr(kernel_driver.KernelDriver, "_run", whole)
        window.controller.send_changes()
        assert not window.actions_by_name["pauseSolve"].isEnabled()
        window.controller.play(window.controller.session.position.moves()[0])
        window.actions_by_name["undo"].trigger()
        with ended(qtbot, window.controller.work):
            window.controller.solve()
        assert window.controller.work.solution.value == 14
        window.close()


# Two windows ------------------------------------------------------------------------------------------------

PLAYS = """
print("ready", flush=True); sys.stdin.readline()
while not session.position.is_over:
    session.play(session.position.moves()[0])
    settle()
window.workspace.windows.show("results")
print(session.record.id, window.status.findChild(object) is not None, flush=True)
window.close(); store.close()
"""


def test_two_windows_play_at_once_on_one_store(scratch_home: Path) -> None:
    windows = [child(WINDOW + PLAYS) for _ in range(2)]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline() == "ready\n"
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("\n")
        window.stdin.flush()
    ids = set()
    for window in windows:
        code, out, err = finished(window)
        assert code == 0, err
        assert "Traceback" not in err
        ids.add(out.split()[0])
    assert len(ids) == 2
    with Store.open() as store:
        assert store.messages == ()
        assert {row.id for row in store.games() if row.finished} == ids


# Clocks -----------------------------------------------------------------------------------------------------


def test_a_clock_that_goes_back_a_year(qtbot: QtBot, qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    from tiling_gui.records import record

    with Store.open() as store:
        window = shown_window(qtbot, store, qapp)
        session = window.controller.session
        session.play(session.position.moves()[0])
        first = session.record.id
        monkeypatch.setattr(time, "time", lambda: 1_000_000_000.0)
        monkeypatch.setattr(record, "now", lambda: "2001-09-09T01:46:40+00:00")
        for module in ("games", "solves", "key_values"):
            monkeypatch.setattr(f"tiling_gui.store.{module}.now", lambda: "2001-09-09T01:46:40+00:00")
        session.play(session.position.moves()[0])
        assert store.game(first).tree.position.count == 2, "kept, though it is older than what was kept before"
        window.controller.begin(DominoPosition.start(5, 6))
        window.controller.solve()
        qtbot.waitUntil(lambda: window.controller.work.state is not State.RUNNING, timeout=60_000)
        solved = next(row for row in store.solves() if row.board == "5x6")
        assert solved.value == 14
        assert solved.seconds is not None
        assert 0 <= solved.seconds < 120
        window.workspace.windows.show("results")
        assert store.load("last-game") == session.record.id
        window.close()


# Fonts, displays, screens -----------------------------------------------------------------------------------

SHOT = """
settle()
window.resize(*map(int, sys.argv[1:3])); settle()
session.play(session.position.moves()[0]); settle()
image = window.grab()
print(image.width(), image.height(), window.width(), window.height(), flush=True)
window.close(); store.close()
"""


def test_without_any_font_it_runs(tmp_path: Path) -> None:
    fonts = tmp_path / "fonts.conf"
    fonts.write_text('<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>')
    (tmp_path / "none").mkdir()
    process = child(
        WINDOW + SHOT, 900, 700, FONTCONFIG_FILE=str(fonts), QT_QPA_FONTDIR=str(tmp_path / "none"),
    )  # fmt: skip
    code, out, err = finished(process)
    assert code == 0, err
    assert out.split()[:2] == ["900", "700"]


NO_OPENGL = {"LIBGL_DRIVERS_PATH": "/nowhere", "QT_OPENGL": "desktop"}


@pytest.mark.parametrize(("factor", "width", "height", "more"), [("1", 800, 600, {}), ("2", 1920, 1080, NO_OPENGL)])
def test_small_and_large_screens(factor: str, width: int, height: int, more: dict[str, str]) -> None:
    code, out, err = finished(child(WINDOW + SHOT, width, height, QT_SCALE_FACTOR=factor, **more))
    assert code == 0, err
    assert "Traceback" not in err
    scaled, _, shown_wide, shown_high = out.split()
    assert (int(shown_wide), int(shown_high)) == (width, height), "the window fits: nothing in it needs more room"
    assert int(scaled) == width * int(factor)


def test_no_display_is_one_sentence() -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    if sys.platform != "linux":
        pytest.skip("elsewhere there is always a display")
    done = subprocess.run(
        [sys.executable, "-m", "tiling_gui"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.strip().count("\n") == 0
    assert "display" in done.stderr


def test_a_display_that_does_not_answer_ends_with_a_message() -> None:
    if sys.platform != "linux":
        pytest.skip("elsewhere there is always a display")
    if any(launch._loaded(library) is None for library in launch.XCB):
        pytest.skip("Qt's libraries for X are not on this machine, which the program says first")
    environment = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-m", "tiling_gui"],
        cwd=ROOT,
        env={**environment, "DISPLAY": ":987"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.strip().count("\n") == 0
    assert "display" in done.stderr


# Databases --------------------------------------------------------------------------------------------------


def test_the_window_opens_on_a_database_that_is_not_right(qtbot: QtBot, qapp: object, scratch_home: Path) -> None:
    with Store.open() as store:
        shown_window(qtbot, store, qapp).close()
    store.path.write_bytes(store.path.read_bytes()[:5000])
    with Store.open() as store:
        (message,) = store.messages
        window = shown_window(qtbot, store, qapp)
        window.controller.play(window.controller.session.position.moves()[0])
        settle(qtbot)
        assert window.controller.session.position.count == 1
        window.close()
    assert "was damaged" in message
