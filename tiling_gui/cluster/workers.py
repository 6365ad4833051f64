"""The workers of a dask scheduler, which are asked the questions of a solve.

Importing this module imports distributed (the optional extra `cluster`) only when a pool is made. Dask carries the
questions, asks again when a worker is lost, and admits only peers with this installation's certificate. What is added:
a worker keeps its engine and table from question to question (a new table for each would cost 2.5 to 4 times the
positions), and gets with every question the facts proved since its last one.
"""

import asyncio
import logging
import queue
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import urlsplit

from tiling_gui.cluster.certificate import PRIVATE, distributed, security
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound
from tiling_gui.core.limits import StopToken
from tiling_gui.core.machine import default_memory_mb
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Question, Reply
from tiling_gui.errors import InputError, StoreError, input_error
from tiling_gui.language import tr

_LOOK = 1.0
"""Seconds between two checks of which workers exist."""
_GONE = 5.0
"""Seconds without the scheduler after which it counts as lost."""
_LOST_AFTER = "60s"
"""A worker silent for this long is lost, and its question is given to another (local clusters)."""
STOP_SECONDS = 0.5
"""The longest wait for what workers have proved when a solve is stopped."""
_MOST_NEWS = 20_000
"""Maximum number of facts sent with one question; if there are more, the costliest are sent."""


@dataclass(frozen=True)
class Job:
    """A question to be answered within a budget of searched positions."""

    id: int
    question: Question
    budget: int
    squares: int
    """Size in squares of the whole solve."""


@dataclass(frozen=True)
class Answer:
    """The result of a job. `reply` is None if its worker was lost."""

    job: int
    reply: Reply | None


class WorkerPool(Protocol):
    """A pool of workers. Called only from the coordinator's thread."""

    @property
    def workers(self) -> int: ...

    @property
    def idle(self) -> int:
        """Number of jobs that can be given out now."""
        ...

    def add_facts(self, facts: Iterable[Bound]) -> None:
        """Add facts to the workers' tables."""
        ...

    def give(self, job: Job) -> None:
        """Give a job to an idle worker."""
        ...

    def answers(self, seconds: float) -> list[Answer]:
        """The answers that have arrived; waits up to `seconds` for the first. Raises StoreError if the pool is lost."""
        ...

    def stop(self) -> None:
        """Ask all workers to answer at once, with what they have proved. No job is given afterwards."""
        ...


# In the worker's process -------------------------------------------------------------------------------------

_engines: dict[str, Engine] = {}
"""By solve: a worker has one at a time."""
_stops: dict[str, StopToken] = {}
"""By solve: set when it ends."""
_lock = threading.Lock()


def serve(work: str, job: Job, news: tuple[Bound, ...], threads: int, memory_mb: int, version: str) -> Reply:
    """Answer a job of the solve `work`, in a worker's thread. Raises InputError if its engine has another version."""
    if version != ENGINE_VERSION:
        raise input_error(
            "A worker of the cluster has engine {has}, this solve needs engine {needs}.",
            has=ENGINE_VERSION,
            needs=version,
        )
    with _lock:
        if work not in _engines:
            for ended in {*_engines, *_stops} - {work}:
                _engines.pop(ended, None)
                _stops.pop(ended, None)
            _engines[work] = Engine(threads=threads, memory_mb=memory_mb)
        engine, stop = _engines[work], _stops.setdefault(work, StopToken())
    engine.add_facts(news, work=work, squares=job.squares)
    return engine.ask(job.question, work=work, squares=job.squares, budget=job.budget, stop=stop)


def end_work(work: str) -> None:
    """End the job of the solve `work`, whose answer is then what it has proved."""
    with _lock:
        _stops.setdefault(work, StopToken()).stop()


# In the coordinator's process --------------------------------------------------------------------------------


@dataclass
class _Worker:
    threads: int
    facts_sent: int = 0
    job: int = 0
    """0 while it is idle."""


class Cluster:
    """A pool of the workers of a dask scheduler, for one solve."""

    def __init__(self, client: Any, memory_mb: int | None) -> None:
        self._client, self._memory_mb = client, memory_mb
        self._work = f"{client.id} {id(self)}"
        self._workers: dict[str, _Worker] = {}
        self._futures: dict[int, Any] = {}
        self._finished: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._news: list[Bound] = []
        self._looked = 0.0
        self._lost_since: float | None = None
        self._look()

    @property
    def workers(self) -> int:
        return len(self._workers)

    @property
    def idle(self) -> int:
        return sum(worker.job == 0 for worker in self._workers.values())

    def add_facts(self, facts: Iterable[Bound]) -> None:
        """Send these facts to every worker with its next job."""
        self._news += facts

    def give(self, job: Job) -> None:
        address, worker = next((a, w) for a, w in self._workers.items() if w.job == 0)
        news = self._news[worker.facts_sent :]
        worker.facts_sent, worker.job = len(self._news), job.id
        if len(news) > _MOST_NEWS:
            news = sorted(news, key=lambda fact: -fact.nodes)[:_MOST_NEWS]
        future = self._client.submit(
            serve, self._work, job, tuple(news), worker.threads, self._memory(address), ENGINE_VERSION,
            key=f"{self._work} {job.id}", workers=[address], allow_other_workers=True, pure=False,
        )  # fmt: skip
        self._futures[job.id] = future
        future.add_done_callback(lambda _, number=job.id: self._finished.put(number))

    def answers(self, seconds: float) -> list[Answer]:
        """The answers that have arrived. Raises StoreError if the scheduler is lost, InputError from a worker."""
        found = []
        with suppress(queue.Empty):
            found.append(self._answer(self._finished.get(timeout=seconds)))
            while True:
                found.append(self._answer(self._finished.get_nowait()))
        self._look()
        return found

    def stop(self) -> None:
        told = self._client.run(end_work, self._work, on_error="ignore", asynchronous=True)
        self._client.loop.add_callback(lambda: told)  # not waited for: what matters are the answers

    def _memory(self, address: str) -> int:
        if self._memory_mb is not None:
            return self._memory_mb
        host = urlsplit(address).hostname
        return default_memory_mb() // max(1, sum(urlsplit(other).hostname == host for other in self._workers))

    def _answer(self, number: int) -> Answer:
        future = self._futures.pop(number)
        for worker in self._workers.values():
            if worker.job == number:
                worker.job = 0
        if future.status == "finished":
            with suppress(OSError, TimeoutError):
                return Answer(number, future.result(timeout=30))
        elif future.status == "error":
            problem = future.exception(timeout=30)
            if isinstance(problem, InputError) or type(problem).__name__ != "KilledWorker":
                raise problem
        return Answer(number, None)

    def _look(self) -> None:
        """Update the list of workers, at most once a second."""
        now = time.monotonic()
        if now - self._looked < _LOOK:
            return
        self._looked = now
        present: dict[str, int] | None = None
        with suppress(OSError, TimeoutError, RuntimeError):
            present = self._client.nthreads() if self._client.status == "running" else None
        if present is None:
            self._lost_since = self._lost_since or now
            if now - self._lost_since > _GONE:
                raise StoreError(tr("The cluster's scheduler is gone. Solve again to continue from the saved rows."))
            return
        self._lost_since = None
        before = self._workers
        self._workers = {address: before.get(address) or _Worker(threads) for address, threads in present.items()}


def _address_error(address: str) -> InputError:
    return input_error(
        "A cluster is local, local:N or tls://host:port, not {address}; tiling-gui cluster starts one.",
        address=repr(address[:80]),
    )


@contextmanager
def connected(address: str, memory_mb: int | None = None) -> Iterator[Cluster]:
    """A pool at "local", "local:N" or "tls://host:port". Raises InputError, StoreError if there is no such pool."""
    is_local = address == "local" or address.startswith("local:")
    if not is_local and (not address.startswith("tls://") or not urlsplit(address).hostname):
        raise _address_error(address)
    dask = distributed()
    local = _local(address) if is_local else None
    try:
        try:
            client = dask.Client(local or address, timeout=10, security=security())
        except (OSError, TimeoutError, ValueError) as error:
            raise StoreError(
                tr("There is no scheduler of this installation's clusters at {address}.", address=address)
            ) from error
        try:
            yield Cluster(client, memory_mb)
        finally:
            with suppress(OSError, TimeoutError, RuntimeError):
                client.close(timeout=3)
    finally:
        if local is not None:
            with suppress(OSError, TimeoutError, RuntimeError):
                local.sync(_end_processes, local)
            local.close(timeout=20)


async def _end_processes(local: Any) -> None:
    """End the worker processes at once; by itself dask gives each four seconds to finish its job."""
    await asyncio.gather(*(nanny.close(timeout=0.1) for nanny in local.workers.values()))


def _local(address: str) -> Any:
    _, _, count = address.partition(":")
    if address != "local" and not (count.isdecimal() and count.isascii() and 1 <= int(count) <= 1024):
        raise _address_error(address)
    import dask
    from dask.system import CPU_COUNT

    dask.config.set({"distributed.scheduler.worker-ttl": _LOST_AFTER})
    try:
        with _ignoring_interrupts():
            return distributed().LocalCluster(
                n_workers=int(count or CPU_COUNT), threads_per_worker=1, host="127.0.0.1", protocol="tls://",
                security=security(), silence_logs=logging.CRITICAL, scheduler_kwargs=PRIVATE,
                worker_dashboard_address=PRIVATE["dashboard_address"],
            )  # fmt: skip
    except (OSError, TimeoutError) as error:
        raise StoreError(tr("No local cluster could be started: {error}.", error=error)) from error


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C, so that the coordinator can end in good order.

    The signal mask is inherited by the processes and threads a thread starts, so this works in any thread.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
