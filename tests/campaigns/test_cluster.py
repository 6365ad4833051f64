"""Campaigns over dask.distributed, with real failures.

The scheduler, the workers and the coordinator are separate processes, so that each can be killed or paused and none of
dask's threads remain in the test process.
"""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.campaigns.test_run import LARGE, rows_in
from tests.waits import until
from tiling_gui.campaigns import summary as view
from tiling_gui.campaigns.positions import start_key
from tiling_gui.campaigns.workers import Job
from tiling_gui.core.bound_store import ENGINE_VERSION
from tiling_gui.core.game import Side
from tiling_gui.engine.null_window import Question
from tiling_gui.errors import StoreError
from tiling_gui.games.domino.rules import DominoPosition, shape_text
from tiling_gui.store import Store

pytest.importorskip("distributed")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals of POSIX")
long = pytest.mark.skipif(
    not os.environ.get("TILING_GUI_LONG_TESTS"), reason="takes half a minute; set TILING_GUI_LONG_TESTS=1 to run it"
)
ROOT = Path(__file__).parents[2]


def test_a_job_that_is_dropped_before_it_comes_ends_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message to drop a job can arrive before the job, and must not hit another campaign's job of
    the same number.
    """
    from tiling_gui.campaigns import cluster

    worker = SimpleNamespace(address="inproc://here", name="here", state=SimpleNamespace(nthreads=1))
    monkeypatch.setattr(cluster, "get_worker", lambda: worker)
    key = start_key(DominoPosition.start(5, 6))
    job, other = (Job(7, Question(key, Side.MAX, 13), None, work, 30) for work in ("one", "another"))
    cluster.drop("one", 7, dask_worker=worker)
    try:
        dropped = cluster.serve(job, (), 32, ENGINE_VERSION)
        assert (dropped.answer, dropped.nodes) == (None, 0)
        cluster.drop("one", 7, dask_worker=worker)  # too late: it has ended
        assert cluster.serve(other, (), 32, ENGINE_VERSION).answer is True  # 5 x 6 is 13
        assert not cluster._stops
    finally:
        cluster.dismiss(dask_worker=worker)


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A Python process; killed at the end if it still runs."""
    command = [sys.executable, *words]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield child
    finally:
        if child.poll() is None:
            child.send_signal(signal.SIGCONT)
            child.kill()
        child.communicate()


def campaign(home: Path, cluster: str, *words: str):
    """Runs `campaign start` on a cluster."""
    start = ("-W", "error", "-m", "tiling_gui", "campaign", "start", "--cluster", cluster, "--home", str(home))
    return process(*start, "--memory", "64", "--json", *words)


def read_until(lines: Iterable[str] | None, pattern: str) -> str:
    """Reads the output of a process up to a line that `pattern` matches; returns the match."""
    assert lines is not None
    return next(found[0] for line in lines if (found := re.search(pattern, line)))


@contextmanager
def scheduler() -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """(address, process) of a dask scheduler."""
    with process("-m", "dask", "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard") as child:
        assert child.stderr is not None
        yield read_until(child.stderr, r"tcp://127\.0\.0\.1:\d+"), child


def worker(address: str, *words: str):
    """A dask worker with one thread in one process."""
    return process("-m", "dask", "worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard", *words)


def result(child: subprocess.Popen[str], seconds: float = 120, code: int = 0) -> dict:
    out, err = child.communicate(timeout=seconds)
    assert child.returncode == code, err
    return json.loads(out)


def wait_for_rows(home: Path, rows: int) -> None:
    """Waits until the campaign has proved that many rows."""
    until(lambda: rows_in(home / "data") >= rows)


def check(home: Path, answer: dict, value: int) -> None:
    """Asserts that the campaign is solved, in the answer and in the store."""
    assert (answer["status"], answer["value"]) == ("solved", value)
    with Store.open(home / "data") as store:
        assert view.entries(store)[0].state == "solved"


def test_without_a_scheduler_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from tiling_gui.campaigns import cluster

    def nobody(*_: object, **__: object) -> None:
        raise OSError("Timed out trying to connect")

    monkeypatch.setattr(cluster, "Client", nobody)
    with pytest.raises(StoreError, match=r"^There is no dask scheduler at tcp://127\.0\.0\.1:9\.$"):
        cluster.connect("tcp://127.0.0.1:9")


def test_local_workers_solve_a_board(tmp_path: Path) -> None:
    with campaign(tmp_path, "local:2", "6x6", "--budget", "300") as child:
        answer = result(child)
    check(tmp_path, answer, 16)
    assert answer["workers"] == 2
    assert answer["jobs"] > 10
    assert len(answer["line"]) == 16


def test_a_worker_that_is_killed_in_the_middle_of_a_job_loses_nothing(tmp_path: Path) -> None:
    with (
        scheduler() as (address, _),
        worker(address) as first,
        worker(address),
        campaign(tmp_path, address, "6x7", "--budget", "1000") as child,
    ):
        wait_for_rows(tmp_path, 10)
        first.kill()
        answer = result(child)
    check(tmp_path, answer, 19)


def test_a_worker_that_comes_later_is_used(tmp_path: Path) -> None:
    with scheduler() as (address, _), campaign(tmp_path, address, "6x6", "--budget", "300") as child:
        assert child.stderr is not None
        assert "There is no worker" in child.stderr.readline()
        with worker(address):
            answer = result(child)
    check(tmp_path, answer, 16)


def test_a_worker_that_hangs_does_not_hold_up_the_others(tmp_path: Path) -> None:
    with (
        scheduler() as (address, _),
        worker(address) as paused,
        worker(address),
        campaign(tmp_path, address, "6x7", "--budget", "1000") as child,
    ):
        wait_for_rows(tmp_path, 5)
        paused.send_signal(signal.SIGSTOP)
        with Store.open(tmp_path / "data") as store:
            before = store.facts.count()
        wait_for_rows(tmp_path, before + 5)
        paused.send_signal(signal.SIGCONT)
        answer = result(child)
    check(tmp_path, answer, 19)


@long
def test_a_scheduler_that_is_killed_is_said_and_the_rows_stay(tmp_path: Path) -> None:
    with scheduler() as (address, child_scheduler), worker(address):
        with campaign(tmp_path, address, "7x7", "--budget", "500", "--quiet") as child:
            wait_for_rows(tmp_path, 20)
            child_scheduler.kill()
            _, err = child.communicate(timeout=120)
        assert child.returncode == 2
        assert err.strip().split("\n")[-1].startswith("tiling-gui: The cluster's scheduler is gone.")
    with Store.open(tmp_path / "data") as store:
        assert store.facts.count() >= 20
        assert view.entries(store)[0].state == "paused"


@long
def test_a_coordinator_that_is_killed_goes_on_with_its_rows(tmp_path: Path) -> None:
    with scheduler() as (address, _), worker(address):
        with campaign(tmp_path, address, "6x7", "--budget", "500") as child:
            wait_for_rows(tmp_path, 15)
            child.kill()
            child.wait()
        with campaign(tmp_path, address, "6x7", "--budget", "500") as child:
            answer = result(child)
    check(tmp_path, answer, 19)
    assert answer["known_rows"] >= 10


TELLING = """
from tiling_gui.engine.kernel_driver import KernelDriver
run = KernelDriver._run
def told(self, *args):
    print("at work", flush=True)
    return run(self, *args)
KernelDriver._run = told
"""
"""Loaded by a worker that must report when its kernel runs."""


def test_stopping_reaches_the_running_kernel(tmp_path: Path) -> None:
    # One job that does not end: a board of 62 squares in one piece takes an hour, and its value is not shipped.
    shape = tmp_path / "shape.txt"
    shape.write_text(shape_text(LARGE), encoding="utf-8")
    telling = tmp_path / "telling.py"
    telling.write_text(TELLING, encoding="utf-8")
    with (
        scheduler() as (address, _),
        worker(address, "--preload", str(telling)) as at_work,
        campaign(tmp_path, address, "--shape", str(shape), "--budget", "999999999") as child,
    ):
        read_until(at_work.stdout, "running")
        child.send_signal(signal.SIGINT)
        answer = result(child, 30, code=130)
        assert answer["status"] == "stopped"
        assert answer["nodes"] > 0, "the job came back, with what it had searched"
        # The worker is available again.
        with campaign(tmp_path, address, "4x5") as next_one:
            assert result(next_one, 60)["value"] == 9


def test_a_worker_of_another_engine_version_is_refused_by_name(tmp_path: Path) -> None:
    other = tmp_path / "other_engine.py"
    other.write_text("import tiling_gui.engine as e\ne.ENGINE_VERSION = '0'\n", encoding="utf-8")
    with scheduler() as (address, _), worker(address, "--name", "oldtimer", "--preload", str(other)) as old:
        read_until(old.stderr, "Registered to")
        with campaign(tmp_path, address, "4x5", "--quiet") as child:
            _, err = child.communicate(timeout=60)
        assert child.returncode == 2
        expected = r"tiling-gui: The worker oldtimer at tcp://\S+ has engine 0, this campaign needs engine \S+\.\n"
        assert re.fullmatch(expected, err)


def test_no_process_of_a_local_cluster_outlives_its_coordinator(tmp_path: Path) -> None:
    with campaign(tmp_path, "local:2", "7x7", "--budget", "500") as child:
        wait_for_rows(tmp_path, 5)
        family = children_of(child.pid)
        assert len(family) >= 2
        child.kill()
        child.wait()
        until(lambda: not any(alive(pid) for pid in family))


def children_of(pid: int) -> list[int]:
    """The descendants of a process."""
    found = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = [tuple(map(int, line.split())) for line in found.splitlines()]
    below, waiting = [], [pid]
    while waiting:
        parent = waiting.pop()
        new = [child for child, its in pairs if its == parent]
        below += new
        waiting += new
    return below


def alive(pid: int) -> bool:
    """True while a process runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] == "Z")
