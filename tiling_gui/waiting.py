"""Threads that a signal may abandon, because they wait for input."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

_threads: list[int] = []
"""The identifiers of the threads that are in `abandonable` now, once for each block; changed atomically."""


@contextmanager
def abandonable() -> Iterator[None]:
    """A block that neither writes nor returns anything before its end, so that the process may end within it.

    Reading from a terminal or a pipe may never return, and a thread that waits there cannot see that it was stopped.
    """
    own = threading.get_ident()
    _threads.append(own)
    try:
        yield
    finally:
        _threads.remove(own)


def may_be_abandoned(thread: threading.Thread) -> bool:
    """Whether the thread is within `abandonable`."""
    return thread.ident in _threads
