"""Grundy values: what a solver of a game for the last move answers, and what follows from its answers.

Every impartial game is a nim heap in disguise (Sprague, Grundy): its value is the mex of the values of its options,
the value of a sum is the nim-sum, and a position of value 0 is a P-position: the previous player wins.
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Protocol

from tiling_gui.core.game import LastMoverPosition, Move
from tiling_gui.core.limits import Run


class GrundySolver(Protocol):
    """Answers about the positions of one game for the last move, and remembers. Used by one thread at a time."""

    @property
    def nodes(self) -> int:
        """Positions searched so far; 0 where values are read from a sequence."""
        ...

    def grundy(self, position: Any, run: Run | None = None) -> int | None:
        """The Grundy value; None if it was stopped first, or where the position is no nim heap."""
        ...

    def is_lost(self, position: Any, run: Run | None = None) -> bool | None:
        """Whether who moves loses, in the way that is cheapest in this game; None if it was stopped first."""
        ...

    def winning_moves(self, position: Any, run: Run | None = None) -> list[Move] | None:
        """Every move that wins against any reply, in the order of `moves()`; None if it was stopped first."""
        ...


def mex(values: Iterable[int]) -> int:
    """The least non-negative integer that is not among `values`."""
    seen = set(values)
    least = 0
    while least in seen:
        least += 1
    return least


def nim_sum_rows(heaps: Sequence[int]) -> list[tuple[int, str]]:
    """(heap, binary digits) for every heap and for the nim-sum at the end: addition in binary without carrying."""
    total = 0
    for heap in heaps:
        total ^= heap
    width = max(1, max(heaps, default=0).bit_length())
    return [(number, f"{number:0{width}b}") for number in (*heaps, total)]


def grundy_by_definition(position: LastMoverPosition, known: dict[Hashable, int] | None = None) -> int:
    """The mex over all options, position by position, without any knowledge of the game: the reference.

    Only for games in which every line ends when a player cannot move (not for Treblecross).
    """
    known = {} if known is None else known
    # The value does not depend on who moves, but keys name the mover: both are kept.
    key = position.key()
    if key not in known:
        known[key] = mex([grundy_by_definition(position.play(move), known) for move in position.moves()])
    return known[key]
