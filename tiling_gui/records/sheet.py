"""Every position of a game on one sheet, as an SVG document: the start, then one small picture a move.

Drawn by whoever draws the game; the documents are put side by side, as plain groups that every renderer shows.
"""

import math
import re
from html import escape

from tiling_gui.core.drawing.positions import game_svg
from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.core.game import reached, steps, written_line
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records.record import GameRecord

_SQUARE = 24
_GAP, _CAPTION = 12, 22
_ROOT = re.compile(r'\s*<svg\b[^>]*?\bwidth="([\d.]+)"[^>]*?\bheight="([\d.]+)"[^>]*>(.*)</svg>\s*', re.DOTALL)


def sheet_svg(record: GameRecord, *, palette: Palette = LIGHT) -> str:
    """The line through the record's cursor, position by position, in rows that are about as wide as high."""
    line = record.tree.line_through(record.tree.cursor)
    start = record.tree.start
    captions = ["", *(f"{number}. {move}" for number, move in enumerate(written_line(start, line), 1))]
    positions = [*(position for position, _ in steps(start, line)), reached(start, line)]
    pictures = [_parts(game_svg(record.game, each, palette=palette, size=_SQUARE)) for each in positions]
    wide, high = max(picture[0] for picture in pictures), max(picture[1] for picture in pictures)
    columns = max(1, math.ceil(math.sqrt(len(pictures) * (high + _CAPTION) / wide)))
    columns = min(columns, len(pictures))
    rows = math.ceil(len(pictures) / columns)
    step_x, step_y = wide + _GAP, high + _CAPTION + _GAP
    width, height = columns * step_x + _GAP, rows * step_y + _GAP
    parts: list[str] = []
    for k, ((_, _, content), caption) in enumerate(zip(pictures, captions, strict=True)):
        x, y = _GAP + k % columns * step_x, _GAP + k // columns * step_y
        parts.append(f'<g transform="translate({x:g} {y:g})">{content}')
        parts.append(
            f'<text x="{wide / 2:g}" y="{high + 16:g}" font-size="13" fill="{palette.text}" '
            f'text-anchor="middle">{escape(caption)}</text></g>'
        )
    return svg_document(parts, width, height, palette.window, title=f"{record.board}, {len(line)} moves")


def _parts(picture: str) -> tuple[float, float, str]:
    """Width, height and content of one of our own SVG documents."""
    found = _ROOT.fullmatch(picture)
    assert found is not None, picture[:200]
    return float(found[1]), float(found[2]), found[3]
