"""e-Valuate positions as SVG documents and TikZ pictures: the typeset expression with its slots.

SVG has no mathematics: the boxes of notation.layout are measured by the usual widths of letters and
drawn with plain lines, rectangles and text, so that every renderer shows the same. LaTeX sets the expression itself.
"""

from collections.abc import Iterator
from fractions import Fraction
from html import escape

from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.latex import latex
from tiling_gui.core.drawing.svg import FONT, svg_document
from tiling_gui.games.evaluate.notation import (
    DROP,
    SMALLER,
    Bar,
    Box,
    Fence,
    Power,
    Row,
    Slot,
    Text,
    layout,
    value_text,
)
from tiling_gui.games.evaluate.rules import EvaluatePosition, title
from tiling_gui.language import plain
from tiling_gui.palette import LIGHT, Palette

_SERIF = "STIX Two Text, Libertinus Serif, Times New Roman, Liberation Serif, serif"
_LETTER, _GAP, _OVERHANG, _FENCE = 0.56, 0.27, 0.32, 0.42
_SLOT_WIDTH, _SLOT_HEIGHT = 1.33, 1.43
_MARGIN = 0.6
_COMMANDS = {" · ": r" \cdot ", "max": r"\max", "min": r"\min", " % ": r" \bmod "}
"""What LaTeX writes otherwise than the boxes."""


def position_svg(
    position: EvaluatePosition,
    *,
    palette: Palette = LIGHT,
    size: int = 48,
    coordinates: bool = True,
    notes: Annotations = NOTHING,
) -> str:
    """The expression as far as it is filled, as an SVG document; `size` is the size of its letters in px."""
    values: dict[str, Fraction] = dict(position.values)
    if position.proposed is not None:
        values.update((name, position.proposed) for name in (notes.better, notes.played) if name is not None)
    box = layout(position.expression.root, values)
    width, ascent, descent = _measure(box)
    wide, high = (width + 2 * _MARGIN) * size, (ascent + descent + 2 * _MARGIN + 0.7) * size
    if position.proposed is None and notes != NOTHING:
        foot, high = _proposals(position, notes, high - 0.4 * size, size, palette), high + 0.6 * size
        wide = max(wide, 6 * size)
    else:
        foot = iter([_line(_words(position), _MARGIN * size, high - 0.4 * size, 0.32 * size, palette)])
    parts = [*_draw(box, _MARGIN * size, (_MARGIN + ascent) * size, size, palette, notes), *foot]
    trimmed = 0.0 if coordinates else (_MARGIN - 0.1) * size
    return svg_document(
        parts,
        wide - 2 * trimmed,
        high - trimmed - (0 if notes == NOTHING else 0.1 * size),
        palette.window,
        title=title(position, tr=plain),
        origin=(trimmed, trimmed),
    )


def _line(words: str, x: float, y: float, size: float, palette: Palette) -> str:
    style = f'font-family="{FONT}" font-size="{_n(size)}" fill="{palette.muted}"'
    return f'<text x="{_n(x)}" y="{_n(y)}" {style}>{escape(words)}</text>'


def _proposals(position: EvaluatePosition, notes: Annotations, y: float, size: int, palette: Palette) -> Iterator[str]:
    """Two values that could be proposed, side by side: the one that was and the one to compare it with."""
    for k, value in enumerate((notes.played, notes.better)):
        if value is not None:
            words = value_text(value)
            wide, x = max(1.0, 0.45 * len(words) + 0.4) * size, (_MARGIN + 0.1 + 2.4 * k) * size
            yield _frame(x, y - 0.4 * size, wide, size, size, palette, dashed=bool(k))
            yield _text(words, x + wide / 2, y + 0.1 * size, 0.6 * size, palette.text, face=FONT)


def _frame(x: float, y: float, width: float, height: float, size: float, palette: Palette, *, dashed: bool) -> str:
    """What says of which move a picture tells: solid for the one that was made, dashed for another."""
    dash = f' stroke-dasharray="{_n(0.16 * size)} {_n(0.1 * size)}"' if dashed else ""
    return (
        f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(0.12 * size)}" '
        f'fill="none" stroke="{palette.accent}" stroke-width="{_n(0.07 * size)}"{dash}/>'
    )


def position_tikz(position: EvaluatePosition) -> str:
    """The expression as a tikzpicture environment of one node; values that were put stand in frames."""
    text = _latex(layout(position.expression.root, position.values))
    node = rf"\node[align=left] {{$\displaystyle {text}$\\[4mm] {latex(_words(position))}}};"
    return f"\\begin{{tikzpicture}}\n  {node}\n\\end{{tikzpicture}}\n"


def _words(position: EvaluatePosition) -> str:
    """What the expression does not show: the proposal, or the result."""
    if position.proposed is not None:
        return f"{position.first} proposes {value_text(position.proposed)}"
    if not position.is_over:
        return f"{position.first} to propose"
    value = None if position.free else position.value()
    return "no value" if value is None else f"= {value_text(value)}"


def _latex(box: Box) -> str:
    match box:
        case Text(words):
            return _COMMANDS.get(words, words.replace("−", "-"))
        case Slot(name, None):
            letters = name.rstrip("0123456789")
            index = name[len(letters) :]
            stem = letters if len(letters) == 1 else rf"\mathit{{{letters}}}"
            return f"{stem}_{{{index}}}" if index else stem
        case Slot(name, value):
            assert value is not None
            return rf"\fbox{{${value}$}}_{{{name}}}"
        case Row(items):
            return " ".join(_latex(item) for item in items)
        case Bar(above, below):
            return rf"\frac{{{_latex(above)}}}{{{_latex(below)}}}"
        case Fence(inner, bars):
            left, right = ("|", "|") if bars else ("(", ")")
            return rf"\left{left}{_latex(inner)}\right{right}"
        case Power(base, exponent):
            return rf"{{{_latex(base)}}}^{{{_latex(exponent)}}}"


def _measure(box: Box) -> tuple[float, float, float]:
    """(width, ascent, descent) about the axis, in letters."""
    match box:
        case Text(words):
            return sum(0.3 if letter in " .,·" else _LETTER for letter in words), 0.55, 0.55
        case Slot(name, _):
            return max(_SLOT_WIDTH, _LETTER * len(name) + 0.6), _SLOT_HEIGHT / 2, _SLOT_HEIGHT / 2
        case Row(items):
            sizes = [_measure(item) for item in items]
            return sum(w for w, _, _ in sizes), max(a for _, a, _ in sizes), max(d for _, _, d in sizes)
        case Bar(above, below):
            top, bottom = _measure(above), _measure(below)
            width = max(top[0], bottom[0]) + 2 * _OVERHANG
            return width, top[1] + top[2] + _GAP, bottom[1] + bottom[2] + _GAP
        case Fence(inner, _):
            width, ascent, descent = _measure(inner)
            return width + 2 * _FENCE, ascent + 0.05, descent + 0.05
        case Power(base, exponent):
            lower, upper = _measure(base), _measure(exponent)
            high = lower[1] - DROP + SMALLER * (upper[1] + upper[2])
            return lower[0] + SMALLER * upper[0], max(lower[1], high), lower[2]


def _draw(box: Box, x: float, y: float, size: int, palette: Palette, notes: Annotations) -> Iterator[str]:
    """The elements of `box` with the left end of its axis at (x, y)."""
    width, ascent, descent = (length * size for length in _measure(box))
    match box:
        case Text(words):
            yield _text(words.strip(), x + width / 2, y, size, palette.text)
        case Slot(name, value):
            yield from _slot(name, value, (x, y, width, ascent + descent), size, palette)
            if name in (notes.played, notes.better):
                inset = 0.03 * size
                box_of = (x + inset, y - ascent + inset, width - 2 * inset, ascent + descent - 2 * inset)
                yield _frame(*box_of, size, palette, dashed=name != notes.played)
        case Row(items):
            for item in items:
                yield from _draw(item, x, y, size, palette, notes)
                x += _measure(item)[0] * size
        case Bar(above, below):
            top, bottom = _measure(above), _measure(below)
            for part, at, (wide, _, _) in (
                (above, y - (_GAP + top[2]) * size, top),
                (below, y + (_GAP + bottom[1]) * size, bottom),
            ):
                yield from _draw(part, x + (width - wide * size) / 2, at, size, palette, notes)
            ends = f'x1="{_n(x + 0.1 * size)}" x2="{_n(x + width - 0.1 * size)}" y1="{_n(y)}" y2="{_n(y)}"'
            yield f'<line {ends} stroke="{palette.text}" stroke-width="{_n(0.052 * size)}"/>'
        case Fence(inner, bars):
            yield from _fence(x, x + width, y - ascent, y + descent, bars, size, palette)
            yield from _draw(inner, x + _FENCE * size, y, size, palette, notes)
        case Power(base, exponent):
            lower, upper = _measure(base), _measure(exponent)
            yield from _draw(base, x, y, size, palette, notes)
            up = lower[1] - DROP + SMALLER * upper[2]
            yield from _draw(exponent, x + lower[0] * size, y - up * size, round(SMALLER * size), palette, notes)


def _slot(
    name: str, value: Fraction | None, box: tuple[float, float, float, float], size: int, palette: Palette
) -> Iterator[str]:
    x, y, width, height = box
    inset = 0.03 * size
    fill = palette.window if value is None else palette.field
    dash = f' stroke-dasharray="{_n(0.1 * size)} {_n(0.06 * size)}"' if value is None else ""
    yield (
        f'<rect x="{_n(x + inset)}" y="{_n(y - height / 2 + inset)}" width="{_n(width - 2 * inset)}" '
        f'height="{_n(height - 2 * inset)}" rx="{_n(0.1 * size)}" fill="{fill}" stroke="{palette.line2}"{dash}/>'
    )
    if value is None:
        yield _text(name, x + width / 2, y, size, palette.text, italic=True)
        return
    words = value_text(value)
    yield _text(words, x + width / 2, y, min(0.86 * size, width / (0.6 * len(words))), palette.text, face=FONT)
    corner = (x + 0.24 * size, y + height / 2 - 0.25 * size)
    yield _text(name, *corner, 0.3 * size, palette.muted, italic=True)


def _fence(
    left: float, right: float, top: float, bottom: float, bars: bool, size: int, palette: Palette
) -> Iterator[str]:
    style = f'fill="none" stroke="{palette.text}" stroke-width="{_n(0.05 * size)}"'
    bend = 0.0 if bars else 0.26 * size
    for edge, inward in ((left + 0.12 * size, bend), (right - 0.12 * size, -bend)):
        start, end = f"{_n(edge + inward)},{_n(top)}", f"{_n(edge + inward)},{_n(bottom)}"
        pull = f"{_n(edge - inward / 3)},{_n((top + bottom) / 2)}"
        yield f'<path d="M {start} Q {pull} {end}" {style}/>'


def _text(words: str, x: float, y: float, size: float, colour: str, *, italic: bool = False, face: str = _SERIF) -> str:
    style = ' font-style="italic"' if italic else ' font-weight="600"' if face == FONT else ""
    return (
        f'<text x="{_n(x)}" y="{_n(y + 0.35 * size)}" font-family="{face}" font-size="{_n(size)}"{style} '
        f'text-anchor="middle" fill="{colour}">{escape(words)}</text>'
    )


def _n(length: float) -> str:
    return f"{round(length, 2):g}"
