"""The picture of an e-Valuate position, for files and the window: the typeset expression, and below it keys.

The keys are the values of the domain. They are drawn on a board, and where values of proposals are shown; their size
depends only on how many there are, so that they can be read beside a long expression.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache, partial
from math import inf

from tiling_gui.core.drawing import figure as drawing
from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.figure import Figure, Formula, Rectangle, Shape, text_width, triangle
from tiling_gui.core.drawing.keys import in_a_row, typed_alone
from tiling_gui.core.drawing.owners import side_tile
from tiling_gui.core.game import Side
from tiling_gui.games.evaluate.notation import layout, value_text
from tiling_gui.games.evaluate.rules import EvaluateMove, EvaluatePosition, title
from tiling_gui.games.evaluate.typesetting import SlotPlace, Typesetter, broken, crossed_out, filled, frame, latex
from tiling_gui.language import plain

_MARGIN, _LEADING = 0.6, 0.45
"""Around the expression and between its lines, in letters."""


@dataclass(frozen=True)
class _Drawn:
    """A partly filled expression, in px."""

    formulas: tuple[Formula, ...]
    """Its lines."""
    slots: tuple[SlotPlace, ...]
    width: float
    height: float
    """With the margin on each side."""

    def on(self, name: str) -> list[SlotPlace]:
        return [slot for slot in self.slots if slot.name == name]


@lru_cache(200)
def _drawn(position: EvaluatePosition, size: int, *, barring: bool) -> _Drawn:
    """The expression of a position; with `barring`, slots where the proposal may not be put are crossed out."""
    barred = frozenset(position.free) - {*position.moves()} if barring and position.proposed is not None else ()
    setter = Typesetter(size, frozenset(map(str, barred)))
    lines = broken(layout(position.expression.root, position.values), setter)
    sizes = [setter.measure(line) for line in lines]
    longest, y, formulas = max(width for width, _, _ in sizes), _MARGIN * size, list[Formula]()
    for line, (width, ascent, descent) in zip(lines, sizes, strict=True):
        x, middle = (_MARGIN + (longest - width) / 2) * size, y + (ascent + descent) / 2 * size
        shapes = tuple(setter.draw(line, x, y + ascent * size))
        text = latex(line) if line is lines[0] else "{} " + latex(line)  # a sign is that of an operator
        formulas.append(Formula(shapes, text, x + width / 2 * size, middle, size))
        y += (ascent + descent + _LEADING) * size
    return _Drawn(tuple(formulas), tuple(setter.slots), (longest + 2 * _MARGIN) * size, y + (_MARGIN - _LEADING) * size)


_KEYS = ((20, 44.0, 38.0, 17.0, 50.0, 20.0), (60, 28.0, 26.0, 13.0, 32.0, 10.0), (inf, 24.0, 22.0, 11.0, 28.0, 7.0))
"""Up to so many values: least width, height and letter size of a key, the side of a square with as much room for a
value, and the distance between rows, in px."""
_GROWN = 1.5
"""Beside large letters keys are at most so many times larger."""
_NARROW, _WIDE = 384.0, 960.0
"""Range of the length of a row of keys below a short expression, in px."""


@dataclass(frozen=True)
class _Keys:
    """Where the values of the domain are."""

    boxes: dict[Fraction, Rectangle]
    places: dict[Fraction, Place]
    letter: float
    left: float
    right: float
    bottom: float
    """The ends of the picture with them."""


@lru_cache(64)
def _keys(domain: Sequence[Fraction], width: float, height: float, size: int) -> _Keys:
    """The keys below an expression of this width and height."""
    grown = min(max(size / 48, 1.0), _GROWN)
    least, high, letter, side, down = (
        grown * length for length in next(sizes for most, *sizes in _KEYS if len(domain) <= most)
    )
    across = 0.25 * down + 5
    wide = min(_NARROW, max(least, *(text_width(value_text(value), letter) + 0.5 * letter for value in domain)))
    room = max(width, min(max(11.0 * size, _NARROW), _WIDE))
    columns = in_a_row(len(domain), room, wide, across)
    used, top = columns * (wide + across) - across, height + 0.55 * size
    left = (width - used) / 2
    boxes = {
        value: (left + k % columns * (wide + across), top + k // columns * (high + down), wide, high)
        for k, value in enumerate(domain)
    }
    over, bottom = max(0.0, 6.0 - left), max(y for _, y, _, _ in boxes.values()) + high + down
    texts = [value_text(value) for value in domain]
    places = {
        value: Place(
            ((x + wide / 2, y + high / 2),),
            area=(wide + 8, high + 8),
            side=side,
            value=((x + wide / 2, y + high + 0.18 * side),),
            key=typed_alone(text, texts),
        )
        for text, (value, (x, y, _, _)) in zip(texts, boxes.items(), strict=True)
    }
    return _Keys(boxes, places, letter, -over, width + over, bottom)


def _keys_of(position: EvaluatePosition, size: int) -> _Keys:
    drawn = _drawn(position, size, barring=False)
    return _keys(position.domain, drawn.width, drawn.height, size)


@lru_cache(64)
def _proposable(position: EvaluatePosition) -> frozenset[EvaluateMove]:
    return frozenset(position.moves())


def _key_shapes(position: EvaluatePosition, keys: _Keys) -> Iterator[Shape]:
    """The proposed key is a tile of its player; those that can never be proposed are crossed out."""
    could = _proposable(replace(position, proposed=None))
    now = position.proposed is None and not position.is_over
    for value, box in keys.boxes.items():
        x, y, width, height = box
        out, words, ink = value not in could, value_text(value), "text" if now else "muted"
        letter = min(keys.letter, (width - 8) * keys.letter / text_width(words, keys.letter))
        if value == position.proposed:
            up = position.first is Side.MAX
            ink = "max_text" if up else "min_text"
            yield side_tile(box, position.first, 6.0)
            if width > text_width(words, letter) + 22:
                yield triangle(x + width - 8, y + 8, 8, up=up, role=ink)
        elif out:
            ink = "muted"
            yield drawing.Box(x + 0.5, y + 0.5, width - 1, height - 1, "window", "line", 1.0, 6.0, (3.0, 3.0))
        else:
            yield drawing.Box(x + 0.5, y + 0.5, width - 1, height - 1, "field" if now else "window", "line2", 1.0, 6.0)
        yield drawing.Text(x + width / 2, y + height / 2 - 1, words, ink, letter, bold=not out)
        if out and position.free:
            yield crossed_out(box)


def figure(
    position: EvaluatePosition, *, size: int = 48, coordinates: bool = True, notes: Annotations = NOTHING
) -> Figure:
    """The partly filled expression; `size` is the letter size in px."""
    after, bare = position, replace(notes, marks=(), arrows=()) == NOTHING
    if isinstance(notes.played, str) and position.proposed is not None:
        after = replace(position, filled=(*position.filled, (notes.played, position.proposed)))
    drawn = _drawn(after, size, barring=notes.keys)
    shapes: list[Shape] = [shape for line in drawn.formulas for shape in line.shapes]
    if bare:
        shapes = list(drawn.formulas)
    keys = _keys_of(position, size) if notes.keys or (notes.values and position.proposed is None) else None
    edge = 0.0 if coordinates or keys else (_MARGIN - 0.1) * size
    wide, high = drawn.width - 2 * edge, drawn.height - edge + (0.7 if bare else 0.6) * size
    if keys is not None:
        shapes += _key_shapes(position, keys)
        edge, wide, high = keys.left, keys.right - keys.left, keys.bottom
    if keys is not None and notes.keys:
        shapes += _result(position, drawn, size)
    elif keys is not None or position.proposed is not None or bare:
        shapes.append(_words(position, drawn, size))
    else:
        shapes += _proposals(notes, drawn.height + 0.3 * size, size)
        wide, high = max(wide, 6 * size - 2 * edge), high + 0.6 * size
    shapes += _framed(position, drawn, notes, keys)
    spots = {name: drawn.on(name)[0].centre for name in position.expression.variables}
    box = (edge, 0.0 if keys else edge, wide, high)
    return Figure(tuple(shapes), box, title(position, tr=plain), spots=spots, tell=partial(_told, after))


def _framed(position: EvaluatePosition, drawn: _Drawn, notes: Annotations, keys: _Keys | None) -> Iterator[Shape]:
    """Solid frames around the move played or made last, dashed ones around those proposed, which are seen placed."""
    for move, dashed in (
        (notes.last, False),
        (notes.played, False),
        (notes.better, True),
        *((move, True) for move in notes.hints),
    ):
        if isinstance(move, str):
            for slot in drawn.on(move):
                if dashed and position.proposed is not None:
                    yield from filled(slot, position.proposed)
                yield frame(slot.box, slot.size, dashed=dashed)
        elif move is not None and keys is not None and position.proposed is None:
            x, y, width, height = keys.boxes[move]
            yield frame((x - 2, y - 2, width + 4, height + 4), 36, dashed=dashed)


def places(position: EvaluatePosition, size: int) -> dict[EvaluateMove, Place]:
    """Where a value can be proposed, on the keys, or put, in the slots of the free variables."""
    if position.proposed is None:
        keys = _keys_of(position, size)
        return {move: keys.places[move] for move in position.moves() if isinstance(move, Fraction)}
    drawn, found = _drawn(position, size, barring=True), dict[EvaluateMove, Place]()
    for move in position.moves():
        slots = drawn.on(str(move))
        x, y, width, height = slots[0].box
        key = typed_alone(str(move), position.expression.variables)
        area, side = (max(width, 24.0), max(height, 24.0)), min(max(height, 30.0), 75.0)
        at = tuple(slot.centre for slot in slots)
        found[move] = Place(at, area=area, side=side, value=((x + width / 2, y + height),), key=key)
    return found


def _told(position: EvaluatePosition, name: str, *, tr: Callable[..., str] = plain) -> str:
    """What is in a slot: "x, free", "x, holds 3", "x, no value" if the proposed value cannot be put there."""
    if name in position.values:
        return tr("{name}, holds {value}", name=name, value=value_text(position.values[name]))
    if position.proposed is not None and name not in position.moves():
        return tr("{name}, no value", name=name)
    return tr("{square}, free", square=name)


def _proposals(notes: Annotations, y: float, size: int) -> Iterator[Shape]:
    """Two proposals side by side: the one played, and the better one."""
    for k, value in enumerate((notes.played, notes.better)):
        if value is not None:
            words = value_text(value)
            wide, x = max(1.0, 0.45 * len(words) + 0.4) * size, (_MARGIN + 0.1 + 2.4 * k) * size
            yield frame((x, y - 0.4 * size, wide, size), size, dashed=bool(k))
            yield drawing.Text(x + wide / 2, y + 0.1 * size, words, "text", 0.6 * size, bold=True)


def _words(position: EvaluatePosition, drawn: _Drawn, size: int) -> drawing.Text:
    """What the expression does not show: the proposal, or the result."""
    if position.proposed is not None:
        words = f"{position.first} proposes {value_text(position.proposed)}"
    elif not position.is_over:
        words = f"{position.first} to propose"
    else:
        words = _ended(position) or "no value"
    small = 0.32 * size
    return drawing.Text(_MARGIN * size, drawn.height + 0.3 * size - 0.35 * small, words, "muted", small, anchor="start")


def _result(position: EvaluatePosition, drawn: _Drawn, size: int) -> Iterator[Shape]:
    """The value of the filled expression, between it and the keys."""
    if words := _ended(position):
        letter = max(14.0, 0.6 * size)
        yield drawing.Text(drawn.width / 2, drawn.height, words, "text", letter, bold=True)


def _ended(position: EvaluatePosition) -> str:
    """ "= 31/6"; "" before the end, and if there is no value."""
    value = position.value() if position.is_over and not position.free else None
    return "" if value is None else f"= {value_text(value)}"
