"""Tools that make the watched tree: the lecture's examples, drawing by clicks, and random trees."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from tiling_gui.desktop.features.lab.exercises import MOST, ExerciseOptions
from tiling_gui.desktop.features.lab.method_box import whole
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.buttons import check_box, push_button
from tiling_gui.desktop.ui.widgets.fields import EnterField, Spin
from tiling_gui.desktop.ui.widgets.layouts import column, row, widget_with_layout
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.search.trace import Path
from tiling_gui.search.typed_tree import Tree, node_at, random_tree, with_child, with_node, without


@dataclass(frozen=True)
class Example:
    """A tree with the method to watch on it; `name` and `about` are translated when shown."""

    name: str
    about: str
    tree: str
    method: str
    depth: int | None = None


EXAMPLES = (
    Example(
        mark("Minimax"),
        mark("The lecture's first example: values back up level by level."),
        "[[[-2, 7, 2, -4], [8, -1, -2]], [[6, 5, 6], [12, 23, 10]]]",
        "minimax",
    ),
    Example(
        mark("(2,2) averages"),
        mark("The mean of the two largest and of the two smallest children, below the root."),
        "[[[8, 0, 5, 6], [7, 4, 8], [8, 4, -1]], [[9, -1, -2]]]",
        "average:2,2",
    ),
    Example(
        mark("Various depth"),
        mark("Searched below depth 2 only where values jump; the static values are ours, the slide gives none."),
        "[[0:[-2, 7, 2, -4], 0:[9:[12, 8], 0:[3, 7], 0:[-5, 6]]], [6, 0:[12, 23, 10]]]",
        "various-depth:2",
        2,
    ),
    Example(
        mark("Negamax"),
        mark("The same tree with every value as seen by the player to move."),
        "[[[-2, 7, 2, -4], [[12, 8], [3, 7], [-5, 6]]], [6, [12, 23, 10]]]",
        "negamax",
    ),
    Example(
        mark("Alpha-beta"),
        mark("A reconstruction; 99 stands for a leaf the slide leaves unread. One cutoff needs the whole path."),
        "[[[[8, 2], [-2, 99]], [[7, 8, 4], [99, 99]]], [[[-1, 99]], [[99]]]]",
        "alphabeta",
    ),
    Example(
        mark("A game with draws"),
        mark("1 is a win, 0 a draw, -1 a loss: MAX cannot win but need not lose."),
        "[[[1, 0], [-1, 0]], [[0, -1], [1, -1]]]",
        "minimax",
    ),
)


class DrawBar(QWidget):
    """Edits the tree by clicks: a click selects a node; buttons add a child, remove the node or set its value.

    It edits the tree that `read` returns and itself stores only the selected node.
    """

    edited = Signal(str)
    """(tree) Emitted with the edited tree as nested lists."""
    changed = Signal()
    """Emitted when drawing is turned on or off or another node is selected."""
    error = Signal(str)
    """(sentence) Emitted with an error message."""

    def __init__(self, read: Callable[[], Tree]) -> None:
        """`read` returns the current tree; it raises InputError if the text is invalid."""
        super().__init__()
        self._read = read
        self.path: Path = ()
        """The selected node."""
        self.on = check_box(
            "drawTree", tr("Draw by clicking"), tr("Click a node to select it, then give it children or a value")
        )
        self.on.toggled.connect(self._toggled)
        self.value = EnterField()
        named(self.value, "drawnValue", tr("Value of the selected node"))
        self.value.setToolTip(tr("Enter gives the selected node this value; [3, 5] makes it a node with two leaves"))
        self.value.returnPressed.connect(self._set_value)
        self.child = push_button("addChild", tr("Add a child"))
        self.child.clicked.connect(lambda: self._change(lambda tree: with_child(tree, self.path)))
        self.removing = push_button("removeNode", tr("Remove"))
        self.removing.clicked.connect(self._remove)
        self._tools = widget_with_layout(column(self.value, row(self.child, self.removing)))
        self._tools.hide()
        self.setLayout(column(self.on, self._tools))

    @property
    def is_on(self) -> bool:
        """Whether clicks select nodes; False while the bar is hidden."""
        return self.on.isChecked() and not self.isHidden()

    def choose(self, path: Path) -> None:
        """Select the node that the buttons work on."""
        try:
            node = node_at(self._read(), path)
        except InputError as error:
            self.error.emit(str(error))
            return
        self.path = path
        self.value.setText("" if node.children else str(node))
        self.value.setFocus()
        self.value.selectAll()
        self.changed.emit()

    @Slot(bool)
    def _toggled(self, on: bool) -> None:
        self._tools.setVisible(on)
        self.path = ()
        self.changed.emit()

    def _set_value(self) -> None:
        self._change(lambda tree: with_node(tree, self.path, Tree.parse(self.value.text())))

    def _remove(self) -> None:
        path = self.path
        if self._change(lambda tree: without(tree, path)):
            self.path = path[:-1]
            self.changed.emit()

    def _change(self, change: Callable[[Tree], Tree]) -> bool:
        try:
            made = str(change(self._read()))
            Tree.parse(made)  # raises if the tree is too large
        except InputError as error:
            self.error.emit(str(error))
            return False
        self.edited.emit(made)
        return True


class RandomTreeBar(QWidget):
    """Settings of random trees. Every change makes another tree; the same settings give the same tree."""

    made = Signal(str)
    """(tree) Emitted with the new tree as nested lists."""

    def __init__(self) -> None:
        super().__init__()
        self.on = check_box("randomTrees", tr("Random trees"))
        self.plies, self.branching, self.low, self.high, self.seed = Spin(), Spin(), Spin(), Spin(), Spin()
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(6)
        fields: tuple[tuple[Spin, str, str, int, int, int], ...] = (
            (self.plies, "randomTreeDepth", tr("Plies"), 1, 6, 3),
            (self.branching, "randomTreeBranching", tr("Children"), 2, 5, 2),
            (self.low, "randomTreeLow", tr("From"), -99, 99, 0),
            (self.high, "randomTreeHigh", tr("to"), -99, 99, 9),
            (self.seed, "randomTreeSeed", tr("Seed"), 0, 9_999, 0),
        )
        for place, (box, name, text, least, most, value) in enumerate(fields):
            named(box, name, text)
            box.setRange(least, most)
            box.setValue(value)
            grid.addWidget(whole(text), place // 2, 2 * (place % 2))
            grid.addWidget(box, place // 2, 2 * (place % 2) + 1)
            box.setMaximumWidth(70)
            box.editingFinished.connect(self._changed)
        self._shown = self._numbers
        self.another = push_button("anotherTree", tr("Random tree"))
        self.another.clicked.connect(self._another)
        grid.addWidget(self.another, 3, 0, 1, 4)
        self.number = Spin()
        named(self.number, "exercises", tr("Exercises"))
        self.number.setRange(1, MOST)
        self.number.setValue(4)
        self.number.setMaximumWidth(70)
        self.sheet = push_button(
            "exerciseSheet", tr("Add"), tr("Adds random trees to the assignment; on paper, with the solutions")
        )
        grid.setColumnStretch(0, 0)
        grid.setColumnStretch(2, 1)
        tools = widget_with_layout(column(grid, row(whole(tr("Exercises")), self.number, (self.sheet, 1))))
        tools.hide()
        self.on.toggled.connect(tools.setVisible)
        self.setLayout(column(self.on, tools))

    @property
    def _numbers(self) -> tuple[int, int, int, int, int]:
        low, high = sorted((self.low.value(), self.high.value()))
        return self.plies.value(), self.branching.value(), low, high, self.seed.value()

    def wanted(self, method: str) -> ExerciseOptions:
        """The exercises that the settings describe."""
        return ExerciseOptions(method, *self._numbers, self.number.value())

    def tree(self, seed: int | None = None) -> Tree:
        """The tree of the settings, or of the settings with another seed."""
        plies, branching, low, high, own = self._numbers
        return random_tree(plies, branching, low, high, own if seed is None else seed)

    @Slot()
    def _changed(self) -> None:
        if self._numbers != self._shown:
            self._tell()

    @Slot()
    def _another(self) -> None:
        self.seed.setValue((self.seed.value() + 1) % (self.seed.maximum() + 1))
        self._tell()

    def _tell(self) -> None:
        self._shown = self._numbers
        self.made.emit(str(self.tree()))
