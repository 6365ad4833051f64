"""Checks a certificate by covers of tiling-gui: `python check_covers.py certificate_3xn_covers.gz`. Needs only numpy.

See Theorem 18 of the theory. A member (p, q, n) is a strip of n full columns of 3 squares with the profiles p and q at
its ends. Squares of a window are bits 3 * column + row; profiles are given for the right end of a strip, and mirrored
at the left end. The file has, doubled, a number for every member with n < n0 + period, and patterns: in a window, a
domino of MAX and one of MIN, then the cover of the rest: a left part, a right part and, if these do not suffice, small
shapes.
"""

import gzip
import sys
from functools import cache

import numpy as np

NONE = 20_000


def edges(squares):
    """The bit masks of the dominoes in a set of squares."""
    upright = [3 << k for k in range(60) if k % 3 < 2]
    return [e for e in upright + [9 << k for k in range(60)] if squares & e == e]


def mirrored(squares, columns):
    """The set with left and right exchanged."""
    return sum((squares >> 3 * c & 7) << 3 * (columns - 1 - c) for c in range(columns))


@cache
def small_shapes(columns):
    """For every subset of 3 x columns, the least number that meets the conditions of the theorem without covers."""
    every = np.arange(1 << 3 * columns, dtype=np.int32)
    size = sum((every >> k & 1).astype(np.int8) for k in range(3 * columns))
    found = np.zeros(every.size, np.int16)
    for count in range(2, 3 * columns + 1):
        layer = every[size == count]
        most, least = np.full(every.size, -1, np.int16), np.full(every.size, NONE, np.int16)
        for e in edges((1 << 3 * columns) - 1):
            s = layer[layer & e == e]
            most[s], least[s] = np.maximum(most[s], found[s ^ e]), np.minimum(least[s], found[s ^ e])
        s = layer[most[layer] >= 0]
        low, b = most[s] + 1, least[s]
        even, odd = np.maximum(low, b + 2), np.maximum(low, b + 3)
        found[s] = np.minimum(even + even % 2, odd + 1 - odd % 2)
    return found


def stars(some):
    """The least number of squares that meet every domino of a list."""
    if not some:
        return 0
    ends = (some[0] & -some[0], some[0] & (some[0] - 1))
    return 1 + min(stars([e for e in some if not e & v]) for v in ends)


class Certificate:
    """The content of a certificate file."""

    def __init__(self, lines):
        head = lines[0].split()
        self.columns, self.side, self.deep, self.n0, self.period, self.rise = map(int, head[3::2])
        rows = [line.split() for line in lines[1:]]
        self.profiles = [(int(r[1]), int(r[2])) for r in rows if r[0] == "profile"]
        assert all(mask >> 3 * wide == 0 for mask, wide in self.profiles) and self.profiles[0] == (0, 0)
        # A window must contain every domino that starts in its first `side` columns. An even rise keeps whole numbers
        # whole and half-integers half-integral from one period to the next.
        assert self.deep > self.side > 0 and self.rise % 2 == 0 and self.n0 > self.deep
        width = len(self.profiles)
        table = [np.array(r[1:], np.int32).reshape(width, width) for r in rows if r[0] == "values"]
        assert len(table) == self.n0 + self.period
        for values in table:
            values[values < 0] = NONE
        # For larger n one side of every window has n0 + period columns more: the condition is that of n - period.
        self.last = 2 * (self.n0 + self.period) + max(2 * self.side + 2, self.deep)
        for n in range(len(table), self.last + 8):
            table.append(table[n - self.period] + self.rise)  # NONE stays above every sum
        self.values, self.small = table, small_shapes(self.columns)
        self.middle, self.end = {}, {}
        for r in rows:
            if r[0] in ("middle", "end"):
                self.pattern(r[0] == "end", *map(int, r[1:7]))

    def part(self, squares, columns):
        """The (profile, number of full columns) of a part at the left side of a window."""
        full = 0
        while squares & 7 == 7:
            squares, full = squares >> 3, full + 1
        return next(k for k, (mask, _) in enumerate(self.profiles) if mask == squares), full

    def pattern(self, at_end, at, columns, e, f, left, right):
        """Adds a pattern after checking that it covers what it must cover."""
        assert columns < 20
        area = (1 << 3 * columns) - 1
        if at_end:
            mask, wide = self.profiles[at]
            assert columns == wide + self.deep
            area = area >> 3 * wide << 3 * wide | mirrored(mask, wide)
        rest = area & ~e & ~f
        assert all(d == 0 or d in edges(area) for d in (e, f)) and not e & f and (e or at_end and not f)
        assert (left | right) & ~rest == 0 and right != area  # so that the parts have fewer squares
        assert not (at_end and left)
        last = 7 << 3 * (columns - 1)
        # Border squares outside the parts get stars, since their dominoes can extend beyond the window.
        alone = rest & last & ~right | (0 if at_end else rest & 7 & ~left)
        bare = [d for d in edges(rest) if not (d & alone or left & d == d or right & d == d)]
        ends = 0
        for d in bare:
            ends |= d
        cost = 2 * alone.bit_count() + min(int(self.small[ends]), 2 * stars(bare))
        parts = (*self.part(left, columns), *self.part(mirrored(right, columns), columns))
        kept = self.end.setdefault(at, {}) if at_end else self.middle.setdefault(columns, {})
        kept.setdefault(e, []).append((f, parts, cost))

    def holds(self, n):
        """Whether the conditions hold for the members with n full columns, as a matrix over p and q."""
        value, width = self.values[n], len(self.profiles)
        need = value - 2 - value % 2
        options, mine, cut = (np.full(value.shape, k, bool) for k in (True, False, False))
        for p, (mask, wide) in enumerate(self.profiles):
            area = mirrored(mask, wide) | ((1 << 3 * self.deep) - 1) << 3 * wide
            begun = [d for d in edges(area) if d & ((1 << 3 * (wide + self.side)) - 1)]
            for e in [0, *begun]:
                good = np.zeros(width, bool)
                for f, (_, _, q, full), cost in self.end.get(p, {}).get(e, []):
                    m = n - self.deep + full
                    total = self.values[m][q] + cost if 0 <= m <= n else np.full(width, NONE)
                    good |= total <= value[p] - (4 if f else bool(e))
                    if e and not f:
                        mine[p] |= total <= need[p]
                if e:
                    options[p] &= good
                else:
                    cut[p] = good
        options, mine, cut = options & options.T, mine | mine.T, cut | cut.T
        for columns in (2 * self.side + 1, 2 * self.side + 2):
            first = 1 << 3 * self.side
            whole = (3 * first, 6 * first) if columns % 2 else (9 * first, 18 * first, 36 * first)
            for before in range(n - columns + 1):
                after = n - columns - before
                for e in whole:
                    good = np.zeros(value.shape, bool)
                    for f, (q, full, r, also), cost in self.middle[columns].get(e, []):
                        total = self.values[before + full][:, q, None] + self.values[after + also][r] + cost
                        good |= total <= value - (4 if f else 1)
                        if not f:
                            mine |= total <= need
                    options &= good
        base = np.zeros(value.shape, bool)
        for p, (mask, wide) in enumerate(self.profiles):
            for q, (other, also) in enumerate(self.profiles):
                if wide + n + also <= self.columns:
                    shape = mirrored(mask, wide) | ((1 << 3 * n) - 1) << 3 * wide | other << 3 * (wide + n)
                    base[p, q] = value[p, q] == self.small[shape]
        return (value >= NONE) | base | (cut | options & mine) & (n >= max(self.deep, 2 * self.side))  # the windows fit


def main(path):
    """Prints the bound that is proved, then yes or no; returns an exit code."""
    if not __debug__:
        sys.exit("Run it without -O: it needs its assertions.")
    with gzip.open(path, "rt") as file:
        found = Certificate(file.read().splitlines())
    good = all((values == values.T).all() for values in found.values)
    good &= all((values < NONE).all() for values in found.values[found.n0 : found.n0 + found.period])
    good &= all(found.holds(n).all() for n in range(found.last + 1))
    flat = [int(values[0, 0]) for values in found.values[: found.n0 + found.period]]
    over = max(found.period * value - found.rise * n for n, value in enumerate(flat))
    print(f"Half of ({found.rise}n + {over})/{found.period} bounds 3 x n: c(3) <= {found.rise / 2:g}/{found.period}")
    print("Yes: every condition holds." if good else "No.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
