"""One campaign at work in this program: start, pause, continue, cancel, with honest figures for the work line.

A campaign's rows are in the store as soon as they are proved, so pausing is stopping, and going on is starting again
with the rows; killing the program loses nothing either.
"""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tiling_gui.core.limits import Progress, Report, Run, StopToken
from tiling_gui.core.machine import default_threads
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.desktop.session.long_job import LongJob
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.errors import InputError, StoreError
from tiling_gui.games.domino.rules import DominoPosition, title
from tiling_gui.store import Store

if TYPE_CHECKING:  # whoever opens the window needs none of it
    from tiling_gui.campaigns import run as session
    from tiling_gui.campaigns.workers import WorkerPool


@dataclass(frozen=True)
class Strength:
    """What a campaign works with on this machine."""

    threads: int
    memory_mb: int | None = None
    """Of the table; None = as suits the machine."""
    processes: bool = False
    """True: as many processes of one thread, in place of threads of this program."""

    def pool(self, note: Callable[[str], None]) -> "WorkerPool":
        """Makes it; `note` hears of workers that come to nothing. Raises InputError, StoreError."""
        if not self.processes:
            from tiling_gui.campaigns.workers import Threads

            return Threads(self.threads, self.memory_mb)
        from tiling_gui.campaigns.cluster import connect  # dask.distributed only when it is asked for

        each = None if self.memory_mb is None else max(1, self.memory_mb // self.threads)
        return connect(f"local:{self.threads}", memory_mb=each, note=note)


def can_use_processes() -> bool:
    """True if dask.distributed is installed, and there is an interpreter to start it with."""
    return importlib.util.find_spec("distributed") is not None and not getattr(sys, "frozen", False)


def cores() -> int:
    """Cores of this machine."""
    return default_threads()


@dataclass(frozen=True)
class Done:
    """What the runs before this one took."""

    id: int = 0
    jobs: int = 0
    nodes: int = 0
    seconds: float = 0.0


class CampaignJob(LongJob):
    """The campaign in the work line; in its progress the parts are final counts settled."""

    def __init__(self, store: Store, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__("campaign", store, jobs, parent)
        self._strength = Strength(1)
        self._before = Done()
        self._cancelling = False
        self.jobs = 0
        """Answered, earlier runs included."""

    @property
    def id(self) -> int:
        """The number of the campaign that runs or is paused here; 0 for none."""
        return self._before.id if self.position is not None else 0

    def start(self, position: DominoPosition, strength: Strength) -> None:
        """Works on the campaign for `position`, which is made if there is none; `failed` where there can be none."""
        self.abandon()
        try:
            from tiling_gui.campaigns import run as session

            session.check(position)
            row = self._store.campaigns.one(self._store.campaigns.begin(position, *counting_bounds(position)))
        except (InputError, StoreError) as error:
            self.failed.emit()
            self._jobs.tell(error)
            return
        self.position, self._strength = position, strength
        self.title = title(position)
        self._before = Done(row.id, row.jobs, row.nodes, row.seconds)
        self.jobs = row.jobs
        self.progress = self._whole(Progress(lower=row.lower, upper=row.upper))
        self._run()

    def toggle_pause(self) -> None:
        """Pauses, or goes on with the rows."""
        if self.is_paused:
            self.is_paused = False
            self._run()
        else:
            self._worker.stop()

    def cancel(self) -> None:
        """Ends the run; `stopped` tells what is proved. The campaign stays in the list."""
        if self.running:
            self._cancelling = True
            self._worker.stop()
        elif self.is_paused:
            proved = self.proved
            self.abandon()
            self.stopped.emit(proved)

    def abandon(self) -> None:
        """Ends the run without a word; it can be continued from the list."""
        self._worker.drop()
        self.is_paused = False
        self.position = None

    def _run(self) -> None:
        position, strength, store = self.position, self._strength, self._store
        assert position is not None
        self._cancelling = False

        def work(report: Report, stop: StopToken) -> "session.Result":
            from tiling_gui.campaigns import run as session

            pool = strength.pool(self.message.emit)
            return session.run(store, position, pool, Run(report=report, stop=stop), note=self.message.emit)

        self._worker.start(work, position)
        self.began.emit()

    def _whole(self, part: Progress) -> Progress:
        """A run's progress with what the runs before it took; its parts are final counts, not jobs."""
        assert self.position is not None
        lower, upper = counting_bounds(self.position)
        low = lower if part.lower is None else int(part.lower)
        high = upper if part.upper is None else int(part.upper)
        return replace(
            part,
            lower=low,
            upper=high,
            done=(upper - lower) - (high - low),
            total=upper - lower,
            nodes=part.nodes + self._before.nodes,
            seconds=part.seconds + self._before.seconds,
        )

    def _on_progress(self, job: Job, part: Progress) -> None:
        if part.stage == "preparing":
            self.progressed.emit(replace(self.progress, stage=part.stage))
        elif part.stage:
            self.progress, self.jobs = self._whole(part), part.done + self._before.jobs
            self.progressed.emit(self.progress)

    def _on_finished(self, job: Job, result: "session.Result") -> None:
        outcome, before = result.outcome, self._before
        self.progress = self._whole(
            Progress(
                "jobs",
                outcome.lower,
                outcome.upper,
                nodes=outcome.nodes,
                seconds=outcome.seconds,
                rests_on=outcome.rests_on,
            )
        )
        self._before = Done(
            result.id, before.jobs + outcome.jobs, before.nodes + outcome.nodes, before.seconds + outcome.seconds
        )
        solution = replace(result.solution, nodes=self._before.nodes, seconds=self._before.seconds)
        if solution.value is None and not self._cancelling:
            self.is_paused = True
            self.paused.emit(self.progress)
            return
        self.position = None
        (self.stopped if solution.value is None else self.solved).emit(solution)
