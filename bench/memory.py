"""The resident memory of the window on 8x8: idle, after a reply, while values and a solve are running, and after them.

Each use begins in a fresh process with nothing stored. "After" is ten seconds after it was switched off and another
game was opened. `python -m bench memory`; the kernels must have been compiled.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TextIO

from bench._loop import wait
from bench.soak import held_rss
from tiling_gui.core.compiled import KERNELS_VARIABLE
from tiling_gui.paths import HOME_VARIABLE, cache_dir

USES = ("reply", "values", "solve")
_RUNNING, _AFTER = 60, 10
"""Seconds that values and a solve run, and after which the memory must be free."""


def run(out: TextIO) -> None:
    """Print a line for every moment."""
    for use in USES:
        with tempfile.TemporaryDirectory() as home:
            environment = {"QT_QPA_PLATFORM": "offscreen", KERNELS_VARIABLE: str(cache_dir() / "kernels")} | os.environ
            environment[HOME_VARIABLE] = home
            done = subprocess.run(
                [sys.executable, "-m", "bench.memory", use],
                env=environment,
                check=True,
                text=True,
                stdout=subprocess.PIPE,
            )
        print(done.stdout, end="", file=out, flush=True)


def _use(use: str, folder: Path) -> None:
    from PySide6.QtWidgets import QApplication

    from tiling_gui.desktop.ui.settings import SettingsFile
    from tiling_gui.desktop.ui.theme import theme
    from tiling_gui.desktop.windows import make_window
    from tiling_gui.store import Store

    app = QApplication([])
    theme.start(app, "light")
    file = SettingsFile()
    file.change(min_player="lookahead:3", motion=False)
    with Store.open(folder) as store:
        window = make_window(store, file)
        window.resize(1280, 800)
        window.show()
        try:
            _measure(use, window)
        finally:
            window.close()


def _measure(use: str, window: Any) -> None:
    from tiling_gui.core.game import Side
    from tiling_gui.desktop.session.long_work import State
    from tiling_gui.games.domino.rules import DominoPosition

    control, actions = window.controller, window.actions_by_name
    start = DominoPosition.start(8, 8)
    wait(3000)
    _tell(use, "idle")
    control.begin(start)
    control.session.set_players({Side.MAX: "human", Side.MIN: "lookahead:3"})
    control.play(start.read("a2-b2"))
    _until(lambda: len(control.session.tree.cursor) == 2)
    wait(5000)
    _tell(use, "5 s after the first reply")
    if use == "reply":
        return
    control.begin(start)
    control.session.set_players(dict.fromkeys(control.session.game.sides, "human"))
    for written in ("a2-b2", "a6-a7"):
        control.play(control.session.position.read(written))
    actions["showValues" if use == "values" else "solve"].trigger()
    began = time.process_time()
    most, end = 0.0, time.monotonic() + _RUNNING
    while time.monotonic() < end:
        wait(500)
        most = max(most, held_rss())
    busy = control.analyser.has_search if use == "values" else control.work.state is State.RUNNING
    own = time.process_time() - began
    _tell(use, f"after {_RUNNING} s, {own:.0f} s of processor time" + ("" if busy else " (ended before)"))
    _tell(use, "most until then", most)
    if use == "values":
        actions["showValues"].trigger()
    else:
        actions["cancelSolve"].trigger()
        _until(lambda: control.work.state is State.IDLE)
    control.begin(DominoPosition.start(4, 4))
    control.session.set_players(dict.fromkeys(control.session.game.sides, "human"))
    wait(_AFTER * 1000)
    _tell(use, f"{_AFTER} s after it is off and another game is open")


def _until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not done() and time.monotonic() < end:
        wait(50)


def _tell(use: str, moment: str, megabytes: float | None = None) -> None:
    print(f"{use:8} {held_rss() if megabytes is None else megabytes:7.0f} MB  {moment}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _use(sys.argv[1], Path(os.environ[HOME_VARIABLE]))
    else:
        run(sys.stdout)
