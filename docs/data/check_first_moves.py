"""Checks Theorem 20 of the theory of tiling-gui: `python check_first_moves.py`. Needs only numpy, and no file.

N(3,n) >= (4n+1)/3 for n = 2 modulo 3: wherever MIN puts the first domino, the board can be cut into blocks whose
potentials lose at most 1 by it. The potentials are the greatest that satisfy L0 to L3 of Definition 4, computed here
set by set, with rows 2, 3, 2 as partners of rows 1, 2, 3. Squares are bits 3 * column + row; all numbers are doubled.
"""

import sys

import numpy as np

PARTNER = (1, 2, 1)
NONE = -99


def dominoes(columns):
    """The bit masks of all dominoes of a block of 3 rows."""
    upright = [3 << 3 * c + r for c in range(columns) for r in range(2)]
    return upright + [9 << 3 * c + r for c in range(columns - 1) for r in range(3)]


def potential(columns, left, right):
    """The greatest lower potential of a block of 3 rows, cut at the left or right if so given, for every subset."""
    squares = 3 * columns
    at_cuts = [(1 << c + r, 1 << c + PARTNER[r]) for c in [0] * left + [squares - 3] * right for r in range(3)]
    every = np.arange(1 << squares, dtype=np.int32)
    size = sum((every >> k & 1).astype(np.int8) for k in range(squares))
    by_size = np.argsort(size, kind="stable").astype(np.int32)
    start = np.concatenate([[0], np.cumsum(np.bincount(size))])
    p, b = np.zeros(every.size, np.int8), np.full(every.size, NONE, np.int8)  # b is NONE if there is no edge
    for count in range(2, squares + 1):
        s = by_size[start[count] : start[count + 1]]
        best, most = np.full(s.size, NONE, np.int8), np.full(s.size, 99, np.int8)
        for e in dominoes(columns):
            has = np.flatnonzero(s & e == e)
            option = s[has] ^ e
            best[has] = np.maximum(best[has], p[option])
            most[has] = np.minimum(most[has], np.maximum(p[option] + 3, b[option] + 4))  # L1
        for v, partner in at_cuts:  # L3
            has = np.flatnonzero(s & v)
            rest = s[has] ^ v
            one = np.where(rest & partner, p[rest & ~partner] + 2, NONE)
            answered = np.minimum(p[rest] + 2, np.maximum(one, b[rest] + 2))
            most[has] = np.minimum(most[has], np.maximum(p[rest] + 1, answered))
        whole, half = np.minimum(most, best + 2), np.minimum(most, best + 1)  # L2
        found = np.maximum(whole - whole % 2, half - (half + 1) % 2)
        p[s], b[s] = np.where(best == NONE, 0, found), best  # L0
    return p


class Losses:
    """The potentials of whole blocks, and their losses by each domino."""

    def __init__(self):
        self.value, self.lost = {}, {}
        inner = [(6, True, True), (8, True, True)]
        ends = [(k, left, not left) for k in (2, 3, 5, 6, 8) for left in (False, True)]
        for block in inner + ends:
            p = potential(*block)
            self.value[block] = int(p[-1])
            self.lost[block] = {e: int(p[-1]) - int(p[p.size - 1 - e]) for e in dominoes(block[0])}

    def enough(self):
        """Whether blocks of 3j columns have at least 4j, and blocks of 3j + 2 columns at least 4j + 5/2.

        Then a board of 3i + 2 columns has at least 4i + 5/2.
        """
        return all(value >= 8 * columns // 3 for (columns, _, _), value in self.value.items())

    def answered(self, n, at, e):
        """Whether some block contains the domino `e`, placed `at` columns from the left, and loses at most 1 by it.

        The columns on its left and on its right must number 3j or 3j + 2: then they are made of blocks, one of 2, 3, 5
        or 6 columns at the end and others of 6. As n = 2 modulo 3, exactly one of the three parts has 3j + 2 columns.
        """
        for columns in (2, 3, 5, 6, 8):
            for before in range(max(0, at + 1 - columns), at + 1):
                after = n - columns - before
                block = (columns, before > 0, after > 0)
                if after >= 0 and before % 3 != 1 and after % 3 != 1 and block in self.lost:
                    lost = self.lost[block].get(e << 3 * (at - before))
                    if lost is not None and lost <= 2:
                        return True
        return False


def main():
    """Prints what is proved, then yes or no; returns an exit code."""
    losses = Losses()
    good = losses.enough()
    # 3 x 2 and 3 x 5 are single blocks that are not cut, for which N >= p.
    good &= int(potential(2, False, False)[-1]) >= 6 and int(potential(5, False, False)[-1]) >= 14
    # For larger n the answer for n - 3 carries over, with three columns inserted before the domino if at least 11 are
    # there, otherwise after it: the block used then begins after column 0 or ends by column 18, so it is cut as before.
    for n in range(8, 23, 3):
        for at in range(n):
            for e in (3, 9, 18) if at < n - 1 else (3,):  # up to reflection in the middle row
                good &= losses.answered(n, at, e)
    print("MIN first on 3 x n, n = 2 modulo 3: at least (4n + 1)/3.")
    print("Yes: every first domino has its blocks." if good else "No.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
