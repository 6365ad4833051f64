"""The card of a new matching game: which graph, and who moves first."""

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tiling_gui.core.game import Side
from tiling_gui.core.graphs.families import named as graph_named
from tiling_gui.desktop.games.graphs.graph_card import GraphCard
from tiling_gui.desktop.ui.theme import Theme
from tiling_gui.desktop.ui.widgets.base import Label, named
from tiling_gui.desktop.ui.widgets.segmented import SegmentedControl
from tiling_gui.errors import InputError
from tiling_gui.games.matching.rules import MatchingPosition
from tiling_gui.language import plural, tr


class MatchingCard(GraphCard):
    """Asks for a game; says at once what is wrong with it."""

    newGameRequested = Signal(object)
    """A MatchingPosition."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._quiet = False
        self.first = SegmentedControl(theme, [(side, str(side)) for side in (Side.MAX, Side.MIN)])
        named(self.first, "firstPlayer", tr("Who moves first"))
        self.first.setMinimumWidth(128)
        row = QHBoxLayout()
        row.addWidget(Label(theme, tr("First")), 1)
        row.addWidget(self.first)
        self._column.addLayout(row)
        self._column.addWidget(self.note)
        self._column.addWidget(self.start)
        self.start.clicked.connect(self._on_start)
        self.show_start(default_position())

    def show_start(self, start: MatchingPosition) -> None:
        """Fills the card with a game's set-up."""
        self._quiet = True
        self._choose_graph(start.graph)
        self.first.set_current(start.first)
        self._quiet = False
        self._on_change()

    @property
    def position(self) -> MatchingPosition:
        """The game of the card. Raises InputError with what is wrong."""
        return MatchingPosition.start(self.chosen_graph, self.first.current)

    @Slot()
    def _on_change(self) -> None:
        if self._quiet:
            return
        self._show_numbers()
        try:
            graph = self.position.graph
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

    @Slot()
    def _on_start(self) -> None:
        self.newGameRequested.emit(self.position)


def default_position() -> MatchingPosition:
    """The Petersen graph, MAX first."""
    return MatchingPosition.start(graph_named("petersen"))
