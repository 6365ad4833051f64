"""The view of the matching game: graph, set-up card and texts."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Slot

from tiling_gui.core.catalogue import game
from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.board_card import OPEN
from tiling_gui.desktop.games.graphs.graph_card import GraphCard
from tiling_gui.desktop.games.graphs.graph_windows import GraphView, GraphWindows
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.fields import Combo
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError
from tiling_gui.games.matching.graph_facts import extent
from tiling_gui.games.matching.rules import GAME, Edge, MatchingPosition
from tiling_gui.games.matching.wrapped_board import wrapped_board
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.verdict import sentence
from tiling_gui.store import Store


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
            self.tell(tr("An open board is played as the tiling game."))
            return
        try:
            graph = self.position().graph
        except InputError as error:
            self.tell(str(error), wrong=True)
            self.start.setEnabled(False)
            return
        self.start.setEnabled(True)
        vertices = plural("%n vertices", "%n vertex", len(graph.vertices))
        edges = plural("%n edges", "%n edge", len(graph.edges))
        self.tell(f"{vertices}, {edges}.")

    def _show_edges(self) -> None:
        """Show the choice of edges for a board whose sides touch."""
        family = self.graph.currentData()
        touching = self.edges.findData(family) > 0
        self.edges.setVisible(touching)
        self._edges_label.setVisible(touching)
        if touching and self.sender() is not self.edges:
            self.edges.setCurrentIndex(self.edges.findData(family))


LINKS = ("drawMatchingGraph", "openMatchingGraph", "results")


class View(GraphView):
    game = GAME
    first_start_text = "petersen"
    board: Board
    card: MatchingCard
    aim = mark("Choose edges that have no common end. MAX wants many edges, MIN few.")

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.card = MatchingCard(self.first_start(Settings()))
        self.set_up = SetUpPanel(self.card, [actions[name] for name in LINKS])
        self.board = Board(GAME)
        self.use(self.board)
        self.build_for_graphs(GraphWindows(store, self.board, self.card), actions["openMatchingGraph"])
        self._shown: MatchingPosition | None = None

    def show_position(
        self,
        position: MatchingPosition,
        sides: Sequence[Side],
        last: Edge | None,
        *,
        animate: bool,
    ) -> None:
        shown, self._shown = self._shown, position
        if shown is None or (shown.graph, shown.first) != (position.graph, position.first):
            self.card.show_start(position)
        self.windows.graph_shown = position.graph
        super().show_position(position, sides, last, animate=animate)

    def words(self, position: MatchingPosition) -> Words:
        """E.g. "MAX to move", 3 "edges", "5 vertices can still be covered"; on a board dominoes and squares."""
        title = tr("{side} to move", side=position.to_move)
        count, live = position.scored, position.open.bit_count()
        if wrapped_board(position.graph):
            dead = plural("%n dead squares", "%n dead square", position.free.bit_count() - live)
            squares = plural("%n free squares", "%n free square", live)
            title = tr("No domino fits any more") if position.is_over else title
            return Words(title, str(count), plural("dominoes", "domino", count), f"{dead}, {squares}")
        title = tr("No edge is left") if position.is_over else title
        facts = plural("%n vertices can still be covered", "%n vertex can still be covered", live)
        return Words(title, str(count), plural("edges", "edge", count), facts)

    def extent(self, position: MatchingPosition) -> Extent:
        return extent(position)

    def end_sentence(self, position: MatchingPosition, lower: Value | None, upper: Value | None) -> str:
        """E.g. "4 edges, as with best play: a draw."."""
        return sentence(position.scored, lower, upper, _counted(position))

    def describe_move(self, position: MatchingPosition, move: Edge) -> str:
        """ "MAX b–c, 3 edges, MIN to move". `position` is the one before the move."""
        after = position.play(move)
        turn = tr("No edge is left") if after.is_over else tr("{side} to move", side=after.to_move)
        return f"{position.to_move} {position.write(move)}, {_counted(after)}, {turn}"


def _counted(position: MatchingPosition) -> str:
    if wrapped_board(position.graph):
        return plural("%n dominoes", "%n domino", position.scored)
    return plural("%n edges", "%n edge", position.scored)
