"""Compiled: masks of up to 64 and of up to 128 vertices, and arrays of them.

The search is written once and compiled for both. A mask of up to 64 vertices is a uint64, and an array of masks an
array of uint64. A larger mask is a wide word (core/kernels/wide.py), and an array of them has the halves of mask i at
[0, i] and [1, i]. So any array of masks, such as `near`, the neighbours of every vertex, determines which of the two is
used.
"""

from typing import Any

import numpy as np
from numba import njit, uint64
from numba.extending import overload

from tiling_gui.core.kernels import bits
from tiling_gui.core.kernels.wide import high, joined, low, wide

ZERO, ONE = np.uint64(0), np.uint64(1)
ODD, _OTHER_ODD = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC4CEB9FE1A85EC53)


@njit(cache=True, nogil=True, inline="always")
def ones(mask):
    return bits.popcount(mask)


@njit(cache=True, nogil=True, inline="always")
def lowest(mask):
    return np.int64(bits.lowest(mask))


def word(below: Any, above: Any, near: Any) -> Any:
    """The mask with these two halves; `above` is ignored for masks of one word."""
    raise NotImplementedError  # only in compiled code, like the functions below


@overload(word)
def _word(below, above, near):
    return (lambda below, above, near: joined(below, above)) if near.ndim == 2 else (lambda below, above, near: below)


@njit(cache=True, nogil=True, inline="always")
def vertex(v, near):
    return word(ONE, ZERO, near) << uint64(v)


def at(masks: Any, i: Any) -> Any:
    raise NotImplementedError


@overload(at)
def _at(masks, i):
    return (lambda masks, i: joined(masks[0, i], masks[1, i])) if masks.ndim == 2 else (lambda masks, i: masks[i])


def put(masks: Any, i: Any, mask: Any) -> Any:
    raise NotImplementedError


@overload(put)
def _put(masks, i, mask):
    def put_one(masks, i, mask):
        masks[i] = mask

    def put_two(masks, i, mask):
        masks[0, i] = low(mask)
        masks[1, i] = high(mask)

    return put_two if masks.ndim == 2 else put_one


def scattered(mask: Any, more: Any) -> Any:
    """The hash of a mask, whose lower bits are the first place to look in a table; the whole mask is compared there."""
    raise NotImplementedError


@overload(scattered)
def _scattered(mask, more):
    def of_one(mask, more):
        return ((mask + more) * ODD) >> uint64(20)

    def of_two(mask, more):
        mixed = (low(mask) + more) * ODD
        return (((mixed ^ (mixed >> uint64(29))) + high(mask)) * _OTHER_ODD) >> uint64(20)

    return of_two if mask == wide else of_one


@njit(cache=True, nogil=True)
def image(mask, permutation, near):
    """The image of a mask under an automorphism."""
    found = mask & ~mask
    while mask:
        found |= vertex(permutation[lowest(mask)], near)
        mask &= mask - ONE
    return found


@njit(cache=True, nogil=True, inline="always")
def number(mask, first, count):
    """The bits of a mask from `first` on, so many, at most 63, as a number."""
    return np.int64(low(mask >> uint64(first)) & ((ONE << uint64(count)) - ONE))
