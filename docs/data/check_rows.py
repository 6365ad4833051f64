"""Checks rows of tiling-gui by the definition: `python check_rows.py FILE [--squares 30] [--sample 10]`. Plain Python.

FILE has a JSON row on each line, such as {"key": "3x3:1ef", "max": [3, 3], "min": [4, 4]}, or is rows_8x8.csv; it may
be gzipped, and other lines are skipped. Rows with at most the given number of free squares are drawn at random and
searched exhaustively: MAX can force a count if one domino leaves MIN to move with a count one lower; with MIN to move
every domino must do so. The exit code is 1 if a row is wrong. Larger rows need a better program; formats.md has the
format.
"""

import argparse
import gzip
import json
import random
import sys


def squares_of(key):
    """The free squares as (component, row, column)."""
    squares = []
    for number, part in enumerate(key.split("+")):
        size, mask = part.split(":")[:2]
        part_rows, columns = map(int, size.split("x"))
        bits = int(mask, 16)
        if not 0 < bits < 1 << part_rows * columns:
            print(f"{key}: not a set of squares of {size}.")
            sys.exit(1)
        squares += [(number, k // columns, k % columns) for k in range(part_rows * columns) if bits >> k & 1]
    return squares


class Game:
    """The game on a set of squares, searched by definition with a table of known bounds."""

    def __init__(self, squares):
        at = {square: 1 << k for k, square in enumerate(squares)}
        self.dominoes = [
            bit | at[beside]
            for (part, row, column), bit in at.items()
            for beside in ((part, row, column + 1), (part, row + 1, column))
            if beside in at
        ]
        self.all = (1 << len(squares)) - 1
        self.known = {}

    def at_least(self, free, max_moves, count):
        """Whether at least `count` more dominoes are placed under best play."""
        if count <= 0:
            return True
        fitting = [domino for domino in self.dominoes if free & domino == domino]
        covered = 0
        for domino in fitting:
            covered |= domino
        if count > covered.bit_count() // 2:
            return False
        low, high = self.known.get((covered, max_moves), (0, 99))
        if low < count <= high:
            after = (self.at_least(covered & ~domino, not max_moves, count - 1) for domino in fitting)
            if any(after) if max_moves else all(after):
                low = count
            else:
                high = count - 1
            self.known[covered, max_moves] = low, high
        return count <= low


def rows(file):
    """The rows of a file of JSON or CSV."""
    names = None
    with open(file, "rb") as raw:
        packed = raw.read(2) == b"\x1f\x8b"
    with (gzip.open if packed else open)(file, "rt", encoding="utf-8", newline="") as lines:
        for line in lines:
            if line.startswith("key,"):
                names = line.strip().split(",")
            elif line.startswith('{"key"'):
                yield json.loads(line)
            elif names:
                row = dict(zip(names, line.strip().split(","), strict=True))
                yield {"key": row["key"]} | {
                    n: [int(row[f"{n}_lower"]), int(row[f"{n}_upper"])] for n in ("max", "min")
                }


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("file")
    parser.add_argument("--squares", type=int, default=30, help="check rows of at most so many squares")
    parser.add_argument("--sample", type=int, default=10, help="how many rows")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    small = [(row, free) for row in rows(asked.file) if len(free := squares_of(row["key"])) <= asked.squares]
    drawn = random.Random(asked.seed).sample(small, min(asked.sample, len(small)))
    wrong = 0
    for row, free in drawn:
        game = Game(free)
        for name in ("max", "min"):
            low, high = row[name]
            if not game.at_least(game.all, name == "max", low) or game.at_least(game.all, name == "max", high + 1):
                wrong += 1
                print(f"{row['key']}: {name} is not in {row[name]}")
    print(f"{len(drawn)} row{'s' * (len(drawn) != 1)} of at most {asked.squares} squares checked, {wrong} wrong.")
    return 1 if wrong or not drawn else 0


if __name__ == "__main__":
    sys.exit(main())
