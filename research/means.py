"""Tests whether a connected shape can be a minimal zugzwang: section 6 of resources/help/en/theory.md, compiled.

If it is one, all positions reached from it are zugzwang-free, so their components have the means of the half-integer
mean theorem, and all its options have the same half-integer mean. So two options with different means, one option with
an integer mean, or a position without a consistent mean refute it, and nothing else is tested of a refuted shape.
Shapes that are not refuted are returned for a check by the definition.

The squares of a shape are numbered and sets of them are words; `near[k]` are the neighbours of square k. The table
holds twice the mean of components met before, in any shape: a key of two words is the component's squares in its
bounding box and the box's width, exact, never a digest; components in boxes of more than 122 squares are not stored.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels.bits import lowest, popcount

_0, _1 = np.uint64(0), np.uint64(1)
_MIX_A, _MIX_B = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
_SHIFT = np.uint64(58)
_PROBES = 4
_PATHS = np.array([0, 0, 2, 2, 3, 4, 5], np.int64)
"""Twice the means of paths of 0 to 6 squares; 7 more squares add 6."""


@njit(cache=True, nogil=True)
def _key(mask, across, down):
    """(first word, second word) of the key of a set of squares; (0, 0) if its bounding box is too large."""
    left, right, top, bottom = 99, -1, 99, -1
    rest = mask
    while rest:
        k = lowest(rest)
        rest &= rest - _1
        left, right = min(left, across[k]), max(right, across[k])
        top, bottom = min(top, down[k]), max(bottom, down[k])
    width = right - left + 1
    if width * (bottom - top + 1) > 122:
        return _0, _0
    first, second = _0, np.uint64(width) << _SHIFT
    rest = mask
    while rest:
        k = lowest(rest)
        rest &= rest - _1
        at = (down[k] - top) * width + across[k] - left
        if at < 64:
            first |= _1 << np.uint64(at)
        else:
            second |= _1 << np.uint64(at - 64)
    return first, second


@njit(cache=True, nogil=True)
def _part(mask, near):
    """The component of the lowest square of `mask`."""
    part = mask & (~mask + _1)
    new = part
    while new:
        k = lowest(new)
        new &= new - _1
        more = near[k] & mask & ~part
        part |= more
        new |= more
    return part


@njit(cache=True, nogil=True)
def _simple(part, size, near):
    """Twice the mean of a component that is a path or has up to 3 squares; -1 for any other."""
    if size < 4:
        return 2 if size > 1 else 0
    ends = 0
    rest = part
    while rest:
        k = lowest(rest)
        rest &= rest - _1
        degree = popcount(near[k] & part)
        if degree > 2:
            return -1
        ends += degree == 1
    return _PATHS[size % 7] + 6 * (size // 7) if ends else -1


@njit(cache=True, nogil=True)
def _slot(first, second, table):
    """(whether the key is in the table, its row or the one to write it to)."""
    at = (first * _MIX_A) ^ (second * _MIX_B)
    at ^= at >> np.uint64(29)
    at = (at * _MIX_A) >> np.uint64(20)
    slots = np.uint64(table.shape[0] - 1)
    slot = 0
    for _ in range(_PROBES):
        slot = np.int64(at & slots)
        if table[slot, 0] == first and table[slot, 1] == second:
            return True, slot
        if table[slot, 1] == _0:
            break
        at += _1
    return False, slot


@njit(cache=True, nogil=True)
def _fitting(high, low):
    """Twice the mean of a component, from twice the largest and smallest mean of its options; -1 if none fits."""
    if high - low > 2 or (high == low and low % 2 == 1):
        return -1
    return low + 3 if high - low == 2 or low % 2 == 1 else low + 2


@njit(cache=True, nogil=True)
def _twice_mean_of_part(part, near, across, down, table):
    """Twice the mean of a component that is not `_simple`; -1 if there is none, so that a zugzwang can be reached."""
    first, second = _key(part, across, down)
    if second:
        known, slot = _slot(first, second, table)
        if known:
            return np.int64(table[slot, 2]) - 1
    high, low = -1, 1000
    rest = part
    while rest and high - low < 2:
        k = lowest(rest)
        rest &= rest - _1
        others = near[k] & rest
        while others and high - low < 2:
            other = others & (~others + _1)
            others ^= other
            left = part & ~other & ~(_1 << k)
            total = 0
            while left and total >= 0:
                piece = _part(left, near)
                left ^= piece
                mean = _simple(piece, popcount(piece), near)
                if mean < 0:
                    mean = _twice_mean_of_part(piece, near, across, down, table)
                total = total + mean if mean >= 0 else -1
            if total < 0:
                high, low = 1000, 0
                break
            high, low = max(high, total), min(low, total)
    mean = _fitting(high, low)
    if second:
        _, slot = _slot(first, second, table)  # again, as the options have written to the table
        table[slot, 0], table[slot, 1], table[slot, 2] = first, second, np.uint64(mean + 1)
    return mean


@njit(cache=True, nogil=True)
def twice_mean(mask, near, across, down, table):
    """Twice the mean of a set of squares; -1 if there is none, so that a zugzwang can be reached."""
    total = 0
    while mask:
        part = _part(mask, near)
        mask ^= part
        mean = _simple(part, popcount(part), near)
        if mean < 0:
            mean = _twice_mean_of_part(part, near, across, down, table)
        if mean < 0:
            return -1
        total += mean
    return total


@njit(cache=True, nogil=True)
def _degrees(mask, near):
    """The sum of the degrees of a set of squares: twice its number of edges."""
    total = 0
    rest = mask
    while rest:
        k = lowest(rest)
        rest &= rest - _1
        total += popcount(near[k] & mask)
    return total


@njit(cache=True, nogil=True)
def refuted(near, across, down, squares, table):
    """Whether the connected shape of `squares` squares is certainly not a minimal zugzwang."""
    whole = (_1 << np.uint64(squares)) - _1
    # Options that fall apart and those with few edges are fast to evaluate: this order halves the work.
    cost = np.empty(128, np.int64)
    option = np.empty(128, np.uint64)
    count = 0
    for k in range(squares):
        others = near[k] >> np.uint64(k) << np.uint64(k)
        while others:
            other = others & (~others + _1)
            others ^= other
            rest = whole & ~other & ~(_1 << np.uint64(k))
            option[count] = rest
            most = 0
            while rest:
                part = _part(rest, near)
                rest ^= part
                most = max(most, popcount(part))
            cost[count] = most * 128 + _degrees(option[count], near)
            count += 1
    seen = -1
    for _ in range(count):
        best = 0
        for k in range(count):
            if cost[k] < cost[best]:
                best = k
        cost[best] = 1_000_000
        mean = twice_mean(option[best], near, across, down, table)
        if mean < 0 or mean % 2 == 0 or (seen >= 0 and mean != seen):
            return True
        seen = mean
    return False


@njit(cache=True, nogil=True)
def _numbered(row, height, near, across, down):
    """Numbers the squares of a shape given by rows from 1 on: fills the three arrays and returns the count."""
    count = 0
    for r in range(1, height):
        rest = row[r]
        if rest == _0:
            break
        while rest:
            c = np.int64(lowest(rest))
            rest &= rest - _1
            across[count], down[count], near[count] = c, r, _0
            for k in range(count):
                if abs(across[k] - c) + abs(down[k] - r) == 1:
                    near[k] |= _1 << np.uint64(count)
                    near[count] |= _1 << np.uint64(k)
            count += 1
    return count


@njit(cache=True, nogil=True)
def _first_of_its_symmetries(across, down, count):
    """Whether no reflection or rotation of the shape is smaller, which is so for one of each class."""
    left, right, top, bottom = 99, -1, 99, -1
    for k in range(count):
        left, right = min(left, across[k]), max(right, across[k])
        top, bottom = min(top, down[k]), max(bottom, down[k])
    width, height = right - left + 1, bottom - top + 1
    if width < height:
        return False
    own = np.zeros(40, np.uint64)
    for k in range(count):
        own[down[k] - top] |= _1 << np.uint64(across[k] - left)
    image = np.zeros(40, np.uint64)
    for way in range(1, 8 if width == height else 4):
        image[:height] = _0
        for k in range(count):
            r, c = down[k] - top, across[k] - left
            if way & 1:
                c = width - 1 - c
            if way & 2:
                r = height - 1 - r
            if way & 4:
                r, c = c, r
            image[r] |= _1 << np.uint64(c)
        for r in range(height):
            if image[r] != own[r]:
                if image[r] < own[r]:
                    return False
                break
    return True


@njit(cache=True, nogil=True)
def test_shapes(rows, found, table, left):
    """Tests shapes of `growth.grow`; returns (candidates, cycles, the number of entries written to `left`).

    `left` gets the indices of shapes that were not refuted, cycles or candidates, one of each symmetry class.
    """
    near = np.zeros(64, np.uint64)
    across, down = np.zeros(64, np.int64), np.zeros(64, np.int64)
    candidates = cycles = kept = 0
    for at in range(found):
        count = _numbered(rows[at], rows.shape[1], near, across, down)
        cycle = True
        for k in range(count):
            cycle &= popcount(near[k]) == 2
        cycles += cycle
        candidates += not cycle
        if not _first_of_its_symmetries(across, down, count):
            continue
        if not refuted(near, across, down, count, table):
            left[kept] = at
            kept += 1
    return candidates, cycles, kept
