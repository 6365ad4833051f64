"""How much memory the machine has for the transposition table."""

import os


def default_memory_mb() -> int:
    """A quarter of the machine's memory, 1024 where the system does not say how much it has."""
    try:
        pages, size = os.sysconf("SC_PHYS_PAGES"), os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1024
    return max(64, pages * size // 4 >> 20)
