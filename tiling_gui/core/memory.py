"""Gives memory back to the system that the process no longer needs, so that others can use it.

The C library keeps what is freed for later allocations. Compiled code, once loaded, needs the compiler no more: pages
of its library that are as in the file are dropped, and read again if something is compiled after all. Does nothing on
systems other than Linux, whose allocators give memory back themselves.
"""

import ctypes
import re
import sys
import threading
from contextlib import suppress

_COMPILER = re.compile(
    r"^([0-9a-f]+)-([0-9a-f]+) r-.p [^\n]*/libllvmlite\.so\n(?:[A-Z]\w*:[^\n]*\n)*?Anonymous: +0 kB", re.MULTILINE
)
"""A part of the compiler that cannot be written to, and has not been since it was loaded: nothing can be lost."""
_DONTNEED = 4


def give_back_soon() -> None:
    """`give_back` in a thread."""
    threading.Thread(target=give_back, name="memory", daemon=True).start()


def give_back() -> None:
    """Give back what can be given back, in up to 50 ms."""
    if sys.platform != "linux":
        return
    library = ctypes.CDLL(None)
    with suppress(AttributeError):  # not the C library of GNU
        library.malloc_trim(0)
    with suppress(OSError), open("/proc/self/smaps", encoding="utf-8", errors="replace") as mappings:
        for found in _COMPILER.finditer(mappings.read()):
            begin, end = (int(number, 16) for number in found.groups())
            library.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), _DONTNEED)
