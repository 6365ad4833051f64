"""What lies over the picture of a position, as shapes: values, crosses over mistakes, frames of the keyboard, text."""

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QRectF

from tiling_gui.core.drawing import capsules
from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.drawing.figure import Box, Group, Lines, Point, Rectangle, Shape, Text, text_width
from tiling_gui.core.game import Move
from tiling_gui.desktop.board.layer import Piece
from tiling_gui.desktop.board.move_values import ValueMark

_ROOM = 50.0
"""Least room for the value of a move without parts, as the side of a square in px."""
_HERE = (0.0, 0.0)


def room(place: Place, unit: float) -> float:
    """The side of a square that has as much room for a value as a place has, if squares are `unit` px wide."""
    return place.side or (unit if place.parts else max(unit, _ROOM))


def value_pieces(
    values: Iterable[ValueMark], where: Mapping[Move, Place], unit: float, within: tuple[float, float], at: Point
) -> Iterator[Piece]:
    """The values of moves, moved by `at`, between the ends `within` of the picture.

    On small squares only some are numbers: one that would lie on another is a dot, and dots on which a number would lie
    are left out.
    """
    x, y = at
    taken, dots = list[QRectF](), list[tuple[Point, Group]]()
    for entry in sorted(values, key=lambda entry: not entry.leads):
        place = where.get(entry.move)
        if place is None:
            continue
        side = room(place, unit)
        label, ground = Label(entry.rank, entry.text), "window" if place.line or place.value else ""
        wide, high = capsules.size(label, side, upright=place.upright)
        if entry.short and wide > 0.65 * side:
            label = entry.label
            wide, high = capsules.size(label, side)
        fits = capsules.has_number(entry.rank, side)
        leads = not entry.quiet and capsules.has_number(entry.rank, side, leads=entry.leads)
        for a, b in place.value or place.at:
            c = min(max(a, within[0] + wide / 2 + 1), within[1] - wide / 2 - 1)
            box = QRectF(c - wide / 2, b - high / 2, wide, high)
            if leads and (fits or not any(box.intersects(other) for other in taken)):
                taken += [] if fits else [box]
                below = ground if fits else ground or "field"
                yield capsules.value(label, _HERE, side, upright=place.upright, ground=below), x + c, y + b
            else:
                dot = capsules.value(label, _HERE, side, upright=place.upright, number=False, ground=ground)
                dots.append(((a, b), dot))
    yield from ((dot, x + a, y + b) for (a, b), dot in dots if not any(box.contains(a, b) for box in taken))


def strike(at: Point, size: float) -> Iterator[Shape]:
    """A large cross over a mistake, on a light border that sets it off."""
    (x, y), half = at, max(10.0, 0.34 * size)
    ends = (((x - half, y - half), (x + half, y + half)), ((x - half, y + half), (x + half, y - half)))
    yield Lines(ends, "sq_light", max(4.0, 0.13 * size), round=True)
    yield Lines(ends, "warn", max(2.0, 0.07 * size), round=True)


def framed(place: Place, size: float) -> Iterator[Rectangle]:
    """The boxes that the cursor frames: the squares of a tile, each of its own if they lie apart at opposite sides of
    the board, or the surroundings of a place.
    """
    if place.parts and not place.line:
        xs, ys = zip(*place.parts, strict=True)
        left, top = min(xs) - size / 2, min(ys) - size / 2
        whole = left, top, max(xs) + size / 2 - left, max(ys) + size / 2 - top
        if max(whole[2:]) < (len(place.parts) + 0.5) * size:
            yield whole
        else:
            yield from ((x - size / 2, y - size / 2, size, size) for x, y in place.parts)
        return
    width, height = place.area if place.area[0] else (max(22.0, 0.9 * size),) * 2
    if place.line:
        width = height = max(22.0, 0.6 * size)
    for x, y in place.at:
        yield x - width / 2, y - height / 2, width, height


def brackets(box: Rectangle) -> Lines:
    """A bracket at each corner of a box."""
    left, top, width, height = box
    arm = min(0.22 * min(width, height), 20.0)
    ends: list[tuple[Point, Point]] = []
    for x, dx in ((left, arm), (left + width, -arm)):
        for y, dy in ((top, arm), (top + height, -arm)):
            ends += [((x, y), (x + dx, y)), ((x, y), (x, y + dy))]
    return Lines(tuple(ends), "text", min(max(1.5, 0.045 * min(width, height)), 3.5))


def plate(at: Point, text: str) -> Iterator[Shape]:
    """The move typed so far, on a label."""
    width = text_width(text, 15) + 16
    yield Box(at[0] - width / 2, at[1] - 13, width, 26, "field", "accent", 1.5, 4.0)
    yield Text(*at, text, size=15, bold=True)
