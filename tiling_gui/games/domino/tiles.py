"""The shapes of the tiling board's parts in units of one square, for its picture.

x runs right and y down, the board's corner is the origin. The window draws the same, from the same proportions:

    (0, 0) +-----+-----+        a domino: inset .075, radius .17; MAX solid with a house,
           |     |     |        MIN hatched with a shield, set-up dominoes plain with a plate.
           +-----+-----+
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tiling_gui.core.board import Square, square_name
from tiling_gui.core.drawing.board_tiles import HATCH_WIDTH, INSET, OUTLINE, RADIUS, hatch_levels, tag_at
from tiling_gui.core.drawing.figure import Point
from tiling_gui.core.game import Side
from tiling_gui.games.domino.rules import DominoPosition


@dataclass(frozen=True)
class Box:
    """A rectangle with rounded corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> "Box":
        """The same, smaller by `by` on every side."""
        less = 2 * by
        return Box(self.x + by, self.y + by, self.width - less, self.height - less, max(0.0, self.radius - by))


@dataclass(frozen=True)
class Tile:
    """A domino on the board."""

    number: int
    side: Side | None
    """Who placed it; None for a domino of the set-up."""
    box: Box
    squares: tuple[Square, Square]
    last: bool

    @property
    def words(self) -> str:
        """As it is spoken: "domino 10, MIN, e6 to e7, last move"."""
        who = self.side or "set-up"
        where = f"{square_name(self.squares[0])} to {square_name(self.squares[1])}"
        return f"domino {self.number}, {who}, {where}" + (", last move" if self.last else "")


def tiles(position: DominoPosition, sides: Sequence[Side | None] | None = None) -> list[Tile]:
    """The dominoes in the order they were placed. `sides` says whose each is; by default the position does."""
    owners = position.owners if sides is None else sides
    return [
        Tile(k, owner, box_of(squares), squares, last=k == position.count > position.given)
        for k, (squares, owner) in enumerate(zip(position.dominoes, owners, strict=True), 1)
    ]


def box_of(squares: tuple[Square, Square]) -> Box:
    """The box of the domino on two squares."""
    (top, left), (bottom, right) = squares
    return Box(left, top, right - left + 1, bottom - top + 1, RADIUS + INSET).inset(INSET)


def tag(tile: Tile) -> list[Point]:
    """The corners of the tag in the middle of a domino."""
    up = None if tile.side is None else tile.side in (Side.MAX, Side.FIRST)
    return tag_at(tile.box.middle, tile.number, up)


def hatching(tile: Box) -> list[tuple[Point, Point]]:
    """Lines at 45 degrees, rising to the right, that fill a domino's box and end inside its rounded outline."""
    lines, box = [], tile.inset(OUTLINE / 2)
    for level in hatch_levels(tile.x, tile.y, tile.x + tile.width, tile.y + tile.height):
        low, high = max(box.x, level - box.y - box.height), min(box.x + box.width, level - box.y)
        start = _inside(box, (low, level - low), 1.0)
        end = _inside(box, (high, level - high), -1.0)
        if start and end and end[0] - start[0] > HATCH_WIDTH:
            lines.append((start, end))
    return lines


def _inside(box: Box, point: Point, way: float) -> Point | None:
    """`point` of a hatching line moved along it, right (way 1) or left (-1), to the outline of its corner."""
    (x, y), r = point, box.radius
    centre_x = min(max(x, box.x + r), box.x + box.width - r)
    centre_y = min(max(y, box.y + r), box.y + box.height - r)
    dx, dy = x - centre_x, y - centre_y
    outside = dx * dx + dy * dy - r * r
    if not (dx and dy) or outside <= 0:
        return point
    # |(dx + t way, dy - t way)| = r, the smaller t: t^2 + t way (dx - dy) + outside / 2 = 0
    half = way * (dx - dy) / 2
    root = half * half - outside / 2
    if root < 0:
        return None
    t = -half - math.sqrt(root)
    return x + t * way, y - t * way
