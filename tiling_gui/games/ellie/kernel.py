"""The compiled part of ELLIE: Grundy values of components, with a table of what is proved.

A component is one 64-bit word: its least image under the symmetries, in reading order without gaps between rows, at
least as high as wide, so that at most 7 columns occur on boards of up to 60 squares:

    bits 0..59    square [r, c] of the bounding box is bit r * width + c
    bits 60..62   width

A table entry holds either a component's value or the values it cannot have. The question is not "what is the value of
C?" but "is it n?", that is, whether the sum of C and a nim heap of size n is a loss for the player to move: one option
of value n refutes it, and usually one of the first few options does (Lemoine and Viennot, "Nimbers are inevitable",
2012).
"""

from typing import Any

import numpy as np
from numba import njit

SQUARES = 60
WIDEST = 7
MOST_OPTIONS = 4 * SQUARES
MOST_PARTS = 13
"""Maximum number of components after a move: each contains one of the thirteen squares around the tile."""
LEVELS = 2 * SQUARES // 3 + 2
"""Maximum depth of questions: two for each component (the second with a smaller heap); a tile takes three squares."""

# An entry of `values`: EXACT + value, or a bit for every value ruled out.
EXACT = 1 << 31

# Indices of `control`.
NODES, USED, FULL, BUDGET = 0, 1, 2, 3

NO, YES, UNKNOWN = 0, 1, -1

_one = np.uint64(1)
_zero = np.uint64(0)
_squares = np.uint64((1 << SQUARES) - 1)

_REVERSED = np.array([int(f"{x:07b}"[::-1], 2) for x in range(128)], dtype=np.int64)
_NOT_LAST = np.array(
    [sum(1 << i for i in range(SQUARES) if w == 0 or i % w != w - 1) for w in range(WIDEST + 1)], dtype=np.uint64
)


@njit(cache=True, nogil=True)
def count(mask: Any) -> int:
    x = mask - ((mask >> _one) & np.uint64(0x5555555555555555))
    x = (x & np.uint64(0x3333333333333333)) + ((x >> np.uint64(2)) & np.uint64(0x3333333333333333))
    x = (x + (x >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return int((x * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit(cache=True, nogil=True)
def blocks_of(free: Any, width: int) -> Any:
    """Top left squares of the 2 x 2 blocks with at least three free squares."""
    w = np.uint64(width)
    a, b, c, d = free, free >> _one, free >> w, free >> (w + _one)
    return ((a & b & (c | d)) | (c & d & (a | b))) & _NOT_LAST[width]


@njit(cache=True, nogil=True)
def canonical(mask: Any, width: int) -> Any:
    """The word of the component `mask`, whose rows have `width` squares."""
    rows = np.zeros(SQUARES, dtype=np.int64)
    full = np.uint64((1 << width) - 1)
    w = np.uint64(width)
    height, union = 0, 0
    while mask:
        row = int(mask & full)
        if row or height:
            rows[height] = row
            height += 1
            union |= row
        mask >>= w
    left = 0
    while not union >> left & 1:
        left += 1
    wide = 0
    while union >> (left + wide):
        wide += 1
    for r in range(height):
        rows[r] >>= left
    if wide > height:
        turned = np.zeros(SQUARES, dtype=np.int64)
        transpose(rows, height, wide, turned)
        return least(turned, wide, height)
    best = least(rows, height, wide)
    if wide == height:
        turned = np.zeros(SQUARES, dtype=np.int64)
        transpose(rows, height, wide, turned)
        best = min(best, least(turned, wide, height))
    return best


@njit(cache=True, nogil=True)
def transpose(rows: Any, height: int, width: int, turned: Any) -> None:
    for r in range(height):
        for c in range(width):
            if rows[r] >> c & 1:
                turned[c] |= 1 << r


@njit(cache=True, nogil=True)
def least(rows: Any, height: int, width: int) -> Any:
    """The least word among the four images that do not exchange rows and columns."""
    a, b, c, d = _zero, _zero, _zero, _zero
    w = np.uint64(width)
    for k in range(height):
        top, bottom = rows[k], rows[height - 1 - k]
        a = a << w | np.uint64(top)
        b = b << w | np.uint64(bottom)
        c = c << w | np.uint64(_REVERSED[top] >> (WIDEST - width))
        d = d << w | np.uint64(_REVERSED[bottom] >> (WIDEST - width))
    return min(a, b, c, d) | w << np.uint64(60)


@njit(cache=True, nogil=True)
def split(free: Any, width: int, parts: Any) -> int:
    """Write the words of the components of `free` to `parts`. Return their number."""
    w = np.uint64(width)
    blocks = blocks_of(free, width)
    live = free & (blocks | blocks << _one | blocks << w | blocks << (w + _one))
    found = 0
    while live:
        part = live & (~live + _one)
        while True:
            near = blocks & (part | part >> _one | part >> w | part >> (w + _one))
            grown = free & (near | near << _one | near << w | near << (w + _one))
            if grown == part:
                break
            part = grown
        parts[found] = canonical(part, width)
        found += 1
        live &= ~part
    return found


@njit(cache=True, nogil=True)
def find(keys: Any, key: Any) -> int:
    """The index of `key` in the table, or the free index where it belongs."""
    last = np.uint64(keys.size - 1)
    i = (key * np.uint64(0x9E3779B97F4A7C15)) >> np.uint64(20) & last
    while keys[i] != _zero and keys[i] != key:
        i = (i + _one) & last
    return int(i)


@njit(cache=True, nogil=True)
def known(keys: Any, values: Any, key: Any) -> int:
    """The value of a component if it is proved, else -1."""
    i = find(keys, key)
    return int(values[i] & 255) if keys[i] == key and values[i] & EXACT else -1


@njit(cache=True, nogil=True)
def learn(keys: Any, values: Any, control: Any, key: Any, n: int, exact: bool) -> None:
    """Store that the component has the value n or, if not `exact`, that it has not."""
    i = find(keys, key)
    if keys[i] != key:
        keys[i] = key
        control[USED] += 1
        if control[USED] * 4 > keys.size * 3:
            control[FULL] = 1
    if exact:
        values[i] = EXACT | n
    elif not values[i] & EXACT:
        values[i] |= 1 << n


@njit(cache=True, nogil=True)
def list_options(key: Any, keys: Any, values: Any, options: Any, sums: Any, sizes: Any) -> int:
    """List all options of a component, each as the nim-sum of its proved parts and its other parts.

    Return their number.

    The nim-sums go to `sums`, the unproved parts to `options`, largest first, without pairs of equal ones. options[k,
    0] is the number of parts; `sizes` counts their squares.
    """
    width = int(key >> np.uint64(60))
    w = np.uint64(width)
    mask = key & _squares
    blocks = blocks_of(mask, width)
    parts = np.zeros(MOST_PARTS, dtype=np.uint64)
    total = 0
    while blocks:
        corner = blocks & (~blocks + _one)
        blocks ^= corner
        block = corner | corner << _one | corner << w | corner << (w + _one)
        for left_out in range(4):
            shift = _zero if left_out == 0 else _one if left_out == 1 else w if left_out == 2 else w + _one
            tile = block & ~(corner << shift)
            if tile & ~mask:
                continue
            number = split(mask & ~tile, width, parts)
            options[total, 0] = _zero
            sums[total] = 0
            sizes[total] = 0
            for p in range(number):
                value = known(keys, values, parts[p])
                if value >= 0:
                    sums[total] ^= value
                else:
                    insert(options[total], parts[p])
            for p in range(int(options[total, 0])):
                sizes[total] += count(options[total, p + 1] & _squares)
            total += 1
    return total


@njit(cache=True, nogil=True)
def insert(parts: Any, key: Any) -> None:
    """Insert a component into parts[1 : parts[0] + 1], largest first; an equal one is removed instead."""
    n = int(parts[0])
    for p in range(1, n + 1):
        if parts[p] == key:
            for q in range(p, n):
                parts[q] = parts[q + 1]
            parts[0] = np.uint64(n - 1)
            return
    p = n + 1
    size = count(key & _squares)
    while p > 1 and count(parts[p - 1] & _squares) < size:
        parts[p] = parts[p - 1]
        p -= 1
    parts[p] = key
    parts[0] = np.uint64(n + 1)


# An explicit signature, because a recursive function must not be in the cache twice.
@njit(
    "int64(uint64,int64,int64,uint64[::1],int64[::1],uint64[:,:,::1],int64[:,::1],int64[:,::1],int64[::1])",
    cache=True,
    nogil=True,
)
def ask(key: Any, n: int, level: int, keys: Any, values: Any, options: Any, sums: Any, sizes: Any, control: Any) -> int:
    """Whether the component `key` has the value n: YES or NO, which the table then holds; UNKNOWN if it was stopped."""
    if 3 * n > count(key & _squares):
        return NO  # a value is at most the length of the longest game
    i = find(keys, key)
    if keys[i] == key:
        if values[i] & EXACT:
            return YES if values[i] & 255 == n else NO
        if values[i] >> n & 1:
            return NO
    control[NODES] += 1
    if control[FULL] or control[NODES] >= control[BUDGET]:
        return UNKNOWN
    mine, my_sums, my_sizes = options[level], sums[level], sizes[level]
    total = list_options(key, keys, values, mine, my_sums, my_sizes)
    for k in range(total):
        if mine[k, 0] == _zero and my_sums[k] == n:
            learn(keys, values, control, key, n, False)
            return NO
    for lower in range(n):
        answer = ask(key, lower, level + 1, keys, values, options, sums, sizes, control)
        if answer == UNKNOWN:
            return UNKNOWN
        if answer == YES:
            return NO
    while True:
        # The simplest option left: its parts are proved soonest and are needed elsewhere too.
        best = -1
        for k in range(total):
            if mine[k, 0] != _zero and (best < 0 or my_sizes[k] < my_sizes[best]):
                best = k
        if best < 0:
            break
        rest = my_sums[best]
        for p in range(2, int(mine[best, 0]) + 1):
            value = 0
            while True:
                answer = ask(mine[best, p], value, level + 1, keys, values, options, sums, sizes, control)
                if answer != NO:
                    break
                value += 1
            if answer == UNKNOWN:
                return UNKNOWN
            rest ^= value
        answer = ask(mine[best, 1], n ^ rest, level + 1, keys, values, options, sums, sizes, control)
        if answer == UNKNOWN:
            return UNKNOWN
        if answer == YES:
            learn(keys, values, control, key, n, False)
            return NO
        mine[best, 0] = _zero
    learn(keys, values, control, key, n, True)
    return YES


@njit(cache=True, nogil=True)
def grow(keys: Any, values: Any, new_keys: Any, new_values: Any) -> None:
    """Copy a table into a larger one."""
    for i in range(keys.size):
        if keys[i] != _zero:
            j = find(new_keys, keys[i])
            new_keys[j] = keys[i]
            new_values[j] = values[i]
