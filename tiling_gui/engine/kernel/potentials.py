"""Block potentials, computed in one pass, for certificates.py and for the tables of block_bounds.py.

A table holds twice the potential of every subset of a block, indexed by its mask. `edges` are the masks of the dominoes
of the block. `cuts` has a row for every square on a side that is cut: (mask of the square, a number), which is the mask
of its partner for a lower potential, itself if it has none, and for an upper one 1 if the square owns the edge across
the cut. Vertices of any graph may be divided into blocks in place of squares; one may have several rows then.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import ENTRY, INNER
from tiling_gui.core.kernels.bits import popcount

_NONE = -100
"""Stands for twice the best option of a subset without edges."""
_ALL = 127


@njit(**INNER)
def _noted(found, count, distance, square):
    """Adds a square to the row of its distance, the first `count` of which are in use; returns how many are now."""
    at = 0
    while at < count and found[at, 0] != distance:
        at += 1
    found[at, 0] = distance
    found[at, 1] |= square
    return max(count, at + 1)


@njit(**INNER)
def _by_distance(edges):
    """Rows of (the distance of the two squares of an edge, the squares with which edges of this distance begin)."""
    found = np.zeros((len(edges), 2), np.int64)
    count = 0
    for edge in edges:
        first = edge & -edge
        distance = 0
        while first << distance | first != edge:
            distance += 1
        count = _noted(found, count, distance, first)
    return found[:count]


@njit(**INNER)
def _by_partner(cuts):
    """Rows of (the distance of a square at a cut to its partner, the squares with a partner at this distance)."""
    found = np.zeros((len(cuts), 2), np.int64)
    count = 0
    for i in range(len(cuts)):
        distance = 0
        while cuts[i, 0] << max(distance, 0) != cuts[i, 1] << max(-distance, 0):
            distance = -distance if distance > 0 else 1 - distance
        count = _noted(found, count, distance, cuts[i, 0])
    return found[:count]


@njit(**ENTRY)
def rearranged(table, rows, columns, mirror, turn):
    """The table of a block of so many rows and columns after exchanging left and right, or top and bottom, or both."""
    line = (1 << rows) - 1
    images = np.zeros(1 << rows, np.int64)
    for i in range(1 << rows):
        for r in range(rows):
            images[i] |= (i >> r & 1) << (rows - 1 - r if turn else r)
    found = np.empty_like(table)
    for s in range(table.size):
        image = 0
        for c in range(columns):
            image |= images[s >> rows * c & line] << rows * (columns - 1 - c if mirror else c)
        found[s] = table[image]
    return found


@njit(**ENTRY)
def lower(squares, edges, cuts):
    """The greatest lower potential: every condition bounds it by values of smaller subsets."""
    table = np.zeros(1 << squares, np.int8)
    best = np.full(1 << squares, _NONE, np.int8)
    distances, partners = _by_distance(edges), _by_partner(cuts)
    for s in range(1, 1 << squares):
        top, limit = _NONE, _ALL
        for i in range(len(distances)):
            distance = distances[i, 0]
            left = s & s >> distance & distances[i, 1]
            while left:
                rest = s ^ (left & -left | (left & -left) << distance)
                left &= left - 1
                value = table[rest]
                top = max(top, value)
                limit = min(limit, max(value + 3, best[rest] + 4))  # L1
        best[s] = top
        if top == _NONE:
            continue  # L0
        for i in range(len(partners)):
            distance = partners[i, 0]
            left = s & partners[i, 1]
            while left:
                v = left & -left
                left ^= v
                partner = v << distance if distance >= 0 else v >> -distance
                rest = s ^ v
                value = table[rest]
                most = value + 1  # L3 (a)
                if rest & partner:
                    most = max(most, min(value, table[rest ^ partner]) + 2)  # (b)
                limit = min(limit, max(most, min(value, best[rest]) + 2))  # (c)
        # L2: at most the best option and 1, a half less where that is no integer.
        even, odd = min(limit, top + 2), min(limit, top + 1)
        table[s] = max(even - (even & 1), odd - 1 + (odd & 1))
    return table


@njit(**ENTRY)
def upper(squares, edges, cuts):
    """The least upper potential."""
    table = np.zeros(1 << squares, np.int8)
    distances, owning, others = _by_distance(edges), np.int64(0), np.int64(0)
    for i in range(len(cuts)):
        if cuts[i, 1]:
            owning |= cuts[i, 0]
        else:
            others |= cuts[i, 0]
    for s in range(1, 1 << squares):
        least, limit = _ALL, 0
        for i in range(len(distances)):
            distance = distances[i, 0]
            left = s & s >> distance & distances[i, 1]
            while left:
                value = table[s ^ (left & -left | (left & -left) << distance)]
                left &= left - 1
                least = min(least, value)
                limit = max(limit, value + 1)  # U1
        left = s & owning
        while left:
            limit = max(limit, table[s ^ (left & -left)] + 1)  # U2
            left &= left - 1
        left = s & others
        while left:
            limit = max(limit, table[s ^ (left & -left)])  # U2
            left &= left - 1
        if least == _ALL:
            limit = max(limit, 2 * np.int64(popcount(np.uint64(s & owning))))  # U4
            table[s] = limit + (limit & 1)
        else:  # U3
            even, odd = max(limit, least + 2), max(limit, least + 3)
            table[s] = min(even + (even & 1), odd + 1 - (odd & 1))
    return table
