"""One campaign at work in this program, with honest figures for the work line.

A campaign's rows are in the store as soon as they are proved, so pausing is stopping, and going on is starting again
with the rows; killing the program loses nothing either.
"""

import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tiling_gui.core.limits import Progress, Run
from tiling_gui.core.machine import default_threads
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.runner import Ending, Runner
from tiling_gui.engine.bounds import counting_bounds
from tiling_gui.games.domino.rules import DominoPosition, title
from tiling_gui.language import mark, plural, tr
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


class CampaignRunner(Runner):
    """A campaign; in its progress the parts are final counts settled."""

    KIND = "campaign"
    BUSY = mark("A campaign is at work; pause or cancel it first.")
    bar = False  # the last counts take most of the time: 7 of 10 would say nothing about how long it still is

    def __init__(self, store: Store, say: Callable[[str], None], position: DominoPosition, strength: Strength) -> None:
        """The campaign for `position`, made if there is none. Raises InputError where there can be none, StoreError."""
        from tiling_gui.campaigns import run as session

        super().__init__(store, say, position, title(position))
        session.check(position)
        row = store.campaigns.one(store.campaigns.begin(position, *counting_bounds(position)))
        self._strength = strength
        self._before = Done(row.id, row.jobs, row.nodes, row.seconds)
        self.jobs = row.jobs
        """Answered, earlier runs included."""
        self.progress = self._whole(Progress(lower=row.lower, upper=row.upper))

    @property
    def key(self) -> str:
        """Its number."""
        return str(self._before.id)

    def headline(self, what: str) -> str:
        """ "Campaign 8 × 8"."""
        return tr("Campaign {what}", what=what)

    def parts(self, progress: Progress) -> str:
        """ "6 of 10 counts settled, 240 jobs": final counts, and jobs that were answered."""
        answered = plural("%n jobs", "%n job", self.jobs)
        if not progress.total:
            return answered
        return tr("{done} of {total} counts settled, {jobs}", done=progress.done, total=progress.total, jobs=answered)

    def search(self, run: Run) -> "session.Result":
        """A run of the campaign, with workers of its own."""
        from tiling_gui.campaigns import run as session

        return session.run(self._store, self.position, self._strength.pool(self._say), run, note=self._say)

    def _whole(self, part: Progress) -> Progress:
        """A run's progress with what the runs before it took; its parts are final counts, not jobs."""
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

    def take(self, part: Progress) -> None:
        """With what the runs before it took; while it is being prepared nothing is known yet."""
        if part.stage == "preparing":
            self.progress = replace(self.progress, stage=part.stage)
        else:
            self.progress, self.jobs = self._whole(part), part.done + self._before.jobs

    def finish(self, result: "session.Result", ending: Ending) -> tuple[Solution, bool]:
        """One that another program asked to stop can be gone on with, too."""
        outcome, before = result.outcome, self._before
        nodes, seconds = outcome.nodes, outcome.seconds
        found = Progress("jobs", outcome.lower, outcome.upper, nodes=nodes, seconds=seconds, rests_on=outcome.rests_on)
        self.progress = self._whole(found)
        self._before = Done(result.id, before.jobs + outcome.jobs, before.nodes + nodes, before.seconds + seconds)
        solution = replace(result.solution, nodes=self._before.nodes, seconds=self._before.seconds)
        return solution, solution.value is None and ending is not Ending.CANCELLED
