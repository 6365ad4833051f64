"""The memory of the transposition table: it begins small and grows as it fills, with all that it holds.

A large table at once would cost more than the search it serves: the system gives memory page by page, and every
first look into a cold page waits for it.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from tiling_gui.language import tr

FIRST = 1 << 18
"""Entries of 16 bytes that a table begins with: 4 MB, which boards of up to 36 squares do not fill."""
_SMALLEST = 1 << 10
_BUCKET = 4
_STEP = 4
"""A table grows to so many times its size; entries of one bucket go to so many, which is why it is a whole number."""
_SLICE = 1 << 15
"""Buckets taken over between two looks at whether to give up: a few milliseconds, cold pages included."""


class Table:
    """Words of a transposition table (engine/kernel/table.py), at most `memory_mb` of them."""

    def __init__(self, memory_mb: int) -> None:
        self._whole = self._allowed = max(_SMALLEST, (memory_mb << 20) // 16)
        self.words = np.zeros(2 * min(FIRST, self._allowed), np.uint64)
        self.note = ""
        """A sentence for whoever waits: that the table had to stay smaller than allowed."""

    @property
    def entries(self) -> int:
        """Its size now, in entries of 16 bytes."""
        return self.words.size // 2

    @property
    def room(self) -> int:
        """Entries of one piece of work that it takes before it is to grow; without end where it may not."""
        return self.entries // 2 if self._next_size() else 1 << 60

    def make_room(self, taken: int) -> None:
        """Leaves `taken` bytes of what it may have to others: it grows no further than the rest, and never shrinks."""
        self._allowed = max(self.entries, min(self._allowed, self._whole - taken // 16))

    def use(self) -> float:
        """Share of its entries in use, from a sample."""
        buckets = self.words.reshape(-1, 2 * _BUCKET)
        sample = buckets[:: max(1, len(buckets) // 1024), 1::2]  # whole buckets: they fill from the front
        return float(np.count_nonzero(sample)) / sample.size

    def grow(self, take_over: Callable[[Any, Any, int, int], None], give_up: Callable[[], bool]) -> bool:
        """Makes it larger, its entries copied by the kernel's `take_over`; False if it was told to give up.

        Where the system gives no more memory it stays as it is, and `note` says so.
        """
        wanted = self._next_size()
        if not wanted:
            return True
        try:
            larger = np.zeros(2 * wanted, np.uint64)
        except MemoryError:
            self._allowed = self.entries
            self.note = tr(
                "There is no memory for a table of {wanted} MB: it has {entries} MB, and solving takes longer.",
                wanted=max(1, wanted >> 16),
                entries=max(1, self.entries >> 16),
            )
            return True
        buckets = self.entries // _BUCKET
        for begin in range(0, buckets, _SLICE):
            if begin and give_up():
                return False  # what is held is still here; it grows when it is asked again
            take_over(self.words, larger, begin, min(begin + _SLICE, buckets))
        self.words = larger
        return True

    def _next_size(self) -> int:
        """Entries it would have after growing; 0 if it is as large as allowed."""
        return next((size for size in (_STEP * self.entries, 2 * self.entries) if size <= self._allowed), 0)
