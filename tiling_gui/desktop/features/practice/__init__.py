"""My mistakes: positions from the user's own games, asked again until a move is found that keeps the value."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "myMistakes",
        mark("My mistakes…"),
        mark("Positions from your own games, asked again until a good move is found."),
        "Ctrl+Shift+J",
        "puzzles",
        group=mark("Tools"),
        opens=f"{__name__}.window:MistakesWindow",
        window="mistakesWindow",
        section=("Tools", 0),
    ),
)
