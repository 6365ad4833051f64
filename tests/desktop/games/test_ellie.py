"""ELLIE in the window: played by mouse and by keys, valued, undone, finished, stored and reopened."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.games.ellie.rules import ElliePosition, parse
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.records.record import new_record


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people on 3 x 4; nothing is solved automatically."""
    return {"game": "ellie", "max_player": "human", "min_player": "human", "motion": False, "show_graph": False}


def test_it_is_played_valued_and_begun_on_any_shape(
    qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar, status_bar: StatusBar
) -> None:
    # Values on the board are those of the solver
    control = plugged.controller
    with qtbot.waitSignal(control.analyser.values_done, timeout=60_000):
        plugged.actions["showValues"].setChecked(True)
    labels, solver = control.view.pieces.labels, EllieSolver()
    start = control.session.position
    assert set(labels) == set(start.moves())
    for move, label in labels.items():
        value = solver.grundy(start.play(move))
        assert label == Label(Rank.KEEPS if value == 0 else Rank.EXACT, str(value))
    send_changes(plugged)
    assert plugged.panels.right.best_play.text() == "FIRST wins with best play"
    assert "wins (4)" in control.view.pieces.legend.text()
    # A whole game by mouse
    plugged.actions["showValues"].setChecked(False)
    session = plugged.controller.session
    assert session.position == ElliePosition.start(3, 4)
    while not session.position.is_over:
        tile = session.position.moves()[-1]
        board = plugged.controller.view.pieces
        qtbot.mouseClick(board, Qt.MouseButton.LeftButton, pos=board.place_of(tile).toPoint())
        assert session.position.placed[-1] == tile
    winner = session.position.winner()
    assert f"{winner} made the last move and wins" in game_over_bar.sentence.text()
    assert session.record.result.verdict == str(winner)
    assert last_record(plugged.store, "ellie") == session.record
    assert not plugged.panels.right.bar.isVisible()
    assert not plugged.panels.graph.isVisible()
    # The nim equivalent is shown on request
    strip, control = plugged.controller.view.strip, plugged.controller
    assert not strip.isVisible()
    position = parse("..#..\n..#..\n")
    control.open(new_record("ellie", position))
    plugged.actions["nimSum"].setChecked(True)
    qtbot.waitUntil(lambda: len(strip.parts) == 2, timeout=30_000)
    assert strip.isVisible()
    assert [part.value for part in strip.parts] == [1, 1]
    assert strip.nim_sum == 0
    assert "SECOND wins with best play" in strip.text()
    plugged.actions["nimSum"].setChecked(False)
    assert not strip.isVisible()
    # A shape is pasted and a wrong one is refused
    card, session = plugged.controller.view.card, plugged.controller.session
    card.shape.setPlainText("...\n..#\n.##")
    qtbot.mouseClick(card.findChild(QPushButton, "startNewGame"), Qt.MouseButton.LeftButton)
    assert session.start.board.rows_of_text() == ["...", "..#", ".##"]
    card.shape.setPlainText("aa")
    qtbot.mouseClick(card.findChild(QPushButton, "startNewGame"), Qt.MouseButton.LeftButton)
    assert session.start.board.rows_of_text() == ["...", "..#", ".##"]
    assert "three squares" in status_bar.text.text()
