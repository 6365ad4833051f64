"""Generates all fixed polyominoes of n squares without leaf and without square end, each once: compiled.

A polyomino is grown from the leftmost square of its top row. Every node of the search has squares that are in, squares
that are out, and undecided ones; it takes one undecided neighbour of the squares that are in and decides it both ways,
so that every connected set is generated once (Redelmeier, Counting polyominoes: yet another attack, Discrete Math. 36
(1981) 191-203). The choice of the neighbour is free: here it is one that repairs something, first a square of degree
below 2, then a square end, and a node is abandoned as soon as one of them cannot be repaired any more.

Rows are words of 64 bits: `inn[r]` and `out[r]`; row 0 and everything left of the root in row 1 are out. A leaf is a
square of degree 1, a square end is that of Theorem 7 (resources/help/en/theory.md): two adjacent squares of degree 2
whose other neighbours are adjacent.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels.bits import popcount

_0, _1, _ALL = np.uint64(0), np.uint64(1), np.uint64(0xFFFFFFFFFFFFFFFF)
ROOT = np.uint64(31)
"""Column of the root. The first and the last column of a shape have 3 squares or more (2 are a square end), so a shape
of n <= 36 squares extends at most n - 5 <= 31 columns to either side; what a partial shape loses beyond is no shape.
"""
_OPEN, _PAIR, _LOW, _FORCED = 0, 1, 2, 3


@njit(cache=True, nogil=True)
def _two(a, b, c, d):
    return (a & b) | (c & d) | ((a | b) & (c | d))


@njit(cache=True, nogil=True)
def _three(a, b, c, d):
    return (a & b & (c | d)) | (c & d & (a | b))


@njit(cache=True, nogil=True)
def _around(rows, r, b):
    """The number of the four neighbours of square (r, b) that are in `rows`."""
    beside = popcount(rows[r] & ((b << _1) | (b >> _1)))
    return beside + popcount(rows[r - 1] & b) + popcount(rows[r + 1] & b)


@njit(cache=True, nogil=True)
def _undecided_beside(inn, out, r, b):
    """(row, bit) of an undecided neighbour of square (r, b); bit 0 if there is none."""
    c = ((b << _1) | (b >> _1)) & ~(inn[r] | out[r])
    if c:
        return r, c & (~c + _1)
    if b & ~(inn[r + 1] | out[r + 1]):
        return r + 1, b
    if b & ~(inn[r - 1] | out[r - 1]):
        return r - 1, b
    return r, _0


@njit(cache=True, nogil=True)
def _look(inn, out, low, bottom):
    """What must be repaired: (kind, row, bit, whether the pair is vertical, number of squares of degree below 2).

    `low[r]` is set to the squares of degree below 2 that are in. kind -1: something cannot be repaired.
    """
    kind, row, bit, upright, count = _OPEN, 0, _0, False, 0
    d0 = e0 = il0 = ir0 = al0 = ar0 = _0
    for r in range(1, bottom + 1):
        i, iu, id_ = inn[r], inn[r - 1], inn[r + 1]
        a, au, ad = ~out[r], ~out[r - 1], ~out[r + 1]
        il, ir, al, ar = i << _1, i >> _1, a << _1, a >> _1
        if i & ~_two(al, ar, au, ad):
            return -1, 0, _0, False, 0
        i3 = _three(il, ir, iu, id_)
        e = i & ~_three(al, ar, au, ad)  # those that can have at most two neighbours
        if e & (e >> _1) & ((au & (au >> _1)) | (ad & (ad >> _1))):
            return -1, 0, _0, False, 0
        if e & e0 & ((al & al0) | (ar & ar0)):
            return -1, 0, _0, False, 0
        i2 = i & _two(il, ir, iu, id_)
        v = i & ~i2
        low[r] = v
        d = i2 & ~i3
        if v:
            count += popcount(v)
            f = v & e
            if f and kind < _FORCED:
                kind, row, bit = _FORCED, r, f & (~f + _1)
            elif kind < _LOW:
                kind, row, bit = _LOW, r, v & (~v + _1)
        if kind < _PAIR:
            p = d & (d >> _1) & ((iu & (iu >> _1)) | (id_ & (id_ >> _1)))
            if p:
                kind, row, bit, upright = _PAIR, r, p & (~p + _1), False
            else:
                p = d & d0 & ((il & il0) | (ir & ir0))
                if p:
                    kind, row, bit, upright = _PAIR, r, p & (~p + _1), True
        d0, e0, il0, ir0, al0, ar0 = d, e, il, ir, al, ar
    return kind, row, bit, upright, count


@njit(cache=True, nogil=True)
def _last_one(inn, out, low, count, r, b):
    """Whether square (r, b) can be the last one: it repairs every square of degree below 2 and itself has degree 2."""
    return _around(low, r, b) == count and _around(inn, r, b) >= 2


@njit(cache=True, nogil=True)
def _last_two(inn, out, low, count, r, b):
    """Whether two more squares can repair (r, b) and all others of degree below 2, if no single one repairs (r, b).

    Also true if a single square may repair (r, b).
    """
    for way in range(4):
        r1, b1 = _step(r, b, way)
        if (inn[r1] | out[r1]) & b1:
            continue
        one = _around(inn, r1, b1)
        if one >= 2:
            return True
        mended = _around(low, r1, b1)
        for way2 in range(4):
            r2, b2 = _step(r1, b1, way2)
            if (inn[r2] | out[r2]) & b2:
                continue
            two = _around(inn, r2, b2)
            # Opposite steps: no square is adjacent to both, so the two repair different squares.
            if two == 0 or mended + _around(low, r2, b2) < count:
                continue
            if two == 1 and way != way2:  # the second's neighbour must not be adjacent to (r, b): a square end
                r3, b3 = _step(r, b, way2)
                if inn[r3] & b3:
                    continue
            return True
    return False


@njit(cache=True, nogil=True)
def _step(r, b, way):
    if way == 0:
        return r, b << _1
    if way == 1:
        return r, b >> _1
    if way == 2:
        return r + 1, b
    return r - 1, b


@njit(cache=True, nogil=True)
def _single(inn, out, low, bottom, count, kind, row, bit, upright):
    """A square to try if exactly one more is allowed: (row, bit), bit 0 if none works."""
    if kind == _OPEN:
        for r in range(1, bottom + 2):
            i = inn[r]
            f = _two(i << _1, i >> _1, inn[r - 1], inn[r + 1]) & ~i & ~out[r]
            if f:
                return r, f & (~f + _1)
        return 0, _0
    for second in range(2):
        r, b = row, bit
        if second:
            if kind != _PAIR:
                break
            r, b = (row - 1, bit) if upright else (row, bit << _1)
        for way in range(4):
            r1, b1 = _step(r, b, way)
            if not (inn[r1] | out[r1]) & b1 and _last_one(inn, out, low, count, r1, b1):
                return r1, b1
    return 0, _0


@njit(cache=True, nogil=True)
def _choose(inn, out, low, bottom, left, count, kind, row, bit, upright):
    """The undecided square to decide next: (row, bit), bit 0 if the node is hopeless."""
    if left == 1:
        return _single(inn, out, low, bottom, count, kind, row, bit, upright)
    if kind == _OPEN:
        for r in range(1, bottom + 2):
            i = inn[r]
            f = ((i << _1) | (i >> _1) | inn[r - 1] | inn[r + 1]) & ~i & ~out[r]
            if f:
                return r, f & (~f + _1)
        return 0, _0
    if kind >= _LOW and left == 2 and not _last_two(inn, out, low, count, row, bit):
        return 0, _0
    r, b = _undecided_beside(inn, out, row, bit)
    if b == _0 and kind == _PAIR:
        if upright:
            return _undecided_beside(inn, out, row - 1, bit)
        return _undecided_beside(inn, out, row, bit << _1)
    return r, b


@njit(cache=True, nogil=True)
def grow(n, split, first, last, rows, state, inn, out, low, trail_row, trail_bit, trail_way, counts):
    """Continues the search until `rows` is full or everything is done; returns the number of shapes written.

    A subtree begins where `split` squares are in; those numbered from `first` up to, not including, `last` are searched
    (what ends before has the number of the next subtree). `rows[k]` is a shape, its rows from the top as words,
    candidates and cycles alike; `counts` holds (nodes). `state` is [depth, squares in, subtrees met, 1 while running]:
    zero at the start, and passed from call to call with the other arrays.
    """
    found = 0
    height = inn.size
    if state[3] == 0:
        inn[:] = _0
        out[:] = _0
        out[0] = _ALL
        out[1] = (_1 << ROOT) - _1
        inn[1] = _1 << ROOT
        state[0], state[1], state[2], state[3] = 0, 1, 0, 1
        grown = True
    else:
        grown = False  # a shape was just written: backtrack
    depth, size, met = state[0], state[1], state[2]
    bottom = 1
    while True:
        if grown:
            counts[0] += 1
            go = True
            if size == split and (depth == 0 or trail_way[depth - 1] == 1):
                go = first <= met < last
                met += 1
            elif size > split:
                go = True
            bottom = 1
            while bottom < height - 3 and inn[bottom + 1] != _0:
                bottom += 1
            bit = _0
            row = 0
            if go:
                kind, row, bit, upright, count = _look(inn, out, low, bottom)
                low[bottom + 1 : bottom + 4] = _0
                left = n - size
                if kind < 0:
                    bit = _0
                elif left == 0:
                    bit = _0
                    if kind == _OPEN and (size > split or first <= met < last):
                        for r in range(height):
                            rows[found, r] = inn[r]
                        found += 1
                        if found == rows.shape[0]:
                            state[0], state[1], state[2] = depth, size, met
                            return found
                else:
                    row, bit = _choose(inn, out, low, bottom, left, count, kind, row, bit, upright)
            if bit != _0:
                trail_row[depth], trail_bit[depth], trail_way[depth] = row, bit, 1
                depth += 1
                inn[row] |= bit
                size += 1
                continue
        grown = False
        while depth > 0:
            row, bit = trail_row[depth - 1], trail_bit[depth - 1]
            if trail_way[depth - 1] == 1:
                inn[row] &= ~bit
                size -= 1
                out[row] |= bit
                trail_way[depth - 1] = 0
                grown = True
                break
            out[row] &= ~bit
            depth -= 1
        if not grown:
            state[0], state[1], state[2], state[3] = 0, 0, met, 0
            return found
