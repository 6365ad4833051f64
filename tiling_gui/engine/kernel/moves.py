"""The options of a node, written as records after the node's own.

An option removes a domino and passes the turn. Every option is looked up before any is searched, so most nodes end
here.

Answers: 1 means "the value is at least what was asked", 0 "it is less", UNKNOWN neither.
"""

import numpy as np
from numba import njit

from tiling_gui.core.kernels import INNER
from tiling_gui.engine.kernel.block_bounds import UNASKED, missing
from tiling_gui.engine.kernel.geometry import PAIRS, dominoes, edge_count, fewer_of_a_colour, leaves, spread
from tiling_gui.engine.kernel.ordering import predict
from tiling_gui.engine.kernel.records import (
    ASKED,
    HIGH,
    KEY_A,
    KEY_B,
    LEVEL,
    MASKS,
    MOST_OPTIONS,
    PARTS,
    PHASE,
    PHASE_FEWEST,
    PHASE_MOST,
    PHASE_TWICE,
    SIZE,
    STRIDES,
    TURN,
    WORDS,
    copy,
    derive,
    exact_value,
)
from tiling_gui.engine.kernel.table import at_least, at_most, fetch, probe
from tiling_gui.engine.kernel.words import mask_at, nothing

UNKNOWN = -1
MAX, MIN = 0, 1

# Words of `control`, an int64 array shared by all threads of a solve; from MARKS on, half keys of the positions
# being searched, by the other half.
STOP, FOLD, SWITCHES, AGE, THREADS, NODE_LIMIT, JOURNAL_FROM, ROOM = range(8)
MARKS, MARK_SLOTS = 8, np.uint64(4096)
CONTROL_WORDS = 8 + 4096
# Techniques that the bench can switch off; all of them on is what the engine uses.
SYMMETRY, LEAF_RULE, LOOK_AHEAD, HAND_OVER, POTENTIALS = (1 << i for i in range(5))
EVERYTHING = 31

_0, _1 = np.uint64(0), np.uint64(1)
GONE = -1e9
"""The priority of an option that has been answered."""
_SMALLER_FIRST = 0.03
"""The weight of an unresolved square in the order of options: simpler positions come first."""
_PER_HALF, _MOST_HALVES = 0.1, 8
"""The weight of every half by which potentials fail to decide an option, up to so many: what they nearly prove takes
few positions."""


@njit(**INNER)
def won(mover):
    """The answer for which one option suffices: 1 for MAX, 0 for MIN."""
    return 1 - mover


@njit(**INNER)
def part_of(work, o, i, graph):
    """The mask of component i of the record at `o`."""
    return mask_at(work, o + MASKS + i, o + HIGH + i, graph)


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
def _accept(work, o, level, n, mover, order, table, blocks, weights, control, graph):
    """Judges the option written at `o`, and keeps it as number n + 1 of its level if it is undecided.

    Returns (answer for the node, number of options kept).
    """
    wanted = won(mover)
    if control[SWITCHES] & LOOK_AHEAD or work[o + PARTS] == _0:
        answer = judge(work, o, table, graph)
        if answer == wanted:
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
    halves = np.int64(UNASKED)
    if control[SWITCHES] & POTENTIALS:
        halves = missing(work, o, guess, wanted, blocks, graph)
        if halves <= 0:
            return wanted, n
    if mover == MIN:
        guess = -guess
    cost = _SMALLER_FIRST * np.int64(work[o + SIZE]) + _PER_HALF * min(halves, _MOST_HALVES)
    order[level * MOST_OPTIONS + n] = guess - cost
    copy(work, o, first + n * WORDS)
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
            derive(work, o, target, part, free & ~pair, no_mean, asked, 1 - mover, small, graph, fold, symmetric)
            fetch(table, work[target + KEY_B])
            if waiting:
                answer, n = _accept(work, before, level, n, mover, order, table, blocks, weights, control, graph)
                if answer != UNKNOWN:
                    return answer, 0
            target, before, waiting = before, target, True
    # Moves in the phase: K2 to nothing; P4 to K2 or nothing; P6 to P4, to K2, or to nothing and two dominoes more.
    phase = np.int64(work[o + PHASE])
    twice = PHASE_TWICE[phase]
    for after in (0, 2, 3, 4):
        if (phase == 2 and after == 0) or (phase == 3 and after in (0, 2)) or (phase == 1 and after >= 2):
            more = after - twice
            derive(work, o, target, none, no_square, more, asked, 1 - mover, small, graph, fold, symmetric)
            fetch(table, work[target + KEY_B])
            if waiting:
                answer, n = _accept(work, before, level, n, mover, order, table, blocks, weights, control, graph)
                if answer != UNKNOWN:
                    return answer, 0
            target, before, waiting = before, target, True
    if waiting:
        answer, n = _accept(work, before, level, n, mover, order, table, blocks, weights, control, graph)
        if answer != UNKNOWN:
            return answer, 0
    return (UNKNOWN if n else 1 - won(mover)), n


__all__ = ["EVERYTHING", "MAX", "excess", "judge", "options"]
