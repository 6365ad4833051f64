"""The tables of kernel/block_bounds.py, computed once a search is long enough to need them and cached in the process.

Strips are 2 to 8 squares wide, and as deep as their limit of squares allows; each side is cut in one of two ways or not
at all. Every additional square doubles memory and time, and bounds more positions.
"""

import threading
from collections.abc import Callable, Iterator
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tiling_gui.core.compiled_kinds import potentials
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
"""The kinds of cuts of a strip by its width, for lower potentials."""
_DEEPEST = 8
_PLACES = 2, 9, _DEEPEST + 1, 3, 3


class Stage(NamedTuple):
    """From how many searched positions on strips of how many squares have tables, given enough memory."""

    searched: int
    squares: int
    memory_mb: int
    """The least memory limit, in MB, with which this stage is used. If it is not 0, its tables (121 MB, at most 680 MB
    with those for one width) are subtracted from the transposition table; otherwise they are small, at most 13 MB, and
    are additional.
    """
    whole: int = 0
    """The limit of squares for strips as wide as the components being searched; 0 for the same limit as others."""

    def adds_to(self, width: int) -> bool:
        """Whether strips of this width have larger tables than others."""
        return width in _PARTNERS and min(_DEEPEST, self.whole // width) > self.squares // width


STAGES = (Stage(0, 14, 0), Stage(12_000, 18, 0), Stage(200_000, 21, 512), Stage(1_000_000, 21, 2048, 25))


class BlockTables(NamedTuple):
    """The tables and the offset of each, in the layout of kernel/block_bounds.py."""

    tables: NDArray[np.int8]
    places: NDArray[np.int64]

    @classmethod
    def empty(cls) -> "BlockTables":
        return cls(np.zeros(1, np.int8), np.full(_PLACES, -1, np.int64))


def strips(squares: int, width: int = 0, whole: int = 0) -> Iterator[tuple[tuple[int, ...], bool, Block]]:
    """Strips of at most `squares` squares as (index into places, whether for upper potentials, strip).

    Strips of width `width` may have `whole` squares.
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
"""Tables by (squares, the width of strips with more squares or 0); of those with a width only the last is cached."""


def block_tables(
    squares: int, stopped: Callable[[], bool] = lambda: False, *, width: int = 0, whole: int = 0
) -> BlockTables | None:
    """The tables of these `strips`; None if `stopped`, which is called before every table, returns True."""
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


def arrays(block: Block, upper: bool) -> tuple[int, NDArray[np.int64], NDArray[np.int64]]:
    """The arguments of compiled functions for a block: its number of squares, its edges, its cuts."""
    cuts = np.array(block.cuts(upper), dtype=np.int64).reshape(-1, 2)
    return block.squares, np.array(block.dominoes(), dtype=np.int64), cuts
