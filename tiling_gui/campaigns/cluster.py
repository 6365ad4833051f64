"""A pool of processes, on this machine or many: dask.distributed transports the jobs and knows the workers.

Importing this module imports distributed (the optional extra `cluster`). What dask does not provide is done here:

    a worker keeps its engine and table from job to job (a new table for every job would cost 2.5 to 4 times the
    positions), and gets with every job the facts that others have proved since its last one;
    a cancelled future keeps running on its worker (dask/distributed#3681), so a job is dropped by a message to the
    worker's process, which sets the job's stop token while the kernel runs in another thread;
    a worker with another version of the engine is refused by name.
"""

import logging
import queue
import signal
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from tiling_gui.campaigns.serving import check_address, security
from tiling_gui.campaigns.workers import Answer, Job, perform
from tiling_gui.core.bound_store import ENGINE_VERSION, Bound
from tiling_gui.core.limits import StopToken
from tiling_gui.core.machine import default_memory_mb
from tiling_gui.engine import Engine
from tiling_gui.engine.null_window import Reply
from tiling_gui.errors import InputError, StoreError, input_error
from tiling_gui.language import tr

try:
    import dask
    from distributed import Client, LocalCluster, get_worker
except ImportError as error:
    raise input_error("A cluster needs dask.distributed; install tiling-gui with the extra 'cluster'.") from error

_LOOK = 1.0
"""Seconds between two checks of which workers exist."""
_GONE = 5.0
"""Seconds without the scheduler after which it counts as lost."""
_LOST_AFTER = "60s"
"""A worker silent for this long is lost, and its job is given to another (local clusters)."""
_MOST_NEWS = 20_000
"""Maximum number of facts sent with one job; if there are more, the costliest are sent."""


# In the worker's process -------------------------------------------------------------------------------------


_engines: dict[str, Engine] = {}
"""By worker address: several workers may be in one process."""
_stops: dict[tuple[str, str, int], StopToken] = {}
"""By address, work and job: of the jobs here, and of jobs that were dropped before they arrived."""
_lock = threading.Lock()


def serve(job: Job, news: tuple[Bound, ...], memory_mb: int, version: str) -> Reply:
    """Answer a job, in a worker's thread. Raises InputError if the worker's engine has another version."""
    worker = get_worker()
    if version != ENGINE_VERSION:
        raise InputError(_refusal(str(worker.name), worker.address, ENGINE_VERSION, version))
    name = (worker.address, job.work, job.id)
    with _lock:
        if worker.address not in _engines:
            _engines[worker.address] = Engine(threads=worker.state.nthreads, memory_mb=memory_mb)
        engine = _engines[worker.address]
        for other in [n for n in _stops if n[0] == worker.address and n[1] != job.work]:
            del _stops[other]  # messages about jobs that had already ended
        stop = _stops.setdefault(name, StopToken())
    try:
        engine.add_facts(news, work=job.work, squares=job.squares)
        return perform(engine, job, stop)
    finally:
        with _lock:
            _stops.pop(name, None)


def drop(work: str, job: int, dask_worker: Any = None) -> None:
    """Stop a job's kernel. Runs in the worker's event loop while one of the worker's threads runs the job.

    If this arrives before the job, the job ends as soon as it starts.
    """
    with _lock:
        _stops.setdefault((dask_worker.address, work, job), StopToken()).stop()


def dismiss(dask_worker: Any = None) -> None:
    with _lock:
        _engines.pop(dask_worker.address, None)


def describe(dask_worker: Any = None) -> tuple[str, str]:
    """Return (name, engine version) of a worker."""
    return str(dask_worker.name), ENGINE_VERSION


def _refusal(name: str, address: str, has: str, needs: str) -> str:
    return tr(
        "The worker {name} at {address} has engine {has}, this campaign needs engine {needs}.",
        name=name,
        address=address,
        has=has,
        needs=needs,
    )


# In the coordinator's process --------------------------------------------------------------------------------


@dataclass
class _Worker:
    """The pool's record of one worker."""

    name: str
    threads: int
    facts_sent: int = 0
    """Number of facts of the current work it has been sent."""
    work: str = ""
    """The work these facts belong to."""
    job: int = 0
    """0 while it is idle."""
    last: int = 0
    """Its current or last job."""


def _full_name(worker: _Worker, address: str) -> str:
    return worker.name if worker.name == address else f"{worker.name} at {address}"


class Cluster:
    """A pool of the workers of a dask scheduler. `close` ends a local cluster; workers on other machines stay."""

    searching = 0
    """Always 0, because workers report a job only when it is finished."""

    def __init__(
        self, client: "Client", local: "LocalCluster | None", memory_mb: int | None, note: Callable[[str], None]
    ) -> None:
        self._client, self._local, self._note = client, local, note
        self._memory_mb = memory_mb
        self._workers: dict[str, _Worker] = {}
        self._refused: set[str] = set()
        self._futures: dict[int, Any] = {}
        self._finished: queue.SimpleQueue[int] = queue.SimpleQueue()
        self._messengers = ThreadPoolExecutor(4, "campaign messages")
        self._news: list[Bound] = []
        self._work = ""
        self._looked = 0.0
        self._lost_since: float | None = None
        self._alone = False
        self._look()

    @property
    def workers(self) -> int:
        return len(self._workers)

    @property
    def threads(self) -> int:
        return sum(worker.threads for worker in self._workers.values())

    @property
    def idle(self) -> int:
        return sum(worker.job == 0 for worker in self._workers.values())

    def add_facts(self, facts: Iterable[Bound], work: str, squares: int) -> None:
        """Send these facts to every worker with its next job."""
        if work != self._work:
            self._news, self._work = [], work
        self._news += facts

    def give(self, job: Job) -> None:
        idle = [(a, w) for a, w in self._workers.items() if w.job == 0]
        address, worker = next(((a, w) for a, w in idle if job.before and w.last == job.before), idle[0])
        if worker.work != job.work:
            worker.work, worker.facts_sent = job.work, 0
        news = self._news[worker.facts_sent :] if job.work == self._work else []
        worker.facts_sent, worker.job, worker.last = len(self._news), job.id, job.id
        if len(news) > _MOST_NEWS:
            news = sorted(news, key=lambda fact: -fact.nodes)[:_MOST_NEWS]
        future = self._client.submit(
            serve, job, tuple(news), self._memory(address), ENGINE_VERSION,
            key=f"tiling-gui-{id(self)}-{job.id}", workers=[address], allow_other_workers=False, pure=False,
        )  # fmt: skip
        self._futures[job.id] = future
        future.add_done_callback(lambda _, number=job.id: self._finished.put(number))

    def answers(self, seconds: float) -> list[Answer]:
        """The answers that have arrived.

        Raises StoreError if the scheduler is lost, InputError if a worker is refused.
        """
        found = []
        with suppress(queue.Empty):
            found.append(self._answer(self._finished.get(timeout=seconds)))
            while True:
                found.append(self._answer(self._finished.get_nowait()))
        self._look()
        return [answer for answer in [*found, *self._lost()] if answer]

    def drop(self, jobs: Iterable[int]) -> None:
        wanted = set(jobs)
        for address, worker in self._workers.items():
            if worker.job in wanted:
                self._messengers.submit(self._send_drop, address, worker.work, worker.job)

    @property
    def elsewhere(self) -> bool:
        """False for a local cluster, whose processes this one started."""
        return self._local is None

    def refuse(self, worker: str) -> None:
        for address in [a for a, w in self._workers.items() if _full_name(w, a) == worker]:
            self._refused.add(address)
            del self._workers[address]

    def close(self) -> None:
        """End the local cluster, or disconnect from another one and free its workers' tables."""
        self._messengers.shutdown(wait=True, cancel_futures=True)
        with suppress(OSError, TimeoutError, RuntimeError):
            if self._local is None and self._client.status == "running" and not self._futures:
                self._client.run(dismiss, workers=list(self._workers), on_error="ignore")
            self._client.close(timeout=3)
        if self._local is not None:
            self._local.close(timeout=20)

    # Helpers of answers() and give() ---------------------------------------------------------------

    def _memory(self, address: str) -> int:
        if self._memory_mb is not None:
            return self._memory_mb
        host = urlsplit(address).hostname
        return default_memory_mb() // max(1, sum(urlsplit(other).hostname == host for other in self._workers))

    def _send_drop(self, address: str, work: str, job: int) -> None:
        with suppress(OSError, TimeoutError, RuntimeError, ValueError):  # a lost worker needs no message
            self._client.run(drop, work, job, workers=[address], on_error="ignore")

    def _answer(self, number: int) -> Answer | None:
        future = self._futures.pop(number, None)
        if future is None:  # its worker already counted as lost
            return None
        who = ""
        for address, worker in self._workers.items():
            if worker.job == number:
                worker.job = 0
                who = _full_name(worker, address)
        if future.status == "finished":
            try:
                return Answer(number, future.result(timeout=30), who if self.elsewhere else "")
            except (OSError, TimeoutError):
                return Answer(number, None)
        if future.status == "error":
            problem = future.exception(timeout=30)
            if isinstance(problem, InputError):
                raise problem
            if type(problem).__name__ not in ("KilledWorker", "NoValidWorkerError", "CancelledError"):
                raise problem
        return Answer(number, None)

    def _look(self) -> None:
        """Update the list of workers, at most once a second."""
        now = time.monotonic()
        if now - self._looked < _LOOK:
            return
        self._looked = now
        try:
            present: dict[str, int] = self._client.nthreads() if self._client.status == "running" else {}
        except (OSError, TimeoutError, RuntimeError):
            present = {}
        if self._client.status != "running":
            self._lost_since = self._lost_since or now
            if now - self._lost_since > _GONE:
                raise StoreError(
                    tr("The cluster's scheduler is gone. Start the campaign again to continue from its rows.")
                )
            return
        self._lost_since = None
        self._workers = {address: worker for address, worker in self._workers.items() if address in present}
        for address in [a for a in present if a not in self._workers and a not in self._refused]:
            self._admit(address, present[address])
        if not self._workers and not self._alone:
            self._note("There is no worker; waiting for one to come.")
        self._alone = not self._workers

    def _admit(self, address: str, threads: int) -> None:
        try:
            said = self._client.run(describe, workers=[address], on_error="return")[address]
        except (OSError, TimeoutError, KeyError, ValueError):
            return  # gone again
        if isinstance(said, tuple) and said[1] == ENGINE_VERSION:
            self._workers[address] = _Worker(said[0], threads)
            return
        self._refused.add(address)
        if isinstance(said, tuple):
            self._note(_refusal(said[0], address, said[1], ENGINE_VERSION))
        else:
            self._note(
                tr(
                    "The worker at {address} cannot be used: {name__}: {said}.",
                    address=address,
                    name__=type(said).__name__,
                    said=said,
                )
            )

    def _lost(self) -> list[Answer]:
        held = {worker.job for worker in self._workers.values()}
        lost = [number for number in self._futures if number not in held]
        for number in lost:
            self._futures.pop(number).cancel()
        return [Answer(number, None) for number in lost]


def connect(
    address: str, *, memory_mb: int | None = None, note: Callable[[str], None] = print, insecure: bool = False
) -> Cluster:
    """Return a pool at "local", "local:N", "tls://host:port" or "tcp://host:port".

    Beyond this machine, tcp:// is only allowed if `insecure`. Raises InputError, StoreError if there is no such pool.
    """
    logging.getLogger("distributed").setLevel(logging.ERROR)
    local = None
    if address == "local" or address.startswith("local:"):
        local = _local(address)
        client = Client(local)
    else:
        if not address.startswith(("tcp://", "tls://")) or not urlsplit(address).hostname:
            raise input_error("A cluster is local, local:N or tls://host:port, not {address!r}.", address=address)
        check_address(address, insecure)
        try:
            client = Client(address, timeout=5, **({"security": security()} if address.startswith("tls") else {}))
        except (OSError, TimeoutError, ValueError) as error:
            raise StoreError(tr("There is no dask scheduler at {address}.", address=address)) from error
    refused: list[str] = []
    pool = Cluster(client, local, memory_mb, refused.append)
    if not pool.workers and len(pool._refused):
        pool.close()
        raise InputError(refused[0])
    for sentence in refused:
        note(sentence)
    pool._note = note
    return pool


def _local(address: str) -> "LocalCluster":
    _, _, count = address.partition(":")
    if count and not (count.isdecimal() and count.isascii() and 1 <= int(count) <= 1024):
        raise input_error("A local cluster is local or local:N with N workers, not {address!r}.", address=address)
    dask.config.set({"distributed.scheduler.worker-ttl": _LOST_AFTER})
    workers = int(count) if count else None
    try:
        with _ignoring_interrupts():
            return LocalCluster(
                n_workers=workers or dask.system.CPU_COUNT, threads_per_worker=1, dashboard_address=None,
                silence_logs=logging.ERROR,
            )  # fmt: skip
    except (OSError, TimeoutError) as error:
        raise StoreError(tr("No local cluster could be started: {error}.", error=error)) from error


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started inside ignore Ctrl-C, so that the coordinator can stop their jobs in good order.

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
