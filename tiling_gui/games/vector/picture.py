"""The picture of a vector: weights above entries, and below them a cell for every number and free entry."""

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place, rings
from tiling_gui.core.drawing.figure import Box, Figure, Line, Shape, Text
from tiling_gui.games.vector.rules import VectorMove, VectorPosition, signed_text, title
from tiling_gui.language import plain

_COLUMN, _ROW = 1.5, 1.1
"""Width and height of a cell, in sizes."""
_LINE = 1.57
"""The row of the line between the vector and the cells, which are a little further down."""


def figure(
    position: VectorPosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The table; `size` is about the height of a cell in pixels. Names are always shown, whatever `coordinates`."""
    after = position.play(notes.played) if notes.played else position
    letter, rows = 0.42 * size, _rows(position)
    shapes: list[Shape] = [Text(*_at(-1, row, size), name, "muted", letter) for row, name in ((0, "w"), (1, "x"))]
    for i, (weight, entry) in enumerate(zip(after.weights, after.entries, strict=True)):
        text, role = (f"x{i + 1}", "muted") if entry is None else (signed_text(entry), "text")
        shapes.append(Text(*_at(i, 0, size), signed_text(weight), "text", letter))
        shapes.append(_field(i, 1, size, "field" if entry is None else "accent_soft", "line2"))
        shapes.append(Text(*_at(i, 1, size), text, role, letter))
    right, foot = _at(len(after.weights) - 0.5, _LINE, size)
    if rows:
        shapes.append(Line(((0.2 * size, foot), (right, foot)), "line2"))
    for number, row in rows.items():
        times, many = signed_text(number), position.numbers.count(number)
        shapes.append(Text(*_at(-1, row, size), f"{many} × {times}" if many > 1 else times, "text", letter))
        shapes += (_field(i, row, size, None, "line") for i in position.free)
    shapes += rings(notes, places(position, size), 0.4 * size)
    spots = {f"x{i + 1}": _at(i, 1, size) for i in range(len(after.weights))}
    bottom = _at(0, 1.5 + len(rows), size)[1]
    box = (0.0, 0.0, right + 0.2 * size, bottom + 0.2 * size)
    return Figure(tuple(shapes), box, title(position, tr=plain), spots=spots)


def places(position: VectorPosition, size: int) -> dict[VectorMove, Place]:
    """The places of the cells of all moves."""
    rows = _rows(position)
    return {(i, number): Place((_at(i, rows[number], size),)) for i, number in position.moves()}


def _rows(position: VectorPosition) -> dict[int, int]:
    """The row of every remaining number, below weights and entries."""
    return {number: 2 + k for k, number in enumerate(dict.fromkeys(position.numbers))}


def _field(column: int, row: int, size: int, fill: str | None, edge: str) -> Box:
    x, y = _at(column - 0.45, row - 0.42, size)
    return Box(x, y, 0.9 * _COLUMN * size, 0.84 * _ROW * size, fill, edge)


def _at(column: float, row: float, size: int) -> tuple[float, float]:
    """The middle of a cell; column -1 is for names."""
    return (_COLUMN * (column + 1.5)) * size, (0.2 + _ROW * (row + 0.5) + 0.2 * (row > _LINE)) * size
