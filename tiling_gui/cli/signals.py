"""Ctrl-C, SIGTERM and a closed terminal: the work stops, its results so far are printed, and the exit code tells.

    0     success
    2     an error: bad input, or an unusable store; `lesson --mark` still prints what could be marked
    3     a limit set by the user was reached before the result was proved; what was proved is printed
    130   Ctrl-C (143: SIGTERM, 129: the terminal was closed); the results so far are printed

Python runs signal handlers only in the main thread, and not while that is inside compiled code. So the work is done in
another thread, and the main thread only waits for signals. A second signal ends the program at once, but not within a
second of the first: `timeout` signals a program and then its process group. The first one ends it at once while the
program is still being imported (__main__.py), and while the work can be abandoned (waiting.py), such as waiting for
input.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, NoReturn, TypeVar

from tiling_gui.core.limits import StopToken
from tiling_gui.waiting import may_be_abandoned

T = TypeVar("T")

_POLL = 0.1
"""Seconds between two chances for a handler to run, on systems where waiting alone gives none (Windows)."""
_SAME = 1.0
"""Seconds within which a further signal counts as the same one."""


def run_with_signals(work: Callable[[], T], stop: StopToken) -> tuple[T, int]:
    """Return (result of `work`, exit code); a signal sets `stop`. Raises what `work` raises.

    Called from a thread other than the main one, it just runs `work`: signals cannot be handled there.
    """
    if threading.current_thread() is not threading.main_thread():
        return work(), 0
    results: list[T] = []
    errors: list[BaseException] = []

    def body() -> None:
        try:
            results.append(work())
        except BaseException as error:  # noqa: BLE001 - raised in the main thread, below
            errors.append(error)

    heard: list[tuple[int, float]] = []

    def hear(number: int, frame: FrameType | None) -> None:
        if not heard:
            heard.append((number, time.monotonic()))
            stop.stop()
        elif time.monotonic() - heard[0][1] > _SAME:
            _leave(128 + number)

    worker = threading.Thread(target=body, name="verb")
    before: dict[int, Any] = {number: signal.signal(number, hear) for number in _stop_signals()}
    try:
        try:
            worker.start()
        except RuntimeError as error:  # no memory for its stack
            raise MemoryError from error
        while worker.is_alive():
            worker.join(_POLL)
            if heard and may_be_abandoned(worker):
                _leave(128 + heard[0][0])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if errors:
        raise errors[0]
    return results[0], 128 + heard[0][0] if heard else 0


def _leave(code: int) -> NoReturn:
    """End the process with what has been printed; the thread at work may never return."""
    for stream in filter(None, (sys.stdout, sys.stderr)):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code)


def _stop_signals() -> list[int]:
    """The signals that stop the work. SIGHUP is left out if it is ignored, as under nohup."""
    heard: list[int] = [signal.SIGINT, signal.SIGTERM]
    gone = getattr(signal, "SIGHUP", None)
    if gone is not None and signal.getsignal(gone) != signal.SIG_IGN:
        heard.append(gone)
    return heard
