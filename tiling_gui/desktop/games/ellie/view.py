"""ELLIE in the window: the board in the middle, its set-up card, its words."""

from collections.abc import Sequence

from tiling_gui.core.game import Side
from tiling_gui.desktop.games.ellie.board import EllieBoard
from tiling_gui.desktop.games.ellie.nim_parts import nim_parts
from tiling_gui.desktop.games.ellie.set_up_card import EllieCard
from tiling_gui.desktop.games.grid_board.view import SquaresView
from tiling_gui.desktop.games.impartial.view import LastMoverView, owners, turn_words
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import Words
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.games.ellie.rules import GAME, ElliePosition, Tile
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.language import plural, tr
from tiling_gui.store import Store

LINKS = ("nimSum", "lesson", "results")
"""Where else to go, at the foot of the left panel."""


class View(SquaresView, LastMoverView):
    """Board and set-up of ELLIE."""

    game = GAME
    typed = "3x4"

    def __init__(self, actions: Actions, store: Store, jobs: Jobs) -> None:
        super().__init__()
        self.tiles = EllieBoard()
        self.listen_to(self.tiles)
        self.wrap(actions, jobs, self.tiles, EllieSolver(), nim_parts)
        self.set_out(EllieCard(), [actions[name] for name in LINKS])

    def show_position(
        self, position: ElliePosition, sides: Sequence[Side], last: Tile | None, *, animate: bool, taken: bool = False
    ) -> None:
        self.tiles.set_mover(None if position.is_over else position.to_move)
        whose = owners(position.given, sides)
        self.tiles.set_position(position, sides=whose, last=last, animate=animate or taken)
        self.show_parts(position)

    def words(self, position: ElliePosition) -> Words:
        """ "FIRST to move", 3 tiles, "5 free squares in 2 parts"."""
        title = turn_words(position)
        count, live = len(position.tiles), position.live.bit_count()
        squares = plural("%n free squares", "%n free square", live)
        found = len(position.region.components())
        parts = plural("{squares} in %n parts", "{squares} in %n part", found, squares=squares)
        facts = tr("no tile fits any more") if position.is_over else parts
        return Words(title, str(count), plural("tiles", "tile", count), facts)
