"""A cluster with access control: TLS with its own certificate, and no access without it from other machines."""

import json
import os
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tiling_gui.campaigns import serving
from tiling_gui.errors import InputError

pytest.importorskip("distributed")
pytest.importorskip("cryptography")
psutil = pytest.importorskip("psutil")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals and permissions of POSIX")
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("address", ["tcp://10.0.0.1:8786", "tcp://example.org:8786", "tcp://[fe80::1]:1"])
def test_a_cluster_without_encryption_is_refused_beyond_this_machine(address: str) -> None:
    with pytest.raises(InputError, match="is neither encrypted nor authenticated"):
        serving.check_address(address, insecure=False)
    serving.check_address(address, insecure=True)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "tcp://localhost:1", "tcp://[::1]:1", "tls://10.0.0.1:1"])
def test_this_machine_and_encryption_are_fine(address: str) -> None:
    serving.check_address(address, insecure=False)


def test_the_key_is_the_owners_alone_and_is_made_once() -> None:
    certificate, key = serving.files()
    assert {stat.S_IMODE(path.stat().st_mode) for path in (certificate, key)} == {0o600}
    assert stat.S_IMODE(key.parent.stat().st_mode) == 0o700
    before = key.read_bytes(), certificate.read_bytes()
    assert serving.files() == (certificate, key)
    assert (key.read_bytes(), certificate.read_bytes()) == before


STRANGER = """
import sys
from distributed import Client, Security
try:
    Client(sys.argv[1], timeout=5, security=Security.temporary())
except OSError:
    print("not let in")
"""


def test_scheduler_and_worker_answer_who_has_the_certificate_and_nobody_else(scratch_home: Path) -> None:
    port = free_port()
    address = f"tls://127.0.0.1:{port}"
    with python("-m", "tiling_gui", "campaign", "cluster", "--port", port, "--jobs", "1", "--json") as cluster:
        assert cluster.stderr is not None
        line = cluster.stderr.readline()
        assert address in line, line + cluster.stderr.read()
        with python("-c", STRANGER, address) as stranger:
            assert stranger.communicate(timeout=120)[0] == "not let in\n"
        words = (
            "campaign",
            "start",
            "4x5",
            "--cluster",
            address,
            "--memory",
            "32",
            "--quiet",
            "--json",
        )
        with python("-m", "tiling_gui", *words) as campaign:
            out, err = campaign.communicate(timeout=300)
        assert campaign.returncode == 0, err
        answer = json.loads(out)
        assert answer["value"] == 9
        assert answer["rests_on"].startswith("workers of campaign 1, ")
        cluster.send_signal(signal.SIGINT)
        out, err = cluster.communicate(timeout=60)
        assert json.loads(out)["workers"] == 1, err


SIGNALS = {"SIGTERM": signal.SIGTERM, "SIGHUP": signal.SIGHUP, "SIGINT": signal.SIGINT, "SIGKILL": signal.SIGKILL}


@pytest.mark.parametrize("name", list(SIGNALS))
def test_scheduler_and_workers_end_with_who_started_them(name: str, scratch_home: Path) -> None:
    with python("-m", "tiling_gui", "campaign", "cluster", "--port", free_port(), "--jobs", "1") as cluster:
        assert cluster.stderr is not None
        assert "tls://" in cluster.stderr.readline()
        children = psutil.Process(cluster.pid).children(recursive=True)
        assert len(children) >= 2
        cluster.send_signal(SIGNALS[name])
        cluster.wait(timeout=60)
        assert psutil.wait_procs(children, timeout=60)[1] == []


def test_told_to_end_before_the_scheduler_answers_it_leaves_nothing(scratch_home: Path) -> None:
    with python("-m", "tiling_gui", "campaign", "cluster", "--port", free_port(), "--jobs", "1") as cluster:
        process = psutil.Process(cluster.pid)
        while not (children := process.children(recursive=True)):
            assert cluster.poll() is None
        cluster.send_signal(signal.SIGTERM)
        assert cluster.wait(timeout=60) == 143
        assert psutil.wait_procs(children, timeout=60)[1] == []


def test_a_cluster_ends_with_its_terminal(scratch_home: Path) -> None:
    ours, terminal = os.openpty()
    words = [sys.executable, "-m", "tiling_gui", "campaign", "cluster", "--port", free_port(), "--jobs", "1"]
    take = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execv(sys.argv[1], sys.argv[1:])"
    with subprocess.Popen(
        [sys.executable, "-c", take, *words], cwd=ROOT, stdin=terminal, stdout=terminal, stderr=terminal,
        start_new_session=True,
    ) as cluster:  # fmt: skip
        os.close(terminal)
        with os.fdopen(ours, "rb", buffering=0) as screen:
            said = b""
            while b"tls://" not in said:
                said += screen.read(4096)
            children = psutil.Process(cluster.pid).children(recursive=True)
        cluster.wait(timeout=60)
        assert len(children) >= 2
        assert psutil.wait_procs(children, timeout=60)[1] == []


def free_port() -> str:
    """A free port of this machine."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        return str(free.getsockname()[1])


def python(*words: str) -> subprocess.Popen[str]:
    """Starts a Python process."""
    command = [sys.executable, *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
