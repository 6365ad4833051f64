"""The view of the sharing games and its tool windows."""

from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import FAMILIES, WindowCommand
from tiling_gui.language import mark
from tiling_gui.search.families import FamilyRequest, letters


def _by_colours(workspace: Any, what: str) -> FamilyRequest:
    """The game of the set-up card with 1, 2, ... colours. Raises InputError if that is invalid, or for the odd rule."""
    from tiling_gui.games.sharing.search.colour_table import with_n_colours

    game = workspace.controller.view.card.game
    make = with_n_colours(game)
    name = game.graph.name
    weights = "" if game.weighting == "ones" else f",{game.weighting}"
    text = f"sharing:{name if name and not letters(name) else 'graph'},{game.colour},{game.share},n{weights}"
    return FamilyRequest(text, f"1-{game.size}", make=make)


COMMANDS = (
    WindowCommand(
        "drawGraph",
        mark("Draw a graph"),
        mark("Draws a graph of your own, or changes this one."),
        icon="edit",
        group=GAMES["sharing"].name,
        game="sharing",
        opens="tiling_gui.desktop.games.graphs.graph_editor:SharingGraphEditor",
        window="graphEditor",
    ),
    WindowCommand(
        "valuesByColours",
        mark("Value for each k"),
        mark("MAX’s share by number of colours."),
        icon="results",
        group=GAMES["sharing"].name,
        game="sharing",
        within=FAMILIES,
        shows=_by_colours,
        window="sweepWindow",
    ),
)
