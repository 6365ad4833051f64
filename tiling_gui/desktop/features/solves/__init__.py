"""Long solves and campaigns: a window that lists them with their progress, and continues them."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "continueSolve",
        mark("Continue a solve…"),
        mark("Continues a solve that was paused or interrupted."),
        "Ctrl+Shift+F5",
        "continueSolve",
        group=mark("Analyse"),
        opens=f"{__name__}.window:ContinueWindow",
        window="continueWindow",
        section=("Analyse", 1),
    ),
)
