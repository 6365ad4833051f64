"""ELLIE in the window: played by mouse and by keys, valued, undone, finished, stored and reopened."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes
from tiling_gui.core.drawing.capsules import Label, Rank
from tiling_gui.core.game import Side
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


def test_a_whole_game_by_mouse(qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar) -> None:
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


def test_values_on_the_board_are_those_of_the_solver(qtbot: QtBot, plugged: Plugged) -> None:
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


def test_the_nim_equivalent_is_shown_on_request(qtbot: QtBot, plugged: Plugged) -> None:
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


def test_a_shape_is_pasted_and_a_wrong_one_is_refused(qtbot: QtBot, plugged: Plugged, status_bar: StatusBar) -> None:
    card, session = plugged.controller.view.card, plugged.controller.session
    card.shape.setPlainText("...\n..#\n.##")
    qtbot.mouseClick(card.findChild(QPushButton, "startNewGame"), Qt.MouseButton.LeftButton)
    assert session.start.board.rows_of_text() == ["...", "..#", ".##"]
    card.shape.setPlainText("aa")
    qtbot.mouseClick(card.findChild(QPushButton, "startNewGame"), Qt.MouseButton.LeftButton)
    assert session.start.board.rows_of_text() == ["...", "..#", ".##"]
    assert "three squares" in status_bar.text.text()


GOLDEN = (
    ("a1–b1–b2", "SECOND to move", "1", "9 free squares in 1 part"),
    ("c2–b3–c3", "FIRST to move", "2", None),
)
"""Moves on 3 x 4 and what the right panel shows after each."""


def test_the_words_of_a_game(plugged: Plugged) -> None:
    control = plugged.controller
    for move, title, count, line in GOLDEN:
        control.play(control.session.position.read(move))
        header = plugged.panels.right.header
        assert (header.title.text(), header.figure.text()) == (title, count)
        assert line is None or header.line.text() == line
    assert control.session.record.player(Side.FIRST).spec == "human"
