"""A cluster with access control: TLS with its own certificate, on this machine as between machines."""

import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tiling_gui.cluster import certificate

pytest.importorskip("distributed")
pytest.importorskip("cryptography")
psutil = pytest.importorskip("psutil")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="uses signals and permissions of POSIX")
ROOT = Path(__file__).parents[2]


def test_the_key_is_the_owners_alone_and_is_made_once() -> None:
    shown, key = certificate.files()
    assert {stat.S_IMODE(path.stat().st_mode) for path in (shown, key)} == {0o600}
    assert stat.S_IMODE(key.parent.stat().st_mode) == 0o700
    before = key.read_bytes(), shown.read_bytes()
    assert certificate.files() == (shown, key)
    assert (key.read_bytes(), shown.read_bytes()) == before


STRANGER = """
import sys
from distributed import Client, Security
for security in (Security.temporary(), None):
    try:
        Client(sys.argv[1].replace("tls", "tls" if security else "tcp"), timeout=5, security=security)
    except OSError:
        print("not let in")
"""


def test_nobody_without_the_certificate_is_let_in_and_nothing_is_served_beside_it(scratch_home: Path) -> None:
    with serving() as cluster:
        assert cluster.stderr is not None
        address = next(word for word in cluster.stderr.readline().split() if word.startswith("tls://"))
        with python("-c", STRANGER, address.rstrip(";")) as stranger:
            assert stranger.communicate(timeout=120)[0] == "not let in\n" * 2
        family = [psutil.Process(cluster.pid), *psutil.Process(cluster.pid).children(recursive=True)]
        listens = [each.laddr for one in family for each in one.net_connections() if each.status == "LISTEN"]
        assert listens
        assert {place.ip for place in listens} == {"127.0.0.1"}
        assert 8787 not in {place.port for place in listens}
        cluster.send_signal(signal.SIGINT)
        cluster.communicate(timeout=60)


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGKILL"])
def test_scheduler_and_workers_end_with_who_started_them(name: str, scratch_home: Path) -> None:
    with serving() as cluster:
        assert cluster.stderr is not None
        assert "tls://" in cluster.stderr.readline()
        children = psutil.Process(cluster.pid).children(recursive=True)
        assert children
        cluster.send_signal(getattr(signal, name))
        cluster.wait(timeout=60)
        assert psutil.wait_procs(children, timeout=60)[1] == []


@contextmanager
def serving() -> Iterator[subprocess.Popen[str]]:
    """A scheduler with one worker at a free port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with python("-m", "tiling_gui", "cluster", "--port", port, "--threads", "1") as cluster:
        try:
            yield cluster
        finally:
            if cluster.poll() is None:
                cluster.terminate()


def python(*words: str) -> subprocess.Popen[str]:
    """Starts a Python process."""
    command = [sys.executable, *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
