"""The compiled searches of a game tree of codes: Algorithm 1 of the paper, and negamax with windows.

Importing this module loads numba; compiled.load does so on first use. A node is given by

    leaf    index into the leaves so far: sum of digit * |D|^axis over the filled variables
    state   index into the table so far: sum of digit * (|D|+1)^axis, where |D| stands for "free"
    free    bit mask of the free variables           left    their number

and everything else by a `Tree`. Codes are from the proposer's point of view, who maximizes. `none` is the code of "no
value"; the absolute values of all other codes are smaller.
"""

from typing import Any, NamedTuple

from numba import njit

NODES, LEAVES, ALPHA_CUTOFFS, ALPHA_PRUNED, BETA_CUTOFFS, BETA_PRUNED, HITS, TABLE_PRUNED, MOST = range(9)
COUNTERS = 9

UNKNOWN, LOWER, UPPER, EXACT = 0, 1, 2, 3


class Tree(NamedTuple):
    """The constants of a search; n variables, m values."""

    leaves: Any
    """int64[m^n]: the codes of all leaves."""
    leaf_weight: Any
    """int64[n]: the weight of a digit in `leaf`."""
    state_weight: Any
    """int64[n]: the weight of a digit in `state`."""
    digits: Any
    """int64[n + 1, m]: the order of the digits with k variables left."""
    variables: Any
    """int64[m, n]: the order of the variables for each digit."""
    sizes: Any
    """int64[n + 1]: T(k)."""
    counters: Any
    """int64[COUNTERS]: the counters; MOST is the number of nodes at which to give up, 0 for no limit."""
    stop: Any
    """uint8[1]: set from outside to stop the search."""
    table: Any
    """int8[(m + 1)^n]: the bound type for a state before a proposal; empty for a search without a table."""
    known: Any
    """int64[(m + 1)^n]: the code of that bound."""
    lines: Any
    """int16[2n + 1, 2n + 2]: by ply, the best line found below the last node there: digits and variables, then -1."""


@njit(cache=True, nogil=True)
def _ended(tree):  # type: ignore[no-untyped-def]
    """Count a node. Return whether the search has to stop; its result is then meaningless."""
    tree.counters[NODES] += 1
    if tree.counters[NODES] == tree.counters[MOST]:
        tree.stop[0] = 1
    return tree.stop[0] != 0


@njit(cache=True, nogil=True)
def _improve(lines, ply, move):  # type: ignore[no-untyped-def]
    """The best line of the node at `ply` begins with `move` and goes on with that of its last child."""
    lines[ply, 0] = move
    lines[ply, 1:] = lines[ply + 1, :-1]


@njit(cache=True, nogil=True)
def paper(tree, none, leaf, state, free, left, parent):  # type: ignore[no-untyped-def]
    """Algorithm 1: the value of a MAX node, with cutoffs only against the value of its parent.

    `parent` is the least value found so far in the MIN node above, none (+infinity) at the root. Returns the value; a
    bound at or above `parent` if that is reached first; -none if the node is invalid. A leaf without a value returns
    none, which a MIN node ignores like the infinite values of the paper.
    """
    m, n = tree.variables.shape
    ply = 2 * (n - left)
    tree.lines[ply, 0] = -1
    if _ended(tree):
        return -none
    if left == 0:
        tree.counters[LEAVES] += 1
        return tree.leaves[leaf]
    with_table = tree.table.shape[0] > 0
    if with_table and tree.table[state] == EXACT:
        tree.counters[HITS] += 1
        tree.counters[TABLE_PRUNED] += tree.sizes[left]
        return tree.known[state]
    most = -none
    complete = True
    for p in range(m):
        digit = tree.digits[left, p]
        least = none
        rest = left
        tree.counters[NODES] += 1
        for q in range(n):
            v = tree.variables[digit, q]
            if not free >> v & 1:
                continue
            rest -= 1
            value = paper(
                tree,
                none,
                leaf + digit * tree.leaf_weight[v],
                state + (digit - m) * tree.state_weight[v],
                free ^ (1 << v),
                left - 1,
                least,
            )
            if value < least and value != -none:
                least = value
                _improve(tree.lines, ply + 1, v)
            if least <= most:
                if rest:
                    tree.counters[ALPHA_CUTOFFS] += 1
                    tree.counters[ALPHA_PRUNED] += rest * tree.sizes[left - 1]
                break
        if least > most and least != none:
            most = least
            _improve(tree.lines, ply, digit)
        if most >= parent:
            if p < m - 1:
                tree.counters[BETA_CUTOFFS] += 1
                tree.counters[BETA_PRUNED] += (m - 1 - p) * ((tree.sizes[left] - 1) // m)
                complete = False
            break
    if with_table and complete and left < n and tree.stop[0] == 0:
        tree.table[state] = EXACT
        tree.known[state] = most
    return most


@njit(cache=True, nogil=True)
def negamax(tree, none, leaf, state, free, left, digit, alpha, beta, prune, scout):  # type: ignore[no-untyped-def]
    """The value v of a node for the side to move, none if it is invalid: exact if alpha < v < beta.

    Returns r <= alpha only if v <= r, and r >= beta only if v >= r. `digit` is the proposal at a MIN node, -1 at a MAX
    node. If `prune` is false every node is visited. With `scout` every child but the first is searched with a null
    window, and again with an open one if the result is inside the window and the child is not a leaf
    (search/null_window.py).
    """
    m, n = tree.variables.shape
    proposing = digit < 0
    ply = 2 * (n - left) + (not proposing)
    tree.lines[ply, 0] = -1
    if _ended(tree):
        return none
    if left == 0:
        tree.counters[LEAVES] += 1
        return tree.leaves[leaf]
    with_table = proposing and tree.table.shape[0] > 0
    if with_table and tree.table[state] != UNKNOWN:
        kind, code = tree.table[state], tree.known[state]
        if kind == EXACT or (kind == LOWER and code >= beta) or (kind == UPPER and code <= alpha):
            tree.counters[HITS] += 1
            tree.counters[TABLE_PRUNED] += tree.sizes[left]
            return code
    best = none
    low = alpha
    rest = m if proposing else left
    for i in range(m if proposing else n):
        if proposing:
            move = tree.digits[left, i]
            next_leaf, next_state, next_free, next_left, next_digit = leaf, state, free, left, move
        else:
            move = tree.variables[digit, i]
            if not free >> move & 1:
                continue
            next_leaf = leaf + digit * tree.leaf_weight[move]
            next_state = state + (digit - m) * tree.state_weight[move]
            next_free, next_left, next_digit = free ^ (1 << move), left - 1, -1
        rest -= 1
        high = low + 1 if scout and best != none and low + 1 < beta else beta
        # Leaves have the proposer's point of view, so a MIN node negates them like any other child.
        value = negamax(tree, none, next_leaf, next_state, next_free, next_left, next_digit, -high, -low, prune, scout)
        if value == none:
            continue
        value = -value
        if high < beta and low < value < beta and next_left:
            again = negamax(
                tree, none, next_leaf, next_state, next_free, next_left, next_digit, -beta, -value, prune, scout
            )
            if -again <= value:  # at the edge of the window the line is not reliable
                tree.lines[ply + 1, 0] = -1
            value = -again
        if best == none or value > best:
            best = value
            _improve(tree.lines, ply, move)
        if prune and best >= beta:
            if rest and proposing:
                tree.counters[BETA_CUTOFFS] += 1
                tree.counters[BETA_PRUNED] += rest * ((tree.sizes[left] - 1) // m)
            elif rest:
                tree.counters[ALPHA_CUTOFFS] += 1
                tree.counters[ALPHA_PRUNED] += rest * tree.sizes[left - 1]
            break
        if prune and best > low:
            low = best
    if with_table and tree.stop[0] == 0:
        exact = best == none or alpha < best < beta or not prune
        tree.table[state] = EXACT if exact else LOWER if best >= beta else UPPER
        tree.known[state] = best
    return best
