"""The transposition table of the readable searches: what is known about positions that were seen before.

Positions with the same `key()` are worth the same from here on, whatever was scored before; so bounds are kept
relative to what the position has scored, and serve every position with that key. A bound that a window cut short
is only a bound: `probe` answers if it settles the question that is asked.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from tiling_gui.core.game import Position
from tiling_gui.search.result import INFINITY, Score


@dataclass(slots=True)
class Entry:
    """Proved of a position (searched to some depth): lower <= value still to come <= upper."""

    lower: Score = -INFINITY
    upper: Score = INFINITY
    invalid: bool = False
    """True if no line from here has a value; then the bounds say nothing."""
    exact: bool = True
    """False if estimates went into the bounds."""


class Table:
    """A dictionary of entries; nothing is ever thrown out."""

    def __init__(self) -> None:
        self._entries: dict[Hashable, Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def entry(self, position: Position, depth: float) -> Entry | None:
        """What is known of `position` searched to `depth` further plies (infinity: to the end)."""
        return self._entries.get((position.key(), depth))

    def probe(self, position: Position, depth: float, alpha: Score, beta: Score) -> tuple[Score | None, Entry] | None:
        """A value that is exact, or a lower bound >= beta, or an upper bound <= alpha; None if none is known."""
        entry = self.entry(position, depth)
        if entry is None:
            return None
        if entry.invalid:
            return None, entry
        base = position.scored
        if entry.lower + base >= beta or entry.lower == entry.upper:
            return entry.lower + base, entry
        if entry.upper + base <= alpha:
            return entry.upper + base, entry
        return None

    def store(
        self,
        position: Position,
        depth: float,
        value: Score | None,
        *,
        is_lower: bool = True,
        is_upper: bool = True,
        exact: bool = True,
    ) -> None:
        """Keeps that the value of `position` is at least `value` (is_lower), at most it (is_upper), or both.

        None says that it has no value. `exact` is False if estimates went into it.
        """
        entry = self._entries.setdefault((position.key(), depth), Entry())
        entry.exact = entry.exact and exact
        if value is None:
            entry.invalid = True
            return
        rest = value - position.scored
        if is_lower:
            entry.lower = max(entry.lower, rest)
        if is_upper:
            entry.upper = min(entry.upper, rest)
