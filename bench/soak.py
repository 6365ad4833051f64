"""A day's use at full speed: games, undo, solves, hints, windows, files; resources must not keep growing.

Each line: rounds done, memory (RSS), threads, open files, Qt objects and Python objects. A round is about what a user
does in some minutes. The first rounds fill permanent caches (fonts, icons, tables, values of positions, one window of
each kind); growth after those is a leak, and the last line states it per round.
"""

import gc
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

WARM = 4
"""Rounds until all permanent caches are filled."""


@dataclass(frozen=True)
class Held:
    """What the process holds at one moment."""

    rss: float
    """MB; 0 if the system does not tell."""
    threads: int
    files: int
    qt: int
    """QObjects: the windows and all their descendants."""
    python: int

    def __str__(self) -> str:
        return f"{self.rss:8.1f} MB {self.threads:4} threads {self.files:4} files {self.qt:7} Qt {self.python:9} Python"


def held() -> Held:
    """Measure what is held after a garbage collection."""
    from PySide6.QtCore import QCoreApplication, QEvent, QObject
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    tops = [widget for widget in app.topLevelWidgets() if widget.parent() is None]
    qt = sum(1 + len(top.findChildren(QObject)) for top in tops)
    files = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    threads = len(os.listdir("/proc/self/task")) if os.path.isdir("/proc/self/task") else threading.active_count()
    return Held(held_rss(), threads, files, qt, len(gc.get_objects()))


def held_rss() -> float:
    """The resident memory in MB."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


class Soak:
    """A window and a script that uses it in a hurry."""

    def __init__(self, window: Any, folder: Path, seed: int = 1) -> None:
        self.window, self._folder = window, folder
        self._chance = random.Random(seed)

    def round(self) -> None:
        """Play a game of each kind with typical commands, then open every window once."""
        from tiling_gui.core.catalogue import GAMES

        self._play_domino()
        self._solve()
        for key in GAMES:
            self._play_other(key)
        self._windows()
        self._files()
        self._looks()

    def _wait(self, ms: int = 1) -> None:
        from bench._loop import wait

        wait(ms)

    def _until(self, done: Callable[[], bool], seconds: float = 30) -> None:
        end = time.monotonic() + seconds
        while not done() and time.monotonic() < end:
            self._wait(5)

    def _do(self, *names: str) -> None:
        for name in names:
            self.window.actions_by_name[name].trigger()
            self._wait()

    def _humans(self) -> None:
        session = self.window.controller.session
        session.set_players(dict.fromkeys(session.game.sides, "human"))

    def _play_domino(self) -> None:
        from tiling_gui.games.domino.rules import DominoPosition

        control = self.window.controller
        control.begin(DominoPosition.start(self._chance.randint(3, 5), self._chance.randint(3, 5)))
        self._humans()
        self._do("showValues")
        while not control.session.position.is_over:
            control.play(self._chance.choice(control.session.position.moves()))
            self._wait()
            if self._chance.random() < 0.3:
                self._do("undo", "redo", "undo")
            if self._chance.random() < 0.1:
                self._do("hint")
        self._do("showValues", "firstMove", "lastMove", "copyBoard", "copyImage")

    def _solve(self) -> None:
        from tiling_gui.desktop.session.long_work import State
        from tiling_gui.games.domino.rules import DominoPosition, read_shape

        control = self.window.controller
        control.begin(DominoPosition.start(5, 5))
        self._humans()
        control.play(control.session.position.moves()[0])
        control.solve()
        self._until(lambda: control.work.state is not State.RUNNING)
        control.begin(read_shape("#......." + "\n........" * 7))  # a board that has not been solved
        self._humans()
        control.solve()
        self._wait(50)
        self._do("pauseSolve")
        self._until(lambda: control.work.state is State.PAUSED or control.work.state is not State.RUNNING)
        self._do("cancelSolve")
        self._until(lambda: control.work.state is State.IDLE)

    def _play_other(self, key: str) -> None:
        control = self.window.controller
        self.window.workspace.views.change_game(key)
        self._do("newGame")
        self._humans()
        for _ in range(30):
            if control.session.position.is_over:
                break
            control.play(self._chance.choice(list(control.session.position.moves())))
            self._wait()
        self._do("undo", "undo", "redo")

    def _windows(self) -> None:
        from PySide6.QtWidgets import QApplication

        self.window.workspace.views.change_game("domino")
        for name in (
            "results", "continueSolve", "preferences", "shortcuts", "editPosition", "puzzles", "review",
            "compareMethods", "watchSearch", "families", "gameTree", "lesson", "tournament", "about", "help",
        ):  # fmt: skip
            self._do(name)
            self._wait(20)
            for top in QApplication.topLevelWidgets():
                if top is not self.window and top.isVisible() and top.isWindow():
                    top.close()
            self._wait()
        from tiling_gui.desktop.windows import open_window

        other = open_window(self.window)
        self._wait(20)
        other.close()
        self._wait()

    def _files(self) -> None:
        files = self.window.features["files"]
        for ending in ("txt", "json", "svg", "png", "tex"):
            files.export_to(str(self._folder / f"game.{ending}"))
        files.open_file(str(self._folder / "game.json"))
        self._wait()

    def _looks(self) -> None:
        window = self.window
        self._do("toggleMode", "leftPanel", "rightPanel", "showStructure", "showGraph")
        window.resize(self._chance.randint(500, 1400), self._chance.randint(420, 900))
        from tiling_gui.desktop.ui.theme import theme

        theme.set_choice("dark")
        self._wait()
        theme.set_choice("light")
        self._do("toggleMode", "leftPanel", "rightPanel", "showStructure", "showGraph")


@contextmanager
def in_use(folder: Path) -> Iterator[Soak]:
    """A window on a store in `folder`, with the program's own garbage collector; everything is closed afterwards."""
    from PySide6.QtWidgets import QApplication

    from tiling_gui.desktop.process import GarbageCollector
    from tiling_gui.desktop.ui.settings import SettingsFile
    from tiling_gui.desktop.ui.theme import theme
    from tiling_gui.desktop.windows import make_window
    from tiling_gui.store import Store

    app = QApplication.instance()
    app = app if isinstance(app, QApplication) else QApplication([])
    theme.start(app, "light")
    file = SettingsFile()
    file.change(min_player="human", motion=False, memory_mb=64, threads=1)
    with Store.open(folder) as store:
        window = make_window(store, file)
        window.resize(1280, 800)
        window.show()
        collector = GarbageCollector(app)
        try:
            yield Soak(window, folder)
        finally:
            window.close()
            window.deleteLater()
            collector.close()


def run(out: TextIO, minutes: float = 1.0) -> None:
    """Print what is held about thirty times in `minutes`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["TILING_GUI_HOME"] = home
        with in_use(Path(home)) as soak:
            _soak(out, soak, minutes)


def _soak(out: TextIO, soak: Soak, minutes: float) -> None:
    began = time.monotonic()
    rounds, warm, told = 0, None, 0.0
    now = held()
    while time.monotonic() - began < minutes * 60 or rounds <= WARM:
        soak.round()
        rounds += 1
        if rounds == WARM:
            warm = held()
        if time.monotonic() - told > minutes * 2 or rounds == WARM:
            told, now = time.monotonic(), held()
            print(f"{rounds:6} rounds {told - began:6.0f} s {now}", file=out, flush=True)
    now = held()
    assert warm is not None
    each = max(1, rounds - WARM)
    print(
        f"growth a round after the first {WARM}: {(now.rss - warm.rss) / each * 1024:+.1f} KB, "
        f"{(now.threads - warm.threads) / each:+.2f} threads, {(now.files - warm.files) / each:+.2f} files, "
        f"{(now.qt - warm.qt) / each:+.2f} Qt, {(now.python - warm.python) / each:+.1f} Python",
        file=out,
    )


if __name__ == "__main__":
    run(sys.stdout)
