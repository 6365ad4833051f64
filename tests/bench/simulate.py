"""How a campaign would go with more workers than there are: the coordinator itself, with a pool that is simulated.

The model. A job takes latency + positions / rate seconds on its worker; what it answers and how many positions it
searches is taken from a recording, or, where the coordinator now asks something it did not ask then, found out by
an engine and added to the recording. A worker is lost with a constant rate while it works; its job is answered as
lost, and it comes back after a while. A dropped job ends one latency later. The coordinator answers one thing after
the other and takes a while over each answer. Workers' tables are as warm as the recording engine's was: what
workers with tables of their own search twice is not in the model, but for a factor.
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
from tiling_gui.core.bound_store import Bound
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Gathered, Reply
from tiling_gui.errors import InputError
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr


@dataclass(frozen=True)
class Model:
    """What is assumed; seconds, and positions a second."""

    latency: float = 0.05
    rate: float = 50_000.0
    deciding: float = 0.001
    """The coordinator's time for one answer;"""
    splitting: float = 0.02
    """and for splitting a question that was not answered."""
    lost_every: float | None = None
    """Seconds of work after which a worker is lost, on average; None = never."""
    back_after: float = 30.0
    own_tables: float = 1.0
    """Times the positions a job takes where the table is not shared."""


@dataclass(frozen=True)
class Simulated:
    """What came of one simulation."""

    workers: int
    seconds: float
    jobs: int
    nodes: int
    busy: float
    """Share of the workers' time in which they searched."""
    value: int | None


@dataclass
class Recording:
    """Questions with what they were answered within a budget. `engine` answers what is not recorded."""

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
        """Writes it as JSON."""
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
    """A pool in simulated time."""

    elsewhere = False
    searching = 0
    """Jobs are told of when they are over."""

    def __init__(self, workers: int, recording: Recording, model: Model, seed: int = 1) -> None:
        self.workers = self.threads = workers
        self.idle = workers
        self.now = self.worked = 0.0
        self._recording, self._model = recording, model
        self._events: list[tuple[float, int, Answer | None]] = []
        """(when, job, its answer; None = a worker is back)"""
        self._due: dict[int, tuple[float, float]] = {}
        """Of every job at work: when it began, when it ends."""
        self._random = random.Random(seed)

    def clock(self) -> float:
        """Simulated seconds."""
        return self.now

    def teach(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Costs nothing in the model."""

    def give(self, job: Job) -> None:
        """Puts the job's end into the queue."""
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
        """The next answer, if it comes in time."""
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
            if job not in self._due:  # dropped before
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
        """Ends these a latency from now, unless they end before."""
        for job in jobs:
            began, ends = self._due[job]
            early = self.now + self._model.latency
            if early < ends:
                searched = int(max(0.0, early - began - self._model.latency) * self._model.rate)
                heapq.heappush(self._events, (early, job, Answer(job, Reply(None, searched, early - began))))

    def refuse(self, worker: str) -> None:
        """Simulated workers do not lie."""

    def close(self) -> None:
        """Nothing to end."""


def simulate(position: DominoPosition, workers: int, recording: Recording, model: Model, seed: int = 1) -> Simulated:
    """One campaign with `workers` simulated workers."""
    pool = SimulatedPool(workers, recording, model, seed)
    coordinator = Coordinator(position, Gathered(), pool, budget=recording.budget, clock=pool.clock)
    outcome = coordinator.run()
    took = outcome.seconds
    value = outcome.lower if outcome.lower == outcome.upper else None
    return Simulated(workers, took, outcome.jobs, outcome.nodes, pool.worked / (took * workers) if took else 0.0, value)


def curve(position: DominoPosition, counts: Iterable[int], recording: Recording, model: Model) -> Iterator[Simulated]:
    """Simulations with each number of workers, with few first: their jobs are the recording of the others."""
    for count in counts:
        yield simulate(position, count, recording, model)


__all__ = ["Model", "Recording", "Simulated", "SimulatedPool", "curve", "simulate"]
