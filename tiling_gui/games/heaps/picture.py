"""The picture of a heap game: a row of counters for each heap, or the strip of Treblecross as cells."""

from collections.abc import Iterator
from typing import Any

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Disc, Figure, Line, Point, Polygon, Shape, Text
from tiling_gui.games.heaps.rules import title
from tiling_gui.games.heaps.treblecross import TreblecrossPosition
from tiling_gui.language import plain

_MARGIN = 24
_MOST_DRAWN = 60
"""Maximum number of counters drawn for a heap; the size of a larger one is given as a number."""
_PER_LINE = 24
"""Cells in each line of the strip."""


_DASH = (5.0, 4.0)
"""Dash pattern of proposed moves."""


def figure(position: Any, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING) -> Figure:
    """The heaps; `size` is the height of a row in pixels."""
    drawn, width, height = shapes(position, size)
    for move, dash in ((notes.played, ()), (notes.better, _DASH)):
        if move is not None:
            drawn.extend(_noted(position, move, dash, size))
    trimmed = 0 if coordinates else _MARGIN - 4
    box = (float(trimmed), trimmed / 2, width - 2 * trimmed, height - trimmed)
    return Figure(tuple(drawn), box, title(position, tr=plain), spots=_spots(position, size))


def _spots(position: Any, size: int) -> dict[str, Point]:
    if isinstance(position, TreblecrossPosition):
        places = [divmod(cell, _PER_LINE) for cell in range(position.cells)]
        half = _MARGIN + 0.5 * size
        return {str(k): (half + i * size, half + 1.5 * line * size) for k, (line, i) in enumerate(places, 1)}
    return {str(k + 1): (_MARGIN + 0.3 * size, _MARGIN + (k + 0.5) * size) for k in range(len(position.heaps))}


def _noted(position: Any, move: Any, dash: tuple[float, ...], size: int) -> Iterator[Shape]:
    """A box around the cell of a cross or around the counters taken, and a bar where a heap is split."""
    if isinstance(position, TreblecrossPosition):
        line, k = divmod(move, _PER_LINE)
        x, y = _MARGIN + k * size, _MARGIN + 1.5 * line * size
        if not dash:
            yield from _cross(x, y, size)
        yield _box(x + 3, y + 3, size - 6, size - 6, "accent", dash)
        return
    # The counters to the left of those taken or of the split, and those to the left of the second part.
    k, parts = move[0], position.left(move)
    left, heap = sum(parts[:1]), position.heaps[k] - sum(parts[1:])
    pitch, top, inset = (
        0.75 * size,
        _MARGIN + k * size,
        3 if dash else 1,
    )  # so that a solid and a dashed box are both visible
    start, end = (_MARGIN + 0.75 * size + min(n, _MOST_DRAWN) * pitch for n in (left, heap))
    if end > start:
        yield _box(start + inset, top + inset, end - start - 2 * inset, size - 2 * inset, "accent", dash)
    else:
        yield Line(((start, top), (start, top + size)), "accent", 3.0, dash)


def _box(x: float, y: float, width: float, height: float, role: str, dash: tuple[float, ...]) -> Line:
    return Line(((x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)), role, 3.0, dash)


def _cross(x: float, y: float, size: int) -> Iterator[Shape]:
    a, b, width = 0.26 * size, 0.74 * size, 0.1 * size
    yield Line(((x + a, y + a), (x + b, y + b)), "text", width)
    yield Line(((x + b, y + a), (x + a, y + b)), "text", width)


def shapes(position: Any, size: int) -> tuple[list[Shape], float, float]:
    """Return (all shapes, width, height) in pixels."""
    if isinstance(position, TreblecrossPosition):
        lines = -(-position.cells // _PER_LINE)
        width: float = 2 * _MARGIN + min(position.cells, _PER_LINE) * size
        return list(_strip(position, size)), width, 2 * _MARGIN + (1.5 * lines - 0.5) * size
    longest = min(max(position.heaps, default=0), _MOST_DRAWN)
    width = 2 * _MARGIN + (0.75 * longest + 2.5) * size
    return list(_rows(position.heaps, size)), width, 2 * _MARGIN + len(position.heaps) * size


def _rows(heaps: tuple[int, ...], size: int) -> Iterator[Shape]:
    pitch = 0.75 * size
    for k, heap in enumerate(heaps):
        middle = _MARGIN + (k + 0.5) * size
        yield Text(_MARGIN + 0.3 * size, middle, str(k + 1), "muted", min(12.0, max(8.0, 0.4 * size)), bold=True)
        left = _MARGIN + 0.75 * size
        shown = min(heap, _MOST_DRAWN)
        for i in range(shown):
            yield Disc((left + (i + 0.5) * pitch, middle), 0.3 * size, "sq_dark", "dead", 1.2)
        yield Text(
            left + shown * pitch + 0.6 * size, middle, str(heap), "text", min(16.0, max(9.0, 0.5 * size)), bold=True
        )


def _strip(position: TreblecrossPosition, size: int) -> Iterator[Shape]:
    for cell in range(position.cells):
        line, k = divmod(cell, _PER_LINE)
        x, y = _MARGIN + k * size, _MARGIN + 1.5 * line * size
        box = ((x, y), (x + size, y), (x + size, y + size), (x, y + size))
        yield Polygon(box, "sq_dark" if cell % 2 else "sq_light")
        yield Line((*box, box[0]), "board_edge", 1.0)
        yield Text(x + size / 2, y - 9, str(cell + 1), "muted", 11.0, bold=True)
        if position.crosses >> cell & 1:
            yield from _cross(x, y, size)
