"""Lessons: short, to be done at the board, each with a puzzle at its end. How one is written: docs/formats.md.

Those that come with the program are files of resources/lessons, with a key each in catalogue.py; a teacher's own are
opened like games. records/lesson_file.py reads and checks, reading.py makes what is shown. Right moves and
searches are computed. The window (window.py), its keys, progress and presentation are the same for all.
An assignment is a lesson with hidden answers: assignment_window.py has its text, answer_page.py shows it to students.
tests/desktop/features/test_lessons.py does every lesson of the list to its end by the keyboard and holds every value in
it against another search.
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
    WindowCommand(
        "assignment",
        mark("Assignment…"),
        mark("Questions about positions and trees, to be answered by others and marked by the program."),
        "Ctrl+Alt+H",
        "edit",
        group=mark("Tools"),
        opens=f"{__name__}.assignment_window:AssignmentWindow",
        window="assignmentWindow",
        section=("Tools", 0),
    ),
)
