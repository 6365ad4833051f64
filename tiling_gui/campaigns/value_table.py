"""Values of many boards in succession, with the pools and facts of campaigns."""

from collections.abc import Iterator
from dataclasses import dataclass

from tiling_gui.campaigns.checking import Checker
from tiling_gui.campaigns.coordinator import Coordinator
from tiling_gui.campaigns.positions import of_size
from tiling_gui.campaigns.workers import WorkerPool
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import BoundStore
from tiling_gui.core.game import Side
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Bounded
from tiling_gui.engine.bounds import can_solve
from tiling_gui.errors import input_error
from tiling_gui.games.domino.rules import DominoPosition


@dataclass(frozen=True)
class Cell(Bounded):
    """The bounds of one board and side to move first."""

    board: str
    first: Side
    lower: int
    upper: int
    rests_on: tuple[str, ...] = ()


def boards_up_to(text: str) -> list[tuple[int, int]]:
    """All (rows, columns), rows <= columns, that fit into a board such as "6x8", small ones first.

    Raises InputError.
    """
    largest = Board.parse(text)
    short, long = sorted((largest.rows, largest.columns))
    if not can_solve(DominoPosition(largest)):
        raise input_error("A table goes up to a board of at most 128 squares, such as 6x8, not {text}.", text=text)
    sizes = [(r, c) for r in range(1, short + 1) for c in range(r, long + 1)]
    return sorted(sizes, key=lambda size: (size[0] * size[1], size))


def table(
    up_to: str,
    archive: BoundStore,
    pool: WorkerPool,
    run: Run | None = None,
    *,
    source: str = "",
    checker: Checker | None = None,
) -> Iterator[Cell]:
    """Solve every board that fits into `up_to`, for both starters; the limit holds for each. Ends early on a stop.

    `source` and `checker` are for other machines, as in a Coordinator. Raises FalseAnswerError.
    """
    run = run or Run()
    whole = run.unlimited()
    kept = archive.all()
    for rows, columns in boards_up_to(up_to):
        for first in (Side.MAX, Side.MIN):
            if whole.is_set:
                return
            position = DominoPosition.start(rows, columns, first)
            coordinator = Coordinator(
                position, archive, pool, facts=of_size(kept, rows * columns), source=source, checker=checker
            )
            outcome = coordinator.run(whole.part(run.limit))
            kept += coordinator.known.proved.values()
            yield Cell(position.name, first, outcome.lower, outcome.upper, outcome.rests_on)
