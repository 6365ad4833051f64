"""Board values: the value of every rectangle, where it is proved."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "boardValues",
        mark("Board values…"),
        mark("The values of all rectangles, as far as they are proved."),
        "Ctrl+Shift+B",
        "values",
        group=mark("Tools"),
        opens=f"{__name__}.window:BoardValuesWindow",
        window="boardValuesWindow",
        section=("Tools", 1),
    ),
)
