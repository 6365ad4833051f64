"""The files of an assignment: its text, the copy for students, and the answers, which are marked in one table."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit

from tiling_gui import atomic
from tiling_gui.core.limits import Run
from tiling_gui.core.tables import file_of
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.dialogs import ask_file_name
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.assignment import Marked, digest_of, marked_of, solutions, student_copy, to_csv
from tiling_gui.records.lesson_file import read

_FILES = mark("Assignments (*.md *.txt)")


class AssignmentFiles:
    """The buttons Open…, Save…, For students… and Mark… of a window and their actions on its text."""

    def __init__(self, window: ToolWindow, text: QPlainTextEdit) -> None:
        self._window, self._text = window, text
        self._marking = window.worker(self._on_marked)
        instead = tr("Replaces the text with that of a file; Ctrl+Z undoes it")
        marks = tr("Marks files of answers to this assignment in one table")
        whole, copy = (
            tr("Saves the text with the right answers, for marking"),
            tr("Saves the text without the right answers"),
        )
        self.buttons = (
            window.button("assignmentOpen", tr("Open…"), instead, self._ask_open),
            window.button("assignmentSave", tr("Save…"), whole, self._ask_save),
            window.button("assignmentStudents", tr("For students…"), copy, self._ask_copy),
            window.button("assignmentMark", tr("Mark…"), marks, self._ask_mark),
        )

    def _ask_open(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self._window, tr("Open an assignment"), "", tr(_FILES))
        if name:
            self._window.attempt(lambda: self.open_text(name))

    def open_text(self, name: str) -> None:
        """Replaces the text by that of a file; can be undone. Raises InputError."""
        text = atomic.read_text(name)
        cursor = self._text.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def _ask_save(self) -> None:
        self._save(self._text.toPlainText(), "assignment.md")

    def _ask_copy(self) -> None:
        self._save(student_copy(self._text.toPlainText()), "students.md")

    def _save(self, text: str, suggested: str) -> None:
        name = ask_file_name(self._window, tr("Save the assignment"), suggested, tr(_FILES), ("md", "txt"))
        if name and self._window.attempt(lambda: atomic.write_text(name, text)):
            self._window.say(tr("Wrote {name}.", name=name))

    def _ask_mark(self) -> None:
        title = tr("Answers to this assignment")
        names, _ = QFileDialog.getOpenFileNames(self._window, title, "", tr("Answers (*.json)"))
        table = names and ask_file_name(self._window, tr("Save the marks"), "marks.csv", tr("Table (*.csv)"), ("csv",))
        if table:
            self.mark(names, table)

    def mark(self, names: Sequence[str], table: str) -> None:
        """Marks answer files in the background and writes the table of marks as CSV."""
        text = self._text.toPlainText()

        def work(run: Run) -> list[Marked]:
            found, digest = solutions(read(text), run), digest_of(text)
            marked = [marked_of(name, digest, found) for name in names]
            atomic.write_bytes(table, file_of(to_csv(found, marked)))
            return marked

        self._marking.start(work, table)

    def _on_marked(self, job: Job, marked: list[Marked]) -> None:
        faults = [f"{Path(each.file).name}: {each.fault}" for each in marked if each.fault]
        done = plural("%n files marked in {table}.", "%n file marked in {table}.", len(marked), table=job.context)
        self._window.say(" ".join([done, *faults]), wrong=bool(faults))
