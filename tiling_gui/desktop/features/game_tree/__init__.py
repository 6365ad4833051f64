"""A window with the search tree of an expression, opened level by level."""

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "expressionTree",
        mark("Search tree…"),
        mark("The tree below the position, opened level by level"),
        icon="tree",
        group=GAMES["evaluate"].name,
        game="evaluate",
        opens=f"{__name__}.window:TreeWindow",
        window="treeWindow",
    ),
)
