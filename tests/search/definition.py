"""The value and the Grundy value by their definitions: the references that solvers are compared with."""

from collections.abc import Hashable
from functools import cache
from typing import Any

from tiling_gui.core.game import LastMoverPosition, Side
from tiling_gui.search.grundy import mex


def grundy_by_definition(position: LastMoverPosition, known: dict[Hashable, int] | None = None) -> int:
    """The Grundy value by its recursive definition, without any knowledge of the game.

    Only for games in which every line of play ends because a player cannot move (not for Treblecross).
    """
    known = {} if known is None else known
    # The value does not depend on the side to move, but keys include it, so both are stored.
    key = position.key()
    if key not in known:
        known[key] = mex([grundy_by_definition(position.play(move), known) for move in position.moves()])
    return known[key]


@cache
def value_by_definition(position: Any) -> Any:
    """The minimax value by trying every game; None if none has a value. 1 or -1 in games for the last move."""
    if position.is_over:
        return position.value()
    found = [value for move in position.moves() if (value := value_by_definition(position.play(move))) is not None]
    return (max if position.to_move in (Side.MAX, Side.FIRST) else min)(found, default=None)
