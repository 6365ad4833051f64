"""A board of two rows as a heap: places correspond to moves, and the options have the values that a search finds."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tiling_gui.desktop.games.ellie.strip_window import StripWindow, TwoRowStrip
from tiling_gui.desktop.session.new_game import make_record
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.games.ellie.rules import GAME, ElliePosition
from tiling_gui.games.ellie.solver import EllieSolver


@pytest.mark.parametrize("columns", range(2, 8))
def test_a_place_is_a_tile_that_leaves_what_is_said_on_the_board(columns: int) -> None:
    strip, solver = TwoRowStrip.of(columns), EllieSolver()
    start = ElliePosition.start(2, columns)
    legal = {frozenset(move): move for move in start.moves()}
    for place in strip.places:
        tile = frozenset(strip.square(place.number + k) for k in range(3))
        after = start.play(legal[tile])
        assert solver.grundy(after) == place.value
        assert place.left + place.right + 3 == strip.squares
    # Every move of the game is one of these up to reflection of the board.
    options = {solver.grundy(start.play(move)) for move in start.moves()}
    assert options == {place.value for place in strip.places}
    assert solver.grundy(start) == strip.value


def test_the_slides_example_of_ten_squares() -> None:
    strip = TwoRowStrip.of(5)
    assert [place.value for place in strip.places] == [2, 2, 1, 0, 0, 1, 2, 2]
    assert strip.recursion() == "G(10) = mex{0, 1, 2} = 3: FIRST wins."
    assert "G(3) ⊕ G(4) = 1 ⊕ 1 = 0. The move wins." in strip.describe(strip.places[3])


def test_keys_and_mouse_move_the_tile(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.controller.open(make_record(GAME, ElliePosition.start(7, 2), workspace.settings.current))
    window = workspace.windows.show("stripHeap")
    assert isinstance(window, StripWindow)
    assert window.columns.value() == 7
    qtbot.keyClick(window.picture, Qt.Key.Key_End)
    assert window.description.text().startswith("Place 12 leaves 11 and 0 squares")
    qtbot.keyClick(window.picture, Qt.Key.Key_Left)
    assert window.description.text().startswith("Place 11 leaves 10 and 1 squares")
    assert window.status.text().endswith("= 0: SECOND wins.")
    qtbot.mouseClick(window.picture, Qt.MouseButton.LeftButton, pos=window.picture._board_square(6).center().toPoint())
    assert window.picture.place == 5  # the square in the middle of 5, 6, 7
    assert window.picture.accessibleDescription() == window.description.text()
    window.columns.setValue(2)
    assert window.description.text().startswith("Place 1 leaves 0 and 1 squares")
    window.play.click()
    assert workspace.session.start == ElliePosition.start(2, 2)
