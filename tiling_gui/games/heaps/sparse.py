"""Which values of an octal game are called rare, and which heaps have them: what its kernel goes by.

A value is rare if it has an even number of ones under a mask. The mask is the one under which fewest heaps are rare;
it is chosen anew whenever the heaps have doubled, which changes how fast values are found, never the values. The rare
heaps of .007 come with the program: with them the values of all heaps follow in a minute. Their file is made by
packaging/grundy_values.py, which computes every value, and is held against its digest.
"""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tiling_gui.core import shipped_files

FILES = {"0.007": "heaps/octal-0.007.json.gz"}


@dataclass(frozen=True)
class RareHeaps:
    """Every heap up to some size whose value has an even number of ones under a mask."""

    upto: int
    mask: int
    heaps: tuple[int, ...]
    values: tuple[int, ...]

    def given(self) -> Any:
        """For the heaps of 0 to `upto`: the rare value, or -1 for a common one, as a numpy array of int32."""
        import numpy as np

        found = np.full(self.upto + 1, -1, np.int32)
        found[list(self.heaps)] = self.values
        return found

    def to_text(self) -> str:
        """As the file has it: gaps in place of heaps."""
        gaps = [b - a for a, b in zip((0, *self.heaps), self.heaps, strict=False)]
        return json.dumps({"upto": self.upto, "mask": self.mask, "gaps": gaps, "values": self.values}) + "\n"


@lru_cache(maxsize=1)
def rare_heaps(code: str) -> RareHeaps | None:
    """What ships for a code such as "0.007"; None where nothing does, or the file is not what its digest says."""
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
    """The state between two pieces of work on one game."""

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
        """Chooses the mask for what follows the heaps below `start`, if there are twice as many as the last time."""
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
    """1 where a value has an odd number of ones under the mask, as an array of uint8."""
    bits = values & mask
    for shift in (16, 8, 4, 2, 1):
        bits = bits ^ (bits >> shift)
    return (bits & 1).astype("uint8")


def best_mask(values: Any) -> int:
    """The mask under which fewest of the values have an even number of ones; never 0, under which all have.

    The Walsh-Hadamard transform of how often each value occurs gives, for every mask at once, how many more values
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
