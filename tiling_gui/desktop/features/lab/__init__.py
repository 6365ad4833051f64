"""The laboratory: windows that compare and watch search methods and draw small games."""

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import FAMILIES, TREES, WindowCommand
from tiling_gui.language import mark
from tiling_gui.search.families import FamilyRequest
from tiling_gui.search.game_tree import ALIKE, TREE

COMMANDS = (
    WindowCommand(
        "boardValues",
        mark("Board values"),
        mark("The values of all rectangles, as far as they are proved."),
        "Ctrl+Shift+B",
        "values",
        group=mark("Tools"),
        within=FAMILIES,
        shows=lambda workspace, what: FamilyRequest("kxn", "k-20", "1-20", searches=False),
        window="boardValuesWindow",
        section=("Tools", 1),
    ),
    WindowCommand(
        "compareMethods",
        mark("Compare methods"),
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
        mark("Watch a search"),
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
        mark("Game tree"),
        mark("Any small game as a tree or graph, with values, P- and N-positions and Grundy values."),
        "Ctrl+Shift+G",
        "tree",
        group=mark("Tools"),
        within=TREES,
        shows=lambda workspace, what: (what and f";heaps:grundy:{what}", ALIKE),
        window="gameTreeWindow",
        section=("Laboratory", 0),
        link="grundy",
    ),
    WindowCommand(
        "expressionTree",
        mark("Search tree"),
        mark("The tree below the position, opened level by level"),
        icon="tree",
        group=GAMES["evaluate"].name,
        game="evaluate",
        within=TREES,
        shows=lambda workspace, what: ("", TREE),
        window="treeWindow",
    ),
    WindowCommand(
        "families",
        mark("Families of positions"),
        mark("A table of the values of positions over n and k, with the periods observed in it."),
        icon="values",
        group=mark("Tools"),
        opens=f"{__name__}.family_window:FamilyWindow",
        window="familyWindow",
        section=("Laboratory", 0),
        link="family",
    ),
)
