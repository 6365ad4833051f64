"""From Ctrl-C to the end of the process: twenty trials for every kind of long work, stopped at random moments."""

import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import TextIO

from tests.bench._table import show

TRIALS = 20
WORK = {
    "solve 7x7": ["solve", "7x7", "--no-store"],
    "solve 8x8": ["solve", "8x8", "--no-store"],
    "solve 3x21": ["solve", "3x21", "--no-store"],
    "octal .007": ["octal", "0.007", "--upto", "1000000"],
    "campaign 7x9": ["campaign", "start", "7x9"],
    "evaluate": ["evaluate", "a*b-c*d+e*f-g*h-i/j"],
    "sharing": ["sharing", "grid:5x5", "--colour", "vertices", "--share", "edges", "--colours", "4"],
    "ellie 7x8": ["ellie", "7x8"],
}
_EARLIEST, _LATEST = 0.8, 4.0
"""Seconds after which the word comes: before that the interpreter is still starting."""


def run(out: TextIO, trials: int = TRIALS) -> None:
    """One row for each kind of work."""
    show(out, f"From Ctrl-C to the exit, {trials} trials each (seconds)", _rows(trials))


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
