"""Work off the GUI thread: one job per worker, cancelled, reported once, ended in one place."""

import os
import sys
import threading
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.desktop.windows import settle
from tests.waits import until
from tiling_gui.core.limits import Progress, Run, StoppedError, StopToken
from tiling_gui.desktop.session.jobs import Job, Jobs
from tiling_gui.errors import InputError, StoreError


def priority() -> int:
    """The nice value of this thread, 0 to 19."""
    return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())


def until_stopped(run: Run) -> str:
    """Checks its run now and then, as a kernel does."""
    until(lambda: run.is_set)
    return "stopped"


class Heard:
    """Records everything one worker reports, in order."""

    def __init__(self, jobs: Jobs, **told: Any) -> None:
        self.all: list[tuple[str, Any]] = []
        self.threads: set[threading.Thread] = set()
        self.worker = jobs.worker(
            "test",
            lambda job, result: self._note("done", result),
            progress=lambda job, progress: self._note("progress", progress.done),
            failed=lambda job: self._note("failed", job.context),
            **told,
        )

    def _note(self, what: str, detail: Any) -> None:
        self.threads.add(threading.current_thread())
        self.all.append((what, detail))

    def of(self, what: str) -> list[Any]:
        return [detail for name, detail in self.all if name == what]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere priorities are the process's")
def test_what_runs_in_the_background_lets_the_window_go_first(qtbot: QtBot, jobs: Jobs) -> None:
    before = priority()
    seen: list[int] = []

    def work(run: Run) -> list[int]:
        helper = threading.Thread(target=lambda: seen.append(priority()))  # as the engine starts its threads
        helper.start()
        helper.join()
        return [priority(), *seen]

    heard = Heard(jobs)
    for _ in range(2):  # the thread is the same the second time
        seen.clear()
        with qtbot.waitSignal(jobs.ended):
            heard.worker.start(work)
        assert heard.of("done")[-1] == [max(before, 10)] * 2
    assert priority() == before


def test_all_is_told_in_the_gui_thread_and_progress_before_the_result(qtbot: QtBot, jobs: Jobs) -> None:
    heard, went = Heard(jobs), threading.Event()

    def work(run: Run) -> int:
        run.report(Progress(done=1))
        went.wait(10)
        run.report(Progress(done=2))
        return threading.get_ident()

    with qtbot.waitSignal(jobs.ended):
        heard.worker.start(work)
        qtbot.waitUntil(lambda: 1 in heard.of("progress"))
        went.set()
    assert heard.all[-2:-1] == [("progress", 2)]
    assert heard.of("done") != [threading.get_ident()]
    assert heard.threads == {threading.main_thread()}


def test_another_job_waits_for_the_one_before_to_end_and_its_result_is_dropped(qtbot: QtBot, jobs: Jobs) -> None:
    heard, is_busy, together = Heard(jobs), [0], [0]

    def work(run: Run) -> str:
        is_busy[0] += 1
        together[0] = max(together[0], is_busy[0])
        until_stopped(run)
        is_busy[0] -= 1
        return "dropped"

    first = heard.worker.start(work)
    qtbot.waitUntil(lambda: is_busy[0] == 1)
    heard.worker.start(work)
    with qtbot.waitSignal(jobs.ended, check_params_cb=lambda job: job.context == "last"):
        heard.worker.start(lambda run: is_busy[0], "last")
        assert first.run.is_set
    assert heard.of("done") == [0]
    assert together == [1]


def test_a_job_that_is_stopped_gives_what_it_has(qtbot: QtBot, jobs: Jobs) -> None:
    heard = Heard(jobs)
    job = heard.worker.start(until_stopped)
    assert jobs.running == (job,)
    with qtbot.waitSignal(jobs.ended):
        heard.worker.stop()
    assert heard.of("done") == ["stopped"]
    assert jobs.running == ()
    assert not jobs.is_busy


@pytest.mark.parametrize("kind", [InputError, StoreError, ZeroDivisionError])
@pytest.mark.parametrize("line", [True, False])
def test_a_failure_is_told_once(
    qtbot: QtBot, jobs: Jobs, caplog: pytest.LogCaptureFixture, kind: type[Exception], line: bool
) -> None:
    """In the worker's own line if it has one, else in the window's; a bug is reported as a bug in either case."""
    own: list[str] = []
    said: list[str] = []
    kept: list[str] = []
    bugs: list[Exception] = []
    jobs.message.connect(said.append)
    jobs.unsaved.connect(kept.append)
    jobs.error.connect(bugs.append)
    heard = Heard(jobs, say=own.append if line else None)
    caplog.set_level("INFO")
    error = kind("no such thing")

    def work(run: Run) -> None:
        raise error

    with qtbot.waitSignal(jobs.ended):
        heard.worker.start(work, "a context")
    assert heard.of("failed") == ["a context"]
    assert heard.of("done") == []
    bug = kind is ZeroDivisionError
    assert bugs == ([error] if bug else [])
    assert own == (["no such thing"] if line and not bug else [])
    assert said == (["no such thing"] if not line and kind is InputError else [])
    assert kept == (["no such thing"] if not line and kind is StoreError else [])
    assert [bool(entry.exc_info) for entry in caplog.records if "no such thing" in entry.getMessage()] == [bug]
    with qtbot.waitSignal(jobs.ended):  # the worker can be used again
        heard.worker.start(lambda run: 5)
    assert heard.of("done") == [5]


def test_a_stopped_job_may_have_found_nothing_but_the_end_of_another_run_is_a_bug(qtbot: QtBot, jobs: Jobs) -> None:
    bugs: list[Exception] = []
    jobs.error.connect(bugs.append)
    heard = Heard(jobs)

    def work(run: Run) -> None:
        until(lambda: run.is_set)
        run.check()

    with qtbot.waitSignal(jobs.ended):
        heard.worker.start(work)
        heard.worker.stop()
    assert (len(heard.of("failed")), heard.of("done"), bugs) == (1, [], [])
    over = StopToken()
    over.stop()
    with qtbot.waitSignal(jobs.ended):
        heard.worker.start(lambda run: Run(stop=over).check())
    assert [type(bug) for bug in bugs] == [StoppedError]


def test_closing_ends_every_thread_and_nothing_is_told_or_begun_after_it(qtbot: QtBot, jobs: Jobs) -> None:
    before = set(threading.enumerate())
    workers = [Heard(jobs) for _ in range(5)]
    for heard in workers:
        heard.worker.start(until_stopped)
    workers[0].worker.drop()
    workers[1].worker.start(until_stopped)  # waits for its turn
    assert len(set(threading.enumerate()) - before) == 5
    jobs.close()
    assert set(threading.enumerate()) <= before
    late: list[Job] = []
    jobs.ended.connect(late.append)
    workers[2].worker.start(until_stopped)
    settle(qtbot)
    assert not any(heard.of("done") or heard.of("failed") for heard in workers)
    assert late == []
    assert not jobs.is_busy
