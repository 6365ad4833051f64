"""Starting the program: with the last game on the board, or with a new game if requested."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import waits
from tests.records.games import played
from tiling_gui import cli
from tiling_gui.__main__ import main
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export
from tiling_gui.records.record import new_record
from tiling_gui.store import Store

STARTED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.__main__ import main
from tiling_gui.desktop.windows import main_windows
app = QApplication([])
def look():
    (window,) = main_windows()
    print(window.controller.session.position.count, window.controller.session.record.id, flush=True)
    window.close()
QTimer.singleShot(0, look)
sys.exit(main())
"""


def started(home: Path, *argv: str) -> tuple[int, str]:
    """The number of dominoes on the board and the id of the game with which `tiling-gui ARGV` opens its window."""
    environment = {**os.environ, "TILING_GUI_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", STARTED, *argv], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    count, record = done.stdout.split()
    return int(count), record


def test_the_last_game_comes_back_unless_a_new_one_is_asked_for(scratch_home: Path) -> None:
    record = new_record("domino", DominoPosition.start(3, 4))
    played = record.with_tree(record.tree.add(record.tree.position.moves()[0]))
    with Store.open() as store:
        store.put_game(played, {"last-game": played.id, "last-game-domino": played.id})
    assert started(scratch_home) == (1, played.id)
    count, other = started(scratch_home, "--new-window")
    assert count == 0
    assert other != played.id
    with Store.open() as store:
        assert store.game(played.id) == played


RUNNING = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.__main__ import main
from tiling_gui.desktop.windows import main_windows, open_window
app = QApplication([])
told = []
def state():
    now = [(w.controller.session.record.id, w.controller.session.analysing, w.width()) for w in main_windows()]
    tools = sorted(w.objectName() for w in app.topLevelWidgets() if w.isVisible() and w.objectName() == "resultsWindow")
    now = sorted(now) + tools
    if now != told:
        told[:] = now
        print(now, flush=True)
QTimer.singleShot(100_000, app.quit)  # rather than wait for ever
timer = QTimer()
timer.timeout.connect(state)
timer.start(50)
def command():
    (window, *_) = main_windows()
    window.actions_by_name["results"].trigger()
    window.controller.session.analyse(True)
    window.resize(700, 560)
if "command" in sys.argv:
    sys.argv.remove("command")
    QTimer.singleShot(0, command)
sys.exit(main())
"""


def until(child: subprocess.Popen[str], wanted: Callable[[list[Any]], bool]) -> list[Any]:
    assert child.stdout is not None
    for line in child.stdout:
        state: list[Any] = ast.literal_eval(line)
        if wanted(state):
            return state
    raise AssertionError("it ended before")


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 of POSIX")
def test_a_second_start_hands_its_files_over_and_what_is_open_survives_kill_9(
    scratch_home: Path, tmp_path: Path
) -> None:
    record, other = played(3, 4, seed=1), played(3, 5, seed=2)
    one, two, cut = tmp_path / "one.tiling", tmp_path / "two.tiling", tmp_path / "cut.tiling"
    export.save(record, one)
    export.save(other, two)
    cut.write_text(one.read_text(encoding="utf-8")[:200], encoding="utf-8")
    environment = {**os.environ, "TILING_GUI_HOME": str(scratch_home), "QT_QPA_PLATFORM": "offscreen"}

    def second(*argv: str) -> subprocess.CompletedProcess[str]:
        words = [sys.executable, "-m", "tiling_gui", *argv]
        return subprocess.run(words, capture_output=True, text=True, env=environment, check=False, timeout=120)

    words = [sys.executable, "-c", RUNNING, "command", str(one)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as child:
        until(child, lambda state: state[0][0] == record.id and state[0][1] and "resultsWindow" in state)
        refused = second(str(cut))
        assert refused.returncode == 2
        assert any(line.startswith("cut.tiling: ") for line in refused.stderr.splitlines())  # Qt may print before
        taken = second("--new-window", str(two))
        assert (taken.returncode, taken.stdout) == (0, "Opened two.tiling.\n")
        state = until(child, lambda state: {record.id, other.id} <= {one[0] for one in state if len(one) == 3})
        with Store.open() as store:
            waits.until(lambda: len(store.load("windows") or ()) == 2)
        child.kill()
    with subprocess.Popen([sys.executable, "-c", RUNNING], stdout=subprocess.PIPE, text=True, env=environment) as child:
        assert until(child, lambda now: now == state) == state
        child.terminate()
        assert child.wait(60) == 143


def test_neither_a_file_nor_a_verb(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["tiling-gui", "nothing.tiling"])
    assert main() == 2
    assert "nothing.tiling" in capsys.readouterr().err


def test_help_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli._read(["--help"])
    assert "--new-window" in capsys.readouterr().out
    with pytest.raises(InputError, match="No verb"):
        cli._read(["--new-window"])
