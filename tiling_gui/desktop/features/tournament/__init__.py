"""Tournaments of levels on the current board, as a cross-table."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "tournament",
        mark("Tournament"),
        mark("Levels play each other in both roles, shown as a cross-table."),
        "Ctrl+Shift+T",
        "lab",
        group=mark("Tools"),
        opens=f"{__name__}.window:TournamentWindow",
        window="tournamentWindow",
        section=("Tools", 1),
    ),
)
