"""The move selected by keyboard: after a move, and at the next start."""

import json

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

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
