"""Lessons at the board, each ending with a puzzle, and assignments. The file format is described in docs/formats.md.

The lessons that come with the program are files of resources/lessons, listed in catalogue.py; a teacher's own are
opened like games. records/lesson_file.py parses a file, reading.py turns it into steps. Right moves and searches are
computed, not written in the file. window.py shows all lessons, with their keys, progress and presentation.

An assignment is a lesson with hidden answers: assignment_window.py edits its text, answer_page.py shows it to students.

tests/desktop/features/test_lessons.py goes through every lesson by keyboard and checks every value by another search.
"""

from tiling_gui.desktop.session.actions import WindowCommand
from tiling_gui.language import mark

COMMANDS = (
    WindowCommand(
        "lesson",
        mark("Lessons…"),
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
        mark("Assignment…"),
        mark("Questions about positions and trees that others answer and the program marks."),
        "Ctrl+Alt+H",
        "edit",
        group=mark("Tools"),
        opens=f"{__name__}.assignment_window:AssignmentWindow",
        window="assignmentWindow",
        section=("Tools", 0),
    ),
)
