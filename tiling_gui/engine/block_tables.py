"""The tables of kernel/block_bounds.py, computed once a search is long enough to need them and cached in the process.

Strips are 2 to 8 squares wide, and as deep as their limit of squares allows; each side is cut in one of two ways or not
at all. Every additional square doubles memory and time, and bounds more positions.
"""

import threading
import weakref
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby, product
from math import isqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tiling_gui.core.compiled_kinds import potentials
from tiling_gui.core.machine import started
from tiling_gui.engine.strips import Block, Cut

_PARTNERS: dict[int, tuple[Cut, ...]] = {
    2: ((1, 0),),
    3: ((1, 2, 1), (1, 0, 1)),
    4: ((1, 0, 3, 2), (1, 2, 1, 2), (1, 2, 3, 2)),
    5: ((1, 0, 3, 4, 3), (1, 2, 1, 4, 3), (1, 0, 3, 2, 3)),
    6: ((1, 0, 3, 2, 5, 4), (1, 0, 3, 4, 3, 4), (1, 2, 1, 4, 5, 4)),
    7: ((1, 0, 3, 2, 5, 4, 5), (1, 0, 3, 4, 3, 6, 5), (1, 2, 1, 4, 3, 6, 5)),
    8: ((1, 0, 3, 2, 5, 4, 7, 6), (1, 0, 1, 4, 3, 6, 7, 6), (1, 2, 1, 4, 3, 6, 7, 6)),
}
"""The kinds of cuts of a strip by its width, for lower potentials."""
_OWNERS: dict[int, tuple[Cut, ...]] = {
    2: ((0, 1), (1, 0)),
    3: ((0, 1, 0), (1, 0, 1), (1, 1, 0)),
    4: ((1, 0, 0, 1), (0, 1, 1, 0), (1, 0, 1, 0)),
    5: ((0, 1, 0, 0, 1), (1, 0, 0, 1, 0), (0, 0, 1, 0, 1)),
    6: ((1, 0, 0, 1, 1, 0), (1, 0, 1, 0, 0, 1), (0, 1, 1, 0, 1, 0)),
    7: ((1, 0, 0, 1, 0, 0, 1), (0, 1, 1, 0, 1, 1, 0), (0, 1, 0, 1, 0, 1, 0)),
    8: ((1, 0, 0, 1, 0, 0, 1, 0), (0, 1, 0, 0, 1, 0, 0, 1), (1, 0, 1, 0, 1, 1, 0, 1)),
}
"""The same for upper potentials. Of all sets of three, found by hill climbing: they answer most of the questions about
options on 3 x 19, 4 x 13, 5 x 11, 6 x 8 and 7 x 8."""
_FEW = 1
"""The kinds of cuts of strips that are larger than those of other widths: the first of each."""
_NARROW, _LESS = 4, 3
"""Strips of up to so many squares across have so many squares less, for components so narrow are small or long."""
_DEEPEST = 8
_PLACES = 2, 9, _DEEPEST + 1, 2


class Stage(NamedTuple):
    """From how many searched positions on strips of how many squares have tables, given enough memory."""

    searched: int
    squares: int
    memory_mb: int
    """The least memory limit, in MB, with which this stage is used. If it is not 0, its tables (118 MB, at most 390 MB
    with those for one width) are subtracted from the transposition table; otherwise they are small, at most 13 MB, and
    are additional.
    """
    whole: int = 0
    """The limit of squares for strips as wide as the components being searched; 0 for the same limit as others."""

    def adds_to(self, width: int) -> bool:
        """Whether strips of this width have larger tables than others."""
        return width in _PARTNERS and _deepest(self.whole, width) > _deepest(_most(self.squares, width), width)


KEPT = 14
"""Tables of strips of up to this many squares stay in memory; others are freed with the last engine that uses them."""
STAGES = (Stage(0, 14, 0), Stage(12_000, 18, 0), Stage(200_000, 21, 512), Stage(250_000, 21, 1024, 25))


Cuts = tuple[tuple[int, int], ...]
"""What `Block.cuts` says."""


@dataclass(frozen=True, eq=False)
class BlockTables:
    """The tables and where those of each strip are, in the layout of kernel/block_bounds.py."""

    tables: NDArray[np.int8]
    places: NDArray[np.int64]

    def interleaved(self, place: tuple[int, ...], squares: int) -> NDArray[np.int8]:
        """The tables of all cuts of a strip of so many squares, one of which has the index `place`."""
        begin, sides = self.places[place[:3]]
        return self.tables[begin : begin + (sides**2 << squares)]

    def table(self, place: tuple[int, ...], squares: int) -> NDArray[np.int8]:
        """The table with the index `place`, of a strip of so many squares."""
        sides = self.places[place[:3]][1]
        return self.interleaved(place, squares)[place[3] * sides + place[4] :: sides**2]

    @classmethod
    def empty(cls) -> "BlockTables":
        return cls(np.zeros(1, np.int8), np.full(_PLACES, -1, np.int64))


def strips(squares: int, width: int = 0, whole: int = 0) -> Iterator[tuple[tuple[int, ...], bool, Block]]:
    """Strips of at most `squares` squares as (index into places, whether for upper potentials, strip).

    Strips of width `width` may have `whole` squares.
    """
    for upper, wide in product((False, True), _PARTNERS):
        kinds = _OWNERS[wide] if upper else _PARTNERS[wide]
        most = max(_most(squares, wide), whole if wide == width else 0)
        for depth in range(1, _deepest(most, wide) + 1):
            cuts = (None, *(kinds if wide * depth <= squares else kinds[:_FEW]))
            for (i, above), (j, below) in product(enumerate(cuts), repeat=2):
                yield (int(upper), wide, depth, i, j), upper, Block(wide, depth, left=above, right=below)


def _most(squares: int, width: int) -> int:
    """The most squares of strips of this width, where wide ones have `squares`."""
    return squares if width > _NARROW or squares <= KEPT else squares - _LESS


def _deepest(squares: int, width: int) -> int:
    return min(_DEEPEST, squares // width)


_lock = threading.Lock()
_ready: weakref.WeakValueDictionary[tuple[int, int], BlockTables] = weakref.WeakValueDictionary()
"""The tables in use by (squares, the width of strips with more squares or 0)."""
_kept: dict[int, BlockTables] = {}
"""Those of `KEPT` squares or less, by squares: they take a megabyte, and every search needs them."""


def block_tables(
    squares: int, stopped: Callable[[], bool] = lambda: False, *, width: int = 0, whole: int = 0, threads: int = 1
) -> BlockTables | None:
    """The tables of these `strips`, computed by so many threads; None if `stopped` returns True.

    That is called by the calling thread only, before each table that it computes.
    """
    with _lock:
        found = _ready.get((squares, width)) or _found(squares, width, whole, stopped, threads)
        if found is not None:
            _ready[squares, width] = found
            if squares <= KEPT and not width:
                _kept[squares] = found
        return found


_Strip = list[tuple[tuple[int, ...], bool, Block]]
"""What `strips` tells of all ends of one strip."""


def _found(squares: int, width: int, whole: int, stopped: Callable[[], bool], threads: int) -> BlockTables | None:
    known = _ready.get((squares, 0))
    every = list(strips(squares, width, whole))
    tables = np.zeros(sum(1 << block.squares for _, _, block in every), np.int8)
    found = BlockTables(tables, np.full(_PLACES, -1, np.int64))
    begin, missing = 0, []
    for strip, alike in groupby(every, lambda each: each[0][:3]):
        group = list(alike)
        squares_of_each = group[0][2].squares
        found.places[strip] = begin, isqrt(len(group))
        if known is not None and known.places[strip][0] >= 0:
            found.interleaved(group[0][0], squares_of_each)[:] = known.interleaved(group[0][0], squares_of_each)
        else:
            missing.append(group)
        begin += len(group) << squares_of_each
    return found if _computed(found, missing, stopped, threads) else None


def _computed(found: BlockTables, missing: list[_Strip], stopped: Callable[[], bool], threads: int) -> bool:
    """Compute the tables of these strips, largest first; return False if `stopped`."""
    left = sorted(missing, key=lambda strip: len(strip) << strip[0][2].squares)
    given_up = threading.Event()
    failures: list[BaseException] = []

    def compute(stopped: Callable[[], bool]) -> None:
        try:
            while not given_up.is_set():
                try:
                    strip = left.pop()
                except IndexError:
                    return
                if not _filled(found, strip, stopped):
                    given_up.set()
        except BaseException as error:  # noqa: BLE001 - raised again in the caller's thread below
            failures.append(error)
            given_up.set()

    helpers = started(
        [threading.Thread(target=compute, args=(given_up.is_set,), name="tables") for _ in range(threads - 1)]
    )
    compute(lambda: given_up.is_set() or stopped())
    for helper in helpers:
        helper.join()
    if failures:
        raise failures[0]
    return not given_up.is_set()


def _filled(found: BlockTables, strip: _Strip, stopped: Callable[[], bool]) -> bool:
    """Compute the tables of all ends of one strip; return False if `stopped`."""
    made: dict[Cuts, NDArray[np.int8]] = {}
    for place, upper, block in strip:
        if stopped():
            return False
        cuts = tuple(block.cuts(upper))
        table = _image(made, block, cuts, upper)
        if table is None:
            find = potentials().upper if upper else potentials().lower
            table = made[cuts] = find(*arrays(block, upper))
        found.table(place, block.squares)[:] = table
    return True


def _image(made: Mapping[Cuts, NDArray[np.int8]], block: Block, cuts: Cuts, upper: bool) -> NDArray[np.int8] | None:
    """The table of a block as a mirror image of one of those `made`; None if none has its cuts."""
    for mirror, turn in ((True, False), (False, True), (True, True)):
        table = made.get(_moved(block, cuts, upper, mirror, turn))
        if table is not None:
            return potentials().rearranged(table, block.rows, block.columns, mirror, turn)  # type: ignore[no-any-return]
    return None


def _moved(block: Block, cuts: Cuts, upper: bool, mirror: bool, turn: bool) -> Cuts:
    """The cuts after exchanging left and right, or top and bottom."""

    def image(square: int) -> int:
        column, row = divmod(square.bit_length() - 1, block.rows)
        column = block.columns - 1 - column if mirror else column
        row = block.rows - 1 - row if turn else row
        return 1 << block.rows * column + row

    return tuple(sorted((image(square), says if upper else image(says)) for square, says in cuts))


def arrays(block: Block, upper: bool) -> tuple[int, NDArray[np.int64], NDArray[np.int64]]:
    """The arguments of compiled functions for a block: its number of squares, its edges, its cuts."""
    cuts = np.array(block.cuts(upper), dtype=np.int64).reshape(-1, 2)
    return block.squares, np.array(block.dominoes(), dtype=np.int64), cuts
