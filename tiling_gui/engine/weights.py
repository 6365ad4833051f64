"""The shipped weights for move ordering: one for every pattern of free squares around a square, up to symmetry.

A pattern is the 13 bits of kernel/ordering.py. The file has the weight of the least image of every pattern, and the
weights of the constant and of the colour imbalance.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING

from tiling_gui.paths import resource

if TYPE_CHECKING:
    import numpy as np  # imported in functions, so that the window opens faster

PATTERNS = 8192
CONSTANT, IMBALANCE, PLAIN = PATTERNS, PATTERNS + 1, PATTERNS + 2
WEIGHTS = PATTERNS + 3

# The square of each bit of a pattern, from bit 0: (rows down, columns right).
OFFSETS = (
    [(2, 0), (-2, 0), (1, -1), (1, 0), (1, 1), (-1, -1), (-1, 0), (-1, 1)]
    + [(0, c) for c in range(-2, 3)]
)  # fmt: skip
_CENTRE = 1 << OFFSETS.index((0, 0))


@lru_cache(maxsize=1)
def classes() -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """The least image of each of the 8192 patterns under the eight symmetries of the square."""
    import numpy as np

    patterns = np.arange(PATTERNS, dtype=np.int64)
    least = patterns.copy()
    turns = [(a, b, swap) for a in (1, -1) for b in (1, -1) for swap in (False, True)]
    for a, b, swap in turns:
        image = np.zeros(PATTERNS, np.int64)
        for bit, (r, c) in enumerate(OFFSETS):
            turned = (b * c, a * r) if swap else (a * r, b * c)
            image |= (patterns >> bit & 1) << OFFSETS.index(turned)
        least = np.minimum(least, image)
    return least


def representatives() -> list[int]:
    """One pattern with a free centre for each class, ascending."""
    return sorted({int(p) for p in classes() if p & _CENTRE})


def read_weights() -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The shipped weights in the kernel's layout."""
    data = json.loads(resource("engine/ordering.json").read_text(encoding="utf-8"))
    return expand(dict(zip(data["patterns"], data["weights"], strict=True)), data["constant"], data["imbalance"])


def expand(
    weights: dict[int, float], constant: float, imbalance: float
) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The weights of representatives, copied to all patterns, in the kernel's layout."""
    import numpy as np

    least = classes()
    full = np.zeros(WEIGHTS)
    full[:PATTERNS] = [weights.get(int(p), 0.0) for p in least]
    full[CONSTANT], full[IMBALANCE] = constant, imbalance
    full[PLAIN] = 0.43  # average dominoes per square, the only weight used for a frame without rows
    return full
