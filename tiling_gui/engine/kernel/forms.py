"""The canonical form of a component, and its contribution to the key of a position.

A component in a wide word that fits a frame of 64 bits has the same form and contribution as in a 64-bit word.
"""

import numpy as np
from numba import njit
from numba.extending import overload

from tiling_gui.core.kernels import INNER
from tiling_gui.core.kernels.bits import lowest, swap_bytes
from tiling_gui.core.kernels.wide import high, joined, low, wide
from tiling_gui.engine.kernel.words import WIDEST, name, place, whole

_0, _1, _2, _3, _4, _7, _8, _14, _28 = (np.uint64(n) for n in (0, 1, 2, 3, 4, 7, 8, 14, 28))
_BYTE = np.uint64(0xFF)
ROW = np.array([(1 << s) - 1 for s in range(WIDEST + 1)], np.uint64)
"""[stride]: the mask of the first row of a frame."""
# Masks of the delta swaps that mirror a row and exchange rows and columns of an 8 x 8 board.
_M1, _M2, _M4 = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333), np.uint64(0x0F0F0F0F0F0F0F0F)
_T1, _T2, _T4 = np.uint64(0x00AA00AA00AA00AA), np.uint64(0x0000CCCC0000CCCC), np.uint64(0x00000000F0F0F0F0)


@njit(**INNER)
def _corner8(mask):
    """An 8 x 8 mask moved to the top left corner."""
    mask >>= lowest(mask) & ~_7
    rows = mask | (mask >> _8)
    rows |= rows >> np.uint64(16)
    rows |= rows >> np.uint64(32)
    return mask >> lowest(rows & _BYTE)


@njit(**INNER)
def _mirror8(mask):
    mask = ((mask >> _1) & _M1) | ((mask & _M1) << _1)
    mask = ((mask >> _2) & _M2) | ((mask & _M2) << _2)
    return ((mask >> _4) & _M4) | ((mask & _M4) << _4)


@njit(**INNER)
def transposed8(mask):
    """An 8 x 8 mask with rows and columns exchanged."""
    t = (mask ^ (mask >> _7)) & _T1
    mask ^= t ^ (t << _7)
    t = (mask ^ (mask >> _14)) & _T2
    mask ^= t ^ (t << _14)
    t = (mask ^ (mask >> _28)) & _T4
    return mask ^ t ^ (t << _28)


@njit(**INNER)
def _least_flip8(mask, drop_rows, drop_columns):
    """The least of the four mirror images; the two numbers move a mirrored image back to the corner."""
    mirrored = _mirror8(mask) >> drop_columns
    turned = swap_bytes(mask) >> drop_rows
    both = swap_bytes(mirrored) >> drop_rows
    return min(mask, mirrored, turned, both)


@njit(**INNER)
def _canonical8(mask):
    mask = _corner8(mask)
    rows = mask | (mask >> _8)
    rows |= rows >> np.uint64(16)
    rows |= rows >> np.uint64(32)
    rows &= _BYTE
    left = _mirror8(rows)  # its trailing zeros are the empty columns on the right
    drop_columns = lowest(left)
    top = swap_bytes(mask)
    drop_rows = lowest(top) & ~_7
    empty_rows = drop_rows >> _3
    if empty_rows > drop_columns:  # fewer rows than columns: no transposing
        return _least_flip8(mask, drop_rows, drop_columns)
    turned = transposed8(mask)
    best = _least_flip8(turned, drop_columns << _3, empty_rows)
    if empty_rows < drop_columns:
        return best
    return min(best, _least_flip8(mask, drop_rows, drop_columns))


@njit(**INNER)
def _canonical_thin(mask, stride, symmetric):
    rows, columns = np.int64(0), _0
    top = np.int64(lowest(mask)) // stride
    for r in range(top, 64 // stride):
        line = (mask >> np.uint64(r * stride)) & ROW[stride]
        if line:
            rows = r - top + 1
            columns |= line
    left = np.int64(lowest(columns))
    width = 64 - left - np.int64(lowest(_reversed(columns)))
    new = width if rows > 8 else np.int64(8)
    # Four images: unchanged, mirrored, upside down, both.
    image = mirrored = turned = both = _0
    for r in range(rows):
        line = (mask >> np.uint64((top + r) * stride + left)) & ROW[width]
        other = _mirror8(line) >> np.uint64(8 - width)
        down, up = np.uint64(r * new), np.uint64((rows - 1 - r) * new)
        image |= line << down
        mirrored |= other << down
        turned |= line << up
        both |= other << up
    if not symmetric:
        return image, new
    if new == 8:
        return _canonical8(image), new
    return min(image, mirrored, turned, both), new


@njit(**INNER)
def _reversed(mask):
    """A 64-bit word with its bits reversed."""
    return swap_bytes(_mirror8(mask))


@njit(**INNER)
def _canonical_of_one(mask, stride, symmetric):
    if stride == 8:
        return (_canonical8(mask) if symmetric else _corner8(mask)), 8
    return _canonical_thin(mask, stride, symmetric)


@njit(**INNER)
def _box(mask, stride, graph):
    """(top row, left column, rows, columns) of a component in a wide word."""
    top, left, bottom, right = 1000, 1000, 0, 0
    if stride == 0:
        while mask:
            r, c = place(graph, lowest(mask))
            mask &= mask - _1
            top, bottom, left, right = min(top, r), max(bottom, r), min(left, c), max(right, c)
        return top, left, bottom - top + 1, right - left + 1
    top = np.int64(lowest(mask)) // stride
    rows, columns, s = 0, _0, np.uint64(stride)
    mask >>= np.uint64(top) * s
    while mask:
        columns |= low(mask) & ROW[stride]
        mask >>= s
        rows += 1
    left = np.int64(lowest(columns))
    return top, left, rows, 64 - left - np.int64(lowest(_reversed(columns)))


@njit(**INNER)
def _moved(mask, stride, graph, top, left, rows, new, turned):
    """A component in a wide word, moved to the corner of a frame with `new` columns, transposed if `turned`."""
    image = joined(_0, _0)
    if stride and not turned:
        s, row = np.uint64(stride), ROW[stride]
        mask >>= np.uint64(top * stride + left)
        for r in range(rows):
            image |= joined(low(mask) & row, _0) << np.uint64(r * new)
            mask >>= s
        return image
    while mask:
        r, c = place(graph, lowest(mask)) if stride == 0 else divmod(np.int64(lowest(mask)), stride)
        mask &= mask - _1
        r, c = r - top, c - left
        image |= joined(_1, _0) << np.uint64(c * new + r if turned else r * new + c)
    return image


@njit(**INNER)
def _least_flip(mask, rows, stride):
    """The least of the four mirror images of a component in the corner of a frame whose columns it fills."""
    best, mirrored, turned, both = mask, joined(_0, _0), joined(_0, _0), joined(_0, _0)
    s, row, shift = np.uint64(stride), ROW[stride], np.uint64(64 - stride)
    for r in range(rows):
        line = low(mask) & row
        other = _reversed(line) >> shift
        mask >>= s
        up = np.uint64((rows - 1 - r) * stride)
        mirrored |= joined(other, _0) << np.uint64(r * stride)
        turned |= joined(line, _0) << up
        both |= joined(other, _0) << up
    best = mirrored if mirrored < best else best
    best = turned if turned < best else best
    return both if both < best else best


@njit(**INNER)
def _canonical_of_two(mask, stride, graph, symmetric):
    top, left, rows, columns = _box(mask, stride, graph)
    long, short = max(rows, columns), min(rows, columns)
    if long <= 8:
        image = low(_moved(mask, stride, graph, top, left, rows, 8, False))
        return joined(_canonical8(image) if symmetric else image, _0), 8
    if long * short > 128:
        return mask, 0
    image = _moved(mask, stride, graph, top, left, rows, short, columns > rows)
    if long * short <= 64:
        thin, frame = _canonical_thin(low(image), short, symmetric)
        return joined(thin, _0), frame
    if not symmetric:
        return image, short
    best = _least_flip(image, long, short)
    if rows == columns:
        other = _least_flip(_moved(image, short, graph, 0, 0, long, short, True), long, short)
        best = other if other < best else best
    return best, short


def canonical(mask, stride, graph, symmetric):
    """(mask, stride) of a connected component in its canonical frame and position.

    If `symmetric` is false, only translations are normalised (the bench measures what symmetry saves).
    """
    raise NotImplementedError  # compiled code only


@overload(canonical)
def _canonical(mask, stride, graph, symmetric):
    def of_one(mask, stride, graph, symmetric):
        return _canonical_of_one(mask, stride, symmetric)

    def of_two(mask, stride, graph, symmetric):
        return _canonical_of_two(mask, stride, graph, symmetric)

    return of_two if mask == wide else of_one


@njit(**INNER)
def fits_one(mask, stride):
    """Whether a canonical component fits a frame of 64 bits."""
    return 0 < stride <= 8 and high(mask) == _0 and low(mask) & ~whole(stride, _0) == _0


_A1, _A2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
_B1, _B2 = np.uint64(0xFF51AFD7ED558CCD), np.uint64(0xC4CEB9FE1A85EC53)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_S27, _S30, _S31, _S33 = (np.uint64(n) for n in (27, 30, 31, 33))


@njit(**INNER)
def mix_a(word):
    """A bijection of 64-bit words that mixes all bits (constants of splitmix64)."""
    word = (word ^ (word >> _S30)) * _A1
    word = (word ^ (word >> _S27)) * _A2
    return word ^ (word >> _S31)


@njit(**INNER)
def mix_b(word):
    """Another such bijection (constants of MurmurHash3's finaliser)."""
    word = (word ^ (word >> _S33)) * _B1
    word = (word ^ (word >> _S33)) * _B2
    return word ^ (word >> _S33)


@njit(**INNER)
def hash_a(mask, stride, graph):
    """The component's contribution to the first half of a position's key: contributions are added."""
    word = low(mask) ^ mix_b(high(mask))  # mix_b(0) is 0
    if stride == 0:
        return mix_a(word ^ name(graph))
    return mix_a(word + np.uint64(stride) * _GOLDEN)


@njit(**INNER)
def hash_b(mask, stride, graph):
    """Its contribution to the second half; injective for 64-bit masks, as both halves are for 128-bit masks."""
    word = mix_b(low(mask) ^ mix_b(high(mask))) + mix_a(high(mask))
    if stride == 0:
        return word ^ name(graph)
    return word + np.uint64(stride) * _GOLDEN
