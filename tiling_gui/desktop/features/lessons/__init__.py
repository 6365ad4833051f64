"""Lessons: short, to be done at the board, each with a puzzle at its end. How one is written:

1. A module in `content` with a function that returns the steps, made of the rules and of exact search (`truth.py`):

       def steps() -> tuple[Step, ...]:
           shown = board(GAME, "3x4", Side.MAX, "b2b3")
           true = truth(shown.position)
           return (
               Step(tr("MAX and MIN take turns ..."), shown),
               Step(tr("How many dominoes ...?"), shown, true.count((4, 5, 6))),
               Step(tr("Find the move that keeps it."), shown, true.find()),
           )

   What a step shows is a position on the game's own board (`Board`) or a drawing (`Drawing`); what it asks is a
   `Choice` of answers or a `Find` of moves on the board; a step that asks nothing is read. The last one is a puzzle.
2. A line in `LESSONS` (catalogue.py) with its key, the heading it stands under, its title, and where its steps are.

Nothing that can be computed is written down: right answers, and why the others are wrong, come from the rules, so
that no lesson can say what is not true. `steps` runs in a worker: it may take a second, and takes no Qt. The window
(window.py), its keys, progress and presentation are the same for all. tests/desktop/features/test_lessons.py does
every lesson of the list to its end by the keyboard and holds every value in it against another search.
"""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "lesson",
        mark("Lessons…"),
        mark("Short lessons to be done at the board, for every game, each with a puzzle at its end."),
        "Ctrl+Shift+L",
        "help",
        group=mark("Tools"),
        opens=f"{__name__}.window:LessonWindow",
        window="lessonWindow",
        section=("Tools", 0),
        link="lesson",
    ),
)
