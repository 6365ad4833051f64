"""LaTeX: escaped text, complete documents, and figures as tikzpictures, which need the package tikz alone."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

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
    Mixed,
    Point,
    Polygon,
    Shape,
    Text,
    colour_of,
    hatching,
)
from tiling_gui.core.drawing.svg import number
from tiling_gui.palette import LIGHT, Palette

_SAFE = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "$": r"\$",
    "&": r"\&",
    "#": r"\#",
    "%": r"\%",
    "_": r"\_",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
    "×": r"$\times$",
    "·": r"$\cdot$",
    "≈": r"$\approx$",
    "−": r"$-$",
    "→": r"$\to$",
    "≥": r"$\geq$",
    "≤": r"$\leq$",
    "∞": r"$\infty$",
    "α": r"$\alpha$",
    "β": r"$\beta$",
    "✓": r"$\surd$",
    "–": "--",
    "—": "---",
    "…": r"\dots{}",
}


def latex(text: str) -> str:
    """`text` escaped for LaTeX. Letters beyond the Latin scripts, which the default font lacks, become "?"."""
    return re.sub("[^\n -~\u00a1-\u017f]", "?", "".join(_SAFE.get(ch, ch) for ch in text))


def pages(*parts: tuple[str, Sequence[str]]) -> str:
    """A complete document whose parts, each a heading and lines of LaTeX, begin on new pages."""
    written = ["\n".join([rf"\section*{{{latex(heading)}}}", *lines]) for heading, lines in parts]
    return (
        "\\documentclass{article}\n"
        "\\usepackage[T1]{fontenc}\n"
        "\\usepackage[utf8]{inputenc}\n"
        "\\usepackage{tikz}\n"
        "\\setlength{\\parindent}{0pt}\n"
        "\\begin{document}\n" + "\n\\newpage\n".join(written) + "\n\\end{document}\n"
    )


def document(picture: str, lines: Sequence[str]) -> str:
    """A complete document without page numbers: the picture and, below it, paragraphs of LaTeX.

    It uses the class article and the package tikz only, not the class standalone, which is less widely installed. A
    picture wider than the text is scaled down to its width.
    """
    below = "\n\n".join(line for line in lines if line)
    return (
        "\\documentclass{article}\n"
        "\\usepackage[T1]{fontenc}\n"
        "\\usepackage[utf8]{inputenc}\n"
        "\\usepackage{tikz}\n"
        "\\pagestyle{empty}\n"
        "\\setlength{\\parindent}{0pt}\n"
        "\\newsavebox{\\tilingpicture}\n"
        "\\begin{document}\n"
        "\\begin{lrbox}{\\tilingpicture}%\n"
        f"{picture.rstrip()}%\n"
        "\\end{lrbox}%\n"
        "\\ifdim\\wd\\tilingpicture>\\textwidth\n"
        "  \\resizebox{\\textwidth}{!}{\\usebox{\\tilingpicture}}\n"
        "\\else\n"
        "  \\usebox{\\tilingpicture}\n"
        "\\fi\n\n"
        "\\medskip\n\n"
        f"{below}\n"
        "\\end{document}\n"
    )


_POINTS = 28.45
"""TeX points in a centimetre."""
_FACES = {"sans": r"\sffamily", "serif": r"\rmfamily", "mono": r"\ttfamily"}
_ANCHORS = {"start": ", anchor=west", "middle": "", "end": ", anchor=east"}


def tikz(figure: Figure, palette: Palette = LIGHT, *, width_cm: float = 16.0) -> str:
    """The picture without its background, at 40 px per centimetre but at most `width_cm` wide and high."""
    unit = min(1 / 40, width_cm / max(1.0, *figure.box[2:]))
    shapes = list(_placed(figure.shapes, _Place(unit)))
    lines = [rf"\begin{{tikzpicture}}[x={unit:.5f}cm, y=-{unit:.5f}cm, inner sep=0pt]"]
    inks = {_name(ink): ink for shape, _ in shapes for ink in _inks(shape)}
    for name, ink in sorted(inks.items()):
        lines.append(rf"  \definecolor{{{name}}}{{HTML}}{{{colour_of(ink, palette).removeprefix('#')}}}")
    for shape, place in shapes:
        lines.extend("  " + line for line in place.written(shape))
    return "\n".join([*lines, r"\end{tikzpicture}"]) + "\n"


_Flat = Line | Lines | Polygon | Box | Disc | Text | Formula | str


def _placed(shapes: Iterable[Shape], place: "_Place") -> Iterator[tuple[_Flat, "_Place"]]:
    """The shapes with their placement, groups flattened; the words of a group become a string, written as a comment."""
    for shape in shapes:
        if isinstance(shape, Group | Inset):
            group = shape.group() if isinstance(shape, Inset) else shape
            inner = _Place(
                place.unit, place.x + place.scale * group.x, place.y + place.scale * group.y, place.scale * group.scale
            )
            if group.words:
                yield group.words, inner
            yield from _placed(group.shapes, inner)
        else:
            yield shape, place


@dataclass(frozen=True)
class _Place:
    """A scaling and translation, from the nested groups around a shape."""

    unit: float
    """Centimetres per px of the picture."""
    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    def written(self, shape: _Flat) -> Iterator[str]:
        if isinstance(shape, str):
            yield f"% {shape}"
        elif isinstance(shape, Line):
            style = f"{_name(shape.role)}, {self._line(shape.width, shape.dash)}"
            yield rf"\draw[{style}] {self._path(shape.points)};"
        elif isinstance(shape, Lines):
            cap = ", line cap=round" if shape.round else ""
            paths = " ".join(map(self._path, shape.ends))
            yield rf"\draw[{_name(shape.role)}, {self._line(shape.width)}{cap}] {paths};"
        elif isinstance(shape, Polygon):
            edge = f", draw={_name(shape.edge)}, {self._line(shape.width)}, line join=round" if shape.edge else ""
            yield rf"\path[fill={_name(shape.fill)}{edge}] {self._path(shape.points)} -- cycle;"
        elif isinstance(shape, Disc):
            style = f"fill={_name(shape.fill)}, draw={_name(shape.edge)}, {self._line(shape.width)}"
            yield rf"\path[{style}] {self._path([shape.centre])} circle[radius={self._cm(shape.radius)}];"
        elif isinstance(shape, Box):
            yield from self._box(shape)
        elif isinstance(shape, Formula):
            size = shape.size * self.scale * self.unit * _POINTS / 10
            yield (
                rf"\node at {self._path([(shape.x, shape.y)])} "
                rf"{{\scalebox{{{size:.2f}}}{{$\displaystyle {shape.latex}$}}}};"
            )
        else:
            yield self._text(shape)

    def _box(self, box: Box) -> Iterator[str]:
        style = [f"fill={_name(box.fill)}"] if box.fill else []
        style += [f"fill opacity={box.opacity:g}"] if box.opacity != 1 else []
        style += [f"draw={_name(box.edge)}", self._line(box.stroke, box.dash)] if box.edge else []
        style += [f"rounded corners={self._cm(box.radius)}"] if box.radius else []
        ends = (self._path([end]) for end in ((box.x, box.y), (box.x + box.width, box.y + box.height)))
        yield rf"\path[{', '.join(style)}] {' rectangle '.join(ends)};"
        if box.hatch:
            yield from self.written(Lines(hatching(box), box.hatch, 1.2))

    def _text(self, text: Text) -> str:
        size = text.size * self.scale * self.unit * _POINTS
        bold, slant = r"\bfseries" if text.bold else "", r"\itshape" if text.italic else ""
        font = rf"\fontsize{{{size:.1f}}}{{{1.2 * size:.1f}}}\selectfont{_FACES[text.face]}{bold}{slant}"
        words = latex(text.text).replace(" ", "~") if text.face == "mono" else latex(text.text)
        style = f"text={_name(text.role)}{_ANCHORS[text.anchor]}"
        return rf"\node[{style}] at {self._path([(text.x, text.y)])} {{{font} {words}}};"

    def _line(self, width: float, dash: tuple[float, ...] = ()) -> str:
        parts = [f"{word} {self._cm(length)}" for word, length in zip(("on", "off") * 3, dash, strict=False)]
        return f"line width={self._cm(width)}" + (f", dash pattern={' '.join(parts)}" if parts else "")

    def _cm(self, length: float) -> str:
        return f"{length * self.scale * self.unit:.4f}cm"

    def _path(self, points: Sequence[Point]) -> str:
        moved = ((self.x + self.scale * x, self.y + self.scale * y) for x, y in points)
        return " -- ".join(f"({number(x)},{number(y)})" for x, y in moved)


def _inks(shape: _Flat) -> list[Ink]:
    if isinstance(shape, str | Formula):
        return []
    names = ("fill", "edge", "hatch", "role")
    return [ink for ink in (getattr(shape, name, None) for name in names) if ink]


def _name(ink: Ink) -> str:
    """The TikZ name of a colour, which consists of letters only."""
    words = f"{ink.role} {ink.other} {ink.share:g}" if isinstance(ink, Mixed) else ink
    return "tiling" + "".join(chr(ord("A") + int(c)) if c.isdigit() else c for c in words if c.isalnum())
