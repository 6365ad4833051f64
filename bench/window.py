"""How fluid the window is: frame intervals during a 7x7 solve, and the time to first paint (single events: stalls.py).

Frames: a timer of 16 ms repaints the board and records the time. Start: a fresh process, from its first line to the end
of the window's first paint, in which neither numba nor networkx may be imported. The first one compiles every module
of the program, as after an installation; the others find them compiled.
"""

import itertools
import os
import subprocess
import sys
import tempfile
import time
from typing import TextIO

_START = """
import time
began = time.perf_counter()
import os, sys
from PySide6.QtWidgets import QApplication
from tiling_gui.__main__ import window
from tiling_gui.core import preparing

def first_paint(*given):
    QApplication.processEvents()
    heavy = [name for name in ("numba", "networkx") if name in sys.modules]
    print(f"{time.perf_counter() - began:.3f} {time.process_time():.3f} {len(sys.modules)}", *heavy, flush=True)
    os._exit(0)

preparing.background.start = lambda: False
QApplication.exec = first_paint
window([])
"""
"""The program as it is started, except that it compiles nothing, and exits when it would wait for the first event."""

FRAME_MS, FRAME_SECONDS = 16, 20.0


def run(out: TextIO) -> None:
    """Write both figures and the load of the machine."""
    print(f"load of the machine    {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", file=out)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        before = os.environ.get("TILING_GUI_HOME")
        os.environ["TILING_GUI_HOME"] = home
        try:
            _start(out)
            _window(out)
        finally:
            if before is None:
                del os.environ["TILING_GUI_HOME"]
            else:
                os.environ["TILING_GUI_HOME"] = before


def _start(out: TextIO) -> None:
    seconds, own = [], []
    imported: set[str] = set()
    modules = ""
    written = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": os.environ["TILING_GUI_HOME"]}
    for _ in range(5):
        command = [sys.executable, "-c", _START]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=os.environ | written)
        first, busy, modules, *names = done.stdout.split()
        seconds.append(float(first))
        own.append(float(busy))
        imported.update(names)
    heavy = ", ".join(sorted(imported)) or "neither numba nor networkx"
    print(
        f"start to first paint   first {seconds[0]:.2f} s, then {min(seconds[1:]):.2f} s, of which "
        f"{min(own):.2f} s is the program's own; imported {modules} modules, {heavy}",
        file=out,
    )


def _window(out: TextIO) -> None:
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from bench._loop import wait
    from tiling_gui.core.game import Side
    from tiling_gui.desktop.session.long_work import State
    from tiling_gui.desktop.ui.settings import SettingsFile
    from tiling_gui.desktop.ui.theme import theme
    from tiling_gui.desktop.windows import make_window
    from tiling_gui.engine import Engine
    from tiling_gui.games.domino.rules import DominoPosition
    from tiling_gui.store import Store

    Engine(threads=1, memory_mb=16).compile()  # compiled before anything is measured
    sys.setswitchinterval(0.0005)  # as application.run does
    app = QApplication([])
    theme.start(app, "light")
    file = SettingsFile()
    file.change(rows=7, columns=7, min_player="human")
    with Store.open() as store:
        window = make_window(store, file)
        window.resize(1280, 800)
        window.show()
        wait(500)
        control, view = window.controller, window.controller.view
        assert view is not None
        board = view.board

        control.begin(DominoPosition.start(7, 7))
        control.session.set_players({Side.MAX: "human", Side.MIN: "human"})
        window.actions_by_name["showGraph"].setChecked(False)
        control.solve()
        deadline = time.perf_counter() + 120
        while control.work.progress.nodes == 0 and time.perf_counter() < deadline:
            wait(50)
        times: list[float] = []

        def frame() -> None:
            board.repaint()
            times.append(time.perf_counter())

        timer = QTimer()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(frame)
        timer.start(FRAME_MS)
        end = time.perf_counter() + FRAME_SECONDS
        while control.work.state is State.RUNNING and time.perf_counter() < end:
            wait(100)
        timer.stop()
        gaps = sorted((b - a) * 1000 for a, b in itertools.pairwise(times))
        p50, p95 = (gaps[int(len(gaps) * part)] for part in (0.5, 0.95))
        solved = "still solving" if control.work.state is State.RUNNING else "solved"
        print(
            f"frames during 7x7      p50 {p50:.1f} ms, p95 {p95:.1f} ms, max {gaps[-1]:.1f} ms ({len(gaps)} frames, "
            f"{control.work.progress.nodes:,} positions, {solved})",
            file=out,
        )
        window.close()


if __name__ == "__main__":
    run(sys.stdout)
