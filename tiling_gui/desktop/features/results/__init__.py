"""Games and results: every game and every solve in a list, the last games in a menu, reviews of many games."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "results",
        mark("Games and results…"),
        mark("Every game, going on or finished, and everything that was solved."),
        "Ctrl+R",
        "results",
        opens=f"{__name__}.window:ResultsWindow",
        window="resultsWindow",
        section=("Game", 3),
    ),
)
