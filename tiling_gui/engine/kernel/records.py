"""Positions in the search: records of 55 words in one flat array of uint64 per thread.

A record is a sum of unresolved components and one phase, normalised so that its constant has been subtracted from the
number of dominoes asked for:

    word 0  KEY_A    first half of the key (sum of the components' shares + the phase's): a table entry has its low bits
    word 1  KEY_B    second half: selects the bucket of the table and verifies the entry
    word 2  PHASE    0, 2, 3, 1 = nothing, K2, P4, P6 (twice the mean, modulo 4)
    word 3  ASKED    the k of "can MAX still get k?", as int64
    word 4  TURN     the side to move, 0 MAX, 1 MIN
    word 5  PARTS    number of unresolved components
    word 6  SIZE     number of their squares
    words 7..22      the masks          words 23..38  the strides of the components
    words 39..54     in a search with words of 128 bits the high halves of the masks

A level of the search is one record for the node, followed by one for every option examined. The side to move is not in
the key: the table stores bounds for both under one.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.core.kernels.bits import popcount
from tiling_gui.core.kernels.wide import low
from tiling_gui.engine.kernel.forms import canonical, hash_a, hash_b, mix_a, mix_b
from tiling_gui.engine.kernel.geometry import flood, spread
from tiling_gui.engine.kernel.small_components import twice_mean
from tiling_gui.engine.kernel.words import inner, mask_at, put_mask

KEY_A, KEY_B, PHASE, ASKED, TURN, PARTS, SIZE = range(7)
MASKS, MOST_PARTS = 7, 16
STRIDES = MASKS + MOST_PARTS
HIGH = STRIDES + MOST_PARTS
WORDS = HIGH + MOST_PARTS
MOST_OPTIONS = 255
LEVEL = (1 + MOST_OPTIONS) * WORDS
LEVELS = 528
"""More than the deepest search: every level removes a square or moves in a phase, and a phase lasts three plies."""

_0, _1 = np.uint64(0), np.uint64(1)
# For phases 0, 1, 2, 3: twice the mean, the value with MAX and with MIN to move, and the fewest dominoes.
PHASE_TWICE = np.array([0, 5, 2, 3], np.int64)
PHASE_MOST = np.array([0, 3, 1, 2], np.int64)
PHASE_VALUE_MIN = np.array([0, 2, 1, 1], np.int64)
PHASE_FEWEST = np.array([0, 2, 1, 1], np.int64)
_PHASE_KEY = np.array([0x0, 0x3C6EF372FE94F82A, 0xDAA66D2C7DDF743F, 0x78DDE6E5FD29F054], np.uint64)


@njit(**INNER)
def clear(work, o):
    """Sets the record at offset `o` to the empty sum."""
    work[o + KEY_A] = _0
    work[o + KEY_B] = _0
    work[o + PARTS] = _0
    work[o + SIZE] = _0


@njit(**INNER)
def add_part(work, o, mask, stride, squares, graph):
    """Adds a canonical component to the sum as unresolved."""
    n = np.int64(work[o + PARTS])
    put_mask(work, o + MASKS + n, o + HIGH + n, mask)
    work[o + STRIDES + n] = np.uint64(stride)
    work[o + PARTS] = np.uint64(n + 1)
    work[o + SIZE] += np.uint64(squares)
    work[o + KEY_A] += hash_a(mask, stride, graph)
    work[o + KEY_B] += hash_b(mask, stride, graph)


@njit(**INNER)
def add_squares(work, o, free, stride, small, graph, fold, symmetric):
    """Splits `free` into components and adds them to the sum.

    Regular ones of up to `fold` squares are not added: the return value is twice the sum of their means.
    """
    total = 0
    free &= spread(free, stride, graph)
    while free:
        part = flood(free & (~free + _1), free, stride, graph)
        free ^= part
        squares = popcount(part)
        if squares <= 3:
            total += 2
            continue
        mask, frame = canonical(part, stride, graph, symmetric)
        if squares <= fold:
            mean = twice_mean(low(mask), frame, small, inner(graph), symmetric)
            if mean >= 0:
                total += mean
                continue
        add_part(work, o, mask, frame, squares, graph)
    return total


@njit(**INNER)
def finish(work, o, twice, asked, turn):
    """Turns twice the mean of everything folded into a phase and a constant, and subtracts that from `asked`."""
    phase = twice & 3
    work[o + PHASE] = np.uint64(phase)
    work[o + ASKED] = np.uint64(asked - ((twice - PHASE_TWICE[phase]) >> 1))
    work[o + TURN] = np.uint64(turn)
    work[o + KEY_A] = mix_a(work[o + KEY_A] + _PHASE_KEY[phase])
    work[o + KEY_B] = mix_b(work[o + KEY_B] + _PHASE_KEY[phase])


@njit(**INNER)
def copy(work, source, target):
    n = np.int64(work[source + PARTS])
    for i in range(SIZE + 1):
        work[target + i] = work[source + i]
    for i in range(n):
        work[target + MASKS + i] = work[source + MASKS + i]
        work[target + STRIDES + i] = work[source + STRIDES + i]
        work[target + HIGH + i] = work[source + HIGH + i]


@njit(**INNER)
def derive(work, source, target, changed, rest, extra, asked, turn, small, graph, fold, symmetric):
    """Writes at `target` the record `source` with its component number `changed` replaced by the squares `rest`.

    `extra` is twice the mean of what is added to the sum as well; `asked` and `turn` are the new record's query.
    """
    clear(work, target)
    n = np.int64(work[source + PARTS])
    for i in range(n):
        if i != changed:
            mask = mask_at(work, source + MASKS + i, source + HIGH + i, graph)
            stride = np.int64(work[source + STRIDES + i])
            add_part(work, target, mask, stride, popcount(mask), graph)
    twice = PHASE_TWICE[np.int64(work[source + PHASE])] + extra
    if changed >= 0:
        stride = np.int64(work[source + STRIDES + changed])
        twice += add_squares(work, target, rest, stride, small, graph, fold, symmetric)
    finish(work, target, twice, asked, turn)


@njit(**INNER)
def exact_value(work, o):
    """The value of a record without unresolved components."""
    phase = np.int64(work[o + PHASE])
    return PHASE_MOST[phase] if work[o + TURN] == _0 else PHASE_VALUE_MIN[phase]


@njit(**INNER)
def load(work, masks, strides, twice, small, graph, fold, symmetric):
    """Makes record 0 from components in any position and a phase of mean `twice` / 2; returns the constant.

    `masks` has the low halves, then the high halves.
    """
    o = np.int64(0)  # not the literal 0, for which numba would compile everything again
    clear(work, o)
    n = strides.size
    for i in range(n):
        free = mask_at(masks, i, n + i, graph)
        twice += add_squares(work, o, free, np.int64(strides[i]), small, graph, fold, symmetric)
    finish(work, o, twice, o, o)
    constant = -np.int64(work[ASKED])
    work[ASKED] = _0
    return constant
