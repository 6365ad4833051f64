"""Files and the clipboard: opening, saving, exporting, printing, drag and drop, copy and paste."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "exportGame",
        mark("Export…"),
        mark("Writes the game or the board as text, JSON, SVG, PNG or LaTeX."),
        "Ctrl+E",
        "export",
        opens=f"{__name__}.export_window:ExportWindow",
        window="exportWindow",
        section=("Game", 0),
    ),
)
