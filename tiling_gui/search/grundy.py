"""Grundy values: what a solver of a game for the last move answers, and what follows from its answers.

Every impartial game is a nim heap in disguise (Sprague, Grundy): its value is the mex of the values of its options,
the value of a sum is the nim-sum, and a position of value 0 is a P-position: the previous player wins.
"""

from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Protocol

from tiling_gui.core.game import LastMoverPosition, Move
from tiling_gui.core.limits import Run, StopToken


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


MOMENT = 0.5
"""Seconds that an engine gives to it: it is asked only to choose among moves that all lose."""
_REMEMBERED = 200_000
"""Positions kept before the memory is emptied."""


class RemotenessSolver:
    """How many moves a game for the last move still lasts if the winner hurries and the loser delays.

    A position without moves has remoteness 0. One that is won has one more than the least remoteness of the options
    that are lost for who moves then; one that is lost has one more than the greatest of all its options. So an even
    remoteness is a lost position and an odd one a won position (C. A. B. Smith 1966, after Steinhaus; Berlekamp, Conway
    and Guy, Winning Ways, chapter 9). It does not follow from the Grundy values of the parts: the whole position is
    searched. Used by one thread at a time.
    """

    def __init__(self) -> None:
        self._known: dict[Hashable, int] = {}

    def remoteness(self, position: Any, stop: StopToken | None = None) -> int | None:
        """The remoteness; None if it was stopped first."""
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
        """Of a lost position the moves that let the game last longest, in the order of `moves()`; [] if stopped."""
        if self.remoteness(position, stop) is None:
            return []
        lasts = {move: self._known[position.play(move).key()] for move in position.moves()}
        return [move for move, value in lasts.items() if value == max(lasts.values())]
