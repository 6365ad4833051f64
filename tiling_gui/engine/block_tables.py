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
    """What the transposition table may have. Where it says something, the tables come off it (121 MB, with those of one
    width at most 680 MB); else they are small, 13 MB at most, and come on top."""
    whole: int = 0
    """Squares of strips as wide as the components that are asked about; 0 for no more than others have."""

    def adds_to(self, width: int) -> bool:
        """Whether strips so wide have larger tables than others."""
        return width in _PARTNERS and min(_DEEPEST, self.whole // width) > self.squares // width


STAGES = (Stage(0, 14, 0), Stage(3_000, 18, 0), Stage(200_000, 21, 512), Stage(1_000_000, 21, 2048, 25))


class BlockTables(NamedTuple):
    """The tables and where each begins, as kernel/block_bounds.py says."""

    tables: NDArray[np.int8]
    places: NDArray[np.int64]

    @classmethod
    def empty(cls) -> "BlockTables":
        """None yet."""
        return cls(np.zeros(1, np.int8), np.full(_PLACES, -1, np.int64))


def strips(squares: int, width: int = 0, whole: int = 0) -> Iterator[tuple[tuple[int, ...], bool, Block]]:
    """Strips of at most so many squares, on their sides: (index of the place, whether for upper potentials, strip).

    Those that are `width` squares wide may have `whole`.
    """
    for upper, wide in product((False, True), _PARTNERS):
        cuts = (None, *(_owners(wide) if upper else _PARTNERS[wide]))
        most = max(squares, whole) if wide == width else squares
        for depth in range(1, min(_DEEPEST, most // wide) + 1):
            for (i, above), (j, below) in product(enumerate(cuts), repeat=2):
                yield (int(upper), wide, depth, i, j), upper, Block(wide, depth, left=above, right=below)


def _owners(width: int) -> tuple[Cut, Cut]:
    return tuple(i % 2 for i in range(width)), tuple(1 - i % 2 for i in range(width))


_lock = threading.Lock()
_ready: dict[tuple[int, int], BlockTables] = {}
"""By the squares of a strip, and the width of those that have more (0 for none); of these the last alone."""


def block_tables(
    squares: int, stopped: Callable[[], bool] = lambda: False, *, width: int = 0, whole: int = 0
) -> BlockTables | None:
    """The tables of these `strips`; None if `stopped` says so, which is asked before every table."""
    with _lock:
        if (squares, width) not in _ready:
            found = _found(squares, width, whole, stopped)
            if found is None:
                return None
            if width:
                for key in [key for key in _ready if key[1]]:
                    del _ready[key]
            _ready[squares, width] = found
        return _ready[squares, width]


def _found(squares: int, width: int, whole: int, stopped: Callable[[], bool]) -> BlockTables | None:
    known = _ready.get((squares, 0))
    every = list(strips(squares, width, whole))
    tables = np.zeros(sum(1 << block.squares for _, _, block in every), np.int8)
    places = np.full(_PLACES, -1, np.int64)
    begin = 0
    for place, upper, block in every:
        if stopped():
            return None
        size = 1 << block.squares
        if known is not None and known.places[place] >= 0:
            there = known.places[place]
            tables[begin : begin + size] = known.tables[there : there + size]
        else:
            find = potentials().upper if upper else potentials().lower
            tables[begin : begin + size] = find(*arrays(block, upper))
        places[place] = begin
        begin += size
    return BlockTables(tables, places)
