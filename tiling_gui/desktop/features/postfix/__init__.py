"""The postfix form of an expression, with the steps of the stack that lead to it."""

from tiling_gui.core.catalogue import GAMES
from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "postfixForm",
        mark("Postfix form…"),
        mark("How an expression becomes its postfix form, step by step: the shunting yard"),
        icon="tree",
        group=GAMES["evaluate"].name,
        opens=f"{__name__}.window:PostfixWindow",
        window="postfixWindow",
    ),
)
