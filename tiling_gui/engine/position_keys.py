"""The keys of positions in facts, and the bounds that follow from a proof by lemma T. No numba here."""

import re
from functools import lru_cache

from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr

_COMPONENT = re.compile(r"([0-9]{1,3})x([0-9]{1,3}):([0-9a-f]{1,100})")
_LARGEST = 10_000
"""The most squares of a rectangle in a key."""


@lru_cache(1024)
def position_key(board: Board, live: int) -> str:
    """A key that is equal for live squares whose components are equal up to translation and the eight symmetries.

    Every component is written as rows x columns : mask in hexadecimal (its least image), the largest first,
    joined by "+"; "" for a position that is over. Single squares are omitted.
    """
    parts = []
    for part in board.components(live & ~board.dead(live)):
        parts.append((part.bit_count(), *board.least_image(part)))
    parts.sort(reverse=True)
    return "+".join(f"{rows}x{columns}:{mask:x}" for _, rows, columns, mask in parts)


def component_named(name: str) -> tuple[int, int, int]:
    """Parse (rows, columns, mask) of one component of a key. Raises InputError for anything else."""
    if parts := _COMPONENT.fullmatch(name):
        rows, columns, mask = int(parts[1]), int(parts[2]), int(parts[3], 16)
        if 1 <= rows * columns <= _LARGEST and 0 < mask < 1 << rows * columns:
            return rows, columns, mask
    raise InputError(
        tr("A component of a position's key is rows x columns : mask, such as 2x3:3f, not {name!r}.", name=name[:60])
    )


def squares_of_key(key: str) -> int:
    """The number of live squares of the position described by a key."""
    return sum(component_named(name)[2].bit_count() for name in key.split("+")) if key else 0


def proved_bound(key: str, to_move: Side, lower: int, upper: int, nodes: int = 0, seconds: float = 0.0) -> Bound:
    """The fact that lower <= dominoes to come <= upper with `to_move` to move.

    By lemma T the bounds for the other player to move are one weaker.
    """
    most = squares_of_key(key) // 2
    mine = max(lower, 0), min(upper, most)
    other = max(lower - 1, 0), min(upper + 1, most)
    first, second = (mine, other) if to_move is Side.MAX else (other, mine)
    return Bound(key, *first, *second, nodes=nodes, seconds=round(seconds, 3))


def bound_of(position: DominoPosition, lower: int, upper: int, nodes: int = 0, seconds: float = 0.0) -> Bound:
    """The fact that a position's final count is between `lower` and `upper`."""
    key, count = position_key(position.board, position.live), position.count
    return proved_bound(key, position.to_move, lower - count, upper - count, nodes, seconds)
