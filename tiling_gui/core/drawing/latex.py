"""LaTeX: escaped text, complete documents, and figures as tikzpictures, which need the package tikz alone."""

import re
import unicodedata
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
    "–": "--",
    "—": "---",
    "…": r"\dots{}",
    "⁄": "/",
    "∕": "/",
    "\u00a0": "~",
    "\u202f": r"\,",
    "\u2009": r"\,",
    "\u2011": "-",
    "\t": " ",
    **dict.fromkeys("\u200b\u200c\u200d\u200e\u200f\ufeff", ""),
    **{sign: f"$^{power}$" for sign, power in zip("⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ", "0123456789n", strict=True)},
    **{chr(0x2080 + digit): f"$_{digit}$" for digit in range(10)},
}
_MATHS = {
    **{
        "×": "times",
        "·": "cdot",
        "÷": "div",
        "±": "pm",
        "∗": "ast",
        "⋅": "cdot",
        "⊕": "oplus",
        "√": "surd",
        "✓": "surd",
    },
    **{
        "≈": "approx",
        "≠": "neq",
        "≥": "geq",
        "≤": "leq",
        "≡": "equiv",
        "∈": "in",
        "∉": "notin",
        "⊂": "subset",
        "⊆": "subseteq",
    },
    **{
        "∪": "cup",
        "∩": "cap",
        "∅": "emptyset",
        "∞": "infty",
        "∑": "sum",
        "∏": "prod",
        "¬": "neg",
        "∧": "wedge",
        "∨": "vee",
    },
    **{"⌊": "lfloor", "⌋": "rfloor", "⌈": "lceil", "⌉": "rceil", "′": "prime", "∀": "forall", "∃": "exists"},
    **{
        "→": "to",
        "←": "leftarrow",
        "↑": "uparrow",
        "↓": "downarrow",
        "↔": "leftrightarrow",
        "⇒": "Rightarrow",
        "⇔": "Leftrightarrow",
    },
    **{
        "α": "alpha",
        "β": "beta",
        "γ": "gamma",
        "δ": "delta",
        "ε": "varepsilon",
        "λ": "lambda",
        "μ": "mu",
        "µ": "mu",
        "π": "pi",
    },
    **{"σ": "sigma", "τ": "tau", "φ": "varphi", "ω": "omega", "Δ": "Delta", "Σ": "Sigma", "Ω": "Omega"},
}
"""Signs that no text font needs to have, by the name of their command in formulas."""
_SAFE |= {"−": "$-$", **{sign: rf"$\{name}$" for sign, name in _MATHS.items()}}
_OTHER = (
    "[^\n -~\u00a1-\u0125\u0128-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u0165\u0168-\u017e\u01cd-\u01d4\u01e6-\u01eb"
    "\u0218-\u021b\u2010-\u2015\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2030\u2039\u203a\u20ac\u2122]"
)
"""A letter that the fonts of pdflatex, in the encodings T1 and TS1, do not have."""
_FONTS = (
    *("CMU Serif", "Libertinus Serif", "STIX Two Text", "Noto Serif", "DejaVu Serif", "FreeSerif", "Times New Roman"),
    *("Noto Serif CJK SC", "Noto Sans CJK SC", "Source Han Serif SC", "FandolSong-Regular.otf", "Songti SC", "SimSun"),
    *("Hiragino Mincho ProN", "Yu Mincho", "Batang", "Droid Sans Fallback", "WenQuanYi Zen Hei", "Arial Unicode MS"),
)
"""Fonts that lualatex and xelatex try for other letters, in this order."""


def latex(text: str) -> str:
    """`text` escaped for LaTeX. Letters that pdflatex does not have stay as they are; `document` provides for them."""
    written = "".join(_SAFE.get(ch, ch) for ch in unicodedata.normalize("NFC", text))
    parts = re.split(f"({_OTHER}(?: *{_OTHER})*)", written)
    return "".join(rf"{{\tilingletters {part}}}" if k % 2 else part for k, part in enumerate(parts))


def others(written: str) -> str:
    """The letters in LaTeX text that pdflatex does not have, each once."""
    return "".join(dict.fromkeys(re.findall(_OTHER, written)))


def tabular(form: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of cells in LaTeX with a rule below the heads; `form` is the argument of the environment."""
    lines = [" & ".join(heads) + r" \\ \hline", *(" & ".join(row) + r" \\" for row in rows)]
    return "\n".join([rf"\begin{{tabular}}{{{form}}}", *lines, r"\end{tabular}"]) + "\n"


def fitted(picture: str) -> str:
    """A picture that is scaled down to the width of the text if it is wider."""
    return (
        "\\begingroup\\setbox0=\\hbox{%\n"
        f"{picture.rstrip()}%\n"
        "}\\leavevmode\\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\box0}\\else\\box0\\fi\\endgroup\n"
    )


def alone(picture: str) -> str:
    """A picture to be included in a document of one's own, at most as wide as the text, with what it needs."""
    letters = others(picture)
    needed = f"% Only lualatex and xelatex, with a font that has them, print {letters}.\n" if letters else ""
    own = "\\providecommand{\\tilingletters}{}%\n" if letters else ""
    return needed + own + fitted(picture)


def pages(*parts: tuple[str, Sequence[str]]) -> str:
    """A complete document whose parts, each a heading and lines of LaTeX, begin on new pages."""
    written = ["\n".join([rf"\section*{{{latex(heading)}}}", *lines]) for heading, lines in parts]
    return _whole("", "\n\\newpage\n".join(written) + "\n")


def document(picture: str, lines: Sequence[str]) -> str:
    """A complete document without page numbers: the picture, at most as wide as the text, and paragraphs of LaTeX."""
    below = "\n\n".join(line for line in lines if line)
    return _whole("\\pagestyle{empty}\n", f"{fitted(picture)}\n\\medskip\n\n{below}\n")


def _whole(settings: str, body: str) -> str:
    """A document for pdflatex, lualatex and xelatex. It uses the class article and the package tikz, not the class
    standalone, which is less widely installed; and Latin Modern, from which text can be copied, if that is there.
    """
    letters = others(body)
    note = f"% pdflatex has no letters for {letters}: lualatex and xelatex print them.\n" if letters else ""
    return (
        f"{note}\\documentclass{{article}}\n"
        "\\ifdefined\\Umathchar\n"
        f"{_fonts(letters)}"
        "\\else\n"
        "  \\usepackage[T1]{fontenc}\n"
        "  \\usepackage[utf8]{inputenc}\n"
        "  \\usepackage{textcomp}\n"
        "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n"
        f"{_code_points(letters)}"
        "\\fi\n"
        "\\usepackage{tikz}\n"
        f"{settings}"
        "\\setlength{\\parindent}{0pt}\n"
        "\\begin{document}\n"
        f"{body}"
        "\\end{document}\n"
    )


def _fonts(letters: str) -> str:
    """Lines that find a font with these letters, for lualatex and xelatex, whose own font has all the Latin ones."""
    if not letters:
        return ""
    there = "".join(rf'\iffontchar\font"{ord(ch):X} \else\gdef\tilingfound{{0}}\fi' for ch in letters)
    tried = "".join(rf"  \tilingtry{{{font}}}" + "\n" for font in _FONTS)
    return (
        "  \\usepackage{fontspec}\n"
        "  \\newcommand{\\tilingletters}{}\n"
        "  \\newcommand{\\tilingfound}{0}\n"
        "  \\newcommand{\\tilingtry}[1]{\\ifnum\\tilingfound=0 \\IfFontExistsTF{#1}{%\n"
        f"    {{\\fontspec{{#1}}\\gdef\\tilingfound{{1}}{there}}}%\n"
        "    \\ifnum\\tilingfound=1 \\renewfontfamily\\tilingletters{#1}\\fi}{}\\fi}\n"
        f"{tried}"
        f"  \\ifnum\\tilingfound=0 \\PackageWarningNoLine{{tiling-gui}}{{No font has all of {letters}}}\\fi\n"
    )


def _code_points(letters: str) -> str:
    """Lines for pdflatex, which prints the code points of these letters, and says so."""
    if not letters:
        return ""
    points = [f"{ord(ch):04X}" for ch in letters]
    declared = "".join(rf"  \DeclareUnicodeCharacter{{{point}}}{{[U+{point}]}}" + "\n" for point in points)
    said = f"pdflatex prints {', '.join(f'U+{point}' for point in points)} as code points: use lualatex or xelatex"
    return f"  \\newcommand{{\\tilingletters}}{{}}\n{declared}  \\PackageWarningNoLine{{tiling-gui}}{{{said}}}\n"


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
