"""The plain shapes of which every picture consists. Coordinates are px, x right and y down; colours are "#rrggbb"."""

from dataclasses import dataclass

Point = tuple[float, float]

DASHES: tuple[tuple[float, ...], ...] = ((), (14, 4), (5, 5), (12, 3, 3, 3))
"""The pattern of colours 1 to 4, in px, drawn and left out in turn; colours 5 to 8 have them again, and so on."""


@dataclass(frozen=True)
class Polygon:
    """A filled polygon without an outline."""

    points: tuple[Point, ...]
    fill: str


@dataclass(frozen=True)
class Line:
    """A line through points; `dash` as in DASHES."""

    points: tuple[Point, ...]
    colour: str
    width: float
    dash: tuple[float, ...] = ()


@dataclass(frozen=True)
class Disc:
    """A filled disc with an outline."""

    centre: Point
    radius: float
    fill: str
    edge: str
    width: float = 1.5


@dataclass(frozen=True)
class Text:
    """Words centred on a point."""

    at: Point
    words: str
    colour: str
    size: float


Shape = Polygon | Line | Disc | Text
