"""The memory of the transposition table, which starts small and grows with all its entries as it fills.

A large table from the start would cost more than the search it serves: the system allocates memory page by page, and
the first access to each page is slow.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from tiling_gui.language import tr

FIRST = 1 << 18
"""The initial number of entries of 16 bytes: 4 MB, which boards of up to 36 squares do not fill."""
_SMALLEST = 1 << 10
_BUCKET = 4
_STEP = 4
"""The growth factor, an integer because the entries of one bucket are distributed to that many."""
_SLICE = 1 << 15
"""Buckets copied between two checks for a stop: a few milliseconds, cold pages included."""


class Table:
    """The words of a transposition table (engine/kernel/table.py), at most `memory_mb` megabytes."""

    def __init__(self, memory_mb: int) -> None:
        self._whole = self._allowed = max(_SMALLEST, (memory_mb << 20) // 16)
        self.words = np.zeros(2 * min(FIRST, self._allowed), np.uint64)
        self.note = ""
        """A message to the user if the table had to stay smaller than allowed, else ""."""

    @property
    def entries(self) -> int:
        """The current size, in entries of 16 bytes."""
        return self.words.size // 2

    @property
    def room(self) -> int:
        """The entries of one piece of work it accepts before it must grow; practically unlimited at full size."""
        return self.entries // 2 if self._next_size() else 1 << 60

    def make_room(self, taken: int) -> None:
        """Reserve `taken` bytes of its allowance for others, which limits its growth; it never shrinks."""
        self._allowed = max(self.entries, min(self._allowed, self._whole - taken // 16))

    def use(self) -> float:
        """The fraction of its entries in use, from a sample."""
        buckets = self.words.reshape(-1, 2 * _BUCKET)
        sample = buckets[:: max(1, len(buckets) // 1024), 1::2]  # whole buckets, because they fill from the front
        return float(np.count_nonzero(sample)) / sample.size

    def grow(self, take_over: Callable[[Any, Any, int, int], None], give_up: Callable[[], bool]) -> bool:
        """Grow, copying entries with the kernel's `take_over`; return False if `give_up` interrupted it.

        If the system has no more memory it stays as it is, and `note` says so.
        """
        wanted = self._next_size()
        if not wanted:
            return True
        try:
            larger = np.zeros(2 * wanted, np.uint64)
        except MemoryError:
            self._allowed = self.entries
            self.note = tr(
                "There is not enough memory for a table of {wanted} MB: it has {entries} MB, and solving takes longer.",
                wanted=max(1, wanted >> 16),
                entries=max(1, self.entries >> 16),
            )
            return True
        buckets = self.entries // _BUCKET
        for begin in range(0, buckets, _SLICE):
            if begin and give_up():
                return False  # nothing is lost; it grows on the next call
            take_over(self.words, larger, begin, min(begin + _SLICE, buckets))
        self.words = larger
        return True

    def _next_size(self) -> int:
        """The number of entries after growing; 0 if it is as large as allowed."""
        return next((size for size in (_STEP * self.entries, 2 * self.entries) if size <= self._allowed), 0)
