"""How far ELLIE and octal games are solved, and how fast. `run(out)` prints tables; it takes some minutes."""

import sys
import time
from typing import TextIO

from tiling_gui.core.board import Board
from tiling_gui.core.limits import Limit, Run
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.ellie.solver import EllieSolver
from tiling_gui.games.heaps.grundy_values import first_occurrences, octal_values, period_of
from tiling_gui.games.heaps.octal import OctalCode

BOARDS = (
    "4x7",
    "3x10",
    "5x6",
    "6x6",
    "5x8",
    "4x10",
    "4x12",
    "3x20",
    "5x9",
    "6x7",
    "7x7",
    "5x10",
    "6x8",
    "4x15",
    "5x12",
)


def run(out: TextIO) -> None:
    """ELLIE: value, winning first moves, components searched, seconds; the table is emptied for each
    board. Then codes.
    """
    EllieSolver().grundy(ElliePosition.start(4, 6))  # loads the compiled code
    print(f"{'ELLIE':8} {'value':>5} {'winning moves':>13} {'searched':>12} {'seconds':>8}", file=out)
    for name in BOARDS:
        position = ElliePosition(Board.parse(name))
        solver = EllieSolver()
        began = time.perf_counter()
        value = solver.grundy(position, Run(Limit(seconds=120)))
        seconds = time.perf_counter() - began
        nodes = solver.nodes
        moves = None if value is None else solver.winning_moves(position, Run(Limit(seconds=120)))
        shown = "-" if value is None else str(value)
        winning = "-" if moves is None else f"{len(moves)} of {len(position.moves())}"
        print(f"{name:8} {shown:>5} {winning:>13} {nodes:12,} {seconds:8.2f}", file=out, flush=True)
    print(f"\n{'code':6} {'up to':>8} {'largest':>8} {'new value last at':>18} {'period':>12} {'seconds':>8}", file=out)
    for text, upto in ((".007", 100_000), (".77", 100_000), (".17", 100_000), (".6", 100_000), (".007", 250_000)):
        code = OctalCode.parse(text)
        began = time.perf_counter()
        values = octal_values(code, upto, keep=False)
        seconds = time.perf_counter() - began
        period = period_of(code, values)
        shown = "-" if period is None else f"{period.length} from {period.start}"
        last = max(first_occurrences(values).values())
        print(f"{text:6} {upto:8,} {values.max():8} {last:18,} {shown:>12} {seconds:8.2f}", file=out, flush=True)


if __name__ == "__main__":
    run(sys.stdout)
