"""The view of the tiling game: board, set-up card and texts."""

from typing import Any

from PySide6.QtCore import Slot

from tiling_gui.core.catalogue import game
from tiling_gui.core.drawing.tiled_figure import listed
from tiling_gui.core.game import Side, Value
from tiling_gui.core.results import Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.board_card import OPEN, BoardCard, SetUp
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import GameView, Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError
from tiling_gui.games.domino import extent as counting
from tiling_gui.games.domino.rules import GAME, Domino, DominoPosition
from tiling_gui.language import mark, plural, tr
from tiling_gui.records.verdict import sentence
from tiling_gui.store import Store

LINKS = ("puzzles", "editPosition", "results")


class View(GameView):
    game = GAME
    aim = mark("MAX fills the board, MIN leaves holes.")

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.board = Board(GAME)
        self.use(self.board)
        self.card = BoardCard(touching=True)
        self.card.start_requested.connect(self._on_new_game)
        self.set_up = SetUpPanel(self.card, [actions[name] for name in LINKS])

    @classmethod
    def first_start(cls, settings: Settings) -> DominoPosition:
        """The board of the settings."""
        return DominoPosition.start(settings.rows, settings.columns, Side(settings.first))

    def show_set_up(self, settings: Settings) -> None:
        self.card.set_new_game(SetUp(settings.rows, settings.columns, Side(settings.first)))

    def rules(self, own: Side | None) -> str:
        """ "You and MIN take turns with dominoes. You want many. Click between two squares."."""
        said = tr("MAX and MIN take turns with dominoes. MAX wants many, MIN few.")
        if own is Side.MAX:
            said = tr("You and MIN take turns with dominoes. You want many.")
        elif own is Side.MIN:
            said = tr("You and MAX take turns with dominoes. You want few.")
        return " ".join((said, tr("Click between two squares.")))

    def words(self, position: DominoPosition) -> Words:
        """E.g. "MAX to move", 10 dominoes, "2 dead squares, 42 free squares"."""
        live = position.live.bit_count()
        title = tr("No domino fits any more") if position.is_over else tr("{side} to move", side=position.to_move)
        dead = plural("%n dead squares", "%n dead square", position.dead_squares)
        squares = plural("%n free squares", "%n free square", live)
        return Words(title, str(position.count), plural("dominoes", "domino", position.count), f"{dead}, {squares}")

    def default_start(self) -> Any:
        """The start chosen on the set-up card. Raises InputError if the board is too large.

        A board whose sides touch is a graph, played as a matching game.
        """
        chosen = self.card.position()
        if chosen.edges == OPEN:
            return DominoPosition.start(chosen.rows, chosen.columns, chosen.first)
        return game("matching").parse(f"{chosen.edges}:{chosen.rows}x{chosen.columns}", chosen.first)

    def settings_of(self, start: DominoPosition) -> dict[str, Any]:
        return {"rows": start.board.rows, "columns": start.board.columns, "first": str(start.to_move)}

    def extent(self, position: DominoPosition) -> Extent:
        found = counting.extent(position.board, position.free)
        return Extent(position.count + found.low, position.count + found.high, found.exact)

    def end_sentence(self, position: DominoPosition, lower: Value | None, upper: Value | None) -> str:
        """E.g. "28 dominoes, 29 with best play: MIN wins."."""
        return sentence(position.count, lower, upper)

    def describe_move(self, position: DominoPosition, move: Domino) -> str:
        """ "MIN e6 to e7, 10 dominoes, MAX to move". `position` is the one before the move."""
        squares = sum(map(position.board.bit, move))
        is_over = position.free & ~squares == position.board.dead(position.free & ~squares)
        turn = tr("no domino fits any more") if is_over else tr("{side} to move", side=position.to_move.other)
        dominoes = plural("%n dominoes", "%n domino", position.count + 1)
        return f"{position.to_move} {listed(move)}, {dominoes}, {turn}"

    @Slot()
    def _on_new_game(self) -> None:
        try:
            self.start_requested.emit(self.default_start())
        except InputError as error:
            self.message.emit(str(error))
