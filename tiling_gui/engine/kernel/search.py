"""The null-window search: "with this player to move, can MAX still get k more dominoes?"

Contract of `prove`: it returns 1 only if the value of the node's record is at least what is asked of it, 0 only if
it is less, STOPPED if it was told to stop; nothing is said about by how much. What it proves it keeps in the table,
at every node on the way.
"""

import numpy as np
from numba import njit

from tiling_gui.engine.kernel.moves import (
    AGE,
    MAX,
    MIN,
    NODE_LIMIT,
    STOP,
    SWITCHES,
    THROW_AWAY,
    UNKNOWN,
    deletion,
    excess,
    judge,
    options,
)
from tiling_gui.engine.kernel.records import ASKED, KEY_A, KEY_B, LEVEL, MOST_OPTIONS, WORDS, copy
from tiling_gui.engine.kernel.table import keep

STOPPED = 2
# Words of `tally`, an int64 array of each thread's own.
NODES, TRIES, SUCCESSES, ROOT_ALL, ROOT_DONE = range(5)

_WORTH_LOOKING = 0.5
"""Deletions are looked at unless the fitted mean is further than this on the wrong side."""


@njit(cache=True, nogil=True)
def prove(level, mover, work, order, pairs, table, small, graph, weights, control, tally):
    """Decides whether the record of `level` is worth what it is asked: 1, 0 or STOPPED."""
    if control[STOP] != 0 or tally[NODES] >= control[NODE_LIMIT]:
        return STOPPED
    tally[NODES] += 1
    before = tally[NODES]
    o = level * LEVEL
    answer = UNKNOWN
    if control[SWITCHES] & THROW_AWAY:
        # "All options must be answered" is to be expected here: MIN moves and MAX should get it, or the reverse.
        over = excess(work, o, weights, graph)
        if (mover == MIN and over > -_WORTH_LOOKING) or (mover == MAX and over < _WORTH_LOOKING - 1.0):
            answer, margin = deletion(level, mover, work, table, small, graph, weights, control)
            if answer == UNKNOWN and ((mover == MIN and margin >= 0.0) or (mover == MAX and margin <= -1.0)):
                tally[TRIES] += 1
                copy(work, o + WORDS, o + LEVEL)
                found = prove(level + 1, mover, work, order, pairs, table, small, graph, weights, control, tally)
                if found == STOPPED:
                    return STOPPED
                if found == (1 if mover == MIN else 0):
                    tally[SUCCESSES] += 1
                    answer = found
    if answer == UNKNOWN:
        answer, n = options(level, mover, work, order, pairs, table, small, graph, weights, control)
        good = 1 if mover == MAX else 0
        if answer == UNKNOWN:
            answer = 1 - good
            for settled in range(n):
                if level == 0:
                    tally[ROOT_ALL], tally[ROOT_DONE] = n, settled
                best = 0
                for i in range(1, n):
                    if order[level * MOST_OPTIONS + i] > order[level * MOST_OPTIONS + best]:
                        best = i
                order[level * MOST_OPTIONS + best] = -1e9
                child = o + (best + 1) * WORDS
                found = judge(work, child, 1 - mover, table, graph)
                if found == UNKNOWN:
                    copy(work, child, o + LEVEL)
                    found = prove(
                        level + 1, 1 - mover, work, order, pairs, table, small, graph, weights, control, tally
                    )
                    if found == STOPPED:
                        return STOPPED
                if found == good:
                    answer = good
                    break
    asked = np.int64(work[o + ASKED])
    lower, upper = (asked, 63) if answer == 1 else (0, asked - 1)
    keep(table, work[o + KEY_A], work[o + KEY_B], mover, lower, upper, tally[NODES] - before + 1, control[AGE])
    return answer
