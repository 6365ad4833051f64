"""Opening, middle game and end: how much of the start is still free, whatever the game."""

from typing import Any

PHASES = ("opening", "middle", "end")
"""More than two thirds of the squares free, more than one third, the rest."""


def free_of(position: Any) -> int:
    """Free squares, vertices or variables; in games that have no such thing, legal moves."""
    for name in ("free", "uncoloured"):
        found = getattr(position, name, None)
        if isinstance(found, int):
            return found.bit_count()
        if found is not None:
            return len(found)
    return len(position.moves())


def phase(free: int, size: int) -> str:
    """Which of PHASES a position is in that has so many squares free of the `size` at the start."""
    return PHASES[0 if 3 * free > 2 * size else 1 if 3 * free > size else 2]
