"""Compiled: the null-window search of the matching game, with a table of proved bounds.

A position is (mask of the parts whose mean is not known, phase of all the others, constant); see parts.py. The table is
asked by the mask itself and the phase, so no two positions have one key. Where automorphisms of the graph are given,
the least image of the mask is taken. What is proved for one mover bounds the other (lemma T).
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint64

from tiling_gui.games.matching.search.parts import (
    BUDGET,
    NODES,
    ODD,
    ONE,
    PROBES,
    ZERO,
    image,
    lowest,
    ones,
    reduced,
    row_of,
    without_isolated,
)

MAX, MIN = 0, 1
NO, YES, UNKNOWN = 0, 1, 2
_DENSITY = 0.41
"""Edges still to be taken for a free vertex, about; for the order of moves only."""
_SETTLED = -1e9
"""In the order: a move that need not be searched any more."""


class Scratch(NamedTuple):
    """Room for every depth of the search, and its counters."""

    masks: Any
    """uint64[depths, m + 8]: what moves leave"""
    phases: Any
    """int64[depths, m + 8]"""
    gains: Any
    """int64[depths, m + 8]: edges that are certain after the move, the move's own among them"""
    order: Any
    """float64[depths, m + 8]"""
    counters: Any
    """int64[4]: nodes, the nodes at which to break off, rows of means in use"""


@njit(cache=True, nogil=True)
def _entry(mask, phase, table):  # type: ignore[no-untyped-def]
    """(True, row) where a position is kept, (False, row) where it may be put: the cheapest of its places."""
    last = uint64(table.masks.size - 1)
    slot = ((mask + uint64(phase)) * ODD) >> uint64(20)
    place, cheapest = np.int64(slot & last), np.int64(1 << 62)
    for _ in range(PROBES):
        row = np.int64(slot & last)
        if table.masks[row] == ZERO:
            return False, row
        if table.masks[row] == mask and table.facts[row] & 7 == phase:
            return True, row
        cost = table.facts[row] >> 27
        if cost < cheapest:
            place, cheapest = row, cost
        slot += ONE
    return False, place


@njit(cache=True, nogil=True)
def known_bounds(mask, phase, mover, table):  # type: ignore[no-untyped-def]
    """Proved bounds of what is still to come, from the table; (0, 63) where it knows nothing."""
    known, row = _entry(mask, phase, table)
    if not known:
        return np.int64(0), np.int64(63)
    facts = table.facts[row] >> (3 + 12 * mover)
    return facts & 63, (facts >> 6) & 63


@njit(cache=True, nogil=True)
def _keep(mask, phase, mover, lower, upper, cost, table):  # type: ignore[no-untyped-def]
    """Works proved bounds into the table; by lemma T they bound the other mover by one more or less."""
    known, row = _entry(mask, phase, table)
    facts = table.facts[row] if known else np.int64(0)
    bounds = np.int64(0)
    for side in range(2):
        low, high = ((facts >> (3 + 12 * side)) & 63, (facts >> (9 + 12 * side)) & 63) if known else (0, 63)
        slack = 0 if side == mover else 1
        low, high = max(low, lower - slack), min(high, upper + slack)
        bounds |= (low | high << 6) << (12 * side)
    cost = max(cost, facts >> 27 if known else 0)
    table.masks[row], table.facts[row] = mask, phase | bounds << 3 | cost << 27


@njit(cache=True, nogil=True)
def static_bounds(mask, phase, mover, problem):  # type: ignore[no-untyped-def]
    """Proved bounds by counting: no more edges than half the vertices; at least what a matching and what pairs give."""
    upper = (ones(mask) >> 1) + (phase + 1 >> 1)
    near, left, matched = problem.near, mask, (phase + 1) >> 1
    while left:  # a matching that takes vertices with few neighbours first
        fewest, chosen, mate, scan = 99, 0, ZERO, left
        while scan:
            v = lowest(scan)
            scan &= scan - ONE
            beside = near[v] & left
            degree = ones(beside)
            if degree == 0:
                left &= ~(ONE << uint64(v))
            elif degree < fewest:
                fewest, chosen, mate = degree, v, beside
                if degree == 1:
                    break
        if fewest == 99:
            break
        best, fewest = 0, 99
        while mate:
            w = lowest(mate)
            mate &= mate - ONE
            degree = ones(near[w] & left)
            if degree < fewest:
                best, fewest = w, degree
        left &= ~((ONE << uint64(chosen)) | (ONE << uint64(best)))
        matched += 1
    # A round of two moves costs a largest matching at most three edges.
    lower = _rounds(matched) if mover == MAX else (1 + _rounds(matched - 2) if matched > 1 else matched)
    for p in range(problem.pairs.size):
        # MAX answers in the fellow pair: the free pairs and the edges of the phase give half their vertices.
        closed = mask & image(mask, problem.images[problem.pairs[p]])
        lower = max(lower, (ones(closed) >> 1) + (phase >> 1 if mover == MIN or phase & 1 == 0 else (phase + 1) >> 1))
    return lower, upper


@njit(cache=True, nogil=True, inline="always")
def _rounds(matched):  # type: ignore[no-untyped-def]
    return 2 * (matched // 3) + matched % 3


@njit(cache=True, nogil=True)
def _moves(depth, mask, phase, mover, problem, scratch, small):  # type: ignore[no-untyped-def]
    """Writes what the moves leave, reduced; returns their number. Moves that another one dominates are left out."""
    near, raw, count = problem.near, scratch.masks[depth], 0
    leaves, left = ZERO, mask
    while left:
        v = lowest(left)
        left &= left - ONE
        beside = near[v] & mask
        if beside & (beside - ONE) == ZERO:
            leaves |= ONE << uint64(v)
    for e in range(problem.ends.shape[0]):
        u, v = problem.ends[e, 0], problem.ends[e, 1]
        edge = (ONE << uint64(u)) | (ONE << uint64(v))
        if edge & mask != edge:
            continue
        # The leaf rule: at a stem MAX takes the leaf, MIN does not.
        if mover == MAX:
            if edge & leaves == ZERO and (near[u] | near[v]) & leaves:
                continue
        elif edge & leaves and ones(near[u] & mask) + ones(near[v] & mask) > 2:
            continue
        raw[count] = without_isolated(mask & ~edge, near)
        count += 1
    kept = 0
    for i in range(count):  # nested options: of two of which one holds the other MAX needs the larger, MIN the smaller
        nested = False
        for j in range(count):
            if i != j:
                inner, outer = (raw[i], raw[j]) if mover == MAX else (raw[j], raw[i])
                if inner & ~outer == ZERO and (inner != outer or j < i):
                    nested = True
                    break
        scratch.order[depth, i] = 0.0 if nested else 1.0
    for i in range(count):
        if scratch.order[depth, i] != 0.0:
            left, turned, gain = reduced(raw[i], phase, problem, small, scratch.counters)
            scratch.masks[depth, kept], scratch.phases[depth, kept] = left, turned
            scratch.gains[depth, kept] = gain + 1
            kept += 1
    return _phase_moves(depth, kept, mask, phase, mover, scratch)


@njit(cache=True, nogil=True)
def _phase_moves(depth, count, mask, phase, mover, scratch):  # type: ignore[no-untyped-def]
    """Adds the moves in the phase: (phase left, edges certain)."""
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
    scratch.masks[depth, count], scratch.phases[depth, count], scratch.gains[depth, count] = mask, phase, gain
    return count + 1


@njit(cache=True, nogil=True)
def judged(mask, phase, mover, target, table):  # type: ignore[no-untyped-def]
    """Whether at least `target` edges are still to come, where that is known at once."""
    if mask == ZERO:
        return YES if ((phase + 1) >> 1 if mover == MAX else phase >> 1) >= target else NO
    if target <= 0:
        return YES
    lower, upper = known_bounds(mask, phase, mover, table)
    return YES if lower >= target else NO if upper < target else UNKNOWN


@njit(cache=True, nogil=True)
def _ordered(depth, mask, phase, mover, target, problem, table, small, scratch):  # type: ignore[no-untyped-def]
    """Writes the moves and how promising they are; (YES or NO if one of them settles it at once, their number)."""
    wished = YES if mover == MAX else NO
    count = _moves(depth, mask, phase, mover, problem, scratch, small)
    for i in range(count):
        left, turned, gain = scratch.masks[depth, i], scratch.phases[depth, i], scratch.gains[depth, i]
        answer = judged(left, turned, 1 - mover, target - gain, table)
        if answer == wished:
            return wished, count
        guess = gain + 0.5 * turned + _DENSITY * ones(left)
        scratch.order[depth, i] = _SETTLED if answer != UNKNOWN else (guess if mover == MAX else -guess)
    return UNKNOWN, count


@njit(cache=True, nogil=True)
def _next(depth, count, scratch):  # type: ignore[no-untyped-def]
    """The most promising move that was not taken yet, -1 if there is none."""
    best = -1
    for i in range(count):
        if scratch.order[depth, i] > _SETTLED and (best < 0 or scratch.order[depth, i] > scratch.order[depth, best]):
            best = i
    if best >= 0:
        scratch.order[depth, best] = _SETTLED
    return best


@njit(cache=True, nogil=True)
def prove(depth, mask, phase, mover, target, problem, table, small, scratch):  # type: ignore[no-untyped-def]
    """Whether at least `target` edges are still to come in a reduced position: YES, NO, or UNKNOWN if it broke off."""
    counters = scratch.counters
    if counters[NODES] >= counters[BUDGET]:
        return UNKNOWN
    counters[NODES] += 1
    before = counters[NODES]
    lower, upper = static_bounds(mask, phase, mover, problem)
    if lower >= target or upper < target:
        return YES if lower >= target else NO
    wished = YES if mover == MAX else NO
    answer, count = _ordered(depth, mask, phase, mover, target, problem, table, small, scratch)
    while answer == UNKNOWN:
        i = _next(depth, count, scratch)
        if i < 0:
            answer = 1 - wished
            break
        left, turned, asked = scratch.masks[depth, i], scratch.phases[depth, i], target - scratch.gains[depth, i]
        found = judged(left, turned, 1 - mover, asked, table)
        if found == UNKNOWN:
            found = prove(depth + 1, left, turned, 1 - mover, asked, problem, table, small, scratch)
            if found == UNKNOWN:
                return UNKNOWN
        if found == wished:
            answer = wished
    low, high = (target, np.int64(63)) if answer == YES else (np.int64(0), target - 1)
    _keep(mask, phase, mover, low, high, counters[NODES] - before, table)
    return answer


@njit(cache=True, nogil=True)
def take_over(table, larger, with_phase):  # type: ignore[no-untyped-def]
    """Puts the rows of a table into a larger one, which is empty; without room there a row is lost."""
    for i in range(table.masks.size):
        mask, facts = table.masks[i], table.facts[i]
        if mask != ZERO:
            found, row = _entry(mask, facts & 7, larger) if with_phase else row_of(mask, larger)
            if not found and row >= 0:
                larger.masks[row], larger.facts[row] = mask, facts
