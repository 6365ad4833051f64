"""What games won by the last move have in common: a player who cannot move loses (normal play).

A finished game has the value +1 if FIRST made the last move and -1 if SECOND did; nothing is scored before the end.
"""

from typing import Any

from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Position, Side
from tiling_gui.core.text_game import move_error


class LastMover(Displayable):
    """Base class of positions in games won by the last move; a subclass defines `is_over` and `to_move`."""

    to_move: Side

    @property
    def is_over(self) -> bool:
        """Whether no legal move is left."""
        raise NotImplementedError

    @property
    def scored(self) -> int:
        return 0

    def winner(self) -> Side:
        """The side that made the last move. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.to_move.other

    def value(self) -> int:
        """+1 if FIRST made the last move, -1 if SECOND did. Raises ValueError before the end."""
        return 1 if self.winner() is Side.FIRST else -1


def parity_guess(position: Position) -> float:
    """An estimate of the value: half the result of playing the first listed move until the end."""
    while not position.is_over:
        position = position.play(position.moves()[0])
    value = position.value()
    return 0.0 if value is None else float(value) / 2


def demand(move: Any, usual: tuple[Any, ...]) -> None:
    """Raise InputError unless `move` is a tuple of the same types as `usual`, a move of the game."""
    if not (isinstance(move, tuple) and tuple(map(type, move)) == tuple(map(type, usual))):
        raise move_error(usual, move)
