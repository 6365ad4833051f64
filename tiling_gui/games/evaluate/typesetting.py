"""An expression typeset: the boxes of notation.layout measured and drawn as plain shapes.

ascent   +--------+            every box has an axis at the height of a minus sign:
         |   box  |            rows align their axes, a fraction's bar is on it
axis   - - - - - - - -
descent  +--------+

Drawn with lines, rectangles and text, so that it looks the same in every renderer. LaTeX typesets it itself.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from tiling_gui.core.drawing import figure as drawing
from tiling_gui.core.drawing.figure import Line, Point, Rectangle, Shape
from tiling_gui.games.evaluate.notation import DROP, SMALLER, Bar, Box, Fence, Power, Row, Slot, Text, value_text

_WIDTHS = {**dict.fromkeys(" .,·", 0.32), **dict.fromkeys("mMwW", 0.95), **dict.fromkeys("+−=<>", 0.84)}
_LETTER, _GAP, _OVERHANG, _FENCE = 0.62, 0.27, 0.32, 0.42
_SLOT_WIDTH, _SLOT_HEIGHT = 1.33, 1.43


def _width(words: str) -> float:
    """By the letters of the widest common serif font, DejaVu Serif, in units of the letter size."""
    return sum(_WIDTHS.get(letter, _LETTER) for letter in words)


class SlotPlace(NamedTuple):
    """Where an occurrence of a variable is drawn, in px."""

    name: str
    box: Rectangle
    size: float
    """The size of its letters."""

    @property
    def centre(self) -> Point:
        x, y, width, height = self.box
        return x + width / 2, y + height / 2


Size = tuple[float, float, float]
"""(width, ascent, descent) relative to the axis."""


class Typesetter:
    """Draws boxes with letters of a given size. `slots` lists every slot drawn."""

    def __init__(self, size: float, barred: frozenset[str] = frozenset()) -> None:
        """Slots of `barred` variables are crossed out."""
        self._size, self._barred = size, barred
        self.slots: list[SlotPlace] = []
        self._measured: dict[int, tuple[Box, Size]] = {}

    def measure(self, box: Box) -> Size:
        """The size of a box in letters."""
        known = self._measured.get(id(box))
        if known is None:
            known = self._measured[id(box)] = box, self._measure(box)
        return known[1]

    def _measure(self, box: Box) -> Size:
        match box:
            case Text(words):
                return _width(words), 0.55, 0.55
            case Slot(name, _):
                return max(_SLOT_WIDTH, _width(name) + 0.6), _SLOT_HEIGHT / 2, _SLOT_HEIGHT / 2
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
                before = _width(words[: len(words) - len(words.lstrip())]) * size
                after = _width(words[len(words.rstrip()) :]) * size
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
        place = SlotPlace(slot.name, (x, y, width, height), size)
        self.slots.append(place)
        if slot.value is not None:
            yield from filled(place, slot.value)
            return
        dash, barred = (0.1 * size, 0.06 * size), slot.name in self._barred
        yield drawing.Box(x, y, width, height, "window", "line2", max(1.0, 0.032 * size), 0.1 * size, dash)
        raised = place.centre[1] - 0.06 * size  # most letters are lower than capitals, for which this is the middle
        ink = "muted" if barred else "text"
        yield drawing.Text(place.centre[0], raised, slot.name, ink, size, face="serif", italic=True)
        if barred:
            yield crossed_out(place.box)


def filled(place: SlotPlace, value: Fraction) -> Iterator[Shape]:
    """A slot with its value, and in a corner its name."""
    (x, y, width, height), size, words = place.box, place.size, value_text(value)
    inset = 0.03 * size
    yield drawing.Box(x, y, width, height, "field", "line2", max(1.0, 0.032 * size), 0.1 * size)
    wide = (width + 2 * inset) / (0.6 * len(words) + 0.3 * words.count("−"))
    yield drawing.Text(*place.centre, words, "text", min(0.86 * size, wide), bold=True)
    corner = (x - inset + max(0.24, 0.15 * _width(place.name) + 0.05) * size, y + height + inset - 0.25 * size)
    yield drawing.Text(*corner, place.name, "muted", 0.3 * size, face="serif", italic=True)


def crossed_out(box: Rectangle) -> Line:
    """A line across what cannot be chosen."""
    x, y, width, height = box
    inset = 0.14 * min(width, height)
    return Line(((x + inset, y + height - inset), (x + width - inset, y + inset)), "muted", 1.5)


def frame(box: Rectangle, size: float, *, dashed: bool) -> drawing.Box:
    """A frame for the move shown: solid for the move played, dashed for another one."""
    dash = (0.16 * size, 0.1 * size) if dashed else ()
    return drawing.Box(*box, None, "accent", 0.07 * size, 0.12 * size, dash)


LONGEST_LINE = 22.0
"""Width in letters above which a line is broken before an operator, if it can be."""


def broken(box: Box, setter: Typesetter) -> tuple[Box, ...]:
    """The lines of an expression, of about the same length."""
    items = box.items if isinstance(box, Row) else ()
    spaced = [item.text.strip() if isinstance(item, Text) and item.text != "−" else "" for item in items]
    signs = "+−" if any(sign and sign in "+−" for sign in spaced) else "·"
    cuts = [0, *(k for k, sign in enumerate(spaced) if k and sign and sign in signs), len(items)]
    terms = [items[a:b] for a, b in pairwise(cuts)]
    widths = [sum(setter.measure(item)[0] for item in term) for term in terms]
    if sum(widths) <= LONGEST_LINE or len(terms) < 2:
        return (box,)
    fewest = len(_lines(widths, LONGEST_LINE))
    limit = sum(widths) / fewest
    while len(found := _lines(widths, limit)) > fewest:
        limit += 0.5
    return tuple(Row(tuple(item for term in terms[a:b] for item in term)) for a, b in pairwise((0, *found)))


def _lines(widths: Sequence[float], limit: float) -> list[int]:
    """Ends of lines that hold as many terms as fit into `limit`."""
    ends, width = list[int](), 0.0
    for k, wide in enumerate(widths):
        if width and width + wide > limit:
            ends.append(k)
            width = 0.0
        width += wide
    return [*ends, len(widths)]


def _fence(edge: float, top: float, bottom: float, bend: float) -> tuple[Point, ...]:
    """A line from top to bottom; with a bend, a quadratic curve like a parenthesis."""
    if not bend:
        return (edge, top), (edge, bottom)
    parts = [k / 12 for k in range(13)]
    return tuple(
        (edge + bend * ((1 - t) ** 2 + t**2) - bend / 3 * 2 * t * (1 - t), top + t * (bottom - top)) for t in parts
    )


_COMMANDS = {" · ": r" \cdot ", "max": r"\max", "min": r"\min", " % ": r" \bmod "}
"""The LaTeX for texts that differ from those in boxes."""


def latex(box: Box) -> str:
    """The LaTeX of a box, for math mode."""
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
            return " ".join(latex(item) for item in items)
        case Bar(above, below):
            return rf"\frac{{{latex(above)}}}{{{latex(below)}}}"
        case Fence(inner, bars):
            left, right = ("|", "|") if bars else ("(", ")")
            return rf"\left{left}{latex(inner)}\right{right}"
        case Power(base, exponent):
            return rf"{{{latex(base)}}}^{{{latex(exponent)}}}"
