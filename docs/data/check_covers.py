"""Checks a certificate by covers of tiling-gui: `python check_covers.py certificate_3xn_covers.gz`. Needs nothing else.

It takes some 10 s for three rows and a minute for four, and 50 MB; for five rows five minutes and 200 MB. Anything that
is not as said here is refused.

Theorems 19, 21 and 25 of the theory. A member (p, n, q) is a strip of n full columns with the profiles p and q at its
ends. Squares are bits rows * column + row; a profile stands at the right end of a strip, and mirrored at the left. All
numbers are doubled. The file begins `rows 3 period 3 rise 8`. Then it has lines `strip p q a b c`, the numbers for 0, 1
and 2 columns, or -1 for no member; a period of columns more has the rise more. And it has patterns: dominoes of MAX and
MIN in a window, or 0, and the strips that cover what is left: `end p e f right` for a profile and 4 columns, `middle
columns e f left right` for full columns.
"""

import gzip
import sys
from collections import defaultdict
from math import inf

NONE = inf  # the number of a strip that is no member: nothing is covered by it
FAR = 60  # numbers rise evenly, so strips of this and the next lengths stand for all of 4 columns and more
WINDOWS = (5, 6)  # columns of the middle patterns


class Board:
    """Sets of squares of boards with so many rows, as masks, and their least numbers."""

    def __init__(self, rows):
        self.rows = rows
        self.top = sum(1 << rows * c for c in range(16))
        self.bottom = self.top << rows - 1
        self.found = {}

    def width(self, squares):
        """The number of columns up to the last square."""
        return -(-squares.bit_length() // self.rows)

    def full(self, columns):
        """All squares of some columns."""
        return (1 << self.rows * columns) - 1

    def mirrored(self, squares, columns):
        """Left and right exchanged."""
        one, rows = self.full(1), self.rows
        return sum((squares >> rows * c & one) << rows * (columns - 1 - c) for c in range(columns))

    def turned(self, squares):
        """Upside down."""
        places = (k for k in range(squares.bit_length()) if squares >> k & 1)
        return sum(1 << k + self.rows - 1 - 2 * (k % self.rows) for k in places)

    def strip(self, p, n, q):
        """The squares of a member."""
        wide = self.width(p)
        return self.mirrored(p, wide) | (self.full(n) | q << self.rows * n) << self.rows * wide

    def dominoes(self, squares):
        """The masks of the dominoes in a set of squares."""
        upright = squares & ~self.bottom & squares >> 1
        flat = squares & squares >> self.rows
        ends = range(squares.bit_length())
        return [3 << k for k in ends if upright >> k & 1] + [1 + (1 << self.rows) << k for k in ends if flat >> k & 1]

    def components(self, squares):
        """The connected parts of two squares or more, each moved to the left."""
        while squares:
            part, more = 0, squares & -squares
            while more != part:
                part = more
                beside = part << self.rows | part >> self.rows | (part & ~self.bottom) << 1 | (part & ~self.top) >> 1
                more |= squares & beside
            squares &= ~part
            while not part & self.full(1):
                part >>= self.rows
            if part & part - 1:
                yield part

    def number(self, squares):
        """The sum of the least numbers of the components that meet C1 to C3 without covers."""
        total = 0
        for part in self.components(squares):
            other = self.mirrored(part, self.width(part))
            key = min(part, other)
            if key not in self.found:
                options = [self.number(part ^ d) for d in self.dominoes(part)]
                even, odd = (max(max(options) + 1, min(options) + k) for k in (2, 3))
                self.found[key] = min(even + even % 2, odd + 1 - odd % 2)
            total += self.found[key]
        return total


class Certificate:
    """What the file says."""

    def __init__(self, lines):
        words = lines[0].split()
        assert words[::2] == ["rows", "period", "rise"]
        rows, self.period, self.rise = map(int, words[1::2])
        assert 1 <= rows <= 16
        assert 1 <= self.period <= FAR // 3  # so that the parts of the strips looked at have 15 columns and more
        assert self.rise >= 0
        assert self.rise % 2 == 0  # so that whether a number is whole or half has the period
        self.board = Board(rows)
        self.numbers, self.patterns = {}, defaultdict(list)
        turned = self.board.turned
        read = [self._read(*line.split()) for line in lines[1:]]
        for kind, row in read:
            if kind == "strip":
                for p, q in (row[:2], [turned(k) for k in row[:2]]):
                    for pair in ((p, q), (q, p)):
                        assert self.numbers.setdefault(pair, row[2:]) == row[2:]
        for kind, row in read:
            if kind == "end":
                for p, e, f, right in (row, [turned(k) for k in row]):
                    self._pattern(p, self.board.width(p) + 4, self.board.strip(p, 4, 0), e, f, 0, right)
            elif kind == "middle":
                columns = row[0]
                area = self.board.full(columns)
                for e, f, left, right in (row[1:], [turned(k) for k in row[1:]]):
                    self._pattern(None, columns, area, e, f, left, right)
                    self._pattern(None, columns, area, *(self.board.mirrored(k, columns) for k in (e, f, right, left)))

    def _read(self, kind, *words):
        """The kind and the numbers of a line."""
        row = [int(k) for k in words]
        if kind == "strip":
            assert len(row) == 2 + self.period
            assert all(map(self._is_profile, row[:2]))
            assert min(row[2:]) >= -1
        else:
            assert len(row) == {"end": 4, "middle": 5}[kind]
            assert row[0] in WINDOWS if kind == "middle" else self._is_profile(row[0])
            assert min(row) >= 0
        return kind, row

    def _is_profile(self, squares):
        """Whether it is a set of squares of at most 6 columns, so that no strip looked at has over 16."""
        return squares >= 0 and self.board.width(squares) <= 6

    def _pattern(self, profile, columns, area, e, f, left, right):
        """Takes in a pattern: (f, the two parts, what the stars and the shape besides them have)."""
        rest = area & ~e & ~f
        assert all(d == 0 or d in self.board.dominoes(area) for d in (e, f))
        assert not e & f
        assert e or not f
        assert (left | right) & ~rest == 0
        assert profile is None or not left
        # Dominoes may lead out of the window from these squares: each is a star.
        one = self.board.full(1)
        stars = rest & ~right & one << self.board.rows * (columns - 1) | (rest & ~left & one if profile is None else 0)
        bare = 0
        for d in self.board.dominoes(rest):
            if not d & stars and left & d != d and right & d != d:
                bare |= d
        assert area not in (right, bare)  # so that each has fewer squares than the strip
        cost = self.board.number(bare) + 2 * stars.bit_count()
        where = ("middle", columns) if profile is None else ("end", profile)
        parts = self._part(left), self._part(self.board.mirrored(right, columns))
        self.patterns[*where, e].append((f, *parts, cost))

    def _part(self, squares):
        """(Number of full columns, profile) of what a strip from the left has in a window."""
        columns, one = 0, self.board.full(1)
        while squares & one == one:
            squares, columns = squares >> self.board.rows, columns + 1
        return columns, squares

    def strip(self, p, n, q):
        """The number of a member; more than any sum if it is none."""
        known = self.numbers[p, q][n % self.period] if (p, q) in self.numbers else -1
        return NONE if known < 0 else known + n // self.period * self.rise

    def holds(self, p, n, q):
        """Whether a member of many columns meets C2 and C3, or is covered for its number."""
        most, rows = self.strip(p, n, q), self.board.rows
        options, mine = True, False
        for here, there in ((p, q), (q, p)):
            begun = self.board.full(self.board.width(here) + 2)
            for e in [0] + [d for d in self.board.dominoes(self.board.strip(here, 4, 0)) if d & begun]:
                found = self.patterns["end", here, e]
                totals = [(f, self.strip(r, n - 4 + k, there) + cost) for f, _, (k, r), cost in found]
                if not e and any(total <= most for _, total in totals):
                    return True
                if e:
                    options &= answered(totals, most)
                    mine |= any(total <= most - 2 - most % 2 for f, total in totals if not f)
        narrow, wide = WINDOWS
        upright = [(narrow, 3 << 2 * rows + r) for r in range(rows - 1)]
        for columns, e in upright + [(wide, (1 << rows) + 1 << 2 * rows + r) for r in range(rows)]:
            for before in range(FAR // 3, FAR // 3 + self.period):
                after = n - columns - before
                totals = (
                    (f, self.strip(p, before + j, r) + self.strip(s, after + k, q) + cost)
                    for f, (j, r), (k, s), cost in self.patterns["middle", columns, e]
                )
                options = options and answered(totals, most)
        return options and mine

    def good(self, p, q):
        """Whether all members with these profiles have their numbers rightly."""
        far = (n for n in range(FAR, FAR + self.period) if self.strip(p, n, q) < NONE)
        # With less than four columns they are shapes.
        short = all(self.board.number(self.board.strip(p, n, q)) <= self.strip(p, n, q) for n in range(4))
        return short and all(self.holds(p, n, q) for n in far)


def answered(totals, most):
    """C2: what is left is covered for 1/2 less, or after MIN's answer for 2 less."""
    return any(total <= most - (4 if f else 1) for f, total in totals)


def main(path):
    """Prints what is proved, and yes or no."""
    if not __debug__:
        sys.exit("Run it without -O: it needs its assertions.")
    try:
        with gzip.open(path, "rt") as file:
            found = Certificate(file.read().splitlines())
    except (AssertionError, ValueError, LookupError, OSError, EOFError, TypeError) as error:
        print(f"No: the file is not of this form ({type(error).__name__}).")
        return 1
    good = min(found.numbers.get((0, 0), (-1,))) >= 0 and all(found.good(p, q) for p, q in found.numbers)
    period, rise = found.period, found.rise
    if not good:
        print("No.")
        return 1
    print(f"Twice the numbers of {found.board.rows} x n for n = 0, 1, ...: {found.numbers[0, 0]}, then {rise} more.")
    print(f"So there are at most {rise / 2:g} dominoes in {period} columns in the long run.")
    print("Yes: every condition holds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
