"""The picture of a heap game: a band of counters for each heap, or the strip of Treblecross as cells."""

from functools import lru_cache
from typing import Any

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import RING_DASH, Figure
from tiling_gui.games.heaps.heap_rows import HeapRows
from tiling_gui.games.heaps.rules import title
from tiling_gui.games.heaps.strip import Strip
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import plain


def figure(position: Any, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING) -> Figure:
    """The heaps or the strip; `size` is the height of a heap, or the side of a cell, in pixels."""
    where = _layout(position, size)
    drawn = list(where.shapes(numbers=coordinates))
    if notes.last is not None:
        drawn += where.left_by(notes.last)
    for move, dash in ((notes.played, ()), (notes.better, RING_DASH), *((hint, RING_DASH) for hint in notes.hints)):
        if move is not None:
            drawn += where.noted(move, dash)
    box = where.board_box if notes.keys else where.box
    words = title(position, tr=plain)
    spots, areas = where.spots(), where.areas()
    return Figure(tuple(drawn), box, words, spots=spots, areas=areas, unit=where.unit, tell=where.tell)


def places(position: Any, size: int) -> dict[Any, Place]:
    """For each move, where it is clicked and where its value is shown."""
    return dict(_layout(position, size).places())


@lru_cache(16)
def _layout(position: Any, size: int) -> HeapRows | Strip:
    return Strip(position, size) if isinstance(position, TreblecrossPosition) else HeapRows(position, size)
