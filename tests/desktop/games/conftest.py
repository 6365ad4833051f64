"""Fixtures for the tests of the games' boards."""

import pytest
from pytestqt.qtbot import QtBot

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.matching.rules import parse


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> Board:
    """A torus of 4 x 6 squares on which the user may choose a domino."""
    made = Board(GAMES["matching"])
    qtbot.addWidget(made)
    made.resize(620, 560)
    made.show_start(parse("torus:4x6"))
    made.set_position(parse("torus:4x6"), None)
    made.set_interactive(True)
    return made
