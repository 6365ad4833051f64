"""What the long works of the work line have in common: signals, a worker, and what is known of one that is paused.

A solve and a campaign differ in what they keep and count; who watches them needs not tell them apart.
"""

from typing import Any

from PySide6.QtCore import QObject, Signal

from tiling_gui.core.limits import Progress
from tiling_gui.core.results import Solution
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.store import Store


class LongJob(QObject):
    """One position being worked on, or paused. All methods and signals belong to the main thread.

    Who inherits has a `start` of its own, pauses and ends in `toggle_pause`, `cancel` and `abandon`, and takes what the
    worker says in `_on_progress` and `_on_finished`.
    """

    began = Signal()
    """It runs, or runs on."""
    progressed = Signal(object)
    """(Progress), earlier parts of the same work included."""
    paused = Signal(object)
    """(Progress)"""
    solved = Signal(object)
    """(Solution) proved."""
    stopped = Signal(object)
    """(Solution) cancelled, or not solvable here: with the bounds proved."""
    failed = Signal()
    """Why is told by the jobs of the window."""
    message = Signal(str)
    """(sentence)"""

    def __init__(self, kind: str, store: Store, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._worker = jobs.worker(kind, self._on_finished, progress=self._on_progress, failed=self._on_failed)
        self.position: Any = None
        """What is worked on, or paused; None if there is nothing."""
        self.title, self.ply = "", 0
        """The title of the game it belongs to, and how many moves of that game lead to the position."""
        self.progress = Progress()
        """How far it is, earlier runs included."""
        self.is_paused = False

    @property
    def running(self) -> bool:
        """True while somebody computes for it here."""
        return self._worker.job is not None

    @property
    def proved(self) -> Solution:
        """What is proved of it so far."""
        known = self.progress
        return Solution(
            self.position, known.lower, known.upper, nodes=known.nodes, seconds=known.seconds, rests_on=known.rests_on
        )

    def toggle_pause(self) -> None:
        """Pauses, or goes on."""
        raise NotImplementedError

    def cancel(self) -> None:
        """Ends the work; `stopped` tells what is proved."""
        raise NotImplementedError

    def abandon(self) -> None:
        """Ends the work without a word; it can be continued later."""
        raise NotImplementedError

    def close(self) -> None:
        """What runs can be continued at the next start."""
        self.abandon()

    def _on_progress(self, job: Job, part: Progress) -> None:
        raise NotImplementedError

    def _on_finished(self, job: Job, result: Any) -> None:
        raise NotImplementedError

    def _on_failed(self, job: Job) -> None:
        self.position = None
        self.failed.emit()
