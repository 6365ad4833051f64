"""The compiled search for windows.py. Sets of squares are bit masks; `near` has the neighbours of each square.

`sealed` are the squares whose neighbours all lie in the window, `replies` what a domino of MAX on each may take of it.
"""

from numba import njit


@njit(cache=True)
def kill(free, near, sealed):
    for v in range(len(near)):
        if free & sealed & 1 << v:
            beside = near[v] & free
            if beside == 0:
                return 1 << v, 0
            if beside & beside - 1 == 0:
                u = 0
                while beside >> u != 1:
                    u += 1
                others = near[u] & free & ~(1 << v)
                if others:
                    return 1 << v | beside | others & -others, beside | others & -others
    return 0, 0


@njit(cache=True)
def wins(free, outside, mine, all_squares, near, sealed, replies, dominoes, found, chosen):
    if outside < 1:
        return 0
    zone, domino = kill(free, near, sealed)
    if zone or outside < 2 or mine < 2:
        return zone
    key = free | outside << 40 | mine << 44
    if key in found:
        return found[key]
    close = all_squares & ~free
    for _ in range(2):  # dominoes far from all that are covered come later, if at all
        for s in range(len(near)):
            if close >> s & 1 == 0 and near[s] & close:
                close |= 1 << s + len(near)
        close = (close | close >> len(near)) & all_squares
    best = 0
    for domino in dominoes:
        if free & domino != domino or (close and not domino & close):
            continue
        after = free ^ domino
        needed = wins(after, outside - 1, mine - 1, all_squares, near, sealed, replies, dominoes, found, chosen)
        zone, s = needed | domino, 0
        while needed >> s and best == 0:
            for k in range(5 if needed >> s & 1 else 0):
                reply = replies[s, k]
                if reply and after & reply == reply:
                    rest = after & ~reply
                    more = wins(rest, outside, mine - 1, all_squares, near, sealed, replies, dominoes, found, chosen)
                    if not more:
                        s = 62
                        break
                    zone |= more
            s += 1
        if needed and s < 62:
            best = zone
            chosen[key] = domino
            break
    found[key] = best
    return best
