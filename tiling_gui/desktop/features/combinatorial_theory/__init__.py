"""Windows about combinatorial game theory: sums of games, and practice of mex and nim-sum."""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "sumGames",
        mark("Sums of games…"),
        mark("Sums of games for the last move: values, winning moves, and the sum to play."),
        icon="structure",
        group=mark("Tools"),
        opens=f"{__name__}.sum_window:SumWindow",
        window="sumWindow",
        section=("Laboratory", 1),
    ),
    WindowCommand(
        "nimPractice",
        mark("Mex and nim-sum…"),
        mark("Questions answered by a number, getting harder as you get better."),
        icon="puzzles",
        group=mark("Tools"),
        opens=f"{__name__}.nim_window:NimWindow",
        window="nimPracticeWindow",
        section=("Laboratory", 1),
    ),
)
