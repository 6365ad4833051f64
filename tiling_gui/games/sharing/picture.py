"""Sharing games as SVG documents and TikZ pictures: the shapes of shapes.py written down, plainly.

Only plain elements (no patterns, clips, style sheets or TikZ libraries), so that every renderer shows the same.
"""

from tiling_gui.core.drawing.svg import svg_of
from tiling_gui.core.drawing.tikz import tikz_of
from tiling_gui.games.sharing.rules import SharingPosition, title
from tiling_gui.games.sharing.shapes import layout, shapes
from tiling_gui.language import plain
from tiling_gui.palette import LIGHT, Palette


def position_svg(position: SharingPosition, *, palette: Palette = LIGHT, size: int = 48) -> str:
    """The graph as far as it is coloured, as an SVG document; `size` is the diameter of a vertex in px."""
    where = layout(position, size)
    return svg_of(shapes(position, palette, size), where.width, where.height, title(position, tr=plain), palette)


def position_tikz(position: SharingPosition, *, palette: Palette = LIGHT, width_cm: float = 12.0) -> str:
    """The same as a tikzpicture environment, at most `width_cm` wide or high. Needs \\usepackage{tikz} only."""
    where = layout(position)
    return tikz_of(shapes(position, palette), where.width, where.height, width_cm)
