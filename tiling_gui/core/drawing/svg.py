"""SVG documents of plain elements only (no patterns, no clips): every renderer shows the same.

Every picture that is written is a `svg_document`; `svg_of` makes one of shapes.
"""

from collections.abc import Iterable, Sequence
from html import escape

from tiling_gui.core.drawing.shapes import Disc, Line, Point, Polygon, Shape
from tiling_gui.palette import Palette

FONT = "Inter, 'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif"


def svg_document(
    parts: Iterable[str],
    width: float,
    height: float,
    ground: str,
    *,
    title: str = "",
    origin: Point = (0.0, 0.0),
) -> str:
    """Elements, as text, on a ground of width x height px as an SVG document; `origin` is its top left corner."""
    w, h, x, y = (number(length) for length in (width, height, *origin))
    corner = f' x="{x}" y="{y}"' if any(origin) else ""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="{x} {y} {w} {h}" role="img" font-family="{FONT}">',
        *([f"<title>{escape(title)}</title>"] if title else []),
        f'<rect{corner} width="{w}" height="{h}" fill="{ground}"/>',
        *parts,
        "</svg>\n",
    ]
    return "\n".join(lines)


def svg_of(
    drawn: Sequence[Shape], width: float, height: float, words: str, palette: Palette, *, origin: Point = (0.0, 0.0)
) -> str:
    """Shapes on a ground of width x height px from `origin` on as an SVG document; `words` are its title."""
    return svg_document(map(svg_shape, drawn), width, height, palette.window, title=words, origin=origin)


def svg_shape(shape: Shape) -> str:
    """A shape as an SVG element."""
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
