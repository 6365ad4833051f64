"""The view of ELLIE and its tool windows."""

from tiling_gui.desktop.session.actions import FAMILIES, WindowCommand
from tiling_gui.language import mark
from tiling_gui.search.families import FamilyRequest

COMMANDS = (
    WindowCommand(
        "stripHeap",
        mark("Two rows as a heap"),
        mark("ELLIE on 2 × n as a heap of 2n: a lesson."),
        icon="structure",
        group=mark("Tools"),
        within="lesson",
        shows=lambda workspace, what: "two-rows",
        window="stripWindow",
        section=("Laboratory", 1),
    ),
    WindowCommand(
        "ellieBoards",
        mark("Who wins ELLIE"),
        mark("A table of the rows and columns for which FIRST wins."),
        icon="values",
        group=mark("Tools"),
        within=FAMILIES,
        shows=lambda workspace, what: FamilyRequest("ellie:kxn", "k-20", "1-7", searches=False),
        window="ellieBoardsWindow",
        section=("Laboratory", 1),
    ),
)
