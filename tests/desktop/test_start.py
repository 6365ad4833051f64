"""Starting the program: with the last game on the board, or with a new game if requested."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests import waits
from tests.records.games import played
from tiling_gui import cli
from tiling_gui.__main__ import main
from tiling_gui.desktop import application, single_instance
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.single_instance import server_name
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import make_window
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.records import export
from tiling_gui.records.record import new_record
from tiling_gui.store import Store


@pytest.fixture
def app(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> QApplication:
    """The application of the tests as that of `application.run`, which then need not be a process of its own."""
    monkeypatch.setattr(application, "_application", lambda: (qapp, SettingsFile()))
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    return qapp


def test_the_last_game_comes_back_unless_a_new_one_is_asked_for(
    qtbot: QtBot, app: QApplication, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = new_record("domino", DominoPosition.start(3, 4))
    record = record.with_tree(record.tree.add(record.tree.position.moves()[0]))
    with Store.open() as store:
        store.put_game(record, {"last-game": record.id, "last-game-domino": record.id})
    shown: list[MainWindow] = []

    def serve(app: QApplication, file: SettingsFile, store: Store, *_: object, restore: bool, **__: object) -> Any:
        shown.append(make_window(store, file, restore=restore))
        qtbot.addWidget(shown[-1])
        shown[-1].close()
        return 0, []

    monkeypatch.setattr(application, "_serve", serve)
    assert [application.run(new_window=new) for new in (False, True)] == [0, 0]
    last, new = (made.controller.session for made in shown)
    assert (last.record.id, last.position.count) == (record.id, 1)
    assert new.record.id != record.id
    assert new.position.count == 0


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


def listens(store: Path) -> bool:
    """Whether the program that runs on a store takes files of other processes already."""
    socket = QLocalSocket()
    socket.connectToServer(server_name(store))
    connected = socket.waitForConnected(1000)
    socket.abort()
    return connected


@pytest.mark.skipif(sys.platform == "win32", reason="kill -9 of POSIX")
def test_a_second_start_hands_its_files_over_and_what_is_open_survives_kill_9(
    scratch_home: Path,
    tmp_path: Path,
    app: QApplication,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, other = played(3, 4, seed=1), played(3, 5, seed=2)
    one, two, cut = tmp_path / "one.tiling", tmp_path / "two.tiling", tmp_path / "cut.tiling"
    export.save(record, one)
    export.save(other, two)
    cut.write_text(one.read_text(encoding="utf-8")[:200], encoding="utf-8")
    environment = {**os.environ, "TILING_GUI_HOME": str(scratch_home), "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-c", RUNNING, "command", str(one)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as child:
        until(child, lambda state: state[0][0] == record.id and state[0][1] and "resultsWindow" in state)
        with Store.open() as store:
            waits.until(lambda: listens(store.path))
        monkeypatch.setattr(single_instance, "_WAIT", 120_000)
        monkeypatch.delattr(application, "_serve")  # another window would be opened if nobody answered
        assert application.run([str(cut)]) == 2
        assert capsys.readouterr().err.startswith("cut.tiling: ")
        assert application.run([str(two)], new_window=True) == 0
        assert capsys.readouterr().out == "Opened two.tiling.\n"
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
