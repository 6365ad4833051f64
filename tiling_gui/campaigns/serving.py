"""A scheduler and workers for campaigns that only accept peers with this cluster's certificate (mutual TLS).

Anyone who can reach the port of a dask scheduler without TLS can run code on every worker. So a certificate is made on
first use and stored where only its owner can read it; a machine can join once the folder is copied to it.

Every process reads from a pipe held by the process that started it, and ends with that process, however that ends. So
no server is left running unnoticed.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tiling_gui import paths
from tiling_gui.core.limits import StopToken
from tiling_gui.errors import StoreError, input_error
from tiling_gui.language import tr

FOLDER = "cluster"
_RENEWED_BEFORE = timedelta(days=7)
"""A certificate that expires sooner is replaced."""
_PATIENCE = 10.0
"""Seconds that a process has to end by itself."""
_BUFFERED_LINES = 1000
"""Lines of a process's output that are buffered."""


def files() -> tuple[Path, Path]:
    """Return (certificate, key) of this installation's clusters, made if necessary. Raises StoreError, InputError."""
    folder = paths.data_dir() / FOLDER
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        folder.chmod(0o700)
        if not (key.exists() and _lasts(certificate)):
            _make(certificate, key)
    except OSError as error:
        raise StoreError(
            tr("The cluster's certificate cannot be saved in {folder}: {reason}.", folder=folder, reason=error.strerror)
        ) from error
    return certificate, key


def security() -> Any:
    """The dask Security for connections to this installation's clusters."""
    from distributed import Security

    certificate, key = map(str, files())
    roles = {f"tls_{role}_{part}": path for role in ("client", "scheduler", "worker")
             for part, path in (("cert", certificate), ("key", key))}  # fmt: skip
    return Security(tls_ca_file=certificate, require_encryption=True, **roles)


def check_address(address: str, insecure: bool) -> None:
    """Raise InputError for an address without TLS beyond this machine, unless `insecure`."""
    parts = urlsplit(address)
    if parts.scheme == "tcp" and not insecure and not is_loopback(parts.hostname or ""):
        raise input_error(
            "{address} is neither encrypted nor authenticated: whoever reaches it can run programs on "
            "every worker. Start it with tiling-gui campaign cluster and use tls://, or pass --insecure.",
            address=address[:80],
        )


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


@contextmanager
def serving(
    host: str, port: int, workers: int, threads: int, join: str = "", stop: StopToken | None = None
) -> Iterator["Serving"]:
    """A context with a scheduler and workers as processes; with `join`, only workers.

    None are started if `stop` is already set. Raises InputError without the extra `cluster`, StoreError if the
    scheduler does not start.
    """
    running = Serving()
    try:
        running.start(host, port, workers, threads, join, stop or StopToken())
        yield running
    finally:
        running.close()


class Serving:
    """The processes of a cluster."""

    def __init__(self) -> None:
        self.address = ""
        """The scheduler's address, as --cluster takes it."""
        self._children: list[subprocess.Popen[str]] = []

    def start(self, host: str, port: int, workers: int, threads: int, join: str, stop: StopToken) -> None:
        """Start the processes; return when the scheduler can be reached, or on a stop."""
        certificate, key = map(str, files())
        safe = ["--tls-ca-file", certificate, "--tls-cert", certificate, "--tls-key", key, "--no-dashboard",
                "--dashboard-address", "127.0.0.1:0"]  # fmt: skip
        self.address = join
        if not join:
            shown = f"[{host}]" if ":" in host else host
            scheduler = self._begin(["scheduler", "--host", f"tls://{shown}", "--port", str(port), *safe])
            self.address = _reported_address(scheduler, stop)
        if stop.is_set:
            return
        for _ in range(workers):
            own = ["--nthreads", str(threads), "--no-nanny", "--host", f"tls://{host}"]
            self._begin(["worker", self.address, *own, *safe])

    def wait(self, stop: StopToken) -> None:
        """Wait for a stop. Raises StoreError if one of the processes ends."""
        while not stop.wait(0.2):
            if any(child.poll() is not None for child in self._children):
                raise StoreError(tr("A scheduler or worker of the cluster at {address} stopped.", address=self.address))

    def close(self) -> None:
        for child in reversed(self._children):
            child.terminate()
        for child in reversed(self._children):
            try:
                child.wait(timeout=_PATIENCE)
            except subprocess.TimeoutExpired:
                child.kill()
                child.wait()
            for stream in (child.stdin, child.stderr):
                if stream is not None:
                    stream.close()

    def _begin(self, words: list[str]) -> subprocess.Popen[str]:
        child = subprocess.Popen(
            [sys.executable, "-m", "tiling_gui.campaigns.serving", *words], stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip
        self._children.append(child)
        if words[0] == "worker":
            _read(child, queue.SimpleQueue())
        return child


def _reported_address(scheduler: subprocess.Popen[str], stop: StopToken) -> str:
    """The address that a scheduler reports; "" on a stop."""
    lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
    _read(scheduler, lines)
    last = ""
    while not stop.is_set:
        try:
            line = lines.get(timeout=0.1)
        except queue.Empty:
            continue
        if line is None:
            raise StoreError(tr("The cluster's scheduler did not start: {reason}", reason=last[-200:] or "."))
        last = line.strip() or last
        for word in line.split():
            if word.startswith("tls://"):
                return word
    return ""


def _read(child: subprocess.Popen[str], lines: "queue.SimpleQueue[str | None]") -> None:
    """Read the stderr of a process in a thread, so that the process never blocks; None marks the end."""
    stream = child.stderr
    assert stream is not None

    def read() -> None:
        try:
            for line in stream:
                if lines.qsize() < _BUFFERED_LINES:
                    lines.put(line)
        except ValueError:
            return  # closed, because the process ended
        finally:
            lines.put(None)

    threading.Thread(target=read, name="cluster messages", daemon=True).start()


def _lasts(certificate: Path) -> bool:
    if not certificate.exists():
        return False
    try:
        from cryptography import x509

        ends: datetime = x509.load_pem_x509_certificate(certificate.read_bytes()).not_valid_after_utc
    except (ImportError, ValueError):
        return False
    return ends > datetime.now(UTC) + _RENEWED_BEFORE


def _make(certificate: Path, key: Path) -> None:
    try:
        from distributed import Security

        made = Security.temporary()
    except ImportError as error:
        raise input_error(
            "A cluster needs dask.distributed and cryptography; install tiling-gui with the extra 'cluster'."
        ) from error
    for path, text in ((key, made.tls_client_key), (certificate, made.tls_client_cert)):
        fresh = path.with_suffix(".part")
        fresh.unlink(missing_ok=True)
        file = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(file, "w") as out:
            out.write(text)
        os.replace(fresh, path)


def _exit_with_parent() -> None:
    """Wait until the other end of standard input is closed, then end this process."""
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)
    threading.Event().wait(_PATIENCE)
    os._exit(1)


def main() -> None:
    """Run a dask scheduler or worker that ends with the process that started it."""
    from dask.__main__ import main as dask

    threading.Thread(target=_exit_with_parent, name="exit with parent", daemon=True).start()
    dask()


if __name__ == "__main__":
    main()
