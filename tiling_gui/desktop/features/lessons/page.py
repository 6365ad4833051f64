"""The page that shows a lesson step by step: the figure, the text, the answers, and the reply to an answer."""

from collections.abc import Sequence
from string import ascii_lowercase

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from tiling_gui.core.game import Move
from tiling_gui.desktop.features.lessons.catalogue import LessonProgress
from tiling_gui.desktop.features.lessons.figures import FigureView
from tiling_gui.desktop.features.lessons.lesson import BoardFigure, ChoiceQuestion, MoveQuestion, Step
from tiling_gui.desktop.session.workspace import Workspace
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, TITLE
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.language import tr

_BUTTON = 32
"""Least height of a button in pixels."""
_RIGHT = " ✓"


class LessonPage(QWidget):
    """Shows a lesson; emits every change of the user's progress."""

    step_changed = Signal(object)
    """(LessonProgress) Emitted after a step or a right answer."""
    leave_requested = Signal()
    """Emitted to go back to the list."""
    finished = Signal()
    """Emitted to go on from the last step."""
    play_requested = Signal(object)
    """(Board) Emitted to play this board in the main window."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__()
        self.steps: Sequence[Step] = ()
        self.progress = LessonProgress()
        self._open = False
        """True until the question of the current step is answered correctly."""
        self.figures = FigureView(workspace)
        self.figures.chosen.connect(self._on_move)
        self.title = Label(size=TITLE, weight=SEMIBOLD)
        self.count = Label(size=CAPTION, role="muted", name="lessonCount")
        self.words = Sentence(size=TEXT, role="text", name="lessonWords")
        self.said = Sentence(size=TEXT, role="accent", name="lessonSaid")
        self.typed = Label(size=CAPTION, role="muted")
        self.figures.pointed.connect(self.typed.setText)
        self.answers: list[QPushButton] = []
        self._make_buttons()
        self._lay_out()

    def _make_buttons(self) -> None:
        self.all = push_button("lessonList", tr("All lessons"), tr("Back to the list of lessons"))
        self.reveal = push_button("lessonReveal", tr("Show the answer"), tr("Shows and explains a right answer"))
        self.play_it = push_button(
            "lessonPlay", tr("Play this board"), tr("Starts a game from here in the main window")
        )
        self.back = push_button("lessonBack", tr("Back"), tr("Previous step (Page Up)"))
        self.on = push_button("lessonOn", tr("Next"), tr("Next step (Page Down)"))
        for button, slot in (
            (self.all, self.leave_requested),
            (self.reveal, self.show_answer),
            (self.play_it, self._play),
            (self.back, self.go_back),
            (self.on, self.go_on),
        ):
            button.setMinimumHeight(_BUTTON)
            button.clicked.connect(slot)

    def _lay_out(self) -> None:
        self._answers = FlowLayout()
        self._row = widget_with_layout(self._answers)
        self.foot = widget_with_layout(row(self.all, self.play_it, 1, self.reveal, self.back, self.on))
        top, line = row((self.title, 1), self.count), Hairline()
        below = self.words, self._row, self.said, self.foot
        self.setLayout(column(top, (self.figures, 1), self.typed, line, *below))

    # Steps ----------------------------------------------------------------------------------------------------

    def show_lesson(self, title: str, steps: Sequence[Step], progress: LessonProgress) -> None:
        """Shows a lesson at the step of `progress`."""
        self.title.setText(title)
        self.steps = steps
        self.progress = progress.at(min(progress.step, len(steps) - 1))
        self._show()

    @property
    def step(self) -> Step:
        return self.steps[self.progress.step]

    @property
    def finds(self) -> bool:
        """True while a move is to be found on the board."""
        return self._open and isinstance(self.step.question, MoveQuestion)

    @Slot()
    def go_on(self) -> None:
        """Goes to the next step, or emits `finished` at the last one."""
        if not self.steps:
            return
        if self.progress.step + 1 == len(self.steps):
            self.finished.emit()
        else:
            self._go(self.progress.step + 1)

    @Slot()
    def go_back(self) -> None:
        if self.steps and self.progress.step > 0:
            self._go(self.progress.step - 1)

    def _go(self, step: int) -> None:
        self.progress = self.progress.at(step)
        self._show()
        self.step_changed.emit(self.progress)

    def _show(self) -> None:
        step, at, last = self.step, self.progress.step, len(self.steps) - 1
        question = step.question
        self._open = question is not None
        self.figures.show_figure(step.figure, interactive=isinstance(question, MoveQuestion))
        self.words.setText(step.words)
        self.words.setAccessibleName(step.words)
        self.count.setText(tr("step {step} of {steps}", step=at + 1, steps=last + 1))
        self._say("")
        self.typed.setText("")
        self._show_answers(question if isinstance(question, ChoiceQuestion) else None)
        self.back.setEnabled(at > 0)
        self.on.setText(tr("Next lesson") if at == last else tr("Next"))
        self.reveal.setVisible(question is not None)
        self.play_it.setVisible(isinstance(step.figure, BoardFigure))
        self.take_focus()

    def _show_answers(self, choice: ChoiceQuestion | None) -> None:
        for button in self.answers:
            self._answers.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.answers = []
        given = choice.answers if choice else ()
        digits = all(answer.text in set("0123456789") for answer in given)
        for number, answer in enumerate(given, 1):
            button = QPushButton(answer.text if digits else f"{ascii_lowercase[number - 1]}  {answer.text}")
            named(button, f"answer{number}", answer.text)
            button.clicked.connect(self._on_answer)
            self._answers.addWidget(button)
            self.answers.append(button)
        self._row.setVisible(bool(self.answers))
        self.fit_answers()

    def fit_answers(self) -> None:
        """Gives the answers the font size of the text, which is larger during a presentation."""
        size = self.words.font().pixelSize()
        height = max(_BUTTON, 2 * size)
        for button in self.answers:
            large = f"font-size: {size}px; min-height: {height}px; max-height: {height}px; padding: 0 {size // 2}px"
            button.setStyleSheet("" if height == _BUTTON else large)
            button.setMinimumHeight(height)
            shown = button.text()
            button.setText(shown.removesuffix(_RIGHT) + _RIGHT)
            button.setMinimumWidth(button.sizeHint().width())  # room for the mark, so nothing moves when it appears
            button.setText(shown)
        self._keep_room()

    def _mark(self, number: int) -> None:
        """Marks the right answer with a tick and in its accessible name."""
        button, choice = self.answers[number], self.step.question
        assert isinstance(choice, ChoiceQuestion)
        button.setText(button.text().removesuffix(_RIGHT) + _RIGHT)
        button.setAccessibleName(tr("{answer}, the right answer", answer=choice.answers[number].text))

    def _keep_room(self) -> None:
        """Reserves space for the longest reply, so that the answers stay in place when it appears."""
        if not self.steps:
            return  # no lesson has been opened yet
        question, size = self.step.question, self.said.font().pixelSize()
        words = [answer.why for answer in question.answers] if isinstance(question, ChoiceQuestion) else [""]
        metrics, room = QFontMetrics(self.said.font()), QRect(0, 0, max(self.said.width(), 10 * size), 10_000)
        heights = [metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, each).height() for each in words]
        self.said.setMinimumHeight(max((metrics.height(), *heights)) if question is not None else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.steps:
            self._keep_room()

    def take_focus(self) -> None:
        """Moves the focus to the board, the answers, or the button Next."""
        if self.answers:
            self.answers[0].setFocus()
        elif isinstance(self.step.question, MoveQuestion):
            self.figures.focus_board()
        else:
            self.on.setFocus()

    # Answers --------------------------------------------------------------------------------------------------

    @Slot()
    def _on_answer(self) -> None:
        self.answer(self.answers.index(self.sender()))  # type: ignore[arg-type]

    def answer(self, number: int) -> None:
        """Gives an answer of the choice, counted from 0."""
        choice = self.step.question
        assert isinstance(choice, ChoiceQuestion)
        answer = choice.answers[number]
        self._judge(answer.why, right=answer.right)
        if answer.right:
            self._mark(number)
        if answer.right and self.step.solved is not None:
            self.figures.show_figure(self.step.solved)

    @Slot(object)
    def _on_move(self, move: Move) -> None:
        step = self.step
        if not isinstance(step.question, MoveQuestion) or not isinstance(step.figure, BoardFigure):
            return
        right = move in step.question.right
        self._judge(step.question.why(move), right=right)
        if right:
            self.figures.show_figure(step.figure.after(move))
            self.on.setFocus()

    def _judge(self, why: str, *, right: bool) -> None:
        self._say(why, right=right)
        if right:
            self._open = False
            self.reveal.hide()  # its hint would be drawn over the move just made
            questions = (at for at, step in enumerate(self.steps) if step.question is not None)
            self.progress = self.progress.after(self.progress.step, questions)
            self.step_changed.emit(self.progress)
            self.on.setFocus()

    def _say(self, words: str, *, right: bool = True) -> None:
        self.said.set_role("accent" if right else "warn")
        self.said.setText(words)
        self.said.setAccessibleName(words)
        asks = self.step.question is not None
        self.said.setVisible(bool(words) or asks)  # keeps its space, or the answers would move away from the pointer

    @Slot()
    def show_answer(self) -> None:
        """Shows and explains a right answer; the question stays open."""
        question = self.step.question
        if isinstance(question, MoveQuestion):
            move = min(question.right, key=repr)
            self.figures.point_at(move)
            self._say(question.why(move))
            self.figures.focus_board()
        elif isinstance(question, ChoiceQuestion):
            at = next(at for at, answer in enumerate(question.answers) if answer.right)
            self._say(question.answers[at].why)
            self._mark(at)
            self.answers[at].setFocus()

    @Slot()
    def _play(self) -> None:
        self.play_requested.emit(self.step.figure)

    # Keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lets digits and letters answer, arrows step, and Enter press the focused button."""
        key, text, focus = Qt.Key(event.key()), event.text(), self.focusWidget()
        marks = [button.text()[0] for button in self.answers]
        if key is Qt.Key.Key_Right:
            self.go_on()
        elif key is Qt.Key.Key_Left:
            self.go_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QPushButton):
            focus.click()
        elif text and text in marks:
            self.answer(marks.index(text))
        else:
            super().keyPressEvent(event)
