"""The transposition table: the proved bounds on a position, for either player to move, under one key.

An entry is two words, stored as (KEY_B XOR data, data), four entries to a bucket (one cache line):

    data   bits 0..5  at least, MAX to move      6..11  at most, MAX to move
               12..17 at least, MIN to move     18..23  at most, MIN to move
               24..29 work: 2 x log2 of the positions searched for it
               30..33 age: number of the solve, modulo 16
               34..63 the low bits of KEY_A

The high bits of KEY_B select the bucket: an entry determines its place in a table of any size, so that a table can grow
and take along all its entries (`take_over`).

Threads read and write without locks (Hyatt and Mann): an entry torn between two writers does not match its key and is
not found. A false hit needs two different positions that agree in the 64 bits of KEY_B and 30 bits of KEY_A: 2^-94 per
comparison, and impossible between two single components in the same frame and phase, whose KEY_B is an injective
function of the mask.

Replacement: of the four entries of a bucket the cheapest is replaced, those of older solves first.
"""

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from tiling_gui.core.kernels import ENTRY

_0, _2 = np.uint64(0), np.uint64(2)
_AT_LEAST = np.array([0, 12], np.uint64)
_AT_MOST = np.array([6, 18], np.uint64)
_63, _15 = np.uint64(63), np.uint64(15)
_WORK, _AGE, _TAG = np.uint64(24), np.uint64(30), np.uint64(34)
_32 = np.uint64(32)
_LOW30 = np.uint64(0x3FFFFFFF)
_BOUNDS = np.uint64(0xFFFFFF)
NOTHING = np.uint64(63 << 6 | 63 << 18)
"""The data of a position without any bounds."""


@njit(**ENTRY)
def at_least(data, mover):
    """The lower bound for `mover` (0 MAX, 1 MIN) in an entry's data."""
    return np.int64((data >> _AT_LEAST[mover]) & _63)


@njit(**ENTRY)
def at_most(data, mover):
    """The upper bound for `mover` in an entry's data."""
    return np.int64((data >> _AT_MOST[mover]) & _63)


@njit(**ENTRY)
def _bucket(table, key_b):
    buckets = np.uint64(table.size // 8)
    return np.int64(((key_b >> _32) * buckets) >> _32) * 8


@njit(**ENTRY)
def probe(table, key_a, key_b):
    """The data stored under a key; NOTHING if there is none."""
    at = _bucket(table, key_b)
    for i in range(at, at + 8, 2):
        data = table[i + 1]
        if table[i] ^ data == key_b and data >> _TAG == key_a & _LOW30 and data != _0:
            return data
    return NOTHING


@intrinsic
def _prefetch(typing_context, words, index):
    """Asks for the cache line of a word, without waiting for it."""

    def code(context, builder, signature, arguments):
        data = make_array(signature.args[0])(context, builder, arguments[0]).data
        word = ir.IntType(8).as_pointer()
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), (word, number, number, number))
        fetch = builder.module.declare_intrinsic("llvm.prefetch", (word,), kind)
        address = builder.bitcast(builder.gep(data, (arguments[1],)), word)
        builder.call(fetch, (address, *(ir.Constant(number, value) for value in (0, 3, 1))))
        return context.get_dummy_value()

    return types.none(words, types.int64), code


@njit(**ENTRY)
def fetch(table, key_b):
    """Begins to read the bucket of a key into the cache: `probe` finds it there some hundred instructions later."""
    _prefetch(table, _bucket(table, key_b))


@njit(**ENTRY)
def merged(known, mover, lower, upper):
    """Entry data tightened by lower <= value <= upper for `mover`; the other's bounds are one weaker (lemma T)."""
    lower, upper = (
        min(lower, np.int64(63)),
        min(upper, np.int64(63)),
    )  # larger bounds do not fit an entry
    for side in range(2):
        slack = 0 if side == mover else 1
        best = max(at_least(known, side), lower - slack)
        most = min(at_most(known, side), upper + slack)
        known &= ~((_63 << _AT_LEAST[side]) | (_63 << _AT_MOST[side]))
        known |= (np.uint64(best) << _AT_LEAST[side]) | (np.uint64(most) << _AT_MOST[side])
    return known


@njit(**ENTRY)
def keep(table, key_a, key_b, mover, lower, upper, work, age):
    """Stores lower <= value <= upper for `mover` under a key; `work` positions were searched for it.

    Returns 1 if the table now holds one more entry of this age, else 0.
    """
    at = _bucket(table, key_b)
    cost = np.uint64(0)
    while work > 3:
        cost += _2
        work >>= 1
    cost = min(cost + np.uint64(work), _63)
    place, least, known = at, np.uint64(1 << 20), NOTHING
    for i in range(at, at + 8, 2):
        data = table[i + 1]
        if table[i] ^ data == key_b and data >> _TAG == key_a & _LOW30 and data != _0:
            place, known = i, data
            cost = max(cost, (data >> _WORK) & _63)
            break
        worth = (data >> _WORK) & _63
        if data == _0:
            worth = _0
        elif (data >> _AGE) & _15 == np.uint64(age):
            worth += np.uint64(64)
        else:
            worth += np.uint64(1)
        if worth < least:
            place, least = i, worth
    data = merged(known & _BOUNDS, mover, lower, upper)
    data |= (cost << _WORK) | (np.uint64(age) << _AGE) | ((key_a & _LOW30) << _TAG)
    before = table[place + 1]
    table[place] = key_b ^ data
    table[place + 1] = data
    return np.int64(0) if before != _0 and (before >> _AGE) & _15 == np.uint64(age) else np.int64(1)


@njit(**ENTRY)
def take_over(table, larger, begin, end):
    """Copies the entries of buckets begin..end of `table` into `larger`, which has a multiple of its buckets.

    Each bucket maps to several, so all entries find room, provided nothing else has been written there.
    """
    for at in range(begin * 8, end * 8, 2):
        data = table[at + 1]
        if data != _0:
            place = _bucket(larger, table[at] ^ data)
            end_of_bucket = place + 8
            while larger[place + 1] != _0 and place < end_of_bucket - 2:
                place += 2
            larger[place] = table[at]
            larger[place + 1] = data
