"""How fast sharing games are solved: the sizes the program promises, and some beyond. Prints a table."""

import resource
import sys
import time
from typing import TextIO

from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.sharing.rules import parse
from tiling_gui.games.sharing.search.colour_table import by_colours
from tiling_gui.games.sharing.search.solver import SharingSolver

PAIRS = ("vertices,edges", "edges,vertices", "edges,faces", "vertices,faces", "faces,edges", "faces,vertices")

GAMES = (
    *(f"friendship:3,edges,vertices,{k}" for k in range(2, 8)),
    *(f"grid:3x3,edges,{share},4" for share in ("vertices", "faces")),
    *(f"cube,{pair},{k}" for pair in PAIRS for k in (2, 3, 4)),
    "grid:3x4,edges,vertices,2",
    "grid:3x4,edges,faces,3",
    "grid:4x4,vertices,edges,3",
    "wheel:7,edges,vertices,5",
    "grid:4x4,vertices,edges,2,odd",
)


def run(out: TextIO) -> None:
    """Write a line per game: value, positions, seconds; then the tables over k, and the memory used."""
    SharingSolver(parse("path:3,vertices,edges,2").game).solve(parse("path:3,vertices,edges,2"))  # loads the kernel
    print(f"{'game':36} {'value':>6} {'positions':>12} {'seconds':>8}", file=out)
    for text in GAMES:
        position = parse(text)
        began = time.perf_counter()
        solution = SharingSolver(position.game).solve(position, Run(Limit(seconds=120)))
        value = "-" if solution.value is None else str(solution.value)
        print(f"{text:36} {value:>6} {solution.nodes:12,} {time.perf_counter() - began:8.2f}", file=out, flush=True)
    for text in ("friendship:3,edges,vertices,2", "cube,edges,vertices,2", "grid:3x3,edges,vertices,2"):
        began = time.perf_counter()
        table = by_colours(parse(text).game, run=Run(Limit(seconds=120)))
        print(f"{text:36} {table.chain}, {time.perf_counter() - began:.2f} s", file=out, flush=True)
    print(f"most memory used: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB", file=out)


if __name__ == "__main__":
    run(sys.stdout)
