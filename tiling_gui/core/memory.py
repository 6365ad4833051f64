"""Gives memory back to the system that the process no longer needs, so that others can use it.

The C library keeps what is freed for later allocations. Compiled code, once loaded, needs the compiler no more: the
pages of its library are dropped, and read from the file again if something is compiled after all. Does nothing on
systems other than Linux, whose allocators give memory back themselves.
"""

import ctypes
import re
import sys
from contextlib import suppress

_COMPILER = re.compile(r"([0-9a-f]+)-([0-9a-f]+) r-xp .*/libllvmlite\.so", re.ASCII)
"""The code of the compiler among the mappings: never written to, so that nothing can be lost."""
_DONTNEED = 4


def give_back() -> None:
    """Gives back what can be given back; takes a few milliseconds."""
    if sys.platform != "linux":
        return
    library = ctypes.CDLL(None)
    with suppress(AttributeError):  # not the C library of GNU
        library.malloc_trim(0)
    with suppress(OSError), open("/proc/self/maps", encoding="utf-8", errors="replace") as mappings:
        for found in map(_COMPILER.match, mappings):
            if found:
                begin, end = (int(number, 16) for number in found.groups())
                library.madvise(ctypes.c_void_p(begin), ctypes.c_size_t(end - begin), _DONTNEED)
