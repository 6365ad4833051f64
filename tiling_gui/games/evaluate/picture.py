"""The picture of an e-Valuate position: the boxes of notation.layout measured and drawn, for files and the window.

ascent   +--------+            every box has an axis at the height of a minus sign:
         |   box  |            rows align their axes, a fraction's bar is on it
axis   - - - - - - - -
descent  +--------+

Drawn with plain lines, rectangles and text, so that it looks the same in every renderer. LaTeX typesets the expression
itself.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

from tiling_gui.core.drawing import figure as drawing
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Figure, Formula, Line, Point, Rectangle, Shape
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

_WIDTHS = {**dict.fromkeys(" .,·", 0.32), **dict.fromkeys("mMwW", 0.95), **dict.fromkeys("+−=<>", 0.84)}
_LETTER, _GAP, _OVERHANG, _FENCE = 0.62, 0.27, 0.32, 0.42
_SLOT_WIDTH, _SLOT_HEIGHT = 1.33, 1.43
Width = Callable[[str, bool], float]
"""(text, italic) -> width, in units of the letter size."""


def usual_width(words: str, slanted: bool) -> float:
    """A width by the letters of the widest common serif font, DejaVu Serif, if no font is available."""
    return sum(_WIDTHS.get(letter, _LETTER) for letter in words)


class Typesetter:
    """Draws boxes with letters of a given size. `slots` lists (variable, value, rectangle) for every slot drawn."""

    def __init__(
        self,
        size: float,
        *,
        played: object = None,
        better: object = None,
        lit: frozenset[str] = frozenset(),
        width: Width = usual_width,
    ) -> None:
        """`played` and `better` are variables to be framed, solid and dashed; those in `lit` are highlighted."""
        self._size, self._played, self._better, self._lit, self._width = size, played, better, lit, width
        self.slots: list[tuple[str, Fraction | None, Rectangle]] = []

    def measure(self, box: Box) -> tuple[float, float, float]:
        """(width, ascent, descent) relative to the axis, in letters."""
        match box:
            case Text(words):
                return self._width(words, False), 0.55, 0.55
            case Slot(name, _):
                return max(_SLOT_WIDTH, self._width(name, True) + 0.6), _SLOT_HEIGHT / 2, _SLOT_HEIGHT / 2
            case Row(items):
                sizes = [self.measure(item) for item in items]
                return sum(w for w, _, _ in sizes), max(a for _, a, _ in sizes), max(d for _, _, d in sizes)
            case Bar(above, below):
                top, bottom = self.measure(above), self.measure(below)
                width = max(top[0], bottom[0]) + 2 * _OVERHANG
                return width, top[1] + top[2] + _GAP, bottom[1] + bottom[2] + _GAP
            case Fence(inner, _):
                width, ascent, descent = self.measure(inner)
                return width + 2 * _FENCE, ascent + 0.05, descent + 0.05
            case Power(base, exponent):
                lower, upper = self.measure(base), self.measure(exponent)
                high = lower[1] - DROP + SMALLER * (upper[1] + upper[2])
                return lower[0] + SMALLER * upper[0], max(lower[1], high), lower[2]

    def draw(self, box: Box, x: float, y: float, size: float | None = None) -> Iterator[Shape]:
        """The shapes of `box`, with the left end of its axis at (x, y)."""
        size = self._size if size is None else size
        width, ascent, descent = (length * size for length in self.measure(box))
        match box:
            case Text(words):
                before = self._width(words[: len(words) - len(words.lstrip())], False) * size
                after = self._width(words[len(words.rstrip()) :], False) * size
                yield drawing.Text(x + (before + width - after) / 2, y, words.strip(), "text", size, face="serif")
            case Slot():
                yield from self._slot(box, (x, y - ascent, width, ascent + descent), size)
            case Row(items):
                for item in items:
                    yield from self.draw(item, x, y, size)
                    x += self.measure(item)[0] * size
            case Bar(above, below):
                top, bottom = self.measure(above), self.measure(below)
                for part, at, (wide, _, _) in (
                    (above, y - (_GAP + top[2]) * size, top),
                    (below, y + (_GAP + bottom[1]) * size, bottom),
                ):
                    yield from self.draw(part, x + (width - wide * size) / 2, at, size)
                yield Line(((x + 0.1 * size, y), (x + width - 0.1 * size, y)), "text", max(1.0, 0.052 * size))
            case Fence(inner, bars):
                for edge, bend in ((x + 0.12 * size, 0.26 * size), (x + width - 0.12 * size, -0.26 * size)):
                    points = _fence(edge, y - ascent, y + descent, 0.0 if bars else bend)
                    yield Line(points, "text", max(1.0, 0.05 * size))
                yield from self.draw(inner, x + _FENCE * size, y, size)
            case Power(base, exponent):
                lower, upper = self.measure(base), self.measure(exponent)
                yield from self.draw(base, x, y, size)
                up = lower[1] - DROP + SMALLER * upper[2]
                yield from self.draw(exponent, x + lower[0] * size, y - up * size, round(SMALLER * size))

    def _slot(self, slot: Slot, around: Rectangle, size: float) -> Iterator[Shape]:
        inset = 0.03 * size
        x, y, width, height = around[0] + inset, around[1] + inset, around[2] - 2 * inset, around[3] - 2 * inset
        middle, lit = (x + width / 2, y + height / 2), slot.name in self._lit
        self.slots.append((slot.name, slot.value, (x, y, width, height)))
        edge, stroke = ("text", max(1.5, 0.044 * size)) if lit else ("line2", max(1.0, 0.032 * size))
        dash = (0.1 * size, 0.06 * size) if slot.value is None else ()
        fill = "field" if lit or slot.value is not None else "window"
        yield drawing.Box(x, y, width, height, fill, edge, stroke, 0.1 * size, dash)
        if slot.value is None:
            raised = middle[1] - 0.06 * size  # most letters are lower than capitals, for which this is the middle
            yield drawing.Text(middle[0], raised, slot.name, "text", size, face="serif", italic=True)
        else:
            words = value_text(slot.value)
            wide = around[2] / (0.6 * len(words))
            yield drawing.Text(*middle, words, "text", min(0.86 * size, wide), bold=True)
            corner = (around[0] + 0.24 * size, around[1] + around[3] - 0.25 * size)
            yield drawing.Text(*corner, slot.name, "muted", 0.3 * size, face="serif", italic=True)
        if slot.name in (self._played, self._better):
            yield frame(x, y, width, height, size, dashed=slot.name != self._played)


def frame(x: float, y: float, width: float, height: float, size: float, *, dashed: bool) -> drawing.Box:
    """A frame for the move shown: solid for the move played, dashed for another one."""
    dash = (0.16 * size, 0.1 * size) if dashed else ()
    return drawing.Box(x, y, width, height, None, "accent", 0.07 * size, 0.12 * size, dash)


def _fence(edge: float, top: float, bottom: float, bend: float) -> tuple[Point, ...]:
    """A line from top to bottom; with a bend, a quadratic curve like a parenthesis."""
    if not bend:
        return (edge, top), (edge, bottom)
    parts = [k / 12 for k in range(13)]
    return tuple(
        (edge + bend * ((1 - t) ** 2 + t**2) - bend / 3 * 2 * t * (1 - t), top + t * (bottom - top)) for t in parts
    )


_MARGIN = 0.6
_COMMANDS = {" · ": r" \cdot ", "max": r"\max", "min": r"\min", " % ": r" \bmod "}
"""The LaTeX for texts that differ from those in boxes."""


def figure(
    position: EvaluatePosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The partly filled expression; `size` is the letter size in pixels."""
    values: dict[str, Fraction] = dict(position.values)
    if position.proposed is not None:
        values.update((name, position.proposed) for name in (notes.better, notes.played) if name is not None)
    box = layout(position.expression.root, values)
    setter = Typesetter(size, played=notes.played, better=notes.better)
    width, ascent, descent = setter.measure(box)
    wide, high = (width + 2 * _MARGIN) * size, (ascent + descent + 2 * _MARGIN + 0.7) * size
    shapes: list[Shape] = list(setter.draw(box, _MARGIN * size, (_MARGIN + ascent) * size))
    if notes == NOTHING:
        middle = (_MARGIN + width / 2) * size, (_MARGIN + (ascent + descent) / 2) * size
        shapes = [Formula(tuple(shapes), _latex(box), *middle, size)]
    if position.proposed is None and notes != NOTHING:
        shapes.extend(_proposals(position, notes, high - 0.4 * size, size))
        wide, high = max(wide, 6 * size), high + 0.6 * size
    else:
        small = 0.32 * size
        words = (_MARGIN * size, high - 0.4 * size - 0.35 * small, _words(position), "muted", small)
        shapes.append(drawing.Text(*words, anchor="start"))
    edge = 0.0 if coordinates else (_MARGIN - 0.1) * size
    height = high - edge - (0 if notes == NOTHING else 0.1 * size)
    return Figure(tuple(shapes), (edge, edge, wide - 2 * edge, height), title(position, tr=plain))


def _proposals(position: EvaluatePosition, notes: Annotations, y: float, size: int) -> Iterator[Shape]:
    """Two proposals side by side: the one played, and the better one."""
    for k, value in enumerate((notes.played, notes.better)):
        if value is not None:
            words = value_text(value)
            wide, x = max(1.0, 0.45 * len(words) + 0.4) * size, (_MARGIN + 0.1 + 2.4 * k) * size
            yield frame(x, y - 0.4 * size, wide, size, size, dashed=bool(k))
            yield drawing.Text(x + wide / 2, y + 0.1 * size, words, "text", 0.6 * size, bold=True)


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
