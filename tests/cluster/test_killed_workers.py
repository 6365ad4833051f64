"""Solves on several processes, with real failures: a worker, the scheduler or the solve itself is killed.

Each is a process of its own, so that none of dask's threads remain in the test process.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.waits import until
from tiling_gui.store import Store

pytest.importorskip("distributed")
pytest.importorskip("cryptography")
psutil = pytest.importorskip("psutil")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals of POSIX")
long = pytest.mark.skipif(
    not os.environ.get("TILING_GUI_LONG_TESTS"), reason="takes a minute; set TILING_GUI_LONG_TESTS=1 to run it"
)
ROOT = Path(__file__).parents[2]
SMALL = "......\n......\n..#...\n......\n.....#"
LARGE = "\n".join(["........"] * 3 + ["...#...."] + ["........"] * 2 + ["......#."] + ["........"])
"""62 squares: a job for an hour."""


@contextmanager
def process(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A process of the command line; killed at the end if it still runs."""
    command = [sys.executable, "-m", "tiling_gui", *words]
    child = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        yield child
    finally:
        if child.poll() is None:
            child.kill()
        child.communicate()


@contextmanager
def solving(folder: Path, cluster: str, drawing: str = LARGE) -> Iterator[subprocess.Popen[str]]:
    """A solve on a cluster that has begun to prove rows, in the home `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    shape = folder / "shape"
    shape.write_text(drawing)
    words = ("solve", "--shape", str(shape), "--cluster", cluster, "--memory", "64", "--json", "--quiet")
    with process(*words) as child:
        yield child


def rows() -> int:
    with Store.open() as store:
        return store.facts.count()


def test_local_workers_solve_a_board(scratch_home: Path) -> None:
    with solving(scratch_home, "local:2", SMALL) as child:
        out, err = child.communicate(timeout=300)
    assert child.returncode == 0, err
    found = json.loads(out)
    assert (found["status"], len(found["line"])) == ("solved", found["value"])
    with Store.open() as store:
        (kept,) = store.solves()
        assert (kept.value, kept.state) == (found["value"], "solved")


@long
def test_a_worker_that_is_killed_loses_nothing_that_was_reported(scratch_home: Path) -> None:
    with solving(scratch_home, "local:2") as child:
        until(lambda: rows() > 10)
        before = rows()
        workers = [
            each for each in psutil.Process(child.pid).children(recursive=True) if "spawn_main" in str(each.cmdline())
        ]
        workers[-1].kill()
        until(lambda: rows() > before + 5)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=100)
    assert (child.returncode, json.loads(out)["status"]) == (130, "stopped"), err
    with Store.open() as store:
        assert [row.state for row in store.solves()] == ["paused"]


@long
def test_a_solve_that_is_killed_goes_on_with_its_rows_and_leaves_no_process(scratch_home: Path) -> None:
    with solving(scratch_home, "local:2") as child:
        until(lambda: rows() > 10)
        before, family = rows(), psutil.Process(child.pid).children(recursive=True)
        child.kill()
        child.wait()
        assert psutil.wait_procs(family, timeout=60)[1] == []
    with solving(scratch_home, "local:2"):
        until(lambda: rows() > before + 5)


@long
def test_a_scheduler_that_is_killed_is_said_and_the_rows_stay(scratch_home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with process("cluster", "--port", port, "--threads", "1") as serving:
        assert serving.stderr is not None
        address = f"tls://127.0.0.1:{port}"
        assert address in serving.stderr.readline()
        with solving(scratch_home, address) as child:
            until(lambda: rows() > 10)
            before = rows()
            serving.kill()
            _, err = child.communicate(timeout=120)
    assert child.returncode == 2
    assert err.strip().split("\n")[-1].startswith("tiling-gui: The cluster's scheduler is gone.")
    assert rows() >= before
