"""Checks a certificate of tiling-gui: `python check_certificate.py certificate_3xn.gz`. Needs only numpy.

The file has a line of JSON and then, for each of its blocks, one byte per subset S of the squares: twice the potential
mu(S), at the index whose bit rows * column + row is set if that square is in S. The conditions of Definition 4 of the
theory are checked for every subset, every domino and every square at a cut. All numbers are doubled. Blocks fit
together if they specify the same for the cut between them.
"""

import gzip
import json
import sys

import numpy as np

SIDES = ("left", "right", "top", "bottom")


def dominoes(rows, columns):
    """The bit masks of all dominoes of a block."""
    bit = [[1 << rows * c + r for c in range(columns)] for r in range(rows)]
    upright = [bit[r][c] | bit[r + 1][c] for r in range(rows - 1) for c in range(columns)]
    return upright + [bit[r][c] | bit[r][c + 1] for r in range(rows) for c in range(columns - 1)]


def at_cuts(block):
    """Yields (side, mask of a square, what the cut specifies for it, masks of all squares on that side)."""
    rows, columns = block["rows"], block["columns"]
    for side in SIDES:
        if side in block:
            step, squares = (1, rows) if side in ("left", "right") else (rows, columns)
            start = {"right": rows * (columns - 1), "bottom": rows - 1}.get(side, 0)
            line = [1 << start + step * i for i in range(squares)]
            for v, says in zip(line, block[side], strict=True):
                yield side, v, says, line


def options(mu, pairs):
    """The greatest and the least mu(S - e) over all dominoes e in S; -999 and 999 if there are none."""
    every = np.arange(mu.size)
    most, least = np.full(mu.size, -999, np.int16), np.full(mu.size, 999, np.int16)
    for e in pairs:
        s = every[every & e == e]
        most[s] = np.maximum(most[s], mu[s ^ e])
        least[s] = np.minimum(least[s], mu[s ^ e])
    return most, least


def lower(block, mu, pairs):
    """Whether conditions L0 to L3 hold."""
    every = np.arange(mu.size)
    most, _ = options(mu, pairs)
    edges = most > -999
    good = (mu[~edges] == 0).all()  # L0
    good &= (2 + most - mu >= np.where(mu % 2, 1, 0))[edges].all()  # L2
    for e in pairs:  # L1
        s = every[every & e == e]
        good &= ((2 + mu[s ^ e] - mu[s] >= -1) | (4 + most[s ^ e] >= mu[s])).all()
    for _, v, says, line in at_cuts(block):  # L3
        s = every[every & v == v]
        w, drop = line[says], mu[s] - mu[s ^ v]
        pair = (s & w == w) & (mu[s] - mu[(s ^ v) & ~w] <= 2)
        good &= w != v and ((drop <= 1) | (drop <= 2) & (pair | (mu[s] - most[s ^ v] <= 2))).all()
    return good


def upper(block, mu, pairs):
    """Whether conditions U1 to U4 hold."""
    every = np.arange(mu.size)
    _, least = options(mu, pairs)
    edges, owners = least < 999, 0
    good = (2 + least - mu <= np.where(mu % 2, -1, 0))[edges].all()  # U3
    for e in pairs:  # U1
        s = every[every & e == e]
        good &= (2 + mu[s ^ e] - mu[s] <= 1).all()
    for side, v, says, _ in at_cuts(block):  # U2
        mine = int(bool(says) == (side in ("right", "bottom")))
        s = every[every & v == v]
        good &= (mu[s] - mu[s ^ v] >= mine).all()
        owners |= v * mine
    count = sum((every & owners) >> i & 1 for i in range(mu.size.bit_length() - 1))
    return good & ((mu >= 2 * count) & (mu % 2 == 0))[~edges].all()  # U4


def main(path):
    """Prints a line for each block, then yes or no; returns an exit code."""
    with gzip.open(path) as file:
        head, good = json.loads(file.readline()), True
        for block in head["blocks"]:
            rows, columns = block["rows"], block["columns"]
            mu = np.frombuffer(file.read(1 << rows * columns), np.int8).astype(np.int16)
            holds = bool((upper if head["upper"] else lower)(block, mu, dominoes(rows, columns)))
            cut = ", ".join(f"{side} {block[side]}" for side in SIDES if side in block)
            print(f"{rows} x {columns}, cut {cut}: potential {mu[-1] / 2:g}{'' if holds else ', REFUSED'}", flush=True)
            good &= holds
    print("Yes: every condition holds." if good else "No.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
