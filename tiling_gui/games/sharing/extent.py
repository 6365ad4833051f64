"""The least and the greatest share of MAX with which a sharing game can end, whatever is played.

Counting gives immediate bounds: what is already MAX's, and everything that is not MIN's. If there are few colourings
all are tried; otherwise hill climbing starts from some of them towards each bound. A bound that is attained is exact;
one that is not remains a bound.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product

from tiling_gui.core.results import Extent
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.set_up import Rule

_ALL = 3_000
"""Maximum number of colourings that are all tried."""
_STARTS = 12
"""Number of random starts of hill climbing towards each bound."""


def extent(position: SharingPosition) -> Extent:
    """The least and the greatest share of MAX over all ways to colour the rest; only bounds unless `exact`."""
    free, low, high = position.uncoloured, *position.bounds
    if not free or low == high:
        return Extent(low, high, low == high)
    k = position.game.colours
    if k ** len(free) <= _ALL:
        every = product(range(1, k + 1), repeat=len(free))
        shares = [_share(position, rest) for rest in every if _allowed(position, rest)]
        return Extent(min(shares), max(shares), True)
    exact = _reached(position, low, min) and _reached(position, high, max)
    return Extent(low, high, exact)


def _allowed(position: SharingPosition, rest: tuple[int, ...] | list[int]) -> bool:
    """Whether a proposed colour is used, as it must be."""
    return not position.proposed or position.proposed in rest


def _share(position: SharingPosition, rest: tuple[int, ...] | list[int]) -> Fraction:
    colours = list(position.colours)
    for i, colour in zip(position.uncoloured, rest, strict=True):
        colours[i] = colour
    return replace(position, colours=tuple(colours), proposed=0).value()


def _reached(position: SharingPosition, goal: Fraction, better: Callable[[Fraction, Fraction], Fraction]) -> bool:
    """Whether a colouring worth `goal` was found."""
    for rest in _starts(position):
        share, moved = _share(position, rest), True
        while moved and share != goal:
            moved = False
            for i in range(len(rest)):
                kept = rest[i]
                for colour in range(1, min(position.game.colours, 8) + 1):
                    rest[i] = colour
                    if not _allowed(position, rest):
                        continue
                    found = _share(position, rest)
                    if found != share and better(found, share) == found:
                        share, kept, moved = found, colour, True
                rest[i] = kept
        if share == goal:
            return True
    return False


def _starts(position: SharingPosition) -> Iterator[list[int]]:
    """Starts of hill climbing: all in one colour, all different, random; a proposed colour is always used."""
    k, n = position.game.colours, len(position.uncoloured)
    first = position.proposed or 1
    for colour in range(1, min(k, 3) + 1):
        yield [first, *[colour] * (n - 1)]
    if position.game.rule == Rule.DIFFER:
        yield [(i + first - 1) % k + 1 for i in range(n)]
    chance = random.Random(n)
    for _ in range(_STARTS if n <= 20 else 1):
        yield [first, *(chance.randint(1, k) for _ in range(n - 1))]
