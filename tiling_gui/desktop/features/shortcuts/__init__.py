"""A window that lists every command with its shortcut, to be filtered, run and changed."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "shortcuts",
        mark("Commands and keys"),
        mark("Lists all commands and their keys; runs a command or changes its key."),
        "Ctrl+/; Ctrl+Shift+P",
        "keys",
        group=mark("Help"),
        opens=f"{__name__}.window:Shortcuts",
        window="shortcuts",
        section=("Help", 0),
    ),
)
