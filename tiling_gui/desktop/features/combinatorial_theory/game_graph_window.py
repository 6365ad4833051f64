"""Grundy's game as the lecture draws it: the game tree, or the game graph in which equal positions are one."""

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tiling_gui.desktop.features.combinatorial_theory.game_graph_picture import TreePicture
from tiling_gui.desktop.features.combinatorial_theory.graph_nodes import PileNodes
from tiling_gui.desktop.ui.theme import CAPTION, TITLE, Theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Hairline, Label, named
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.desktop.ui.widgets.window_size import open_at
from tiling_gui.games.heaps.rules import GrundyPosition
from tiling_gui.language import plural, tr
from tiling_gui.search.game_graph import game_graph, game_tree

LARGEST = 12
"""The tree of a larger pile is too wide to be looked at."""


class TreeWindow(QFrame):
    """The window."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("gameTreeWindow")
        self.setWindowTitle(tr("Grundy's game"))
        open_at(self, 860, 560)
        self.pile = Spin()
        named(self.pile, "pile", tr("Counters in the pile"))
        self.pile.setRange(1, LARGEST)
        self.pile.setValue(7)
        self.pile.setMinimumHeight(32)
        self.pile.valueChanged.connect(self.draw)
        self.kind = SegmentedControl(theme, [("tree", tr("Tree")), ("graph", tr("Graph"))])
        self.kind.setObjectName("treeOrGraph")
        self.kind.setMinimumWidth(150)
        self.kind.chosen.connect(self.draw)
        self.picture = TreePicture(theme, PileNodes())
        area = QScrollArea()
        named(area, "gameTreeArea", tr("Drawing"))
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(self.picture)
        self.words = Label(theme, size=CAPTION, role="muted")
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(Label(theme, tr("Grundy's game"), size=TITLE, weight=SEMIBOLD))
        top.addSpacing(12)
        top.addWidget(Label(theme, tr("Pile of")))
        top.addWidget(self.pile)
        top.addWidget(self.kind)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(area, 1)
        column.addWidget(Hairline(theme))
        column.addWidget(self.words)
        self.draw()

    @Slot()
    def draw(self) -> None:
        """Draws the tree or the graph of the pile in the field."""
        root = GrundyPosition((self.pile.value(),))
        graph = game_tree(root) if self.kind.current == "tree" else game_graph(root)
        self.picture.set_graph(graph)
        value = graph.nodes[0].grundy
        if value == 0:
            what = tr("A pile of {pile} is P, Grundy value 0: the second player wins.", pile=self.pile.value())
        else:
            what = tr(
                "A pile of {pile} is N, Grundy value {value}: the first player wins.",
                pile=self.pile.value(),
                value=value,
            )
        self.words.setText(
            plural(
                "%n positions. {what} Filled P: who has just moved wins.",
                "%n position. {what} Filled P: who has just moved wins.",
                len(graph.nodes),
                what=what,
            )
        )
