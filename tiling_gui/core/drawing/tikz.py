"""Shapes as a tikzpicture environment that needs the package tikz only, without any TikZ library."""

from collections.abc import Sequence

from tiling_gui.core.drawing.latex import latex
from tiling_gui.core.drawing.shapes import Disc, Line, Point, Polygon, Shape
from tiling_gui.core.drawing.svg import number


def tikz_of(drawn: Sequence[Shape], width: float, height: float, width_cm: float) -> str:
    """Shapes on a ground of width x height px as a tikzpicture environment, at most `width_cm` wide or high."""
    unit = min(1 / 40, width_cm / max(width, height))
    names = {colour: f"tone{_letters(i)}" for i, colour in enumerate(sorted({c for s in drawn for c in _used(s)}))}
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
    return " -- ".join(f"({number(x)},{number(y)})" for x, y in points)
