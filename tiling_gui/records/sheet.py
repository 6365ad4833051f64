"""Every position of a game on one sheet: the start, then one small picture a move."""

import math

from tiling_gui.core.drawing.figure import Box, Figure, Group, Shape, Text
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import reached, steps, written_line
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records.record import GameRecord

_SQUARE = 24
_GAP, _CAPTION = 12, 22


def sheet(record: GameRecord) -> Figure:
    """The line through the record's cursor, position by position, in rows that are about as wide as high."""
    line = record.tree.line_through(record.tree.cursor)
    start = record.tree.start
    captions = ["", *(f"{number}. {move}" for number, move in enumerate(written_line(start, line), 1))]
    positions = [*(position for position, _ in steps(start, line)), reached(start, line)]
    pictures = [game_figure(record.game, each, size=_SQUARE) for each in positions]
    wide, high = max(picture.box[2] for picture in pictures), max(picture.box[3] for picture in pictures)
    columns = max(1, math.ceil(math.sqrt(len(pictures) * (high + _CAPTION) / wide)))
    columns = min(columns, len(pictures))
    rows = math.ceil(len(pictures) / columns)
    step_x, step_y = wide + _GAP, high + _CAPTION + _GAP
    shapes: list[Shape] = []
    for k, (picture, caption) in enumerate(zip(pictures, captions, strict=True)):
        left, top, *_ = picture.box
        x, y = _GAP + k % columns * step_x, _GAP + k // columns * step_y
        ground = Box(*picture.box, picture.ground, radius=0)
        shapes.append(Group((ground, *picture.shapes), x - left, y - top, words=picture.words))
        shapes.append(Text(x + wide / 2, y + high + 11.5, caption, size=13))
    box = (0.0, 0.0, columns * step_x + _GAP, rows * step_y + _GAP)
    return Figure(tuple(shapes), box, f"{record.board}, {len(line)} moves")


def sheet_svg(record: GameRecord, *, palette: Palette = LIGHT) -> str:
    """The same as an SVG document."""
    return svg(sheet(record), palette)
