"""Games and results: the list of all games and solves, the menu of recent games, and reviews of many games."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "results",
        mark("Games and results…"),
        mark("All games, finished or in progress, and all solves."),
        "Ctrl+R",
        "results",
        opens=f"{__name__}.window:ResultsWindow",
        window="resultsWindow",
        section=("Game", 3),
    ),
)
