"""What proved bounds along a line of play prove about its mistakes: which moves lost something, and at least how much.

Let v(k) be the value after k moves. A move of MAX (FIRST) never raises it and a move of MIN (SECOND) never lowers it.
So MAX's moves from i to j lose at least lower(i) − upper(j) together, whatever MIN does between them, and a move from k
to k + 1 loses at most upper(k) − lower(k + 1). The bounds need not be of adjacent positions.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from tiling_gui.core.game import Side, Value
from tiling_gui.language import tr
from tiling_gui.search.result import maximises

Bounds = tuple[Value | None, Value | None]
"""Proved bounds on the final value; equal if it is exact, None if nothing is known."""

_LISTED = 4
"""Moves among which a loss is named one by one; of more, the first and the last are named."""


@dataclass(frozen=True)
class Loss:
    """A proved loss: at least `mistakes` of the moves `numbers`, all by `side`, lost at least `least` together."""

    numbers: tuple[int, ...]
    """The numbers of the moves that may have lost it, from 1, ascending; one if it is known which."""
    side: Side
    mistakes: int
    least: Value

    @property
    def is_placed(self) -> bool:
        """Whether it is known which move lost it."""
        return len(self.numbers) == 1

    def sentence(self, tr: Callable[..., str] = tr) -> str:
        """ "MAX lost 1 or more in move 3 or 5."; in English with `tr=plain`."""
        known = {"side": self.side, "moves": self._moves(tr), "least": self.least, "count": self.mistakes}
        if self.side in (Side.FIRST, Side.SECOND):
            return tr("{side} gave the win away in {moves}.", **known)
        if self.mistakes > 1:
            return tr("{side} lost {least} or more in {moves}, with {count} mistakes or more.", **known)
        return tr("{side} lost {least} or more in {moves}.", **known)

    def _moves(self, tr: Callable[..., str]) -> str:
        *some, last = map(str, self.numbers)
        if not some:
            return tr("move {number}", number=last)
        if len(some) >= _LISTED:
            return tr("its moves {first} to {last}", first=some[0], last=last)
        return tr("move {some} or {last}", some=", ".join(some), last=last)


def tightened(positions: Sequence[Any], bounds: Sequence[Bounds], largest_cost: Value | None) -> tuple[Bounds, ...]:
    """`bounds` after 0, 1, ... moves, with what follows from those before and after.

    `positions` are those before each move; `largest_cost` is that of the game.
    """
    found = list(bounds)
    steps = [(k, maximises(positions[k]), _cap(positions[k], largest_cost)) for k in range(len(bounds) - 1)]
    for k, high, cap in reversed(steps):
        found[k] = intersection(found[k], _beyond(found[k + 1], high, cap))
    for k, high, cap in steps:
        found[k + 1] = intersection(found[k + 1], _beyond(found[k], not high, cap))
    return tuple(found)


def losses(positions: Sequence[Any], bounds: Sequence[Bounds], largest_cost: Value | None) -> tuple[Loss, ...]:
    """Every proved loss of a line, in the order of its moves; no move is in two of them. () if bounds contradict.

    Together they have as many mistakes as are proved. The parameters are those of `tightened`.
    """
    if not any(_some_loss(bounds, high) for high in (True, False)):
        return ()
    found = tightened(positions, bounds, largest_cost)
    if any(lower is not None and upper is not None and lower > upper for lower, upper in found):
        return ()
    places = positions[: len(bounds) - 1]
    sides = [position.to_move for position in places]
    free = {k for k, position in enumerate(places) if _cap(position, largest_cost) != 0}
    each = (loss for side in dict.fromkeys(sides) for loss in _of_side(side, sides, free, found, largest_cost))
    return tuple(sorted(each, key=lambda loss: loss.numbers))


def intersection(first: Bounds, second: Bounds) -> Bounds:
    """The intersection of two bounds on the same position."""
    lower = [bound for bound in (first[0], second[0]) if bound is not None]
    upper = [bound for bound in (first[1], second[1]) if bound is not None]
    return max(lower, default=None), min(upper, default=None)


def exact(bounds: Bounds) -> Value | None:
    """The value, if the bounds prove it."""
    return bounds[0] if bounds[0] == bounds[1] else None


def _cap(position: Any, largest_cost: Value | None) -> Value | None:
    """The most that a move from `position` can lose: nothing if it is the only one."""
    return 0 if len(position.moves()) == 1 else largest_cost


def _beyond(bounds: Bounds, above: bool, distance: Value | None) -> Bounds:
    """Bounds on a value no less (`above`) or no more than the one bounded, and at most `distance` from it."""
    lower, upper = bounds
    if above:
        return lower, None if upper is None or distance is None else upper + distance
    return None if lower is None or distance is None else lower - distance, upper


def _oriented(bounds: Iterable[Bounds], high: bool) -> list[Bounds]:
    """The bounds, negated for the minimising side, so that its losses lower the value as well."""
    if high:
        return list(bounds)
    return [(None if up is None else -up, None if low is None else -low) for low, up in bounds]


def _some_loss(bounds: Iterable[Bounds], high: bool) -> bool:
    """Whether any value is proved to be worse for the side than an earlier one."""
    best: Value | None = None
    for lower, upper in _oriented(bounds, high):
        if best is not None and upper is not None and upper < best:
            return True
        best = lower if best is None else best if lower is None else max(best, lower)
    return False


def _of_side(
    side: Side, sides: Sequence[Side], free: set[int], bounds: Sequence[Bounds], largest_cost: Value | None
) -> Iterator[Loss]:
    """The losses of one side: the moves proved to lose something, then what is lost among others.

    `free` are the moves, from 0, that had an alternative.
    """
    told = _oriented(bounds, side in (Side.MAX, Side.FIRST))
    own = [k for k, each in enumerate(sides) if each is side and k in free]
    placed: dict[int, Value] = {}
    for k in own:
        least = _lost(told, k, k + 1)
        if least > 0:
            placed[k] = least
            yield Loss((k + 1,), side, 1, least)
    for start, end in _spans(told, largest_cost):
        inside = [k for k in own if start <= k < end]
        others = tuple(k + 1 for k in inside if k not in placed and _most(told, k, largest_cost) != 0)
        mistakes = _mistakes(told, start, end, largest_cost) - sum(k in placed for k in inside)
        if mistakes > 0 and others:
            elsewhere = sum(_most(told, k, largest_cost) or 0 for k in inside if k in placed)
            yield Loss(others, side, mistakes, _lost(told, start, end) - elsewhere)


def _lost(told: Sequence[Bounds], start: int, end: int) -> Value:
    """The least that the side lost between two positions; 0 if nothing is proved."""
    lower, upper = told[start][0], told[end][1]
    return 0 if lower is None or upper is None else max(lower - upper, 0)


def _most(told: Sequence[Bounds], k: int, largest_cost: Value | None) -> Value | None:
    """The most that move k (from 0) can have lost; None if not known."""
    upper, lower = told[k][1], told[k + 1][0]
    if lower is None or upper is None:
        return largest_cost
    return upper - lower if largest_cost is None else min(upper - lower, largest_cost)


def _mistakes(told: Sequence[Bounds], start: int, end: int, largest_cost: Value | None) -> int:
    """The fewest moves that can have lost what was lost between two positions."""
    lost = _lost(told, start, end)
    return ceil(lost / largest_cost) if largest_cost else int(lost > 0)


def _spans(told: Sequence[Bounds], largest_cost: Value | None) -> list[tuple[int, int]]:
    """Disjoint spans with the most mistakes in all, each as short as possible."""
    best, begins = [0], [-1]
    for end in range(1, len(told)):
        count, begin = best[-1], -1
        for start in range(end - 1, -1, -1):
            here = best[start] + _mistakes(told, start, end, largest_cost)
            if here > count:
                count, begin = here, start
        best.append(count)
        begins.append(begin)
    found, end = [], len(told) - 1
    while end > 0:
        if begins[end] < 0:
            end -= 1
        else:
            found.append((begins[end], end))
            end = begins[end]
    return found[::-1]
