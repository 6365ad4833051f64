"""Drawings as lists of simple shapes in palette roles, so that the screen, SVG and TikZ show the same picture.

A drawing is made once, as shapes in pixels with y downwards; `svg` and `tikz` write them as text here, the window
paints them in painting.py. Nothing here loads Qt.
"""

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from typing import Literal

from tiling_gui.core.drawing.latex import latex
from tiling_gui.core.drawing.positions import game_svg, game_tikz
from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.palette import LIGHT, Palette

Point = tuple[float, float]


@dataclass(frozen=True)
class Line:
    """A line through points."""

    points: tuple[Point, ...]
    role: str
    width: float = 1.0
    dashed: bool = False


@dataclass(frozen=True)
class Box:
    """A rectangle with round corners; `hatch` is the role of a pattern of rising lines in it."""

    x: float
    y: float
    width: float
    height: float
    fill: str | None = None
    edge: str | None = None
    stroke: float = 1.0
    radius: float = 4.0
    dashed: bool = False
    hatch: str | None = None


@dataclass(frozen=True)
class Polygon:
    """A filled polygon."""

    points: tuple[Point, ...]
    role: str


@dataclass(frozen=True)
class Text:
    """One line of text; (x, y) is the middle of its height at the end that `anchor` names."""

    x: float
    y: float
    text: str
    role: str = "text"
    size: float = 12.0
    bold: bool = False
    anchor: Literal["start", "middle", "end"] = "middle"


@dataclass(frozen=True)
class Image:
    """A position of a game as its own drawing, as large as fits into the middle of a rectangle."""

    x: float
    y: float
    width: float
    height: float
    game: str
    position: Hashable


Shape = Line | Box | Polygon | Text | Image


@dataclass(frozen=True)
class Picture:
    """Shapes and the rectangle (x, y, width, height) they are in."""

    shapes: tuple[Shape, ...]
    bounds: tuple[float, float, float, float]


def moved(shape: Shape, x: float, y: float) -> Shape:
    """The shape, so much further right and down."""
    if isinstance(shape, Line | Polygon):
        return replace(shape, points=tuple((a + x, b + y) for a, b in shape.points))
    return replace(shape, x=shape.x + x, y=shape.y + y)


def beneath(pictures: Sequence[Picture]) -> Picture:
    """Pictures one under the other, their left sides in line."""
    shapes: list[Shape] = []
    width, height = 0.0, 0.0
    for picture in pictures:
        left, top, wide, high = picture.bounds
        shapes.extend(moved(shape, -left, height - top) for shape in picture.shapes)
        width, height = max(width, wide), height + high
    return Picture(tuple(shapes), (0.0, 0.0, width, height))


def text_width(text: str, size: float) -> float:
    """About how wide `text` is in pixels: wide enough for the widest usual interface font."""
    return 0.62 * size * len(text)


def hatching(box: Box) -> Iterator[tuple[Point, Point]]:
    """The rising lines of a hatched box, cut off at its sides."""
    inset, step = box.stroke + 0.8, 6.0
    left, top = box.x + inset, box.y + inset
    right, bottom = box.x + box.width - inset, box.y + box.height - inset
    total = left + bottom + step / 2  # a line is x + y = total
    while total < right + bottom + (bottom - top):
        if total - bottom < right and total - top > left:
            start = max(left, total - bottom)
            end = min(right, total - top)
            yield (start, total - start), (end, total - end)
        total += step
    total = left + bottom - step / 2
    while total > left + top:
        end = min(right, total - top)
        yield (left, total - left), (end, total - end)
        total -= step


def triangle(x: float, y: float, width: float, *, up: bool, role: str) -> Polygon:
    """The sign of a player: a triangle `width` wide about (x, y)."""
    half, rise = width / 2, width * (-0.4 if up else 0.4)
    return Polygon(((x - half, y - rise), (x + half, y - rise), (x, y + rise)), role)


_SQUARE = 24
"""Side of a square, or the like, of a position drawn in small, before it is fitted."""
_VIEW = re.compile(r'viewBox="([^"]*)"')


@lru_cache(4000)
def position_svg(game: str, position: Hashable, palette: Palette) -> str:
    """A position drawn in small, as an SVG document on the colour of fields."""
    return game_svg(game, position, palette=replace(palette, window=palette.field), size=_SQUARE, coordinates=False)


def _fitted(image: Image, svg_text: str) -> tuple[float, float, float, float, float]:
    """(left and top in the drawing, how much larger, left and top in the picture) of a drawing in its rectangle."""
    found = _VIEW.search(svg_text)
    assert found is not None  # every drawing is a svg_document
    x, y, width, height = map(float, found.group(1).split())
    scale = min(image.width / width, image.height / height)
    left, top = image.x + (image.width - width * scale) / 2, image.y + (image.height - height * scale) / 2
    return x, y, scale, left, top


# SVG ------------------------------------------------------------------------------------------------------------


def svg(picture: Picture, *, ground: str = "window") -> str:
    """The drawing as an SVG document of its own, on the colour of the role `ground`."""
    x, y, width, height = picture.bounds
    parts = (part for shape in picture.shapes for part in _svg(shape))
    return svg_document(parts, width, height, _colour(ground), origin=(x, y))


def _svg(shape: Shape) -> Iterable[str]:
    if isinstance(shape, Line):
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
        dash = ' stroke-dasharray="4 3"' if shape.dashed else ""
        yield (
            f'<polyline points="{points}" fill="none" stroke="{_colour(shape.role)}" '
            f'stroke-width="{_n(shape.width)}" stroke-linecap="round" stroke-linejoin="round"{dash}/>'
        )
    elif isinstance(shape, Box):
        fill = _colour(shape.fill) if shape.fill else "none"
        where = f'x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.width)}" height="{_n(shape.height)}"'
        dash = ' stroke-dasharray="4 3"' if shape.dashed else ""
        edge = f' stroke="{_colour(shape.edge)}" stroke-width="{_n(shape.stroke)}"' if shape.edge else ""
        yield f'<rect {where} rx="{_n(shape.radius)}" fill="{fill}"{edge}{dash}/>'
        if shape.hatch:
            path = "".join(f"M{_n(a)} {_n(b)}L{_n(c)} {_n(d)}" for (a, b), (c, d) in hatching(shape))
            yield f'<path d="{path}" stroke="{_colour(shape.hatch)}" stroke-width="1.2"/>'
    elif isinstance(shape, Polygon):
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
        yield f'<polygon points="{points}" fill="{_colour(shape.role)}"/>'
    elif isinstance(shape, Image):
        drawn = position_svg(shape.game, shape.position, LIGHT)
        x, y, scale, left, top = _fitted(shape, drawn)
        inner = re.sub(r"<title>.*?</title>\s*", "", drawn[drawn.index(">") + 1 : drawn.rindex("</svg>")], flags=re.S)
        move = f"translate({_n(left)} {_n(top)}) scale({scale:.4f}) translate({_n(-x)} {_n(-y)})"
        yield f'<g transform="{move}">{inner.strip()}</g>'
    else:
        weight = ' font-weight="600"' if shape.bold else ""
        yield (
            f'<text x="{_n(shape.x)}" y="{_n(shape.y + shape.size * 0.35)}" font-size="{_n(shape.size)}"'
            f' text-anchor="{shape.anchor}"{weight} fill="{_colour(shape.role)}">{escape(shape.text)}</text>'
        )


# TikZ -----------------------------------------------------------------------------------------------------------

_WIDTH_CM = 16.0

_ANCHORS = {"start": "west", "middle": "center", "end": "east"}


def tikz(picture: Picture) -> str:
    """The drawing as a tikzpicture environment, at most 16 cm wide. Needs \\usepackage{tikz} only."""
    unit = min(0.03, _WIDTH_CM / max(1.0, picture.bounds[2]))
    lines = [rf"\begin{{tikzpicture}}[x={unit:.5f}cm, y=-{unit:.5f}cm, inner sep=0pt]"]
    for role in sorted({role for shape in picture.shapes for role in _roles(shape)}):
        value = _colour(role).removeprefix("#")
        lines.append(rf"  \definecolor{{{_name(role)}}}{{HTML}}{{{value}}}")
    for shape in picture.shapes:
        lines.extend("  " + line for line in _tikz(shape, unit))
    return "\n".join([*lines, r"\end{tikzpicture}"]) + "\n"


def _tikz(shape: Shape, unit: float) -> Iterable[str]:
    point = unit * 28.45  # TeX points in a pixel
    if isinstance(shape, Line):
        dash = ", dashed" if shape.dashed else ""
        points = " -- ".join(f"({_n(x)},{_n(y)})" for x, y in shape.points)
        yield rf"\draw[{_name(shape.role)}, line width={shape.width * point:.2f}pt{dash}] {points};"
    elif isinstance(shape, Box):
        options = [f"rounded corners={shape.radius * point:.2f}pt", f"line width={shape.stroke * point:.2f}pt"]
        options += [f"fill={_name(shape.fill)}"] if shape.fill else []
        options += [f"draw={_name(shape.edge)}"] if shape.edge else []
        options += ["dashed"] if shape.dashed else []
        corner = f"({_n(shape.x + shape.width)},{_n(shape.y + shape.height)})"
        yield rf"\path[{', '.join(options)}] ({_n(shape.x)},{_n(shape.y)}) rectangle {corner};"
        if shape.hatch:
            for (a, b), (c, d) in hatching(shape):
                style = f"{_name(shape.hatch)}, line width={1.2 * point:.2f}pt"
                yield rf"\draw[{style}] ({_n(a)},{_n(b)}) -- ({_n(c)},{_n(d)});"
    elif isinstance(shape, Polygon):
        points = " -- ".join(f"({_n(x)},{_n(y)})" for x, y in shape.points)
        yield rf"\fill[{_name(shape.role)}] {points} -- cycle;"
    elif isinstance(shape, Image):
        found = _VIEW.search(position_svg(shape.game, shape.position, LIGHT))
        assert found is not None
        _, _, width, height = map(float, found.group(1).split())
        wide = width * shape.height > height * shape.width
        fitted = f"{{{shape.width * unit:.3f}cm}}{{!}}" if wide else f"{{!}}{{{shape.height * unit:.3f}cm}}"
        middle = f"({_n(shape.x + shape.width / 2)},{_n(shape.y + shape.height / 2)})"
        yield rf"\node at {middle} {{\resizebox{fitted}{{%"
        yield from game_tikz(shape.game, shape.position).splitlines()
        yield "}};"
    else:
        size = shape.size * point
        font = rf"\fontsize{{{size:.1f}}}{{{size * 1.2:.1f}}}\selectfont\sffamily" + (
            r"\bfseries" if shape.bold else ""
        )
        style = f"anchor={_ANCHORS[shape.anchor]}, text={_name(shape.role)}, font={font}"
        yield rf"\node[{style}] at ({_n(shape.x)},{_n(shape.y)}) {{{_tex(shape.text)}}};"


_SIGNS = {"α": r"$\alpha$", "β": r"$\beta$", "∞": r"$\infty$", "≈": r"$\approx$", "→": r"$\to$", "✓": r"$\surd$"}


def _tex(text: str) -> str:
    return "".join(_SIGNS.get(sign) or latex(sign) for sign in text)


def _roles(shape: Shape) -> Sequence[str]:
    if isinstance(shape, Box):
        return [role for role in (shape.fill, shape.edge, shape.hatch) if role]
    if isinstance(shape, Image):
        return []
    return [shape.role]


def _name(role: str) -> str:
    return "lab" + role.replace("_", "").replace("2", "B")


def _colour(role: str) -> str:
    return str(getattr(LIGHT, role))  # what is written to a file is for paper


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")
