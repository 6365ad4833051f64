"""The certificate of this installation's clusters, and a scheduler and workers that accept only peers that have it.

Anyone who can reach the port of a dask scheduler without TLS can run code on every worker. So a certificate is made on
first use and stored where only its owner can read it; a machine can join once the folder is copied to it. Dask runs the
processes, restarts workers that end, and ends them all with the process that started them.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from importlib import import_module
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from tiling_gui import paths
from tiling_gui.core.limits import StopToken
from tiling_gui.errors import StoreError, input_error
from tiling_gui.language import tr

FOLDER = "cluster"
PRIVATE: dict[str, Any] = {"dashboard": False, "dashboard_address": "127.0.0.1:0"}
"""Options of a scheduler without a dashboard; dask serves HTTP in any case, here where only this machine sees it."""
_RENEWED_BEFORE = timedelta(days=7)
"""A certificate that expires sooner is replaced."""


def distributed() -> Any:
    """The module dask.distributed. Raises InputError without the extra `cluster`."""
    try:
        found = import_module("distributed")
    except ImportError as error:
        raise input_error(
            "A cluster needs dask.distributed and cryptography; install tiling-gui with the extra 'cluster'."
        ) from error
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # the import has set another
    return found


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
    certificate, key = map(str, files())
    roles = {f"tls_{role}_{part}": path for role in ("client", "scheduler", "worker")
             for part, path in (("cert", certificate), ("key", key))}  # fmt: skip
    return distributed().Security(tls_ca_file=certificate, require_encryption=True, **roles)


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def serve(
    host: str, port: int, workers: int, threads: int, join: str, stop: StopToken, started: Callable[[str], None]
) -> str:
    """Run a scheduler and workers until `stop`; with `join`, only workers for the scheduler at that address.

    `started` is called with the scheduler's address. Return it. Raises InputError, and StoreError if one cannot start.
    """
    try:
        return asyncio.run(_serve(host, port, workers, threads, join, stop, started))
    except (OSError, TimeoutError, RuntimeError) as error:
        if isinstance(error, StoreError):
            raise
        raise StoreError(tr("The cluster did not start: {reason}.", reason=error)) from error


async def _serve(
    host: str, port: int, workers: int, threads: int, join: str, stop: StopToken, started: Callable[[str], None]
) -> str:
    dask, safe = distributed(), security()
    async with AsyncExitStack() as running:
        address = join
        if not join:
            options = {"host": host, "port": port, "protocol": "tls://", "security": safe, **PRIVATE}
            address = (await running.enter_async_context(dask.Scheduler(**options))).address
        options = {"nthreads": threads, "host": host, "protocol": "tls://", "security": safe,
                   "dashboard_address": PRIVATE["dashboard_address"], "silence_logs": logging.CRITICAL}  # fmt: skip
        nannies = [dask.Nanny(address, **options) for _ in range(workers)]
        for nanny in nannies:
            await asyncio.wait_for(running.enter_async_context(nanny), 60)
        started(address)
        while not stop.is_set:
            await asyncio.sleep(0.2)
            if any(nanny.status.name in ("closed", "failed") for nanny in nannies):
                raise StoreError(tr("The workers for {address} have lost their scheduler.", address=address))
        return address


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
        made = distributed().Security.temporary()
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
