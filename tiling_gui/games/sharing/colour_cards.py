"""Colours as they are drawn: discs with their numbers, lines with their patterns, and the cards below a graph."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from tiling_gui.core.drawing.annotations import Place
from tiling_gui.core.drawing.figure import (
    DASHES,
    RING_DASH,
    Box,
    Disc,
    Line,
    Mixed,
    Point,
    Rectangle,
    Shape,
    Text,
)
from tiling_gui.core.drawing.keys import in_a_row

VALUE = 50.0
"""The side of a square with as much room for a value as an element or a card has."""
_WIDE, _PLAIN, _SMALL = (84.0, 36.0, 24.0, 13.0, 8.0), (40.0, 36.0, 24.0, 13.0, 8.0), (24.0, 24.0, 18.0, 10.0, 3.0)
"""Cards with the pattern of their colour, without it, and small ones for more than `_MANY` colours: width, height, room
for a value below, radius of the disc, and distance between cards, in px."""
_MANY, _ROWS = 16, (232.0, 300.0)
"""Least room in px for a row of cards, and of small ones."""


def coloured_disc(at: Point, radius: float, colour: int) -> Iterator[Shape]:
    yield Disc(at, radius, f"colour {colour}", "text")
    yield digit(at, radius, colour)


def digit(at: Point, radius: float, colour: int) -> Text:
    return Text(*at, str(colour), f"digit {colour}", max(9.0, 1.1 * radius), bold=True)


def coloured_line(points: tuple[Point, ...], colour: int, width: float) -> Iterator[Shape]:
    """An edge in a colour, with its pattern and outline."""
    yield Line(points, "text", width + 2)
    yield Line(points, Mixed(f"colour {colour}", "white", 0.65), width)
    yield Line(points, f"colour {colour}", width, DASHES[(colour - 1) % len(DASHES)])


@dataclass(frozen=True)
class Cards:
    """The colours below a graph of `width` x `height` px: cards with their numbers and, if there is room, patterns."""

    colours: int
    width: float
    height: float

    @cached_property
    def _room(self) -> float:
        return max(self.width - 16, _ROWS[self.colours > _MANY])

    @cached_property
    def kind(self) -> tuple[float, float, float, float, float]:
        """Width, height, room below, radius of the disc, and distance of cards."""
        width, *_, gap = _WIDE
        if self.colours > _MANY:
            return _SMALL
        return _WIDE if self.colours * (width + gap) - gap <= self._room else _PLAIN

    @cached_property
    def _across(self) -> int:
        """The number of cards in a full row; rows are as equal as possible."""
        width, *_, gap = self.kind
        return in_a_row(self.colours, self._room, width, gap)

    @cached_property
    def box(self) -> Rectangle:
        """The box of the graph with the cards."""
        width, height, below, _, gap = self.kind
        over = max(0.0, (self._across * (width + gap) - gap + 16 - self.width) / 2)
        rows = -(-self.colours // self._across)
        return -over, 0.0, self.width + 2 * over, self.height + rows * (height + below) + 10

    def place(self, colour: int) -> Place:
        """Where a colour is clicked; below 10 colours its number proposes it at once."""
        (x, y, width, height), (*_, below, _, gap) = self.card(colour), self.kind
        key = str(colour) if self.colours < 10 else ""
        value = ((x + width / 2, y + height + below / 2 - 1),)
        area = (width + gap, height + min(gap, below))
        return Place(((x + width / 2, y + height / 2),), area=area, side=VALUE, value=value, key=key)

    def shapes(self, proposed: int, hinted: Container[int], *, can_propose: bool) -> Iterator[Shape]:
        """The cards: the colour `proposed` ringed, those `hinted` dashed, others pale unless one can be chosen."""
        for colour in range(1, self.colours + 1):
            yield from _drawn(self, colour, pale=not can_propose and colour != proposed)
            if colour == proposed or colour in hinted:
                x, y, width, height = self.card(colour)
                dash = () if colour == proposed else RING_DASH
                yield Box(x - 3, y - 3, width + 6, height + 6, None, "accent", 2.5, 8.0, dash=dash)

    def card(self, colour: int) -> Rectangle:
        width, height, below, _, gap = self.kind
        row, column = divmod(colour - 1, self._across)
        left = (self.width - self._across * (width + gap) + gap) / 2
        return left + column * (width + gap), self.height + row * (height + below), width, height


@lru_cache(1024)
def _drawn(cards: Cards, colour: int, *, pale: bool) -> tuple[Shape, ...]:
    """A card without a ring."""
    (x, y, width, height), radius = cards.card(colour), cards.kind[3]
    at = (x + min(width, height) / 2, y + height / 2)
    pattern = ((x + height, at[1]), (x + width - 10, at[1])) if cards.kind is _WIDE else ()
    box = Box(x, y, width, height, "field", "line" if pale else "line2", 1.0, 6.0)
    if not pale:
        return box, *coloured_disc(at, radius, colour), *(coloured_line(pattern, colour, 8) if pattern else ())
    ink = Mixed(f"colour {colour}", "window", 0.7)
    number = Text(*at, str(colour), "muted", 1.1 * radius, bold=True)
    line = (Line(pattern, ink, 8, DASHES[(colour - 1) % len(DASHES)]),) if pattern else ()
    return box, Disc(at, radius, ink, "line2"), number, *line
