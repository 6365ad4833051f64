"""The position editor: changes the squares, dominoes and side to move of a copy of the board; stores named boards."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "editPosition",
        mark("Edit position"),
        mark("Sets up a board: squares, dominoes, side to move; named boards."),
        "Ctrl+Shift+E",
        "edit",
        opens=f"{__name__}.window:Editor",
        window="positionEditor",
        section=("Game", 3),
    ),
)
