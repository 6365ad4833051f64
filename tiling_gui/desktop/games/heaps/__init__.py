"""The view of heap games, and the window of octal games."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "octalGames",
        mark("Octal games…"),
        mark("Grundy values of heaps by octal code, with plots, P-positions and periods."),
        "Ctrl+Shift+O",
        "graph",
        group=mark("Tools"),
        opens=f"{__name__}.octal_window:OctalWindow",
        window="octalWindow",
        section=("Laboratory", 1),
        link="octal",
    ),
)
