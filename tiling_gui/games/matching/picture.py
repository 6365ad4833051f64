"""The matching game as SVG documents and TikZ pictures: the shapes of shapes.py written down, plainly."""

from collections.abc import Iterator

from tiling_gui.core.drawing import capsules
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.owners import circle
from tiling_gui.core.drawing.shapes import Line, Shape
from tiling_gui.core.drawing.svg import svg_of
from tiling_gui.core.drawing.tikz import tikz_of
from tiling_gui.core.graphs.layout import Layout
from tiling_gui.games.matching.rules import MatchingPosition, title
from tiling_gui.games.matching.shapes import drawing_of, shapes, targets
from tiling_gui.language import plain
from tiling_gui.palette import LIGHT, Palette

_DASH = (5.0, 4.0)
"""Of an edge that is only proposed."""


def position_svg(
    position: MatchingPosition,
    *,
    palette: Palette = LIGHT,
    size: int = 48,
    coordinates: bool = True,
    notes: Annotations = NOTHING,
) -> str:
    """The graph with the edges chosen, as an SVG document; `size` is the diameter of a vertex of the layout in px.

    Names are always there, with or without `coordinates`.
    """
    where = drawing_of(position, size)
    after = position if notes.played is None else position.play(notes.played)
    drawn = [*shapes(after, palette, where), *_noted(position, notes, where, palette)]
    return svg_of(drawn, where.width, where.height, title(position, tr=plain), palette)


def position_tikz(
    position: MatchingPosition, *, palette: Palette = LIGHT, width_cm: float = 12.0, notes: Annotations = NOTHING
) -> str:
    """The same as a tikzpicture environment, at most `width_cm` wide or high. Needs \\usepackage{tikz} only."""
    where = drawing_of(position)
    drawn = [*shapes(position, palette, where), *_noted(position, notes, where, palette)]
    return tikz_of(drawn, where.width, where.height, width_cm)


def _noted(position: MatchingPosition, notes: Annotations, where: Layout, palette: Palette) -> Iterator[Shape]:
    """A ring on the edge that was chosen, the one to compare it with dashed, and what moves are worth."""
    number = {edge: i for i, edge in enumerate(position.graph.edges)}
    places = targets(where)
    if notes.played is not None:
        at, _ = places[number[notes.played]]
        ring = circle(at, 0.62 * where.radius)
        yield Line((*ring, ring[0]), palette.accent, 3)
    if notes.better is not None:
        yield Line(where.edges[number[notes.better]], palette.accent, max(4.0, 0.3 * where.radius), _DASH)
    for move, label in notes.values.items():
        yield from capsules.shapes(label, places[number[move]][0], 2 * where.radius, palette)
