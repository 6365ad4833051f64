"""Simulates a campaign with more workers than exist: the real coordinator with a simulated pool.

The model: a job takes latency + nodes / rate seconds. Its answer and nodes come from a recording or, if the coordinator
asks something new, from an engine, and are added to the recording. Workers are lost at a constant rate while they work;
the job is answered as lost, and the worker comes back after a while. A dropped job ends one latency later. The
coordinator handles one answer at a time and needs some time for each. Workers' tables are as warm as the recording
engine's was; repeated work of workers with tables of their own is modelled only by a factor.
"""

import heapq
import json
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tiling_gui.atomic import read_text, write_text
from tiling_gui.campaigns.coordinator import Coordinator
from tiling_gui.campaigns.workers import Answer, Job
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Reply
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr


@dataclass(frozen=True)
class Model:
    """The assumptions; times in seconds, rates in nodes per second."""

    latency: float = 0.05
    rate: float = 50_000.0
    deciding: float = 0.001
    """The coordinator's time for one answer."""
    splitting: float = 0.02
    """The coordinator's time for splitting a question that was not answered."""
    lost_every: float | None = None
    """Mean working time in seconds until a worker is lost; None means never."""
    back_after: float = 30.0
    own_tables: float = 1.0
    """Factor on the nodes of a job when the table is not shared."""


@dataclass(frozen=True)
class Simulated:
    """The result of one simulation."""

    workers: int
    seconds: float
    jobs: int
    nodes: int
    busy: float
    """Share of the workers' time spent searching."""
    value: int | None


@dataclass
class Recording:
    """Questions and their answers within a budget. `engine` answers what is not recorded."""

    budget: int
    squares: int
    replies: dict[str, Reply] = field(default_factory=dict)
    engine: Engine | None = None

    def reply(self, job: Job) -> Reply:
        """The recorded reply. Raises InputError if there is none and no engine to ask."""
        name = f"{job.question.key} {job.question.to_move} {job.question.k}"
        if name not in self.replies:
            if self.engine is None:
                raise InputError(tr("The recording does not have the question {name}.", name=name[:80]))
            self.replies[name] = self.engine.ask(
                job.question, work="recording", squares=self.squares, budget=self.budget
            )  # fmt: skip
        return self.replies[name]

    def save(self, path: Path) -> None:
        """Writes the recording as JSON."""
        rows = [
            [name, r.answer, r.nodes, r.seconds, [[f.key, f.lower_max, f.upper_max, f.lower_min, f.upper_min, f.nodes]
             for f in r.facts]] for name, r in self.replies.items()
        ]  # fmt: skip
        write_text(path, json.dumps({"budget": self.budget, "squares": self.squares, "replies": rows}) + "\n")

    @classmethod
    def load(cls, path: Path) -> "Recording":
        """Reads what `save` wrote. Raises InputError for anything else."""
        try:
            data = json.loads(read_text(path))
            replies = {
                name: Reply(answer, nodes, seconds, tuple(Bound(*fact) for fact in facts))
                for name, answer, nodes, seconds, facts in data["replies"]
            }
            return cls(int(data["budget"]), int(data["squares"]), replies)
        except (ValueError, TypeError, KeyError, OverflowError, RecursionError) as error:
            raise InputError(tr("{path} is no recording of a campaign's jobs.", path=path)) from error


class SimulatedPool:
    """A worker pool in simulated time."""

    elsewhere = False
    searching = 0
    """Always 0: jobs report only when they end."""

    def __init__(self, workers: int, recording: Recording, model: Model, seed: int = 1) -> None:
        self.workers = self.threads = workers
        self.idle = workers
        self.now = self.worked = 0.0
        self._recording, self._model = recording, model
        self._events: list[tuple[float, int, Answer | None]] = []
        """Events (time, job, answer), or with answer None, a worker that is back."""
        self._due: dict[int, tuple[float, float]] = {}
        """For every running job, when it began and when it ends."""
        self._random = random.Random(seed)

    def clock(self) -> float:
        """Simulated seconds."""
        return self.now

    def add_facts(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Costs nothing in the model."""

    def give(self, job: Job) -> None:
        """Queues the end of the job."""
        self.idle -= 1
        m, reply = self._model, self._recording.reply(job)
        takes = m.latency + reply.nodes * m.own_tables / m.rate
        answer = Answer(job.id, reply)
        if m.lost_every is not None:
            until_lost = self._random.expovariate(1 / m.lost_every)
            if until_lost < takes:
                takes, answer = until_lost, Answer(job.id, None)
        self._due[job.id] = self.now, self.now + takes
        heapq.heappush(self._events, (self.now + takes, job.id, answer))

    def answers(self, seconds: float) -> list[Answer]:
        """The next answer, if it arrives in time."""
        until = self.now + max(seconds, self._model.latency)
        while self._events:
            if self._events[0][0] > until:
                self.now = until
                return []
            when, job, answer = heapq.heappop(self._events)
            self.now = max(self.now, when)
            if answer is None:
                self.idle += 1
                return []
            if job not in self._due:  # it was dropped
                continue
            began, ends = self._due.pop(job)
            self.worked += max(0.0, min(when, ends) - began - self._model.latency)
            split = answer.reply is not None and answer.reply.answer is None
            self.now += self._model.deciding + (self._model.splitting if split else 0.0)
            if answer.reply is None and ends == when and self._model.lost_every is not None:
                heapq.heappush(self._events, (self.now + self._model.back_after, 0, None))
            else:
                self.idle += 1
            return [answer]
        return []

    def drop(self, jobs: Iterable[int]) -> None:
        """Ends these jobs one latency from now, unless they end before."""
        for job in jobs:
            began, ends = self._due[job]
            early = self.now + self._model.latency
            if early < ends:
                searched = int(max(0.0, early - began - self._model.latency) * self._model.rate)
                heapq.heappush(self._events, (early, job, Answer(job, Reply(None, searched, early - began))))

    def refuse(self, worker: str) -> None:
        """Does nothing: simulated workers do not lie."""

    def close(self) -> None:
        """Does nothing."""


def simulate(position: DominoPosition, workers: int, recording: Recording, model: Model, seed: int = 1) -> Simulated:
    """Simulates one campaign with `workers` workers."""
    pool = SimulatedPool(workers, recording, model, seed)
    coordinator = Coordinator(position, MemoryBoundStore(), pool, budget=recording.budget, clock=pool.clock)
    outcome = coordinator.run()
    took = outcome.seconds
    value = outcome.lower if outcome.lower == outcome.upper else None
    return Simulated(workers, took, outcome.jobs, outcome.nodes, pool.worked / (took * workers) if took else 0.0, value)


def curve(position: DominoPosition, counts: Iterable[int], recording: Recording, model: Model) -> Iterator[Simulated]:
    """Simulations for each number of workers, fewest first, so that their jobs are recorded for the others."""
    for count in counts:
        yield simulate(position, count, recording, model)


__all__ = ["Model", "Recording", "Simulated", "SimulatedPool", "curve", "simulate"]
