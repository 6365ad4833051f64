"""Locks between processes, released however the process ends that holds them.

The operating system releases them after kill -9 or a power cut, so there are no stale locks.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

PATIENCE = 10.0
"""Seconds."""


class FileLock:
    """An exclusive lock on a file, held from `acquire` to `release`. As a context manager it waits up to PATIENCE."""

    def __init__(self, path: Path, *, removed: bool = False) -> None:
        """`removed`: `release` removes the file."""
        self._path = path
        self._removed = removed
        self._file: int | None = None

    @property
    def held(self) -> bool:
        return self._file is not None

    def acquire(self, seconds: float = 0.0) -> bool:
        """Acquire the lock if it becomes free within `seconds`. Return whether it is held. Raises OSError."""
        if self.held:
            return True
        end = time.monotonic() + seconds
        while (file := self._opened()) is None:
            if time.monotonic() >= end:
                return False
            time.sleep(0.02)
        self._file = file
        return True

    def _opened(self) -> int | None:
        """The file, locked; None if it is held elsewhere, or whoever held it has just removed it."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        if _locked(file):
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(file), os.stat(self._path)):
                    return file
        os.close(file)
        return None

    def release(self) -> None:
        if self._file is not None:
            file, self._file = self._file, None
            if self._removed:
                with suppress(OSError):  # Windows does not remove a file that is open; an empty one stays there
                    os.unlink(self._path)
            os.close(file)

    def __enter__(self) -> "FileLock":
        if not self.acquire(PATIENCE):
            raise TimeoutError(f"{self._path} is held by another process")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
