"""Fits the ordering weights from components the engine has solved itself: `python -m tiling_gui.engine.fit`.

Random dominoes and up to nine random single squares are taken off random boards; every component left of 11 to 26
squares is solved for both movers, and its mean (X + N) / 2 is fitted by least squares as a sum of pattern weights,
a weight for the colour imbalance and a constant. Positions with single squares taken out matter: the search throws
squares away, and weights fitted on played positions only made it four times larger.
"""

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any

import numpy as np

from tiling_gui.engine.layout import Sum, layout
from tiling_gui.engine.machine import Machine, Unlimited
from tiling_gui.engine.weights import CONSTANT, IMBALANCE, OFFSETS, PATTERNS, classes, representatives
from tiling_gui.rules.board import Board

_BOARDS = ((5, 7), (6, 6), (6, 7), (5, 8), (6, 8), (7, 7), (7, 8), (8, 8), (4, 10))


def sample(chance: random.Random, smallest: int, largest: int) -> list[tuple[Board, int]]:
    """Components of a random position, with random squares taken out."""
    board = Board.rectangle(*chance.choice(_BOARDS))
    free = board.squares
    for _ in range(chance.randint(0, 9)):
        free &= ~(1 << chance.randrange(board.size))
    goal = chance.randint(smallest, largest + 8)
    while free.bit_count() > goal:
        moves = list(board.dominoes(free))
        if not moves:
            break
        i, j = chance.choice(moves)
        free &= ~(1 << i | 1 << j)
    parts = [part for part in board.components(free) if smallest <= part.bit_count() <= largest]
    return [(board, part) for part in parts]


def mean_of(machine: Machine, position: Sum, squares: int) -> float:
    """(X + N) / 2, solved by the machine."""
    window = Unlimited()
    constant, _, guess = machine.place(position)
    total = 0.0
    for mover in (0, 1):
        k = round(guess) - constant
        if machine.ask(mover, k, window):
            while machine.ask(mover, k + 1, window):
                k += 1
        else:
            while not machine.ask(mover, k - 1, window):
                k -= 1
            k -= 1
        total += k + constant
    return total / 2


def features(machine: Machine, board: Board, part: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """How often every pattern occurs in a component (8192 numbers), then 1 and the colour imbalance."""
    rows = [[bool(part >> r * board.columns + c & 1) for c in range(board.columns)] for r in range(board.rows)]
    grid = np.zeros((board.rows + 4, board.columns + 4), np.int64)
    grid[2:-2, 2:-2] = rows
    pattern = np.zeros((board.rows, board.columns), np.int64)
    for bit, (r, c) in enumerate(OFFSETS):
        pattern |= grid[2 + r : 2 + r + board.rows, 2 + c : 2 + c + board.columns] << bit
    centre = grid[2:-2, 2:-2] == 1
    counts = np.bincount(pattern[centre], minlength=PATTERNS + 2)
    black = (np.add.outer(np.arange(board.rows), np.arange(board.columns)) % 2 == 1) & centre
    counts[CONSTANT] = 1
    counts[IMBALANCE] = abs(2 * int(black.sum()) - int(centre.sum()))
    return counts


def main() -> None:
    """Samples, solves, fits, writes resources/engine/ordering.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--components", type=int, default=180_000)
    parser.add_argument("--smallest", type=int, default=11)
    parser.add_argument("--largest", type=int, default=26)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("resources/engine/ordering.json"))
    options = parser.parse_args()
    chance = random.Random(options.seed)
    machine = Machine(threads=1, memory_mb=256)
    machine.new_solve(64)
    columns = {p: i for i, p in enumerate(representatives())}
    index = np.array([columns.get(int(p), -1) for p in classes()])
    n = len(columns)
    gram, moment = np.zeros((n + 2, n + 2)), np.zeros(n + 2)
    square_sum, count = 0.0, 0
    seen: set[tuple[int, int]] = set()
    started = time.monotonic()
    while count < options.components:
        for board, part in sample(chance, options.smallest, options.largest):
            position = layout(board, part)
            if (position.masks[0], position.strides[0]) in seen:
                continue
            seen.add((position.masks[0], position.strides[0]))
            mean = mean_of(machine, position, part.bit_count())
            counts = features(machine, board, part)
            row = np.zeros(n + 2)
            used = np.nonzero(counts[:PATTERNS])[0]
            np.add.at(row, index[used], counts[used])
            row[n:] = counts[PATTERNS:]
            places = np.nonzero(row)[0]
            gram[np.ix_(places, places)] += np.outer(row[places], row[places])
            moment += row * mean
            square_sum += mean * mean
            count += 1
            if count % 10_000 == 0:
                print(f"{count} components, {time.monotonic() - started:.0f} s", flush=True)
    solution = np.linalg.solve(gram + 1e-3 * np.eye(n + 2), moment)
    squared = square_sum - 2 * float(solution @ moment) + float(solution @ gram @ solution)
    error = max(0.0, squared / count) ** 0.5
    print(f"root mean square error {error:.4f}")
    data: dict[str, Any] = {
        "note": "mean = constant + imbalance * |black - white| + the weights of the patterns around its squares",
        "fit": {
            "components": count,
            "squares": [options.smallest, options.largest],
            "seed": options.seed,
            "error": round(error, 4),
        },
        "constant": round(float(solution[n]), 5),
        "imbalance": round(float(solution[n + 1]), 5),
        "patterns": list(columns),
        "weights": [round(float(w), 5) for w in solution[:n]],
    }
    options.to.parent.mkdir(parents=True, exist_ok=True)
    options.to.write_text(json.dumps(data) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
