"""Remoteness: how many moves a game for the last move still lasts if the winner hurries and the loser delays.

A position without moves has remoteness 0. One that is won has one more than the least remoteness of the options that
are lost for who moves then; one that is lost has one more than the greatest of all its options. So an even remoteness
is a lost position and an odd one a won position (C. A. B. Smith 1966, after Steinhaus; Berlekamp, Conway and Guy,
Winning Ways, chapter 9). It does not follow from the Grundy values of the parts: the whole position is searched.
"""

from collections.abc import Hashable
from typing import Any

from tiling_gui.core.limits import StopToken

MOMENT = 0.5
"""Seconds that an engine gives to it: it is asked only to choose among moves that all lose."""
_REMEMBERED = 200_000
"""Positions kept before the memory is emptied."""


class RemotenessSolver:
    """Remembers what it has found. Used by one thread at a time."""

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
