"""Runs a campaign in this program, with its progress for the progress bar.

A campaign's rows are stored as soon as they are proved. So pausing is stopping, resuming is starting again from the
rows, and killing the program loses nothing.
"""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tiling_gui.core.catalogue import game_of_position
from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.machine import default_threads
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.runner import Ending, Runner
from tiling_gui.engine.rectangle_bounds import quick_bounds
from tiling_gui.language import mark, plural, tr
from tiling_gui.store import Store

if TYPE_CHECKING:  # not imported when the window opens
    from tiling_gui.campaigns import run as session
    from tiling_gui.campaigns.workers import WorkerPool


@dataclass(frozen=True)
class Resources:
    """The computing resources of a campaign on this machine."""

    threads: int
    memory_mb: int | None = None
    """Size of the transposition table; None: chosen for this machine."""
    processes: bool = False
    """True: single-threaded worker processes in place of threads of this program."""

    def pool(self, note: Callable[[str], None]) -> "WorkerPool":
        """The pool of workers; `note` receives messages about workers that fail. Raises InputError, StoreError."""
        if not self.processes:
            from tiling_gui.campaigns.workers import Threads

            return Threads(self.threads, self.memory_mb)
        from tiling_gui.campaigns.cluster import connect  # dask.distributed is imported only on demand

        each = None if self.memory_mb is None else max(1, self.memory_mb // self.threads)
        return connect(f"local:{self.threads}", memory_mb=each, note=note)


def can_use_processes() -> bool:
    """True if dask.distributed is installed and there is an interpreter to start it with (not frozen)."""
    return importlib.util.find_spec("distributed") is not None and not getattr(sys, "frozen", False)


def cores() -> int:
    return default_threads()


@dataclass(frozen=True)
class CampaignTotals:
    """What earlier runs of the campaign took."""

    id: int = 0
    jobs: int = 0
    nodes: int = 0
    seconds: float = 0.0


class CampaignRunner(Runner):
    """A campaign; the parts of its progress are the final counts that are settled."""

    KIND = "campaign"
    BUSY = mark("A campaign is running; pause or cancel it first.")
    bar = False  # the last counts take most of the time: 7 of 10 would say nothing about the time left

    def __init__(self, store: Store, say: Callable[[str], None], position: Any, resources: Resources) -> None:
        """The campaign of `position`, created in the store if there is none.

        Raises InputError for a position that cannot have one, and StoreError.
        """
        from tiling_gui.campaigns import run as session

        super().__init__(store, say, position, game_of_position(position).title(position))
        session.check(position)
        row = store.campaigns.one(store.campaigns.begin(position))
        self._resources = resources
        self._before = CampaignTotals(row.id, row.jobs, row.nodes, row.seconds)
        self.jobs = row.jobs
        """Jobs answered, earlier runs included."""
        self.progress = self._whole(Progress(lower=row.lower, upper=row.upper))

    @property
    def key(self) -> str:
        """The campaign's number."""
        return str(self._before.id)

    def headline(self, what: str) -> str:
        """ "Campaign 8 × 8"."""
        return tr("Campaign {what}", what=what)

    def parts(self, progress: Progress) -> str:
        """ "6 of 10 counts settled, 240 jobs": settled final counts, and answered jobs."""
        answered = plural("%n jobs", "%n job", self.jobs)
        if not progress.total:
            return answered
        return tr("{done} of {total} counts settled, {jobs}", done=progress.done, total=progress.total, jobs=answered)

    def search(self, run: Run) -> "session.RunResult":
        from tiling_gui.campaigns import run as session

        return session.run(self._store, self.position, self._resources.pool(self._say), run, note=self._say)

    def _whole(self, part: Progress) -> Progress:
        """A run's progress plus what earlier runs took; its parts are final counts, not jobs."""
        lower, upper = quick_bounds(self.position)
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

    def set_progress(self, part: Progress) -> None:
        """Adds what earlier runs took; while the solver is being prepared the bounds stay as they were."""
        if part.stage == "preparing":
            self.progress = replace(self.progress, stage=part.stage)
        else:
            self.progress, self.jobs = self._whole(part), part.done + self._before.jobs

    def finish(self, result: "session.RunResult", ending: Ending) -> tuple[Solution, bool]:
        """As in Runner. A campaign that another program stopped can be resumed, too."""
        outcome, before = result.outcome, self._before
        nodes, seconds = outcome.nodes, outcome.seconds
        found = Progress("jobs", outcome.lower, outcome.upper, nodes=nodes, seconds=seconds, rests_on=outcome.rests_on)
        self.progress = self._whole(found)
        self._before = CampaignTotals(
            result.id, before.jobs + outcome.jobs, before.nodes + nodes, before.seconds + seconds
        )
        solution = replace(result.solution, nodes=self._before.nodes, seconds=self._before.seconds)
        return solution, solution.value is None and ending is not Ending.CANCELLED
