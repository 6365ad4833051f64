"""Keys below a picture, for moves that have no place in it: the numbers of e-Valuate, the colours of sharing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.figure import Box, Figure, Shape, Text, text_width
from tiling_gui.core.game import Move

HEIGHT, GAP, LETTER = 36.0, 12.0, 15.0
"""Height of a key, distance between keys, and size of letters on them, in px."""
MOST = 60
"""If there are more moves than this without a place, they are typed."""
_LEAST_ROW, _LEAST_KEY = 420.0, 40.0
"""Least width of a row of keys that is not full; least width of a key."""


def in_a_row(count: int, room: float, width: float, gap: float) -> int:
    """How many of `count` keys are in a full row of at most `room` px, if rows are as equal as possible.

    A key is `width` px wide, `gap` px from the next.
    """
    most = max(1, int((room + gap) // (width + gap)))
    return -(-count // -(-count // most))


def typed_alone(text: str, others: Iterable[str]) -> str:
    """The text, if it is a single character that begins no other text; else ""."""
    return text if len(text) == 1 and not any(other != text and other.startswith(text) for other in others) else ""


def below(
    figure: Figure, where: Mapping[Move, Place], position: Any, moves: Sequence[Move]
) -> tuple[Figure, dict[Move, Place]]:
    """The picture with a key for each of `moves` below it, in rows, and all places."""
    texts = {move: position.write(move) for move in moves}
    width = max(_LEAST_KEY, *(text_width(text, LETTER) + 16 for text in texts.values()))
    left, top, wide, high = figure.box
    room = max(wide, _LEAST_ROW)
    across = max(1, int((room + GAP) // (width + GAP)))
    used = min(across, len(moves)) * (width + GAP) - GAP
    start, shapes, found = left + (wide - used) / 2, list[Shape](), dict(where)
    for k, (move, text) in enumerate(texts.items()):
        row, column = divmod(k, across)
        x, y = start + column * (width + GAP), top + high + GAP + row * (HEIGHT + GAP)
        shapes.append(Box(x, y, width, HEIGHT, "field", "line2", 1.0, 6.0))
        shapes.append(Text(x + width / 2, y + HEIGHT / 2, text, size=LETTER, bold=True))
        middle, area = (x + width / 2, y + HEIGHT / 2), (width + GAP, HEIGHT + GAP)
        below = ((middle[0], y + HEIGHT + 1),)
        found[move] = Place((middle,), area=area, key=typed_alone(text, texts.values()), value=below)
    rows = -(-len(moves) // across)
    over = max(0.0, (used - wide) / 2)
    box = (left - over, top, wide + 2 * over, high + rows * (HEIGHT + GAP) + GAP)
    return replace(figure, shapes=(*figure.shapes, *shapes), box=box), found
