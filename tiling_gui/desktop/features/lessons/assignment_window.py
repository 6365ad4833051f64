"""The Assignment window: edits and checks the text of an assignment, or shows one from a file to be answered.

The text is saved as it is typed; answers are saved beside the file of the assignment (records/assignment.py).
"""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut, QTextCursor
from PySide6.QtWidgets import QLayout, QMenu, QPlainTextEdit, QPushButton

from tiling_gui import atomic
from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons import assignment_sheet
from tiling_gui.desktop.features.lessons.answer_page import AnswerPage
from tiling_gui.desktop.features.lessons.assignment_files import AssignmentFiles
from tiling_gui.desktop.features.lessons.assignment_sheet import Sheet
from tiling_gui.desktop.features.lessons.catalogue import LessonProgress
from tiling_gui.desktop.features.lessons.lesson import Step
from tiling_gui.desktop.features.lessons.reading import steps_of
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import menu_on
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, stack
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.assignment import Answers, answers_beside, answers_text, digest_of
from tiling_gui.records.lesson_file import FORMAT, LEAVES, TEXT, VALUE, board_lines, read

FIND, CHOICE = "find", "choice"
ASSIGNMENT_KINDS = {
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


def question(kind: str, lines: Sequence[str], number: int) -> str:
    """The text of a step: the prompt, the lines that show a position or a tree, and the line with the question."""
    method = next((line.removeprefix("search: ") for line in lines if line.startswith("search: ")), "")
    if kind == VALUE and method:
        words, asked = tr("What value does {method} return at the root?", method=method), "ask: value"
    elif kind == VALUE:
        words, asked = _value_question(lines[0])
    elif kind == LEAVES:
        words, asked = tr("How many leaves does {method} visit, left to right?", method=method), "ask: leaves"
    else:
        words = tr(_PROMPTS[kind])
        right, wrong = tr("right"), tr("wrong")
        asked = {FIND: "find: best", CHOICE: f"\n- [x] {right}\n- [ ] {wrong}"}.get(kind, f"ask: {kind}")
    heading = tr("Question {number}", number=number)
    return "\n".join([f"## {heading}", "", words, "", *lines, "points: 1", asked, ""])


def _value_question(shown: str) -> tuple[str, str]:
    """The prompt and the question line for a value; for a game for the last move, for its winner."""
    key = shown.removeprefix("board: ").partition(":")[0]
    if Side.MAX in GAMES[key].sides:
        return tr("What is the value if both play their best?"), "ask: value"
    return tr("Who wins if both play their best?"), "ask: winner"


_DRAFT, _OPEN = "assignment", "open assignment"
_SOON = 300
"""Milliseconds after the last key press until the text or the answers are saved."""


class AssignmentWindow(ToolWindow):
    """Edits the text of an assignment, or shows one to be answered."""

    COMMAND = "assignment"
    HELP = "assignments"
    SIZE = (860, 680)
    REOPENS = True
    EXPORTS: ClassVar = {
        "pdf": lambda sheet: assignment_sheet.printed(sheet).to_pdf(),
        "tex": assignment_sheet.to_latex,
    }

    def build(self) -> QLayout:
        self.sheet: Sheet | None = None
        """The assignment of the current text; None until it has been checked, or if it is invalid."""
        self.file, self.answers = "", Answers("")
        """The file in which the answers are saved ("" for none), and the answers."""
        self._checking = self.worker(self._on_checked)
        self._opening = self.worker(self._on_opened)
        self._soon = QTimer(self, singleShot=True, interval=_SOON)
        self._soon.timeout.connect(self.keep)
        self.text = QPlainTextEdit()
        named(self.text, "assignmentText", tr("The text of the assignment"))
        self.text.setTabChangesFocus(True)
        self.files = AssignmentFiles(self, self.text)
        title = tr("Assignment")
        self.text.setPlainText(self._kept(_DRAFT) or f"# {title}\n\nformat: {FORMAT}\nanswers: hidden\n")
        self.text.textChanged.connect(self._on_text)
        self.page = AnswerPage(self.workspace)
        self.page.answered.connect(self._soon.start)
        self.page.leave_requested.connect(self._go_to_text)
        for keys, slot in (("PgDown", self.page.go_on), ("PgUp", self.page.go_back)):
            context = Qt.ShortcutContext.WidgetWithChildrenShortcut
            QShortcut(QKeySequence(keys), self.page, context=context).activated.connect(slot)
        how = tr(
            "Add questions from the board and from Watch a search; type their words and points. The "
            "program finds the right answers."
        )
        self._pages = stack(
            column(self.heading(tr("Assignment")), Sentence(how), FlowLayout(*self._tools()), (self.text, 1)),
            self.page,
        )
        self.setFocusProxy(self.text)
        self.exporting.setEnabled(False)
        file = self._kept(_OPEN)
        if file and Path(file).exists():
            self._open(file)
        else:
            self._soon.start()
        return column((self._pages, 1))

    def _tools(self) -> Sequence[QPushButton]:
        self.add = self.button("assignmentAdd", tr("Add a question"), tr("About the position on the board"), str)
        menu_on(self.add, self._fill)
        tried = self.button("assignmentTry", tr("Try it"), tr("Shows it as students see it"), self._try)
        return self.add, tried, *self.files.buttons

    @property
    def content(self) -> Sheet | None:
        """The sheet to export."""
        return self.sheet

    @property
    def is_answering(self) -> bool:
        """Whether an assignment is being answered rather than edited."""
        return self._pages.currentWidget() is self.page

    def show_link(self, what: str) -> None:
        """Opens an assignment for "file:NAME"; for "add:LINES" adds questions about the position or tree in LINES."""
        if what.startswith("file:"):
            self.keep()
            self._open(what.removeprefix("file:"))
            return
        self._go_to_text()
        lines = what.removeprefix("add:").split("\n")
        for kind in (VALUE, LEAVES) if lines[0].startswith("tree:") else (VALUE,):
            self._append(kind, lines)

    # Writing --------------------------------------------------------------------------------------------------

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        over = self.workspace.session.position.is_over
        for kind, words in ASSIGNMENT_KINDS.items():
            if not (over and kind == FIND):
                menu.addAction(tr(words)).triggered.connect(lambda checked, kind=kind: self.add_position(kind))

    def add_position(self, kind: str) -> None:
        """Adds a question about the position on the board."""
        tree = self.workspace.session.tree
        self._append(kind, board_lines(tree.game, tree.start, tree.cursor))

    def _append(self, kind: str, lines: Sequence[str]) -> None:
        """Adds a question at the end of the text; can be undone."""
        text = self.text.toPlainText()
        cursor = self.text.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        gap = "\n" if text.endswith("\n") else "\n\n"
        cursor.insertText(gap + question(kind, lines, text.count("\n## ") + 1))
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()

    @Slot()
    def _on_text(self) -> None:
        self.sheet = None
        self.exporting.setEnabled(False)
        self._soon.start()

    @Slot()
    def keep(self) -> None:
        """Saves the text or the answers; checks a text for errors in the background."""
        self._soon.stop()
        if self.is_answering:
            self._keep_answers()
            return
        text = self.text.toPlainText()
        self.attempt(lambda: self.workspace.store.save(_DRAFT, text))
        if "\n## " not in text:
            self._checking.drop()
            self.say(tr("There are no questions yet."))
            return
        self.say(tr("Finding the right answers …"))
        self._checking.start(lambda run: assignment_sheet.sheet_of(text, run), text)

    def _on_checked(self, job: Job, sheet: Sheet) -> None:
        if job.run.is_stopped or self.is_answering or self.text.toPlainText() != job.context:
            return
        self.sheet = sheet
        self.exporting.setEnabled(True)
        questions = plural("%n questions", "%n question", len(sheet.found))
        points = plural("%n points", "%n point", sheet.points)
        self.say(tr("{questions}, {points}; all answers found.", questions=questions, points=points))

    # Answering ------------------------------------------------------------------------------------------------

    def _try(self) -> None:
        self._begin(self.text.toPlainText(), "")

    def _open(self, file: str) -> None:
        self.attempt(lambda: self._begin(atomic.read_text(file), file))

    def _begin(self, text: str, file: str) -> None:
        def work(run: Run) -> tuple[Any, ...]:
            lesson = read(text)
            answers = Answers(digest_of(text), lesson.title)
            kept = answers_beside(file, answers) if file else ("", answers)
            return steps_of(replace(lesson, hidden=True)), *kept

        self._opening.start(work, file)

    def _on_opened(self, job: Job, opened: tuple[tuple[Step, ...], str, Answers]) -> None:
        if job.run.is_stopped:
            return
        steps, self.file, self.answers = opened
        self._checking.drop()
        self._pages.setCurrentWidget(self.page)
        self.exporting.hide()
        self.page.show_assignment(self.answers.title, steps, LessonProgress(), self.answers.name, self.answers.given)
        self.setWindowTitle(self.answers.title)
        self.attempt(lambda: self.workspace.store.save(_OPEN, job.context))
        self._tell()

    def _keep_answers(self) -> None:
        self.answers = replace(self.answers, name=self.page.name.text().strip(), given=dict(self.page.given))
        file, text = self.file, answers_text(self.answers)
        if not file or self.attempt(lambda: atomic.write_text(file, text)):
            self._tell()

    def _tell(self) -> None:
        kept = tr("They are saved in {file}; hand in this file.", file=Path(self.file).name)
        self.say(" ".join([self.page.summary, kept if self.file else tr("This is a trial: nothing is saved.")]))

    @Slot()
    def _go_to_text(self) -> None:
        if self.is_answering:
            self.keep()
            self._pages.setCurrentIndex(0)
            self.setWindowTitle(tr("Assignment"))
            self.exporting.show()
            self.attempt(lambda: self.workspace.store.save(_OPEN, ""))
            self._soon.start()
        self.text.setFocus()

    def _kept(self, key: str) -> str:
        try:
            kept = self.workspace.store.load(key)
        except StoreError:
            return ""
        return kept if isinstance(kept, str) else ""

    def closeEvent(self, event: QCloseEvent) -> None:
        """Saves what was typed last."""
        if self._soon.isActive():
            self.keep()
        self.page.figures.rest()
        super().closeEvent(event)
