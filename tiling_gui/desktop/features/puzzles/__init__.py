"""Puzzles: found by level, the puzzle of the day, and collections; played on the board, answered by the first move."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "puzzles",
        mark("Puzzles…"),
        mark("Positions in which few moves keep the value, usually only one."),
        "Ctrl+P",
        "puzzles",
        opens=f"{__name__}.window:PuzzleWindow",
        window="puzzleWindow",
        section=("Game", 3),
    ),
)
