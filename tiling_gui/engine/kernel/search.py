"""The null-window search: "with this player to move, can MAX still get k more dominoes?"

Contract of `prove`: it returns 1 only if the value of the node's record is at least what is asked of it, 0 only if
it is less, STOPPED if it was told to stop or the table is to grow; nothing is said about by how much. It looks at
the stop word at every position it searches. What it proves it keeps in the table,
at every node on the way.

What potentials prove (block_bounds.py) is answered at once, neither counted nor kept: a look costs less than a
position. A node goes through up to five stages, each only if the one before left it open:

    FRESH     the fitted mean says whose favour to expect. If all options would have to be answered, squares are
              thrown away instead: all are looked up, and the best predicted one is searched
    THROWN    all options are looked up
    PASSED    where the position is zugzwang-free, one option better by half a domino than expected is searched:
              it bounds the mean as a square thrown away does
    GROUPS    sets of squares whose removal answers several options at once are searched
    OPTIONS   what is left is searched, the best predicted first
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
# Words of `tally`, an int64 array of each thread's own.
NODES, ROOT_ALL, ROOT_DONE, HELD = range(4)
TALLY_WORDS = 16  # more than are used, so that the counters of two threads share no line of the cache
# Words of `plan`, an int64 array of each thread's own, for every level: where the node stands.
STAGE, HOPED, COUNT, LAST_GROUP, CHOSEN, ALL_WANTED, SEARCHED, FAVOUR, BEFORE = range(9)
PLAN = 9
FRESH, THROWN, PASSED, GROUPS, OPTIONS = range(5)
JOURNAL_ENTRIES = 4096

_WORTH_LOOKING = 0.5
"""Deletions are looked at unless the fitted mean is further than this on the wrong side."""
_GROUPS_FROM = np.uint64(14)
"""Squares from which options are answered in groups."""
_MARKED_FROM = np.uint64(15)
"""Squares from which a position being searched is marked for the other threads."""
_DEFERRED = -1e6
_FINE = 1e6
"""Fitted means are whole numbers in the plan: parts of so many."""
_LOSS_SURE, _LOSS = 0.2, 0.15
"""A deletion is searched as well if it is predicted to cost no more than this; the first of a zugzwang-free node."""
_PASS_MARGIN = -0.15
"""An option is taken to bound the mean if its fitted mean is on the right side by at least this."""


@njit(**INNER)
def prove(level, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """Decides whether the record of `level` is worth what it is asked: 1, 0 or STOPPED. In words of 64 bits."""
    top, found = level, np.int64(_NEW)
    while level >= top and found != STOPPED:
        level, found = _step(
            level, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal
        )
    return found


@njit(**INNER)
def prove_wide(level, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """The same in words of 128 bits; what fits words of 64 is searched in those."""
    top, found = level, np.int64(_NEW)
    _, inner_work, inner_order, inner_pairs, inner_plan = graph
    while level >= top and found != STOPPED:
        if found == _NEW and control[SWITCHES] & HAND_OVER and _fits_one(level, work, graph):
            # At level 1, for the counters of level 0 are those of the root.
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
    """Takes a node on to its next search, or to its end: (level whose turn it is, what it is to be told).

    That is _NEW for a node that is to be searched, or what the search of the chosen record has found.
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
    """Sets up the node's plan and marks the position as being searched."""
    o, p = level * LEVEL, level * PLAN
    plan[p + STAGE] = FRESH
    plan[p + HOPED] = 1 if mover == MIN else 0
    plan[p + COUNT] = plan[p + LAST_GROUP] = plan[p + SEARCHED] = 0
    # How far the fitted mean is on the side on which every option has to be answered.
    favour = over if mover == MIN else -0.5 - over
    plan[p + FAVOUR] = np.int64(favour * _FINE)
    plan[p + ALL_WANTED] = (2 if favour > -0.25 else 1) if favour > -_WORTH_LOOKING else 0
    if control[THREADS] > 1 and work[o + SIZE] >= _MARKED_FROM:
        control[MARKS + np.int64(work[o + KEY_A] % MARK_SLOTS)] = np.int64(work[o + KEY_B])


@njit(**INNER)
def _advance(level, mover, found, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally):
    """Takes in what the search of the chosen record found, if any, and brings the node to its next search.

    The node's answer, or UNKNOWN: then a record was copied to the next level.
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
            if margin >= MARGIN or _costs_little(margin, o, p, work, plan):
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
def _costs_little(margin, o, p, work, plan):
    """Whether a deletion of this margin is predicted to cost little, whatever the node's own fitted mean."""
    loss = _LOSS_SURE if work[o + SURE] else _LOSS
    return plan[p + ALL_WANTED] == 2 and plan[p + FAVOUR] / _FINE - margin <= loss


@njit(**INNER)
def _next_group(level, work, order, plan, table, graph):
    """Chooses the next group worth searching and copies it to the next level; False if there is none."""
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
    """Chooses the next option and copies it to the next level (UNKNOWN), or answers for the node.

    An option that another thread is searching is left for later, unless it is the best predicted one: threads do best
    to share its subtree first, for the table then holds most of what the others take.
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
    """Keeps what was proved, in the table and, if it cost enough, in the journal; entries the table holds more."""
    o = level * LEVEL
    asked = np.int64(work[o + ASKED])
    lower, upper = (asked, np.int64(63)) if answer == 1 else (np.int64(0), asked - 1)
    more = keep(table, work[o + KEY_A], work[o + KEY_B], mover, lower, upper, cost, control[AGE])
    slot = MARKS + np.int64(work[o + KEY_A] % MARK_SLOTS)
    if control[slot] == np.int64(work[o + KEY_B]):
        control[slot] = 0
    if cost < control[JOURNAL_FROM]:
        return more
    # Word 0 counts the entries; the newest takes the place of the oldest.
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
