"""The compiled part of Grundy values of heap games; imported only when values are asked for.

    values[n]   Grundy value of a heap of n, known for n < start
    seen[v]     == the stamp of the heap at hand if v is the value of one of its options

The stamp is new for every heap, so that `seen` never has to be cleared: the mex is the least v without it.
"""

from typing import Any

import numpy as np
from numba import njit

SPACE = 1 << 17
"""Values and their nim-sums stay below it: a value is at most the number of options, and heaps have at most 2^31."""


@njit(cache=True, nogil=True)
def extend_octal(values: Any, start: int, end: int, digits: Any, seen: Any) -> None:
    """Fills values[start:end] of the octal game whose digits these are, digits[0] standing before the point."""
    for n in range(start, end):
        stamp = n + 1
        for taken in range(min(n + 1, digits.size)):
            rest = n - taken
            if digits[taken] & 1 and rest == 0 and taken:
                seen[0] = stamp
            if digits[taken] & 2 and rest > 0 and taken:
                seen[values[rest]] = stamp
            if digits[taken] & 4:
                for a in range(1, rest // 2 + 1):
                    seen[values[a] ^ values[rest - a]] = stamp
        value = 0
        while seen[value] == stamp:
            value += 1
        values[n] = value


@njit(cache=True, nogil=True)
def extend_grundy(values: Any, start: int, end: int, seen: Any) -> None:
    """Fills values[start:end] of Grundy's game: a pile splits into two unequal ones."""
    for n in range(start, end):
        stamp = n + 1
        for a in range(1, (n + 1) // 2):
            seen[values[a] ^ values[n - a]] = stamp
        value = 0
        while seen[value] == stamp:
            value += 1
        values[n] = value


def seen_array() -> Any:
    """A fresh `seen`."""
    return np.zeros(SPACE, dtype=np.int32)
