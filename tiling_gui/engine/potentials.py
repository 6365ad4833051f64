"""The compiled part of certificates.py: block potentials found in one pass, and checked condition by condition.

A table has twice the potential of every subset of a block, indexed by its mask. `edges` are the masks of the dominoes
of the block. `cuts` has a line for every square at a side that is cut: (mask of the square, what the cut says of it),
which is the mask of its partner for a lower potential, and for an upper one 1 if the square is its edge's owner.
"""

import numpy as np
from numba import njit

_NONE = -100
"""Twice the best option of a subset without edges."""
_ALL = 127


@njit(cache=True, nogil=True)
def lower(squares, edges, cuts):
    """The greatest lower potential: every condition bounds it by values of smaller subsets."""
    table = np.zeros(1 << squares, np.int8)
    best = np.full(1 << squares, _NONE, np.int8)
    for s in range(1, 1 << squares):
        top, limit = _NONE, _ALL
        for edge in edges:
            if s & edge == edge:
                value = table[s ^ edge]
                top = max(top, value)
                limit = min(limit, max(value + 3, best[s ^ edge] + 4))  # L1
        best[s] = top
        if top == _NONE:
            continue  # L0
        for i in range(len(cuts)):
            v, partner = cuts[i, 0], cuts[i, 1]
            if s & v:
                rest = s ^ v
                value = table[rest]
                most = value + 1  # L3 (a)
                if s & partner:
                    most = max(most, min(value, table[rest ^ partner]) + 2)  # (b)
                limit = min(limit, max(most, min(value, best[rest]) + 2))  # (c)
        # L2: at most the best option and 1, a half less where that is no integer.
        even, odd = min(limit, top + 2), min(limit, top + 1)
        table[s] = max(even - (even & 1), odd - 1 + (odd & 1))
    return table


@njit(cache=True, nogil=True)
def upper(squares, edges, cuts):
    """The least upper potential."""
    table = np.zeros(1 << squares, np.int8)
    for s in range(1, 1 << squares):
        least, limit, owners = _ALL, 0, 0
        for edge in edges:
            if s & edge == edge:
                value = table[s ^ edge]
                least = min(least, value)
                limit = max(limit, value + 1)  # U1
        last = 0
        for i in range(len(cuts)):
            v, owner = cuts[i, 0], cuts[i, 1]
            if s & v:
                limit = max(limit, table[s ^ v] + owner)  # U2
                if owner and v != last:
                    owners, last = owners + 2, v
        if least == _ALL:
            limit = max(limit, owners)  # U4
            table[s] = limit + (limit & 1)
        else:  # U3
            even, odd = max(limit, least + 2), max(limit, least + 3)
            table[s] = min(even + (even & 1), odd + 1 - (odd & 1))
    return table


@njit(cache=True, nogil=True)
def lower_faults(squares, edges, cuts, table):
    """How many of the conditions L0 to L3 of the theory a table breaks, as they are stated there."""
    best = np.full(1 << squares, _NONE, np.int8)
    faults = 0
    for s in range(1 << squares):
        mu, gain = table[s], _NONE
        for edge in edges:
            if s & edge == edge:
                best[s] = max(best[s], table[s ^ edge])
                gain = max(gain, 2 + table[s ^ edge] - mu)
                answered = best[s ^ edge] != _NONE and 4 + best[s ^ edge] >= mu
                faults += not (2 + table[s ^ edge] - mu >= -1 or answered)  # L1
        if best[s] == _NONE:
            faults += mu != 0  # L0
        elif mu % 2:
            faults += gain < 1  # L2
        else:
            faults += gain < 0
        for i in range(len(cuts)):
            v, partner = cuts[i, 0], cuts[i, 1]
            if s & v:
                drop = mu - table[s ^ v]
                paired = s & partner & ~v != 0 and drop <= 2 and mu - table[s ^ v ^ partner] <= 2
                inside = best[s ^ v] != _NONE and drop <= 2 and mu - best[s ^ v] <= 2
                faults += not (drop <= 1 or paired or inside)  # L3
    return faults


@njit(cache=True, nogil=True)
def upper_faults(squares, edges, cuts, table):
    """How many of the conditions U1 to U4 a table breaks."""
    faults = 0
    for s in range(1 << squares):
        mu, gain = table[s], _ALL
        for edge in edges:
            if s & edge == edge:
                gain = min(gain, 2 + table[s ^ edge] - mu)
                faults += 2 + table[s ^ edge] - mu > 1  # U1
        owners = 0
        for i in range(len(cuts)):
            v, owner = cuts[i, 0], cuts[i, 1]
            if s & v:
                faults += mu - table[s ^ v] < owner  # U2
                owners |= v * owner
        if gain == _ALL:
            count = 0
            while owners:
                owners &= owners - 1
                count += 2
            faults += mu % 2 != 0 or mu < count  # U4
        else:
            faults += gain > (-1 if mu % 2 else 0)  # U3
    return faults
