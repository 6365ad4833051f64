"""The text of a lesson or an assignment in the lessons' window: checked and saved as it is typed; its files; marks."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QWidget

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.core.tables import file_of
from tiling_gui.desktop.features.lessons.sheet import Sheet, sheet_of
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.file_dialogs import ask_file, ask_file_name, ask_files
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import menu_on
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.assignment import Marked, digest_of, marked_of, solutions, student_copy, to_csv
from tiling_gui.records.lesson_file import FORMAT, LEAVES, TEXT, VALUE, read
from tiling_gui.records.lesson_writing import board_lines, step_text

FIND, CHOICE = "find", "choice"
QUESTION_KINDS = {
    FIND: mark("A move that keeps the value"),
    VALUE: mark("The value, or who wins"),
    CHOICE: mark("Multiple choice"),
    TEXT: mark("An answer in words"),
}
"""The kinds of question about a position."""
_PROMPTS = {
    FIND: mark("Find a move that keeps the value."),
    CHOICE: mark("Which is right?"),
    TEXT: mark("Answer in your own words."),
}
_FILES = ("md", "txt")
_SOON = 300
"""Milliseconds after the last key press until the text is checked and saved."""


def question(kind: str, lines: Sequence[str], number: int) -> str:
    """The text of a step: the prompt, the lines that show a position or a tree, and the line with the question."""
    method = next((line.removeprefix("search: ") for line in lines if line.startswith("search: ")), "")
    asked = [f"ask: {kind}"]
    if kind == VALUE and method:
        words = tr("What value does {method} return at the root?", method=method)
    elif kind == VALUE:
        words, asked = _value_question(lines[0])
    elif kind == LEAVES:
        words = tr("How many leaves does {method} visit, left to right?", method=method)
    else:
        words = tr(_PROMPTS[kind])
        right, wrong = tr("right"), tr("wrong")
        asked = {FIND: ["find: best"], CHOICE: ["", f"- [x] {right}", f"- [ ] {wrong}"]}.get(kind, asked)
    return step_text(words, lines, ["points: 1", *asked], tr("Question {number}", number=number))


def _value_question(shown: str) -> tuple[str, list[str]]:
    """The prompt and the question line for a value; for a game for the last move, for its winner."""
    key = shown.removeprefix("board: ").partition(":")[0]
    if Side.MAX in GAMES[key].sides:
        return tr("What is the value if both play their best?"), ["ask: value"]
    return tr("Who wins if both play their best?"), ["ask: winner"]


class WritingPage(QWidget):
    """Edits the text, checks it, and writes its files."""

    changed = Signal()
    """Emitted when `sheet` changes."""
    kept = Signal(str)
    """(text) Emitted shortly after a change, to be saved."""
    try_requested = Signal(str)
    """(text) Emitted to show it as students see it."""
    leave_requested = Signal()

    def __init__(self, window: ToolWindow, draft: str) -> None:
        """`draft` is the text written before, "" for none."""
        super().__init__()
        self.sheet: Sheet | None = None
        """The lesson of the current text; None until it has been checked, or if it is invalid."""
        self._marks_said = False
        """Whether marks were found since the last check began; what is said of them stays when it ends."""
        self._window = window
        self._checking, self._marking = window.worker(self._on_checked), window.worker(self._on_marked)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.check)
        self.text = QPlainTextEdit()
        named(self.text, "assignmentText", tr("The text of the assignment"))
        self.text.setTabChangesFocus(True)
        title = tr("Assignment")
        self.text.setPlainText(draft or f"# {title}\n\nformat: {FORMAT}\nanswers: hidden\n")
        self.text.textChanged.connect(self._on_text)
        self.setFocusProxy(self.text)
        how = tr(
            "Add questions from the board and from Watch a search; type their words and points. The "
            "program finds the right answers."
        )
        self.setLayout(column(window.heading(tr("Assignment")), Sentence(how), self._tools(), (self.text, 1)))
        self._enable()

    def _tools(self) -> FlowLayout:
        button = self._window.button
        leave = button("leaveWriting", tr("All lessons"), self.leave_requested.emit)
        self.add = button("assignmentAdd", tr("Add a question"), str)
        menu_on(self.add, self._fill)
        tried = button("assignmentTry", tr("Try it"), lambda: self.try_requested.emit(self.text.toPlainText()))
        students = button(
            "assignmentStudents",
            tr("For students…"),
            lambda: self._save(student_copy(self.text.toPlainText()), "students.md"),
            tr("Saves the text without the right answers"),
        )
        marked = button("assignmentMark", tr("Mark…"), self._ask_mark)
        self._about_questions = (tried, students, marked)
        whole = tr("Saves the text with the right answers, for marking")
        return FlowLayout(
            leave,
            self.add,
            tried,
            button("assignmentOpen", tr("Open…"), self._ask_open),
            button("assignmentSave", tr("Save…"), lambda: self._save(self.text.toPlainText(), "assignment.md"), whole),
            students,
            marked,
        )

    # Text -----------------------------------------------------------------------------------------------------

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        over = self._window.workspace.session.position.is_over
        for kind, words in QUESTION_KINDS.items():
            if not (over and kind == FIND):
                menu.addAction(tr(words)).triggered.connect(lambda checked, kind=kind: self.add_position(kind))

    def add_position(self, kind: str) -> None:
        """Add a question about the position on the board."""
        tree = self._window.workspace.session.tree
        self.add_questions([kind], board_lines(tree.game, tree.start, tree.cursor))

    def add_questions(self, kinds: Sequence[str], lines: Sequence[str]) -> None:
        """Add questions about what the lines show."""
        for kind in kinds:
            self.add_steps(question(kind, lines, self.text.toPlainText().count("\n## ") + 1))

    def add_steps(self, steps: str) -> None:
        """Add steps at the end of the text; can be undone."""
        cursor = self.text.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertText(("\n" if self.text.toPlainText().endswith("\n") else "\n\n") + steps)
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()

    @property
    def _asks(self) -> bool:
        return "\n## " in self.text.toPlainText()

    @Slot()
    def _on_text(self) -> None:
        self._enable()
        self.sheet = None
        self.changed.emit()
        self._soon.start()

    def _enable(self) -> None:
        """Enable what is done with questions while there are some."""
        asks = self._asks
        for button in self._about_questions:
            button.setEnabled(asks)

    @Slot()
    def check(self) -> None:
        """Has the text saved, and checks it in the background."""
        self._soon.stop()
        text = self.text.toPlainText()
        self.kept.emit(text)
        if not self._asks:
            self._checking.drop()
            self._window.say(tr("There are no questions yet."))
            return
        self._marks_said = False
        self._window.say(tr("Searching …"))
        self._checking.start(lambda run: sheet_of(text, run), text)

    def rest(self, *, save: bool = True) -> None:
        """Stop checking and have the text saved that was typed last."""
        if self._soon.isActive() and save:
            self.kept.emit(self.text.toPlainText())
        self._soon.stop()
        self._checking.drop()

    def _on_checked(self, job: Job, sheet: Sheet) -> None:
        if job.run.is_stopped or self.text.toPlainText() != job.context:
            return
        self.sheet = sheet
        self.changed.emit()
        if self._marks_said:
            return
        questions = plural("%n questions", "%n question", len(sheet.found))
        points = plural("%n points", "%n point", sheet.points)
        self._window.say(tr("{questions}, {points}; all answers found.", questions=questions, points=points))

    # Files ----------------------------------------------------------------------------------------------------

    def _ask_open(self) -> None:
        name = ask_file(self._window, _FILES)
        if name:
            self._window.attempt(lambda: self.open_text(name))

    def open_text(self, name: str) -> None:
        """Replace the text by that of a file; can be undone. Raises InputError."""
        text = atomic.read_text(name)
        cursor = self.text.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)

    def _save(self, text: str, suggested: str) -> None:
        name = ask_file_name(self._window, suggested, _FILES)
        if name and self._window.attempt(lambda: atomic.write_text(name, text)):
            self._window.say(tr("Wrote {name}.", name=name))

    def _ask_mark(self) -> None:
        names = ask_files(self._window, ["json"])
        table = names and ask_file_name(self._window, "marks.csv", ["csv"])
        if table:
            self.mark(names, table)

    def mark(self, names: Sequence[str], table: str) -> None:
        """Mark answer files in the background and write the table of marks as CSV."""
        text = self.text.toPlainText()
        if self._soon.isActive():
            self.check()

        def work(run: Run) -> list[Marked]:
            found, digest = solutions(read(text), run), digest_of(text)
            marked = [marked_of(name, digest, found) for name in names]
            atomic.write_bytes(table, file_of(to_csv(found, marked)))
            return marked

        self._marking.start(work, table)

    def _on_marked(self, job: Job, marked: list[Marked]) -> None:
        self._marks_said = True
        faults = [f"{Path(each.file).name}: {each.fault}" for each in marked if each.fault]
        done = plural("%n files marked in {table}.", "%n file marked in {table}.", len(marked), table=job.context)
        self._window.say(" ".join([done, *faults]), wrong=bool(faults))
