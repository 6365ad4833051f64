"""The parts of boards of squares as shapes: squares, dead squares, tiles, rings, ghosts, names of rows and columns.

Used by the window, SVG and TikZ. Constants are proportions of a square; shapes are in px from the board's corner, with
`u` px to a square. Where a proportion would become too small to see, a minimum number of pixels applies.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tiling_gui.core.board import Board, Square, column_name
from tiling_gui.core.drawing.figure import (
    Box,
    Ink,
    Line,
    Lines,
    Mixed,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Text,
)
from tiling_gui.core.drawing.owners import hatching, name_of
from tiling_gui.core.game import Side

MARGIN = 24
"""Pixels beside a board for the names of its rows and columns."""
INSET = 0.075
RADIUS = 0.17
OUTLINE = 0.03
HATCH_PERIOD = 0.19
"""Distance between hatching lines, which rise at 45 degrees, along a row or column."""
_CLOSEST = 4.0
"""Least distance of hatching lines along a row, in px."""
HATCH_WIDTH = 0.04
RING_INSET = 0.022
RING_WIDTH = 0.055
GHOST_WIDTH = 0.04
GHOST_DASH = (2.6, 1.8)
"""Dash and gap of the outline of a ghost, in line widths."""
CROSS = 0.26
CROSS_WIDTH = 0.03
CORNER = 0.09
DIGITS = 0.27
LEAST_DIGITS = 11
"""Least height of digits, in px."""
TAG_HEIGHT = 0.40
TAG_POINT = 0.125
TAG_OUTLINE = 0.02
TAG_FROM, DIGITS_FROM = 32, 24
"""The least u at which a tile has a tag, and digits without one."""
GROUND_RADIUS = 0.06
SMALLER_VALUES = 0.72
"""Scale of the values on L-shaped tiles, four of which can meet at a vertex."""


def digits_size(u: float) -> float:
    return max(float(LEAST_DIGITS), DIGITS * u)


def ground_of_digits(number: int, u: float) -> tuple[float, float]:
    """(width, height), in squares, of the plain rounded box that separates digits without a tag from the hatching."""
    size = digits_size(u) / u
    return 0.62 * size * len(str(number)) + 0.12, 0.73 * size + 0.14


def tag_width(number: int) -> float:
    """Width of a tag, in squares: that of its digits plus 0.10, between 0.42 and 0.84."""
    return min(0.84, max(0.42, 0.19 * len(str(number)) + 0.10))


def tag_at(middle: Point, number: int, up: bool | None) -> list[Point]:
    """The corners of a tile's tag: a house (point up) for MAX and FIRST, a shield (point down) for MIN and SECOND.

    `up` is None for a tile of the initial position, whose tag is a plain rectangle.
    """
    (x, y), half = middle, tag_width(number) / 2
    if up is None:
        top, bottom = y - TAG_HEIGHT / 2, y + TAG_HEIGHT / 2
        return [(x - half, top), (x + half, top), (x + half, bottom), (x - half, bottom)]
    y += 0.02 if up else -0.02
    top, bottom = y - TAG_HEIGHT / 2, y + TAG_HEIGHT / 2
    if up:
        return [(x - half, bottom), (x - half, top), (x, top - TAG_POINT), (x + half, top), (x + half, bottom)]
    return [(x - half, top), (x + half, top), (x + half, bottom), (x, bottom + TAG_POINT), (x - half, bottom)]


# Outlines ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rim:
    points: tuple[Point, ...]
    """The last point equals the first."""
    box: Rectangle | None = None
    """The bounding rectangle if the outline is a rectangle, whose corners are rounded by `radius`; otherwise None."""
    radius: float = 0.0

    def filled(self, fill: Ink) -> Shape:
        """The area inside the outline."""
        return Box(*self.box, fill, radius=self.radius) if self.box else Polygon(self.points, fill)

    def stroked(self, ink: Ink, width: float, dash: tuple[float, ...] = ()) -> Shape:
        """The outline as a line."""
        if self.box:
            return Box(*self.box, None, ink, width, self.radius, dash)
        return Line(self.points, ink, width, dash)


Outline = Callable[[float], Rim]
"""Inset from the border of the tile's squares, in squares -> the tile's rim."""


def outline(squares: Sequence[Square], u: float) -> Outline:
    """The outline of a tile on these squares."""
    rows, columns = zip(*squares, strict=True)
    top, left, bottom, right = min(rows), min(columns), max(rows) + 1, max(columns) + 1
    own = frozenset([(r - top, c - left) for r, c in squares])

    def rim(inset: float) -> Rim:
        radius = RADIUS + INSET - inset
        points = tuple([((left + x) * u, (top + y) * u) for x, y in _rounded_tile(own, inset, radius)])
        if len(own) < (bottom - top) * (right - left):
            return Rim(points)
        box = (left + inset) * u, (top + inset) * u, (right - left - 2 * inset) * u, (bottom - top - 2 * inset) * u
        return Rim(points, box, radius * u)

    return rim


@lru_cache(256)
def _rounded_tile(squares: frozenset[Square], inset: float, radius: float) -> tuple[Point, ...]:
    rows, columns = (max(place) + 1 for place in zip(*squares, strict=True))
    (loop,) = border(Board(rows, columns, sum(1 << r * columns + c for r, c in squares)))
    return _rounded(_shrunk([(float(c), float(r)) for r, c in loop], inset), radius)


def border_of(board: Board, u: float, inset: float = 0.0) -> Iterator[tuple[Point, ...]]:
    """The closed borders of a board with rounded corners, including those of holes; `inset` px inside of them."""
    for loop in border(board):
        yield _rounded(_shrunk([(c * u, r * u) for r, c in loop], inset), CORNER * u)


@lru_cache(64)
def border(board: Board) -> tuple[tuple[Square, ...], ...]:
    """The closed borders of the board, each as corners (row, column) of the grid with the board on the right-hand side.

    Two squares that meet only at a corner are separated there.
    """
    ahead: dict[tuple[Square, Square], None] = {}
    for r, c in board.squares_in(board.squares):
        for (dr, dc), start, step in (
            ((-1, 0), (r, c), (0, 1)),
            ((0, 1), (r, c + 1), (1, 0)),
            ((1, 0), (r + 1, c + 1), (0, -1)),
            ((0, -1), (r + 1, c), (-1, 0)),
        ):
            if not board.bit((r + dr, c + dc)):
                ahead[start, step] = None
    loops = []
    while ahead:
        at, step = first = next(iter(ahead))
        corners = []
        while (at, step) in ahead:
            del ahead[at, step]
            at = at[0] + step[0], at[1] + step[1]
            right, left = (step[1], -step[0]), (-step[1], step[0])
            turn = next((s for s in (right, step, left) if (at, s) in ahead or (at, s) == first), None)
            if turn != step:
                corners.append(at)
            step = turn or step
        loops.append(tuple(corners))
    return tuple(loops)


def _shrunk(corners: Sequence[Point], by: float) -> list[Point]:
    """The corners moved inwards; the inside is to the right of the path."""
    moved = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, cy) = corners[i - 1], corners[(i + 1) % len(corners)]
        ways = ((x - ax, y - ay), (bx - x, cy - y))
        moved.append((x - by * sum(_sign(dy) for _, dy in ways), y + by * sum(_sign(dx) for dx, _ in ways)))
    return moved


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _rounded(corners: Sequence[Point], radius: float) -> tuple[Point, ...]:
    """The closed path with each corner replaced by a quarter circle."""
    points: list[Point] = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[i - 1], corners[(i + 1) % len(corners)]
        before, after = (_sign(ax - x), _sign(ay - y)), (_sign(bx - x), _sign(by - y))
        for step in range(7):
            p, q = (radius * (1 - f(step * math.pi / 12)) for f in (math.sin, math.cos))
            points.append((x + p * before[0] + q * after[0], y + p * before[1] + q * after[1]))
    return (*points, points[0])


# The ground -------------------------------------------------------------------------------------------------


def ground(board: Board, u: float) -> Iterator[Shape]:
    """The squares of the board; missing ones are not drawn."""
    for r, c in board.squares_in(board.squares):
        yield _square(board, (r, c), u, "sq_dark" if (r + c) % 2 else "sq_light")


def borders(board: Board, u: float) -> Iterator[Shape]:
    yield from (Line(points, "board_edge") for points in border_of(board, u))


def dead_square(board: Board, square: Square, u: float) -> Iterator[Shape]:
    """A darker square with a thin cross."""
    (r, c), half = square, CROSS / 2 * u
    x, y = (c + 0.5) * u, (r + 0.5) * u
    yield _square(board, square, u, "dead_sq")
    strokes = tuple(((x - half, y - way * half), (x + half, y + way * half)) for way in (1, -1))
    yield Lines(strokes, "dead", max(1.0, CROSS_WIDTH * u), round=True)


def _square(board: Board, square: Square, u: float, fill: str) -> Shape:
    """A square, rounded at the corners of the board."""
    r, c = square
    if board.is_rectangle and not (r in (0, board.rows - 1) and c in (0, board.columns - 1)):
        return Box(c * u, r * u, u, u, fill, radius=0.0)
    sides = [not board.bit((r + down, c + right)) for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1))]
    is_round = [sides[i - 1] and sides[i] for i in range(4)]
    if not any(is_round):
        return Box(c * u, r * u, u, u, fill, radius=0.0)
    corners = [(c * u, r * u), ((c + 1) * u, r * u), ((c + 1) * u, (r + 1) * u), (c * u, (r + 1) * u)]
    rounded = _rounded(corners, CORNER * u)
    points: list[Point] = []
    for i, corner in enumerate(corners):
        points += rounded[7 * i : 7 * i + 7] if is_round[i] else [corner]
    return Polygon(tuple(points), fill)


def names_of_lines(rows: int, columns: int, u: float, beside: float = MARGIN / 2) -> Iterator[Text]:
    """Column letters above and row numbers on the left, `beside` px from the board; small boards skip some."""
    wide = 15 if columns <= 26 else 22  # two letters from aa on
    for c in range(0, columns, 1 if u >= wide else 2 if u >= 0.6 * wide else 5):
        yield Text((c + 0.5) * u, -beside, column_name(c), "muted", 12, bold=True)
    for r in range(0, rows, 1 if u >= 15 else 2 if u >= 9 else 5):
        yield Text(-beside, (r + 0.5) * u, str(r + 1), "muted", 12, bold=True)


# Tiles ------------------------------------------------------------------------------------------------------


def corner_of(tile: Sequence[Square]) -> Square:
    """The square of an L-shaped tile that is adjacent to both others."""
    return next(s for s in tile if all(abs(s[0] - r) + abs(s[1] - c) <= 1 for r, c in tile))


def number_position(tile: Sequence[Square]) -> Point:
    """The position of a tile's number, in squares: the middle of a domino, the corner square of an L."""
    on = tile if len(tile) < 3 else (corner_of(tile),)
    rows, columns = zip(*on, strict=True)
    return sum(columns) / len(on) + 0.5, sum(rows) / len(on) + 0.5


@lru_cache(4096)
def value_at(tile: tuple[Square, ...]) -> Point:
    """The position of a move's value, in squares: the shared edge of a domino, near the inner corner of an L."""
    rows, columns = zip(*tile, strict=True)
    x, y = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    on, at = number_position(tile)
    return (x + on) / 2, (y + at) / 2


def tile(rim: Outline, middle: Point, number: int, side: Side | None, u: float) -> Iterator[Shape]:
    """A placed tile: solid with a house for MAX, hatched with a shield for MIN, plain if in the initial position.

    `middle` is the position of its number, in squares.
    """
    name, body = name_of(side), rim(INSET)
    fill, edge = (f"{name}_fill", f"{name}_edge") if name else ("press", "line2")
    yield body.filled(fill)
    if name == "min":
        lines = hatching(rim(INSET + OUTLINE / 2).points, max(_CLOSEST, HATCH_PERIOD * u))
        yield Lines(tuple(lines), "min_hatch", max(1.0, HATCH_WIDTH * u))
    yield body.stroked(edge, max(1.0, OUTLINE * u))
    if u >= TAG_FROM:
        yield from tag(middle, str(number), side, u)
    elif u >= DIGITS_FROM:
        if name == "min":  # cover the hatching behind the digits
            width, height = ground_of_digits(number, u)
            x, y = (middle[0] - width / 2) * u, (middle[1] - height / 2) * u
            yield Box(x, y, width * u, height * u, fill, radius=GROUND_RADIUS * u)
        yield _digits(middle, str(number), f"{name}_text" if name else "text", u)


def tag(middle: Point, number: str, side: Side | None, u: float, *, ghost: str = "") -> Iterator[Shape]:
    """A number on its tag: a house, a shield or a plain rectangle; `ghost` is the role of one drawn as an outline."""
    name = name_of(side)
    points = tuple([(x * u, y * u) for x, y in tag_at(middle, int(number), name == "max" if name else None)])
    width = max(1.0, TAG_OUTLINE * u)
    if ghost:
        yield Line((*points, *points[:2]), ghost, width)
        yield _digits(middle, number, "text", u)
        return
    badge = f"{name}_badge" if name else "field"
    yield Polygon(points, badge, {"max": badge, "min": "min_edge", "": "line2"}[name], width)
    yield _digits(middle, number, f"{name}_text" if name else "text", u)


def _digits(middle: Point, number: str, ink: str, u: float) -> Text:
    return Text(middle[0] * u, middle[1] * u, number, ink, digits_size(u), bold=True)


def ring(rim: Outline, u: float) -> Shape:
    """The ring around the last tile, between it and the border of its squares."""
    return rim(RING_INSET).stroked("accent", max(1.5, RING_WIDTH * u))


def ghost(
    rim: Outline, middle: Point, side: Side, u: float, *, number: str = "", part: float = 0.3, proposed: bool = False
) -> Iterator[Shape]:
    """A tile that is not placed, dashed, its fill mixed into the colour of the squares with the share `part`.

    It has the player's colour, or the accent if the application proposes it; its tag has the player's shape either way.
    `number` is the move number it would have, or "".
    """
    fill, ink = ("accent", "accent") if proposed else (f"{name_of(side)}_fill", f"{name_of(side)}_ink")
    width = max(1.5, GHOST_WIDTH * u)
    yield rim(INSET).filled(Mixed("sq_light", fill, part))
    yield rim(INSET).stroked(ink, width, (GHOST_DASH[0] * width, GHOST_DASH[1] * width))
    if number and u >= TAG_FROM:
        yield from tag(middle, number, side, u, ghost=ink)
    elif number and u >= DIGITS_FROM:
        yield _digits(middle, number, "text", u)
