"""The panel in which a tree is entered: examples, a text field that marks the first error, and tools that edit it."""

from collections.abc import Callable

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.features.lab.exercises import exercise_text, make_exercises
from tiling_gui.desktop.features.lab.method_box import whole
from tiling_gui.desktop.features.lab.own_trees import OwnTrees
from tiling_gui.desktop.features.lab.positions import ChosenSubject, from_text
from tiling_gui.desktop.features.lab.tree_bars import EXAMPLES, DrawBar, RandomTreeBar
from tiling_gui.desktop.session.jobs import Job
from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import Sentence, named
from tiling_gui.desktop.ui.widgets.collapsible_title import CollapsibleSection
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.language import tr
from tiling_gui.search.efg import is_efg
from tiling_gui.search.typed_tree import Tree


class TreeSource(QWidget):
    """Lets the user enter a tree."""

    edited = Signal()
    """Emitted when the text or the side to move changes; `fault` is up to date."""
    made = Signal()
    """Emitted when drawing or the random generator made a tree, which is to be searched at once."""
    example_chosen = Signal(int)

    def __init__(self, window: ToolWindow, method: Callable[[], str]) -> None:
        """`window` provides workers and messages; `method()` names the method that exercises are about."""
        super().__init__()
        self._window, self._method = window, method
        self._writing = window.worker(self._on_exercises)
        self.fault = ""
        """A sentence about the error in the text; "" if there is none."""
        self.lecture = Combo()
        named(self.lecture, "watchExamples", tr("Example trees"))
        for example in EXAMPLES:
            self.lecture.addItem(tr(example.name))
        self.lecture.setPlaceholderText(tr("A tree of your own"))
        self.lecture.activated.connect(self.example_chosen)
        self.text = QPlainTextEdit()
        named(self.text, "watchTreeText", tr("The tree as nested lists"))
        self.text.setToolTip(
            tr("[[7, 3], [-5, 16/3]]; 3:[12, 8] has the static value 3; null is a leaf without a value")
        )
        self.text.setFixedHeight(88)
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._on_text)
        self.about, self.faults = Sentence(), Sentence(role="warn")
        self.faults.setObjectName("watchFault")
        told = widget_with_layout(column(self.about, self.faults, 1))
        # Only one of the two is shown; a fixed height keeps the widgets below in place while the user types.
        told.setMinimumHeight(3 * self.about.fontMetrics().lineSpacing())
        self.first = SegmentedControl([(Side.MAX, tr("MAX first")), (Side.MIN, tr("MIN first"))])
        named(self.first, "watchTreeFirst", tr("Who moves at the root"))
        self.first.chosen.connect(self._on_text)
        self.draw = DrawBar(lambda: Tree.parse(self.text.toPlainText()))
        self.draw.error.connect(self.say)
        self.random = RandomTreeBar()
        self.draw.edited.connect(self._on_drawn)
        self.random.made.connect(self._on_random)
        self.random.sheet.clicked.connect(self._add_exercises)
        self._filling = False
        """Whether the text is changed by something else than typing and drawing."""
        self.own = OwnTrees(window, lambda: (self.text.toPlainText(), Side(self.first.current)))
        self.own.chosen.connect(self._on_own)
        self.own.emptied.connect(lambda: self.example_chosen.emit(0))
        tools, settings = column(self.first, self.draw, self.random), window.workspace.settings
        group = CollapsibleSection("foldTreeTools", tr("Draw, or random tree"), tools, settings)
        self.setLayout(column(row(whole(tr("Example")), (self.lecture, 1)), self.own, self.text, told, group))
        theme.changed.connect(self._read)

    def chosen(self) -> ChosenSubject:
        """The tree entered. Raises InputError."""
        return from_text("tree", self.text.toPlainText(), self.first.current)

    def show_example(self, number: int) -> None:
        """Show one of the example trees."""
        example = EXAMPLES[number]
        self.show_tree(example.tree)
        self.lecture.setCurrentIndex(number)
        self.about.setText(tr(example.about))
        self._read()

    def show_tree(self, text: str, first: Side = Side.MAX) -> None:
        """Show a tree that is none of the user's."""
        self.own.leave()
        self._fill(text, first)

    def _fill(self, text: str, first: Side) -> None:
        self._filling = True
        self.first.set_current(first)
        self.text.setPlainText(text)
        self._filling = False

    def say(self, fault: str) -> None:
        """Show an error; "" hides it."""
        self.fault = fault
        self.faults.setText(fault)
        self.faults.setVisible(bool(fault))
        self.about.setVisible(not fault and self.lecture.currentIndex() >= 0)

    @Slot(str)
    def _on_drawn(self, tree: str) -> None:
        self.text.setPlainText(tree)
        self.made.emit()

    @Slot(str)
    def _on_random(self, tree: str) -> None:
        self.show_tree(tree, Side(self.first.current))
        self.made.emit()

    @Slot(str, object, str)
    def _on_own(self, text: str, first: Side, said: str) -> None:
        self._fill(text, first)
        self.about.setText(said)
        self.about.setVisible(bool(said))
        self.made.emit()

    @Slot()
    def _on_text(self) -> None:
        """Keep what the user has changed; a pasted game of Gambit is opened."""
        text = self.text.toPlainText()
        if is_efg(text) and self._window.attempt(lambda: self.own.open_text(text)):
            return
        self._read()
        if not self._filling and self.lecture.currentIndex() < 0:
            self.own.edit()

    def _read(self) -> None:
        """Check the text while it is typed and mark its first error; clear the example if the text
        differs from it.
        """
        shown = self.lecture.currentIndex()
        if shown >= 0 and EXAMPLES[shown].tree != self.text.toPlainText().strip():
            self.lecture.setCurrentIndex(-1)
        try:
            from_text("tree", self.text.toPlainText())
        except InputError as error:
            self.say(str(error))
            place = getattr(error, "position", None)
            self._mark(len(self.text.toPlainText()) - 1 if place is None else place)
        else:
            self.say("")
            self.text.setExtraSelections([])
        self.edited.emit()

    def _mark(self, place: int) -> None:
        length = len(self.text.toPlainText())
        place = max(0, min(place, length - 1))
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(place)
        cursor.setPosition(min(place + 1, length), QTextCursor.MoveMode.KeepAnchor)
        style = QTextCharFormat()
        style.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        style.setUnderlineColor(QColor(theme.colour("warn")))
        style.setBackground(theme.colour("press"))
        mark.cursor, mark.format = cursor, style
        self.text.setExtraSelections([mark])

    @Slot()
    def _add_exercises(self) -> None:
        wanted = self.random.wanted(self._method())
        self._window.say("")
        self._window.progress_bar.begin(tr("Exercises"), tr("exercises"))
        self._writing.start(lambda run: make_exercises(wanted, run))

    def _on_exercises(self, job: Job, found: list[RecordedSearch]) -> None:
        if found and not job.run.is_set:
            self._window.workspace.windows.show("assignment", "\n".join(map(exercise_text, found)))
