"""The page that shows a lesson step by step: the figure, the text, the answers, and the reply to an answer.

In an assignment answers are recorded and can be changed, and nothing tells whether they are right.
"""

import re
from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal, Slot
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton, QWidget

from tiling_gui.core.game import Move, plain_move
from tiling_gui.core.limits import Run
from tiling_gui.desktop.features.lessons.catalogue import LessonProgress
from tiling_gui.desktop.features.lessons.choices import BUTTON, Choices
from tiling_gui.desktop.features.lessons.figures import FigureView
from tiling_gui.desktop.features.lessons.steps import Step
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, TITLE
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, NotTooLow, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, row, widget_with_layout
from tiling_gui.errors import InputError
from tiling_gui.language import plural, tr
from tiling_gui.records.assignment import Answers
from tiling_gui.records.lesson_figures import BoardText
from tiling_gui.records.lesson_file import TEXT as WORDS
from tiling_gui.records.task import Judgement, Solution, Task, judge, solve
from tiling_gui.search.engine import GameEngine

_RIGHT = re.compile(r"(Right|Richtig|Juste)\s*[:.]\s*")
"""How a reason begins that answers a right choice, in the lessons' languages."""
_QUICK = 0.5
"""Time limit in seconds for a judgement without the game's own engine."""


class LessonPage(NotTooLow):
    """Shows a lesson; emits every change of the user's progress."""

    step_changed = Signal(object)
    """(LessonProgress) Emitted after a step or a right answer."""
    judged = Signal(bool)
    """(right) Emitted when the question of the step is answered for the first time."""
    answered = Signal()
    """Emitted when an answer to an assignment, or the student's name, changes."""
    leave_requested = Signal()
    """Emitted to go back to where the lesson was opened."""
    finished = Signal()
    """Emitted to go on from the last step."""
    play_requested = Signal(object)
    """(BoardText) Emitted to play this board in the main window."""

    def __init__(self, window: ToolWindow) -> None:
        super().__init__()
        self.steps: Sequence[Step] = ()
        self.progress = LessonProgress()
        self.given: dict[int, str] | None = None
        """The answers to an assignment, by step number, counted from 1; None in a lesson."""
        self.endless = False
        """Whether questions are made as they are asked: no end is shown, and a wrong typed answer is put right."""
        self._open = False
        """True until the question of the current step is answered correctly."""
        self._tried = False
        self._engines = window.workspace.engines
        self._judging = window.worker(self._on_judged)
        self._solving = window.worker(self._on_solved)
        self.figures = FigureView(window.workspace)
        self.figures.chosen.connect(self._on_move)
        self.title = Label(size=TITLE, weight=SEMIBOLD)
        self.count = Label(size=CAPTION, role="muted", name="lessonCount")
        self.words = Sentence(size=TEXT, role="text", name="lessonWords")
        self.said = Sentence(size=TEXT, role="accent", name="lessonSaid")
        self.typed = Label(size=CAPTION, role="muted")
        self.figures.pointed.connect(self.typed.setText)
        self.choices = Choices()
        self.choices.chosen.connect(self._give)
        self._make_buttons()
        self._make_fields()
        self._lay_out()

    def _make_buttons(self) -> None:
        self.all = push_button("lessonList", "")
        self.name_leaving(False)
        self.reveal = push_button("lessonReveal", tr("Show the answer"))
        self.play_it = push_button("lessonPlay", tr("Play this board"))
        self.back = push_button("lessonBack", tr("Back"), tr("Previous step (Page Up)"))
        self.on = push_button("lessonOn", tr("Next"), tr("Next step (Page Down)"))
        for button, slot in (
            (self.all, self.leave_requested),
            (self.reveal, self.show_answer),
            (self.play_it, lambda: self.play_requested.emit(self.step.shown)),
            (self.back, self.go_back),
            (self.on, self.go_on),
        ):
            button.setMinimumHeight(BUTTON)
            button.clicked.connect(slot)

    def name_leaving(self, to_text: bool) -> None:
        """Say where one gets when leaving: to the text of what is tried, or to the list of lessons."""
        self.all.setText(tr("Back to the text") if to_text else tr("All lessons"))
        self.all.setToolTip(tr("Back to the text that is tried") if to_text else tr("Back to the list of lessons"))

    def _make_fields(self) -> None:
        self.name, self.field, self.text = QLineEdit(), QLineEdit(), QPlainTextEdit()
        named(self.name, "studentName", tr("Your name"))
        named(self.field, "lessonAnswer", tr("Your answer"))
        self.field.setPlaceholderText(tr("Your answer"))
        named(self.text, "answerText", tr("Your answer in words"))
        self.text.setPlaceholderText(tr("Your answer in words"))
        self.text.setFixedHeight(88)
        self.text.setTabChangesFocus(True)
        self.name.textEdited.connect(self.answered)
        self.field.textEdited.connect(self._on_typed)
        self.text.textChanged.connect(lambda: self._on_typed(self.text.toPlainText()))
        self._named = widget_with_layout(row(Label(tr("Your name")), (self.name, 1)))

    def _lay_out(self) -> None:
        steps = widget_with_layout(row(self.reveal, self.back, self.on))
        self.foot = widget_with_layout(FlowLayout(self.all, self.play_it, steps, last_right=True))
        top, line = row((self.title, 1), self.count), Hairline()
        self._rest = QWidget()  # takes the room of a figure where there is none
        below = self.words, self.choices, self.field, self.text, self.said, (self._rest, 1), self.foot
        self.setLayout(column(top, self._named, (self.figures, 1), self.typed, line, *below))

    # Steps ----------------------------------------------------------------------------------------------------

    def show_lesson(
        self,
        title: str,
        steps: Sequence[Step],
        progress: LessonProgress,
        answers: Answers | None = None,
        *,
        endless: bool = False,
    ) -> None:
        """Show a lesson at the step of `progress`; with `answers` as an assignment, with what is answered so far."""
        self.title.setText(title)
        self.steps, self.endless = steps, endless
        self.progress = progress.at(min(progress.step, len(steps) - 1))
        self.given = None if answers is None else dict(answers.given)
        self.name.setText("" if answers is None else answers.name)
        self._named.setVisible(answers is not None)
        self._show()

    @property
    def step(self) -> Step:
        return self.steps[self.progress.step]

    @property
    def hidden(self) -> bool:
        """Whether an assignment is answered."""
        return self.given is not None

    @property
    def finds(self) -> bool:
        """True while a move is to be found on the board."""
        return self._open and self.step.text.finds

    @property
    def summary(self) -> str:
        """How many questions of the assignment are answered, as a sentence."""
        given = self.given or {}
        asked = [at for at, step in enumerate(self.steps, 1) if step.text.asks]
        done = sum(bool(given.get(at, "").strip()) for at in asked)
        return plural(
            "{done} of %n questions are answered.", "{done} of %n question is answered.", len(asked), done=done
        )

    @Slot()
    def go_on(self) -> None:
        """Go to the next step, or emit `finished` at the last one."""
        if self.progress.step + 1 < len(self.steps):
            self._go(self.progress.step + 1)
        elif self.steps and not self.hidden:
            self.finished.emit()

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
        asks, hidden = step.text.asks, self.hidden
        self._open, self._tried = asks, False
        self._judging.drop()
        self._solving.drop()
        self.figures.show_figure(step.shown, interactive=step.text.finds)
        self._rest.setVisible(step.shown is None)
        self.words.setText(step.text.words)
        self.words.setAccessibleName(step.text.words)
        counted = "" if self.endless else tr("step {step} of {steps}", step=at + 1, steps=last + 1)
        if hidden and asks:
            counted = " · ".join(
                filter(None, (step.text.turn, counted, plural("%n points", "%n point", step.text.points)))
            )
        self.count.setText(counted)
        self.typed.setText("")
        self.choices.show_choices(step.text.choices)
        self.fit_answers()
        self._show_fields()
        self._say("")
        self._keep_room()
        self.back.setEnabled(at > 0)
        self.on.setText(tr("Next") if at < last or hidden or self.endless else tr("Next lesson"))
        self.on.setEnabled(at < last or not hidden)
        self.reveal.setVisible(asks and not hidden)
        self.play_it.setVisible(isinstance(step.shown, BoardText) and not hidden)  # a student finds it without help
        self._show_given()
        self.take_focus()

    def _show_fields(self) -> None:
        """Show the field for a typed answer: several lines for words, with what was answered before."""
        step, given = self.step.text, (self.given or {}).get(self._number, "")
        words = step.ask == WORDS
        self.field.setVisible(step.is_typed and not words)
        self.text.setVisible(words)
        self.text.blockSignals(True)
        self.text.setPlainText(given if words else "")
        self.text.blockSignals(False)
        self.field.setText(given if step.is_typed else "")

    def fit_answers(self) -> None:
        """Give the answers the font size of the text, which is larger during a presentation."""
        self.choices.fit(self.words.font().pixelSize())
        self._keep_room()

    @property
    def answers(self) -> list[QPushButton]:
        """The buttons of the answers to choose from."""
        return self.choices.buttons

    def _keep_room(self) -> None:
        """Reserve space for the longest reply, so that the answers stay in place when it appears."""
        if not self.steps:
            return  # no lesson has been opened yet
        step, size = self.step.text, self.said.font().pixelSize()
        words = ["", *(answer.why for answer in step.answers)]
        metrics, room = QFontMetrics(self.said.font()), QRect(0, 0, max(self.said.width(), 10 * size), 10_000)
        heights = [metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, each).height() for each in words]
        self.said.setMinimumHeight(max((metrics.height(), *heights)) if step.asks else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_room()

    def take_focus(self) -> None:
        """Move the focus to the field, the board, the answers, or the button Next."""
        step = self.step.text
        if step.is_typed:
            (self.text if step.ask == WORDS else self.field).setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.answers:
            self.answers[0].setFocus()
        elif step.finds:
            self.figures.focus_board()
        else:
            self.on.setFocus()

    # Answers --------------------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return self.progress.step + 1

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        if self.hidden:
            self._give(text)

    @Slot(object)
    def _on_move(self, move: Move) -> None:
        board = self.step.shown
        if not self.step.text.finds or not isinstance(board, BoardText):
            return
        if self.hidden:
            self._give(plain_move(board.position.write(move)))
            self.figures.show_figure(board, interactive=True)
            self._show_given()
            return
        self._say(tr("Searching …"))
        task, engine = self._task(board)

        def work(run: Run) -> Judgement:
            """Nobody waits for compiled code where none is needed."""
            found = judge(task, move, GameEngine(task.game), run, seconds=_QUICK)
            return judge(task, move, engine, run) if found.right is None else found

        self._judging.start(work, (board, move))

    def _task(self, board: BoardText) -> tuple[Task, GameEngine]:
        game = board.subject.game
        return Task(game, board.subject.position, board.moves), self._engines.background(game, "lesson")

    def _on_judged(self, job: Job, found: Judgement) -> None:
        board: BoardText
        board, move = job.context
        if job.run.is_set or self.step.shown is not board:
            return
        right = found.right is True
        if right:
            self.figures.show_figure(board.after(move))
        elif found.right is False:
            self.figures.mark(move, reply=found.reply)
        self._judge(found.sentence(), right=right)

    def _give(self, given: str) -> None:
        """Record an answer to an assignment, or judge one to a question of a lesson."""
        if self.given is not None:
            self.given[self._number] = given
            self.answered.emit()
            self._show_given()
            return
        step, answer = self.step, self.step.answer
        if answer is None or not given.strip():
            return
        right = answer.is_right(given)
        if step.text.is_typed:
            said = {"answer": ", ".join(answer.right), "why": step.text.answers[0].why if step.text.answers else ""}
            if right:
                self._judge(tr("Right. {why}", **said).strip(), right=True)
            elif self.endless:
                self._judge(tr("No: the answer is {answer}. {why}", **said).strip(), right=False)
            else:
                self._judge(tr("No. Try again, or show the answer."), right=False)
            return
        number = step.text.choices.index(given)
        why = step.text.answers[number].why if step.text.answers else ""
        self._judge(why or (tr("Right.") if right else tr("No: another answer is right.")), right=right)
        if right:
            self.choices.mark(given, right=True)

    def _judge(self, why: str, *, right: bool) -> None:
        self._say(why, right=right)
        if not self._tried:
            self._tried = True
            self.judged.emit(right)
        told = right or (self.endless and self.step.text.is_typed)
        if told:
            self.reveal.hide()  # its hint would be drawn over the move just made
        if right:
            self._open = False
            questions = (at for at, step in enumerate(self.steps) if step.text.asks)
            self.progress = self.progress.after(self.progress.step, questions)
            self.step_changed.emit(self.progress)
        if told:
            if self.step.solved is not None:
                self.figures.show_figure(self.step.solved)
            self.on.setFocus()

    def _show_given(self) -> None:
        """Show the answer given to a question of an assignment."""
        if self.given is None:
            return
        step, given = self.step, self.given.get(self._number, "")
        self.choices.mark(given)
        if step.text.finds and isinstance(step.shown, BoardText) and given:
            try:
                self.figures.point_at(step.shown.position.read(given))
            except InputError:
                given = ""  # an illegal move in an edited file is not shown
        self._say(tr("Your answer: {answer}", answer=given) if given and not step.text.is_typed else "")

    def _say(self, words: str, *, right: bool = True) -> None:
        self.said.set_role("accent" if right else "warn")
        self.said.setText(words)
        self.said.setAccessibleName(words)
        # keeps its space, or the answers would move away from the pointer
        self.said.setVisible(bool(words) or self.step.text.asks)

    @Slot()
    def show_answer(self) -> None:
        """Show and explain a right answer; the question stays open."""
        step, answer = self.step, self.step.answer
        if isinstance(step.shown, BoardText) and step.text.finds:
            task, engine = self._task(step.shown)
            self._solving.start(lambda run: solve(task, engine, run), step)
        elif answer is not None:
            at = next((at for at, choice in enumerate(step.text.choices) if answer.is_right(choice)), 0)
            why = step.text.answers[at].why if step.text.answers else ""
            said = {"answer": ", ".join(answer.right), "why": _RIGHT.sub("", why)}
            self._say(tr("The answer is {answer}. {why}", **said).strip())
            if self.answers:
                self.choices.mark(step.text.choices[at], right=True)
                self.answers[at].setFocus()

    def _on_solved(self, job: Job, found: Solution) -> None:
        if not job.run.is_set and self.step is job.context:
            self.figures.mark(None, found.shown)
            self._say(found.sentence())
            self.figures.focus_board()

    # Keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let digits and letters answer, arrows step, and Enter give a typed answer or press the focused button."""
        key, text, focus = Qt.Key(event.key()), event.text(), self.focusWidget()
        answer = self.choices.of_key(text)
        if key is Qt.Key.Key_Right:
            self.go_on()
        elif key is Qt.Key.Key_Left:
            self.go_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and focus is self.field and not self.hidden:
            self._give(self.field.text())
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QPushButton):
            focus.click()
        elif answer is not None:
            self._give(answer)
        else:
            super().keyPressEvent(event)
