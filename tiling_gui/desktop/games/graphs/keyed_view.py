"""Base classes of views with a KeyedBoard, and of those of games on graphs."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QAction

from tiling_gui.core.game import Move, Side
from tiling_gui.desktop.games.graphs.graph_card import GraphCard
from tiling_gui.desktop.games.graphs.graph_windows import GraphWindows
from tiling_gui.desktop.games.graphs.keyed_board import KeyedBoard
from tiling_gui.desktop.games.start_card import StartCard
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel


class KeyedView(GameView):
    """A view with a KeyedBoard and a set-up card."""

    board: KeyedBoard

    def build(self, board: KeyedBoard, card: StartCard, panel: SetUpPanel) -> None:
        self.board, self.set_up = board, panel
        board.chosen.connect(self.chosen)
        board.pointed.connect(self.pointed)
        card.start_requested.connect(self.start_requested)

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        self.board.set_position(position, last)

    def tell_marks(self, said: Sequence[tuple[str, str]]) -> None:
        """Appends the marks to the diagram."""
        diagram = self.board.position.diagram()
        self.board.setAccessibleDescription("\n".join((diagram, *(words for _, words in said))))


class GraphView(KeyedView):
    """A view whose card offers the user's graphs and opens graph files."""

    card: GraphCard

    def build_for_graphs(self, windows: GraphWindows, opening: QAction) -> None:
        """Connects the card with `windows`; the action `opening` opens a graph file."""
        self.windows = windows
        windows.message.connect(self.message)
        opening.triggered.connect(windows.open)
        self.card.filled.connect(self.set_up.open_form)
        self.card.error.connect(self.message)

    def show_set_up(self, settings: Settings) -> None:
        """Adds the user's graphs to the choice; the rest of the card shows the current game."""
        self.windows.list_graphs()

    def default_start(self) -> Any:
        """The start chosen on the card. Raises InputError if it is invalid."""
        return self.card.position()
