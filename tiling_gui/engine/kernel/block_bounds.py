"""Bounds of components by block potentials (Theorem 16 of the theory): table lookups instead of a search.

A component is cut into strips of a few rows, or of a few columns, of its frame. Every strip has a table of potentials
for each way in which it is cut from its neighbours, and the sums M over the strips bound the sum of all components:
X >= ceil(M), N >= floor(M) for lower potentials, X <= ceil(M), N <= floor(M) for upper ones. The best sum over all ways
to cut is used. A component in a frame of stride 0, or of more than 8 columns, has none.

`blocks` is a tuple of three arrays: the tables, int8, twice the potentials; int64 [2, 9, 9, 2], for each strip, by
(upper, width, depth), where its tables begin, -1 for none, and the number of its kinds of ends, which are the end of
the component and kinds of cuts; int64 [4 * 129], scratch space of the thread. The tables of all ends of a strip are
interleaved, because they are looked up together: at kinds * (the end at the top) + (the end at the bottom). Bit
w * r + c of the number of an entry is square c of row r.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.core.kernels.bits import popcount
from tiling_gui.core.kernels.wide import high, low
from tiling_gui.engine.kernel.forms import ROW, transposed8
from tiling_gui.engine.kernel.records import ASKED, HIGH, MASKS, PARTS, PHASE, PHASE_TWICE, STRIDES, TURN
from tiling_gui.engine.kernel.words import mask_at

_0 = np.uint64(0)
_KINDS, _DEEPEST = 4, 8
UNASKED, _NONE = 2000, 1000
"""Beyond every bound, on the side where it proves nothing."""
_LEAST_OVER, _MOST_OVER = -0.3, -0.4
"""Beyond these, one lookup in fifty succeeds, and costs more than it saves (7 x 7, both players first)."""


@njit(**INNER)
def _best_of_strips(mask, stride, upper, blocks):
    """The best sum over all ways to cut a component in the corner into strips of rows, negated for upper potentials."""
    tables, places, reached = blocks
    sign = np.int64(-1 if upper else 1)
    s, rows, columns, left = np.uint64(stride), 0, _0, mask
    while left:
        columns |= low(left) & ROW[stride]
        left >>= s
        rows += 1
    width = popcount(columns)
    line = ROW[width]
    reached[0] = 0
    for end in range(1, rows + 1):
        at = _KINDS * end
        for below in range(_KINDS):
            reached[at + below] = -_NONE
        index = _0
        for depth in range(1, min(end, _DEEPEST) + 1):
            begin = end - depth
            index = index << np.uint64(width) | (low(mask >> np.uint64(begin * stride)) & line)
            first, kinds = places[upper, width, depth, 0], places[upper, width, depth, 1]
            if first < 0:
                break
            entry = first + np.int64(index) * kinds * kinds
            for above in range(begin > 0, kinds if begin else 1):
                before = reached[_KINDS * begin + above]
                for below in range(end < rows, kinds if end < rows else 1):
                    value = before + sign * tables[entry + above * kinds + below]
                    if value > reached[at + below]:
                        reached[at + below] = value
    return reached[_KINDS * rows]


@njit(**INNER)
def twice_bound(work, o, upper, blocks, graph):
    """Twice the M of the record at `o` and its phase, negated for upper potentials; below -_NONE / 2 if none."""
    twice = PHASE_TWICE[np.int64(work[o + PHASE])]
    if upper:
        twice = -twice
    for i in range(np.int64(work[o + PARTS])):
        mask, stride = mask_at(work, o + MASKS + i, o + HIGH + i, graph), np.int64(work[o + STRIDES + i])
        if stride == 0 or stride > 8:
            return np.int64(-_NONE)
        if stride == 8 and high(mask) == _0:
            one = low(mask)
            best = _best_of_strips(one, stride, upper, blocks)
            twice += max(best, _best_of_strips(transposed8(one), stride, upper, blocks))
        else:
            twice += _best_of_strips(mask, stride, upper, blocks)
    return twice


@njit(**INNER)
def missing(work, o, over, answer, blocks, graph):
    """By how many halves potentials fail to prove `answer`, 1 or 0, to the query of the record at `o`.

    0 or less if they prove it; `UNASKED` if they are not looked up, because `over`, its fitted mean minus the number
    asked, is far on the wrong side.
    """
    asked, first = np.int64(work[o + ASKED]), np.int64(1) - np.int64(work[o + TURN])
    if answer:
        return 2 * asked - first - twice_bound(work, o, 0, blocks, graph) if over > _LEAST_OVER else np.int64(UNASKED)
    return first + 1 - 2 * asked - twice_bound(work, o, 1, blocks, graph) if over < _MOST_OVER else np.int64(UNASKED)
