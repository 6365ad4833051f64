"""Practice of mex and nim-sums: a question, a number typed, why it is so. How far one came is kept at every answer."""

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from tiling_gui.desktop.features.combinatorial_theory.nim_questions import (
    KINDS,
    LEVELS,
    Question,
    Trained,
    ask,
    read_trained,
)
from tiling_gui.desktop.ui.theme import TEXT, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, fixed_font, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.tool_window import ToolWindow
from tiling_gui.desktop.ui.widgets.wrapped_label import Sentence
from tiling_gui.errors import StoreError
from tiling_gui.language import tr


class NimWindow(ToolWindow):
    """The window; Enter answers, and Enter again asks the next question."""

    def __init__(
        self, theme: Theme, kept: Any, keep: Callable[[dict[str, Any]], None], parent: QWidget | None = None
    ) -> None:
        super().__init__("nimPracticeWindow", 560, 440, parent)
        self.setWindowTitle(tr("Mex and nim-sum"))
        self._keep, self._chance = keep, Random()
        self.trained: Trained = read_trained(kept)
        self.question: Question = self._another()
        self.answered = False
        self.kind = Label(theme, role="muted")
        self.words = Sentence(theme, size=TITLE, role="text")
        self.words.setObjectName("nimQuestion")
        self.answer = QLineEdit()
        named(self.answer, "nimAnswer", tr("Your answer, a number"))
        self.answer.setToolTip(self.answer.accessibleName())
        self.answer.setMaxLength(4)
        self.answer.setFixedWidth(96)
        self.answer.setMinimumHeight(32)
        self.on = push_button(theme, "nimOn", tr("Answer"))
        self.on.setMinimumHeight(32)
        self.verdict = Sentence(theme, size=TEXT, role="text")
        self.verdict.setObjectName("nimVerdict")
        self.why = QLabel()
        self.why.setObjectName("nimWhy")
        self.why.setFont(fixed_font(TEXT))
        self.why.setWordWrap(True)
        self.why.setTextFormat(Qt.TextFormat.PlainText)
        self.progress = Sentence(theme)
        self.progress.setObjectName("nimProgress")
        self.answer.returnPressed.connect(self.go_on)
        self.on.clicked.connect(self.go_on)
        self._lay_out(theme)
        self._show()
        self.answer.setFocus()

    def _lay_out(self, theme: Theme) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.answer)
        row.addWidget(self.on)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(Label(theme, tr("Mex and nim-sum"), size=TITLE, weight=SEMIBOLD))
        column.addWidget(self.kind)
        column.addWidget(self.words)
        column.addLayout(row)
        column.addWidget(self.verdict)
        column.addWidget(self.why)
        column.addStretch(1)
        column.addWidget(Hairline(theme))
        column.addWidget(self.progress)

    def _another(self) -> Question:
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
            self._say(tr("Type a number such as 5, then Enter."), "warn")
            return
        right = int(text) == self.question.answer
        self.answered = True
        self.trained = self.trained.after(self.question.kind, right)
        said = tr("Right.") if right else tr("No: it is {answer}.", answer=self.question.answer)
        self._show()
        try:
            self._keep(self.trained.to_json())
        except StoreError as error:
            said = f"{said} {error}"
        self._say(said, "text" if right else "warn")

    def _say(self, sentence: str, role: str) -> None:
        self.verdict.set_role(role)
        self.verdict.setText(sentence)

    def _show(self) -> None:
        question = self.question
        level = self.trained.kinds[question.kind].level
        self.kind.setText(
            tr("{kind}, level {level} of {levels}", kind=tr(KINDS[question.kind]), level=level, levels=LEVELS)
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
            for kind, words in KINDS.items()
            for one in [self.trained.kinds[kind]]
        ]
        self.progress.setText("; ".join(told))
