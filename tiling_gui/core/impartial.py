"""What games for the last move have in common: who cannot move has lost (normal play).

Such a game is worth +1 to FIRST if FIRST made the last move and -1 if SECOND did; nothing is scored on the way.
"""

from typing import Any

from tiling_gui.core.drawing.positions import Shown
from tiling_gui.core.game import Position, Side
from tiling_gui.errors import input_error
from tiling_gui.language import tr


class LastMover(Shown):
    """Base of positions in games for the last move; a subclass has `is_over` and `to_move`."""

    to_move: Side

    @property
    def is_over(self) -> bool:
        """True when no move is left."""
        raise NotImplementedError

    @property
    def scored(self) -> int:
        return 0

    def winner(self) -> Side:
        """Who made the last move. Raises ValueError before the end."""
        if not self.is_over:
            raise ValueError("the game is not over")
        return self.to_move.other

    def value(self) -> int:
        """+1 if FIRST made the last move, -1 if SECOND did. Raises ValueError before the end."""
        return 1 if self.winner() is Side.FIRST else -1


def parity_guess(position: Position) -> float:
    """A guess at who makes the last move: the first listed moves are played to the end, and half of that believed."""
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
    """Raises InputError unless `move` is a tuple of just these types; `shape` says in marked words what is accepted."""
    if not (isinstance(move, tuple) and len(move) == len(kinds) and all(map(isinstance, move, kinds))):
        raise input_error("A move of this game is {shape}, not {move}.", shape=tr(shape), move=str(move)[:60])
