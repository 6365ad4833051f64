"""The compiled part of Grundy values of heap games; imported only when values are computed.

    values[n]   Grundy value of a heap of n, known for n < start
    seen[v]     equals the stamp of the current heap if v is the value of one of its options

Every heap has a new stamp, so that `seen` never has to be cleared: the mex is the least v without it.
"""

from typing import Any

import numpy as np
from numba import njit

SPACE = 1 << 17
"""An upper bound on values and nim-sums: a value is at most the number of options, and heaps have at most 2^31."""

_CHUNK = 256
"""Pairs between two checks whether all rare values have been found."""


@njit(cache=True, nogil=True)
def extend_octal(
    values: Any, start: int, end: int, digits: Any, seen: Any, is_rare: Any, rare: Any, count: int, given: Any
) -> int:
    """Compute values[start:end] of the octal game with these digits; digits[0] is the one before the point.

    `is_rare[v]` is 1 for values with an even number of ones under some mask, and `rare[:count]` are the heaps that have
    such values, in increasing order. For any mask, the nim-sum of two values is rare if and only if both or neither
    are, so common values come only from pairs with exactly one rare heap: few pairs give the least common value that no
    option has. The rare values below it are then looked for among the other pairs until all are found, which nearly
    always succeeds. Source: A. Flammenkamp, Sprague-Grundy values of octal games; A. Gangolli and T. Plambeck, 1989.

    `given` has the rare value of each of its heaps, or -1 if the value is known to be common. Returns the new `count`.
    """
    for n in range(start, end):
        if n < given.size and given[n] >= 0:
            values[n] = given[n]
            rare[count] = n
            count += 1
            continue
        stamp = n + 1
        for taken in range(min(n + 1, digits.size)):
            rest = n - taken
            if digits[taken] & 1 and rest == 0 and taken:
                seen[0] = stamp
            if digits[taken] & 2 and rest > 0 and taken:
                seen[values[rest]] = stamp
            if digits[taken] & 4:
                for k in range(1, count):  # the first is the heap of 0, which is not one of two heaps
                    a = rare[k]
                    if a >= rest:
                        break
                    seen[values[a] ^ values[rest - a]] = stamp
        common = 0
        while is_rare[common] or seen[common] == stamp:
            common += 1
        value = common if n < given.size else _least_rare(values, n, digits, seen, is_rare, common)
        values[n] = value
        if is_rare[value]:
            rare[count] = n
            count += 1
    return count


@njit(cache=True, nogil=True)
def _least_rare(values: Any, n: int, digits: Any, seen: Any, is_rare: Any, common: int) -> int:
    """The least rare value below `common` that no option has, else `common`.

    Values already seen are marked in `seen`.
    """
    stamp, least = n + 1, 0
    while least < common and (not is_rare[least] or seen[least] == stamp):
        least += 1
    for taken in range(min(n + 1, digits.size)):
        rest = n - taken
        if not digits[taken] & 4:
            continue
        for first in range(rest // 2, 0, -_CHUNK):
            if least == common:
                return common
            for a in range(first, max(first - _CHUNK, 0), -1):
                seen[values[a] ^ values[rest - a]] = stamp
            while least < common and (not is_rare[least] or seen[least] == stamp):
                least += 1
    return least


@njit(cache=True, nogil=True)
def extend_grundy(values: Any, start: int, end: int, seen: Any) -> None:
    """Compute values[start:end] of Grundy's game, in which a pile is split into two unequal ones."""
    for n in range(start, end):
        stamp = n + 1
        for a in range(1, (n + 1) // 2):
            seen[values[a] ^ values[n - a]] = stamp
        value = 0
        while seen[value] == stamp:
            value += 1
        values[n] = value


def seen_array() -> Any:
    return np.zeros(SPACE, dtype=np.int32)
