"""What views of games won by the last move share: set-up, nim equivalent and texts."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Move, Side, Value
from tiling_gui.core.results import Extent
from tiling_gui.desktop.board.board import Board
from tiling_gui.desktop.games.nim_sum_bar import NimParts, NimSumBar
from tiling_gui.desktop.session.actions import Actions
from tiling_gui.desktop.session.game_view import GameView
from tiling_gui.desktop.session.jobs import Jobs
from tiling_gui.desktop.ui.settings import Settings
from tiling_gui.desktop.ui.widgets.layouts import column
from tiling_gui.desktop.ui.widgets.set_up_panel import SetUpPanel
from tiling_gui.errors import InputError
from tiling_gui.language import mark, tr
from tiling_gui.search.grundy import GrundySolver


class LastMoverView(GameView):
    """A view with the nim equivalent below its board."""

    ply_words = ("FIRST", "SECOND")
    counted = False
    aim = mark("Whoever cannot move loses.")

    def build_set_up_panel(self, card: Any, links: list[QAction]) -> None:
        """Make the left panel from `card`, which asks for a start, and links."""
        self.card, self._start = card, self.first_start(Settings())
        card.start_requested.connect(self.start_requested)
        card.error.connect(self._on_refused)
        self.set_up = SetUpPanel(card, links, sides=self.game.sides)

    def show_set_up(self, settings: Settings) -> None:
        """Show the start of the current game on the card."""
        self.card.show_start(self._start)

    def show_start(self, start: Any) -> None:
        """Show the start on the card, too."""
        super().show_start(start)
        if start != self._start:
            self._start = start
            self.card.show_start(start)

    def default_start(self) -> Any:
        """The start chosen on the card; that of the current game if the card is invalid."""
        try:
            return self.card.position()
        except InputError as error:
            self._on_refused(str(error))
            return self._start

    @Slot(str)
    def _on_refused(self, sentence: str) -> None:
        """Announces a sentence that the card shows itself; otherwise shows it in the status bar."""
        if self.card.note.isVisible():
            self.announce(sentence)
        else:
            self.pointed.emit(sentence)

    def build_board(
        self, actions: Actions, jobs: Jobs, inner: Board, solver: GrundySolver, nim_parts: NimParts
    ) -> None:
        """Make the board from `inner`, which gets the focus, and the nim equivalent below it, which uses `solver`."""
        self.use(inner)
        self.board = QWidget()
        self.board.setFocusProxy(inner)
        self.strip = NimSumBar(jobs, solver, nim_parts, self.board)
        self.board.setLayout(column((inner, 1), self.strip, gap=0))
        toggle = actions["nimSum"]
        toggle.toggled.connect(self.strip.set_shown)
        self.strip.set_shown(toggle.isChecked())

    def show_position(self, position: Any, sides: Sequence[Side], last: Move | None, *, animate: bool) -> None:
        super().show_position(position, sides, last, animate=animate)
        self.strip.show_position(position)

    def extent(self, position: Any) -> Extent:
        return Extent(-1, 1, True)

    def end_sentence(self, position: Any, lower: Value | None, upper: Value | None) -> str:
        """ "SECOND made the last move and wins."; and who wins with best play, if known."""
        winner = position.winner()
        if lower is None or lower != upper:
            return tr("{side} made the last move and wins.", side=winner)
        best = Side.FIRST if lower > 0 else Side.SECOND
        if best is winner:
            return tr("{side} made the last move and wins, as with best play.", side=winner)
        return tr("{side} made the last move and wins. With best play {best} wins.", side=winner, best=best)

    def describe_move(self, position: Any, move: Move) -> str:
        """ "FIRST a1–b1–a2, SECOND to move". `position` is the one before the move."""
        after = position.play(move)
        return f"{position.to_move} {position.write(move)}, {turn_words(after)}"


def turn_words(position: Any) -> str:
    """ "FIRST to move", "SECOND wins"."""
    if position.is_over:
        return tr("{side} wins", side=position.winner())
    return tr("{side} to move", side=position.to_move)
