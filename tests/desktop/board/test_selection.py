"""The move selected by keyboard: after a move, and at the next start."""

import json

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import read_position
from tiling_gui.core.game import opening
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.main_window.window import MainWindow
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.windows import open_like, state_of
from tiling_gui.games.domino.rules import GAME, DominoPosition


def test_after_a_move_the_arrows_go_on_where_it_was(theme: Theme, qtbot: QtBot) -> None:
    board, position = Board(GAME), DominoPosition.start(6, 6)
    qtbot.addWidget(board)
    board.set_interactive(True)
    board.set_position(position)
    for typed in ("c4d4", "d5d6"):
        move = position.read(typed)
        qtbot.keyClicks(board, typed)
        position = position.play(move)
        board.set_position(position, move)
        qtbot.keyClick(board, Qt.Key.Key_Down)
        x, y = board.where[move].at[0] if move in board.where else board._was_at
        at, u = board.where[board.cursor_at].at[0], board.size_now
        assert abs(at[0] - x) + abs(at[1] - y) <= 1.5 * u


def test_the_move_selected_is_selected_again_at_the_next_start(window: MainWindow) -> None:
    view = window.controller.view
    assert view is not None
    board = view.pieces
    board.select(window.controller.session.position.moves()[3])
    state, selected = json.loads(json.dumps(state_of(window))), board.cursor_at
    board.drop()
    open_like(window, state)
    assert board.cursor_at == selected
    for cursor in ([1, 2], "not a move", None):  # a square, as stored up to version 0.1.0, or nothing useful
        board.drop()
        open_like(window, state | {"cursor": cursor})
        assert board.cursor_at is None


def test_nothing_is_said_of_a_move_after_tab_has_left_the_board(theme: Theme, qtbot: QtBot) -> None:
    board, position, said = Board(GAME), DominoPosition.start(1, 3), []
    qtbot.addWidget(board)
    board.set_interactive(True)
    board.set_position(position)
    board.pointed.connect(said.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Tab):
        qtbot.keyClick(board, key)
    assert said[-1].startswith("b1–c1")
    qtbot.keyClick(board, Qt.Key.Key_Tab)
    assert board.cursor_at is None
    assert said[-1] == ""


def test_a_sentence_that_begins_with_a_word_has_a_capital() -> None:
    sharing = read_position("sharing:path:4,edges,vertices,2")
    assert opening(sharing.write(sharing.read("2"))) == "Colour 2"
    assert opening("domino 10, MIN, e6 to e7, last move").startswith("Domino 10, MIN")
    assert opening("a1, free, circle on a1").startswith("a1, free")
    for text, typed in (("matching:petersen", "ab"), ("evaluate:x*y", "3"), ("tour:3,1,4,1,5,9", "c")):
        position = read_position(text)
        move = position.read(typed)
        assert opening(position.write(move)) == position.write(move)
