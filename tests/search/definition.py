"""The Grundy value by its definition: the reference that solvers are compared with."""

from collections.abc import Hashable

from tiling_gui.core.game import LastMoverPosition
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
