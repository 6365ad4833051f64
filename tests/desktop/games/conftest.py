"""Fixtures for the tests of the games' boards."""

import pytest
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.games.matching.board import MatchingBoard
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.games.matching.rules import parse


@pytest.fixture
def board(qtbot: QtBot, theme: Theme) -> MatchingBoard:
    """A torus of 4 x 6 squares on which the user may choose a domino."""
    made = MatchingBoard()
    qtbot.addWidget(made)
    made.resize(620, 560)
    made.set_position(parse("torus:4x6"), None)
    made.set_interactive(True)
    return made
