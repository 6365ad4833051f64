"""What a campaign on a board that nobody has solved may cost: `python -m tests.bench.expected_cost 8x9 9x9`.

A straight line through the logarithm of the positions of the boards solved so far, over their squares, says how many
positions; the range is where a further point lies in 9 cases of 10 if the line holds. The simulation of 7x8
(docs/campaigns.md) says how many times as fast workers are. For K times as much work it is taken that K times as many
workers are K times as fast.
"""

import math
import sys

from tiling_gui.core.board import Board
from tiling_gui.engine.solved import solved_boards

_SHORT = 6
"""The shorter side of boards the line goes through, at least: thin boards are easier for their squares."""
_QUANTILE = {10: 1.812, 12: 1.782, 14: 1.761, 16: 1.746, 18: 1.734, 20: 1.725}
"""Student's t at 95 %, by degrees of freedom."""
_RATE, _BUDGET = 60_000, 1_000_000
"""Positions a second and worker, as a thread did on 7x9 (docs/board_values.md); positions of a job."""
_SIMULATED = 13_653_669 / 20_000
"""Jobs' worth of work in the simulation of 7x8."""
_TIMES = {1: 1.0, 2: 2.0, 4: 4.0, 8: 7.4, 16: 15.8, 32: 26.0, 64: 39.0, 128: 54.0, 256: 61.0, 512: 72.0, 1000: 72.0}
"""How many times as fast so many workers were in it; what was faster than there were workers, or slower with more of
them, was chance and is evened out."""
WORKERS = (1, 10, 100, 1000)


def points() -> list[tuple[int, float]]:
    """(squares, logarithm of the positions) of the boards solved, either side to begin."""
    found = []
    for one in solved_boards():
        board = Board.parse(one.board)
        if min(board.rows, board.columns) >= _SHORT:
            found.append((board.size, math.log(one.nodes)))
    return found


def expected(squares: int) -> tuple[float, float, float]:
    """Positions of a solve: the least, the middle, the most of the range."""
    known = points()
    n = len(known)
    x0, y0 = (sum(point[i] for point in known) / n for i in (0, 1))
    spread = sum((x - x0) ** 2 for x, _ in known)
    slope = sum((x - x0) * (y - y0) for x, y in known) / spread
    rest = math.sqrt(sum((y - y0 - slope * (x - x0)) ** 2 for x, y in known) / (n - 2))
    off = min(_QUANTILE.items(), key=lambda entry: abs(entry[0] - n + 2))[1]
    off *= rest * math.sqrt(1 + 1 / n + (squares - x0) ** 2 / spread)
    middle = y0 + slope * (squares - x0)
    return math.exp(middle - off), math.exp(middle), math.exp(middle + off)


def times_as_fast(workers: int, positions: float) -> float:
    """By the simulation, with as many jobs a worker."""
    more = max(1.0, positions / _BUDGET / _SIMULATED)
    each = min(max(workers / more, 1.0), 1000.0)
    below = max(count for count in _TIMES if count <= each)
    above = min(count for count in _TIMES if count >= each)
    part = 0.0 if above == below else math.log(each / below) / math.log(above / below)
    fast = _TIMES[below] ** (1 - part) * _TIMES[above] ** part
    return min(float(workers), fast * min(more, workers))


def main(boards: list[str]) -> None:
    """A line a board and number of workers."""
    for name in boards:
        positions = expected(Board.parse(name).size)
        print(name, "positions:", ", ".join(f"{n:.1e}" for n in positions))
        for workers in WORKERS:
            days = (n / _RATE / times_as_fast(workers, n) / 86400 for n in positions)
            print(f"  {workers:5,} workers: days", ", ".join(f"{n:.3g}" for n in days))


if __name__ == "__main__":
    main(sys.argv[1:] or ["8x9", "9x9"])
