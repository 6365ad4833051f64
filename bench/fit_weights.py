"""Fits the move ordering weights to components solved by the engine itself: `python -m bench.fit_weights`.

Positions are taken from the engine's searches of a few boards; from some of them up to three squares are removed. Every
component of 11 to 28 squares is solved for both movers, and its mean (X + N) / 2 is fitted by least squares as a sum of
pattern weights, a weight for the colour imbalance and a constant. The aim is not a small error of the fit but few
searched nodes: both are written to the file, and so are the nodes without fitted weights.
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tiling_gui.core.board import Board, bits
from tiling_gui.core.limits import Run
from tiling_gui.engine.estimate import CONSTANT, IMBALANCE, OFFSETS, PATTERNS, classes, expand, representatives
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import Sum, layout

Part = tuple[Board, int]
Weights = np.ndarray[tuple[int], np.dtype[np.float64]]
_HARVESTED = ((6, 7), (7, 7), (6, 8), (5, 9))
_MEASURED = ((6, 6), (6, 7), (7, 7), (6, 8))
_STEP, _OF_EACH_STEP, _MOST = 3000, 400, 900_000
PLAIN_SQUARE = 0.43
"""Average number of dominoes per square, the estimate that the fit is compared with."""


class Budget(Unlimited):
    """A limit on the total number of nodes."""

    def __init__(self, nodes: int | None = None) -> None:
        self.node_limit = nodes


def final_count(machine: KernelDriver, mover: int, position: Sum, window: Unlimited) -> int | None:
    """The value of a sum, found by asking the machine around the estimate; None if the limit ended it."""
    constant, _, guess = machine.place(position)
    k = round(guess) - constant
    answer = machine.ask(mover, k, window)
    step = 1 if answer else -1
    while answer is not None:
        following = machine.ask(mover, k + step, window)
        if following is not None and following != answer:
            return (k if answer else k - 1) + constant
        k, answer = k + step, following
    return None


def harvest(machine: KernelDriver, chance: random.Random) -> Iterator[Part]:
    """Components of positions that occurred in searches of some boards, a sample of each stretch."""
    for rows, columns in _HARVESTED:
        board = Board.rectangle(rows, columns)
        for mover in (0, 1):
            machine.new_solve()
            machine.record(1)
            value = None
            for limit in range(_STEP, _MOST, _STEP):
                value = final_count(machine, mover, layout(board, board.squares), Budget(limit))
                entries = machine.proved()
                for entry in chance.sample(entries, min(len(entries), _OF_EACH_STEP)):
                    for mask, stride in entry.parts:
                        frame = Board(64 // stride, stride, (1 << 64 // stride * stride) - 1)
                        out = chance.sample(list(bits(mask)), chance.choice((0, 0, 1, 1, 2, 3)))
                        rest = mask & ~sum(1 << i for i in out)
                        yield from ((frame, part) for part in frame.components(rest))
                if value is not None:
                    break
    machine.record(None)


def features(board: Board, part: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The number of occurrences of each pattern in a component (8192 numbers), then 1 and the colour imbalance."""
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


class Normal:
    """The normal equations of the least squares fit, built one component at a time."""

    def __init__(self) -> None:
        self.patterns = representatives()
        columns = {p: i for i, p in enumerate(self.patterns)}
        self._index = np.array([columns.get(int(p), -1) for p in classes()])
        n = len(columns) + 2
        self._gram, self._moment = np.zeros((n, n)), np.zeros(n)
        self._squares = 0.0
        self.count = 0

    def add(self, counts: np.ndarray[tuple[int], np.dtype[np.int64]], mean: float) -> None:
        """Add a component with these features and this mean."""
        row = np.zeros(len(self._moment))
        used = np.nonzero(counts[:PATTERNS])[0]
        np.add.at(row, self._index[used], counts[used])
        row[-2:] = counts[PATTERNS:]
        places = np.nonzero(row)[0]
        self._gram[np.ix_(places, places)] += np.outer(row[places], row[places])
        self._moment += row * mean
        self._squares += mean * mean
        self.count += 1

    def solved(self) -> dict[str, Any]:
        """The weights and the root mean square error, as written to the file."""
        found = np.linalg.solve(self._gram + 1e-2 * np.eye(len(self._moment)), self._moment)
        squared = self._squares - 2 * float(found @ self._moment) + float(found @ self._gram @ found)
        return {
            "error": round(max(0.0, squared / self.count) ** 0.5, 4),
            "constant": round(float(found[-2]), 5),
            "imbalance": round(float(found[-1]), 5),
            "patterns": self.patterns,
            "weights": [round(float(w), 5) for w in found[:-2]],
        }


def nodes_with(weights: Weights, boards: tuple[tuple[int, int], ...]) -> dict[str, Any]:
    """The nodes searched with these weights, for MAX and for MIN moving first."""
    found = {}
    for rows, columns in boards:
        board = Board.rectangle(rows, columns)
        counts = []
        for mover in (0, 1):
            machine = KernelDriver(1, 512)
            machine.weights = weights
            machine.new_solve()
            final_count(machine, mover, layout(board, board.squares), Unlimited())
            counts.append(machine.nodes)
        found[f"{rows}x{columns}"] = counts
    return found


def main() -> None:
    """Harvest, solve, fit, measure, and write resources/engine/ordering.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--components", type=int, default=200_000)
    parser.add_argument("--smallest", type=int, default=11)
    parser.add_argument("--largest", type=int, default=28)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, default=Path("resources/engine/ordering.json"))
    options = parser.parse_args()
    clock, chance = Run(), random.Random(options.seed)
    pool = list(harvest(KernelDriver(1, 512), chance))
    chance.shuffle(pool)
    print(f"{len(pool)} components harvested, {clock.seconds:.0f} s", flush=True)
    machine, normal = KernelDriver(1, 512), Normal()
    machine.new_solve()
    seen: set[Sum] = set()
    for board, part in pool:
        if normal.count == options.components:
            break
        position = layout(board, part)
        if not options.smallest <= part.bit_count() <= options.largest or position in seen:
            continue
        seen.add(position)
        both = [final_count(machine, mover, position, Unlimited()) for mover in (0, 1)]
        normal.add(features(board, part), sum(value or 0 for value in both) / 2)
    found = normal.solved()
    print(f"{normal.count} solved and fitted, error {found['error']}, {clock.seconds:.0f} s", flush=True)
    fitted = expand(dict(zip(found["patterns"], found["weights"], strict=True)), found["constant"], found["imbalance"])
    plain = expand(dict.fromkeys(found["patterns"], PLAIN_SQUARE), 0.0, 0.0)
    data = {
        "note": "mean = constant + imbalance * |black - white| + the weights of the patterns around its squares",
        "fit": {
            "components": normal.count,
            "squares": [options.smallest, options.largest],
            "seed": options.seed,
            "error": found.pop("error"),
            "nodes": nodes_with(fitted, _MEASURED),
            "nodes without": nodes_with(plain, _MEASURED[:1]),
        },
        **found,
    }
    print(json.dumps(data["fit"]))
    options.to.parent.mkdir(parents=True, exist_ok=True)
    options.to.write_text(json.dumps(data) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
