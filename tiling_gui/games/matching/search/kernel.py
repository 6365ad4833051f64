"""Compiled: the null-window search of the matching game, with a table of proved bounds.

A position is (mask of the components whose mean is not known, phase of all others, constant); see parts.py. The table's
key is the mask itself and the phase, so no two positions share a key. If automorphisms of the graph are given, the
least image of the mask is used. What is proved for one side to move bounds the other (lemma T).
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint64

from tiling_gui.core.kernels.borrowed import borrowed
from tiling_gui.games.matching.search.parts import (
    BUDGET,
    NODES,
    PROBES,
    least,
    means,
    reduced,
    row_of,
    without_isolated,
)
from tiling_gui.games.matching.search.words import (
    ONE,
    ZERO,
    at,
    image,
    lowest,
    number,
    ones,
    put,
    scattered,
    vertex,
    word,
)

MAX, MIN = 0, 1
NO, YES, UNKNOWN = 0, 1, 2
_DENSITY = 0.41
"""Approximate number of edges still to come for each free vertex; used only for move ordering."""
_LACKING, _MOST_LACKING = 0.2, 8
"""The weight in move ordering of every half by which potentials fail to decide a move, up to so many."""
_SETTLED = -1e9
"""Marks a move that need not be searched any more."""
_MOST = 127
"""Upper bound on numbers of edges: two of them for either side to move, 7 bits each, are stored in a table entry."""


class Scratch(NamedTuple):
    """Working memory for every depth of the search, and its counters."""

    masks: Any
    """For every depth an array of m + 8 masks: the positions after the moves"""
    phases: Any
    """int64[depths, m + 8]"""
    gains: Any
    """int64[depths, m + 8]: edges certain after the move, including the move itself"""
    order: Any
    """float64[depths, m + 8]"""
    counters: Any
    """int64[4]: nodes, the node limit, used rows of the table of means"""


@njit(cache=True, nogil=True)
def _entry(mask, phase, table):  # type: ignore[no-untyped-def]
    """(True, row) if a position is in the table, else (False, the row to put it in: the cheapest of its places)."""
    last = uint64(table.facts.size - 1)
    slot = scattered(mask, uint64(phase))
    place, cheapest = np.int64(slot & last), np.int64(1 << 62)
    for _ in range(PROBES):
        row = np.int64(slot & last)
        kept = at(table.masks, row)
        if kept == ZERO:
            return False, row
        if kept == mask and table.facts[row] & 7 == phase:
            return True, row
        cost = table.facts[row] >> 31
        if cost < cheapest:
            place, cheapest = row, cost
        slot += ONE
    return False, place


@njit(cache=True, nogil=True)
def known_bounds(mask, phase, mover, table):  # type: ignore[no-untyped-def]
    """Proved bounds on the edges still to come, from the table; (0, _MOST) if it has none."""
    known, row = _entry(mask, phase, table)
    if not known:
        return np.int64(0), np.int64(_MOST)
    facts = table.facts[row] >> (3 + 14 * mover)
    return facts & _MOST, (facts >> 7) & _MOST


@njit(cache=True, nogil=True)
def _keep(mask, phase, mover, lower, upper, cost, table):  # type: ignore[no-untyped-def]
    """Merge proved bounds into the table; by lemma T they bound the other side to move by one more or less."""
    known, row = _entry(mask, phase, table)
    facts = table.facts[row] if known else np.int64(0)
    bounds = np.int64(0)
    for side in range(2):
        low, high = ((facts >> (3 + 14 * side)) & _MOST, (facts >> (10 + 14 * side)) & _MOST) if known else (0, _MOST)
        slack = 0 if side == mover else 1
        low, high = max(low, lower - slack), min(high, upper + slack)
        bounds |= (low | high << 7) << (14 * side)
    cost = max(cost, facts >> 31 if known else 0)
    put(table.masks, row, mask)
    table.facts[row] = phase | bounds << 3 | cost << 31


@njit(cache=True, nogil=True, inline="always")
def _most(mask, phase):  # type: ignore[no-untyped-def]
    """The most edges still to come: half the vertices."""
    return (ones(mask) >> 1) + _rounded(phase, MAX)


@njit(cache=True, nogil=True)
def _in_pairs(mask, phase, mover, problem):  # type: ignore[no-untyped-def]
    """A proved lower bound: MAX replies in the paired edge, so free pairs and the phase give half their vertices."""
    best = np.int64(0)
    for p in range(problem.pairs.shape[0]):
        closed = mask & image(mask, problem.pairs[p], problem.near)
        best = max(best, (ones(closed) >> 1) + (phase >> 1 if mover == MIN or phase & 1 == 0 else (phase + 1) >> 1))
    return best


@njit(cache=True, nogil=True)
def _by_blocks(mask, phase, blocks, near):  # type: ignore[no-untyped-def]
    """Twice the sums of lower and of upper potentials with the phase, the best of all ways to divide the graph.

    What they prove for either side to move says `_rounded`. Far beyond every bound if there are no tables.
    """
    lower, upper = np.int64(-2 * _MOST), np.int64(2 * _MOST)
    for way in range(blocks.orders.shape[0]):
        ordered, below, above = image(mask, blocks.orders[way], near), phase, phase
        for i in range(blocks.places.shape[0]):
            entry = blocks.begins[way, i] + 2 * number(ordered, blocks.places[i, 0], blocks.places[i, 1])
            below += blocks.tables[entry]
            above += blocks.tables[entry + 1]
        lower, upper = max(lower, below), min(upper, above)
    return lower, upper


@njit(cache=True, nogil=True, inline="always")
def _rounded(twice, mover):  # type: ignore[no-untyped-def]
    """A bound M, given twice, as a number of edges: rounded up if MAX is to move, down if MIN is."""
    return (twice + (1 if mover == MAX else 0)) >> 1


@njit(cache=True, nogil=True)
def _options(depth, mask, mover, problem, scratch):  # type: ignore[no-untyped-def]
    """Write the positions after all moves in the mask, not yet reduced, without those that the leaf rule excludes.

    Return their number.
    """
    near, raw, count = problem.near, scratch.masks[depth], 0
    leaves, left = mask & ~mask, mask
    while left:
        v = lowest(left)
        left &= left - ONE
        beside = at(near, v) & mask
        if beside & (beside - ONE) == ZERO:
            leaves |= vertex(v, near)
    for e in range(problem.ends.shape[0]):
        u, v = problem.ends[e, 0], problem.ends[e, 1]
        edge = vertex(u, near) | vertex(v, near)
        if edge & mask != edge:
            continue
        # The leaf rule: at a stem MAX takes the leaf, MIN does not.
        if mover == MAX:
            if edge & leaves == ZERO and (at(near, u) | at(near, v)) & leaves:
                continue
        elif edge & leaves and ones(at(near, u) & mask) + ones(at(near, v) & mask) > 2:
            continue
        put(raw, count, without_isolated(mask & ~edge, near))
        count += 1
    return count


@njit(cache=True, nogil=True)
def _phase_moves(depth, count, mask, phase, mover, scratch):  # type: ignore[no-untyped-def]
    """Add the moves in the phase: (remaining phase, edges certain)."""
    if phase == 2:
        count = _add(depth, count, mask, 0, 1, scratch)
    elif phase == 3:
        count = _add(depth, count, mask, 2 if mover == MAX else 0, 1, scratch)
    elif phase == 5:
        count = _add(depth, count, mask, 3 if mover == MAX else 2, 1, scratch)
        count = _add(depth, count, mask, 0, 3, scratch)
    return count


@njit(cache=True, nogil=True)
def _add(depth, count, mask, phase, gain, scratch):  # type: ignore[no-untyped-def]
    put(scratch.masks[depth], count, mask)
    scratch.phases[depth, count], scratch.gains[depth, count] = phase, gain
    return count + 1


@njit(cache=True, nogil=True)
def judged(mask, phase, mover, target, table):  # type: ignore[no-untyped-def]
    """Whether at least `target` edges are still to come, if that is known at once: YES, NO or UNKNOWN."""
    if mask == ZERO:
        return YES if _rounded(phase, mover) >= target else NO
    if target <= 0:
        return YES
    if _most(mask, phase) < target:
        return NO
    lower, upper = known_bounds(mask, phase, mover, table)
    return YES if lower >= target else NO if upper < target else UNKNOWN


@njit(cache=True, nogil=True)
def _ordered(depth, mask, phase, mover, target, problem, table, small, scratch):  # type: ignore[no-untyped-def]
    """Write the moves with their order values. Return (YES or NO if one of them decides at once, their number)."""
    wished = YES if mover == MAX else NO
    kept, masks = _options(depth, mask, mover, problem, scratch), scratch.masks[depth]
    count = _phase_moves(depth, kept, mask, phase, mover, scratch)
    for i in range(count - 1, -1, -1):
        if i < kept:
            left, turned, gain = reduced(at(masks, i), phase, problem, small, scratch.counters)
            put(masks, i, left)
            scratch.phases[depth, i], scratch.gains[depth, i] = turned, gain + 1
        left, turned, gain = at(masks, i), scratch.phases[depth, i], scratch.gains[depth, i]
        answer = judged(left, turned, 1 - mover, target - gain, table)
        if answer == wished:
            return wished, count
        if answer == UNKNOWN:
            below, above = _by_blocks(left, turned, problem.blocks, problem.near)
            twice = 2 * (target - gain)
            # In halves: potentials prove the wished answer if this is 0 or less, the other one if that is.
            lacking, other = (
                (twice - below, above - twice + 1) if mover == MAX else (above - twice + 2, twice - 1 - below)
            )
            if lacking <= 0:
                return wished, count
            if other > 0:
                guess = gain + 0.5 * turned + _DENSITY * ones(left)
                scratch.order[depth, i] = (guess if mover == MAX else -guess) - _LACKING * min(lacking, _MOST_LACKING)
                continue
        scratch.order[depth, i] = _SETTLED
    return UNKNOWN, count


@njit(cache=True, nogil=True)
def _next(depth, count, scratch):  # type: ignore[no-untyped-def]
    """The most promising move not taken yet, -1 if there is none."""
    best = -1
    for i in range(count):
        if scratch.order[depth, i] > _SETTLED and (best < 0 or scratch.order[depth, i] > scratch.order[depth, best]):
            best = i
    if best >= 0:
        scratch.order[depth, best] = _SETTLED
    return best


@njit(cache=True, nogil=True)
def prove(depth, mask, phase, mover, target, problem, table, small, scratch):  # type: ignore[no-untyped-def]
    """Whether at least `target` edges are still to come in a reduced position: YES, NO, or UNKNOWN at the limit."""
    counters = scratch.counters
    if counters[NODES] >= counters[BUDGET]:
        return UNKNOWN
    counters[NODES] += 1
    before = counters[NODES]
    if _in_pairs(mask, phase, mover, problem) >= target:
        return YES
    wished = YES if mover == MAX else NO
    answer, count = _ordered(depth, mask, phase, mover, target, problem, table, small, scratch)
    masks = scratch.masks[depth]
    while answer == UNKNOWN:
        i = _next(depth, count, scratch)
        if i < 0:
            answer = 1 - wished
            break
        left, turned = at(masks, i), scratch.phases[depth, i]
        asked = target - scratch.gains[depth, i]
        found = judged(left, turned, 1 - mover, asked, table)
        if found == UNKNOWN:
            found = prove(depth + 1, left, turned, 1 - mover, asked, problem, table, small, scratch)
            if found == UNKNOWN:
                return UNKNOWN
        if found == wished:
            answer = wished
    low, high = (target, np.int64(_MOST)) if answer == YES else (np.int64(0), target - 1)
    _keep(mask, phase, mover, low, high, counters[NODES] - before, table)
    return answer


@njit(cache=True, nogil=True)
def take_over(table, larger, with_phase):  # type: ignore[no-untyped-def]
    """Copy the rows of a table into a larger empty one; a row without room there is lost."""
    for i in range(table.facts.size):
        mask, facts = at(table.masks, i), table.facts[i]
        if mask != ZERO:
            found, row = _entry(mask, facts & 7, larger) if with_phase else row_of(mask, larger)
            if not found and row >= 0:
                put(larger.masks, row, mask)
                larger.facts[row] = facts


# Entry points, with masks given by their lower and upper halves ------------------------------------------


@njit(cache=True, nogil=True)
def bounds(below, above, mover, problem, table, small, counters):  # type: ignore[no-untyped-def]
    """Proved bounds on the edges still to come, without a search."""
    problem, table, small, counters = borrowed(problem), borrowed(table), borrowed(small), borrowed(counters)
    left, phase, certain = reduced(word(below, above, problem.near), np.int64(0), problem, small, counters)
    if left == ZERO:
        value = _rounded(phase, mover)
        return value, value
    lower, upper = known_bounds(left, phase, mover, table)
    lower = max(lower, _in_pairs(left, phase, mover, problem))
    upper = min(upper, _most(left, phase))
    least, most = _by_blocks(left, phase, problem.blocks, problem.near)
    return certain + max(lower, _rounded(least, mover)), certain + min(upper, _rounded(most, mover))


@njit(cache=True, nogil=True)
def ask(below, above, mover, target, problem, table, small, scratch):  # type: ignore[no-untyped-def]
    """Whether at least `target` edges are still to come: YES, NO, or UNKNOWN at the node limit."""
    problem, table, small, scratch = borrowed(problem), borrowed(table), borrowed(small), borrowed(scratch)
    mask = word(below, above, problem.near)
    left, phase, certain = reduced(mask, np.int64(0), problem, small, scratch.counters)
    answer = judged(left, phase, mover, target - certain, table)
    if answer != UNKNOWN:
        return answer
    return prove(np.int64(0), left, phase, mover, target - certain, problem, table, small, scratch)


@njit(cache=True, nogil=True)
def mean_of(below, above, problem, small, counters):  # type: ignore[no-untyped-def]
    """`means` of a connected component."""
    problem, small, counters = borrowed(problem), borrowed(small), borrowed(counters)
    return means(word(below, above, problem.near), problem, small, counters)


@njit(cache=True, nogil=True)
def least_of(below, above, problem, table, counters):  # type: ignore[no-untyped-def]
    """`least` of a connected component."""
    problem, table, counters = borrowed(problem), borrowed(table), borrowed(counters)
    return least(word(below, above, problem.near), problem, table, counters)
