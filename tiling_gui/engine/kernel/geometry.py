"""Bitboards of one 64-bit word, in one of three kinds of frame.

A component is a pair (mask, stride). The stride names its frame:

    stride 8       everything that fits 8 x 8:        bit 0  1  2 ...  7      square [r, c] is bit 8 r + c;
                                                      bit 8  9 10 ... 15      what is not used stays 0
    stride 1..7    longer than 8: `stride` columns and up to 64 / stride rows, square [r, c] is bit stride r + c
    stride 0       longer still, or bent: at most 64 squares numbered in any order, with explicit neighbours

A canonical component stands in the top left corner of its frame and is the least of its images under the
symmetries; so equal components of different boards are equal pairs. Frames of stride 0 are only ever needed for
a few plies; their components are compared as they are.

`graph` describes the frame of stride 0, in one array of uint64:

    0..63  neighbours of square i     64..127  its row     128..191  its column     192  a number that names the shape
"""

import numpy as np
from numba import njit

from tiling_gui.engine.kernel.bits import lowest, popcount

GRAPH_WORDS = 193

_0, _1, _3, _8 = (np.uint64(n) for n in (0, 1, 3, 8))


def _columns(stride: int, wanted: range) -> int:
    return sum(1 << r * stride + c for r in range(64 // stride) for c in wanted)


# [stride]: all squares but those of the first column, of the last column, the black squares, one row.
_NOT_LEFT = np.array([0, *(_columns(s, range(1, s)) for s in range(1, 9))], np.uint64)
_NOT_RIGHT = np.array([0, *(_columns(s, range(s - 1)) for s in range(1, 9))], np.uint64)
_ROW = np.array([0, *((1 << s) - 1 for s in range(1, 9))], np.uint64)
_BLACK = np.array(
    [0, *(sum(1 << r * s + c for r in range(64 // s) for c in range(s) if (r + c) % 2) for s in range(1, 9))],
    np.uint64,
)
_NOT_LEFT8, _NOT_RIGHT8 = np.uint64(0xFEFEFEFEFEFEFEFE), np.uint64(0x7F7F7F7F7F7F7F7F)


@njit(cache=True, nogil=True)
def spread(mask, stride, graph):
    """The neighbours of the squares of `mask`; those outside the component must be masked off by the caller."""
    if stride == 8:
        return ((mask & _NOT_RIGHT8) << _1) | ((mask & _NOT_LEFT8) >> _1) | (mask << _8) | (mask >> _8)
    if stride:
        s = np.uint64(stride)
        return ((mask & _NOT_RIGHT[stride]) << _1) | ((mask & _NOT_LEFT[stride]) >> _1) | (mask << s) | (mask >> s)
    found = _0
    while mask:
        found |= graph[lowest(mask)]
        mask &= mask - _1
    return found


@njit(cache=True, nogil=True)
def flood(seed, free, stride, graph):
    """The connected component of `free` that holds `seed`."""
    while True:
        grown = (seed | spread(seed, stride, graph)) & free
        if grown == seed:
            return seed
        seed = grown


@njit(cache=True, nogil=True)
def leaves(free, stride, graph):
    """The squares of `free` with exactly one neighbour in `free`."""
    if stride == 0:
        found, rest = _0, free
        while rest:
            i = lowest(rest)
            if popcount(graph[i] & free) == 1:
                found |= _1 << i
            rest &= rest - _1
        return found
    s = np.uint64(stride)
    a, b = (free & _NOT_RIGHT[stride]) << _1, (free & _NOT_LEFT[stride]) >> _1
    c, d = free << s, free >> s
    return (a ^ b ^ c ^ d) & ~((a & b) | (c & d)) & free


@njit(cache=True, nogil=True)
def dominoes(free, stride, graph, out):
    """Writes the mask of every pair of adjacent squares of `free` to `out`; returns how many there are."""
    n = 0
    if stride == 0:
        rest = free
        while rest:
            i = lowest(rest)
            rest &= rest - _1
            near = graph[i] & rest
            while near:
                out[n] = (_1 << i) | (near & (~near + _1))
                n += 1
                near &= near - _1
        return n
    s = np.uint64(stride)
    across = free & _NOT_RIGHT[stride] & (free >> _1)
    down = free & (free >> s)
    while across:
        out[n] = _3 << lowest(across)
        n += 1
        across &= across - _1
    pair = (_1 << s) | _1
    while down:
        out[n] = pair << lowest(down)
        n += 1
        down &= down - _1
    return n


@njit(cache=True, nogil=True)
def edge_count(free, stride, graph):
    """Number of pairs of adjacent squares of `free`."""
    if stride:
        s = np.uint64(stride)
        return popcount(free & _NOT_RIGHT[stride] & (free >> _1)) + popcount(free & (free >> s))
    twice, rest = 0, free
    while rest:
        twice += popcount(graph[lowest(rest)] & free)
        rest &= rest - _1
    return twice // 2


@njit(cache=True, nogil=True)
def fewer_of_a_colour(free, stride, graph):
    """Squares of `free` of the colour that has fewer: no more dominoes than that fit."""
    total = popcount(free)
    if stride:
        black = popcount(free & _BLACK[stride])
    else:
        black, rest = 0, free
        while rest:
            i = np.int64(lowest(rest))
            black += np.int64((graph[64 + i] + graph[128 + i]) & _1)
            rest &= rest - _1
    return min(black, total - black)
