"""The delays from Ctrl-C to the end of the process and from Cancel to the engine's answer, and the length of time
limits.

Twenty trials for every kind of long work, stopped at random moments; for Cancel twenty cold starts, each an engine with
an empty table.
"""

import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from typing import TextIO

from bench._table import show
from tiling_gui.core.limits import Limit, Run, StopToken
from tiling_gui.engine import Engine
from tiling_gui.games.domino.rules import DominoPosition

TRIALS = 20
WORK = {
    "solve 7x7": ["solve", "7x7", "--no-store"],
    "solve 8x8": ["solve", "8x8", "--no-store"],
    "solve 3x21": ["solve", "3x21", "--no-store"],
    "octal .007": ["octal", "0.007", "--upto", "1000000"],
    "cluster 7x9": ["solve", "7x9", "--fresh", "--cluster", "local:2"],
    "evaluate": ["evaluate", "a*b-c*d+e*f-g*h-i/j"],
    "sharing": ["sharing", "grid:5x5", "--colour", "vertices", "--share", "edges", "--colours", "4"],
    "ellie 7x8": ["ellie", "7x8"],
}
_EARLIEST, _LATEST = 0.8, 4.0
"""Seconds until the signal: before the earliest the interpreter is still starting."""


BOARDS = ((8, 8), (7, 9), (3, 21))
_LIMITS = (1, 3)
"""Time limits in seconds."""


def run(out: TextIO, trials: int = TRIALS) -> None:
    """A row for each kind of work, each board and each time limit."""
    show(out, f"From Cancel to stopped, {trials} cold starts each (seconds; wanted: 0.20)", _cancelled(trials))
    show(out, "solve 8x8 --time-limit, from the first look at the board to the answer (seconds)", _limited())
    show(out, f"From Ctrl-C to the exit, {trials} trials each (seconds)", _rows(trials))


def _cancelled(trials: int) -> Iterator[list[str]]:
    yield ["board", "median", " worst", "positions by then"]
    rng = random.Random(2)
    Engine().compile()
    for rows, columns in BOARDS:
        took, nodes = [], []
        for _ in range(trials):
            engine, stop, said = Engine(), StopToken(), [0.0]

            def cancel(stop: StopToken = stop, said: list[float] = said) -> None:
                said[0] = time.monotonic()
                stop.stop()

            word = threading.Timer(rng.uniform(0.01, 3.0), cancel)
            word.start()
            solution = engine.solve(DominoPosition.start(rows, columns), Run(stop=stop))
            took.append(time.monotonic() - said[0])
            word.join()
            nodes.append(solution.nodes)
        row = [f"{statistics.median(took):.3f}", f"{max(took):.3f}", f"{min(nodes):,} to {max(nodes):,}"]
        yield [f"{rows}x{columns}", *row]


def _limited() -> Iterator[list[str]]:
    yield ["limit", "engine", "command"]
    for seconds in _LIMITS:
        began = time.monotonic()
        Engine().solve(DominoPosition.start(8, 8), Run(Limit(seconds=seconds)))
        engine = time.monotonic() - began
        words = [sys.executable, "-m", "tiling_gui", "solve", "8x8", "--no-store", "--time-limit", str(seconds)]
        began = time.monotonic()
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        yield [str(seconds), f"{engine:.2f}", f"{time.monotonic() - began:.2f}"]


def _rows(trials: int) -> Iterator[list[str]]:
    yield ["work            ", "median", " worst", "exit codes"]
    rng = random.Random(1)
    for name, words in WORK.items():
        took, codes = [], set()
        for _ in range(trials):
            seconds, code = _stopped(words, rng.uniform(_EARLIEST, _LATEST))
            took.append(seconds)
            codes.add(code)
        yield [name, f"{statistics.median(took):.2f}", f"{max(took):.2f}", " ".join(map(str, sorted(codes)))]


def _stopped(words: list[str], after: float) -> tuple[float, int]:
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "TILING_GUI_HOME": home}
        child = subprocess.Popen(
            [sys.executable, "-m", "tiling_gui", *words, "--json"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=environment,
        )
        time.sleep(after)
        said = time.monotonic()
        child.send_signal(signal.SIGINT)
        code = child.wait()
        return time.monotonic() - said, code
