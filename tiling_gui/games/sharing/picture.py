"""Sharing games as SVG documents and TikZ pictures: the shapes of sharing_shapes.py written down, plainly.

Only plain elements (no patterns, clips, style sheets or TikZ libraries), so that every renderer shows the same.
"""

from collections.abc import Sequence
from html import escape

from tiling_gui.games.domino.svg import FONT
from tiling_gui.games.sharing.rules import SharingPosition, title
from tiling_gui.games.sharing.shapes import Disc, Line, Point, Polygon, Shape, layout, shapes
from tiling_gui.language import plain
from tiling_gui.palette import LIGHT, Palette
from tiling_gui.records.latex import latex


def position_svg(position: SharingPosition, *, palette: Palette = LIGHT, size: int = 48) -> str:
    """The graph as far as it is coloured, as an SVG document; `size` is the diameter of a vertex in px."""
    where = layout(position, size)
    return svg_of(shapes(position, palette, size), where.width, where.height, title(position, tr=plain), palette)


def svg_of(drawn: Sequence[Shape], width: float, height: float, words: str, palette: Palette) -> str:
    """Shapes on a ground of width x height px as an SVG document; `words` are its title."""
    w, h = _n(width), _n(height)
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
        dash = f' stroke-dasharray="{" ".join(map(_n, shape.dash))}"' if shape.dash else ""
        style = f'fill="none" stroke="{shape.colour}" stroke-width="{_n(shape.width)}"{dash}'
        return f'<polyline points="{_pairs(shape.points)}" {style}/>'
    if isinstance(shape, Disc):
        (x, y), line = shape.centre, f'stroke="{shape.edge}" stroke-width="{_n(shape.width)}"'
        return f'<circle cx="{_n(x)}" cy="{_n(y)}" r="{_n(shape.radius)}" fill="{shape.fill}" {line}/>'
    x, y = shape.at
    style = f'font-size="{_n(shape.size)}" font-weight="600" text-anchor="middle" fill="{shape.colour}"'
    return f'<text x="{_n(x)}" y="{_n(y + 0.35 * shape.size)}" {style}>{escape(shape.words)}</text>'


def position_tikz(position: SharingPosition, *, palette: Palette = LIGHT, width_cm: float = 12.0) -> str:
    """The same as a tikzpicture environment, at most `width_cm` wide or high. Needs \\usepackage{tikz} only."""
    where = layout(position)
    return tikz_of(shapes(position, palette), where.width, where.height, width_cm)


def tikz_of(drawn: Sequence[Shape], width: float, height: float, width_cm: float) -> str:
    """Shapes on a ground of width x height px as a tikzpicture environment, at most `width_cm` wide or high."""
    unit = min(1 / 40, width_cm / max(width, height))
    names = {colour: f"sharing{_letters(i)}" for i, colour in enumerate(sorted({c for s in drawn for c in _used(s)}))}
    lines = [rf"\begin{{tikzpicture}}[x={unit:.5f}cm, y=-{unit:.5f}cm]"]
    lines += [rf"  \definecolor{{{name}}}{{HTML}}{{{colour.removeprefix('#')}}}" for colour, name in names.items()]
    lines += ["  " + _tikz(shape, names, unit) for shape in drawn]
    return "\n".join([*lines, r"\end{tikzpicture}"]) + "\n"


def _tikz(shape: Shape, names: dict[str, str], unit: float) -> str:
    def cm(length: float) -> str:
        return f"{length * unit:.4f}cm"

    if isinstance(shape, Polygon):
        return rf"\fill[{names[shape.fill]}] {_path(shape.points)} -- cycle;"
    if isinstance(shape, Line):
        parts = [f"{word} {cm(length)}" for word, length in zip(("on", "off") * 3, shape.dash, strict=False)]
        dash = f", dash pattern={' '.join(parts)}" if parts else ""
        return rf"\draw[{names[shape.colour]}, line width={cm(shape.width)}{dash}] {_path(shape.points)};"
    if isinstance(shape, Disc):
        style = f"fill={names[shape.fill]}, draw={names[shape.edge]}, line width={cm(shape.width)}"
        return rf"\filldraw[{style}] {_path([shape.centre])} circle[radius={cm(shape.radius)}];"
    points = shape.size * unit * 28.45
    font = rf"\fontsize{{{points:.1f}}}{{{1.2 * points:.1f}}}\selectfont\sffamily\bfseries"
    return rf"\node[text={names[shape.colour]}, inner sep=0pt] at {_path([shape.at])} {{{font} {latex(shape.words)}}};"


def _used(shape: Shape) -> tuple[str, ...]:
    if isinstance(shape, Polygon):
        return (shape.fill,)
    if isinstance(shape, Disc):
        return (shape.fill, shape.edge)
    return (shape.colour,)


def _letters(number: int) -> str:
    return chr(ord("A") + number // 26) + chr(ord("A") + number % 26)


def _path(points: Sequence[Point]) -> str:
    return " -- ".join(f"({_n(x)},{_n(y)})" for x, y in points)


def _pairs(points: Sequence[Point]) -> str:
    return " ".join(f"{_n(x)},{_n(y)}" for x, y in points)


def _n(length: float) -> str:
    return f"{round(length, 2):g}"
