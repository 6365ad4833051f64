"""Every game of the catalogue in the window: play, undo, hint, values, review, export, kill -9, reopen."""

import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, ended
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.records import export
from tiling_gui.records.record import new_record
from tiling_gui.search.engine import make_engine
from tiling_gui.store import Store

STARTS = {key: game.example for key, game in GAMES.items()} | {
    "domino": "3x4",
    "evaluate": "x*(y-z)",
    "sharing": "path:3,vertices,edges,2",
    "ellie": "3x4",
    "heaps": "nim:2,3",
    "matching": "cycle:6",
}
"""A small start of each game, in its verb's notation."""

SOLO = """
import sys
from PySide6.QtWidgets import QApplication
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.windows import make_window
from tiling_gui.desktop.ui.settings import SettingsFile
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.core.catalogue import game
from tiling_gui.store import Store
app = QApplication([])
theme.start(app)
store = Store.open(); store.claim_window()
file = SettingsFile(); file.change(show_graph=False)
window = make_window(store, file)
window.show()
session = window.controller.session
for key, start in zip(sys.argv[1::2], sys.argv[2::2]):
    found = game(key)
    window.controller.open(make_record(found, found.parse(start, found.sides[0]), file.current))
    session.set_players({side: "human" for side in found.sides})
    for _ in range(2):
        session.play(session.position.moves()[0])
    print(key, flush=True)
    sys.stdin.readline()
"""
"""Plays two moves in each of the games and starts of its arguments; after each game it waits for a line."""


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """The default settings."""
    return {}


def begin(plugged: Plugged, key: str) -> None:
    """Begins a game for two people."""
    found = GAMES[key]
    plugged.controller.open(new_record(key, found.parse(STARTS[key], found.sides[0])))
    plugged.controller.session.set_players({side: "human" for side in found.sides})


@walked("key", list(GAMES))
def test_played_undone_hinted_and_exported(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar, status_bar: StatusBar, tmp_path: Path, key: str
) -> None:
    begin(plugged, key)
    control, session = plugged.controller, plugged.controller.session
    with qtbot.waitSignal(control.analyser.hint_known, timeout=120_000) as hint:
        plugged.actions["hint"].trigger()
    position, (move, _, exact) = hint.args
    assert position == session.position
    assert move in position.moves()
    assert exact
    rng = random.Random(1)
    while not session.position.is_over:
        control.play(rng.choice(session.position.moves()))
    assert session.record.finished
    assert session.record.result is not None
    assert not game_over_bar.isHidden()
    plies = len(session.tree.cursor)

    for ply in range(plies):
        plugged.actions["undo"].trigger()
        assert len(session.tree.cursor) == plies - ply - 1
    assert session.position == session.start
    plugged.actions["lastMove"].trigger()
    assert session.position.is_over

    for ending in ("txt", "json", "png"):
        assert plugged.features["files"].export_to(str(tmp_path / f"game.{ending}")), status_bar.text.text()
    for ending in ("txt", "json"):
        assert export.load(tmp_path / f"game.{ending}") == session.record


@walked("key", list(GAMES))
def test_values_in_the_window_are_those_of_the_analyst(qtbot: QtBot, plugged: Plugged, key: str) -> None:
    plugged.actions["showValues"].setChecked(False)
    begin(plugged, key)
    control, session = plugged.controller, plugged.controller.session
    control.play(session.position.moves()[0])
    with qtbot.waitSignal(control.analyser.values_done, timeout=120_000) as done:
        plugged.actions["showValues"].setChecked(True)
    engine = make_engine(session.game, threads=1, memory_mb=64)
    expected = engine.analyse(session.position)
    assert expected.complete
    assert {e.move: e.value for e in done.args[0].moves} == {e.move: e.value for e in expected.moves}
    engine.close()


@walked("key", list(GAMES))
def test_perfect_play_of_both_sides_ends_with_the_solved_value(qtbot: QtBot, plugged: Plugged, key: str) -> None:
    begin(plugged, key)
    control, session = plugged.controller, plugged.controller.session
    with ended(qtbot, control.work):
        plugged.actions["solve"].trigger()
    control.opponent.delay = 0
    session.set_players({side: "perfect" for side in session.game.sides})
    qtbot.waitUntil(lambda: session.position.is_over, timeout=120_000)
    assert session.position.value() == control.work.solution.value


def test_moves_survive_kill_9_in_every_game(scratch_home: Path) -> None:
    """They are in the store, for another process to read, before the program that made them does anything else."""
    environment = {**os.environ, "TILING_GUI_HOME": str(scratch_home), "QT_QPA_PLATFORM": "offscreen"}
    argv = [sys.executable, "-c", SOLO, *(word for start in STARTS.items() for word in start)]
    with subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            for key in STARTS:
                assert process.stdout.readline() == f"{key}\n"
                with Store.open() as store:
                    record = last_record(store)
                assert record is not None
                assert (record.game, len(record.tree.cursor)) == (key, 2)
                if key != list(STARTS)[-1]:
                    process.stdin.write("\n")
                    process.stdin.flush()
        finally:
            process.send_signal(signal.SIGKILL)
    with Store.open() as store:
        assert last_record(store) == record
        kept = [last_record(store, key) for key in STARTS]
    assert [len(game.tree.cursor) for game in kept if game is not None] == [2] * len(STARTS)
