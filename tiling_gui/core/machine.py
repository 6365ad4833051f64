"""The resources of a solve: by default TILING_GUI_THREADS and TILING_GUI_MEMORY, or a share of the machine."""

import os
import threading
from collections.abc import Sequence

from tiling_gui.errors import input_error

THREADS_VARIABLE, MEMORY_VARIABLE = "TILING_GUI_THREADS", "TILING_GUI_MEMORY"


def default_threads() -> int:
    """The number of cores, unless TILING_GUI_THREADS is set. Raises InputError if that is not a positive integer."""
    return _number(THREADS_VARIABLE) or os.cpu_count() or 1


def default_memory_mb() -> int:
    """Megabytes for the transposition table: TILING_GUI_MEMORY, or a quarter of the machine's memory.

    1024 if the system does not report its memory. Raises InputError if the variable is not a positive integer.
    """
    asked = _number(MEMORY_VARIABLE)
    if asked is not None:
        return asked
    try:
        pages, size = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1024
    return max(64, pages * size // 4 >> 20)


def started(threads: Sequence[threading.Thread]) -> Sequence[threading.Thread]:
    """Start these threads; return those that there is memory for the stacks of, which are the first."""
    for number, thread in enumerate(threads):
        try:
            thread.start()
        except RuntimeError:
            return threads[:number]
    return threads


def _number(variable: str) -> int | None:
    text = os.environ.get(variable, "").strip()
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text)):
        raise input_error(
            "{variable} must be a whole number of at least 1, not {text!r}.", variable=variable, text=text
        )
    return int(text)
