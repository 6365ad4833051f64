"""Shows an assignment to a student: answers are recorded and can be changed; nothing tells whether they are right."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QPlainTextEdit

from tiling_gui.core.game import Move, plain_move
from tiling_gui.desktop.features.lessons.catalogue import LessonProgress
from tiling_gui.desktop.features.lessons.lesson import BoardFigure, ChoiceQuestion, MoveQuestion, OpenQuestion, Step
from tiling_gui.desktop.features.lessons.page import LessonPage
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.layouts import row
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr

_CHOSEN = "  ✓"


class AnswerPage(LessonPage):
    """Shows an assignment step by step; emits `answered` when an answer or the student's name changes."""

    answered = Signal()

    def __init__(self, workspace: Workspace) -> None:
        self.given: dict[int, str] = {}
        """The answers, by step number, counted from 1."""
        super().__init__(workspace)

    def _lay_out(self) -> None:
        super()._lay_out()
        self.all.setText(tr("Write an assignment"))
        self.all.setToolTip(tr("Opens the editor for your own assignments"))
        self.name, self.number, self.text = QLineEdit(), QLineEdit(), QPlainTextEdit()
        named(self.name, "studentName", tr("Your name"), tr("Appears in the file of answers"))
        named(self.number, "answerNumber", tr("Your answer"), tr("A whole number or a fraction such as 16/3"))
        named(self.text, "answerText", tr("Your answer in words"))
        self.number.setPlaceholderText(tr("A number"))
        self.text.setPlaceholderText(tr("Your answer in words"))
        self.text.setFixedHeight(88)
        self.text.setTabChangesFocus(True)
        self.name.textEdited.connect(self.answered)
        self.number.textEdited.connect(self._give)
        self.text.textChanged.connect(self._on_words)
        layout = self.layout()
        assert isinstance(layout, QBoxLayout)
        layout.insertLayout(1, row(Label(tr("Your name")), (self.name, 1)))
        at = layout.indexOf(self._row) + 1
        layout.insertWidget(at, self.number)
        layout.insertWidget(at, self.text)

    def show_assignment(
        self, title: str, steps: Sequence[Step], progress: LessonProgress, name: str, given: dict[int, str]
    ) -> None:
        """Shows an assignment with the answers given so far."""
        self.given = dict(given)
        self.name.setText(name)
        self.show_lesson(title, steps, progress)

    @property
    def summary(self) -> str:
        """How many questions are answered, as a sentence."""
        asked = [at for at, step in enumerate(self.steps, 1) if step.question is not None]
        done = sum(bool(self.given.get(at, "").strip()) for at in asked)
        return plural(
            "{done} of %n questions are answered.", "{done} of %n question is answered.", len(asked), done=done
        )

    @Slot()
    def go_on(self) -> None:
        """Goes to the next step; stays at the last one."""
        if self.progress.step + 1 < len(self.steps):
            super().go_on()

    def _show(self) -> None:
        super()._show()
        step, question = self.step, self.step.question
        self.reveal.hide()
        self.play_it.hide()  # the student must find the value without the program
        self.on.setText(tr("Next"))
        self.on.setEnabled(self.progress.step + 1 < len(self.steps))
        if question is not None:
            points = plural("%n points", "%n point", step.points)
            self.count.setText(" · ".join(filter(None, (step.turn, self.count.text(), points))))
        words = isinstance(question, OpenQuestion) and question.words
        self.number.setVisible(isinstance(question, OpenQuestion) and not words)
        self.text.setVisible(words)
        given = self.given.get(self._number, "")
        if words:
            self.text.blockSignals(True)
            self.text.setPlainText(given)
            self.text.blockSignals(False)
        self.number.setText(given)
        for button in self.answers:  # wide enough for the mark, so that no button moves when one is chosen
            button.setText(button.text() + _CHOSEN)
            button.setMinimumWidth(button.sizeHint().width())
        self._show_given()
        self.take_focus()

    def _show_given(self) -> None:
        question, given = self.step.question, self.given.get(self._number, "")
        chosen = [answer.text == given for answer in question.answers] if isinstance(question, ChoiceQuestion) else []
        for button, is_it in zip(self.answers, chosen, strict=True):
            button.setText(button.text().removesuffix(_CHOSEN) + (_CHOSEN if is_it else ""))
        if isinstance(question, MoveQuestion) and isinstance(self.step.figure, BoardFigure) and given:
            try:
                self.figures.point_at(self.step.figure.position.read(given))
            except InputError:
                given = ""  # an illegal move in an edited file is not shown
        shown = bool(given) and not isinstance(question, OpenQuestion)
        self._say(tr("Your answer: {answer}", answer=given) if shown else "")

    @property
    def _number(self) -> int:
        return self.progress.step + 1

    @Slot(str)
    def _give(self, answer: str) -> None:
        self.given[self._number] = answer
        self.answered.emit()

    @Slot()
    def _on_words(self) -> None:
        self._give(self.text.toPlainText())

    def answer(self, number: int) -> None:
        """Records the answer of a choice, counted from 0, replacing an earlier one."""
        choice = self.step.question
        assert isinstance(choice, ChoiceQuestion)
        self._give(choice.answers[number].text)
        self._show_given()

    @Slot(object)
    def _on_move(self, move: Move) -> None:
        if isinstance(self.step.question, MoveQuestion) and isinstance(self.step.figure, BoardFigure):
            self._give(plain_move(self.step.figure.position.write(move)))
            self.figures.show_figure(self.step.figure, interactive=True)
            self._show_given()

    def take_focus(self) -> None:
        """Moves the focus to the field, the board, the answers, or the button Next."""
        super().take_focus()
        if isinstance(self.step.question, OpenQuestion):
            (self.text if self.step.question.words else self.number).setFocus(Qt.FocusReason.OtherFocusReason)
