"""The compiled search of sharing games: null windows over residual positions, with a table of proved bounds.

A node is a position with MAX to propose; a proposal and its placement are one step. Only what is still open counts, so
a position is

    free     mask of the uncoloured elements
    state    for every set x of the core: CLOSED when its owner is known or does not matter,
             differ rule: the single colour of its coloured elements, 0 if there are none
             odd rule: the parity of its elements coloured 1

and the table's key, in 64-bit words: the free elements of open sets, ten states of six bits in each word, the number of
spare elements (free, in no open set). Colours are renamed in the order of their first appearance, and the least image
under the symmetries is used. A table entry holds proved bounds on what MAX still gets.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint64

CLOSED = -1
_PROBES = 8

NODES, BUDGET, STOPPED, STORED = 0, 1, 2, 3


class Problem(NamedTuple):
    """The constants of a solve; n elements, m sets, s symmetries, k colours."""

    colours: int
    odd: bool
    masks: Any
    """uint64[m]: the sets."""
    weights: Any
    """int64[m]"""
    at: Any
    """int16[n, m + 1]: the sets that contain an element, ended by -1."""
    images: Any
    """int16[s, n]: the image of an element under a symmetry."""
    sources: Any
    """int16[s, m]: the set that a symmetry maps to set j."""


class Table(NamedTuple):
    """Proved bounds by position; a row is empty if its `left` is 0. The number of rows is a power of two."""

    keys: Any
    """uint64[rows, words]"""
    lower: Any
    """int64[rows]"""
    upper: Any
    """int64[rows]"""
    left: Any
    """uint8[rows]: one more than the number of elements to be coloured; rows with few are overwritten first."""


class Scratch(NamedTuple):
    """Working memory for every depth of the search, and its counters."""

    states: Any
    """int8[n + 1, m]"""
    keys: Any
    """uint64[n + 1, words]"""
    trial: Any
    """uint64[words]"""
    order: Any
    """int64[n + 1, n]"""
    counters: Any
    """int64[4]: nodes, the node limit, whether it was reached, rows in use."""


def words(sets: int) -> int:
    """The number of 64-bit words in a key."""
    return 2 + (sets + 9) // 10


@njit(cache=True, nogil=True, inline="always")
def _ones(mask):  # type: ignore[no-untyped-def]
    count = 0
    while mask:
        mask &= mask - uint64(1)
        count += 1
    return count


@njit(cache=True, nogil=True)
def _write_key(problem, state, wanted, spare, key, trial):  # type: ignore[no-untyped-def]
    """Write the least image of the position to `key`."""
    n, m = problem.images.shape[1], problem.masks.shape[0]
    size = key.shape[0]
    first_name = np.zeros(64, np.int64)
    for p in range(problem.images.shape[0]):
        turned = uint64(0)
        for i in range(n):
            if (wanted >> uint64(i)) & uint64(1):
                turned |= uint64(1) << uint64(problem.images[p, i])
        if p and turned > key[0]:
            continue
        trial[0] = turned
        for w in range(1, size):
            trial[w] = uint64(0)
        first_name[:] = 0
        names = 0
        for j in range(m):
            code = int(state[problem.sources[p, j]])
            if code == CLOSED:
                code = 63
            elif code and not problem.odd:
                if first_name[code] == 0:
                    names += 1
                    first_name[code] = names
                code = first_name[code]
            trial[1 + j // 10] |= uint64(code) << uint64(6 * (j % 10))
        trial[size - 1] = uint64(spare)
        smaller = p == 0
        if not smaller:
            for w in range(size):
                if trial[w] != key[w]:
                    smaller = trial[w] < key[w]
                    break
        if smaller:
            for w in range(size):
                key[w] = trial[w]


@njit(cache=True, nogil=True, inline="always")
def _home(table, key):  # type: ignore[no-untyped-def]
    mixed = uint64(0)
    for w in range(key.shape[0]):
        mixed = (mixed ^ key[w]) * uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> uint64(29)
    return np.int64(mixed & uint64(table.left.shape[0] - 1))


@njit(cache=True, nogil=True)
def _find(table, key):  # type: ignore[no-untyped-def]
    """The row of `key`, or -1."""
    home, last = _home(table, key), table.left.shape[0] - 1
    for step in range(_PROBES):
        row = (home + step) & last
        if table.left[row] == 0:
            return -1
        same = True
        for w in range(key.shape[0]):
            if table.keys[row, w] != key[w]:
                same = False
                break
        if same:
            return row
    return -1


@njit(cache=True, nogil=True)
def _keep(table, key, lower, upper, left, counters):  # type: ignore[no-untyped-def]
    """Store proved bounds; if there is no empty row, replace the one that is cheapest to recompute."""
    row = _find(table, key)
    if row < 0:
        home, last = _home(table, key), table.left.shape[0] - 1
        row = home
        for step in range(_PROBES):
            other = (home + step) & last
            if table.left[other] == 0:
                row = other
                counters[STORED] += 1
                break
            if table.left[other] < table.left[row]:
                row = other
        for w in range(key.shape[0]):
            table.keys[row, w] = key[w]
        table.left[row] = left + 1
    table.lower[row] = lower
    table.upper[row] = upper


@njit(cache=True, nogil=True)
def place(problem, before, after, free, colour, element):  # type: ignore[no-untyped-def]
    """Write the states after `element` gets `colour` to `after`. Return the weight that MAX gains.

    `free` is the mask of uncoloured elements before the placement.
    """
    for x in range(before.shape[0]):
        after[x] = before[x]
    rest = free & ~(uint64(1) << uint64(element))
    gain = np.int64(0)
    for slot in range(problem.at.shape[1]):
        x = problem.at[element, slot]
        if x < 0:
            break
        if before[x] == CLOSED:
            continue
        ends = problem.masks[x] & rest == uint64(0)
        if problem.odd:
            after[x] = before[x] ^ (colour == 1)
            if ends:
                gain += problem.weights[x] * after[x]
                after[x] = CLOSED
        elif before[x] and before[x] != colour:
            gain += problem.weights[x]
            after[x] = CLOSED
        else:
            after[x] = CLOSED if ends else colour
    return gain


@njit(cache=True, nogil=True)
def _order(problem, state, free, wanted, colour, order):  # type: ignore[no-untyped-def]
    """Write MIN's candidates for a colour to `order`, cheapest first. Return their number."""
    count = 0
    spare = False
    for i in range(problem.at.shape[0]):
        if not (free >> uint64(i)) & uint64(1):
            continue
        rank = np.int64(0)
        if (wanted >> uint64(i)) & uint64(1):
            for slot in range(problem.at.shape[1]):
                x = problem.at[i, slot]
                if x < 0:
                    break
                if state[x] == CLOSED:
                    continue
                if problem.odd:
                    if problem.masks[x] & free == uint64(1) << uint64(i):
                        rank += 4 * problem.weights[x] * (state[x] ^ (colour == 1))
                elif state[x] == colour:
                    rank -= problem.weights[x]
                elif state[x]:
                    rank += 4 * problem.weights[x]
                else:
                    rank += problem.weights[x]
        elif spare:
            continue  # all spare elements are equivalent
        else:
            spare = True
        # An insertion sort by rank * 64 + element: there are never more than 64.
        packed = rank * 64 + i
        j = count
        while j and order[j - 1] > packed:
            order[j] = order[j - 1]
            j -= 1
        order[j] = packed
        count += 1
    return count


@njit(cache=True, nogil=True)
def _still_open(problem, state):  # type: ignore[no-untyped-def]
    """Return (weight of the open sets, mask of their elements, mask of the colours (bit c) in their states)."""
    total, wanted, seen = np.int64(0), uint64(0), uint64(0)
    for x in range(state.shape[0]):
        if state[x] != CLOSED:
            total += problem.weights[x]
            wanted |= problem.masks[x]
            if state[x]:
                seen |= uint64(1) << uint64(state[x])
    return total, wanted, seen


@njit(cache=True, nogil=True)
def search(depth, free, target, problem, table, scratch):  # type: ignore[no-untyped-def]
    """What MAX still gets from the states at `depth`: a lower bound if it is >= `target`, else an upper bound.

    At the node limit the result is meaningless and counters[STOPPED] is 1; what was proved is in the table.
    """
    counters = scratch.counters
    counters[NODES] += 1
    if counters[NODES] >= counters[BUDGET]:
        counters[STOPPED] = 1
        return np.int64(0)
    state = scratch.states[depth]
    total, wanted, seen = _still_open(problem, state)
    if total < target or total == 0:
        return total
    if target <= 0:
        return np.int64(0)
    left = _ones(free)
    if not problem.odd and problem.colours - _ones(seen) >= left:
        return total  # always propose an unused colour: no open set keeps a single colour
    wanted &= free
    key = scratch.keys[depth]
    _write_key(problem, state, wanted, _ones(free & ~wanted), key, scratch.trial)
    lower, upper = np.int64(0), total
    row = _find(table, key)
    if row >= 0:
        lower, upper = table.lower[row], table.upper[row]
        if lower >= target:
            return lower
        if upper < target:
            return upper
    best = np.int64(-1)
    unseen = True
    for colour in range(1, problem.colours + 1):
        if not problem.odd and not (seen >> uint64(colour)) & uint64(1):
            if not unseen:
                continue
            unseen = False  # unused colours are equivalent: try one of them
        order = scratch.order[depth]
        worst = total
        for c in range(_order(problem, state, free, wanted, colour, order)):
            element = order[c] & 63
            gain = place(problem, state, scratch.states[depth + 1], free, colour, element)
            rest = free & ~(uint64(1) << uint64(element))
            value = gain + search(depth + 1, rest, target - gain, problem, table, scratch)
            if counters[STOPPED]:
                return np.int64(0)
            worst = min(worst, value)
            if worst < target:
                break
        best = max(best, worst)
        if best >= target:
            break
    if best >= target:
        lower = max(lower, best)
    else:
        upper = min(upper, best)
    _keep(table, key, lower, upper, left, counters)
    return best
