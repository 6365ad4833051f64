"""The expected cost of a campaign on an unsolved board: `python -m bench.expected_cost 8x9 9x9`.

The number of nodes is extrapolated by a straight line through the logarithms of the nodes of the boards solved so far,
over their squares; the range contains a new point in 9 cases of 10 if the line holds. The speed-up by workers is that
of the simulation of 7x8 (docs/campaigns.md). For K times as much work, K times as many workers are assumed to be K
times as fast.
"""

import math
import sys

from tiling_gui.core.board import Board
from tiling_gui.engine.solved import solved_boards

_SHORT = 6
"""Least shorter side of the boards used for the line: thin boards are too easy for their size."""
_QUANTILE = {10: 1.812, 12: 1.782, 14: 1.761, 16: 1.746, 18: 1.734, 20: 1.725}
"""Student's t at 95 % by degrees of freedom."""
_RATE, _BUDGET = 60_000, 1_000_000
"""Nodes per second and worker, as one thread on 7x9 (docs/board_values.md); nodes per job."""
_SIMULATED = 13_653_669 / 20_000
"""The work in the simulation of 7x8, in jobs."""
_TIMES = {1: 1.0, 2: 2.0, 4: 4.0, 8: 7.4, 16: 15.8, 32: 26.0, 64: 39.0, 128: 54.0, 256: 61.0, 512: 72.0, 1000: 72.0}
"""The speed-up by number of workers in the simulation, smoothed: values above the number of workers, or falling with
it,
were chance.
"""
WORKERS = (1, 10, 100, 1000)


def points() -> list[tuple[int, float]]:
    """(squares, logarithm of the nodes) of the solved boards, for either starting side."""
    found = []
    for one in solved_boards():
        board = Board.parse(one.board)
        if min(board.rows, board.columns) >= _SHORT:
            found.append((board.size, math.log(one.nodes)))
    return found


def expected(squares: int) -> tuple[float, float, float]:
    """Nodes of a solve: the low end, the middle and the high end of the range."""
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
    """The speed-up by the simulation with as many jobs per worker."""
    more = max(1.0, positions / _BUDGET / _SIMULATED)
    each = min(max(workers / more, 1.0), 1000.0)
    below = max(count for count in _TIMES if count <= each)
    above = min(count for count in _TIMES if count >= each)
    part = 0.0 if above == below else math.log(each / below) / math.log(above / below)
    fast: float = _TIMES[below] ** (1 - part) * _TIMES[above] ** part
    return min(float(workers), fast * min(more, workers))


def main(boards: list[str]) -> None:
    """Prints a line per board and number of workers."""
    for name in boards:
        positions = expected(Board.parse(name).size)
        print(name, "positions:", ", ".join(f"{n:.1e}" for n in positions))
        for workers in WORKERS:
            days = (n / _RATE / times_as_fast(workers, n) / 86400 for n in positions)
            print(f"  {workers:5,} workers: days", ", ".join(f"{n:.3g}" for n in days))


if __name__ == "__main__":
    main(sys.argv[1:] or ["8x9", "9x9"])
