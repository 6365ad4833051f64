"""Bitboards of one word of 64 or 128 bits, in one of three kinds of frame.

A component is a pair (mask, stride). The stride identifies its frame:

    stride 8            everything that fits 8 x 8:        bit 0  1  2 ...  7      square [r, c] is bit 8 r + c;
                                                           bit 8  9 10 ... 15      unused bits are 0
    stride 1..7, 9..11  longer than 8, or than the stride: `stride` columns and as many rows as the word has bits for;
                        square [r, c] is bit stride r + c; stride 8 as well, in a word of 128 bits
    stride 0            in words of 128 bits only, bent or longer still: squares numbered in any order, with explicit
                        neighbours (words.py)

A component that fits a frame of 64 bits has the same mask and stride in either word. A canonical component is in the
top left corner of its frame and is the least of its images under the symmetries, so equal components of different
boards are equal pairs. Frames of stride 0 are needed for a few plies only; their components are not normalised.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.core.kernels.bits import lowest, popcount
from tiling_gui.engine.kernel.words import (
    bit,
    black,
    neighbours,
    not_left,
    not_right,
    nothing,
    place,
    put_mask,
    repeated,
)

PAIRS = 256
"""More than the number of adjacent pairs among 128 squares."""

_0, _1, _8 = np.uint64(0), np.uint64(1), np.uint64(8)
_NOT_LEFT8, _NOT_RIGHT8 = np.uint64(0xFEFEFEFEFEFEFEFE), np.uint64(0x7F7F7F7F7F7F7F7F)


@njit(**INNER)
def spread(mask, stride, graph):
    """The neighbours of the squares of `mask`; the caller must mask off those outside the component."""
    if stride == 8:
        left, right = repeated(_NOT_LEFT8, mask), repeated(_NOT_RIGHT8, mask)
        return ((mask & right) << _1) | ((mask & left) >> _1) | (mask << _8) | (mask >> _8)
    if stride:
        s = np.uint64(stride)
        left, right = not_left(stride, mask), not_right(stride, mask)
        return ((mask & right) << _1) | ((mask & left) >> _1) | (mask << s) | (mask >> s)
    found = nothing(graph)
    while mask:
        found |= neighbours(graph, lowest(mask))
        mask &= mask - _1
    return found


@njit(**INNER)
def flood(seed, free, stride, graph):
    """The connected component of `free` that contains `seed`."""
    while True:
        grown = (seed | spread(seed, stride, graph)) & free
        if grown == seed:
            return seed
        seed = grown


@njit(**INNER)
def leaves(free, stride, graph):
    """The squares of `free` with exactly one neighbour in `free`."""
    if stride == 0:
        found, rest = nothing(graph), free
        while rest:
            i = lowest(rest)
            if popcount(neighbours(graph, i) & free) == 1:
                found |= bit(i, graph)
            rest &= rest - _1
        return found
    s = np.uint64(stride)
    a, b = (free & not_right(stride, free)) << _1, (free & not_left(stride, free)) >> _1
    c, d = free << s, free >> s
    return (a ^ b ^ c ^ d) & ~((a & b) | (c & d)) & free


@njit(**INNER)
def dominoes(free, stride, graph, out):
    """Writes the masks of all pairs of adjacent squares to `out`, high halves from PAIRS on; returns their number."""
    n = 0
    if stride == 0:
        rest = free
        while rest:
            i = lowest(rest)
            rest &= rest - _1
            near = neighbours(graph, i) & rest
            while near:
                put_mask(out, n, PAIRS + n, bit(i, graph) | (near & (~near + _1)))
                n += 1
                near &= near - _1
        return n
    s = np.uint64(stride)
    across = free & not_right(stride, free) & (free >> _1)
    down = free & (free >> s)
    while across:
        one = across & (~across + _1)
        put_mask(out, n, PAIRS + n, one | (one << _1))
        n += 1
        across &= across - _1
    while down:
        one = down & (~down + _1)
        put_mask(out, n, PAIRS + n, one | (one << s))
        n += 1
        down &= down - _1
    return n


@njit(**INNER)
def edge_count(free, stride, graph):
    """Number of pairs of adjacent squares of `free`."""
    if stride:
        s = np.uint64(stride)
        return popcount(free & not_right(stride, free) & (free >> _1)) + popcount(free & (free >> s))
    twice, rest = 0, free
    while rest:
        twice += popcount(neighbours(graph, lowest(rest)) & free)
        rest &= rest - _1
    return twice // 2


@njit(**INNER)
def fewer_of_a_colour(free, stride, graph):
    """The number of squares of `free` of the rarer colour: an upper bound on the dominoes that fit."""
    total = popcount(free)
    if stride:
        dark = popcount(free & black(stride, free))
    else:
        dark, rest = 0, free
        while rest:
            r, c = place(graph, lowest(rest))
            dark += (r + c) & 1
            rest &= rest - _1
    return min(dark, total - dark)
