"""Checks a certificate of tiling-gui: `python check_certificate.py certificate_3xn.gz`. Needs only numpy.

It takes 5 s and 100 MB for three and four rows; 27 squares take minutes and 4 GB. The file has a line of JSON and then,
for each of its blocks, one byte per subset S of the squares: twice the potential mu(S), at the index whose bit rows *
column + row is set if that square is in S. The conditions of Definition 4 of the theory are checked for every subset,
every domino and every square at a cut. All numbers are doubled. Blocks fit together if they specify the same for the
cut between them, and any block may stand where the board ends (Theorem 17); what such strips prove is printed.
"""

import gzip
import json
import sys
import zlib
from fractions import Fraction
from math import ceil

import numpy as np

SIDES = ("left", "right", "top", "bottom")
LONGEST = 40  # columns of the strips from which longer ones are made by repeating blocks
WRONG = AssertionError, AttributeError, LookupError, OSError, EOFError, RecursionError, TypeError, ValueError


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


def read(file):
    """(whether upper, the blocks, their tables); ValueError and others if anything is missing, wrong or left over."""
    head = json.loads(file.readline(1 << 16))
    assert head["format"] == "tiling-gui certificate"
    assert head["version"] == 1
    assert head["upper"] in (True, False)
    assert head["blocks"]
    tables = []
    for block in head["blocks"]:
        rows, columns = block["rows"], block["columns"]
        assert type(rows) is type(columns) is int
        assert min(rows, columns) >= 1
        assert rows * columns <= 27
        assert set(block) <= {"rows", "columns", *SIDES}
        for side in SIDES:
            if side in block:
                most = 2 if head["upper"] else len(block[side])
                assert len(block[side]) == (rows if side in ("left", "right") else columns)
                assert all(type(says) is int and 0 <= says < most for says in block[side])
        data = file.read(1 << rows * columns)
        assert len(data) == 1 << rows * columns
        tables.append(np.frombuffer(data, np.int8).astype(np.int16))
    assert not file.read(1)
    return head["upper"], head["blocks"], tables


def strips(blocks, values, better, cut=None):
    """For 0, 1, ... columns the best sums of blocks in a row, by the cut behind them; `cut` is in front of the first
    block, or if it is None the end of the board, where any block may stand.
    """
    reached = [{cut: 0}]
    for at in range(1, LONGEST + 1):
        found = {}
        for block, value in zip(blocks, values, strict=True):
            before = at - block["columns"]
            for behind, total in reached[before].items() if before >= 0 else ():
                fits = behind is not None and behind == block.get("left")
                if fits or (before == 0 and cut is None):
                    ahead = block.get("right")
                    found[ahead] = better(found.get(ahead, total + value), total + value)
        reached.append(found)
    return reached


def statements(is_upper, blocks, tables):
    """Yields in words what the blocks prove of boards."""
    values = [int(mu[-1]) for mu in tables]
    blocks = [block | {side: tuple(block[side]) for side in SIDES if side in block} for block in blocks]
    for block, value in zip(blocks, values, strict=True):
        if set(SIDES) <= set(block) and (block["left"], block["top"]) == (block["right"], block["bottom"]):
            yield f"{block['rows']}a x {block['columns']}b: M = {Fraction(value, 2)} ab."
    for block, mu in zip(blocks, tables, strict=True) if is_upper else ():
        if set(SIDES) <= set(block) and block["left"] == block["right"]:
            for moved in range(block["columns"]):
                if block["bottom"] == block["top"][-moved:] + block["top"][:-moved]:
                    yield from of_plane(block, mu, moved)
                    break
    for rows in sorted({block["rows"] for block in blocks}):
        row = [k for k, block in enumerate(blocks) if block["rows"] == rows and not {"top", "bottom"} & set(block)]
        if row:
            yield from of_strips(rows, is_upper, [blocks[k] for k in row], [values[k] for k in row])


def of_plane(block, mu, moved):
    """Yields what an upper block proves of boards if below every row of blocks the next is moved to the right."""
    high, wide = block["rows"], block["columns"]

    def cut(rows, columns, down, right):
        """Twice the sum of what a board has in each block if the cuts are so far down and to the right."""
        found = {}
        for r in range(down, down + rows):
            for c in range(right, right + columns):
                column = c - moved * (r // high)
                at = r // high, column // wide
                found[at] = found.get(at, 0) | 1 << high * (column % wide) + r % high
        return sum(int(mu[s]) for s in found.values())

    yield f"In the long run at most {Fraction(int(mu[-1]), 2 * high * wide)} dominoes a square."
    places = [(down, right) for down in range(high) for right in range(wide)]
    for rows in range(high + 1, 10):
        parts = [
            [(min(b + high, down + rows) - max(b, down), max(b, down) - b) for b in range(0, down + rows, high)]
            for down in range(high)
        ]
        sums = [
            sum(int(mu[sum((1 << k) - 1 << high * c + r for c in range(wide))]) for k, r in each if k > 0)
            for each in parts
        ]
        yield f"In the long run at most {Fraction(min(sums), 2 * wide)} dominoes a column of {rows}."
        for columns in range(rows, 12):
            m = min(cut(rows, columns, *place) for place in places)
            yield f"{rows} x {columns}: MAX first at most {ceil(Fraction(m, 2))}, MIN first {m // 2}."


def of_strips(rows, is_upper, blocks, values):
    """Yields what blocks of so many rows prove of strips: for every length if some of them can be repeated."""
    word, better = ("most", min) if is_upper else ("least", max)
    whole = strips(blocks, values, better)
    known = {n: better(found.values()) for n, found in enumerate(whole) if n and found}
    repeated = []
    for cut in {block["left"] for block in blocks if "left" in block}:
        rests = strips(blocks, values, better, cut)
        for n in range(1, LONGEST // 2 + 1):
            if rests[n].get(cut, 1) % 2 == 0:  # an integer, so that every M is rounded alike
                rate = Fraction(rests[n][cut], n)
                repeated.append((rate if is_upper else -rate, n, rests[n][cut], cut))
    lines = {}
    if repeated:
        _, period, rise, cut = min(repeated, key=lambda one: one[:2])
        rests = [better(found.values()) if found else None for found in strips(blocks, values, better, cut)]
        begun = {0: 0} | {a: found[cut] for a, found in enumerate(whole) if a and cut in found}
        for n in range(1, LONGEST + 1):
            sums = [m + rests[n - a] for a, m in begun.items() if a <= n and rests[n - a] is not None]
            if sums:
                over = better(sums) - Fraction(rise * n, period)
                if n % period not in lines or better(over, lines[n % period][0]) != lines[n % period][0]:
                    lines[n % period] = over, n, better(sums)
    for n, m in known.items():
        if n % (period if repeated else LONGEST + 1) not in lines or n < lines[n % period][1]:
            yield f"{rows} x {n}: MAX first at {word} {ceil(Fraction(m, 2))}, MIN first {m // 2}."
    for _, n, m in sorted(lines.values(), key=lambda line: line[1]):
        first, second = (f"{rise // 2}j + {bound}" for bound in (ceil(Fraction(m, 2)), m // 2))
        yield f"{rows} x n, n = {period}j + {n}: MAX first at {word} {first}, MIN first {second}."
    if repeated and len(lines) == period:
        yield f"In the long run at {word} {Fraction(rise, 2 * period)} dominoes a column of {rows}."


def main(path):
    """Prints a line for each block, what they prove, and yes or no; returns an exit code."""
    if not __debug__:
        sys.exit("Run it without -O: it needs its assertions.")
    try:
        with gzip.open(path) as file:
            is_upper, blocks, tables = read(file)
    except (*WRONG, zlib.error) as error:
        print(f"No: the file is not of this form ({type(error).__name__}).")
        return 1
    good = True
    kind = "Upper" if is_upper else "Lower"
    print(f"{kind} bounds: M is the sum over the blocks, rounded up with MAX first, down with MIN first.")
    for block, mu in zip(blocks, tables, strict=True):
        rows, columns = block["rows"], block["columns"]
        holds = bool((upper if is_upper else lower)(block, mu, dominoes(rows, columns)))
        cut = ", ".join(f"{side} {block[side]}" for side in SIDES if side in block)
        print(f"{rows} x {columns}, cut {cut}: potential {mu[-1] / 2:g}{'' if holds else ', REFUSED'}", flush=True)
        good &= holds
    if not good:
        print("No.")
        return 1
    for sentence in statements(is_upper, blocks, tables):
        print(sentence)
    print("Yes: every condition holds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
