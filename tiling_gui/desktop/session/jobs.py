"""Work off the GUI thread: one worker a kind of work, each a QThread with a worker object living in it.

    main thread                        worker's thread
    Lane.start(Job) ---- queued ---->  Worker.run(job): job.work(report, stop)
    QTimer polls job.latest            report() only replaces job.latest
    Lane.finished / failed  <--------  one queued signal at the end, with the job in it

A worker does one job at a time; starting another stops the first and drops its late result. Nothing is sent per
node, so a busy kernel cannot flood the event loop.
"""

import itertools
import logging
import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from tiling_gui.core.limits import Latest, Progress, Report, StopToken
from tiling_gui.language import mark

POLL = 120
"""Milliseconds between two looks at a running job's progress."""

_NICE = 10
"""How much less of a busy processor work in the background gets than the window; of an idle one it has all."""

PREPARING = mark("Preparing the solver (once per installation).")
"""What is said while a job reports the stage "preparing"."""

_numbers = itertools.count(1)


@dataclass(eq=False)
class Job:
    """One piece of work: `work(report, stop)` runs in a worker's thread and returns its result."""

    kind: str
    """What it is, e.g. "solve", "move", "values", "hint"."""
    work: Callable[[Report, StopToken], Any]
    context: Any = None
    """What the starter wants to find again with the result, e.g. the position."""
    stop: StopToken = field(default_factory=StopToken)
    latest: Latest = field(default_factory=Latest)
    number: int = field(default_factory=lambda: next(_numbers))
    paused: bool = False
    """Set by whoever stopped it only to go on later."""


def _step_back() -> None:
    """Lets the GUI thread go first on a busy machine; the solver's threads are started by this one and follow it."""
    if sys.platform == "linux":  # where priorities are the threads'; elsewhere they are the process's
        me = threading.get_native_id()
        if os.getpriority(os.PRIO_PROCESS, me) < _NICE:
            os.setpriority(os.PRIO_PROCESS, me, _NICE)


class _Worker(QObject):
    done = Signal(object, object)
    broke = Signal(object, object)

    @Slot(object)
    def run(self, job: Job) -> None:
        _step_back()
        try:
            result = job.work(job.latest, job.stop)
        except Exception as error:
            logging.getLogger(__name__).info("job %s failed", job.kind, exc_info=True)
            self.broke.emit(job, error)
        else:
            self.done.emit(job, result)


class Worker(QObject):
    """A thread that does one job at a time. All methods and signals belong to the main thread."""

    started = Signal(object)
    """(job)"""
    progressed = Signal(object, object)
    """(job, Progress), a few times a second while a job runs."""
    finished = Signal(object, object)
    """(job, result); also for a stopped job that returned what it had."""
    failed = Signal(object, object)
    """(job, exception)"""
    _wanted = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._thread = QThread()
        self._thread.setObjectName(f"lane-{name}")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._wanted.connect(self._worker.run)
        self._worker.done.connect(self._on_done)
        self._worker.broke.connect(self._on_broke)
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._poll)

    @property
    def job(self) -> Job | None:
        """The job that is wanted now, or None."""
        return self._job

    @property
    def progress(self) -> Progress:
        """The last progress of the current job."""
        return self._job.latest.progress if self._job else Progress()

    @property
    def alive(self) -> bool:
        """True while the worker's thread exists, at work or not."""
        return self._thread.isRunning()

    def start(self, job: Job) -> Job:
        """Starts `job` as soon as what runs now has stopped."""
        self.drop()
        if not self._thread.isRunning():
            self._thread.start()
        self._job = job
        self._wanted.emit(job)
        self._timer.start()
        self.started.emit(job)
        return job

    def stop(self) -> None:
        """Asks the current job to end; its result still comes."""
        if self._job:
            self._job.stop.stop()

    def drop(self) -> None:
        """Ends the current job and ignores what it returns."""
        if self._job:
            self._job.stop.stop()
            self._job = None
            self._timer.stop()

    def close(self) -> None:
        """Stops everything and waits for the thread to end."""
        self.drop()
        self._thread.quit()
        self._thread.wait()

    @Slot()
    def _poll(self) -> None:
        if self._job:
            self.progressed.emit(self._job, self._job.latest.progress)

    @Slot(object, object)
    def _on_done(self, job: Job, result: Any) -> None:
        if self._leave(job):
            self.progressed.emit(job, job.latest.progress)
            self.finished.emit(job, result)

    @Slot(object, object)
    def _on_broke(self, job: Job, error: Exception) -> None:
        if self._leave(job):
            self.failed.emit(job, error)

    def _leave(self, job: Job) -> bool:
        if job is not self._job:
            return False
        self._job = None
        self._timer.stop()
        return True
