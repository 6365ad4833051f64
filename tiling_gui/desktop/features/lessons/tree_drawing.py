"""Drawings for lessons: the tree of a small game of ELLIE with P, N and Grundy values, nim-sums, and stacks."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tiling_gui.core.drawing.figure import Box, Figure, Line, Shape, Text
from tiling_gui.desktop.ui.search_tree.recorded_search import unsearched
from tiling_gui.desktop.ui.search_tree.search_tree_drawing import TreeDrawingOptions, draw, lay_out
from tiling_gui.language import tr
from tiling_gui.search.compare import Subject
from tiling_gui.search.game_tree import ALIKE
from tiling_gui.search.grundy import nim_sum_rows

_STEP, _ROW = 26.0, 30.0
"""Distance of two binary digits, and of two rows, in pixels."""
_STACKED = 36.0
"""Height of what is on a stack, in pixels."""
_HEAP = 130.0
"""Width of the nim heap beside the tree, in pixels."""


@dataclass(frozen=True)
class DrawingFigure:
    """A drawing in the colours of the theme, such as a tree."""

    picture: Figure
    words: str
    """The accessible description."""


def draw_tree(subject: Subject, marks: Mapping[str, Sequence[int]]) -> DrawingFigure:
    """Draw the tree of a small game. By the names of `marks`: the nodes in `outcomes` show P or N, those in `numbers`
    the Grundy value, that in `ring` has a ring; beside the tree is a nim heap of the size `heap`.
    """
    tree = unsearched(subject, ALIKE)
    paths = [path for level in tree.tree.levels for path in level]
    outcomes, numbers, ring = ([paths[i] for i in marks.get(name, ())] for name in ("outcomes", "numbers", "ring"))
    chosen = ring[0] if ring else None
    layout = lay_out(tree, moves=False, positions=True)
    look = TreeDrawingOptions(False, True, chosen=chosen, outcomes=outcomes, numbers=numbers)
    picture, words = draw(tree, 0, layout, look), []
    for path in paths:
        said: str = tree.nodes[path].position.diagram()
        if path in outcomes:
            said = f"{said}, {'N' if tree.grundy[path] else 'P'}"
        if path in numbers:
            said = tr("{position}, Grundy value {value}", position=said, value=tree.grundy[path])
        words.append(tr("ringed: {position}", position=said) if path == chosen else said)
    for size in marks.get("heap", ()):
        x, y, width, height = picture.box
        heap = _heap(x + width + _HEAP / 2, y + height / 2 + 20.0 * size, size)
        picture = Figure((*picture.shapes, *heap), (x, y, width + _HEAP, height))
        words.append(tr("nim heap of {size}", size=size))
    return DrawingFigure(picture, "; ".join(words))


def _heap(x: float, foot: float, size: int) -> list[Shape]:
    shapes: list[Shape] = []
    for k in range(size):
        shapes.append(Box(x - 16, foot - 36 - 40 * k, 32, 32, fill="sq_dark", edge="dead", stroke=1.4, radius=16))
    return [*shapes, Text(x, foot + 14, tr("nim heap of {size}", size=size), "accent", 12, bold=True)]


def draw_sum(numbers: Sequence[int], *, solved: bool) -> DrawingFigure:
    """Numbers in binary one below the other, and below a line their nim-sum, or question marks unless `solved`."""
    rows = nim_sum_rows(numbers)
    wide = len(rows[0][1]) * _STEP
    shapes: list[Shape] = []
    words = []
    for at, (number, bits) in enumerate(rows):
        total = at == len(rows) - 1
        y = at * _ROW + (10.0 if total else 0.0)
        if total:
            shapes.append(Line(((-10.0, y - 20), (wide + 44, y - 20)), "text", 1.5))
        known = solved or not total
        for k, bit in enumerate(bits):
            role = "accent" if total else "text" if bit == "1" else "muted"
            shapes.append(Text((k + 0.5) * _STEP, y, bit if known else "?", role, 17, bold=total))
        shapes.append(Text(wide + 34, y, str(number) if known else "?", "accent" if total else "text", 17, bold=total))
        words.append(f"{number} = {bits}" if known else "?")
    height = (len(rows) - 1) * _ROW + 10
    return DrawingFigure(Figure(tuple(shapes), (-30, -30, wide + 100, height + 60)), "; ".join(words))


def draw_stack(items: Sequence[str]) -> DrawingFigure:
    """Draw what is on a stack as boxes, one on the other, the top in another colour; an empty one as its ground."""
    items = [re.sub(r"^-(?=\d)", "−", item) for item in items]
    wide = max([64.0, *(28.0 + 11 * len(item) for item in items)])
    shapes: list[Shape] = [Line(((-14.0, 4.0), (wide + 14, 4.0)), "text", 2.5)]
    for k, item in enumerate(items):
        y, top = -(k + 1) * _STACKED, k == len(items) - 1
        shapes.append(
            Box(0, y, wide, _STACKED - 4, fill="panel", edge="accent" if top else "dead", stroke=1.6, radius=5)
        )
        shapes.append(Text(wide / 2, y + _STACKED / 2 - 2, item, "accent" if top else "text", 17, bold=top))
    height = _STACKED * max(4, len(items)) + 40
    words = tr("Stack: {stack}", stack=" ".join(items)) if items else tr("The stack is empty.")
    return DrawingFigure(Figure(tuple(shapes), (-40, 24 - height, wide + 80, height)), words)
