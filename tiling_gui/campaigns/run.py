"""One run of a campaign: its row in the store, its lock, the facts it can use, and its outcome."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime
from secrets import token_hex

from tiling_gui.campaigns.checking import SHARE, Checker, FalseAnswerError
from tiling_gui.campaigns.coordinator import Coordinator, Outcome
from tiling_gui.campaigns.positions import of_size, start_key
from tiling_gui.campaigns.workers import Threads, WorkerPool
from tiling_gui.core.bound_store import Bound, MemoryBoundStore
from tiling_gui.core.limits import Run
from tiling_gui.core.results import Solution
from tiling_gui.engine import Engine
from tiling_gui.engine.bounds import can_solve
from tiling_gui.engine.solved import shipped_facts
from tiling_gui.errors import InputError, StoreError, input_error
from tiling_gui.games.domino.rules import DominoPosition
from tiling_gui.language import tr
from tiling_gui.store import Store
from tiling_gui.store.campaigns import PAUSED, RUNNING, SOLVED, STOPPING

_KEPT_EVERY = 1.0
"""Seconds between two updates of the campaign's row, which may also contain a request to stop."""


@dataclass(frozen=True)
class RunResult:
    """The outcome of a run, and the solution if the value is proved."""

    id: int
    outcome: Outcome
    solution: Solution


def check(position: DominoPosition) -> None:
    """Raise InputError if there can be no campaign for this position."""
    if not can_solve(position):
        raise input_error("A campaign needs a board with at most 128 unresolved squares.")
    start_key(position)


@contextmanager
def locked(store: Store, id: int) -> Iterator[None]:
    """Lock the campaign against other processes. Raises InputError if another one is running it."""
    lock = store.campaigns.lock(id)
    if lock is None:
        yield
        return
    try:
        free = lock.acquire()
    except OSError as error:
        raise StoreError(
            tr("The campaign's lock cannot be created: {strerror}.", strerror=error.strerror or error)
        ) from error
    if not free:
        raise input_error("Another process is working on campaign {id}; stop it first.", id=id)
    try:
        yield
    finally:
        lock.release()


def usable_facts(store: Store, position: DominoPosition, fresh: bool = False) -> list[Bound]:
    """The facts that a campaign for `position` can use; if `fresh`, only those proved here or shipped."""
    most = position.live.bit_count() + 1
    known = MemoryBoundStore(shipped_facts())
    known.put_all((store.facts.proved_here if fresh else store.facts).all())
    return of_size(known.all(), most)


def run(
    store: Store,
    position: DominoPosition,
    pool: WorkerPool,
    run: Run | None = None,
    *,
    budget: int | None = None,
    note: Callable[[str], None] = lambda _: None,
    fresh: bool = False,
    share: float = SHARE,
) -> RunResult:
    """Run the campaign for `position`, which is created if there is none, and close the pool.

    If `fresh`, it starts only with what was proved here. The share `share` of answers from other machines is checked;
    if one was false, everything from this run is dropped, and it starts again without that worker.

    `note` gets a sentence when facts cannot be stored for the moment, and when a worker lied. Raises InputError and
    StoreError; what was proved before is then stored, too.
    """
    run = run or Run()
    try:
        id = store.campaigns.begin(position)
        with locked(store, id):
            while True:
                try:
                    return _attempt(store, id, position, pool, run, budget, fresh, share, note)
                except FalseAnswerError as lie:
                    note(str(lie))
                    pool.refuse(lie.worker)
                    if not pool.workers:
                        raise StoreError(tr("{lie} No other worker is running.", lie=lie)) from lie
    finally:
        pool.close()


def _attempt(
    store: Store,
    id: int,
    position: DominoPosition,
    pool: WorkerPool,
    run: Run,
    budget: int | None,
    fresh: bool,
    share: float,
    note: Callable[[str], None],
) -> RunResult:
    """One attempt at a run, from the known facts to an outcome; another follows if a worker lied.

    Raises FalseAnswerError after dropping everything from this run.
    """
    archive = store.campaigns.archive(id)
    facts = usable_facts(store, position, fresh)
    archive.note([fact.key for fact in facts])
    source, checker = workers_source(store, pool, f"campaign {id}", share)
    coordinator = Coordinator(position, archive, pool, facts=facts, budget=budget, source=source, checker=checker)
    row = _RowWriter(store, id, coordinator, budget, note)
    if isinstance(pool, Threads):
        pool.engine.compile(run, squares=position.live.bit_count())
        run.restart()  # compilation time does not count
    row.write(RUNNING)
    try:
        outcome = coordinator.run(run, every_round=row.after_round)
    except (FalseAnswerError, InputError) as error:
        store.sources.drop(source)
        row.try_to_write(PAUSED)
        if isinstance(error, FalseAnswerError) or not coordinator.rests_on:
            raise
        names = ", ".join(coordinator.rests_on)
        raise input_error(
            "{error} It rests on {names}: one of these may be false.", error=error, names=names
        ) from error
    except BaseException:
        row.try_to_write(PAUSED)
        raise
    finally:
        if checker:
            checker.close()
    solution = Solution(
        position, outcome.lower, outcome.upper, (), outcome.nodes, outcome.seconds, pool.threads,
        rests_on=outcome.rests_on, compiled=outcome.jobs > 0,
    )  # fmt: skip
    if outcome.lower == outcome.upper and not run.is_set:
        solution = _with_line(coordinator, pool, solution, run)
    row.write(SOLVED if outcome.lower == outcome.upper else PAUSED)
    before = store.results.find(position)
    if solution.line and (before is None or (before.rests_on and not solution.rests_on)):
        kept = store.campaigns.one(id)
        store.results.add(replace(solution, nodes=kept.nodes, seconds=kept.seconds))
    return RunResult(id, outcome, solution)


def workers_source(store: Store, pool: WorkerPool, what: str, share: float = SHARE) -> tuple[str, Checker | None]:
    """The source of facts from other machines, and a checker for them; "" and None for this machine's own workers."""
    if not pool.elsewhere:
        return "", None
    when = datetime.now().strftime("%Y-%m-%d %H:%M")
    return store.sources.open(f"workers of {what}, {when}", token_hex(8)), Checker(share)


def _with_line(coordinator: Coordinator, pool: WorkerPool, solution: Solution, run: Run) -> Solution:
    """The solution with a principal variation, found with the help of the facts; without one if the run ends first."""
    engine = pool.engine if isinstance(pool, Threads) else Engine()
    engine.add_facts(coordinator.known.all(), work="line", squares=solution.position.live.bit_count())
    found = engine.solve(solution.position, run)
    nodes, seconds = solution.nodes + found.nodes, solution.seconds + found.seconds
    return replace(solution, line=found.line, nodes=nodes, seconds=seconds)


class _RowWriter:
    """Updates the campaign's row."""

    def __init__(
        self, store: Store, id: int, coordinator: Coordinator, budget: int | None, note: Callable[[str], None]
    ) -> None:
        self._store, self._id, self._coordinator, self._budget, self._note = store, id, coordinator, budget, note
        self._error = ""
        self._before = store.campaigns.one(id)
        self._next = 0.0

    def after_round(self, coordinator: Coordinator) -> bool:
        """Update the row after a round, and return True after a request to stop.

        A full disk does not end a campaign.
        """
        if coordinator.known.error != self._error:
            self._error = coordinator.known.error
            if self._error:
                self._note(self._error)
        if time.monotonic() < self._next:
            return False
        self._next = time.monotonic() + _KEPT_EVERY
        try:
            if self._store.campaigns.state(self._id) in (STOPPING, ""):
                return True
        except StoreError:
            return False
        self.try_to_write()
        return False

    def try_to_write(self, state: str | None = None) -> None:
        """`write` that ignores a StoreError: the proved facts matter more, and those are written again later."""
        with suppress(StoreError):
            self.write(state)

    def write(self, state: str | None = None) -> None:
        """Write the row. The state is written only if given, so as not to overwrite a request to stop.

        Raises StoreError.
        """
        c, before = self._coordinator, self._before
        lower, upper = c.bounds
        self._store.campaigns.change(
            self._id,
            **({"state": state} if state else {}),
            lower=lower,
            upper=upper,
            budget=self._budget,
            workers=c.workers,
            jobs=before.jobs + c.jobs,
            nodes=before.nodes + c.nodes,
            seconds=before.seconds + c.seconds,
            top=c.top().to_json(),
        )
