"""The result of every search method, and the counters of a search.

Values are seen by MAX (by FIRST in games won by the last move: +1 won, -1 lost). Exact values are int or Fraction;
a float is an estimate from an evaluation function.
"""

from dataclasses import dataclass, field, replace
from typing import Generic, TypeGuard

from tiling_gui.core.game import M, Move, Position, Side, Value

Score = Value | float
"""A value being backed up: exact (int, Fraction) or estimated (float)."""

Found = tuple[Score | None, tuple[Move, ...]]
"""A backed-up value and its line of play; the value is None if the node is invalid (no line has a value)."""

INFINITY = float("inf")


def maximises(position: Position) -> bool:
    """Whether the side to move wants a high value: MAX, or FIRST in a game won by the last move."""
    return position.to_move in (Side.MAX, Side.FIRST)


def improves(value: Score | None, best: Score | None, maximising: bool) -> TypeGuard[Score]:
    """Whether `value` is better for the side to move than the `best` so far. Any value is better than None."""
    if value is None or best is None:
        return value is not None
    return value > best if maximising else value < best


@dataclass
class Counters:
    """The counters of a search. Cutoffs are named as in the e-Valuate paper, section 3."""

    nodes: int = 0
    """Positions entered, leaves and table hits included."""
    leaves: int = 0
    """Finished or estimated positions."""
    alpha_cutoffs: int = 0
    """MIN nodes cut off because a MAX ancestor already has at least as much."""
    beta_cutoffs: int = 0
    """MAX nodes cut off because a MIN ancestor already has at most as much."""
    table_hits: int = 0
    """Nodes answered by the table."""
    path: int = 0
    """The most nodes open at once, that is, the longest path."""
    stored: int = 0
    """Positions in the table at the end."""

    def copy(self) -> "Counters":
        return replace(self)


@dataclass(frozen=True)
class SearchResult(Generic[M]):
    """The result of a search method."""

    value: Score | None
    """The value of the root; None if it was not found in time (`complete` is False) or does not exist."""
    move: M | None
    """The best move found; after a search that was stopped, the best one so far, not proved."""
    line: tuple[M, ...]
    """The principal variation, as far as the method knows it."""
    counters: Counters = field(default_factory=Counters)
    exact: bool = True
    """Whether `value` is the minimax value of the game: nothing was estimated, averaged or left out."""
    complete: bool = True
    """False if a limit or a stop ended the search first."""
    depth: int | None = None
    """The horizon, in plies, of the search that found `value`; None for the whole tree."""
    seconds: float = 0.0
    pruned: int | None = None
    """Nodes never visited, out of T(n) of the e-Valuate paper; None if not counted."""
    order: tuple[Value, ...] = ()
    """In e-Valuate, the order in which values were tried at the root, if the method reports it."""
