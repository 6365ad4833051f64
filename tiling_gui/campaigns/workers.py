"""Who answers a campaign's questions: a pool takes jobs and brings answers, wherever its engines are.

`Threads` is the default: one engine in this process, all of its threads on one job at a time with one shared table.
The pool of a cluster is in cluster.py.
"""

import queue
import threading
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from tiling_gui.core.bound_store import Bound
from tiling_gui.core.limits import StopToken
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Question, Reply


@dataclass(frozen=True)
class Job:
    """A question to be answered within a budget of positions searched."""

    id: int
    question: Question
    budget: int | None
    work: str
    """Jobs of the same work share a worker's table."""
    squares: int
    """Size of the whole work."""
    before: int = 0
    """The job whose question it goes on with: its worker has what was found so far in its table."""


@dataclass(frozen=True)
class Answer:
    """What became of a job. `reply` is None if its worker was lost."""

    job: int
    reply: Reply | None
    worker: str = ""
    """Who answered, if that was another machine; "" for this one."""


class WorkerPool(Protocol):
    """Workers. Called from the coordinator's thread only; not the workers' threads."""

    @property
    def workers(self) -> int:
        """Workers there are now."""
        ...

    @property
    def threads(self) -> int:
        """Threads that search in all."""
        ...

    @property
    def elsewhere(self) -> bool:
        """True if other machines answer."""
        ...

    @property
    def idle(self) -> int:
        """Jobs that can be given out now."""
        ...

    @property
    def searching(self) -> int:
        """Positions searched so far by jobs that are at work, as far as that is known."""
        ...

    def teach(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Facts for the workers' tables."""
        ...

    def give(self, job: Job) -> None:
        """Gives a job to an idle worker."""
        ...

    def answers(self, seconds: float) -> list[Answer]:
        """What has come in; waits up to `seconds` for the first. Raises StoreError if the pool is gone."""
        ...

    def drop(self, jobs: Iterable[int]) -> None:
        """Stops these jobs' kernels; they are still answered, with what they proved."""
        ...

    def refuse(self, worker: str) -> None:
        """This worker is not asked any more."""
        ...

    def close(self) -> None:
        """Stops everything and waits for it."""
        ...


class Threads:
    """An engine in this process: one job at a time, by all its threads."""

    workers = 1
    elsewhere = False

    def __init__(self, threads: int | None = None, memory_mb: int | None = None) -> None:
        self.engine = Engine(threads=threads, memory_mb=memory_mb)
        self.threads = self.engine.threads
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[tuple[int, Reply | BaseException]] = queue.SimpleQueue()
        self._stops: dict[int, StopToken] = {}
        self._thread = threading.Thread(target=self._work, name="campaign worker")
        self._thread.start()

    @property
    def idle(self) -> int:
        """1 or 0."""
        return 1 - len(self._stops)

    @property
    def searching(self) -> int:
        return self.engine.searching if self._stops else 0

    def teach(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Puts facts into the table. What its own jobs prove is there already."""
        self.engine.teach(facts, work=work, squares=squares)

    def give(self, job: Job) -> None:
        self._stops[job.id] = StopToken()
        self._jobs.put(job)

    def answers(self, seconds: float) -> list[Answer]:
        """The job's answer, if it comes in time. An error of the engine is raised here."""
        try:
            found = self._answers.get(timeout=seconds)
        except queue.Empty:
            return []
        job, reply = found
        del self._stops[job]
        if isinstance(reply, BaseException):
            raise reply
        return [Answer(job, reply)]

    def drop(self, jobs: Iterable[int]) -> None:
        for job in jobs:
            if job in self._stops:
                self._stops[job].stop()

    def refuse(self, worker: str) -> None:
        """There is only this process."""

    def close(self) -> None:
        """Ends the thread; the engine with its table stays usable."""
        self.drop(list(self._stops))
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                self._answers.put((job.id, perform(self.engine, job, self._stops[job.id])))
            except BaseException as error:  # noqa: BLE001 - raised in the coordinator's thread, by answers()
                self._answers.put((job.id, error))


def perform(engine: Engine, job: Job, stop: StopToken) -> Reply:
    """Answers a job with an engine: what every worker does."""
    return engine.ask(job.question, work=job.work, squares=job.squares, budget=job.budget, stop=stop)
