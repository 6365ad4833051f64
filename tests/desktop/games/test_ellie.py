"""ELLIE in the window: played by mouse and by keys, valued, undone, finished, stored and reopened."""

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.desktop.windows import Plugged, send_changes
from tiling_gui.core.drawing.board_tiles import corner_of
from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.ellie.pointer_input import EllieInput
from tiling_gui.desktop.main_window.bottom_row import StatusBar
from tiling_gui.desktop.main_window.game_over_bar import GameOverBar
from tiling_gui.desktop.session.new_game import last_record
from tiling_gui.games.ellie.rules import ElliePosition, Tile, parse
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.records.record import new_record

Key = Qt.Key


@pytest.fixture
def window_settings() -> dict[str, Any]:
    """Two people on 3 x 4; nothing is solved automatically."""
    return {"game": "ellie", "max_player": "human", "min_player": "human", "motion": False, "show_graph": False}


def point_of(plugged: Plugged, tile: Tile) -> QPointF:
    """A point in the corner square of a tile, near the vertex between its arms."""
    geometry = plugged.controller.view.tiles.geometry_now
    middle = geometry.square_rect(corner_of(tile)).center()
    return middle + (geometry.around(tile).center() - middle) * 0.6


def click(qtbot: QtBot, plugged: Plugged, tile: Tile) -> None:
    board = plugged.controller.view.tiles
    place = board.mapFromScene(point_of(plugged, tile))
    qtbot.mouseMove(board.viewport(), place)
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_a_whole_game_by_mouse(qtbot: QtBot, plugged: Plugged, game_over_bar: GameOverBar) -> None:
    session = plugged.controller.session
    assert session.position == ElliePosition.start(3, 4)
    while not session.position.is_over:
        tile = session.position.moves()[-1]
        click(qtbot, plugged, tile)
        assert session.position.placed[-1] == tile
    winner = session.position.winner()
    assert f"{winner} made the last move and wins" in game_over_bar.sentence.text()
    assert session.record.result.verdict == str(winner)
    assert last_record(plugged.store, "ellie") == session.record
    assert not plugged.panels.right.bar.isVisible()
    assert not plugged.panels.graph.isVisible()


def test_every_tile_is_offered_where_its_capsule_stands(plugged: Plugged) -> None:
    position = parse("4x4")
    pointer_input = EllieInput(position)
    for tile in position.moves():
        (r, c), rows, columns = corner_of(tile), {s[0] for s in tile}, {s[1] for s in tile}
        vertex = (max(rows), max(columns))  # in grid corners
        at = (c + 0.5 + 0.3 * (1 if vertex[1] > c else -1), r + 0.5 + 0.3 * (1 if vertex[0] > r else -1))
        pointer_input.hover(at)
        assert pointer_input.offer.move == tile


def test_a_game_by_keys(qtbot: QtBot, plugged: Plugged) -> None:
    session, board = plugged.controller.session, plugged.controller.view.tiles
    board.setFocus()
    qtbot.keyClicks(board, "a1b1a2")
    qtbot.keyClick(board, Key.Key_Return)
    assert session.position.placed == (((0, 0), (0, 1), (1, 0)),)
    qtbot.keyClick(board, Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(board, "d3")
    qtbot.keyClick(board, Key.Key_Return)  # the cursor
    qtbot.keyClick(board, Key.Key_Return)
    first = board.pointer_input.offer.move
    assert corner_of(first) == (2, 3)
    qtbot.keyClick(board, Key.Key_R)
    turned = board.pointer_input.offer.move
    assert turned != first
    assert (2, 3) in turned
    qtbot.keyClick(board, Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert board.pointer_input.offer.move == first
    qtbot.keyClick(board, Key.Key_Escape)
    assert board.pointer_input.offer.move is None
    qtbot.keyClick(board, Key.Key_Space)
    qtbot.keyClick(board, Key.Key_Up)
    qtbot.keyClick(board, Key.Key_Left)
    qtbot.keyClick(board, Key.Key_Space)
    assert session.position.placed[-1] == ((1, 3), (2, 2), (2, 3))
    plugged.actions["undo"].trigger()
    assert len(session.position.placed) == 1


def test_the_wheel_leaves_a_typed_tile_alone() -> None:
    pointer_input = EllieInput(parse("5x5"))
    pointer_input.hover((4.3, 4.5))
    for letter in "a1b1b2":
        pointer_input.type(letter)
    typed = pointer_input.offer
    pointer_input.turn(1)
    assert pointer_input.offer == typed
    assert typed.move == ((0, 0), (0, 1), (1, 1))


def test_the_wheel_and_a_drag_choose_the_tile() -> None:
    pointer_input = EllieInput(parse("3x3"))
    pointer_input.hover((0.8, 0.8))
    first = pointer_input.offer.move
    assert first == ((0, 0), (0, 1), (1, 0))
    seen = {first}
    for _ in range(2):
        pointer_input.turn(1)
        seen.add(pointer_input.offer.move)
    assert len(seen) == 3
    assert all((0, 0) in tile for tile in seen)
    pointer_input.press((0.5, 0.5))
    assert pointer_input.release((1.5, 1.2)) == ((0, 0), (0, 1), (1, 1))
    pointer_input.press((0.5, 0.5))
    pointer_input.hover((2.5, 2.5))
    assert pointer_input.offer.forbidden
    assert pointer_input.release((2.5, 2.5)) is None


def test_values_on_the_board_are_those_of_the_solver(qtbot: QtBot, plugged: Plugged) -> None:
    control = plugged.controller
    with qtbot.waitSignal(control.analyser.values_done, timeout=60_000):
        plugged.actions["showValues"].setChecked(True)
    marks, solver = control.view.tiles._marks, EllieSolver()
    start = control.session.position
    assert set(marks) == set(start.moves())
    for move, mark in marks.items():
        value = solver.grundy(start.play(move))
        assert mark.rank is (Rank.KEEPS if value == 0 else Rank.EXACT)
        assert mark.text == ("wins" if value == 0 else str(value))
    send_changes(plugged)
    assert plugged.panels.right.best_play.text() == "FIRST wins with best play"
    assert "wins (4)" in control.view.tiles.legend.text()


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
