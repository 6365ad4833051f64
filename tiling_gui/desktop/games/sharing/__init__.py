"""The view of the sharing games and its tool windows."""

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "drawGraph",
        mark("Draw a graph…"),
        mark("Draws a graph of your own, or changes this one."),
        icon="edit",
        group=GAMES["sharing"].name,
        game="sharing",
        opens="tiling_gui.desktop.games.graphs.graph_editor:SharingGraphEditor",
        window="graphEditor",
    ),
    WindowCommand(
        "valuesByColours",
        mark("Value for each k…"),
        mark("MAX’s share by number of colours."),
        icon="results",
        group=GAMES["sharing"].name,
        game="sharing",
        opens=f"{__name__}.colour_sweep_window:SweepWindow",
        window="sweepWindow",
    ),
)
