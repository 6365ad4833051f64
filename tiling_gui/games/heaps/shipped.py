"""The rare heaps of .007 that come with the program: with them the values of all heaps follow in a minute.

Made by packaging/grundy_values.py, which computes every value; the file is held against its digest.
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
