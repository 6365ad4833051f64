"""Figures as SVG documents of basic elements only (no patterns, no clipping), which every renderer shows alike."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from tiling_gui.core.drawing.figure import (
    Box,
    Disc,
    Figure,
    Formula,
    Group,
    Ink,
    Inset,
    Line,
    Lines,
    Point,
    Polygon,
    Shape,
    Text,
    colour_of,
    hatching,
)
from tiling_gui.palette import LIGHT, Palette

FACES = {
    "sans": "Inter, 'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif",
    "serif": "STIX Two Text, Libertinus Serif, TeX Gyre Termes, Times New Roman, Liberation Serif, DejaVu Serif, serif",
    "mono": "monospace",
}
CAP = 0.35
"""Half the height of digits and capitals, as a share of the font size."""


def svg(figure: Figure, palette: Palette = LIGHT) -> str:
    """The SVG document; its title is the figure's `words`."""
    x, y, width, height = map(number, figure.box)
    corner = f' x="{x}" y="{y}"' if any(figure.box[:2]) else ""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="{x} {y} {width} {height}" role="img" font-family="{FACES["sans"]}">',
        *([f"<title>{escape(figure.words)}</title>"] if figure.words else []),
        f'<rect{corner} width="{width}" height="{height}" fill="{colour_of(figure.ground, palette)}"/>',
        *_Writer(palette).all(figure.shapes),
        "</svg>\n",
    ]
    return "\n".join(lines)


class _Writer:
    """Writes shapes as SVG elements in the colours of a palette."""

    def __init__(self, palette: Palette) -> None:
        self._palette = palette

    def all(self, shapes: Iterable[Shape]) -> Iterator[str]:
        for shape in shapes:
            if isinstance(shape, Formula):
                yield from self.all(shape.shapes)
            elif isinstance(shape, Group):
                yield from self._group(shape)
            elif isinstance(shape, Inset):
                yield from _Writer(shape.palette(self._palette))._group(shape.group())
            elif isinstance(shape, Box):
                yield from self._box(shape)
            else:
                yield self._element(shape)

    def _group(self, group: Group) -> Iterator[str]:
        move = f"translate({number(group.x)} {number(group.y)})" if group.x or group.y else ""
        size = f"scale({group.scale:.4f})" if group.scale != 1 else ""
        transform = " ".join(filter(None, (move, size)))
        yield f'<g transform="{transform}">' if transform else "<g>"
        if group.words:
            yield f"<title>{escape(group.words)}</title>"
        yield from self.all(group.shapes)
        yield "</g>"

    def _box(self, box: Box) -> Iterator[str]:
        where = f'x="{number(box.x)}" y="{number(box.y)}" width="{number(box.width)}" height="{number(box.height)}"'
        radius = f' rx="{number(box.radius)}"' if box.radius else ""
        edge = f" {self._stroke(box.edge, box.stroke, box.dash)}" if box.edge else ""
        yield f"<rect {where}{radius} {self._fill(box.fill, box.opacity)}{edge}/>"
        if box.hatch:
            yield self._element(Lines(hatching(box), box.hatch, 1.2))

    def _element(self, shape: Line | Lines | Polygon | Disc | Text) -> str:
        if isinstance(shape, Line):
            style = self._stroke(shape.role, shape.width, shape.dash)
            return f'<polyline points="{_pairs(shape.points)}" fill="none" {style}/>'
        if isinstance(shape, Lines):
            path = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for (a, b), (c, d) in shape.ends)
            cap = ' stroke-linecap="round"' if shape.round else ""
            return f'<path d="{path}" fill="none" {self._stroke(shape.role, shape.width)}{cap}/>'
        if isinstance(shape, Polygon):
            edge = f' {self._stroke(shape.edge, shape.width)} stroke-linejoin="round"' if shape.edge else ""
            return f'<polygon points="{_pairs(shape.points)}" {self._fill(shape.fill)}{edge}/>'
        if isinstance(shape, Disc):
            (x, y), edge = map(number, shape.centre), self._stroke(shape.edge, shape.width)
            return f'<circle cx="{x}" cy="{y}" r="{number(shape.radius)}" {self._fill(shape.fill)} {edge}/>'
        return self._text(shape)

    def _text(self, text: Text) -> str:
        where = f'x="{number(text.x)}" y="{number(text.y + CAP * text.size)}" text-anchor="{text.anchor}"'
        looks = [f'font-family="{FACES[text.face]}"'] if text.face != "sans" else []
        looks += ['xml:space="preserve"'] if text.face == "mono" else []
        looks += ['font-weight="600"'] if text.bold else []
        looks += ['font-style="italic"'] if text.italic else []
        style = " ".join([f'font-size="{number(text.size)}"', *looks, self._fill(text.role)])
        return f"<text {where} {style}>{escape(text.text)}</text>"

    def _fill(self, ink: Ink | None, opacity: float = 1.0) -> str:
        part = f' fill-opacity="{number(opacity)}"' if opacity != 1 else ""
        return f'fill="{colour_of(ink, self._palette) if ink else "none"}"{part}'

    def _stroke(self, ink: Ink, width: float, dash: tuple[float, ...] = ()) -> str:
        pattern = f' stroke-dasharray="{" ".join(map(number, dash))}"' if dash else ""
        return f'stroke="{colour_of(ink, self._palette)}" stroke-width="{number(width)}"{pattern}'


def _pairs(points: Sequence[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def number(length: float) -> str:
    """A length with at most two decimals, without trailing zeros."""
    return f"{round(length, 2) + 0.0:.2f}".rstrip("0").rstrip(".")
