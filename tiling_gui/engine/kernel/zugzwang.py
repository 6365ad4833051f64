"""Which components are known to be zugzwang-free: no reachable position has X < N.

It uses these facts (resources/help/en/theory.md):

    * A component that can reach X < N reaches a minimal zugzwang: connected, no leaf, no square end (two adjacent
      squares of degree 2 whose other neighbours are adjacent): Corollary 8.
    * Up to 26 squares these are the induced cycles of 8, 20 and 22 squares, and no others: Theorem 13.
    * No component of up to 25 squares without a gap reaches one: Corollary 14.

A cycle of 8 is reached only around a missing square, and only if every square beside it can be covered by a domino
outside it. Everything inside a cycle of 20 or 22 has all its eight neighbours inside or on the cycle; there are at
least 4 such squares, and at least 6 if there is no gap, because fewer cannot be covered.

From 27 squares on other minimal zugzwangs are not excluded, so it is shown that every position reached with so many
squares still has a leaf or a square end: one domino (30 squares), or two (32), would have to remove the end.
"""

import numpy as np
from numba import njit
from numba.extending import overload

from tiling_gui.core.kernels import ENTRY, INNER
from tiling_gui.core.kernels.bits import popcount
from tiling_gui.core.kernels.wide import low, wide
from tiling_gui.engine.kernel.forms import fits_one
from tiling_gui.engine.kernel.geometry import flood, spread
from tiling_gui.engine.kernel.words import inner, not_left, not_right, whole

_0, _1 = np.uint64(0), np.uint64(1)
_ALWAYS, _WITHOUT_GAP, _KNOWN, _ONE, _TWO = 7, 25, 26, 30, 32
"""The most squares for which: every component is zugzwang-free; every one without a gap is; minimal zugzwangs are
known; at most one domino, or two, can be placed while more squares than those are left.
"""
_LEAST_CYCLE = 20
"""Squares of the smallest cycle other than that of 8."""
_LEAST_INSIDE, _LEAST_INSIDE_PLAYED = 4, 6


def zugzwang_free(mask, stride, graph):
    """True if the form of a component proves that it reaches no position with X < N; False means unknown."""
    raise NotImplementedError  # compiled code only


@overload(zugzwang_free)
def _zugzwang_free(mask, stride, graph):
    def of_one(mask, stride, graph):
        return _shown_free(mask, stride, graph)

    def of_two(mask, stride, graph):
        if fits_one(mask, stride):
            return _shown_free(low(mask), stride, inner(graph))
        return _shown_free(mask, stride, graph)

    return of_two if mask == wide else of_one


@njit(**ENTRY)
def _shown_free(free, stride, graph):
    squares = popcount(free)
    if squares <= _ALWAYS:
        return True
    if stride == 0 or squares > _TWO:
        return False
    s = np.uint64(stride)
    right, down = free & not_right(stride, free) & (free >> _1), free & (free >> s)
    # Euler: squares - edges + blocks of 2 x 2 = 1 - gaps.
    if squares - popcount(right) - popcount(down) + popcount(right & (right >> s)) == 1:
        if squares <= _WITHOUT_GAP:
            return True
        if popcount(_surrounded(free, stride) & free) >= _LEAST_INSIDE_PLAYED:
            return False
    else:
        if _reaches_eight(free, stride, graph):
            return False
        if squares < _LEAST_CYCLE:
            return True
        filled = _without_gaps(free, stride)
        if popcount(_surrounded(filled, stride) & filled) >= _LEAST_INSIDE:
            return False
    if squares <= _KNOWN:
        return True
    if squares <= _ONE:
        return not _may_lose_its_ends(free, stride, graph)
    return not _may_lose_them_in_two(free, stride, graph)


@njit(**INNER)
def _surrounded(squares, stride):
    """The places whose eight neighbours are all in `squares`."""
    s = np.uint64(stride)
    between = ((squares & not_right(stride, squares)) << _1) & ((squares & not_left(stride, squares)) >> _1)
    rows = between & squares
    return between & (rows << s) & (rows >> s)


@njit(**INNER)
def _reaches_eight(free, stride, graph):
    """Whether a cycle of 8 may remain: False only if next to each cycle a square has no neighbour off the cycle."""
    centres = _surrounded(free, stride) & ~free
    s = np.uint64(stride)
    while centres:
        centre = centres & (~centres + _1)
        centres ^= centre
        row = centre | ((centre & not_right(stride, centre)) << _1) | ((centre & not_left(stride, centre)) >> _1)
        cycle = (row | (row << s) | (row >> s)) & ~centre
        others = free & ~cycle
        if spread(cycle, stride, graph) & others & ~spread(others, stride, graph) == _0:
            return True
    return False


@njit(**INNER)
def _without_gaps(free, stride):
    """`free` with everything it encloses; a diagonal step does not lead out."""
    s, frame = np.uint64(stride), whole(stride, free)
    border = ~(frame << s) | ~(frame >> s) | ~not_left(stride, free) | ~not_right(stride, free)
    empty = frame & ~free
    outside = empty & border
    while True:
        broad = outside | ((outside & not_right(stride, outside)) << _1) | ((outside & not_left(stride, outside)) >> _1)
        grown = (broad | (broad << s) | (broad >> s)) & empty
        if grown == outside:
            return frame & ~outside
        outside = grown


@njit(**INNER)
def _ends(free, stride):
    """(leaves, left squares of horizontal pairs that are square ends, upper squares of vertical pairs that are)."""
    s = np.uint64(stride)
    a, b = (free & not_right(stride, free)) << _1, (free & not_left(stride, free)) >> _1
    c, d = free << s, free >> s
    x, y, z, w = a ^ b, a & b, c ^ d, c & d
    leaf = free & (x ^ z) & ~(y | w)
    two = free & ((y & ~(z | w)) | (w & ~(x | y)) | (x & z))
    right, down = free & not_right(stride, free) & (free >> _1), free & (free >> s)
    across = two & not_right(stride, two) & (two >> _1) & ((right >> s) | (right << s))
    upright = two & (two >> s) & (((down & not_left(stride, down)) >> _1) | ((down & not_right(stride, down)) << _1))
    return leaf, across, upright


@njit(**INNER)
def _has_ends(free, stride):
    leaf, across, upright = _ends(free, stride)
    return leaf | across | upright != _0


@njit(**INNER)
def _may_lose_its_ends(free, stride, graph):
    """Whether 27 to 30 connected squares, or at least 27 of them left by one domino, may have no end.

    A leaf is lost only by a domino on its stem, a square end only by its own two squares or by the other two.
    """
    s = np.uint64(stride)
    leaf, across, upright = _ends(free, stride)
    if leaf:
        stem = spread(leaf & (~leaf + _1), stride, graph) & free
        near = spread(stem, stride, graph) & free
        while near:
            if _is_endless(free & ~stem & ~(near & (~near + _1)), stride, graph):
                return True
            near &= near - _1
        return False
    if across:
        first = across & (~across + _1)
        pair = first | (first << _1)
        return (
            _is_endless(free & ~pair, stride, graph)
            or _is_endless(free & ~(pair << s), stride, graph)
            or _is_endless(free & ~(pair >> s), stride, graph)
        )
    if upright:
        first = upright & (~upright + _1)
        pair = first | (first << s)
        return (
            _is_endless(free & ~pair, stride, graph)
            or _is_endless(free & ~((pair & not_right(stride, pair)) << _1), stride, graph)
            or _is_endless(free & ~((pair & not_left(stride, pair)) >> _1), stride, graph)
        )
    return True


@njit(**INNER)
def _is_endless(rest, stride, graph):
    """Whether more than 26 live squares are left, without an end."""
    rest &= spread(rest, stride, graph)
    return popcount(rest) > _KNOWN and not _has_ends(rest, stride)


@njit(**INNER)
def _may_lose_them_in_two(free, stride, graph):
    """The same for 31 or 32 connected squares and two dominoes; True if they have no leaf.

    A leaf is lost by a domino on its stem, or cut off from the rest, with its stem and perhaps one more square, by a
    domino that touches a square at most two steps from the stem.
    """
    leaf, _, _ = _ends(free, stride)
    if leaf == _0:
        return True
    leaf &= ~leaf + _1
    stem = spread(leaf, stride, graph) & free
    near = spread(stem, stride, graph) & free
    near |= spread(near, stride, graph) & free
    touched = near
    while touched:
        one = touched & (~touched + _1)
        touched ^= one
        beside = spread(one, stride, graph) & free
        while beside:
            other = beside & (~beside + _1)
            beside ^= other
            rest = free & ~(one | other)
            part = _largest(rest & spread(rest, stride, graph), stride, graph)
            if popcount(part) <= _KNOWN or (part & stem and part & leaf):
                continue
            if _may_lose_its_ends(part, stride, graph):
                return True
    return False


@njit(**INNER)
def _largest(rest, stride, graph):
    """The component with more than half of the squares, if there is one, else 0."""
    while rest:
        part = flood(rest & (~rest + _1), rest, stride, graph)
        rest ^= part
        if popcount(part) > popcount(rest):
            return part
    return rest
