"""What the views share whose board is a KeyedBoard, and those of games on graphs among them."""

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
    """A board and a card, from which it begins."""

    board: KeyedBoard

    def put_together(self, board: KeyedBoard, card: StartCard, panel: SetUpPanel) -> None:
        self.board, self.set_up = board, panel
        board.chosen.connect(self.chosen)
        board.pointed.connect(self.pointed)
        card.asked.connect(self.begin)

    def show_position(
        self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool, taken: bool = False
    ) -> None:
        self.board.set_position(position, last)

    def tell_marks(self, said: Sequence[tuple[str, str]]) -> None:
        """After the diagram."""
        diagram = self.board.position.diagram()
        self.board.setAccessibleDescription("\n".join((diagram, *(words for _, words in said))))


class GraphView(KeyedView):
    """The card offers the graphs of one's own, opens files of them, and follows the game that is on."""

    card: GraphCard

    def put_on_graphs(self, windows: GraphWindows, opening: QAction) -> None:
        """What the card opens; `opening` asks for a file with a graph."""
        self.windows = windows
        windows.message.connect(self.message)
        opening.triggered.connect(windows.open)
        self.card.filled.connect(self.set_up.open_form)
        self.card.error.connect(self.message)

    def show_set_up(self, settings: Settings) -> None:
        """Graphs of one's own join the families; the rest of the card is the game that is shown."""
        self.windows.list_graphs()

    def default_start(self) -> Any:
        """The game of the card. Raises InputError with what is wrong with it."""
        return self.card.position()
