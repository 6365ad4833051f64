"""The Statistics window: a player's results, the cost of moves, first mistakes and rating."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "statistics",
        mark("Statistics…"),
        mark("Your games in numbers: results, what moves cost, first mistakes, rating."),
        "Ctrl+Shift+I",
        "graph",
        group=mark("Tools"),
        opens=f"{__name__}.window:StatisticsWindow",
        window="statisticsWindow",
        section=("Tools", 0),
    ),
)
