"""The options and deletions of a node, written as records after the node's own.

An option removes a domino and passes the turn. A deletion removes one square and does *not* pass the turn: by lemma
M, value(G - v) >= k proves value(G) >= k; by lemma K, value((G - v) + K2) < k proves value(G) < k. Every record is
looked up before anything is searched, so most nodes end here.

In a zugzwang-free position an option also bounds the mean, from either side, whoever is to move (Lemma G): with m' the
option's mean, m' + 1/2 <= m <= m' + 3/2.

Answers: 1 means "the value is at least what was asked", 0 "it is less", UNKNOWN neither.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.core.kernels.bits import popcount
from tiling_gui.engine.kernel.block_bounds import bounded
from tiling_gui.engine.kernel.geometry import PAIRS, dominoes, edge_count, fewer_of_a_colour, leaves, spread
from tiling_gui.engine.kernel.ordering import predict
from tiling_gui.engine.kernel.records import (
    ASKED,
    FROM,
    HIGH,
    KEY_A,
    KEY_B,
    LEVEL,
    MASKS,
    MOST_OPTIONS,
    PAIR,
    PAIR_HIGH,
    PARTS,
    PHASE,
    PHASE_FEWEST,
    PHASE_MOST,
    PHASE_TWICE,
    SIZE,
    STRIDES,
    SURE,
    TURN,
    WORDS,
    copy,
    derive,
    exact_value,
)
from tiling_gui.engine.kernel.table import at_least, at_most, fetch, probe
from tiling_gui.engine.kernel.words import mask_at, nothing, put_mask

UNKNOWN = -1
MAX, MIN = 0, 1

# Words of `control`, an int64 array shared by all threads of a solve; from MARKS on, half keys of the positions
# being searched, by the other half.
STOP, FOLD, SWITCHES, AGE, THREADS, NODE_LIMIT, JOURNAL_FROM, ROOM = range(8)
MARKS, MARK_SLOTS = 8, np.uint64(4096)
CONTROL_WORDS = 8 + 4096
# Techniques that the bench can switch off; all of them on is what the engine uses.
SYMMETRY, LEAF_RULE, LOOK_AHEAD, THROW_AWAY, GROUPS_SWITCH, HAND_OVER, POTENTIALS = (1 << i for i in range(7))
EVERYTHING = 127

_0, _1 = np.uint64(0), np.uint64(1)
GONE = -1e9
"""The priority of an option that has been answered."""
_SMALLER_FIRST = 0.02
"""The weight of an unresolved square in the order of options and deletions: simpler positions come first."""
MARGIN = -0.01
"""A deletion is searched if its fitted mean is on the right side by at least this."""
_MOST_RECORDS = 126
"""The most options and groups of a node together; searching for more groups costs more than it saves."""
_GROUP_MARGIN = 0.25
"""A group is searched if its fitted mean is on the right side by at least this."""


@njit(**INNER)
def part_of(work, o, i, graph):
    """The mask of component i of the record at `o`."""
    return mask_at(work, o + MASKS + i, o + HIGH + i, graph)


@njit(**INNER)
def taken_by(work, o, graph):
    """The mask of the squares that an option or a group removes."""
    return mask_at(work, o + PAIR, o + PAIR_HIGH, graph)


@njit(**INNER)
def judge(work, o, table, graph):
    """The answer for the record at `o` without a search: 1, 0 or UNKNOWN."""
    asked = np.int64(work[o + ASKED])
    parts = np.int64(work[o + PARTS])
    if parts == 0:
        return 1 if exact_value(work, o) >= asked else 0
    phase = np.int64(work[o + PHASE])
    fewest, most = PHASE_FEWEST[phase], PHASE_MOST[phase]
    for i in range(parts):
        mask, stride = part_of(work, o, i, graph), np.int64(work[o + STRIDES + i])
        # A domino destroys at most seven edges, its own among them.
        fewest += (edge_count(mask, stride, graph) + 6) // 7
        most += fewer_of_a_colour(mask, stride, graph)
    if asked <= fewest:
        return 1
    if asked > most:
        return 0
    data = probe(table, work[o + KEY_A], work[o + KEY_B])
    mover = np.int64(work[o + TURN])
    if work[o + SURE]:
        # X >= N, so the other mover's bound applies as well.
        if at_least(data, mover) >= asked or at_least(data, MIN) >= asked:
            return 1
        if at_most(data, mover) < asked or at_most(data, MAX) < asked:
            return 0
        return UNKNOWN
    if at_least(data, mover) >= asked:
        return 1
    if at_most(data, mover) < asked:
        return 0
    return UNKNOWN


@njit(**INNER)
def excess(work, o, weights, graph):
    """The fitted mean of the record at `o`, minus the number asked."""
    guess = 0.5 * PHASE_TWICE[np.int64(work[o + PHASE])]
    for i in range(np.int64(work[o + PARTS])):
        guess += predict(part_of(work, o, i, graph), np.int64(work[o + STRIDES + i]), weights, graph)
    return guess - np.int64(work[o + ASKED]) + (0.5 if work[o + TURN] == _0 else 0.0)


@njit(**INNER)
def _wanted(pair, mover, leaf, stem, stride, graph, free):
    """Whether this domino can be the best one by the leaf rule."""
    on_leaf = pair & leaf
    if mover == MIN:
        # Stems with only leaves as neighbours are stars of at most 5 squares, which occur in unfolded sums only.
        return on_leaf == _0 or (spread(pair & ~leaf, stride, graph) & free & ~leaf) == _0
    on_stem = pair & stem
    if on_stem == _0:
        return True
    if on_leaf == _0:
        return False
    siblings = spread(on_stem & ~on_leaf, stride, graph) & leaf
    return on_leaf == siblings & (~siblings + _1)


@njit(**INNER)
def _accept(work, o, level, n, mover, sure, order, table, blocks, weights, control, graph):
    """Judges the option written at `o`, and keeps it as number n + 1 of its level if it is undecided.

    Returns (answer for the node, number of options kept).
    """
    answer = UNKNOWN
    if sure:
        ask_more(work, o, mover, 1)
        answer = judge(work, o, table, graph)
        ask_more(work, o, mover, -1)
        if answer == (1 if mover == MIN else 0):
            return answer, n
        answer = UNKNOWN
    if control[SWITCHES] & LOOK_AHEAD or work[o + PARTS] == _0:
        answer = judge(work, o, table, graph)
    if answer == (1 if mover == MAX else 0):
        return answer, n
    if answer != UNKNOWN:
        return UNKNOWN, n
    first = level * LEVEL + WORDS
    for i in range(n):
        twin = first + i * WORDS
        same = work[twin + KEY_B] == work[o + KEY_B] and work[twin + TURN] == work[o + TURN]
        if same and work[twin + ASKED] == work[o + ASKED]:
            return UNKNOWN, n
    guess = excess(work, o, weights, graph)
    won = 1 if mover == MAX else 0
    if control[SWITCHES] & POTENTIALS and bounded(work, o, guess, won, blocks, graph):
        return won, n
    if mover == MIN:
        guess = -guess
    order[level * MOST_OPTIONS + n] = guess - _SMALLER_FIRST * np.int64(work[o + SIZE])
    kept = first + n * WORDS
    copy(work, o, kept)
    work[kept + PAIR], work[kept + FROM], work[kept + PAIR_HIGH] = work[o + PAIR], work[o + FROM], work[o + PAIR_HIGH]
    return UNKNOWN, n + 1


@njit(**INNER)
def options(level, mover, work, order, pairs, table, small, blocks, graph, weights, control):
    """Writes the options of node `level` that are not decided by a lookup; returns (answer for the node, their number).

    The answer is UNKNOWN only if options are left: they are records 1..n of the level, with their priorities in
    `order`.
    """
    o = level * LEVEL
    asked = np.int64(work[o + ASKED]) - 1
    fold, switches = control[FOLD], control[SWITCHES]
    symmetric = switches & SYMMETRY != 0
    no_mean, none, no_square = np.int64(0), np.int64(-1), nothing(graph)
    sure = work[o + SURE] != _0
    n = np.int64(0)
    # An option is judged when the next one has been written, because its entry of the table arrives meanwhile.
    target, before, waiting = o + (MOST_OPTIONS - 1) * WORDS, o + MOST_OPTIONS * WORDS, False
    for part in range(np.int64(work[o + PARTS])):
        free, stride = part_of(work, o, part, graph), np.int64(work[o + STRIDES + part])
        leaf = leaves(free, stride, graph) if switches & LEAF_RULE else no_square
        stem = spread(leaf, stride, graph) & free
        for i in range(dominoes(free, stride, graph, pairs)):
            pair = mask_at(pairs, i, PAIRS + i, graph)
            if leaf != _0 and not _wanted(pair, mover, leaf, stem, stride, graph, free):
                continue
            derive(work, o, target, part, free & ~pair, no_mean, asked, 1 - mover, sure, small, graph, fold, symmetric)
            fetch(table, work[target + KEY_B])
            put_mask(work, target + PAIR, target + PAIR_HIGH, pair)
            work[target + FROM] = np.uint64(part)
            if waiting:
                answer, n = _accept(work, before, level, n, mover, sure, order, table, blocks, weights, control, graph)
                if answer != UNKNOWN:
                    return answer, 0
            target, before, waiting = before, target, True
    # Moves in the phase: K2 to nothing; P4 to K2 or nothing; P6 to P4, to K2, or to nothing and two dominoes more.
    phase = np.int64(work[o + PHASE])
    twice = PHASE_TWICE[phase]
    for after in (0, 2, 3, 4):
        if (phase == 2 and after == 0) or (phase == 3 and after in (0, 2)) or (phase == 1 and after >= 2):
            more = after - twice
            derive(work, o, target, none, no_square, more, asked, 1 - mover, sure, small, graph, fold, symmetric)
            fetch(table, work[target + KEY_B])
            put_mask(work, target + PAIR, target + PAIR_HIGH, no_square)
            if waiting:
                answer, n = _accept(work, before, level, n, mover, sure, order, table, blocks, weights, control, graph)
                if answer != UNKNOWN:
                    return answer, 0
            target, before, waiting = before, target, True
    if waiting:
        answer, n = _accept(work, before, level, n, mover, sure, order, table, blocks, weights, control, graph)
        if answer != UNKNOWN:
            return answer, 0
    return (UNKNOWN if n else (0 if mover == MAX else 1)), n


@njit(**INNER)
def best_to_pass(level, n, mover, work, order):
    """(number, margin) of the option most likely to bound a zugzwang-free node's mean with the turn passed."""
    best, best_margin, best_rank = -1, -1000.0, -1000.0
    for i in range(n):
        size = np.int64(work[level * LEVEL + (i + 1) * WORDS + SIZE])
        over = order[level * MOST_OPTIONS + i] + _SMALLER_FIRST * size
        margin = -1.0 - over if mover == MIN else -1.5 - over
        rank = margin - _SMALLER_FIRST * size
        if rank > best_rank:
            best, best_margin, best_rank = i, margin, rank
    return best, best_margin


@njit(**INNER)
def ask_more(work, o, mover, more):
    """Raises (MIN) or lowers (MAX) the number asked of an option of `mover` by `more`."""
    further = more if mover == MIN else -more
    work[o + ASKED] = np.uint64(np.int64(work[o + ASKED]) + further)


@njit(**INNER)
def groups(level, n, mover, work, order, table, small, graph, weights, control):
    """Finds sets of squares whose removal answers two or more of the n remaining options; returns n plus their number.

    Three squares u, v, w or a 2 x 2 block: by lemma M (MIN, "at least") the option G - u - v is answered by
    G - u - v - w, by lemma K (MAX, "less") by (G - u - v - w) + K2, a block likewise with two K2. Sets that the table
    proves to do so are used at once; those predicted to do so become records n + 1, ... of the level.
    """
    o, first = level * LEVEL, level * MOST_OPTIONS
    asked = np.int64(work[o + ASKED]) - 1
    fold, symmetric = control[FOLD], control[SWITCHES] & SYMMETRY != 0
    hoped = 1 if mover == MIN else 0
    m = n
    for i in range(n):
        for j in range(i):
            a, b, target = o + (i + 1) * WORDS, o + (j + 1) * WORDS, o + (m + 1) * WORDS
            if order[first + i] <= GONE or order[first + j] <= GONE or m >= _MOST_RECORDS:
                continue
            taken, part = _union(work, a, b, o, graph)
            if taken == _0 or _seen(work, o, n, m, taken, part, graph):
                continue
            count = popcount(taken)
            extra = np.int64(0) if mover == MIN else np.int64(2 * (count - 2))
            rest = part_of(work, o, part, graph) & ~taken
            derive(work, o, target, part, rest, extra, asked, 1 - mover, False, small, graph, fold, symmetric)
            answer = judge(work, target, table, graph)
            if answer == hoped:
                settle(level, n, taken, np.uint64(part), work, order, graph)
            elif answer == UNKNOWN:
                over = excess(work, target, weights, graph)
                margin = over if mover == MIN else -0.5 - over
                if margin >= _GROUP_MARGIN:
                    put_mask(work, target + PAIR, target + PAIR_HIGH, taken)
                    work[target + FROM] = np.uint64(part)
                    order[first + m] = margin + count
                    m += 1
    return m


@njit(**INNER)
def _union(work, a, b, o, graph):
    """(union of the squares of two options, their component); no squares if they do not form a group."""
    pair, other, part = taken_by(work, a, graph), taken_by(work, b, graph), np.int64(work[a + FROM])
    if pair == _0 or other == _0 or work[b + FROM] != work[a + FROM]:
        return nothing(graph), part
    taken = pair | other
    if popcount(taken) == 4 and edge_count(taken, np.int64(work[o + STRIDES + part]), graph) != 4:
        return nothing(graph), part
    return taken, part


@njit(**INNER)
def _seen(work, o, n, m, taken, part, graph):
    """Whether this set of squares is among the groups n + 1 .. m of the level."""
    for i in range(n, m):
        record = o + (i + 1) * WORDS
        if taken_by(work, record, graph) == taken and work[record + FROM] == np.uint64(part):
            return True
    return False


@njit(**INNER)
def still_open(level, n, taken, part, work, order, graph):
    """The number of unanswered options, of the first n, inside the squares `taken` of a component."""
    count = 0
    for i in range(n):
        record = level * LEVEL + (i + 1) * WORDS
        pair = taken_by(work, record, graph)
        if pair != _0 and work[record + FROM] == part and pair & ~taken == _0:
            count += order[level * MOST_OPTIONS + i] > GONE
    return count


@njit(**INNER)
def settle(level, n, taken, part, work, order, graph):
    """Marks the options inside the squares `taken` of a component as answered."""
    for i in range(n):
        record = level * LEVEL + (i + 1) * WORDS
        pair = taken_by(work, record, graph)
        if pair != _0 and work[record + FROM] == part and pair & ~taken == _0:
            order[level * MOST_OPTIONS + i] = GONE


@njit(**INNER)
def deletion(level, mover, work, table, small, graph, weights, control):
    """Tries deleting every square, for MIN to prove "at least", for MAX to prove "less".

    Returns (answer, margin of the most promising deletion, which becomes record 1 of the level); the margin is how far
    its fitted mean is on the right side of what must be proved.
    """
    o = level * LEVEL
    asked = np.int64(work[o + ASKED])
    fold, symmetric = control[FOLD], control[SWITCHES] & SYMMETRY != 0
    hoped, extra = (np.int64(1), np.int64(0)) if mover == MIN else (np.int64(0), np.int64(2))
    trial, before, waiting = o + 2 * WORDS, o + 3 * WORDS, False  # as for options
    margin, rank = -1000.0, -1000.0
    for part in range(np.int64(work[o + PARTS])):
        free = part_of(work, o, part, graph)
        rest = free
        while rest:
            square = rest & (~rest + _1)
            rest &= rest - _1
            derive(work, o, trial, part, free & ~square, extra, asked, mover, False, small, graph, fold, symmetric)
            fetch(table, work[trial + KEY_B])
            if waiting:
                answer, margin, rank = _weigh(work, before, o + WORDS, margin, rank, mover, table, weights, graph)
                if answer == hoped:
                    return answer, 0.0
            trial, before, waiting = before, trial, True
    if waiting:
        answer, margin, rank = _weigh(work, before, o + WORDS, margin, rank, mover, table, weights, graph)
        if answer == hoped:
            return answer, 0.0
    return UNKNOWN, margin


@njit(**INNER)
def _weigh(work, o, best, best_margin, best_rank, mover, table, weights, graph):
    """Looks up the deletion at `o`, and copies it to `best` if it is the most promising; (answer, its margin, rank)."""
    answer = judge(work, o, table, graph)
    if answer == UNKNOWN:
        over = excess(work, o, weights, graph)
        margin = over if mover == MIN else -0.5 - over
        rank = margin - _SMALLER_FIRST * np.int64(work[o + SIZE])
        if margin < MARGIN:
            rank -= 100.0  # to be searched only if there is no other
        if rank > best_rank:
            copy(work, o, best)
            return answer, margin, rank
    return answer, best_margin, best_rank


__all__ = ["EVERYTHING", "deletion", "excess", "judge", "options", "popcount"]
