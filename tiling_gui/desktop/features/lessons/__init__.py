"""Lessons at the board, assignments, and drills, all in one window. The file format is described in docs/formats.md.

The lessons that come with the program are files of resources/lessons, listed in catalogue.py; a teacher's own are
opened like games. records/lesson_file.py parses a file, steps.py adds what is computed: drawings and right answers.
window.py shows the list, page.py a lesson, writing.py its text; an assignment is a lesson with hidden answers.

tests/desktop/features/test_lessons.py goes through every lesson by keyboard and checks every value by another search.
"""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "lesson",
        mark("Lessons"),
        mark("Short lessons at the board, for every game, each ending with a puzzle."),
        "Ctrl+Shift+L",
        "help",
        group=mark("Tools"),
        opens=f"{__name__}.window:LessonWindow",
        window="lessonWindow",
        section=("Tools", 0),
        link="lesson",
    ),
    WindowCommand(
        "assignment",
        mark("Assignment"),
        mark("Questions about positions and trees that others answer and the program marks."),
        "Ctrl+Alt+H",
        "edit",
        group=mark("Tools"),
        within="lesson",
        shows=lambda workspace, what: f"write:{what}",
        window="assignmentWindow",
        section=("Tools", 0),
    ),
    WindowCommand(
        "nimPractice",
        mark("Mex and nim-sum"),
        mark("Questions answered by a number, getting harder as you get better."),
        icon="puzzles",
        group=mark("Tools"),
        within="lesson",
        shows=lambda workspace, what: "drill:nim",
        window="nimPracticeWindow",
        section=("Laboratory", 1),
    ),
)
