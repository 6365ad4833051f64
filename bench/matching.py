"""How fast the matching game is solved: positions and processor time of a graph's value with a line of best play."""

import sys
import time
from collections.abc import Iterator
from typing import TextIO

from bench._table import show
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.matching.engine import MatchingEngine
from tiling_gui.games.matching.rules import parse

GRAPHS = ("torus:5x5", "torus:6x6", "torus:5x8", "grid:5x6", "grid:6x6", "cylinder:5x6", "triangular:7", "hypercube:5")


def run(out: TextIO) -> None:
    """Print a row for every graph and either side to move first."""
    show(out, "The matching game", _rows())


def _rows() -> Iterator[list[str]]:
    yield ["graph       ", "first", "value", "  positions", "seconds"]
    MatchingEngine().solve(parse("grid:5x6"))  # loads the compiled code
    for name in GRAPHS:
        for side in (Side.MAX, Side.MIN):
            began = time.process_time()
            found = MatchingEngine().solve(parse(name, side), Run(Limit(seconds=120)))
            yield [name, side.name, str(found.value), f"{found.nodes:,}", f"{time.process_time() - began:.2f}"]


if __name__ == "__main__":
    run(sys.stdout)
