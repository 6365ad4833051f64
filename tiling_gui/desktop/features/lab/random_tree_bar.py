"""Which tree at random is watched: depth, branching, values, and the number that decides the leaves."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QGridLayout, QWidget

from tiling_gui.desktop.features.lab.exercises import MOST, Wanted
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.buttons import push_button
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.language import tr
from tiling_gui.search.random_tree import random_tree
from tiling_gui.search.typed_tree import Tree


class RandomTreeBar(QWidget):
    """Every change makes another tree, the same one for the same numbers."""

    made = Signal(str)
    """(tree) As nested lists."""
    sheet_wanted = Signal()
    """Exercises on trees such as this are to be written."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plies, self.branching, self.low, self.high, self.seed = Spin(), Spin(), Spin(), Spin(), Spin()
        grid = QGridLayout(self)
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
            box.setToolTip(tr("Makes a tree at random with these numbers"))
            box.setRange(least, most)
            box.setValue(value)
            label = Label(theme, text)
            label.setMinimumWidth(label.sizeHint().width())  # the fields give way before the words are cut
            grid.addWidget(label, place // 2, 2 * (place % 2))
            grid.addWidget(box, place // 2, 2 * (place % 2) + 1)
            box.setMaximumWidth(70)
            box.editingFinished.connect(self._changed)
        self._shown = self._numbers
        self.another = push_button(
            theme, "anotherTree", tr("Random tree"), tr("Makes a tree at random, with the next seed each time")
        )
        self.another.clicked.connect(self._another)
        grid.addWidget(self.another, 3, 0, 1, 4)
        self.number = Spin()
        named(self.number, "exercises", tr("Exercises"))
        self.number.setRange(1, MOST)
        self.number.setValue(4)
        self.number.setMaximumWidth(70)
        self.number.setToolTip(tr("How many exercises are on a sheet"))
        self.sheet = push_button(
            theme, "exerciseSheet", tr("Exercises…"), tr("Writes a sheet of trees at random, with the solutions")
        )
        self.sheet.clicked.connect(self.sheet_wanted)
        grid.addWidget(self.number, 4, 1)
        grid.addWidget(self.sheet, 4, 2, 1, 2)
        grid.setColumnStretch(0, 0)
        grid.setColumnStretch(2, 1)

    @property
    def _numbers(self) -> tuple[int, int, int, int, int]:
        low, high = sorted((self.low.value(), self.high.value()))
        return self.plies.value(), self.branching.value(), low, high, self.seed.value()

    def wanted(self, method: str) -> Wanted:
        """The exercises these numbers ask for."""
        return Wanted(method, *self._numbers, self.number.value())

    def tree(self, seed: int | None = None) -> Tree:
        """The tree of these numbers, or of another seed."""
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
