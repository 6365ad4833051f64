"""Crews for tests: one that answers by brute force, out of order, unfinished or not at all; and positions."""

import random
from collections.abc import Iterable

from tests.engine.brute import Cells, values
from tiling_gui.campaigns.positions import position_of
from tiling_gui.campaigns.workers import Answer, Job
from tiling_gui.core.board import Board
from tiling_gui.core.bound_store import Bound
from tiling_gui.core.game import Side
from tiling_gui.engine.null_window import Reply
from tiling_gui.games.domino.rules import DominoPosition


def cells_of(key: str) -> Cells:
    """The squares of a position, for brute force."""
    position = position_of(key)
    return frozenset(position.board.listed(position.live))


def true_value(key: str, side: Side) -> int:
    """Dominoes to come, by the definition."""
    return values(cells_of(key))[0 if side is Side.MAX else 1]


class Unreliable:
    """Workers that know the truth but are slow, run out of their budget, and are lost now and then."""

    def __init__(self, workers: int, rng: random.Random, unfinished: float = 0.6, lost: float = 0.1) -> None:
        self.workers = self.threads = workers
        self._rng, self._unfinished, self._lost = rng, unfinished, lost
        self._jobs: dict[int, Job] = {}
        self.given = self.searching = 0
        self.dropped: list[int] = []
        self.taught: list[Bound] = []
        self.closed = False
        self.elsewhere = False

    @property
    def idle(self) -> int:
        """Workers without a job."""
        return self.workers - len(self._jobs)

    def teach(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Notes what it is told."""
        self.taught += facts

    def give(self, job: Job) -> None:
        """Takes a job; never two that are the same question at once."""
        assert self.idle > 0
        assert all(job.question != other.question for other in self._jobs.values())
        self.given += 1
        self._jobs[job.id] = job

    def answers(self, seconds: float) -> list[Answer]:
        """One of the jobs, whichever."""
        if not self._jobs:
            return []
        job = self._jobs.pop(self._rng.choice(sorted(self._jobs)))
        chance = self._rng.random()
        if chance < self._lost:
            return [Answer(job.id, None)]
        question = job.question
        if job.id in self.dropped and chance < 0.7:
            return [Answer(job.id, Reply(None, 3, 0.0))]
        if chance < self._lost + self._unfinished and "+" not in question.key and len(cells_of(question.key)) > 8:
            return [Answer(job.id, Reply(None, 10, 0.0))]
        answer = true_value(question.key, question.to_move) >= question.k
        return [Answer(job.id, Reply(answer, 5, 0.0))]

    def drop(self, jobs: Iterable[int]) -> None:
        """Notes what is dropped; it is answered all the same."""
        self.dropped += jobs

    def refuse(self, worker: str) -> None:
        """There is nobody else."""

    def close(self) -> None:
        """Notes it."""
        self.closed = True


def random_position(rng: random.Random, most: int = 14) -> DominoPosition:
    """A board of up to 4 x 5 with squares missing."""
    board = Board.rectangle(rng.randint(2, 4), rng.randint(2, 5))
    squares = board.squares
    for i in rng.sample(range(board.size), max(0, board.size - rng.randint(4, most))):
        squares &= ~(1 << i)
    return DominoPosition(Board(board.rows, board.columns, squares or 3), rng.choice((Side.MAX, Side.MIN)))
