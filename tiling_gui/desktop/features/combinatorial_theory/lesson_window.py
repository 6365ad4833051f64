"""The lesson as a page to step through: tree, words, the question of the mex, the nim heap it all equals."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from tiling_gui.desktop.features.combinatorial_theory.game_graph_picture import TreePicture
from tiling_gui.desktop.features.combinatorial_theory.graph_nodes import BoardNodes
from tiling_gui.desktop.features.combinatorial_theory.lesson import make_lesson
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, Themed, font, named, scrolled
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.language import tr

ANSWERS = 4
"""The mex is one of 0 to 3."""


class NimHeap(Themed):
    """A nim heap: so many counters in a column, "nim heap of 2" under it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.size_shown: int | None = None
        self.setFixedWidth(120)

    def set_heap(self, size: int | None) -> None:
        """Shows a heap, or nothing."""
        self.size_shown = size
        self.setAccessibleName("" if size is None else tr("nim heap of {size}", size=size))
        self.update()

    def sizeHint(self) -> QSize:
        """A column."""
        return QSize(120, 200)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the counters."""
        if self.size_shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, foot = self.width() / 2, self.height() / 2 + 20 * self.size_shown
        for k in range(self.size_shown):
            painter.setPen(QPen(self.theme.colour("dead"), 1.4))
            painter.setBrush(self.theme.colour("sq_dark"))
            painter.drawEllipse(QPointF(middle, foot - 20 - 40 * k), 16, 16)
        painter.setFont(font(CAPTION, SEMIBOLD))
        painter.setPen(self.theme.colour("accent"))
        under = QRectF(0, foot + 4, self.width(), 20)
        painter.drawText(under, int(Qt.AlignmentFlag.AlignCenter), tr("nim heap of {size}", size=self.size_shown))
        painter.end()


class LessonWindow(QFrame):
    """The window; arrows step back and on."""

    play = Signal(object)
    """(position) The board of the lesson is wanted to play on."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("lessonWindow")
        self.setWindowTitle(tr("Lesson"))
        open_at(self, 720, 560)
        self.lesson = make_lesson()
        self.step = 0
        self.answered = False
        self.picture = TreePicture(theme, BoardNodes())
        self.heap = NimHeap(theme)
        self.words = QLabel()
        self.words.setObjectName("lessonWords")
        self.words.setWordWrap(True)
        self.words.setMinimumHeight(60)
        self.words.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.count = Label(theme, size=CAPTION, role="muted")
        self.back, self.on = QPushButton(tr("Back")), QPushButton(tr("On"))
        self.play_it = QPushButton(tr("Play this board"))
        self.answers = [QPushButton(str(k)) for k in range(ANSWERS)]
        self._lay_out(theme)
        self.back.clicked.connect(self.go_back)
        self.on.clicked.connect(self.go_on)
        self.play_it.clicked.connect(self._play)
        for button in self.answers:
            button.clicked.connect(self._on_answer)
        self.picture.set_graph(self.lesson.graph)
        self._show()

    def _lay_out(self, theme: Theme) -> None:
        top = QHBoxLayout()
        top.addWidget(Label(theme, tr("Who wins ELLIE on 2 × 3?"), size=TITLE, weight=SEMIBOLD))
        top.addStretch(1)
        top.addWidget(self.count)
        pictures = QWidget()
        drawing = QHBoxLayout(pictures)
        drawing.setContentsMargins(0, 0, 0, 0)
        drawing.addWidget(self.picture, 1)
        drawing.addWidget(self.heap)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        for name, button in (("lessonBack", self.back), ("lessonOn", self.on), ("lessonPlay", self.play_it)):
            button.setObjectName(name)
            button.setMinimumHeight(32)
        for k, button in enumerate(self.answers):
            named(button, f"mex{k}", tr("The mex is {number}", number=k))
            button.setMinimumHeight(32)
            button.setFixedWidth(48)
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.play_it)
        foot.addWidget(self.back)
        foot.addWidget(self.on)
        self.on.setFocus()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(scrolled(pictures), 1)
        column.addWidget(Hairline(theme))
        column.addWidget(self.words)
        column.addLayout(foot)

    @Slot()
    def go_on(self) -> None:
        """The next step."""
        self._go(self.step + 1)

    @Slot()
    def go_back(self) -> None:
        """The step before."""
        self._go(self.step - 1)

    def _go(self, step: int) -> None:
        if 0 <= step < len(self.lesson.steps):
            self.step, self.answered = step, False
            self._show()

    def _show(self) -> None:
        step = self.lesson.steps[self.step]
        asked = step.question
        numbers = step.numbers | ({asked} if asked is not None and self.answered else set())
        self.picture.show_only(step.shown, step.outcomes, numbers, step.ringed)
        self.heap.set_heap(step.heap)
        self.words.setText(step.words)
        self.words.setAccessibleName(step.words)
        self.count.setText(tr("step {step} of {steps}", step=self.step + 1, steps=len(self.lesson.steps)))
        self.back.setEnabled(self.step > 0)
        self.on.setEnabled(self.step + 1 < len(self.lesson.steps))
        for button in self.answers:
            button.setVisible(asked is not None)

    @Slot()
    def _on_answer(self) -> None:
        self.answer(self.answers.index(self.sender()))  # type: ignore[arg-type]

    def answer(self, number: int) -> None:
        """Answers the question of this step."""
        node = self.lesson.steps[self.step].question
        if node is None:
            return
        self.answered = number == self.lesson.graph.nodes[node].grundy
        self._show()
        self.words.setText(self.lesson.judge(node, number))

    @Slot()
    def _play(self) -> None:
        self.play.emit(self.lesson.graph.nodes[0].position)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, a digit answers."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Right, Qt.Key.Key_PageDown):
            self.go_on()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_PageUp):
            self.go_back()
        elif event.text() in {str(k) for k in range(ANSWERS)}:
            self.answer(int(event.text()))
        else:
            super().keyPressEvent(event)
