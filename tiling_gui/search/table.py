"""The transposition table of the pure Python searches.

Positions with the same `key()` have the same value still to come, whatever was scored before; so bounds are stored
relative to the score so far and serve every position with that key. A value from a narrow window may only be a bound:
`probe` returns it if it settles the window.
"""

from collections.abc import Hashable
from dataclasses import dataclass

from tiling_gui.core.game import Position
from tiling_gui.search.result import INFINITY, Score


@dataclass(slots=True)
class Entry:
    """Bounds on a position (searched to some depth): lower <= value still to come <= upper."""

    lower: Score = -INFINITY
    upper: Score = INFINITY
    invalid: bool = False
    """Whether no line from here has a value; the bounds are then meaningless."""
    exact: bool = True
    """False if the bounds depend on estimates."""


class Table:
    """A transposition table that never evicts an entry."""

    def __init__(self) -> None:
        self._entries: dict[Hashable, Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def entry(self, position: Position, depth: float) -> Entry | None:
        """The entry for `position` searched to `depth` plies (infinity: to the end), or None."""
        return self._entries.get((position.key(), depth))

    def probe(self, position: Position, depth: float, alpha: Score, beta: Score) -> tuple[Score | None, Entry] | None:
        """(value, entry) for an exact value, a lower bound >= beta or an upper bound <= alpha; otherwise None."""
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
        """Store that the value of `position` is at least `value` (is_lower), at most it (is_upper), or both.

        None means that it has no value. `exact` is False if the value depends on estimates.
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
