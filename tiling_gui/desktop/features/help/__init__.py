"""The help."""

from PySide6.QtGui import QKeySequence

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "help",
        mark("Help"),
        mark("Opens the help page for what is on screen."),
        QKeySequence.StandardKey.HelpContents,
        "help",
        group=mark("Help"),
        opens=f"{__name__}.window:HelpWindow",
        window="helpWindow",
        section=("Help", 0),
    ),
)
