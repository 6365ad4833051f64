"""A worker pool for tests that answers by brute force, out of order, unfinished or not at all; and random positions."""

import random
from collections.abc import Iterable

from tests.theory.brute_force import values
from tests.theory.shapes import Cells
from tiling_gui.cluster.positions import position_of
from tiling_gui.cluster.workers import Answer, Job
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Reply
from tiling_gui.games.domino.rules import DominoPosition


def cells_of(key: str) -> Cells:
    """The squares of a position, for brute force."""
    position = position_of(key)
    return frozenset(position.board.squares_in(position.live))


def true_value(key: str, side: Side) -> int:
    """The number of dominoes to come, by definition."""
    return values(cells_of(key))[0 if side is Side.MAX else 1]


NOTCHED_4X4, NOTCHED_4X5 = (DominoPosition(Board(4, n, (1 << 4 * n - 1) - 1)) for n in (4, 5))
"""Boards without a corner, worth 7 and 9 with MAX to move. Of the rectangles nothing is asked: theorems settle them."""


class Unreliable:
    """Workers that know the true answers but are slow, exceed their budget, and are sometimes lost."""

    def __init__(self, workers: int, rng: random.Random, unfinished: float = 0.6, lost: float = 0.1) -> None:
        self.workers = workers
        self._rng, self._unfinished, self._lost = rng, unfinished, lost
        self._jobs: dict[int, Job] = {}

    @property
    def idle(self) -> int:
        return self.workers - len(self._jobs)

    def add_facts(self, facts: Iterable[Bound]) -> None:
        """Does nothing: the workers know everything."""

    def stop(self) -> None:
        """Does nothing: an answer takes no time."""

    def give(self, job: Job) -> None:
        """Accepts a job; asserts that no two jobs ask the same question at once."""
        assert self.idle > 0
        assert all(job.question != other.question for other in self._jobs.values())
        self._jobs[job.id] = job

    def answers(self, seconds: float) -> list[Answer]:
        """The answer of a random job, or []."""
        if not self._jobs:
            return []
        job = self._jobs.pop(self._rng.choice(sorted(self._jobs)))
        chance = self._rng.random()
        if chance < self._lost:
            return [Answer(job.id, None)]
        question = job.question
        if chance < self._lost + self._unfinished and "+" not in question.key and len(cells_of(question.key)) > 8:
            return [Answer(job.id, Reply(None, 10, 0.0))]
        answer = true_value(question.key, question.to_move) >= question.k
        return [Answer(job.id, Reply(answer, 5, 0.0))]


class InProcess:
    """One worker: an engine of this process."""

    workers = 1

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._work = f"in process {id(self)}"
        self._job: Job | None = None
        self._news: list[Bound] = []

    @property
    def idle(self) -> int:
        return int(self._job is None)

    def add_facts(self, facts: Iterable[Bound]) -> None:
        """Keeps the facts for the next job."""
        self._news += facts

    def stop(self) -> None:
        """Drops the job."""
        self._job = None

    def give(self, job: Job) -> None:
        """Accepts a job."""
        self._job = job

    def answers(self, seconds: float) -> list[Answer]:
        """The answer of the job, if there is one."""
        job, self._job = self._job, None
        if job is None:
            return []
        self._engine.add_facts(self._news, work=self._work, squares=job.squares)
        self._news = []
        found = self._engine.ask(job.question, work=self._work, squares=job.squares, budget=job.budget)
        return [Answer(job.id, found)]


def random_position(rng: random.Random, most: int = 14) -> DominoPosition:
    """A board of up to 4 x 5 with squares missing."""
    board = Board.rectangle(rng.randint(2, 4), rng.randint(2, 5))
    squares = board.squares
    for i in rng.sample(range(board.size), max(0, board.size - rng.randint(4, most))):
        squares &= ~(1 << i)
    return DominoPosition(Board(board.rows, board.columns, squares or 3), rng.choice((Side.MAX, Side.MIN)))
