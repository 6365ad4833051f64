"""Grundy values and remoteness: the interface of the solvers of impartial games, and reference algorithms.

Every impartial game is equivalent to a nim heap (Sprague, Grundy): its value is the mex of the values of its options,
the value of a sum is the nim-sum, and a position of value 0 is a P-position: the previous player wins.
"""

from collections.abc import Hashable, Iterable, Sequence
from functools import reduce
from operator import xor
from typing import Any, Protocol

from tiling_gui.core.game import Move
from tiling_gui.core.limits import Run, StopToken


class GrundySolver(Protocol):
    """Solves positions of one impartial game, remembering results. Used by one thread at a time."""

    @property
    def nodes(self) -> int:
        """Positions searched so far; 0 if values are read from a sequence."""
        ...

    def grundy(self, position: Any, run: Run | None = None) -> int | None:
        """The Grundy value; None if stopped first, or if the position is not equivalent to a nim heap."""
        ...

    def is_lost(self, position: Any, run: Run | None = None) -> bool | None:
        """Whether the side to move loses, found in the cheapest way for this game; None if stopped first."""
        ...

    def winning_moves(self, position: Any, run: Run | None = None) -> list[Move] | None:
        """Every winning move, in the order of `moves()`; None if stopped first."""
        ...


def mex(values: Iterable[int]) -> int:
    """The minimum excludant: the least non-negative integer not in `values`."""
    seen = set(values)
    least = 0
    while least in seen:
        least += 1
    return least


def nim_sum(values: Iterable[int]) -> int:
    """The bitwise exclusive or of the values."""
    return reduce(xor, values, 0)


def nim_sum_rows(heaps: Sequence[int]) -> list[tuple[int, str]]:
    """(heap, binary digits) for every heap, and for the nim-sum at the end: binary addition without carrying."""
    total = nim_sum(heaps)
    width = max(1, max(heaps, default=0).bit_length())
    return [(number, f"{number:0{width}b}") for number in (*heaps, total)]


MOMENT = 0.5
"""Seconds an engine spends on remoteness, which only chooses among moves that all lose."""
_REMEMBERED = 200_000
"""Positions remembered before the table is cleared."""


class RemotenessSolver:
    """Computes remoteness: how many moves an impartial game lasts if the winner hurries and the loser delays.

    A position without moves has remoteness 0. A won position has one more than the least remoteness of its lost
    options, a lost position one more than the greatest of all its options. So an even remoteness means lost for the
    side to move, an odd one won (C. A. B. Smith 1966, after Steinhaus; Berlekamp, Conway and Guy, Winning Ways,
    chapter 9). It does not follow from the Grundy values of the components, so the whole position is searched. Used by
    one thread at a time.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, int] = {}

    def remoteness(self, position: Any, stop: StopToken | None = None) -> int | None:
        """The remoteness; None if stopped first."""
        known = self._known
        if len(known) > _REMEMBERED:
            known.clear()
        waiting: list[tuple[Hashable, Any, dict[Hashable, Any] | None]] = [(position.key(), position, None)]
        while waiting:
            key, here, options = waiting.pop()
            if key in known:
                continue
            if stop is not None and stop.is_set:
                return None
            if options is None:
                options = {after.key(): after for after in map(here.play, () if here.is_over else here.moves())}
                waiting.append((key, here, options))
                waiting += [(other, after, None) for other, after in options.items() if other not in known]
                continue
            lost = [known[other] for other in options if known[other] % 2 == 0]
            known[key] = 1 + (min(lost) if lost else max((known[other] for other in options), default=-1))
        return known[position.key()]

    def longest(self, position: Any, stop: StopToken | None = None) -> list[Any]:
        """For a lost position, the moves that make the game last longest, in the order of `moves()`; [] if stopped."""
        if self.remoteness(position, stop) is None:
            return []
        lasts = {move: self._known[position.play(move).key()] for move in position.moves()}
        return [move for move, value in lasts.items() if value == max(lasts.values())]
