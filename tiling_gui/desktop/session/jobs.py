"""Work off the GUI thread. Everything a window has done in the background goes through its one `Jobs`.

    main thread                          a thread of the pool
    Worker.start(work) --------------->  work(run)
    QTimer polls job.progress            run.report() only replaces it
    done(job, result) or failed(job) <-  one queued signal at the end

A worker does one job at a time; starting another stops the first and drops its late result. Nothing is sent per
node, so a busy kernel cannot flood the event loop. What a job fails with is told once, by `Jobs`: a sentence where
the person or the disk caused it, else a bug. `Jobs.close` ends every thread.
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

from tiling_gui.core.limits import Latest, Progress, Run
from tiling_gui.errors import InputError, StoreError
from tiling_gui.language import mark

POLL = 120
"""Milliseconds between two looks at the progress of what runs."""

_NICE = 10
"""How much less of a busy processor work in the background gets than the window; of an idle one it has all."""
_THREADS = 64
"""At most; a window has some two dozen workers."""

PREPARING = mark("Preparing the solver.")
"""What is said while a job reports the stage "preparing"."""
COMPILING = mark("Preparing the solver (once per installation).")
"""The same where steps are counted: then something is compiled, and not only fetched as at every start."""

Work = Callable[[Run], Any]
"""Runs in a thread: tells the run how far it is, ends soon after that is set, and returns what it found."""


@dataclass(eq=False)
class Job:
    """One piece of work."""

    kind: str
    """What it is, e.g. "solve", "move", "values", "hint"."""
    work: Work
    resumed: bool = False
    """See `Jobs.worker`."""
    context: Any = None
    """What the starter wants to find again with the result, e.g. the position."""

    def __post_init__(self) -> None:
        self._latest = Latest()
        self.run = Run(report=self._latest)

    @property
    def progress(self) -> Progress:
        """What was reported last."""
        return self._latest.progress


def _step_back() -> None:
    """Lets the GUI thread go first on a busy machine; the solver's threads are started by this one and follow it."""
    if sys.platform == "linux":  # where priorities are the threads'; elsewhere they are the process's
        me = threading.get_native_id()
        if os.getpriority(os.PRIO_PROCESS, me) < _NICE:
            os.setpriority(os.PRIO_PROCESS, me, _NICE)


class Worker:
    """Does one job at a time for whoever asked `Jobs.worker` for it. All methods belong to the main thread."""

    def __init__(
        self,
        jobs: "Jobs",
        kind: str,
        done: Callable[[Job, Any], None],
        progress: Callable[[Job, Progress], None] | None,
        failed: Callable[[Job], None] | None,
        say: Callable[[str], None] | None,
        *,
        resumed: bool,
    ) -> None:
        self.kind, self.done, self.progress, self.failed, self.say = kind, done, progress, failed, say
        self.resumed = resumed
        self._jobs = jobs
        self.job: Job | None = None
        """The job that is wanted now, or None."""

    def start(self, work: Work, context: Any = None, *, kind: str = "") -> Job:
        """Starts `work` as soon as what runs now has stopped; `kind` where it is not the worker's."""
        self.drop()
        job = self.job = Job(kind or self.kind, work, self.resumed, context)
        self._jobs.begin(self)
        return job

    def stop(self) -> None:
        """Asks the current job to end; its result still comes."""
        if self.job:
            self.job.run.stop()

    def drop(self) -> None:
        """Ends the current job and ignores what it returns."""
        self.stop()
        self.job = None


class Jobs(QObject):
    """Everything that a window has done in the background."""

    message = Signal(str)
    """(sentence) Why a job failed, where its worker has no line of its own to say it in."""
    error = Signal(object)
    """(exception) A bug."""
    ended = Signal(object)
    """(job) It returned or failed, and whoever wanted it has been told."""
    _returned = Signal(object, object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="job", initializer=_step_back)
        self._at_work: dict[Worker, Job] = {}
        """What each worker's thread is at, wanted still or not."""
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
        resumed: bool = False,
    ) -> Worker:
        """Who does jobs of one kind, one at a time.

        `done(job, result)` comes for a stopped job as well, with what it had; `progress(job, Progress)` a few times a
        second. `failed(job)` puts in order what waits for it: why is told here, in `say` or the window's status line.
        `resumed` where a window that is made anew starts the job again by itself, or every result is kept: a change of
        language or text size does not wait for it.
        """
        return Worker(self, kind, done, progress, failed, say, resumed=resumed)

    @property
    def running(self) -> tuple[Job, ...]:
        """The jobs that somebody waits for."""
        return tuple(worker.job for worker in self._at_work if worker.job is not None)

    @property
    def at_work(self) -> bool:
        """True while a thread is busy, if only with ending what nobody waits for any more."""
        return bool(self._at_work)

    def begin(self, worker: Worker) -> None:
        """Runs the worker's job, now or when it is through with the one before; once closed, nothing is run."""
        job = worker.job
        if self._closed:
            worker.job = None
        elif job is not None and worker not in self._at_work:
            self._at_work[worker] = job
            self._timer.start()
            self._pool.submit(self._run, worker, job)

    def tell(self, error: Exception, say: Callable[[str], None] | None = None) -> None:
        """One sentence for what the person or his disk caused; anything else is a bug."""
        if isinstance(error, InputError | StoreError):
            (say or self.message.emit)(str(error))
        else:
            self.error.emit(error)

    @Slot()
    def close(self) -> None:
        """Stops everything, waits for the threads to end, and runs nothing any more."""
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
            job.run.restart()  # it may have waited for the one before
            result = job.work(job.run)
        except Exception as error:
            caused = isinstance(error, InputError | StoreError)  # said in a sentence: nothing is wrong in the program
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
            return  # closed meanwhile
        if not self._at_work:
            self._timer.stop()
        if worker.job is not job:  # dropped; another may wait for its turn
            self.begin(worker)
        else:
            worker.job = None
            self._tell(worker, job, result, problem)
        self.ended.emit(job)

    def _tell(self, worker: Worker, job: Job, result: Any, problem: Exception | None) -> None:
        if problem is not None:
            if worker.failed is not None:
                worker.failed(job)
            self.tell(problem, worker.say)
            return
        if worker.progress is not None:
            worker.progress(job, job.progress)
        worker.done(job, result)
