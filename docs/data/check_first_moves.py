"""Checks Theorem 20 of the theory of tiling-gui: `python check_first_moves.py`. Needs numpy, and no file.

N(3,n) >= (4n+1)/3 for n = 2 modulo 3: wherever MIN puts the first domino, the board can be cut into blocks so that
their potentials lose at most 1 by it. The potentials are the greatest that meet L0 to L3 of Definition 4, found here set
by set, with rows 2, 3, 2 as partners of rows 1, 2, 3. Squares are bits 3 * column + row, all numbers are doubled.
"""

import sys

import numpy as np

PARTNER = (1, 2, 1)
NONE = -99


def dominoes(columns):
    """The masks of two squares side by side."""
    upright = [3 << 3 * c + r for c in range(columns) for r in range(2)]
    return upright + [9 << 3 * c + r for c in range(columns - 1) for r in range(3)]


def potential(columns, left, right):
    """The greatest lower potential of a block of 3 rows, cut at the left, at the right: one number for each subset."""
    squares = 3 * columns
    at_cuts = [(1 << c + r, 1 << c + PARTNER[r]) for c in [0] * left + [squares - 3] * right for r in range(3)]
    every = np.arange(1 << squares, dtype=np.int32)
    size = sum((every >> k & 1).astype(np.int8) for k in range(squares))
    by_size = np.argsort(size, kind="stable").astype(np.int32)
    start = np.concatenate([[0], np.cumsum(np.bincount(size))])
    p, b = np.zeros(every.size, np.int8), np.full(every.size, NONE, np.int8)  # b is NONE where there is no edge
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
    """What the whole blocks have, and lose by each domino."""

    def __init__(self):
        self.value, self.lost = {}, {}
        inner = [(6, True, True), (8, True, True)]
        ends = [(k, left, not left) for k in (2, 3, 5, 6, 8) for left in (False, True)]
        for block in inner + ends:
            p = potential(*block)
            self.value[block] = int(p[-1])
            self.lost[block] = {e: int(p[-1]) - int(p[p.size - 1 - e]) for e in dominoes(block[0])}

    def enough(self):
        """Blocks of 3j columns have 4j, of 3j + 2 columns 4j + 5/2, so that a board of 3i + 2 columns has 4i + 5/2."""
        return all(value >= 8 * columns // 3 for (columns, _, _), value in self.value.items())

    def answered(self, n, at, e):
        """Whether a block takes in the domino `e`, put `at` columns from the left, and loses at most 1.

        What is left of it and what is right of it has to have 3j or 3j + 2 columns: then it is made of blocks, one of 2,
        3, 5 or 6 columns at the end and others of 6. As n = 2 modulo 3, just one of the three parts has 3j + 2.
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
    """Prints what is proved, and yes or no."""
    losses = Losses()
    good = losses.enough()
    # 3 x 2 and 3 x 5 are blocks that are not cut at all, so that N >= p.
    good &= int(potential(2, False, False)[-1]) >= 6 and int(potential(5, False, False)[-1]) >= 14
    # For larger n the answer is that for n - 3, with three columns more where at least 11 are before the domino, or else
    # behind it: the block taken begins behind column 0 then, or ends at column 18 at the latest, so it is cut as before.
    for n in range(8, 23, 3):
        for at in range(n):
            for e in (3, 9, 18) if at < n - 1 else (3,):  # up to turning all upside down
                good &= losses.answered(n, at, e)
    print("MIN first on 3 x n, n = 2 modulo 3: at least (4n + 1)/3.")
    print("Yes: every first domino has its blocks." if good else "No.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
