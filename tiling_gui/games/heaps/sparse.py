"""The rare values of an octal game and the heaps that have them, on which its kernel relies.

A value is rare if it has an even number of ones under a mask. The mask is the one under which the fewest heaps are
rare. It is chosen again each time the number of heaps has doubled, which affects the speed but never the values. The
rare heaps of .007 are shipped: with them the values of all heaps follow in a minute. Their file is made by
research/grundy_values.py, which computes every value, and is checked against its digest.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tiling_gui.core import shipped_files

FILES = {"0.007": "heaps/octal-0.007.json.gz"}


@dataclass(frozen=True)
class RareHeaps:
    """Every heap up to `upto` whose value has an even number of ones under the mask."""

    upto: int
    mask: int
    heaps: tuple[int, ...]
    values: tuple[int, ...]

    def given(self) -> Any:
        """For heaps 0 to `upto`: the rare value, or -1 for a common one, as a numpy array of int32."""
        import numpy as np

        found = np.full(self.upto + 1, -1, np.int32)
        found[list(self.heaps)] = self.values
        return found

    def to_text(self) -> str:
        """The content of the file, with differences in place of heaps."""
        gaps = [b - a for a, b in zip((0, *self.heaps), self.heaps, strict=False)]
        return json.dumps({"upto": self.upto, "mask": self.mask, "gaps": gaps, "values": self.values}) + "\n"


@lru_cache(maxsize=1)
def rare_heaps(code: str) -> RareHeaps | None:
    """The shipped rare heaps of a code such as "0.007"; None if there are none, or the file is damaged."""
    text = shipped_files.read(FILES[code]) if code in FILES else None
    if text is None:
        return None
    data = json.loads(text)
    heaps, at = [], 0
    for gap in data["gaps"]:
        at += gap
        heaps.append(at)
    return RareHeaps(data["upto"], data["mask"], tuple(heaps), tuple(data["values"]))


class SparseSpace:
    """The state of a computation between two pieces."""

    def __init__(self, space: int, upto: int, known: RareHeaps | None) -> None:
        import numpy as np

        self._space, self._known = space, known
        self.rare = np.zeros(upto + 1, np.int32)
        self.count = 0
        self.mask = 0
        self.is_rare = np.ones(space, np.uint8)
        self.given = np.zeros(0, np.int32) if known is None else known.given()
        self._again = 0

    def look(self, values: Any, start: int) -> None:
        """Choose the mask for heaps from `start` on, if their number has doubled since the last time."""
        if start < self._again:
            return
        self._again = max(2 * start, 1024)
        shipped = self._known.mask if self._known is not None and start < self.given.size else None
        mask = best_mask(values[:start]) if shipped is None else shipped
        if mask != self.mask or self.count == 0:
            import numpy as np

            self.mask = mask
            self.is_rare = 1 - parity(np.arange(self._space), mask)
            found = np.flatnonzero(self.is_rare[values[:start]])
            self.count = found.size
            self.rare[: found.size] = found


def parity(values: Any, mask: int) -> Any:
    """1 where a value has an odd number of ones under the mask, 0 elsewhere, as an array of uint8."""
    bits = values & mask
    for shift in (16, 8, 4, 2, 1):
        bits = bits ^ (bits >> shift)
    return (bits & 1).astype("uint8")


def best_mask(values: Any) -> int:
    """The nonzero mask under which the fewest values have an even number of ones.

    The Walsh-Hadamard transform of the frequencies of the values gives, for every mask at once, how many more values
    are even than odd.
    """
    import numpy as np

    size = 1 << max(1, int(values.max(initial=0)).bit_length())
    more = np.bincount(values, minlength=size).astype(np.int64)
    half = 1
    while half < size:
        pairs = more.reshape(-1, 2, half)
        more = np.stack([pairs[:, 0] + pairs[:, 1], pairs[:, 0] - pairs[:, 1]], axis=1).reshape(-1)
        half *= 2
    return 1 + int(more[1:].argmin())
