"""Background work. Everything a window does off the GUI thread goes through its one `Jobs`.

    main thread                          a thread of the pool
    Worker.start(work) --------------->  work(run)
    QTimer polls job.progress            run.report() only replaces it
    done(job, result) or failed(job) <-  one queued signal at the end

A worker does one job at a time; starting another stops the first and drops its late result. Nothing is sent per node,
so a busy solver cannot flood the event loop. `Jobs` reports the failure of a job once: as a sentence if the user or the
disk caused it, else as a bug. `Jobs.close` ends every thread.
"""

import logging
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, Slot

from tiling_gui.core.limits import Latest, Progress, Run, StoppedError
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark

POLL = 120
"""Milliseconds between two polls of the progress of running jobs."""

_NICE = 10
"""Niceness of background threads, so that the window goes first on a busy machine."""
_THREADS = 64
"""Maximum number of threads; a window has some two dozen workers."""

PREPARING = mark("Preparing the solver.")
"""Shown while a job reports the stage "preparing"."""
COMPILING = mark("Preparing the solver (once per installation).")
"""Shown instead if that stage counts steps: then code is compiled, not just loaded as at every start."""

Work = Callable[[Run], Any]
"""Runs in a thread: reports its progress to the run, returns soon after the run is stopped, with what it found."""


@dataclass(eq=False)
class Job:
    kind: str
    """E.g. "solve", "move", "values", "hint"."""
    work: Work
    context: Any = None
    """Whatever the starter wants to have with the result, e.g. the position."""

    def __post_init__(self) -> None:
        self._latest = Latest()
        self.run = Run(report=self._latest)

    @property
    def progress(self) -> Progress:
        """The last progress reported."""
        return self._latest.progress


def _step_back() -> None:
    """Lowers the priority of this thread; the solver's threads are started by it and inherit that."""
    if sys.platform == "linux":  # only Linux has a priority per thread; elsewhere it would be the whole process's
        me = threading.get_native_id()
        if os.getpriority(os.PRIO_PROCESS, me) < _NICE:
            os.setpriority(os.PRIO_PROCESS, me, _NICE)


class Worker:
    """Does one job at a time for whoever called `Jobs.worker`. All methods are called in the main thread."""

    def __init__(
        self,
        jobs: "Jobs",
        kind: str,
        done: Callable[[Job, Any], None],
        progress: Callable[[Job, Progress], None] | None,
        failed: Callable[[Job], None] | None,
        say: Callable[[str], None] | None,
    ) -> None:
        self.kind, self.done, self.progress, self.failed, self.say = kind, done, progress, failed, say
        self._jobs = jobs
        self.job: Job | None = None
        """The current job; None if there is none, or its result is no longer wanted."""

    def start(self, work: Work, context: Any = None, *, kind: str = "") -> Job:
        """Drop the current job and start `work` as soon as its thread has ended; `kind` if not the worker's."""
        self.drop()
        job = self.job = Job(kind or self.kind, work, context)
        self._jobs.schedule(self)
        return job

    def stop(self) -> None:
        """Ask the current job to end; its result is still delivered."""
        if self.job:
            self.job.run.stop()

    def drop(self) -> None:
        """Stop the current job and ignore its result."""
        self.stop()
        self.job = None


class Jobs(QObject):
    """The background jobs of a window."""

    message = Signal(str)
    """(sentence) Why a job failed, unless its worker has a `say` of its own."""
    unsaved = Signal(str)
    """(sentence) The same, if disk or database refused: it stays until saving works again."""
    error = Signal(object)
    """(exception) A bug in a job."""
    ended = Signal(object)
    """(job) A job returned or failed, and its worker's callbacks have been called."""
    _returned = Signal(object, object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="job", initializer=_step_back)
        self._at_work: dict[Worker, Job] = {}
        """The job each worker's thread is running, whether still wanted or not."""
        self._closed = False
        self._returned.connect(self._on_returned, Qt.ConnectionType.QueuedConnection)
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._poll)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    def worker(
        self,
        kind: str,
        done: Callable[[Job, Any], None],
        *,
        progress: Callable[[Job, Progress], None] | None = None,
        failed: Callable[[Job], None] | None = None,
        say: Callable[[str], None] | None = None,
    ) -> Worker:
        """Create a worker for jobs of one kind, done one at a time.

        `done(job, result)` is also called for a stopped job, with what it found; `progress(job, Progress)` a few times
        a second. `failed(job)` only restores the caller's state: the reason is reported here, by `say` or else in the
        bar below the board; a stopped job that found nothing and raises StoppedError needs none.
        """
        return Worker(self, kind, done, progress, failed, say)

    @property
    def running(self) -> tuple[Job, ...]:
        """The jobs whose result is wanted."""
        return tuple(worker.job for worker in self._at_work if worker.job is not None)

    @property
    def is_busy(self) -> bool:
        """True while a thread is busy, even with a job that was dropped."""
        return bool(self._at_work)

    def schedule(self, worker: Worker) -> None:
        """Run the worker's job, now or once its previous one has ended; after `close`, never."""
        job = worker.job
        if self._closed:
            worker.job = None
        elif job is not None and worker not in self._at_work:
            self._at_work[worker] = job
            self._timer.start()
            self._pool.submit(self._run, worker, job)

    def report_error(self, error: Exception, say: Callable[[str], None] | None = None) -> None:
        """Report an error: InputError and StoreError as a sentence, anything else as a bug."""
        if isinstance(error, InputError | StoreError):
            tell = self.unsaved.emit if isinstance(error, StoreError) else self.message.emit
            (say or tell)(str(error))
        else:
            self.error.emit(error)

    @Slot()
    def close(self) -> None:
        """Stop all jobs and wait for their threads; later jobs are not run."""
        self._closed = True
        self._timer.stop()
        for worker, job in self._at_work.items():
            job.run.stop()
            worker.drop()
        self._pool.shutdown(cancel_futures=True)
        self._at_work.clear()

    def _run(self, worker: Worker, job: Job) -> None:
        """In a thread of the pool."""
        result, problem = None, None
        try:
            job.run.restart()  # it may have waited for the previous job
            result = job.work(job.run)
        except Exception as error:
            caused = isinstance(error, InputError | StoreError)  # not a bug: reported as a sentence
            logging.getLogger(__name__).info("job %s: %s", job.kind, error, exc_info=not caused)
            problem = error
        self._returned.emit(worker, job, result, problem)

    @Slot()
    def _poll(self) -> None:
        for worker, job in list(self._at_work.items()):
            if worker.progress is not None and worker.job is job:
                worker.progress(job, job.progress)

    @Slot(object, object, object, object)
    def _on_returned(self, worker: Worker, job: Job, result: Any, problem: Exception | None) -> None:
        if self._at_work.pop(worker, None) is None:
            return  # closed in the meantime
        if not self._at_work:
            self._timer.stop()
        if worker.job is not job:  # dropped; the worker's next job may be waiting
            self.schedule(worker)
        else:
            worker.job = None
            self._deliver(worker, job, result, problem)
        self.ended.emit(job)

    def _deliver(self, worker: Worker, job: Job, result: Any, problem: Exception | None) -> None:
        if problem is not None:
            if worker.failed is not None:
                worker.failed(job)
            if not (isinstance(problem, StoppedError) and job.run.is_stopped):  # else it found nothing when stopped
                self.report_error(problem, worker.say)
            return
        if worker.progress is not None:
            worker.progress(job, job.progress)
        worker.done(job, result)
