"""The view of e-Valuate and its tool windows."""

from pkgutil import resolve_name

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "postfixForm",
        mark("Postfix form"),
        mark("How an expression becomes its postfix form, step by step: the shunting yard"),
        icon="tree",
        group=GAMES["evaluate"].name,
        within="lesson",
        shows=lambda workspace, what: str(resolve_name(f"{__name__}.postfix:postfix_link")(workspace, what)),
        window="postfixWindow",
    ),
    WindowCommand(
        "fairGames",
        mark("Random play"),
        mark("How likely each result is if both play at random, and expressions for which that is fair"),
        icon="lab",
        group=GAMES["evaluate"].name,
        opens=f"{__name__}.fair_window:FairWindow",
        window="fairWindow",
    ),
)
