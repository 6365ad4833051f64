"""Compiled: components of the free vertices of a graph, their values in isolation, and the rest of the position.

Vertices are the bits of a mask of one or two words (words.py). `reduced` removes from a mask what is decided in
advance: vertices without a free neighbour, second leaves of a stem (star reduction), and every small component that is
zugzwang-free, which counts only by its mean (see the theory page). Means add up to a constant and one of four phases,
given as twice a mean: 0 nothing, 2 an edge K2, 3 a path P4, 5 a path P6.

`means` finds twice the mean of a connected component, or the size of the smallest zugzwang that can be reached in it;
`least` the smallest maximal matching. Both stop at a node limit, and what they have proved by then is stored.
"""

from typing import Any, NamedTuple

import numpy as np
from numba import njit, uint64

from tiling_gui.games.matching.search.block_tables import BlockTables
from tiling_gui.games.matching.search.words import ODD, ONE, ZERO, at, image, lowest, ones, put, scattered, vertex

BROKEN, OPEN = -1000, -2000
"""The result of `means` and `least` at the node limit; that of the table if it has none."""

NODES, BUDGET, STORED = 0, 1, 2

PROBES = 8
_SMALL = 15
"""Maximum number of vertices of a component whose mean is computed."""


class Problem(NamedTuple):
    """The constants of a solve; n vertices, m edges."""

    near: Any
    """An array of n masks in the format of words.py: the neighbours of every vertex."""
    ends: Any
    """int64[m, 2]: the ends of every edge."""
    images: Any
    """int64[s, n]: automorphisms, the image of every vertex; sorted by the vertex that they take to the first of its
    orbit. s is 0 where none are used."""
    begins: Any
    """int64[n + 1]: those from begins[v] up to begins[v + 1] take vertex v there."""
    pairs: Any
    """int64[p, n]: automorphisms that exchange the vertices in pairs of neighbours."""
    blocks: BlockTables


class Table(NamedTuple):
    """A table by masks. The number of rows is a power of two; a row is empty if its mask is 0."""

    masks: Any
    """An array of masks, one for each row."""
    facts: Any
    """int64[rows]"""


@njit(cache=True, nogil=True)
def canonical(mask, problem):  # type: ignore[no-untyped-def]
    """The representative of a mask under the automorphisms, the same for all images if these are a whole group.

    It is the least image under those that map a chosen vertex to the first of its orbit; chosen are the vertices with
    the largest hash of their neighbours' degrees.
    """
    near, left, chosen, top = problem.near, mask, mask & ~mask, ZERO
    while left:
        first = left & (~left + ONE)
        left ^= first
        beside, looks = at(near, lowest(first)) & mask, ONE
        while beside:
            w = lowest(beside)
            beside &= beside - ONE
            looks += (uint64(ones(at(near, w) & mask)) * ODD) >> uint64(40)
        if looks > top:
            chosen, top = first, looks
        elif looks == top:
            chosen |= first
    best, found = mask, False
    while chosen:
        v = lowest(chosen)
        chosen &= chosen - ONE
        for s in range(problem.begins[v], problem.begins[v + 1]):
            other = image(mask, problem.images[s], near)
            if not found or other < best:
                best, found = other, True
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
    """The connected component of a mask that contains its lowest vertex."""
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
    """(True, row) if a mask is in the table; else (False, row to put it in), or (False, -1) if there is no room."""
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
    """Store a result for a component, if there is room."""
    _, row = row_of(part, table)
    if row >= 0:
        counters[STORED] += 1
        put(table.masks, row, part)
        table.facts[row] = fact


@njit(cache=True, nogil=True)
def _asked(part, problem, table, counters):  # type: ignore[no-untyped-def]
    """(the component in the form of the table, its result); OPEN if it has to be computed, BROKEN at the node limit.

    Counts a node for OPEN.
    """
    if problem.images.shape[0] > 0 and ones(part) > 6:
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
    """Twice the mean of a connected component if it is zugzwang-free, else minus the size of its smallest zugzwang.

    The zugzwang is the smallest one that can be reached. BROKEN at the node limit.
    """
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
    """The size of a smallest maximal matching of a connected component; BROKEN at the node limit.

    It always contains one of the edges that touch a given edge.
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
    """Reduce free vertices to (mask, phase, constant); `twice` is twice the mean of components removed before.

    Only zugzwang-free components are removed. If the mask is 0, the phase is twice the whole mean and the constant 0.
    """
    near = problem.near
    mask = without_isolated(mask, near)
    left = mask
    while left:  # star reduction: of the leaves of a stem only the first is kept
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
    if problem.images.shape[0] > 0:
        kept = canonical(kept, problem)
    return kept, phase, (twice - phase) >> 1
