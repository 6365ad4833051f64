"""Where a sharing game can still end, whoever plays how: the least and greatest share of MAX, as far as that is found.

Counting gives bounds at once: what is MAX's already, and all that is not MIN's. Few colourings are tried one by
one; of many, some that climb towards each bound. A bound that is reached is exact; one that is not stays a bound.
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
"""Colourings that are tried one by one."""
_STARTS = 12
"""Colourings that are climbed from towards each bound."""


def extent(position: SharingPosition) -> Extent:
    """The least and greatest share of MAX over every way to colour the rest; bounds where not `exact`."""
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
    """A colour that is proposed is given to something."""
    return not position.proposed or position.proposed in rest


def _share(position: SharingPosition, rest: tuple[int, ...] | list[int]) -> Fraction:
    colours = list(position.colours)
    for i, colour in zip(position.uncoloured, rest, strict=True):
        colours[i] = colour
    return replace(position, colours=tuple(colours), proposed=0).value()


def _reached(position: SharingPosition, goal: Fraction, better: Callable[[Fraction, Fraction], Fraction]) -> bool:
    """True if some colouring is worth `goal`; False if none was found."""
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
    """All of one colour, all different, by chance; a proposed colour always among them."""
    k, n = position.game.colours, len(position.uncoloured)
    first = position.proposed or 1
    for colour in range(1, min(k, 3) + 1):
        yield [first, *[colour] * (n - 1)]
    if position.game.rule == Rule.DIFFER:
        yield [(i + first - 1) % k + 1 for i in range(n)]
    chance = random.Random(n)
    for _ in range(_STARTS if n <= 20 else 1):
        yield [first, *(chance.randint(1, k) for _ in range(n - 1))]
