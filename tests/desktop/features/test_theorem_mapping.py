"""Theorem 1 on the board: offered when a game is over, drawn and explained, gone with the next position."""

from tests.desktop.windows import send_changes
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.features.theorem_mapping import TheoremMapping
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.games.domino.rules import DominoPosition, read_shape
from tiling_gui.paths import resource


def drawn(board: Board, workspace: Workspace) -> bool:
    """Whether any pixel has the colour of the arrows."""
    image, colour = board.grab().toImage(), theme.colour("warn").rgb()
    return any(image.pixel(x, y) == colour for x in range(image.width()) for y in range(image.height()))


def test_a_finished_tiling_shows_the_mapping_and_what_follows(workspace: Workspace) -> None:
    # A finished tiling shows the mapping and what follows
    feature, action = TheoremMapping(workspace), workspace.actions["showTheorem"]
    workspace.controller.begin(DominoPosition.start(8, 8))
    assert not action.isEnabled()
    workspace.controller.begin(read_shape((resource("samples") / "boards" / "figure-3a.txt").read_text()))
    assert action.isEnabled()
    assert feature.panel.isHidden()
    view = workspace.controller.view
    assert view is not None
    board = view.board
    assert isinstance(board, Board)
    assert not drawn(board, workspace)
    action.setChecked(True)
    assert not feature.panel.isHidden()
    assert feature.panel.words.text().startswith("20 free squares, each with one of the 22 dominoes")
    assert drawn(board, workspace)
    action.setChecked(False)
    assert feature.panel.isHidden()
    assert not drawn(board, workspace)
    # It follows the game to its end and back
    workspace.controller.begin(DominoPosition.start(2, 2))
    workspace.actions["showTheorem"].setChecked(True)
    for move in ("a1a2", "b1b2"):
        assert feature.panel.isHidden()
        workspace.session.play(workspace.session.position.read(move))
    send_changes(workspace)
    assert not feature.panel.isHidden()
    assert feature.panel.words.text().startswith("0 free squares")
    workspace.controller.begin(read_shape("11#\n22#\n"))
    assert feature.panel.isHidden()
