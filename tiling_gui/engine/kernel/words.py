"""What differs between words of 64 and 128 bits: constants of the frames, and the layout of masks in arrays.

The rest of the kernel is written once. The type of its mask arguments determines the word it is compiled for, or, if
there are none, `graph`: 0 for words of 64 bits, and for wide words a tuple

    (graph, work, order, pairs, plan)

The last four arrays belong to a 64-bit search, which takes over as soon as all components fit (search.py). The first
describes the frame of stride 0, of up to 128 squares, in uint64:

    0..127  neighbours of square i, low halves    128..255  high halves    256..383  its row    384..511  its column
    512     a number that identifies the shape
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from tiling_gui.core.kernels.wide import high, joined, low, wide

GRAPH_WORDS = 513
WIDEST = 11
"""Columns of the widest frame: of 128 squares in a rectangle at least as long as wide."""

_0, _1 = np.uint64(0), np.uint64(1)
_HIGH, _ROWS, _COLUMNS, _NAME = 128, 256, 384, 512


def _table(bits: int, chosen: Callable[[int, int, int], bool]) -> Any:
    """[stride]: the chosen squares (row, column) of a frame, in words of `bits` bits; 0 for stride 0."""
    widest = 8 if bits == 64 else WIDEST
    masks = [0] + [
        sum(1 << r * s + c for r in range(bits // s) for c in range(s) if chosen(s, r, c)) for s in range(1, widest + 1)
    ]
    halves = [np.array([mask >> shift & (1 << 64) - 1 for mask in masks], np.uint64) for shift in (0, 64)]
    return halves[0] if bits == 64 else tuple(halves)


def _of_frames(chosen: Callable[[int, int, int], bool]) -> Callable[[Any, Any], Any]:
    """A compiled function (stride, mask) -> the chosen squares of the frame, in the word type of the mask."""
    one, (below, above) = _table(64, chosen), _table(128, chosen)

    def squares(stride, mask):
        raise NotImplementedError  # compiled code only

    @overload(squares)
    def _(stride, mask):
        if mask == wide:
            return lambda stride, mask: joined(below[stride], above[stride])
        return lambda stride, mask: one[stride]

    return squares


whole = _of_frames(lambda s, r, c: True)
not_left = _of_frames(lambda s, r, c: c > 0)
not_right = _of_frames(lambda s, r, c: c < s - 1)
black = _of_frames(lambda s, r, c: (r + c) % 2 == 1)


def repeated(half, mask):
    """The uint64 itself, or a wide word that has it twice, matching the type of `mask`."""
    raise NotImplementedError


@overload(repeated)
def _repeated(half, mask):
    return (lambda half, mask: joined(half, half)) if mask == wide else (lambda half, mask: half)


def bit(number, graph):
    """The mask of one square."""
    raise NotImplementedError


@overload(bit)
def _bit(number, graph):
    if is_wide(graph):
        return lambda number, graph: joined(_1, _0) << number
    return lambda number, graph: _1 << number


def nothing(graph):
    """The empty mask."""
    raise NotImplementedError


@overload(nothing)
def _nothing(graph):
    return (lambda graph: joined(_0, _0)) if is_wide(graph) else (lambda graph: _0)


def is_wide(graph):
    return isinstance(graph, types.BaseTuple)


def inner(graph):
    """The `graph` of a 64-bit search."""
    raise NotImplementedError


@overload(inner)
def _inner(graph):
    return lambda graph: np.int64(0)


def neighbours(graph, i):
    """The neighbours of square i in the frame of stride 0, as a mask."""
    raise NotImplementedError


@overload(neighbours)
def _neighbours(graph, i):
    if is_wide(graph):
        return lambda graph, i: joined(graph[0][i], graph[0][_HIGH + np.int64(i)])
    return lambda graph, i: _0


def place(graph, i):
    """(row, column) of square i in the frame of stride 0, as int64."""
    raise NotImplementedError


@overload(place)
def _place(graph, i):
    if is_wide(graph):
        return lambda graph, i: (np.int64(graph[0][_ROWS + np.int64(i)]), np.int64(graph[0][_COLUMNS + np.int64(i)]))
    return lambda graph, i: (np.int64(0), np.int64(0))


def name(graph):
    """The number that identifies the shape of the frame of stride 0."""
    raise NotImplementedError


@overload(name)
def _name(graph):
    return (lambda graph: graph[0][_NAME]) if is_wide(graph) else (lambda graph: _0)


def mask_at(words, low_half, high_half, graph):
    """The mask whose halves are at these indices of an array of uint64."""
    raise NotImplementedError


@overload(mask_at)
def _mask_at(words, low_half, high_half, graph):
    if is_wide(graph):
        return lambda words, low_half, high_half, graph: joined(words[low_half], words[high_half])
    return lambda words, low_half, high_half, graph: words[low_half]


def put_mask(words, low_half, high_half, mask):
    """Writes a mask there; a uint64 only in its low half, as the high half is always 0."""
    raise NotImplementedError


@overload(put_mask)
def _put_mask(words, low_half, high_half, mask):
    if mask != wide:

        def put_one(words, low_half, high_half, mask):
            words[low_half] = mask

        return put_one

    def put_two(words, low_half, high_half, mask):
        words[low_half] = low(mask)
        words[high_half] = high(mask)

    return put_two
