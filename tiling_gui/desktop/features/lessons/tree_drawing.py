"""Drawings for lessons: the tree of a small game of ELLIE with P, N and Grundy values, and nim-sums."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from tiling_gui.core.drawing.figure import Box, Figure, Line, Shape, Text
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.language import tr
from tiling_gui.search.game_graph import GameGraph
from tiling_gui.search.grundy import nim_sum_rows

_U, _PAD, _GAP, _RISE, _BADGE = 24.0, 5.0, 22.0, 50.0, 18.0
"""Side of a square, padding of a board, gap between boards, gap between levels, and size of a badge, in pixels."""
_STEP, _ROW = 26.0, 30.0
"""Distance of two binary digits, and of two rows, in pixels."""
_HEAP = 130.0
"""Width of the nim heap beside the tree, in pixels."""


@dataclass(frozen=True)
class DrawingFigure:
    """A drawing in the colours of the theme, such as a tree."""

    picture: Figure
    words: str
    """The accessible description."""


def draw_tree(
    graph: GameGraph,
    *,
    outcomes: Collection[int] = (),
    numbers: Collection[int] = (),
    ringed: int | None = None,
    heap: int | None = None,
) -> DrawingFigure:
    """Draws a tree. The nodes in `outcomes` show P or N, those in `numbers` the Grundy value; `ringed` is highlighted.

    `heap` adds a nim heap of that size beside the tree.
    """
    nodes = graph.nodes
    first = nodes[0].position
    width, height = first.board.columns * _U + 2 * _PAD, first.board.rows * _U + 2 * _PAD
    middles = columns(0, lambda i: nodes[i].children, lambda i: width, _GAP)
    corners = {i: (middles[i] - width / 2, nodes[i].level * (height + _RISE)) for i in range(len(nodes))}
    shapes: list[Shape] = []
    for i, node in enumerate(nodes):
        for child in node.children:
            ends = (middles[i], corners[i][1] + height), (middles[child], corners[child][1])
            shapes.append(Line(ends, "line2"))
    for i, node in enumerate(nodes):
        (x, y), accent = corners[i], i == ringed
        role, stroke = ("accent", 4) if accent else ("line2", 1)
        shapes.append(Box(x, y, width, height, fill="field", edge=role, stroke=stroke, radius=6))
        shapes.extend(_board(node.position, x + _PAD, y + _PAD))
        if i in outcomes:
            shapes.extend(_badge(x, y, "N" if node.grundy else "P", filled=not node.grundy))
        if i in numbers:
            shapes.extend(_badge(x + width, y, str(node.grundy), filled=False))
    whole = (max(middles.values()) + width / 2, len(graph.levels) * (height + _RISE) - _RISE)
    if heap is not None:
        shapes.extend(_heap(whole[0] + _HEAP / 2, whole[1] / 2 + 20.0 * heap, heap))
    edge = _BADGE
    right = _HEAP if heap is not None else 0.0
    bounds = (-edge, -edge, whole[0] + right + 2 * edge, whole[1] + 2 * edge)
    words = [_words(graph, i, i in outcomes, i in numbers, i == ringed) for i in range(len(nodes))]
    if heap is not None:
        words.append(tr("nim heap of {size}", size=heap))
    return DrawingFigure(Figure(tuple(shapes), bounds), "; ".join(words))


def _board(position: Any, x: float, y: float) -> list[Shape]:
    """A small board; the tiles are numbered in the order of placement."""
    shapes: list[Shape] = []
    for r, c in position.board.squares_in(position.board.squares):
        shapes.append(Box(x + c * _U, y + r * _U, _U, _U, fill="sq_dark" if (r + c) % 2 else "sq_light", radius=0))
    for number, tile in enumerate(position.placed, 1):
        corner = next(a for a in tile if sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for b in tile) == 2)
        ends = [square for square in tile if square != corner]
        points = [(x + (c + 0.5) * _U, y + (r + 0.5) * _U) for r, c in (ends[0], corner, ends[1])]
        side = "max" if number % 2 else "min"
        shapes.append(Line(tuple(points), f"{side}_fill", _U * 0.72))
        shapes.append(Text(*points[1], str(number), f"{side}_text", 12, bold=True))
    return shapes


def _badge(x: float, y: float, text: str, *, filled: bool) -> list[Shape]:
    half = _BADGE / 2
    ground = "accent" if filled else "panel"
    return [
        Box(x - half, y - half, _BADGE, _BADGE, fill=ground, edge="accent", stroke=1.2, radius=half),
        Text(x, y, text, "on_accent" if filled else "text", 12, bold=filled),
    ]


def _heap(x: float, foot: float, size: int) -> list[Shape]:
    shapes: list[Shape] = []
    for k in range(size):
        shapes.append(Box(x - 16, foot - 36 - 40 * k, 32, 32, fill="sq_dark", edge="dead", stroke=1.4, radius=16))
    return [*shapes, Text(x, foot + 14, tr("nim heap of {size}", size=size), "accent", 12, bold=True)]


def _words(graph: GameGraph, i: int, outcome: bool, number: bool, ringed: bool) -> str:
    node = graph.nodes[i]
    words: str = node.position.diagram()
    if outcome:
        words = f"{words}, {'N' if node.grundy else 'P'}"
    if number:
        words = tr("{position}, Grundy value {value}", position=words, value=node.grundy)
    return tr("ringed: {position}", position=words) if ringed else words


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
