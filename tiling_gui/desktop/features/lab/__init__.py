"""The laboratory: windows that compare and watch search methods and draw small games."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark
from tiling_gui.search.families import FamilyRequest

COMMANDS = (
    WindowCommand(
        "boardValues",
        mark("Board values…"),
        mark("The values of all rectangles, as far as they are proved."),
        "Ctrl+Shift+B",
        "values",
        group=mark("Tools"),
        family=lambda workspace, what: FamilyRequest("kxn", "k-20", "1-20", searches=False),
        window="boardValuesWindow",
        section=("Tools", 1),
    ),
    WindowCommand(
        "compareMethods",
        mark("Compare methods…"),
        mark("Runs search methods side by side on positions of any game."),
        "Ctrl+Shift+M",
        "lab",
        group=mark("Tools"),
        opens=f"{__name__}.compare_window:CompareWindow",
        window="compareWindow",
        section=("Laboratory", 0),
        link="compare",
    ),
    WindowCommand(
        "watchSearch",
        mark("Watch a search…"),
        mark("Draws a game tree and steps through a search on it."),
        "Ctrl+Shift+W",
        "tree",
        group=mark("Tools"),
        opens=f"{__name__}.watch_window:WatchWindow",
        window="watchWindow",
        section=("Laboratory", 0),
        link="watch",
    ),
    WindowCommand(
        "gameTree",
        mark("Game tree…"),
        mark("Any small game as a tree or graph, with values, P- and N-positions and Grundy values."),
        "Ctrl+Shift+G",
        "tree",
        group=mark("Tools"),
        opens=f"{__name__}.game_graph_window:GameGraphWindow",
        window="gameTreeWindow",
        section=("Laboratory", 0),
        link="grundy",
    ),
    WindowCommand(
        "families",
        mark("Families of positions…"),
        mark("A table of the values of positions over n and k, with the periods observed in it."),
        icon="values",
        group=mark("Tools"),
        opens=f"{__name__}.family_window:FamilyWindow",
        window="familyWindow",
        section=("Laboratory", 0),
        link="family",
    ),
)
