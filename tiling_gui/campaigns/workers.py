"""Pools that answer a campaign's questions, wherever their engines are.

`Threads` is the default: one engine in this process, with all its threads on one job at a time and one shared table.
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
    """A question to be answered within a budget of searched positions."""

    id: int
    question: Question
    budget: int | None
    work: str
    """Jobs with the same work share a worker's table."""
    squares: int
    """Size in squares of the whole work."""
    before: int = 0
    """The job that this one resumes: its worker still has the results in its table."""


@dataclass(frozen=True)
class Answer:
    """The result of a job. `reply` is None if its worker was lost."""

    job: int
    reply: Reply | None
    worker: str = ""
    """The worker, if on another machine; else ""."""


class WorkerPool(Protocol):
    """A pool of workers. Called only from the coordinator's thread."""

    @property
    def workers(self) -> int: ...

    @property
    def threads(self) -> int:
        """Total number of threads that search."""
        ...

    @property
    def elsewhere(self) -> bool:
        """Whether other machines answer."""
        ...

    @property
    def idle(self) -> int:
        """Number of jobs that can be given out now."""
        ...

    @property
    def searching(self) -> int:
        """Positions searched so far by running jobs, as far as known."""
        ...

    def add_facts(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Add facts to the workers' tables."""
        ...

    def give(self, job: Job) -> None:
        """Give a job to an idle worker."""
        ...

    def answers(self, seconds: float) -> list[Answer]:
        """The answers that have arrived; waits up to `seconds` for the first. Raises StoreError if the pool is lost."""
        ...

    def drop(self, jobs: Iterable[int]) -> None:
        """Stop these jobs' kernels; they are still answered, with what they have proved."""
        ...

    def refuse(self, worker: str) -> None:
        """Give no more jobs to this worker."""
        ...

    def close(self) -> None:
        """Stop everything and wait for it."""
        ...


class Threads:
    """An engine in this process that runs one job at a time with all its threads."""

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
        return 1 - len(self._stops)

    @property
    def searching(self) -> int:
        return self.engine.searching if self._stops else 0

    def add_facts(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Add facts to the table. Results of its own jobs are already there."""
        self.engine.add_facts(facts, work=work, squares=squares)

    def give(self, job: Job) -> None:
        self._stops[job.id] = StopToken()
        self._jobs.put(job)

    def answers(self, seconds: float) -> list[Answer]:
        """The job's answer, if it arrives in time. Raises errors of the engine."""
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
        """Does nothing: there is only this process."""

    def close(self) -> None:
        """End the thread; the engine with its table stays usable."""
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
    """Answer a job with an engine; every kind of worker does this."""
    return engine.ask(job.question, work=job.work, squares=job.squares, budget=job.budget, stop=stop)
