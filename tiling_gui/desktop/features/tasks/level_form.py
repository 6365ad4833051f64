"""The level of a puzzle to look for, and the form in which it is chosen."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from tiling_gui.core.game import Game, Side
from tiling_gui.desktop.ui.widgets.base import named
from tiling_gui.desktop.ui.widgets.fields import Combo, Spin
from tiling_gui.desktop.ui.widgets.layouts import form
from tiling_gui.language import plain, plural, tr
from tiling_gui.records.record import board_name, shown_board

DEPTHS = (4, 6, 8, 10, 13)
"""The numbers of moves to the end to choose from."""
MOST = 18
"""Greatest number of puzzles found for a collection; their solutions fit on one printed page."""
MOST_GOOD = 5
_AT_FIRST = 2
"""Index of the board selected at first."""


@dataclass(frozen=True)
class PuzzleLevel:
    """The kind of puzzle to look for."""

    board: str = "5x5"
    """The board in its game's notation; "" for the start of the current game."""
    depth: int = 6
    """The number of moves to the end under optimal play, give or take one."""
    good: int = 1
    """The number of moves that keep the value."""
    to_move: Side | None = None
    """The side that finds the move; None for either."""
    game: str = "domino"


class LevelForm(QWidget):
    """The form for a level; keeps its choice while the game stays the same."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__()
        self.board, self.distance, self.mover, self.good, self.many = Combo(), Combo(), Combo(), Spin(), Spin()
        for depth in DEPTHS:
            self.distance.addItem(plural("%n moves", "%n move", depth), depth)
        self.distance.setCurrentIndex(1)
        self.good.setRange(1, MOST_GOOD)
        self.many.setRange(1, MOST)
        self.many.setValue(6)
        fields = (
            (self.board, "puzzleBoard", tr("Board")),
            (self.distance, "puzzleDepth", tr("Length")),
            (self.mover, "puzzleMover", tr("Side to move")),
            (self.good, "puzzleGood", tr("Moves that keep the value")),
            (self.many, "puzzlesToCollect", tr("Puzzles in a collection")),
        )
        for box, name, text in fields:
            named(box, name, text, text)
        self.setLayout(form(*((text, box) for box, _, text in fields)))
        self._game: Game[Any, Any] | None = None
        self.set_game(game)

    def set_game(self, game: Game[Any, Any]) -> None:
        if self._game is game:
            return
        self._game = game
        self.board.clear()
        for text in game.puzzle_boards:
            name = board_name(game.key, game.parse(text, game.sides[0]))
            self.board.addItem(shown_board(game.key, name), text)
        self.board.addItem(tr("The board of the game"), "")
        self.board.setCurrentIndex(min(_AT_FIRST, self.board.count() - 1))
        self.mover.clear()
        self.mover.addItem(tr("Either player"), None)
        for side in game.sides:
            self.mover.addItem(plain(side), side)

    @property
    def level(self) -> PuzzleLevel:
        assert self._game is not None
        board, depth = self.board.currentData(), self.distance.currentData()
        return PuzzleLevel(board, depth, self.good.value(), self.mover.currentData(), self._game.key)
