"""Compares campaigns with the plain engine, with threads and with worker processes, and simulates many workers.

Wall times depend on this machine and its load; node counts do not. `python -m bench.campaigns --simulate 7x8
--budget 5000 --recording FILE` simulates a larger board and stores what the engine was asked.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import TextIO

from bench.simulate import Model, Recording, curve
from tiling_gui.campaigns.coordinator import Coordinator, Outcome
from tiling_gui.campaigns.workers import Threads, WorkerPool
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import MemoryBoundStore
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition

BOARDS = ("7x7", "6x8")
MEMORY = 1024
SIMULATED = "7x7"
BUDGET = 1000
JOB_SECONDS = 20.0
"""Duration in the simulation of a job that spends its budget: the board stands for a larger one."""
COUNTS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000)


def run(out: TextIO) -> None:
    """Takes about ten minutes, most of it for the simulation."""
    print(f"{'board':6} {'how':22} {'value':>5} {'jobs':>6} {'positions':>11} {'seconds':>8}", file=out)
    for name in BOARDS:
        position = DominoPosition(Board.parse(name))
        _plain(position, out)
        for threads in (1, 2):
            _campaign(position, Threads(threads, MEMORY), f"campaign, threads {threads}", out)
        for workers in (1, 2):
            _cluster(position, workers, out)
    simulated(out, SIMULATED, BUDGET, None)


def _plain(position: DominoPosition, out: TextIO) -> None:
    for threads in (1, 2):
        engine = Engine(threads=threads, memory_mb=MEMORY)
        engine.compile()
        found = engine.solve(position)
        row = (position.name, f"engine, threads {threads}", found.value, 1, found.nodes, found.seconds)
        print("{:6} {:22} {:>5} {:6,} {:11,} {:8.1f}".format(*row), file=out, flush=True)


def _campaign(position: DominoPosition, pool: WorkerPool, how: str, out: TextIO) -> None:
    if isinstance(pool, Threads):
        pool.engine.compile()
    try:
        began = time.perf_counter()
        found: Outcome = Coordinator(position, MemoryBoundStore(), pool).run()
        seconds = time.perf_counter() - began
    finally:
        pool.close()
    row = (position.name, how, found.lower, found.jobs, found.nodes, seconds)
    print("{:6} {:22} {:>5} {:6,} {:11,} {:8.1f}".format(*row), file=out, flush=True)


def _cluster(position: DominoPosition, workers: int, out: TextIO) -> None:
    from tiling_gui.campaigns.cluster import connect

    pool = connect(f"local:{workers}", memory_mb=MEMORY // workers)
    # All workers load the compiled kernel before the clock starts.
    small = Coordinator(DominoPosition.start(5, 6), MemoryBoundStore(), pool, budget=20)
    small.run()
    _campaign(position, pool, f"campaign, workers {workers}", out)


def simulated(out: TextIO, board: str, budget: int, file: Path | None) -> None:
    """The speed-up curve of one board; `file` stores the recording between runs."""
    position = DominoPosition(Board.parse(board))
    print(f"\n{board}, budget {budget:,} positions = {JOB_SECONDS:.0f} s,", end=" ", file=out)
    print("0.1 s latency, 1 ms an answer, 20 ms a split", file=out)
    recording = Recording.load(file) if file and file.exists() else Recording(budget, position.board.size)
    recording.engine = Engine(threads=1, memory_mb=MEMORY)
    steady = Model(rate=budget / JOB_SECONDS, latency=0.1)
    losing = Model(rate=steady.rate, latency=0.1, lost_every=1000.0)
    for label, model, counts in (("", steady, COUNTS), ("lost", losing, COUNTS[::3])):
        print(f"{label:5} {'workers':>7} {'seconds':>9} {'speed-up':>8} {'busy':>5} {'positions':>11}", file=out)
        alone = 0.0
        for found in curve(position, counts, recording, model):
            alone = alone or found.seconds
            row = (label, found.workers, found.seconds, alone / found.seconds, found.busy, found.nodes)
            print("{:5} {:7,} {:9,.0f} {:8.1f} {:5.0%} {:11,}".format(*row), file=out, flush=True)
            if file:
                recording.save(file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.campaigns", description=__doc__)
    parser.add_argument("--simulate", metavar="BOARD", help="only the simulation, of this board")
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--recording", type=Path, metavar="FILE")
    options = parser.parse_args()
    if options.simulate:
        simulated(sys.stdout, options.simulate, options.budget, options.recording)
    else:
        run(sys.stdout)
