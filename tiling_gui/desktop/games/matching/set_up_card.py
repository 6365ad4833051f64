"""The set-up card of the matching game: the graph, and who moves first."""

from typing import Any

from PySide6.QtCore import QSignalBlocker, Slot

from tiling_gui.core.catalogue import game
from tiling_gui.desktop.games.graphs.graph_card import GraphCard
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.board_card import OPEN
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.errors import InputError
from tiling_gui.games.matching.rules import GAME, MatchingPosition
from tiling_gui.language import plural, tr


class MatchingCard(GraphCard):
    """Asks for a game; shows at once what is wrong with it."""

    def __init__(self, start: MatchingPosition) -> None:
        super().__init__()
        self._quiet = False
        self.edges = Combo()
        named(self.edges, "graphEdges", tr("Edges of the board"))
        self.edges.setFixedWidth(128)
        self.edges.setMinimumHeight(32)
        for text, key in ((tr("Open", "edges of a board"), OPEN), (tr("Cylinder"), "cylinder"), (tr("Torus"), "torus")):
            self.edges.addItem(text, key)
        self._edges_label = self.add_row(tr("Edges", "of a board"), self.edges)
        self.edges.activated.connect(self._on_change)
        self.first = self.first_of(GAME.sides)
        self.column.addWidget(self.start)
        self.column.addWidget(self.note)  # last, so that showing it moves no button
        self.show_start(start)

    def show_start(self, start: MatchingPosition) -> None:
        self._quiet = True
        self._choose_graph(start.graph)
        self.first.set_current(start.first)
        self._quiet = False
        self._on_change()

    def position(self) -> Any:
        """The start of a matching game, or of the tiling game if no sides of the board touch."""
        if self._is_open:
            rows, columns = (spin.value() for _, spin, _ in self._numbers[:2])
            return game("domino").parse(f"{rows}x{columns}", self.first.current)
        return MatchingPosition.start(self.chosen_graph, self.first.current)

    @property
    def _is_open(self) -> bool:
        return not self.edges.isHidden() and self.edges.currentData() == OPEN

    @Slot()
    def _on_change(self) -> None:
        if self._quiet:
            return
        spins = [spin for _, spin, _ in self._numbers[:2]]
        size = [spin.value() for spin in spins]
        other = self.sender() is self.edges and self.edges.currentData() != OPEN
        if other:
            self.graph.setCurrentIndex(self.graph.findData(self.edges.currentData()))
        self._show_numbers()
        if other:  # keep the size of the board when its edges change
            for spin, number in zip(spins, size, strict=True):
                with QSignalBlocker(spin):
                    spin.setValue(number)
        self._show_edges()
        if self._is_open:
            self.start.setEnabled(True)
            self.note.say(tr("An open board is played as the tiling game."))
            return
        try:
            graph = self.position().graph
        except InputError as error:
            self.note.say(str(error), wrong=True)
            self.start.setEnabled(False)
            return
        self.start.setEnabled(True)
        self.note.say(
            tr(
                "{vertices}, {edges}.",
                vertices=plural("%n vertices", "%n vertex", len(graph.vertices)),
                edges=plural("%n edges", "%n edge", len(graph.edges)),
            )
        )

    def _show_edges(self) -> None:
        """Shows the choice of edges for a board whose sides touch."""
        family = self.graph.currentData()
        touching = self.edges.findData(family) > 0
        self.edges.setVisible(touching)
        self._edges_label.setVisible(touching)
        if touching and self.sender() is not self.edges:
            self.edges.setCurrentIndex(self.edges.findData(family))
