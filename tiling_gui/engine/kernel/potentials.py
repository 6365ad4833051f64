"""Block potentials, computed in one pass, for certificates.py and for the tables of block_bounds.py.

A table holds twice the potential of every subset of a block, indexed by its mask. `edges` are the masks of the dominoes
of the block. `cuts` has a row for every square on a side that is cut: (mask of the square, a number), which is the mask
of its partner for a lower potential, and for an upper one 1 if the square owns the edge across the cut.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import ENTRY

_NONE = -100
"""Stands for twice the best option of a subset without edges."""
_ALL = 127


@njit(**ENTRY)
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


@njit(**ENTRY)
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
