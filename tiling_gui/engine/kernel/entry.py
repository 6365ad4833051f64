"""The compiled functions that Python calls. All data are arguments: no global depends on a board.

The arguments are the same everywhere (numpy arrays; the first six belong to a thread, the others are shared):

    work     uint64 [LEVELS * LEVEL]        records of the levels of the search
    order    float64 [LEVELS * MOST_OPTIONS] priorities of options
    pairs    uint64 [2 * PAIRS]             dominoes of one component, the high halves from PAIRS on
    plan     int64 [LEVELS * PLAN]          the state of the node on each level
    tally    int64 [TALLY_WORDS]            counters
    journal  uint64 [1 + JOURNAL_ENTRIES * WORDS]  expensive proofs, for the checkpoint
    blocks   the tables of block_bounds.py, and an array of the thread's own
    table    uint64 [2 * entries]           transposition table        small   uint64 [2 * 2^k]  small components
    graph    0, or for words of 128 bits the tuple of words.py         weights float64 [WEIGHTS] ordering
    control  int64 [CONTROL_WORDS]          stop flag, switches, marks
"""

import numpy as np
from numba import njit
from numba.extending import overload

from tiling_gui.core.kernels import ENTRY
from tiling_gui.core.kernels.borrowed import borrowed
from tiling_gui.engine.kernel.block_bounds import twice_bound
from tiling_gui.engine.kernel.geometry import PAIRS
from tiling_gui.engine.kernel.moves import (
    AGE,
    CONTROL_WORDS,
    EVERYTHING,
    FOLD,
    HAND_OVER,
    JOURNAL_FROM,
    LEAF_RULE,
    LOOK_AHEAD,
    NODE_LIMIT,
    POTENTIALS,
    ROOM,
    STOP,
    SWITCHES,
    SYMMETRY,
    THREADS,
    UNKNOWN,
    judge,
)
from tiling_gui.engine.kernel.moves import excess as _excess
from tiling_gui.engine.kernel.ordering import CONSTANT, IMBALANCE, PATTERNS, PLAIN, WEIGHTS
from tiling_gui.engine.kernel.records import (
    ASKED,
    HIGH,
    KEY_A,
    KEY_B,
    LEVEL,
    LEVELS,
    MASKS,
    MOST_OPTIONS,
    PARTS,
    PHASE,
    SIZE,
    STRIDES,
    TURN,
    WORDS,
    load,
)
from tiling_gui.engine.kernel.search import (
    HELD,
    JOURNAL_ENTRIES,
    NODES,
    PLAN,
    ROOT_ALL,
    ROOT_DONE,
    STOPPED,
    TALLY_WORDS,
    prove,
    prove_wide,
)
from tiling_gui.engine.kernel.small_components import take_means
from tiling_gui.engine.kernel.table import NOTHING, at_least, at_most, keep, probe, take_over
from tiling_gui.engine.kernel.words import GRAPH_WORDS, is_wide


@njit(**ENTRY)
def set_up(work, masks, strides, twice, table, small, graph, weights, control):
    """Loads a sum as record 0; returns (constant, number of components left, fitted mean without the constant)."""
    constant = load(work, masks, strides, twice, small, graph, control[FOLD], control[SWITCHES] & SYMMETRY != 0)
    work[TURN] = np.uint64(1)
    return constant, np.int64(work[PARTS]), _excess(work, np.int64(0), weights, graph)


def _proved(root, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    raise NotImplementedError  # compiled code only


@overload(_proved)
def _proved_in_words(root, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    search = prove_wide if is_wide(graph) else prove

    def proved(root, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
        return search(root, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal)

    return proved


@njit(**ENTRY)
def ask(mover, asked, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal):
    """Whether the value of record 0 is at least `asked` for `mover` to move: 1, 0 or STOPPED."""
    work, order, pairs, plan, journal = (
        borrowed(work), borrowed(order), borrowed(pairs), borrowed(plan), borrowed(journal)
    )  # fmt: skip
    table, small, blocks, graph = borrowed(table), borrowed(small), borrowed(blocks), borrowed(graph)
    weights, control, tally = borrowed(weights), borrowed(control), borrowed(tally)
    work[ASKED], work[TURN] = np.uint64(asked), np.uint64(mover)
    root = np.int64(0)  # not the literal 0, for which numba would compile everything again
    answer = judge(work, root, table, graph)
    if answer == UNKNOWN:
        return _proved(root, work, order, pairs, plan, table, small, blocks, graph, weights, control, tally, journal)
    return answer


@njit(**ENTRY)
def bounds(work, table):
    """The table's bounds on record 0, (lower, upper) with MAX to move and with MIN to move, without the constant."""
    data = probe(table, work[KEY_A], work[KEY_B])
    return at_least(data, 0), at_most(data, 0), at_least(data, 1), at_most(data, 1)


@njit(**ENTRY)
def potential_bounds(work, blocks, graph):
    """Twice the best M of record 0 by lower and by upper potentials; beyond every bound if there is none."""
    root = np.int64(0)
    return twice_bound(work, root, np.int64(0), blocks, graph), -twice_bound(work, root, np.int64(1), blocks, graph)


@njit(**ENTRY)
def teach(work, mover, lower, upper, cost, table, control):
    """Puts proved bounds of record 0 into the table, with the priority of a proof of `cost` positions.

    Returns how many more entries the table holds now.
    """
    return keep(table, work[KEY_A], work[KEY_B], mover, max(lower, 0), upper, cost, control[AGE])


__all__ = [
    "AGE",
    "ASKED",
    "CONSTANT",
    "CONTROL_WORDS",
    "EVERYTHING",
    "FOLD",
    "GRAPH_WORDS",
    "HAND_OVER",
    "HELD",
    "HIGH",
    "IMBALANCE",
    "JOURNAL_ENTRIES",
    "JOURNAL_FROM",
    "KEY_A",
    "KEY_B",
    "LEAF_RULE",
    "LEVEL",
    "LEVELS",
    "LOOK_AHEAD",
    "MASKS",
    "MOST_OPTIONS",
    "NODES",
    "NODE_LIMIT",
    "NOTHING",
    "PAIRS",
    "PARTS",
    "PATTERNS",
    "PHASE",
    "PLAIN",
    "PLAN",
    "POTENTIALS",
    "ROOM",
    "ROOT_ALL",
    "ROOT_DONE",
    "SIZE",
    "STOP",
    "STOPPED",
    "STRIDES",
    "SWITCHES",
    "SYMMETRY",
    "TALLY_WORDS",
    "THREADS",
    "UNKNOWN",
    "WEIGHTS",
    "WORDS",
    "ask",
    "bounds",
    "potential_bounds",
    "set_up",
    "take_means",
    "take_over",
    "teach",
]  # fmt: skip
