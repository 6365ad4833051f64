"""The program as it is started: with what was on the board last, or with a new game if that is asked for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tiling_gui import cli
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records.record import new_record
from tiling_gui.store import Store

STARTED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from tiling_gui.__main__ import main
from tiling_gui.desktop.window_manager import main_windows
app = QApplication([])
def look():
    (window,) = main_windows()
    print(window.controller.session.position.count, window.controller.session.record.id, flush=True)
    window.close()
QTimer.singleShot(0, look)
sys.exit(main())
"""


def started(home: Path, *argv: str) -> tuple[int, str]:
    """Dominoes on the board and the id of the game with which `tiling-gui ARGV` opens its window."""
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


def test_help_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli._read(["--help"])
    assert "--new-window" in capsys.readouterr().out
    with pytest.raises(InputError, match="No verb"):
        cli._read(["--new-window"])
