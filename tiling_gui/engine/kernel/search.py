"""The null-window search: "with this player to move, can MAX still get k more dominoes?"

Contract of `prove`: it returns 1 only if the value of the node's record is at least what is asked of it, 0 only if it
is less, STOPPED if it was stopped or the table must grow; by how much is not determined. It checks the stop word at
every position it searches, and stores what it proves in the table at every node.

What potentials prove (block_bounds.py) is answered at once, neither counted nor stored: a lookup costs less than a
position. A node goes through up to five stages, each only if the previous ones left it open:

    FRESH     the fitted mean predicts the answer. If all options would have to be answered, deletions are tried
              instead: all are looked up, and the most promising one is searched
    THROWN    all options are looked up
    PASSED    in a zugzwang-free position, one option that is better by half a domino than expected is searched: it
              bounds the mean as a deletion does
    GROUPS    sets of squares whose removal answers several options at once are searched
    OPTIONS   the remaining options are searched, most promising first
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.engine.kernel.block_bounds import bounded
from tiling_gui.engine.kernel.forms import fits_one
from tiling_gui.engine.kernel.moves import (
    AGE,
    GONE,
    GROUPS_SWITCH,
    HAND_OVER,
    JOURNAL_FROM,
    MARGIN,
    MARK_SLOTS,
    MARKS,
    MAX,
    MIN,
    NODE_LIMIT,
    POTENTIALS,
    ROOM,
    STOP,
    SWITCHES,
    THREADS,
    THROW_AWAY,
    UNKNOWN,
    ask_more,
    best_to_pass,
    deletion,
    excess,
    groups,
    judge,
    options,
    part_of,
    settle,
    still_open,
    taken_by,
)
from tiling_gui.engine.kernel.records import (
    ASKED,
    FROM,
    KEY_A,
    KEY_B,
    LEVEL,
    MOST_OPTIONS,
    PARTS,
    SIZE,
    STRIDES,
    SURE,
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
STAGE, HOPED, COUNT, LAST_GROUP, CHOSEN, ALL_WANTED, SEARCHED, BEFORE = range(8)
PLAN = 8
FRESH, THROWN, PASSED, GROUPS, OPTIONS = range(5)
JOURNAL_ENTRIES = 4096

_WORTH_LOOKING = 0.5
"""Deletions are tried unless the fitted mean is further than this on the wrong side."""
_GROUPS_FROM = np.uint64(14)
"""The fewest squares for answering options in groups."""
_MARKED_FROM = np.uint64(15)
"""The fewest squares for marking a position as being searched, for the other threads."""
_DEFERRED = -1e6
_PASS_MARGIN = -0.15
"""An option is used to bound the mean if its fitted mean is on the right side by at least this."""


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
def _step(level, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """Advances a node to its next search, or its end; returns (the next level, its input).

    The input is _NEW for a node to be searched, or the answer of the search of the chosen record.
    """
    p, mover = level * PLAN, np.int64(work[level * LEVEL + TURN])
    if found == _NEW:
        if control[STOP] != 0 or tally[NODES] >= control[NODE_LIMIT] or tally[HELD] >= control[ROOM]:
            return level, np.int64(STOPPED)
        over = excess(work, level * LEVEL, weights, graph)
        if control[SWITCHES] & POTENTIALS:
            if bounded(work, level * LEVEL, over, 1, blocks, graph):
                return level - 1, np.int64(1)
            if bounded(work, level * LEVEL, over, 0, blocks, graph):
                return level - 1, np.int64(0)
        plan[p + BEFORE] = tally[NODES]
        tally[NODES] += 1
        _begin(level, mover, over, work, plan, control)
        found = np.int64(UNKNOWN)
    answer = _advance(
        level, mover, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally
    )
    if answer == UNKNOWN:
        return level + 1, np.int64(_NEW)
    tally[HELD] += _end(level, mover, answer, tally[NODES] - plan[p + BEFORE], work, table, control, journal)
    return level - 1, np.int64(answer)


@njit(**INNER)
def _begin(level, mover, over, work, plan, control):
    """Initialises the node's plan and marks the position as being searched."""
    o, p = level * LEVEL, level * PLAN
    plan[p + STAGE] = FRESH
    plan[p + HOPED] = 1 if mover == MIN else 0
    plan[p + COUNT] = plan[p + LAST_GROUP] = plan[p + SEARCHED] = 0
    # How far the fitted mean is on the side on which every option must be answered.
    favour = over if mover == MIN else -0.5 - over
    plan[p + ALL_WANTED] = (2 if favour > -0.25 else 1) if favour > -_WORTH_LOOKING else 0
    if control[THREADS] > 1 and work[o + SIZE] >= _MARKED_FROM:
        control[MARKS + np.int64(work[o + KEY_A] % MARK_SLOTS)] = np.int64(work[o + KEY_B])


@njit(**INNER)
def _advance(level, mover, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally):
    """Processes the answer of the chosen record's search, if any, and advances the node to its next search.

    Returns the node's answer, or UNKNOWN after copying a record to the next level.
    """
    o, p = level * LEVEL, level * PLAN
    hoped = plan[p + HOPED]
    if plan[p + STAGE] == FRESH:
        if found == hoped:
            return found
        if found == UNKNOWN and plan[p + ALL_WANTED] and control[SWITCHES] & THROW_AWAY:
            answer, margin = deletion(level, mover, work, table, small, graph, weights, control)
            if answer != UNKNOWN:
                return answer
            if margin >= MARGIN:
                copy(work, o + WORDS, o + LEVEL)
                return np.int64(UNKNOWN)
        plan[p + STAGE] = THROWN
    if plan[p + STAGE] == THROWN:
        answer, n = options(level, mover, work, order, pairs, table, small, blocks, graph, weights, control)
        if answer != UNKNOWN:
            return answer
        plan[p + COUNT] = plan[p + LAST_GROUP] = n
        plan[p + STAGE] = PASSED
        found = np.int64(UNKNOWN)
        if plan[p + ALL_WANTED] and work[o + SURE] and control[SWITCHES] & THROW_AWAY:
            chosen, margin = best_to_pass(level, n, mover, work, order)
            if margin >= _PASS_MARGIN:
                copy(work, o + (chosen + 1) * WORDS, o + LEVEL)
                ask_more(work, o + LEVEL, mover, 1)
                found = np.int64(judge(work, o + LEVEL, table, graph))
                if found == UNKNOWN:
                    return found
    if plan[p + STAGE] == PASSED:
        if found == hoped:
            return found
        n = plan[p + COUNT]
        plan[p + STAGE] = GROUPS
        if plan[p + ALL_WANTED] == 2 and n > 1 and control[SWITCHES] & GROUPS_SWITCH and work[o + SIZE] >= _GROUPS_FROM:
            plan[p + LAST_GROUP] = groups(level, n, mover, work, order, table, small, graph, weights, control)
    elif plan[p + STAGE] == GROUPS and found == hoped:
        chosen = o + (plan[p + CHOSEN] + 1) * WORDS
        settle(level, plan[p + COUNT], taken_by(work, chosen, graph), work[chosen + FROM], work, order, graph)
    elif plan[p + STAGE] == OPTIONS and found == 1 - hoped:
        return found
    if plan[p + STAGE] == GROUPS:
        if _next_group(level, work, order, plan, table, graph):
            return np.int64(UNKNOWN)
        plan[p + STAGE] = OPTIONS
    answer = _next_option(level, work, order, plan, table, graph, control)
    if level == 0:
        tally[ROOT_ALL], tally[ROOT_DONE] = plan[p + COUNT], max(0, plan[p + SEARCHED] - 1)
    return answer


@njit(**INNER)
def _next_group(level, work, order, plan, table, graph):
    """Chooses the next group to search and copies it to the next level; False if there is none."""
    o, p = level * LEVEL, level * PLAN
    n, first = plan[p + COUNT], level * MOST_OPTIONS
    while True:
        best, top = -1, GONE
        for i in range(n, plan[p + LAST_GROUP]):
            if order[first + i] > top:
                best, top = i, order[first + i]
        if best < 0:
            return False
        order[first + best] = GONE
        group = o + (best + 1) * WORDS
        taken = taken_by(work, group, graph)
        if still_open(level, n, taken, work[group + FROM], work, order, graph) < 2:
            continue
        answer = judge(work, group, table, graph)
        if answer == UNKNOWN:
            plan[p + CHOSEN] = best
            copy(work, group, o + LEVEL)
            return True
        if answer == plan[p + HOPED]:
            settle(level, n, taken, work[group + FROM], work, order, graph)


@njit(**INNER)
def _next_option(level, work, order, plan, table, graph, control):
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
            return plan[p + HOPED]
        child = o + (best + 1) * WORDS
        if control[THREADS] > 1 and top > 0.5 * _DEFERRED and plan[p + SEARCHED]:
            mark = control[MARKS + np.int64(work[child + KEY_A] % MARK_SLOTS)]
            if mark == np.int64(work[child + KEY_B]):
                order[first + best] += _DEFERRED
                continue
        order[first + best] = GONE
        plan[p + SEARCHED] += 1
        answer = judge(work, child, table, graph)
        if answer == UNKNOWN:
            copy(work, child, o + LEVEL)
            return np.int64(UNKNOWN)
        if answer != plan[p + HOPED]:
            return answer


@njit(**INNER)
def _end(level, mover, answer, cost, work, table, control, journal):
    """Stores what was proved in the table and, if it was expensive, in the journal; returns the entries added."""
    o = level * LEVEL
    asked = np.int64(work[o + ASKED])
    lower, upper = (asked, np.int64(63)) if answer == 1 else (np.int64(0), asked - 1)
    more = keep(table, work[o + KEY_A], work[o + KEY_B], mover, lower, upper, cost, control[AGE])
    slot = MARKS + np.int64(work[o + KEY_A] % MARK_SLOTS)
    if control[slot] == np.int64(work[o + KEY_B]):
        control[slot] = 0
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
