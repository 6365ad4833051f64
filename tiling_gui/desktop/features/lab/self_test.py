"""The self-test below a watched search: questions, whether the answer was right and why, and the score."""

import random

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tiling_gui.desktop.features.lab.questions import (
    LEAF,
    VALUE,
    WINDOW,
    SearchQuestion,
    answer_text,
    explanation,
    is_right,
    questions,
    step_to_show,
)
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.desktop.ui.theme import CAPTION, TEXT
from tiling_gui.desktop.ui.widgets.base import Label, Sentence, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import EnterField
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.trace import Path

_WIDTH = 120


class SelfTest(QWidget):
    """Asks questions about a search; while a question is open, the search cannot be stepped."""

    step_wanted = Signal(int)
    """(step) Emitted to show the search after this step."""
    changed = Signal()
    """Emitted when a question is opened or closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rng = random.Random()
        self._watched: RecordedSearch | None = None
        self._all: list[SearchQuestion] = []
        self._asked: list[SearchQuestion] = []
        """The questions asked so far about this search."""
        self.question: SearchQuestion | None = None
        """The open question, or None."""
        self.right, self.tried = 0, 0
        self.asking = push_button("askMe", tr("Ask me"), tr("Asks a question about this search"))
        self.asking.clicked.connect(self.ask)
        self.field = EnterField()
        named(self.field, "selfTestAnswer", tr("Your answer"))
        self.field.setToolTip(tr("A number such as 7, -5 or 16/3; inf and -inf; Enter answers"))
        self.field.setFixedWidth(_WIDTH)
        self.field.returnPressed.connect(self.answer)
        self.answering = push_button("answerSelfTest", tr("Answer"), tr("Checks the answer and explains it"))
        self.answering.clicked.connect(self.answer)
        self.showing = push_button("showAnswer", tr("Show"), tr("Shows the answer; the question counts as missed"))
        self.showing.clicked.connect(self.show_answer)
        self.words = Sentence(size=TEXT, role="text")
        self.words.setObjectName("selfTestWords")
        self.score = Label(size=CAPTION, role="muted")
        self.score.setObjectName("selfTestScore")
        row = QHBoxLayout()
        row.setSpacing(8)
        for widget in (self.asking, self.field, self.answering, self.showing):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.score)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 0)
        column.addWidget(self.words)
        column.addLayout(row)
        self.words.hide()
        self._refresh()

    @property
    def is_open(self) -> bool:
        """True while a question is open."""
        return self.question is not None

    def show_search(self, watched: RecordedSearch) -> None:
        """Asks about this search from now on."""
        self._watched, self._all, self._asked = watched, questions(watched), []
        self._close()
        self._say("")

    @Slot()
    def ask(self) -> None:
        """Opens a random question, of another kind than the last if possible; all are asked before one comes again."""
        left = [question for question in self._all if question not in self._asked]
        if not left:
            left, self._asked = self._all, []
        if not left:
            self._say(tr("There is nothing to ask about this search: try alpha-beta on a tree."))
            return
        kinds = [kind for kind in (LEAF, WINDOW, VALUE) if any(question.kind == kind for question in left)]
        last = self._asked[-1].kind if self._asked else ""
        kind = self._rng.choice([kind for kind in kinds if kind != last] or kinds)
        question = self._rng.choice([each for each in left if each.kind == kind])
        self._asked.append(question)
        self.question = question
        self.field.clear()
        self.field.setPlaceholderText("α, β" if kind == WINDOW else "")
        self._say(question.text)
        self.step_wanted.emit(question.shown)
        self._refresh()
        if kind != LEAF:
            self.field.setFocus()

    @Slot()
    def answer(self) -> None:
        """Judges the answer in the text field."""
        question = self.question
        if question is None:
            return
        if question.kind == LEAF:
            self._judge_leaf(self.field.text())
            return
        try:
            right = is_right(question, self.field.text())
        except InputError as error:
            self._say(f"{question.text} {error}", wrong=True)
            return
        self._end(right)

    def _judge_leaf(self, text: str) -> None:
        """Answers with a leaf typed as its place in the tree, such as 2.3, for use without a mouse."""
        assert self._watched is not None
        numbers = text.replace(".", " ").replace(",", " ").split()
        path = tuple(int(word) - 1 for word in numbers if word.isascii() and word.isdecimal())
        if not numbers or len(path) != len(numbers) or path not in self._watched.nodes:
            self._say(tr("Click a leaf, or type its place: 2.3 is the third child of the second child."), wrong=True)
        else:
            self.click(path)

    def click(self, path: Path) -> None:
        """Answers with the node that was clicked, if the question asks for a leaf."""
        question, watched = self.question, self._watched
        if question is None or watched is None or question.kind != LEAF:
            return
        if not watched.nodes[path].over:
            self._say(question.text + " " + tr("A leaf has nothing below it."), wrong=True)
            return
        self._end(is_right(question, path), path)

    @Slot()
    def show_answer(self) -> None:
        """Shows the answer, which counts as not known."""
        if self.question is not None:
            self._end(None)

    def _end(self, right: bool | None, clicked: Path | None = None) -> None:
        question, watched = self.question, self._watched
        assert question is not None
        assert watched is not None
        self.tried += 1
        self.right += bool(right)
        why = explanation(watched, question, clicked)
        if right:
            said = tr("Right. {why}", why=why)
        else:
            answer = answer_text(watched, question)
            said = tr("The answer is {answer}. {why}", answer=answer, why=why)
            if right is False:
                said = tr("No: the answer is {answer}. {why}", answer=answer, why=why)
        self._close()
        self.step_wanted.emit(step_to_show(watched, question, clicked))
        self._say(said, wrong=right is False)
        self.asking.setFocus()

    def _close(self) -> None:
        self.question = None
        self._refresh()

    def _say(self, sentence: str, *, wrong: bool = False) -> None:
        self.words.setText(sentence)
        self.words.set_role("warn" if wrong else "text")
        self.words.setVisible(bool(sentence))

    def _refresh(self) -> None:
        self.asking.setVisible(not self.is_open)
        self.asking.setEnabled(bool(self._all))
        for widget in (self.field, self.answering, self.showing):
            widget.setVisible(self.is_open)
        self.score.setText(tr("{right} of {tried} right", right=self.right, tried=self.tried) if self.tried else "")
        self.changed.emit()
