"""The view of heap games, and the window of octal games."""

from typing import Any

from tiling_gui.desktop.session.actions import FAMILIES, WindowCommand
from tiling_gui.language import mark
from tiling_gui.search.families import FamilyRequest


def _values(workspace: Any, what: str) -> FamilyRequest:
    """The octal game of a link, of the board, or .007."""
    kind, _, rest = workspace.session.start_text.partition(":")
    code = what or (rest.partition(":")[0] if kind == "octal" else "0.007")
    return FamilyRequest(f"heaps:octal:{code}:n", "0-10000")


COMMANDS = (
    WindowCommand(
        "octalGames",
        mark("Octal games"),
        mark("Grundy values of heaps by octal code, with plots, P-positions and periods."),
        "Ctrl+Shift+O",
        "graph",
        group=mark("Tools"),
        within=FAMILIES,
        shows=_values,
        window="octalWindow",
        section=("Laboratory", 1),
        link="octal",
    ),
)
