"""Small components: twice the mean of every regular one, computed on demand and stored in a table of their own.

The half-integer mean theorem (docs/engine.md) makes this exact: with a = 1 + the largest and b = 1 + the smallest mean
of the options, X = floor(a) and N = ceil(b), and the component is regular if all options are and X >= N. An irregular
component is reported as such and stays in the sum.

The table: pairs of words (key XOR data, data), open addressing. Entries never change once written, so threads share it
without locks: a torn entry does not match its key and is skipped. It starts small, and the caller replaces it by a
larger one (`take_means`) as it fills: a few entries scattered over much memory would miss every cache.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import ENTRY, INNER
from tiling_gui.core.kernels.bits import lowest, popcount
from tiling_gui.engine.kernel.forms import canonical, hash_b, mix_a
from tiling_gui.engine.kernel.geometry import flood, spread
from tiling_gui.engine.kernel.words import not_right

_0, _1, _3 = np.uint64(0), np.uint64(1), np.uint64(3)
_REGULAR, _IRREGULAR = np.uint64(64), np.uint64(128)
_PROBES = 24


@njit(**INNER)
def _find(key, small):
    """(data or 0, index of its pair or of a free one, -1 if there is no room)."""
    pairs = np.uint64(small.size // 2 - 1)
    slot = mix_a(key)
    for _ in range(_PROBES):
        at = np.int64(slot & pairs) * 2
        data = small[at + 1]
        if data == _0:
            return _0, at
        if small[at] ^ data == key:
            return data, at
        slot += _1
    return _0, -1


@njit(**ENTRY)
def take_means(small, larger):
    """Copies the entries of `small` into `larger`, which is empty."""
    for i in range(0, small.size, 2):
        data = small[i + 1]
        if data != _0:
            key = small[i] ^ data
            _, at = _find(key, larger)
            if at >= 0:
                larger[at] = small[i]
                larger[at + 1] = data


@njit(**INNER)
def twice_mean(mask, stride, small, graph, symmetric):
    """Twice the mean of a canonical component of 4 to 15 squares (stride >= 1); -1 if it is irregular."""
    key = hash_b(mask, stride, graph)
    data, at = _find(key, small)
    if data != _0:
        return np.int64(data & np.uint64(63)) if data & _REGULAR else -1
    largest, smallest = -1, 1000
    s = np.uint64(stride)
    for direction in range(2):
        if direction:
            edges, pair = mask & (mask >> s), (_1 << s) | _1
        else:
            edges, pair = mask & not_right(stride, mask) & (mask >> _1), _3
        while edges:
            rest = mask & ~(pair << lowest(edges))
            edges &= edges - _1
            rest &= spread(rest, stride, graph)
            total = 0
            while rest:
                part = flood(rest & (~rest + _1), rest, stride, graph)
                rest ^= part
                mean = 2
                if popcount(part) > 3:
                    image, frame = canonical(part, stride, graph, symmetric)
                    mean = twice_mean(image, frame, small, graph, symmetric)
                if mean < 0:
                    total = -1000
                total += mean
            largest, smallest = max(largest, total), min(smallest, total)
    # a = 1 + largest / 2, b = 1 + smallest / 2; an irregular option has made `smallest` negative.
    upper, lower = (2 + largest) >> 1, (3 + smallest) >> 1
    regular = smallest >= 0 and upper >= lower
    data, at = _find(key, small)
    if at >= 0 and data == _0:
        data = (_REGULAR | np.uint64(upper + lower)) if regular else _IRREGULAR
        small[at] = key ^ data
        small[at + 1] = data
    return upper + lower if regular else -1
