"""Checks a certificate by covers of tiling-gui: `python check_covers.py certificate_3xn_covers.gz`. Needs nothing else.

Theorem 19 of the theory. A member (p, n, q) is a strip of n full columns of 3 squares with the profiles p and q at its
ends. Squares are bits 3 * column + row; a profile stands at the right end of a strip, and mirrored at the left. All
numbers are doubled. The file has lines `strip p q a b c`, the numbers for 0, 1 and 2 columns, or -1 for no member;
three columns more have 8 more. And it has patterns: dominoes of MAX and MIN in a window, or 0, and the strips that
cover what is left: `end p e f right` for a profile and 4 columns, `middle columns e f left right` for full columns.
"""

import gzip
import sys
from collections import defaultdict
from functools import cache

NONE = 10_000
FAR = 30  # numbers rise evenly: strips of 30, 31 and 32 columns stand for all of 4 columns and more
MIDDLE = ((5, 3 << 6), (5, 6 << 6), (6, 9 << 6), (6, 18 << 6), (6, 36 << 6))
TOP, BOTTOM = 0o111111111111111, 0o444444444444444


def width(squares):
    """The number of columns up to the last square."""
    return (squares.bit_length() + 2) // 3


def mirrored(squares, columns):
    """Left and right exchanged."""
    return sum((squares >> 3 * c & 7) << 3 * (columns - 1 - c) for c in range(columns))


def turned(squares):
    """Upside down."""
    return squares & ~TOP & ~BOTTOM | (squares & TOP) << 2 | (squares & BOTTOM) >> 2


def full(columns):
    """All squares of some columns."""
    return (1 << 3 * columns) - 1


def dominoes(squares):
    """The masks of the dominoes in a set of squares."""
    upright = [3 << k for k in range(40) if k % 3 < 2]
    return [d for d in upright + [9 << k for k in range(40)] if squares & d == d]


def components(squares):
    """The connected parts of two squares or more, each moved to the left."""
    while squares:
        part, more = 0, squares & -squares
        while more != part:
            part = more
            more |= squares & (part << 3 | part >> 3 | (part & ~BOTTOM) << 1 | (part & ~TOP) >> 1)
        squares &= ~part
        while part & 7 == 0:
            part >>= 3
        if part & part - 1:
            yield part


@cache
def least(part):
    """The least number of a connected shape that meets C1 to C3 without covers."""
    options = [number(part ^ d) for d in dominoes(part)]
    even, odd = (max(max(options) + 1, min(options) + k) for k in (2, 3))
    return min(even + even % 2, odd + 1 - odd % 2)


def number(squares):
    """The sum of the least numbers of the components."""
    return sum(least(min(part, mirrored(part, width(part)))) for part in components(squares))


def taken_apart(squares):
    """(Number of full columns, profile) of what a strip from the left has in a window."""
    columns = 0
    while squares >> 3 * columns & 7 == 7:
        columns += 1
    return columns, squares >> 3 * columns


class Certificate:
    """What the file says."""

    def __init__(self, lines):
        self.numbers, self.patterns = {}, defaultdict(list)
        for line in lines:
            kind, *words = line.split()
            row = [int(k) for k in words]
            if kind == "strip":
                for p, q in (row[:2], [turned(k) for k in row[:2]]):
                    for pair in ((p, q), (q, p)):
                        assert self.numbers.setdefault(pair, row[2:]) == row[2:]
            elif kind == "end":
                for p, e, f, right in (row, [turned(k) for k in row]):
                    area = mirrored(p, width(p)) | full(4) << 3 * width(p)
                    self._pattern(p, width(p) + 4, area, e, f, 0, right)
            else:
                columns = row[0]
                for e, f, left, right in (row[1:], [turned(k) for k in row[1:]]):
                    self._pattern(None, columns, full(columns), e, f, left, right)
                    self._pattern(None, columns, full(columns), *(mirrored(k, columns) for k in (e, f, right, left)))

    def _pattern(self, profile, columns, area, e, f, left, right):
        """Takes in a pattern: (f, the two parts, what the stars and the shape besides them have)."""
        rest = area & ~e & ~f
        assert all(d == 0 or d in dominoes(area) for d in (e, f))
        assert not e & f
        assert e or not f
        assert (left | right) & ~rest == 0
        assert profile is None or not left
        # Dominoes may lead out of the window from these squares: each is a star.
        stars = rest & ~right & full(1) << 3 * (columns - 1) | (rest & ~left & full(1) if profile is None else 0)
        bare = 0
        for d in dominoes(rest):
            if not d & stars and left & d != d and right & d != d:
                bare |= d
        assert area not in (right, bare)  # so that each has fewer squares than the strip
        cost = number(bare) + 2 * stars.bit_count()
        where = ("middle", columns) if profile is None else ("end", profile)
        self.patterns[*where, e].append((f, taken_apart(left), taken_apart(mirrored(right, columns)), cost))

    def strip(self, p, n, q):
        """The number of a member; more than any sum if it is none."""
        known = self.numbers.get((p, q), (-1, -1, -1))[n % 3]
        return NONE if known < 0 else known + n // 3 * 8

    def holds(self, p, n, q):
        """Whether a member of many columns meets C2 and C3, or is covered for its number."""
        most = self.strip(p, n, q)
        options, mine = True, False
        for here, there in ((p, q), (q, p)):
            area = mirrored(here, width(here)) | full(4) << 3 * width(here)
            for e in [0] + [d for d in dominoes(area) if d & full(width(here) + 2)]:
                found = self.patterns["end", here, e]
                totals = [(f, self.strip(r, n - 4 + k, there) + cost) for f, _, (k, r), cost in found]
                if not e and any(total <= most for _, total in totals):
                    return True
                if e:
                    options &= answered(totals, most)
                    mine |= any(total <= most - 2 - most % 2 for f, total in totals if not f)
        for columns, e in MIDDLE:
            for before in (12, 13, 14):  # and all others that leave the same when divided by 3
                after = n - columns - before
                options &= answered(
                    (
                        (f, self.strip(p, before + j, r) + self.strip(s, after + k, q) + cost)
                        for f, (j, r), (k, s), cost in self.patterns["middle", columns, e]
                    ),
                    most,
                )
        return options and mine


def answered(totals, most):
    """C2: what is left is covered for 1/2 less, or after MIN's answer for 2 less."""
    return any(total <= most - (4 if f else 1) for f, total in totals)


def main(path):
    """Prints what is proved, and yes or no."""
    if not __debug__:
        sys.exit("Run it without -O: it needs its assertions.")
    with gzip.open(path, "rt") as file:
        found = Certificate(file.read().splitlines())
    good = found.numbers[0, 0] == [0, 2, 6]
    for p, q in found.numbers:
        for n in range(4):  # too short for windows: shapes
            shape = mirrored(p, width(p)) | (full(n) | q << 3 * n) << 3 * width(p)
            good &= number(shape) <= found.strip(p, n, q)
        good &= all(found.strip(p, n, q) == NONE or found.holds(p, n, q) for n in range(FAR, FAR + 3))
    print("3 x n is worth at most floor((4n + 1)/3), whoever begins.")
    print("Yes: every condition holds." if good else "No.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
