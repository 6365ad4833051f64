"""Rows and columns of the board as read by a screen reader."""

from tests.desktop.windows import Plugged
from tests.walks import walked
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.accessibility import ReadingFeature
from tiling_gui.desktop.session.workspace import Workspace


def told(workspace: Workspace, command: str) -> str:
    """What a command shows in the status bar, which screen readers get too."""
    shown: list[str] = []
    workspace.status.message.connect(shown.append)
    workspace.actions[command].trigger()
    return shown[0]


def test_a_row_and_a_column_with_each_domino_said_once(workspace: Workspace) -> None:
    reading, session = ReadingFeature(workspace), workspace.session
    session.set_players({Side.MAX: "human", Side.MIN: "human"})
    for move in (((0, 0), (0, 1)), ((1, 2), (2, 2)), ((2, 3), (3, 3)), ((0, 2), (0, 3))):
        session.play(move)
    view = workspace.controller.view
    assert view is not None
    assert isinstance(view.board, Board)
    view.board.put_cursor_on(list(view.board.spots).index("d2"))
    assert told(workspace, "readRow") == (
        "a2, free; b2, free; domino 2, MIN, c2 to c3; d2, dead"  # every neighbour of d2 is taken
    )
    assert told(workspace, "readColumn") == ("domino 4, MIN, c1 to d1, last move; d2, dead; domino 3, MAX, d3 to d4")
    reading.close()


@walked("key", list(GAMES))
def test_every_game_says_its_lines_or_that_it_has_none(plugged: Plugged, key: str) -> None:
    plugged.views.change_game(key)
    said, board = told(plugged, "readRow"), plugged.controller.view.pieces
    if board.spots:
        assert board.describe(next(iter(board.spots))) in said.split("; ")
    else:
        assert said == "This board has no rows and columns."
