"""How well the remaining time of a solve can be guessed, at 10, 25, 50 and 75 % of the solves in tests/data.

A guess is good enough to show if the median of guess / truth is within 0.5 and 2 and nine of ten are within 0.25 and 4.
Everything is counted in nodes searched by one thread; seconds are nodes divided by the rate.

`python -m bench.time_left --record FILE 6x8:MIN ...` solves boards and appends a JSON object per line to FILE,
with rows [nodes, lower, upper, k asked, root moves settled, root moves, share of the tree done].
"""

import argparse
import json
import math
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import numpy as np

from bench._table import show
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import of_position
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.games.domino.rules import DominoPosition

DATA = Path(__file__).parents[1] / "data" / "time_left.jsonl"
SHARES = (0.10, 0.25, 0.50, 0.75)
_ROWS = 60
"""Rows stored per solve."""
_ENOUGH = 0.2
"""Share of the root moves that had to be settled before the window showed a guess from them."""

Run = dict[str, Any]
Guess = Callable[[Run, list[Any]], float | None]


def _by_parts(run: Run, row: list[Any]) -> float | None:
    """The former guess of the window: open root moves take as long as settled ones."""
    nodes, done, total = row[0], row[4], row[5]
    return float(nodes * (total - done) / done) if done >= _ENOUGH * total > 0 else None


def _as_long_again(run: Run, row: list[Any]) -> float:
    return float(row[0])


def _by_tree(run: Run, row: list[Any]) -> float | None:
    """The current question takes as long as its finished share suggests; every later one as long as all so far."""
    nodes, lower, upper, share = row[0], row[1], row[2], row[6]
    return float(nodes * (1 - share) / share + (upper - lower - 1) * nodes) if share > 0 else None


def _by_size(run: Run, row: list[Any]) -> float:
    """A fit of the total cost to squares and to the estimate's distance from an integer, without this board."""
    others = [other for other in _recorded() if other["board"] != run["board"]]
    facts = np.array([[1.0, other["squares"], _off(other)] for other in others])
    cost = np.log([other["nodes"] for other in others])
    found = np.linalg.lstsq(facts, cost, rcond=None)[0]
    whole = math.exp(float(found @ np.array([1.0, run["squares"], _off(run)])))
    return max(whole - float(row[0]), 0.5 * float(row[0]))


def _off(run: Run) -> float:
    guess = float(run["guess"])
    return abs(guess - round(guess))


GUESSES: dict[str, Guess] = {
    "as root moves go (shown once)": _by_parts,
    "as long again": _as_long_again,
    "share of the tree": _by_tree,
    "size of the board": _by_size,
}


def run(out: TextIO) -> None:
    """A row for each guess and share."""
    runs = _recorded()
    title = f"Time left: guess / truth over {len(runs)} solves of {_span(runs)} positions"
    show(out, title, _rows(runs))


def _recorded() -> list[Run]:
    return [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]


def _span(runs: list[Run]) -> str:
    counts = [run["nodes"] for run in runs]
    return f"{min(counts):,} to {max(counts):,}"


def _rows(runs: list[Run]) -> Iterator[list[str]]:
    yield ["guess                         ", "at   ", "guesses", "median", "within 0.25 and 4", "good"]
    for name, guess in GUESSES.items():
        everything: list[float] = []
        for share in SHARES:
            found = [_ratio(run, guess, share) for run in runs]
            ratios = [ratio for ratio in found if ratio is not None]
            everything += ratios
            yield [name, f"{share:.0%}", *_judged(ratios)]
        yield [name, "all", *_judged(everything)]


def _ratio(run: Run, guess: Guess, share: float) -> float | None:
    row = min(run["rows"], key=lambda row: abs(row[0] - share * run["nodes"]))
    guessed = guess(run, row)
    return None if guessed is None else guessed / max(1, run["nodes"] - row[0])


def _judged(ratios: list[float]) -> list[str]:
    if not ratios:
        return ["0", "–", "–", "no"]
    median = statistics.median(ratios)
    near = sum(0.25 <= ratio <= 4 for ratio in ratios) / len(ratios)
    good = 0.5 <= median <= 2 and near >= 0.9
    return [str(len(ratios)), f"{median:.2f}", f"{near:.0%}", "yes" if good else "no"]


class _Watching(Unlimited):
    """A limit that records the state of a solve at growing intervals."""

    def __init__(self, machine: KernelDriver) -> None:
        self._driver = machine
        self._next = 0
        self.asked: list[int] = []
        self.rows: list[list[Any]] = []
        self._shown = (0, 0)

    def poll(self) -> bool:
        nodes = self._driver.nodes
        self._shown = max(self._shown, self._driver.root_moves())
        if nodes >= self._next:
            self.rows.append([nodes, *self.asked, *self._shown, round(self._behind(), 5)])
            self._next = nodes + max(500, nodes // 40)
        return False

    def _behind(self) -> float:
        from tiling_gui.engine.kernel import search  # compiled code, imported only after it is compiled

        plan, share, weight = self._driver._thread_states[0].arrays(self._driver._wide)[3], 0.0, 1.0
        for level in range(0, len(plan), search.PLAN):
            count = int(plan[level + search.COUNT])
            if count:
                share += weight * max(0, min(count, int(plan[level + search.SEARCHED])) - 1) / count
                weight /= count
            if weight < 1e-4:
                break
        return share


def _start(board: str, first: Side) -> DominoPosition:
    if "/" not in board:
        rows, columns = map(int, board.split("x"))
        return DominoPosition.start(rows, columns, first)
    lines = board.split("/")
    width = len(lines[0])
    free = sum(1 << r * width + c for r, line in enumerate(lines) for c, sign in enumerate(line) if sign == ".")
    return DominoPosition(Board(len(lines), width, free), first)


def record(board: str, first: Side, memory_mb: int = 3000) -> Run:
    """Solve a rectangle ("6x8") or a shape (its rows joined by "/") and return what was recorded."""
    machine = KernelDriver(1, memory_mb)
    machine.warm_up()
    machine.new_solve()
    position = _start(board, first)
    lower, upper = counting_bounds(position)
    constant, _, guess = machine.place(of_position(position))
    watching, began = _Watching(machine), time.process_time()
    while lower < upper:
        k = questions_in_order(lower, upper, guess)[0]
        watching.asked = [lower, upper, k]
        answer = machine.ask(0 if first is Side.MAX else 1, k - constant, watching)
        lower, upper = (k, upper) if answer else (lower, k - 1)
    seconds = round(time.process_time() - began, 1)
    return thinned(
        {
            "board": board,
            "first": str(first),
            "squares": position.live.bit_count(),
            "guess": round(guess, 3),
            "nodes": machine.nodes,
            "seconds": seconds,
            "rows": watching.rows,
        }
    )


def thinned(run: Run) -> Run:
    """The recording with about `_ROWS` rows, always including the four that are judged."""
    rows, nodes = run["rows"], run["nodes"]
    judged = [min(rows, key=lambda row: abs(row[0] - share * nodes)) for share in SHARES]
    kept = rows[:: max(1, len(rows) // _ROWS)]
    return {**run, "rows": sorted({tuple(row) for row in (*kept, *judged)})}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.time_left", description=__doc__)
    parser.add_argument("boards", nargs="*", help="such as 6x8:MIN")
    parser.add_argument("--record", type=Path, metavar="FILE", help="solve the boards and append what was seen")
    options = parser.parse_args()
    if options.record is None:
        run(sys.stdout)
    else:
        for name in options.boards:
            size, _, first = name.partition(":")
            with options.record.open("a", encoding="utf-8") as file:
                file.write(json.dumps(record(size, Side[first or "MAX"])) + "\n")
