# mypy: disable-error-code="assignment"
"""The compiled part of lookahead.py: alpha-beta to a fixed depth over an array of cells.

Values are dominoes still to come, seen by the player to move at the root (`sign` is 1 for MAX, -1 for MIN),
in negamax form. A table entry is a lower and an upper bound for the free squares and the remaining depth.
Importing this module imports numba; `lookahead` does so on the first search.
"""

import numpy as np
from numba import njit

_MARGIN = 0.1 + 2e-6  # widens the window beyond the best value, so that near ties get exact values


@njit(cache=True, nogil=True)
def _author(cells, pairs, stack, seen):  # type: ignore[no-untyped-def]
    """Sum of floor(component / 2) over the components of free cells."""
    stride = stack[stack.size - 1]
    seen[:] = 0
    total = 0
    for k in range(pairs.shape[0]):
        start = pairs[k, 0]
        if not cells[start] or seen[start] or not cells[pairs[k, 1]]:
            continue
        top, size = 1, 0
        stack[0] = start
        seen[start] = 1
        while top:
            top -= 1
            cell = stack[top]
            size += 1
            for step in (1, -1, stride, -stride):
                near = cell + step
                if cells[near] and not seen[near]:
                    seen[near] = 1
                    stack[top] = near
                    top += 1
        total += size // 2
    return float(total)


@njit(cache=True, nogil=True)
def _fitted(cells, pairs, stack, seen, pattern, weights, constants, colours):  # type: ignore[no-untyped-def]
    """Sum over components of at least two cells: weights of their squares, colour imbalance, constant."""
    stride = stack[stack.size - 1]
    seen[:] = 0
    total = 0.0
    for k in range(pairs.shape[0]):
        start = pairs[k, 0]
        if not cells[start] or seen[start] or not cells[pairs[k, 1]]:
            continue
        top, imbalance = 1, 0
        stack[0] = start
        seen[start] = 1
        while top:
            top -= 1
            cell = stack[top]
            imbalance += colours[cell]
            code = 0
            for b in range(pattern.size):
                code |= cells[cell + pattern[b]] << b
            total += weights[code]
            for step in (1, -1, stride, -stride):
                near = cell + step
                if cells[near] and not seen[near]:
                    seen[near] = 1
                    stack[top] = near
                    top += 1
        total += constants[0] + constants[1] * abs(imbalance)
    return total


@njit(cache=True, nogil=True)
def _search(  # type: ignore[no-untyped-def]
    cells, pairs, sign, depth, alpha, beta, key, fitted, pattern, weights, constants, colours,
    zobrist, keys, values, stack, seen, order, info, flag,
):  # fmt: skip
    """Negamax value of the dominoes still to come, fail-soft; 0 for a finished game."""
    info[0] += 1
    if flag[0]:
        return 0.0
    if depth == 0:
        moves = False
        for k in range(pairs.shape[0]):
            if cells[pairs[k, 0]] and cells[pairs[k, 1]]:
                moves = True
                break
        if not moves:
            return 0.0
        info[1] = 1
        if fitted:
            return sign * _fitted(cells, pairs, stack, seen, pattern, weights, constants, colours)
        return sign * _author(cells, pairs, stack, seen)

    slot = np.int64((key ^ (np.uint64(depth) * np.uint64(0x9E3779B97F4A7C15))) & np.uint64(keys.size - 1))
    mark = key ^ (np.uint64(depth) << np.uint64(56))
    low, high = -1e9, 1e9
    if keys[slot] == mark:
        low, high = values[slot, 0], values[slot, 1]
        if low >= beta or high <= alpha or low == high:
            return low if low >= beta or low == high else high

    # Order children by their evaluation if the remaining depth makes that worthwhile.
    count = 0
    scores = order[depth]
    for k in range(pairs.shape[0]):
        a, b = pairs[k, 0], pairs[k, 1]
        if cells[a] and cells[b]:
            scores[count, 0] = k
            scores[count, 1] = 0.0
            if depth >= 2:
                cells[a] = cells[b] = 0
                if fitted:
                    guess = _fitted(cells, pairs, stack, seen, pattern, weights, constants, colours)
                else:
                    guess = _author(cells, pairs, stack, seen)
                cells[a] = cells[b] = 1
                scores[count, 1] = sign * guess
            count += 1
    if count == 0:
        return 0.0

    best, floor = -1e9, alpha
    for n in range(count):
        if depth >= 2:
            pick = n
            for m in range(n + 1, count):
                if scores[m, 1] > scores[pick, 1]:
                    pick = m
            k = np.int64(scores[pick, 0])
            scores[pick, 0], scores[pick, 1] = scores[n, 0], scores[n, 1]
        else:
            k = np.int64(scores[n, 0])
        a, b = pairs[k, 0], pairs[k, 1]
        cells[a] = cells[b] = 0
        value = sign - _search(
            cells, pairs, -sign, depth - 1, sign - beta, sign - floor, key ^ zobrist[a] ^ zobrist[b], fitted,
            pattern, weights, constants, colours, zobrist, keys, values, stack, seen, order, info, flag,
        )  # fmt: skip
        cells[a] = cells[b] = 1
        if flag[0]:
            return 0.0
        best = max(best, value)
        floor = max(floor, value)
        if floor >= beta:
            break
    if keys[slot] != mark:
        low, high = -1e9, 1e9
    if best < beta:
        high = min(high, best)
    if best > alpha:
        low = max(low, best)
    keys[slot] = mark
    values[slot, 0], values[slot, 1] = low, high
    return best


@njit(cache=True, nogil=True)
def search_root(  # type: ignore[no-untyped-def]
    cells, pairs, stride, sign, depth, fitted, pattern, weights, constants, zobrist, keys, values, scores, info, flag,
):  # fmt: skip
    """Fills `scores` with the value of every move that could be best (others get an upper bound below the best).

    Returns False if `flag` was set meanwhile. `info` is [nodes, whether some line was cut off at the horizon].
    """
    stack = np.zeros(cells.size + 1, np.int64)
    stack[cells.size] = stride
    seen = np.zeros(cells.size, np.uint8)
    order = np.zeros((depth + 1, pairs.shape[0], 2))
    colours = np.zeros(cells.size, np.int64)
    for cell in range(cells.size):
        colours[cell] = 1 if (cell // stride + cell % stride) % 2 else -1
    best = -1e9
    for n in range(pairs.shape[0]):
        a, b = pairs[n, 0], pairs[n, 1]
        cells[a] = cells[b] = 0
        value = sign - _search(
            cells, pairs, -sign, depth, -1e9, sign - (best - _MARGIN), zobrist[a] ^ zobrist[b], fitted,
            pattern, weights, constants, colours, zobrist, keys, values, stack, seen, order, info, flag,
        )  # fmt: skip
        cells[a] = cells[b] = 1
        if flag[0]:
            return False
        scores[n] = value
        best = max(best, value)
    return True
