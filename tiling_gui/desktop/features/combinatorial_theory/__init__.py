"""Sums of games."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "sumGames",
        mark("Sums of games"),
        mark("Sums of games for the last move: values, winning moves, and the sum to play."),
        icon="structure",
        group=mark("Tools"),
        opens=f"{__name__}.sum_window:SumWindow",
        window="sumWindow",
        section=("Laboratory", 1),
    ),
)
