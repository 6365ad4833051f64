"""The null-window search: "with this player to move, can MAX still get k more dominoes?"

Contract of `prove`: it returns 1 only if the value of the node's record is at least what is asked of it, 0 only if it
is less, STOPPED if it was stopped or the table must grow; by how much is not determined. It checks the stop word at
every position it searches, and stores what it proves in the table at every node.

What potentials prove (block_bounds.py) is answered at once, neither counted nor stored: a lookup costs less than a
position. Of a node that they leave open all options are looked up (moves.py); then those that are left are searched,
the most promising first.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.engine.kernel.block_bounds import missing
from tiling_gui.engine.kernel.forms import fits_one
from tiling_gui.engine.kernel.moves import (
    AGE,
    GONE,
    HAND_OVER,
    JOURNAL_FROM,
    MARK_SLOTS,
    MARKS,
    MAX,
    NODE_LIMIT,
    POTENTIALS,
    ROOM,
    STOP,
    SWITCHES,
    THREADS,
    UNKNOWN,
    excess,
    judge,
    options,
    part_of,
    won,
)
from tiling_gui.engine.kernel.records import (
    ASKED,
    KEY_A,
    KEY_B,
    LEVEL,
    MOST_OPTIONS,
    PARTS,
    SIZE,
    STRIDES,
    TURN,
    WORDS,
    copy,
)
from tiling_gui.engine.kernel.table import keep
from tiling_gui.engine.kernel.words import inner

STOPPED, _NEW = 2, 3
# Words of `tally`, an int64 array of each thread.
NODES, ROOT_ALL, ROOT_DONE, HELD = range(4)
TALLY_WORDS = 16  # padded so that the counters of two threads do not share a cache line
# Words of `plan`, an int64 array of each thread: the state of the node on every level.
COUNT, SEARCHED, BEFORE = range(3)
PLAN = 3
JOURNAL_ENTRIES = 4096

_MARKED_FROM = np.uint64(15)
"""The fewest squares for marking a position as being searched, for the other threads."""
_DEFERRED = -1e6


@njit(**INNER)
def prove(level, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """Whether the value of the record of `level` is at least the number asked: 1, 0 or STOPPED. Words of 64 bits."""
    top, found = level, np.int64(_NEW)
    while level >= top and found != STOPPED:
        level, found = _step(
            level, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal
        )
    return found


@njit(**INNER)
def prove_wide(level, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """Like `prove` in words of 128 bits; nodes that fit words of 64 bits are searched in those."""
    top, found = level, np.int64(_NEW)
    _, inner_work, inner_order, inner_pairs, inner_plan = graph
    while level >= top and found != STOPPED:
        if found == _NEW and control[SWITCHES] & HAND_OVER and _fits_one(level, work, graph):
            # At level 1, because the counters of level 0 are those of the root.
            copy_whole(work, level * LEVEL, inner_work, LEVEL)
            one, first = inner(graph), np.int64(1)
            found = prove(
                first, inner_work, inner_order, inner_pairs, inner_plan, table, small, blocks, one, weights, control,
                tally, journal,
            )  # fmt: skip
            level -= 1
        else:
            level, found = _step(
                level, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal
            )
    return found


@njit(**INNER)
def _fits_one(level, work, graph):
    """Whether all components of a node fit words of 64 bits."""
    o = level * LEVEL
    for i in range(np.int64(work[o + PARTS])):
        if not fits_one(part_of(work, o, i, graph), np.int64(work[o + STRIDES + i])):
            return False
    return True


@njit(**INNER)
def _slot(work, o):
    """The word of `control` that marks the record at `o` as being searched."""
    return MARKS + np.int64(work[o + KEY_A] % MARK_SLOTS)


@njit(**INNER)
def _step(level, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """Advances a node to its next search, or its end; returns (the next level, its input).

    The input is _NEW for a node to be searched, or the answer of the search of the chosen record.
    """
    o, p = level * LEVEL, level * PLAN
    mover = np.int64(work[o + TURN])
    if found == _NEW:
        if control[STOP] != 0 or tally[NODES] >= control[NODE_LIMIT] or tally[HELD] >= control[ROOM]:
            return level, np.int64(STOPPED)
        if control[SWITCHES] & POTENTIALS:
            over = excess(work, o, weights, graph)
            for answer in (np.int64(1), np.int64(0)):
                if missing(work, o, over, answer, blocks, graph) <= 0:
                    return level - 1, answer
        plan[p + BEFORE] = tally[NODES]
        tally[NODES] += 1
        plan[p + SEARCHED] = 0
        if control[THREADS] > 1 and work[o + SIZE] >= _MARKED_FROM:
            control[_slot(work, o)] = np.int64(work[o + KEY_B])
        found = np.int64(UNKNOWN)
    answer = _advance(
        level, mover, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally
    )
    if answer == UNKNOWN:
        return level + 1, np.int64(_NEW)
    tally[HELD] += _end(level, mover, answer, tally[NODES] - plan[p + BEFORE], work, table, control, journal)
    return level - 1, np.int64(answer)


@njit(**INNER)
def _advance(level, mover, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally):
    """Processes the answer of the chosen record's search, if any, and advances the node to its next search.

    Returns the node's answer, or UNKNOWN after copying a record to the next level.
    """
    p = level * PLAN
    if found == UNKNOWN:
        answer, n = options(level, mover, work, order, pairs, table, small, blocks, graph, weights, control)
        if answer != UNKNOWN:
            return answer
        plan[p + COUNT] = n
    elif found == won(mover):
        return found
    answer = _next_option(level, mover, work, order, plan, table, graph, control)
    if level == 0:
        tally[ROOT_ALL], tally[ROOT_DONE] = plan[p + COUNT], max(0, plan[p + SEARCHED] - 1)
    return answer


@njit(**INNER)
def _next_option(level, mover, work, order, plan, table, graph, control):
    """Chooses the next option and copies it to the next level (UNKNOWN), or returns the node's answer.

    An option that another thread is searching is deferred, unless it is the most promising one: threads do best to
    share its subtree first, because the table then holds most of what the other options need.
    """
    o, p = level * LEVEL, level * PLAN
    first = level * MOST_OPTIONS
    while True:
        best, top = -1, GONE
        for i in range(plan[p + COUNT]):
            if order[first + i] > top:
                best, top = i, order[first + i]
        if best < 0:
            return 1 - won(mover)
        child = o + (best + 1) * WORDS
        may_wait = control[THREADS] > 1 and top > 0.5 * _DEFERRED and plan[p + SEARCHED]
        if may_wait and control[_slot(work, child)] == np.int64(work[child + KEY_B]):
            order[first + best] += _DEFERRED
            continue
        order[first + best] = GONE
        plan[p + SEARCHED] += 1
        answer = judge(work, child, table, graph)
        if answer == UNKNOWN:
            copy(work, child, o + LEVEL)
            return np.int64(UNKNOWN)
        if answer == won(mover):
            return answer


@njit(**INNER)
def _end(level, mover, answer, cost, work, table, control, journal):
    """Stores what was proved in the table and, if it was expensive, in the journal; returns the entries added."""
    o = level * LEVEL
    asked = np.int64(work[o + ASKED])
    lower, upper = (asked, np.int64(63)) if answer == 1 else (np.int64(0), asked - 1)
    more = keep(table, work[o + KEY_A], work[o + KEY_B], mover, lower, upper, cost, control[AGE])
    if control[_slot(work, o)] == np.int64(work[o + KEY_B]):
        control[_slot(work, o)] = 0
    if cost < control[JOURNAL_FROM]:
        return more
    # Word 0 counts the entries; the newest replaces the oldest.
    entry = 1 + np.int64(journal[0] % np.uint64(JOURNAL_ENTRIES)) * WORDS
    copy_whole(work, o, journal, entry)
    journal[entry + KEY_A] = np.uint64(mover)
    journal[entry + KEY_B] = np.uint64(cost)
    journal[entry + ASKED] = np.uint64(lower)
    journal[entry + SIZE] = np.uint64(upper)
    journal[0] += np.uint64(1)
    return more


@njit(**INNER)
def copy_whole(source, o, target, t):
    """Copies a record from one array to another."""
    for i in range(WORDS):
        target[t + i] = source[o + i]


__all__ = ["MAX", "prove", "prove_wide"]
