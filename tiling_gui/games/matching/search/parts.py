"""Compiled: parts of the free vertices of a graph, what they are worth by themselves, and what is left beside them.

Vertices are the bits of a mask, of one word or of two (words.py). `reduced` takes out of a mask what is certain
beforehand: vertices without a free neighbour, second leaves on one stem (star reduction), and every small part that is
zugzwang-free, which counts by its mean alone (see the theory page). Means add up to a constant and one of four
phases, kept as twice a mean: 0 nothing, 2 an edge K2, 3 a path P4, 5 a path P6.

`means` finds twice the mean of a connected part, or the size of the least zugzwang that can be reached in it; `least`
the least maximal matching. Both break off at a number of nodes, and what they proved until then is kept.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint64

from tiling_gui.games.matching.search.words import ONE, ZERO, at, image, lowest, ones, put, scattered, vertex

BROKEN, OPEN = -1000, -2000
"""The answer of `means` and `least` when they broke off; that of the table when it knows none."""

NODES, BUDGET, STORED = 0, 1, 2

PROBES = 8
_SMALL = 15
"""Vertices up to which the mean of a part is looked for."""


class Problem(NamedTuple):
    """What stays the same during a solve; n vertices, m edges, s automorphisms."""

    near: Any
    """The neighbours of a vertex: masks, as words.py has arrays of n of them."""
    ends: Any
    """int64[m, 2]: the ends of every edge."""
    images: Any
    """uint64[s, 8, 256], for wide words [s, 2, 16, 256]: the image of every byte of a mask under an automorphism; the
    identity comes first."""
    pairs: Any
    """int64[]: those automorphisms that exchange the vertices in pairs of neighbours."""


class Table(NamedTuple):
    """What is known of a mask. The number of rows is a power of two; a row is empty while its mask is 0."""

    masks: Any
    """An array of masks, one a row."""
    facts: Any
    """int64[rows]"""


@njit(cache=True, nogil=True)
def canonical(mask, problem):  # type: ignore[no-untyped-def]
    """The least image of a mask under the automorphisms."""
    best = mask
    for s in range(1, problem.images.shape[0]):
        other = image(mask, problem.images[s])
        if other < best:
            best = other
    return best


@njit(cache=True, nogil=True)
def without_isolated(mask, near):  # type: ignore[no-untyped-def]
    """The vertices of a mask that have a neighbour in it."""
    found, left = mask & ~mask, mask
    while left:
        first = left & (~left + ONE)
        left ^= first
        if at(near, lowest(first)) & mask:
            found |= first
    return found


@njit(cache=True, nogil=True)
def part_of(mask, near):  # type: ignore[no-untyped-def]
    """The connected part of a mask that holds its lowest vertex."""
    part = new = mask & (~mask + ONE)
    while new:
        grown = part
        while new:
            grown |= at(near, lowest(new))
            new &= new - ONE
        new = grown & mask & ~part
        part |= new
    return part


@njit(cache=True, nogil=True)
def row_of(mask, table):  # type: ignore[no-untyped-def]
    """(True, row) where a mask is kept; (False, row) where it may be; (False, -1) without room."""
    last = uint64(table.facts.size - 1)
    slot = scattered(mask, ZERO)
    for _ in range(PROBES):
        row = np.int64(slot & last)
        kept = at(table.masks, row)
        if kept == mask:
            return True, row
        if kept == ZERO:
            return False, row
        slot += ONE
    return False, np.int64(-1)


@njit(cache=True, nogil=True)
def _note(part, fact, table, counters):  # type: ignore[no-untyped-def]
    """Keeps what is known of a part, if there is room where it belongs."""
    _, row = row_of(part, table)
    if row >= 0:
        counters[STORED] += 1
        put(table.masks, row, part)
        table.facts[row] = fact


@njit(cache=True, nogil=True)
def _asked(part, problem, table, counters):  # type: ignore[no-untyped-def]
    """(the part as the table has it, what is known of it); OPEN where that is to be found out, which is a node, BROKEN
    where there is no node left."""
    if problem.images.shape[0] > 1 and ones(part) > 6:
        part = canonical(part, problem)
    known, row = row_of(part, table)
    if known:
        return part, table.facts[row]
    if counters[NODES] >= counters[BUDGET]:
        return part, np.int64(BROKEN)
    counters[NODES] += 1
    return part, np.int64(OPEN)


@njit(cache=True, nogil=True)
def means(part, problem, table, counters):  # type: ignore[no-untyped-def]
    """Twice the mean of a connected part if it is zugzwang-free; minus the vertices of the least zugzwang that can be
    reached in it if not; BROKEN if it broke off."""
    size, near = ones(part), problem.near
    if size < 4:
        return np.int64(2)
    part, known = _asked(part, problem, table, counters)
    if known != OPEN:
        return known
    largest, smallest, worst = np.int64(-1), np.int64(1000), np.int64(1000)
    for e in range(problem.ends.shape[0]):
        edge = vertex(problem.ends[e, 0], near) | vertex(problem.ends[e, 1], near)
        if edge & part != edge:
            continue
        rest, total, free = without_isolated(part & ~edge, near), np.int64(0), True
        while rest:
            piece = part_of(rest, near)
            rest &= ~piece
            found = means(piece, problem, table, counters)
            if found == BROKEN:
                return np.int64(BROKEN)
            if found < 0:
                worst, free = min(worst, -found), False
            total += found
        if free:
            largest, smallest = max(largest, total), min(smallest, total)
    if worst < 1000:
        result = -worst
    else:
        upper, lower = (2 + largest) >> 1, (3 + smallest) >> 1
        result = upper + lower if upper >= lower else -size
    _note(part, result, table, counters)
    return result


@njit(cache=True, nogil=True)
def least(part, problem, table, counters):  # type: ignore[no-untyped-def]
    """The least number of edges of a maximal matching of a connected part; BROKEN if it broke off.

    One of the edges that touch a given edge is always among them.
    """
    near = problem.near
    if ones(part) < 4:
        return np.int64(1)
    part, known = _asked(part, problem, table, counters)
    if known != OPEN:
        return known
    fewest, given = 1000, part & ~part
    for e in range(problem.ends.shape[0]):
        u, v = problem.ends[e, 0], problem.ends[e, 1]
        edge = vertex(u, near) | vertex(v, near)
        if edge & part == edge:
            touching = ones(at(near, u) & part) + ones(at(near, v) & part)
            if touching < fewest:
                fewest, given = touching, edge
    best = np.int64(1000)
    for e in range(problem.ends.shape[0]):
        edge = vertex(problem.ends[e, 0], near) | vertex(problem.ends[e, 1], near)
        if edge & part != edge or edge & given == ZERO:
            continue
        rest, total = without_isolated(part & ~edge, near), np.int64(1)
        while rest:
            piece = part_of(rest, near)
            rest &= ~piece
            found = least(piece, problem, table, counters)
            if found == BROKEN:
                return np.int64(BROKEN)
            total += found
        best = min(best, total)
    _note(part, best, table, counters)
    return best


@njit(cache=True, nogil=True)
def reduced(mask, twice, problem, small, counters):  # type: ignore[no-untyped-def]
    """(mask, phase, constant) of free vertices beside zugzwang-free parts with `twice` as twice their mean.

    With mask 0 the phase is twice the whole mean, and the constant 0.
    """
    near = problem.near
    mask = without_isolated(mask, near)
    left = mask
    while left:  # star reduction: of the leaves on one stem the first stays
        v = lowest(left)
        left &= left - ONE
        beside = at(near, v) & mask
        if beside & (beside - ONE) == ZERO:
            stem = lowest(beside)
            others = at(near, stem) & left
            while others:
                w = lowest(others)
                others &= others - ONE
                if at(near, w) & mask == beside:
                    mask &= ~vertex(w, near)
                    left &= ~vertex(w, near)
    kept, left = mask & ~mask, mask
    while left:
        part = part_of(left, near)
        left &= ~part
        size, found = ones(part), np.int64(-1)
        if size < 4:
            found = np.int64(2)
        elif size <= _SMALL and counters[STORED] * 4 < small.facts.size * 3:
            found = means(part, problem, small, counters)
        if found < 0:
            kept |= part
        else:
            twice += found
    if kept == ZERO:
        return kept, twice, np.int64(0)
    phase = np.int64(5) if twice & 3 == 1 else twice & 3
    if problem.images.shape[0] > 1:
        kept = canonical(kept, problem)
    return kept, phase, (twice - phase) >> 1
