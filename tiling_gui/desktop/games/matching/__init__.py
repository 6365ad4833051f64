"""The view of the matching game."""

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "drawMatchingGraph",
        mark("Draw a graph"),
        mark("Draws a graph of your own, or changes this one."),
        icon="edit",
        group=GAMES["matching"].name,
        game="matching",
        opens="tiling_gui.desktop.games.graphs.graph_editor:MatchingGraphEditor",
        window="matchingGraphEditor",
    ),
)
