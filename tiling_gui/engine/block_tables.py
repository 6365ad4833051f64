"""The tables of kernel/block_bounds.py: found when a search has become long enough for them, and kept by the process.

Strips are 2 to 8 squares wide, and as deep as there are squares for; each is cut on either side in one of two ways or
not at all. Every square more takes twice the memory and the time, and bounds more positions.
"""

import threading
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tiling_gui.core.compiled_kinds import potentials
from tiling_gui.engine.certificates import arrays
from tiling_gui.engine.strips import Block, Cut

_PARTNERS: dict[int, tuple[Cut, ...]] = {
    2: ((1, 0),),
    3: ((1, 2, 1), (1, 0, 1)),
    4: ((1, 0, 3, 2),),
    5: ((1, 0, 1, 4, 3), (1, 0, 3, 4, 3)),
    6: ((1, 0, 3, 2, 5, 4),),
    7: ((1, 0, 3, 2, 3, 6, 5), (1, 0, 1, 4, 3, 6, 5)),
    8: ((1, 0, 1, 4, 3, 6, 7, 6), (1, 0, 3, 2, 5, 4, 7, 6)),
}
"""By the width of a strip: its kinds of cuts, for lower potentials."""
_DEEPEST = 8
_PLACES = 2, 9, _DEEPEST + 1, 3, 3


class Stage(NamedTuple):
    """Strips of how many squares have tables, from how many searched positions on, and in how much memory."""

    searched: int
    squares: int
    memory_mb: int
    """What the transposition table may have. Where it says something, the tables (121 MB) come off it; else they are
    small, 13 MB at most, and come on top."""


STAGES = (Stage(0, 14, 0), Stage(3_000, 18, 0), Stage(200_000, 21, 512))


class BlockTables(NamedTuple):
    """The tables and where each begins, as kernel/block_bounds.py says."""

    tables: NDArray[np.int8]
    places: NDArray[np.int64]

    @classmethod
    def empty(cls) -> "BlockTables":
        """None yet."""
        return cls(np.zeros(1, np.int8), np.full(_PLACES, -1, np.int64))


def strips(squares: int) -> Iterator[tuple[tuple[int, ...], bool, Block]]:
    """Strips of at most so many squares, on their sides: (index of the place, whether for upper potentials, strip)."""
    for upper, width in product((False, True), _PARTNERS):
        cuts = (None, *(_owners(width) if upper else _PARTNERS[width]))
        for depth in range(1, min(_DEEPEST, squares // width) + 1):
            for (i, above), (j, below) in product(enumerate(cuts), repeat=2):
                yield (int(upper), width, depth, i, j), upper, Block(width, depth, left=above, right=below)


def _owners(width: int) -> tuple[Cut, Cut]:
    return tuple(i % 2 for i in range(width)), tuple(1 - i % 2 for i in range(width))


_lock = threading.Lock()
_ready: dict[int, BlockTables] = {}


def block_tables(squares: int, stopped: Callable[[], bool] = lambda: False) -> BlockTables | None:
    """The tables of strips of at most so many squares; None if `stopped` says so, which is asked before every table."""
    with _lock:
        if squares not in _ready:
            places = np.full(_PLACES, -1, np.int64)
            tables: list[NDArray[np.int8]] = []
            begin = 0
            for place, upper, block in strips(squares):
                if stopped():
                    return None
                find = potentials().upper if upper else potentials().lower
                tables.append(find(*arrays(block, upper)))
                places[place] = begin
                begin += tables[-1].size
            _ready[squares] = BlockTables(np.concatenate(tables), places)
        return _ready[squares]
