"""Shapes as an SVG document, of plain elements only (no patterns, no clips): every renderer shows the same."""

from collections.abc import Sequence
from html import escape

from tiling_gui.core.drawing.shapes import Disc, Line, Point, Polygon, Shape
from tiling_gui.palette import Palette

FONT = "Inter, 'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif"


def svg_of(drawn: Sequence[Shape], width: float, height: float, words: str, palette: Palette) -> str:
    """Shapes on a ground of width x height px as an SVG document; `words` are its title."""
    w, h = number(width), number(height)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}" role="img" font-family="{FONT}">',
        f"<title>{escape(words)}</title>",
        f'<rect width="{w}" height="{h}" fill="{palette.window}"/>',
        *(_svg(shape) for shape in drawn),
        "</svg>\n",
    ]
    return "\n".join(lines)


def _svg(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        return f'<polygon points="{_pairs(shape.points)}" fill="{shape.fill}"/>'
    if isinstance(shape, Line):
        dash = f' stroke-dasharray="{" ".join(map(number, shape.dash))}"' if shape.dash else ""
        style = f'fill="none" stroke="{shape.colour}" stroke-width="{number(shape.width)}"{dash}'
        return f'<polyline points="{_pairs(shape.points)}" {style}/>'
    if isinstance(shape, Disc):
        (x, y), line = shape.centre, f'stroke="{shape.edge}" stroke-width="{number(shape.width)}"'
        return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(shape.radius)}" fill="{shape.fill}" {line}/>'
    x, y = shape.at
    style = f'font-size="{number(shape.size)}" font-weight="600" text-anchor="middle" fill="{shape.colour}"'
    return f'<text x="{number(x)}" y="{number(y + 0.35 * shape.size)}" {style}>{escape(shape.words)}</text>'


def _pairs(points: Sequence[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def number(length: float) -> str:
    """A length with at most two decimals."""
    return f"{round(length, 2):g}"
