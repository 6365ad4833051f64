"""The picture of an e-Valuate position: the typeset expression with its slots.

Drawn with plain lines, rectangles and text, so that every renderer shows the same. LaTeX sets the expression itself.
"""

from collections.abc import Iterator
from fractions import Fraction

from tiling_gui.core.drawing import figure as drawing
from tiling_gui.core.drawing.annotations import NOTHING, Annotations
from tiling_gui.core.drawing.figure import Figure, Formula, Shape
from tiling_gui.games.evaluate.notation import Bar, Box, Fence, Power, Row, Slot, Text, layout, value_text
from tiling_gui.games.evaluate.rules import EvaluatePosition, title
from tiling_gui.games.evaluate.typesetting import Typesetter, frame
from tiling_gui.language import plain

_MARGIN = 0.6
_COMMANDS = {" · ": r" \cdot ", "max": r"\max", "min": r"\min", " % ": r" \bmod "}
"""What LaTeX writes otherwise than the boxes."""


def figure(
    position: EvaluatePosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The expression as far as it is filled; `size` is the size of its letters in px."""
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
    """Two values that could be proposed, side by side: the one that was and the one to compare it with."""
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
