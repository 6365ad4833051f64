"""The picture of Treblecross: the strip as numbered cells, on several lines if it is long."""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.figure import Box, Lines, Point, Rectangle, Shape, Text, text_width
from tiling_gui.games.heaps.treblecross import TreblecrossPosition

_MARGIN, _NUMBERS = 16.0, 18.0
"""Px around the picture; height of the numbers above the cells."""
_ONE_LINE, _TALL = 12, 1.5
"""The longest strip on one line; height of a line in cells."""
_VALUE, _NUMBERED = 44.0, 26
"""The side of a square on which values are drawn as numbers; the least side of a cell where they are."""
_ROOM = (9, 6)
"""The least columns and rows of cells for which there is room, so that few cells are not huge."""


@dataclass(frozen=True)
class Strip:
    """Where everything is, in px; `size` is the side of a cell."""

    position: TreblecrossPosition
    size: int

    @property
    def unit(self) -> float:
        return float(self.size)

    @cached_property
    def per_line(self) -> int:
        """Cells on a line, so that the picture is about 4 wide and 3 high: 12, or a multiple of 5."""
        cells = self.position.cells
        if cells <= _ONE_LINE:
            return cells
        return min(range(10, max(11, cells + 5), 5), key=lambda n: max(n / 4, math.ceil(cells / n) * _TALL / 3))

    @property
    def box(self) -> Rectangle:
        lines = math.ceil(self.position.cells / self.per_line)
        width, height = self.per_line * self.size, lines * (self.size + _NUMBERS)
        return 0.0, 0.0, 2 * _MARGIN + width, 2 * _MARGIN + height

    @property
    def board_box(self) -> Rectangle:
        """The strip with room around a short one."""
        _, _, width, height = self.box
        wide, high = (max(least * self.size, length) for least, length in zip(_ROOM, (width, height), strict=True))
        return (width - wide) / 2, (height - high) / 2, wide, high

    def corner(self, cell: int) -> Point:
        line, k = divmod(cell, self.per_line)
        return _MARGIN + k * self.size, _MARGIN + _NUMBERS + line * (self.size + _NUMBERS)

    def _centre(self, cell: int) -> Point:
        x, y = self.corner(cell)
        return x + self.size / 2, y + self.size / 2

    def spots(self) -> dict[str, Point]:
        """The cells."""
        return {str(cell + 1): self._centre(cell) for cell in range(self.position.cells)}

    def areas(self) -> dict[str, Rectangle]:
        return {}

    def shapes(self, *, numbers: bool) -> Iterator[Shape]:
        """All cells, then the crosses."""
        yield from _cells(self.position.cells, self.per_line, self.size, numbers)
        for cell in range(self.position.cells):
            if self.position.crosses >> cell & 1:
                yield _cross(self.corner(cell), self.size)

    def noted(self, move: Any, dash: tuple[float, ...]) -> Iterator[Shape]:
        """A box in the cell of a cross, and the cross if it is made or proposed."""
        x, y = self.corner(move)
        yield _cross((x, y), self.size)
        inset = min(3.0, 0.1 * self.size)
        side = self.size - 2 * inset
        yield Box(x + inset, y + inset, side, side, "sq_light" if dash else None, "accent", 2.5, 3.0, dash, opacity=0.6)

    def left_by(self, move: Any) -> Iterator[Shape]:
        """A ring around the last cross."""
        x, y = self.corner(move)
        yield Box(x + 1, y + 1, self.size - 2, self.size - 2, edge="accent", stroke=2.5, radius=4.0)

    def places(self) -> dict[Any, Place]:
        side, value = float(self.size), max(_VALUE, 0.8 * self.size) if self.size >= _NUMBERED else float(self.size)
        return {cell: Place((self._centre(cell),), area=(side, side), side=value) for cell in self.position.moves()}

    def tell(self, name: str, tr: Callable[..., str]) -> str:
        """What is in a cell."""
        if self.position.crosses >> int(name) - 1 & 1:
            return tr("cell {number}, with a cross", number=name)
        return tr("cell {number}, free", number=name)


@lru_cache(8)
def _cells(cells: int, per_line: int, size: int, numbers: bool) -> tuple[Shape, ...]:
    """The empty cells; as many have numbers as there is room for."""
    strip, shapes, wide = Strip(TreblecrossPosition(cells), size), list[Shape](), text_width(str(cells), 11.0) + 4
    every = next(n for n in (1, 5, 10, 20, 50, cells) if n * size >= wide or n == cells)
    for cell in range(cells):
        x, y = strip.corner(cell)
        shapes.append(Box(x, y, size, size, "sq_dark" if cell % 2 else "sq_light", "board_edge", 1.0, 0.0))
        if numbers and (cell == 0 or (cell + 1) % every == 0):
            shapes.append(Text(x + size / 2, y - 9, str(cell + 1), "muted", 11.0, bold=True))
    return tuple(shapes)


@lru_cache(1024)
def _cross(corner: Point, size: int) -> Lines:
    (x, y), a, b = corner, 0.26 * size, 0.74 * size
    ends = (((x + a, y + a), (x + b, y + b)), ((x + b, y + a), (x + a, y + b)))
    return Lines(ends, "text", max(1.5, 0.1 * size), round=True)
