"""This checkout beside another one, alternately: processor time and positions of whole boards, from nothing.

One thread, questions and tables, without loading the compiled code. `python -m bench.beside FOLDER 7x7:MAX 8x8:MIN`.
The other checkout needs an environment of its own in `.venv`.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TextIO

from bench._table import show

_HERE = Path(__file__).resolve().parent.parent
_SOLVE = """
import sys, time
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import layout
from tiling_gui.engine.null_window import questions_in_order
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.games.domino.rules import DominoPosition
KernelDriver(1, 0).warm_up()
rows, columns, first = int(sys.argv[1]), int(sys.argv[2]), Side(sys.argv[3])
driver, board, began = KernelDriver(1, 2048), Board.rectangle(rows, columns), time.process_time()
driver.new_solve()
lower, upper = quick_bounds(DominoPosition.start(rows, columns, first))
constant, _, mean = driver.place(layout(board, board.squares))
while lower < upper:
    k = questions_in_order(lower, upper, mean)[0]
    lower, upper = (k, upper) if driver.ask(first is Side.MIN, k - constant, Unlimited()) else (lower, k - 1)
print(lower, driver.nodes, time.process_time() - began)
"""


def run(out: TextIO, other: Path | None = None, boards: tuple[str, ...] = ("7x7:MAX",), times: int = 5) -> None:
    """Print a row for every board; nothing without another checkout."""
    if other is None:
        print("needs another checkout: python -m bench.beside FOLDER", file=out)
        return
    show(out, f"This checkout beside {other}, medians of {times}", _rows(other, boards, times))


def _rows(other: Path, boards: tuple[str, ...], times: int) -> Iterator[list[str]]:
    yield ["board    ", "value", "  positions", "     before", "seconds", " before", "ratio"]
    for board in boards:
        size, _, first = board.partition(":")
        found = [(_solve(_HERE, size, first), _solve(other, size, first)) for _ in range(times)]
        (value, nodes, _), (same, before, _) = found[0]
        assert value == same, f"{board} is worth {value} here and {same} there"
        now, then = (median(seconds[2] for seconds in each) for each in zip(*found, strict=True))
        yield [
            board,
            f"{value:.0f}",
            f"{nodes:,.0f}",
            f"{before:,.0f}",
            f"{now:.2f}",
            f"{then:.2f}",
            f"{now / then:.2f}",
        ]


def _solve(folder: Path, size: str, first: str) -> tuple[float, ...]:
    """(value, positions, seconds)"""
    command = [str(folder / ".venv/bin/python"), "-c", _SOLVE, *size.split("x"), first or "MAX"]
    done = subprocess.run(command, cwd=folder, check=True, text=True, stdout=subprocess.PIPE)
    return tuple(map(float, done.stdout.split()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.beside", description=__doc__)
    parser.add_argument("other", type=Path)
    parser.add_argument("boards", nargs="*", default=["7x7:MAX"], metavar="BOARD:FIRST")
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    run(sys.stdout, options.other.resolve(), tuple(options.boards), options.times)
