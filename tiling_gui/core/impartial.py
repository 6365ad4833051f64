"""What games won by the last move have in common: a player who cannot move loses (normal play).

A finished game has the value +1 if FIRST made the last move and -1 if SECOND did; nothing is scored before the end.
"""

from typing import Any

from tiling_gui.core.drawing.positions import Displayable
from tiling_gui.core.game import Position, Side
from tiling_gui.errors import input_error
from tiling_gui.language import tr


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


def last_mover_side(name: object, game: str) -> Side:
    """The Side "FIRST" or "SECOND" of a record's set-up. Raises InputError for anything else."""
    if name not in ("FIRST", "SECOND"):
        raise input_error("The first player of {game} is FIRST or SECOND, not {name!r}.", game=game, name=name)
    return Side(str(name))


def demand(move: Any, kinds: tuple[type, ...], shape: str) -> None:
    """Raises InputError unless `move` is a tuple of exactly these types; `shape` describes them, marked by `mark`."""
    if not (isinstance(move, tuple) and len(move) == len(kinds) and all(map(isinstance, move, kinds))):
        raise input_error("A move of this game is {shape}, not {move}.", shape=tr(shape), move=str(move)[:60])
