"""What is said of a puzzle."""

from typing import Any

from tiling_gui.core.game import Side, Value
from tiling_gui.language import plural, tr
from tiling_gui.players.puzzles import Puzzle


def asked(position: Any, good: int, value: Value) -> str:
    """What is to be found: "MAX to move. One move alone keeps 14."."""
    side = position.to_move
    if side in (Side.FIRST, Side.SECOND):
        if good == 1:
            return tr("{side} to move. One move alone wins.", side=side)
        return plural("{side} to move. %n moves win: find one.", "{side} to move. %n move wins.", good, side=side)
    if good == 1:
        return tr("{side} to move. One move alone keeps {value}.", side=side, value=value)
    return plural(
        "{side} to move. %n moves keep {value}: find one.",
        "{side} to move. %n move keeps {value}.",
        good,
        side=side,
        value=value,
    )


def only(puzzle: Puzzle) -> str:
    """Why the solution is right."""
    move = puzzle.position.write(puzzle.solution)
    if puzzle.others:
        return tr("{move} keeps the value.", move=move)
    return tr("{move} is the only move that keeps the value.", move=move)
