"""Checks a strategy of MIN in a window: `python check_windows.py windows_mxn.gz`. Needs only Python.

It takes seconds and 100 MB. Theorem 23 of the theory of tiling-gui: all squares of a window are free, MIN moves, and he
makes a square of it dead, that is, free and without a free neighbour. MAX may answer in the window, over its border, or
elsewhere. Nothing is assumed of the board outside, except that the sides of the window that are named in the file are
sides of the board. The file begins like `window rows 4 columns 5 outside 3 edges top bottom`; without such sides, it
has `edges none`. Then it has a line `free outside domino` for every position where no domino makes a square dead at
once: two sets of squares in hexadecimal, bit columns * row + column, and between them how many of MAX's dominoes may
lie outside until a square is dead and MAX has answered once more.
"""

import gzip
import sys
import zlib

BESIDE = {"top": (-1, 0), "bottom": (1, 0), "left": (0, -1), "right": (0, 1)}
LARGEST = 8


class Strategy:
    """What a file says."""

    def __init__(self, lines):
        words = lines[0].split()
        assert [words[k] for k in (0, 1, 3, 5, 7)] == ["window", "rows", "columns", "outside", "edges"]
        self.rows, self.columns, self.outside = (int(words[k]) for k in (2, 4, 6))
        assert 1 <= self.rows <= LARGEST
        assert 1 <= self.columns <= LARGEST
        self.edges = words[8:] if words[8:] != ["none"] else []
        assert len(self.edges) == len(set(self.edges))
        assert set(self.edges) <= set(BESIDE)
        self.all = self.squares((1 << self.rows * self.columns) - 1)
        self.dominoes = {}
        for line in lines[1:]:
            free, outside, domino = line.split()
            key = self.squares(int(free, 16)), int(outside)
            assert key not in self.dominoes
            self.dominoes[key] = self.squares(int(domino, 16))
        self.found = {}

    def squares(self, mask):
        """The squares (row, column) of a mask."""
        assert 0 <= mask < 1 << self.rows * self.columns
        return frozenset(divmod(k, self.columns) for k in range(mask.bit_length()) if mask >> k & 1)

    def around(self, square):
        """The squares beside a square that are on the board as far as is known; some of them outside the window."""
        r, c = square
        found = {side: (r + i, c + j) for side, (i, j) in BESIDE.items()}
        return {other for side, other in found.items() if other in self.all or side not in self.edges}

    def dead(self, free):
        """As `wins`, for the first square that is dead, or that MIN's next domino makes dead; None if there is none."""
        for square in sorted(free):
            if self.around(square) <= self.all:
                near = self.around(square) & free
                if not near:
                    return frozenset([square]), 0, 0
                if len(near) == 1:
                    (only,) = near
                    for other in sorted(self.around(only) & free - {square}):
                        return frozenset([square, only, other]), 1, 1
        return None

    def wins(self, free, outside):
        """(zone, dominoes of MIN at most, dominoes of MAX outside at most): MIN to move makes a square dead.

        The zone is a set of free squares. By the same dominoes MIN makes a square dead in every position in which the
        zone is free, and of the rest of the window nothing that is not free here. So a domino of MAX that does not
        touch the zone may be taken for one outside.
        """
        if (free, outside) not in self.found:
            found = self.dead(free) or self._goes_on(free, outside)
            assert found[0] <= free
            assert found[2] <= outside
            self.found[free, outside] = found
        return self.found[free, outside]

    def _goes_on(self, free, outside):
        domino = self.dominoes[free, outside]
        one, other = domino
        assert other in self.around(one)
        assert domino <= free
        after = free - domino
        needed, mine, theirs = self.wins(after, outside - 1)  # MAX plays outside
        zone, theirs = needed, theirs + 1
        for square in needed:
            for beside in self.around(square):
                if beside in after or beside not in self.all:
                    more, longer, others = self.wins(after - {square, beside}, outside)
                    zone, mine, theirs = zone | more, max(mine, longer), max(theirs, others)
        return zone | domino, mine + 1, theirs


def main(path):
    """Prints what is proved, and yes or no; returns an exit code."""
    if not __debug__:
        sys.exit("Run it without -O: it needs its assertions.")
    try:
        with gzip.open(path, "rt", encoding="ascii") as file:
            found = Strategy(file.read().splitlines())
        _, mine, theirs = found.wins(found.all, found.outside)
    except (AssertionError, EOFError, LookupError, OSError, RecursionError, TypeError, ValueError, zlib.error) as error:
        print(f"No: the file is not a strategy ({type(error).__name__}).")
        return 1
    sides = f" with the sides {', '.join(found.edges)} of the board" if found.edges else ""
    print(f"In {found.rows} x {found.columns} free squares{sides} MIN to move makes a square dead:")
    print(f"by at most {mine} dominoes, while at most {theirs} of MAX's dominoes lie outside, his next one included.")
    print(f"Of w such windows of which no domino touches two he makes a square dead in at least (w - 1)/{theirs + 1}.")
    print("Yes: every reply is answered.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
