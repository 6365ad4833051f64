"""The picture of heaps: a band for each heap with its counters, its number at the left and its size at the right.

1  ( o o o o o o o )  7
2  ( o o o[o o]o o )  7     a move is shown at the middle of the counters it takes, or at the gap where a heap is split;
  −1       ·   ·            if different numbers of counters can be taken from a heap, each has a line of its own

Heaps too large to draw are bars; moves in them are typed.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.figure import Box, Disc, Line, Point, Rectangle, Shape, Text, text_width
from tiling_gui.games.heaps.heap_position import HeapPosition
from tiling_gui.games.heaps.octal import OctalPosition
from tiling_gui.games.heaps.rules import GrundyPosition, NimPosition

_MARGIN, _NUMBER, _PAD = 12.0, 26.0, 8.0
"""Px around the picture, for the number of a heap, and around its counters."""
_MOST_DRAWN, _LEAST_PITCH, _BAR = 60, 6.0, 24
"""Maximum number of counters drawn for a heap; least px from counter to counter; least length of a bar in counters."""
_LEAST_ROW, _ROOM, _NIM_ROOM = 13.0, 6, 5
"""Least height of a heap in px; for how many heaps there is room at least: for more if heaps are split."""
_MOST_LINES = 6
"""If there are more lines below the counters, they are closer to each other."""
_MOST_IN_COLUMN = 10
_COUNTERS, _VALUES = 0.46, 0.82
"""Where counters and the values below them are, as shares of the height of a heap."""
_LARGE_VALUE, _SMALL_VALUE, _DOT = 44.0, 28.0, 26.0
"""Sides of squares on which values are drawn for every move, for the best moves, and only as dots."""


def ways(position: HeapPosition, move: Any) -> list[tuple[int, int]]:
    """The ways to make a move, as (counters to the left of those taken, counters taken): a way and its mirror image.

    o o o[x x]o o   (3, 2): leaves 3 and 2
    o o o|o o o o   (3, 0): splits the heap into 3 and 4
    """
    left = position.left(move)
    taken = position.heaps[move[0]] - sum(left)
    if isinstance(position, NimPosition):
        return [(left[0], taken)]
    return [(start, taken) for start in dict.fromkeys((0, 0, *left)[-2:])]


@dataclass(frozen=True)
class HeapRows:
    """Where everything is, in px; `size` is the height of a heap."""

    position: HeapPosition
    size: int

    @property
    def pitch(self) -> float:
        """Px from counter to counter."""
        return 0.6 * self.size

    @property
    def unit(self) -> float:
        """The size of marks."""
        return max(self.pitch, _LEAST_ROW)

    @property
    def row(self) -> float:
        """The height of a heap without further lines."""
        return max(_LEAST_ROW, float(self.size))

    @cached_property
    def lines(self) -> int:
        """How many different numbers of counters the rules allow to take, if that has to be chosen."""
        code = self.position.code if isinstance(self.position, OctalPosition) else None
        return sum(map(bool, code.digits)) if code else 1

    @property
    def step(self) -> float:
        """Px from line to line."""
        return max(0.36 * self.size, 16.0) * min(1.0, _MOST_LINES / self.lines)

    @property
    def height(self) -> float:
        """Px from heap to heap."""
        return self.row + (self.lines - 1) * self.step

    @cached_property
    def columns(self) -> int:
        """In how many columns many heaps are, so that the picture is about 4 wide and 3 high. The same in all sizes."""
        count, tall = len(self.position.heaps), 1 + 0.36 * (self.lines - 1)

        def extent(columns: int) -> float:
            return max(columns * (0.6 * self._longest + 1.8) / 4, math.ceil(count / columns) * tall / 3)

        return 1 if count <= _MOST_IN_COLUMN else min(range(1, count // 4 + 1), key=extent)

    @cached_property
    def _longest(self) -> int:
        heaps = self.position.heaps
        drawn = max((heap for heap in heaps if heap <= _MOST_DRAWN), default=1)
        return max(1, drawn, _BAR if max(heaps, default=0) > _MOST_DRAWN else 0)

    @property
    def letters(self) -> float:
        """The font size of the sizes of heaps."""
        return min(16.0, 0.85 * self.row)

    @property
    def _column(self) -> tuple[int, float]:
        """The number of heaps in a column, and its width."""
        # In several columns, so that few moves change it, a multiple of 5 counters.
        room = self._longest if self.columns == 1 else 5 * math.ceil(self._longest / 5)
        digits = text_width(str(max(self.position.heaps, default=0)), self.letters)
        return math.ceil(len(self.position.heaps) / self.columns), _NUMBER + room * self.pitch + 3 * _PAD + digits

    @cached_property
    def box(self) -> Rectangle:
        """The heaps without room for more."""
        rows, wide = self._column
        return 0.0, self._top - _MARGIN, 2 * _MARGIN + self.columns * wide, 2 * _MARGIN + rows * self.height

    @property
    def board_box(self) -> Rectangle:
        """The heaps with room for more."""
        return (0.0, 0.0, self.box[2], 2 * (self._top - _MARGIN) + self.box[3])

    @cached_property
    def _top(self) -> float:
        room = _NIM_ROOM if isinstance(self.position, NimPosition) else _ROOM
        return _MARGIN + max(0.0, room * self.row - self._column[0] * self.height) / 2

    def place(self, k: int, counters: float) -> Point:
        """The point so many counters from the left end of heap `k`, at the middle of its counters."""
        rows, wide = self._column
        column, line = divmod(k, rows)
        left = _MARGIN + column * wide + _NUMBER + _PAD
        return left + counters * self.pitch, self._top + line * self.height + _COUNTERS * self.row

    def is_drawn(self, k: int) -> bool:
        """Whether a heap is drawn counter by counter."""
        return self.position.heaps[k] <= _MOST_DRAWN and self.pitch >= _LEAST_PITCH

    def band(self, k: int, wider: float = 0.0) -> Rectangle:
        (x, y), heap = self.place(k, 0), self.position.heaps[k]
        top, counters = y - (_COUNTERS - 0.08) * self.row, max(1, heap) if heap <= _MOST_DRAWN else self._longest
        length, high = counters * self.pitch, 0.84 * self.row + max(0, len(self._taken[k]) - 1) * self.step
        return x - _PAD - wider, top - wider, length + 2 * (_PAD + wider), high + 2 * wider

    def spots(self) -> dict[str, Point]:
        """The numbers of the heaps."""
        count = range(len(self.position.heaps))
        return {str(k + 1): (self.band(k)[0] - 0.5 * _NUMBER, self.place(k, 0)[1]) for k in count}

    def areas(self) -> dict[str, Rectangle]:
        found = {}
        for k in range(len(self.position.heaps)):
            left, top, width, height = self.band(k)
            found[str(k + 1)] = (left - _NUMBER, top, width + _NUMBER, height)
        return found

    # What is drawn ------------------------------------------------------------------------------------------

    def shapes(self, *, numbers: bool) -> Iterator[Shape]:
        """The heaps, from first to last."""
        for k, heap in enumerate(self.position.heaps):
            name = str(k + 1) if numbers else ""
            yield from _heap(name, heap, self.band(k), self.place(k, 0), self.pitch, self.letters, self.is_drawn(k))
            yield from self._further_lines(k)

    def _further_lines(self, k: int) -> Iterator[Shape]:
        """How many counters are taken on each line, and where, if there are several lines."""
        taken = self._taken[k]
        if len(taken) < 2:
            return
        x, above = self.place(k, 0)[0] - _PAD - 5, 0.42 * self.step
        for line, count in enumerate(taken):
            label = f"−{count}" if count else "|"
            yield Text(x, self._line_at(k, line), label, "muted", min(11.0, 0.9 * self.step), anchor="end")
        for move, place in self._found.items():
            if move[0] == k:
                count = ways(self.position, move)[0][1]
                line = taken.index(count)
                if line or count % 2 == 0:  # else the counters themselves show where it is
                    y = self._line_at(k, line) - above
                    yield from (Disc((x, y), 1.5, "muted", "muted", 0) for x, _ in place.at)

    def noted(self, move: Any, dash: tuple[float, ...]) -> Iterator[Shape]:
        """A box around the counters taken, or a bar where a heap is split; a move made is shown in one way."""
        k, opaque = move[0], 0.8 if dash else 0.0
        heap = self.position.heaps[k]
        if not self.is_drawn(k):
            yield Box(*self.band(k, 1.5), edge="accent", stroke=3.0, radius=8.0, dash=dash)
            return
        for start, taken in ways(self.position, move)[: None if dash else 1]:
            (left, y), half = self.place(k, start), 0.5 * min(self.pitch, 0.68 * self.row) + 1
            if taken:
                box = (left + 1, y - half, taken * self.pitch - 2, 2 * half)
                yield Box(*box, "sq_light" if dash else None, "accent", 2.5, 6.0, dash, opacity=opaque)
            elif heap:
                yield Line(((left, y - half - 5), (left, y + half + 5)), "accent", 3.0, dash)

    def left_by(self, move: Any) -> Iterator[Shape]:
        """A ring around what the move that led here has left."""
        for k in range(move[0], move[0] + len(self.position.left(move))):
            yield Box(*self.band(k, 2.5), edge="accent", stroke=2.5, radius=10.0)

    # Where moves are clicked --------------------------------------------------------------------------------

    def places(self) -> dict[Any, Place]:
        """All moves; those of heaps that are not drawn have no place."""
        return self._found | {move: _TYPED for move in self.position.moves() if move not in self._found}

    @cached_property
    def _found(self) -> dict[Any, Place]:
        drawn = [self.is_drawn(k) for k in range(len(self.position.heaps))]
        return {move: self._place(move) for move in self.position.moves() if drawn[move[0]]} if any(drawn) else {}

    @cached_property
    def _taken(self) -> list[list[int]]:
        """For each heap, the different numbers of counters that moves take from it, if these must be told apart."""
        found: list[set[int]] = [set() for _ in self.position.heaps]
        if self.lines > 1:
            for move in self._found_moves():
                found[move[0]].add(ways(self.position, move)[0][1])
        return [sorted(taken) for taken in found]

    def _found_moves(self) -> Iterator[Any]:
        return (move for move in self.position.moves() if self.is_drawn(move[0]))

    def _middle(self, k: int) -> float:
        """The middle of the area around the counters of a heap, with the values below them."""
        return self.place(k, 0)[1] + (0.5 * (_VALUES + 0.08) - _COUNTERS) * self.row + 0.25 * self.step

    def _line_at(self, k: int, line: int) -> float:
        return self.place(k, 0)[1] + (_VALUES - _COUNTERS) * self.row + line * self.step

    def _place(self, move: Any) -> Place:
        k, shown = move[0], ways(self.position, move)
        taken = shown[0][1]
        line = self._taken[k].index(taken) if self._taken[k] else 0
        middles = [start + (0.5 if isinstance(self.position, NimPosition) else taken / 2) for start, taken in shown]
        xs = [self.place(k, middle)[0] for middle in middles]
        high = (_VALUES - 0.08) * self.row + 0.5 * self.step if line == 0 else self.step
        y = self._line_at(k, line) if line else self._middle(k)
        value = self._line_at(k, line) if line or self.row >= 40 else self.place(k, 0)[1]
        side = max(_LARGE_VALUE, 0.8 * self.pitch) if self.pitch >= 20 else _SMALL_VALUE if self.pitch >= 15 else _DOT
        at, shown_at = tuple((x, y) for x in xs), tuple((x, value) for x in xs)
        spans = tuple((self.place(k, start + 0.5), self.place(k, start + taken - 0.5)) for start, taken in shown)
        dragged = spans if taken and isinstance(self.position, OctalPosition) else ()
        return Place(at, spans=dragged, area=(self.pitch, high), side=side, value=shown_at)

    def tell(self, name: str, tr: Callable[..., str]) -> str:
        """What a heap is: "heap 2 of 7", "Heap 2 has no move left.", or that its moves are typed."""
        k = int(name) - 1
        n = self.position.heaps[k]
        if not self.position.can_move(n):
            return tr("Heap {k} has no move left.", k=name)
        if not self.is_drawn(k):
            move = self.position.write(_first_move(self.position, k))
            return tr("Heap {k} has {n} counters: type the move, such as {move}.", k=name, n=n, move=move)
        return tr("heap {k} of {size}", k=name, size=n)


_TYPED = Place(())


def _first_move(position: HeapPosition, k: int) -> Any:
    """A move in heap `k`, which takes as little as possible."""
    n = position.heaps[k]
    if isinstance(position, OctalPosition):
        return k, next(position.code.options(n))
    return (k, n - 1, 1) if isinstance(position, GrundyPosition) else (k, n - 1)


@lru_cache(2048)
def _heap(
    name: str, heap: int, band: Rectangle, at: Point, pitch: float, letters: float, drawn: bool
) -> tuple[Shape, ...]:
    """A band with its counters, or a bar; the same arguments give the same objects."""
    (left, y), radius = at, min(8.0, 0.4 * band[3])
    shapes: list[Shape] = [Box(*band, "sq_light", "board_edge", 1.0, radius)]
    shapes.append(Text(band[0] - 0.5 * _NUMBER, y, name, "muted", min(12.0, letters), bold=True))
    if drawn:
        width = max(1.0, 0.04 * pitch)
        shapes += [Disc((left + (i + 0.5) * pitch, y), 0.38 * pitch, "sq_dark", "dead", width) for i in range(heap)]
    elif heap:
        length, high = band[2] - 2 * _PAD, max(4.0, 0.5 * band[3])
        parts = ((0.0, 0.78), (0.82, 0.18)) if heap > _MOST_DRAWN else ((0.0, 1.0),)  # a gap: it is longer than shown
        middle = band[1] + band[3] / 2
        shapes += [Box(left + a * length, middle - high / 2, b * length, high, "sq_dark", radius=3.0) for a, b in parts]
    shapes.append(Text(band[0] + band[2] + _PAD, y, str(heap), "text", letters, bold=True, anchor="start"))
    return tuple(shapes)
