"""The view of the sharing games: graph and colours, set-up card and texts."""

from collections.abc import Sequence

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Side, Value
from tiling_gui.core.graphs import graph_files
from tiling_gui.core.results import Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.graphs.graph_windows import GraphView, GraphWindows
from tiling_gui.desktop.games.sharing.set_up_card import SharingCard
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.file_dialogs import ask_file
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets import format as words
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.sharing.extent import extent
from tiling_gui.games.sharing.rules import GAME, Propose, SharingMove, SharingPosition
from tiling_gui.games.sharing.set_up import Rule
from tiling_gui.language import mark, tr
from tiling_gui.records.verdict import sentence
from tiling_gui.store import Store

LINKS = ("drawGraph", "openGraph", "valuesByColours")


class View(GraphView):
    game = GAME
    first_start_text = "friendship:3,edges,vertices,4"
    """F3 of the paper."""
    board: Board
    card: SharingCard
    ply_words = (mark("proposes"), mark("colours"))
    aim = mark("Both want the larger share: MAX proposes colours, MIN places them.")
    graph_title = mark("Guaranteed share of MAX")

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.card = SharingCard(self.first_start(Settings()).game)
        self.set_up = _Panel(self.card, [actions[name] for name in LINKS])
        self.board = Board(GAME)
        self.use(self.board)
        windows = SharingWindows(store, self.board, self.card)
        self.build_for_graphs(windows, actions["openGraph"])
        self.card.weightsWanted.connect(windows.ask_weights)
        self._shown: SharingPosition | None = None

    def show_position(
        self,
        position: SharingPosition,
        sides: Sequence[Side],
        last: SharingMove | None,
        *,
        animate: bool,
    ) -> None:
        if self._shown is None or self._shown.game != position.game:
            self.card.show_game(position.game)
        self._shown = position
        self.windows.graph_shown = position.game.graph
        super().show_position(position, sides, last, animate=animate)

    def rules(self, own: Side | None) -> str:
        """What both do, and whose a shared element is by the rule of the game shown."""
        owned = tr("What has more than one colour around it is MAX’s, the rest is MIN’s.")
        if self._shown is not None and self._shown.game.rule == Rule.ODD:
            owned = tr("What has an odd number of colours 1 around it is MAX’s, the rest is MIN’s.")
        return f"{super().rules(own)} {owned}"

    def words(self, position: SharingPosition) -> Words:
        """E.g. "MAX to propose", 2 "owned by MAX", "MIN owns 2, 3 still open"."""
        title = tr("Everything is shared") if position.is_over else self.game.turn(position)
        minus, still = (words.value(position.owned_by(side)) for side in (Side.MIN, None))
        facts = tr("MIN owns {count}, {still} still open", count=minus, still=still)
        if position.game.rule == Rule.ODD:
            facts = f"{facts} · {position.game.at_random}"
        return Words(title, words.value(position.owned_by(Side.MAX)), tr("owned by MAX"), facts)

    def extent(self, position: SharingPosition) -> Extent:
        return extent(position)

    def end_sentence(self, position: SharingPosition, lower: Value | None, upper: Value | None) -> str:
        """E.g. "MAX’s share 5, as with best play: a draw."."""
        share = position.value()
        total, unit = words.value(position.game.total), tr(position.game.share)
        counted = tr("{done} of {total} {parts}", done=share, total=total, parts=unit)
        text = sentence(share, lower, upper, counted)
        if position.game.rule != Rule.ODD:
            return text
        return f"{text} {position.game.at_random}"

    def move_text(self, position: SharingPosition, move: SharingMove) -> str:
        """ "colour 2" for MAX, the element for MIN."""
        if isinstance(move, Propose):
            return tr("colour {number}", number=move.colour)
        return position.write(move)

    def describe_move(self, position: SharingPosition, move: SharingMove) -> str:
        """ "MAX proposes colour 2, MIN to colour". `position` is the one before the move."""
        after = position.play(move)
        turn = tr("Everything is shared") if after.is_over else self.game.turn(after)
        if isinstance(move, Propose):
            return tr("MAX proposes colour {number}, {turn}", number=move.colour, turn=turn)
        mine, his = (words.value(after.owned_by(side)) for side in (Side.MAX, Side.MIN))
        return tr(
            "MIN gives colour {colour} to {element}, MAX owns {mine}, MIN {his}, {turn}",
            colour=position.proposed,
            element=position.write(move),
            mine=mine,
            his=his,
            turn=turn,
        )


class _Panel(SetUpPanel):
    """A panel with a short title: the full one is too long."""

    def set_title(self, title: str) -> None:
        """Set a short title, with the full one as its tool tip."""
        super().set_title(tr("Sharing, MAX first"))
        self.title.set_tip(title)


class SharingWindows(GraphWindows):
    """Loads graphs and files of weights; errors are reported as a sentence."""

    def __init__(self, store: Store, page: QWidget, card: SharingCard) -> None:
        super().__init__(store, page, card)
        self._sharing_card = card

    @Slot()
    def ask_weights(self) -> None:
        """Ask for a file of weights: a JSON object from names to numbers."""
        name = ask_file(self._page.window(), ["json"])
        if name:
            self.open_weights(name)

    def open_weights(self, name: str) -> bool:
        """Load weights from a file; False if that fails, after reporting why."""
        try:
            weights = graph_files.load_weights(name)
        except (InputError, StoreError) as error:
            self.message.emit(str(error))
            return False
        self._sharing_card.use_weights(weights)
        return True
