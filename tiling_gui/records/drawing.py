"""Pictures of records: the position at the cursor, alone or in a LaTeX document with the moves that led to it, and
every position of a game on one sheet.
"""

import math
from typing import Any

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Box, Figure, Group, Shape, Text
from tiling_gui.core.drawing.latex import alone, document, latex
from tiling_gui.core.drawing.positions import game_figure, game_svg, game_tikz
from tiling_gui.core.drawing.svg import svg
from tiling_gui.core.game import reached, steps, written_line
from tiling_gui.language import plain
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records.record import GameRecord, Result, result_of
from tiling_gui.search.result import maximises


def record_svg(record: GameRecord, *, notes: Annotations = NOTHING, **asked: Any) -> str:
    return game_svg(record.game, record.tree.position, notes=record.noted(notes), **asked)


def record_picture(record: GameRecord, *, notes: Annotations = NOTHING, **asked: Any) -> str:
    """The position at the cursor as a tikzpicture, to be included in a LaTeX document."""
    return alone(_picture(record, notes, **asked))


def _picture(record: GameRecord, notes: Annotations, **asked: Any) -> str:
    return game_tikz(record.game, record.tree.position, notes=record.noted(notes), **asked)


def record_tikz(record: GameRecord, *, notes: Annotations = NOTHING, **asked: Any) -> str:
    """A complete LaTeX document: the position at the cursor, the players, and the moves that led to it."""
    tree = record.tree
    picture = _picture(record, notes, **asked)
    lines = [latex(tree.game.title(tree.start, tr=plain))]
    players = [f"{side}: {record.named(side)}" for side in record.players]
    lines.extend(latex(line) for line in players)
    result = _result_shown(record)
    if result and result.value is not None:
        known = "" if result.minimax is None else f", minimax value {result.minimax}"
        lines.append(latex(f"Final value {result.value}{known}"))
    lines.append(" ".join(_written_moves(record)))
    return document(picture, lines)


def _result_shown(record: GameRecord) -> Result | None:
    """The result to show: of the position if it is final, of the game if the position is on its line, else None."""
    tree, result = record.tree, record.result
    if tree.position.is_over:
        return result_of(tree.position, result.minimax if result else None)
    return result if tree.main_line()[: len(tree.cursor)] == tree.cursor else None


def _written_moves(record: GameRecord) -> list[str]:
    words = []
    for number, (position, move) in enumerate(steps(record.tree.start, record.tree.cursor), 1):
        mover = r"$\uparrow$" if maximises(position) else r"$\downarrow$"
        words.append(rf"\mbox{{{number}.~{mover}{latex(position.write(move))}}}")
    return words


_SQUARE = 24
_GAP, _CAPTION = 12, 22


def sheet(record: GameRecord) -> Figure:
    """Every position of the line through the cursor, laid out in a grid that is about square."""
    line = record.tree.line
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
    return svg(sheet(record), palette)
