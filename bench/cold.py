"""The processor seconds of first answers on a fresh machine; `run(out)` prints a row per question.

Each question runs in a process of its own with nothing compiled or stored. If TILING_GUI_BEFORE names another checkout,
such as an earlier version, it gets the same questions in the same run.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).parent.parent
BEFORE = "TILING_GUI_BEFORE"
_REPLY = (
    "import random; from tiling_gui.core import catalogue; from tiling_gui.search.engine import make_engine; "
    "from tiling_gui.core.game import Side; from tiling_gui.players.player import LookaheadPlayer; "
    "game = catalogue.game('domino'); player = LookaheadPlayer(make_engine(game), {}); "
    "player.choose(game.parse('{}', Side.MAX), random.Random(1)); import os; os._exit(0)"
)
QUESTIONS = {
    # question: arguments of python
    "start": ["-m", "tiling_gui", "--version"],
    "solve 5x6": ["-m", "tiling_gui", "solve", "5x6"],
    "solve 5x6 --no-store": ["-m", "tiling_gui", "solve", "5x6", "--no-store"],
    "solve 8x8": ["-m", "tiling_gui", "solve", "8x8"],
    "solve 8x9 --time-limit 2": ["-m", "tiling_gui", "solve", "8x9", "--time-limit", "2"],
    "analyse 5x6": ["-m", "tiling_gui", "analyse", "5x6"],
    "ellie 4x5": ["-m", "tiling_gui", "solve", "ellie:4x5"],
    "heap grundy 50": ["-m", "tiling_gui", "solve", "heaps:grundy:50"],
    "evaluate x/y+z": ["-m", "tiling_gui", "solve", "evaluate:x/y+z"],
    "matching grid:4x5": ["-m", "tiling_gui", "solve", "matching:grid:4x5"],
    "sharing path:4": ["-m", "tiling_gui", "solve", "sharing:path:4,edges,vertices,2"],
    "first reply, 1 ahead, 4x4": ["-c", _REPLY.format(1, "4x4")],
    "first reply, 3 ahead, 8x8": ["-c", _REPLY.format(3, "8x8")],
}


def run(out: TextIO) -> None:
    """Print processor seconds, also of the other checkout if there is one."""
    trees = [ROOT, *(Path(name) for name in [os.environ.get(BEFORE)] if name)]
    print(f"{'processor seconds':28} {'now':>8} {'before' if len(trees) > 1 else '':>8}", file=out)
    for question, words in QUESTIONS.items():
        found = " ".join(f"{_seconds(tree, words):8.1f}" for tree in trees)
        print(f"{question:28} {found}", file=out, flush=True)


def _seconds(tree: Path, words: list[str]) -> float:
    """The processor seconds of a process run in `tree`, with nothing compiled or stored."""
    with tempfile.TemporaryDirectory() as folder:
        named = {"TILING_GUI_HOME": f"{folder}/home", "TILING_GUI_KERNELS": f"{folder}/kernels"}
        before = _used()
        subprocess.run(
            [sys.executable, *words],
            cwd=tree,
            env={**os.environ, **named, "PYTHONPATH": str(tree)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        return _used() - before


def _used() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    run(sys.stdout)
