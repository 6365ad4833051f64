"""The compiled check for certificates.py: counts the conditions of Theorem 16 that a table violates.

Tables, `edges` and `cuts` are as in kernel/potentials.py, which computes tables.
"""

import numpy as np
from numba import njit

_NONE = -100
"""Stands for twice the best option of a subset without edges."""
_ALL = 127


@njit(cache=True, nogil=True)
def lower_faults(squares, edges, cuts, table):
    """The number of violations of the conditions L0 to L3, exactly as stated in the theory."""
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
    """The number of violations of the conditions U1 to U4."""
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
