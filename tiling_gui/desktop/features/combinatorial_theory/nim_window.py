"""The Mex and nim-sum window: asks questions, takes numbers and explains the answers. Every answer is saved."""

from random import Random

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QLabel, QLayout, QLineEdit

from tiling_gui.desktop.features.combinatorial_theory.nim_questions import (
    LEVELS,
    QUESTION_KINDS,
    NimQuestion,
    ask,
    read_trained,
)
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import TEXT, TITLE
from tiling_gui.desktop.ui.widgets.base import Hairline, Label, Sentence, fixed_font, named
from tiling_gui.desktop.ui.widgets.layouts import column, row
from tiling_gui.errors import StoreError
from tiling_gui.language import mark, tr

_KEY = "nim-practice"
"""The key under which the store saves the progress."""


class NimWindow(ToolWindow):
    """Enter answers the question; Enter again asks the next one."""

    COMMAND = "nimPractice"
    HELP = "heaps"
    TITLE = mark("Mex and nim-sum")
    SIZE = (560, 440)
    REOPENS = True

    def build(self) -> QLayout:
        self._chance = Random()
        self.trained = read_trained(self.workspace.store.load(_KEY))
        self.question = self._another()
        self.answered = False
        self.kind = Label(role="muted")
        self.words = Sentence(size=TITLE, role="text", name="nimQuestion")
        self.answer = QLineEdit()
        named(self.answer, "nimAnswer", tr("Your answer, a number"), self.answer.accessibleName())
        self.answer.setMaxLength(4)
        self.answer.setFixedWidth(96)
        self.answer.setMinimumHeight(32)
        self.answer.returnPressed.connect(self.go_on)
        self.setFocusProxy(self.answer)
        self.on = self.button("nimOn", tr("Answer"), "", self.go_on)
        self.verdict = Sentence(size=TEXT, role="text", name="nimVerdict")
        self.why = QLabel()
        self.why.setObjectName("nimWhy")
        self.why.setFont(fixed_font(TEXT))
        self.why.setWordWrap(True)
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.status.setObjectName("nimProgress")
        self._show()
        answering = row(self.answer, self.on, 1)
        return column(self.kind, self.words, answering, self.verdict, self.why, 1, Hairline())

    def _another(self) -> NimQuestion:
        kind = self.trained.next_kind(self._chance)
        return ask(kind, self.trained.kinds[kind].level, self._chance)

    @Slot()
    def go_on(self) -> None:
        """Takes the answer, or asks the next question."""
        if self.answered:
            self.question, self.answered = self._another(), False
            self.answer.clear()
            self._show()
        else:
            self._take(self.answer.text().strip())
        self.answer.setFocus()

    def _take(self, text: str) -> None:
        if not (text.isascii() and text.isdecimal()):
            self._judge(tr("Type a number such as 5, then press Enter."), "warn")
            return
        right = int(text) == self.question.answer
        self.answered = True
        self.trained = self.trained.after(self.question.kind, right)
        verdict = tr("Right.") if right else tr("No: it is {answer}.", answer=self.question.answer)
        self._show()
        try:
            self.workspace.store.save(_KEY, self.trained.to_json())
        except StoreError as error:
            verdict = f"{verdict} {error}"
        self._judge(verdict, "text" if right else "warn")

    def _judge(self, sentence: str, role: str) -> None:
        self.verdict.set_role(role)
        self.verdict.setText(sentence)

    def _show(self) -> None:
        question = self.question
        level = self.trained.kinds[question.kind].level
        self.kind.setText(
            tr("{kind}, level {level} of {levels}", kind=tr(QUESTION_KINDS[question.kind]), level=level, levels=LEVELS)
        )
        self.words.setText(question.words)
        self.answer.setReadOnly(self.answered)
        self.on.setText(tr("Next question") if self.answered else tr("Answer"))
        self.verdict.setText("")
        self.why.setText(question.why if self.answered else "")
        told = [
            tr(
                "{kind}: level {level}, {right} of {asked} right",
                kind=tr(words),
                level=one.level,
                right=one.right,
                asked=one.asked,
            )
            for kind, words in QUESTION_KINDS.items()
            for one in [self.trained.kinds[kind]]
        ]
        self.say("; ".join(told))
