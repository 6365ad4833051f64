"""The exact engine board by board, compared with an earlier version and plain alpha-beta, and the effect of each
technique.

`python -m bench.engine --long` adds boards that take minutes.
"""

import argparse
import os
import sys
import time
from collections.abc import Iterator, Sequence
from typing import TextIO

import numpy as np

from bench._table import show
from tiling_gui.core.board import Board
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.bounds import FOLDED
from tiling_gui.engine.kernel_driver import KernelDriver, Unlimited
from tiling_gui.engine.layout import layout
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.search.alphabeta import alphabeta

BOARDS = ("3x4", "4x4", "4x5", "5x5", "5x6", "6x6", "6x7", "7x7", "6x8")
LONG = ("7x8",)
_REFERENCE_UP_TO = 16
BEFORE = {
    "5x6": (519, 1_331),
    "6x6": (7_517, 5_950),
    "6x7": (41_660, 74_710),
    "7x7": (435_643, 578_628),
    "6x8": (306_772, 1_117_337),
    "7x8": (12_305_758, 11_275_552),
    "8x8": (122_806_284, 121_063_347),
}
"""Nodes searched by the earlier version, for MAX and for MIN moving first; it only resolved small components."""
_HEAD = ["board", "first", "value", "      nodes", "     before", "share", "seconds", "nodes/s", "threads", "table MB"]
_HEAD += ["ref. nodes", "ref. s"]


def run(out: TextIO, boards: Sequence[str] = BOARDS, threads: int | None = None, memory_mb: int = 2048) -> None:
    """Print both tables."""
    title = "Value and principal variation (reference: plain alpha-beta of tiling_gui.search)"
    show(out, title, _solves(boards, threads or os.cpu_count() or 1, memory_mb))
    show(out, "Each technique switched off: 6 x 6, both starters, one thread", _ablation())


def _solves(boards: Sequence[str], threads: int, memory_mb: int) -> Iterator[list[str]]:
    yield _HEAD
    for name in boards:
        rows, columns = (int(n) for n in name.split("x"))
        for first in (Side.MAX, Side.MIN):
            engine = Engine(threads=threads, memory_mb=memory_mb)
            engine.compile()
            position = DominoPosition.start(rows, columns, first)
            solution = engine.solve(position)
            yield [
                name,
                str(first),
                str(solution.value),
                f"{solution.nodes:,}",
                *_before(name, first, solution.nodes),
                f"{solution.seconds:.2f}",
                f"{solution.nodes / max(solution.seconds, 1e-3):,.0f}",
                str(threads),
                f"{engine.table_mb:.0f}",
                *_reference(position),
            ]


def _before(name: str, first: Side, nodes: int) -> list[str]:
    if name not in BEFORE:
        return ["–", "–"]
    before = BEFORE[name][0 if first is Side.MAX else 1]
    return [f"{before:,}", f"{nodes / before:.2f}"]


def _reference(position: DominoPosition) -> list[str]:
    if position.board.size > _REFERENCE_UP_TO:
        return ["–", "–"]
    began = time.perf_counter()
    result = alphabeta(position)
    return [f"{result.counters.nodes:,}", f"{time.perf_counter() - began:.2f}"]


def _ablation() -> Iterator[list[str]]:
    yield ["without                                ", "      nodes", "seconds", "nodes, times"]
    full = None
    for name, machine in _machines():
        nodes, seconds = _solve(machine, 6, 6)
        full = full or nodes
        yield [name, f"{nodes:,}", f"{seconds:.2f}", f"{nodes / full:.1f}"]


def _machines() -> Iterator[tuple[str, KernelDriver]]:
    everything = KernelDriver(1, 64)
    k = everything.kernel
    all_on = k.EVERYTHING
    yield "nothing: everything on", everything
    yield "block potentials", KernelDriver(1, 64, switches=all_on & ~k.POTENTIALS)
    plain = KernelDriver(1, 64)
    plain.weights = np.zeros_like(plain.weights)
    plain.weights[: k.PATTERNS] = 0.43
    yield "fitted mean (0.43 a square instead)", plain
    yield "looking options up first", KernelDriver(1, 64, switches=all_on & ~k.LOOK_AHEAD)
    yield "leaf rule", KernelDriver(1, 64, switches=all_on & ~k.LEAF_RULE)
    yield "symmetries (translations only)", KernelDriver(1, 64, switches=all_on & ~k.SYMMETRY)
    yield "folding of more than 3 squares", KernelDriver(1, 64, fold=3)
    yield f"folding of 9 to {FOLDED} squares", KernelDriver(1, 64, fold=8)
    yield "transposition table (1024 entries left)", KernelDriver(1, 0)


def _solve(machine: KernelDriver, rows: int, columns: int) -> tuple[int, float]:
    board = Board.rectangle(rows, columns)
    machine.warm_up()
    machine.new_solve()
    began = time.process_time()
    for mover in (0, 1):
        constant, _, _ = machine.place(layout(board, board.squares))
        k = board.size // 2 - constant
        while not machine.ask(mover, k, Unlimited()):
            k -= 1
    return machine.nodes, time.process_time() - began


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.engine", description=__doc__)
    parser.add_argument("boards", nargs="*", default=list(BOARDS))
    parser.add_argument("--long", action="store_true", help=f"{', '.join(LONG)} as well")
    parser.add_argument("--threads", type=int, default=None, help="default: all cores")
    parser.add_argument("--memory", type=int, default=2048, metavar="MB")
    options = parser.parse_args()
    chosen = (*options.boards, *(LONG if options.long else ()))
    run(sys.stdout, chosen, options.threads, options.memory)
