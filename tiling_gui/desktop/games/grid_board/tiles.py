"""What the board asks of a game in which tiles are placed on squares: dominoes, or the Ls of ELLIE."""

from collections.abc import Sequence
from typing import Any, Protocol

from tiling_gui.core.board import Board, Square
from tiling_gui.core.game import Side

Tile = tuple[Square, ...]
"""The squares of one tile in reading order; a move places one."""


class TiledPosition(Protocol):
    """A board with tiles on it."""

    @property
    def board(self) -> Board:
        """The squares."""
        ...

    @property
    def to_move(self) -> Side:
        """Who places the next tile."""
        ...

    @property
    def placed(self) -> Sequence[Tile]:
        """The tiles in the order they were placed."""
        ...

    @property
    def given(self) -> int:
        """How many of them belong to the set-up; they come first."""
        ...

    @property
    def owners(self) -> Sequence[Side | None]:
        """Who placed each of them; None where nobody knows."""
        ...

    @property
    def free(self) -> int:
        """Mask of the squares that no tile covers."""
        ...

    @property
    def live(self) -> int:
        """Mask of the free squares that can still be covered."""
        ...

    def moves(self) -> Sequence[Tile]:
        """What can be placed."""
        ...

    def why_not(self, move: Any) -> str | None:
        """Why a tile cannot be placed, as a sentence; None if it can."""
        ...

    def write(self, move: Any) -> str:
        """A tile as people write it."""
        ...

    def read(self, text: str) -> Tile:
        """The tile that was written. Raises InputError."""
        ...

    def set_up(self) -> "TiledPosition":
        """The position the game started from."""
        ...
