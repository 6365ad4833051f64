"""The parts of boards of squares as shapes: ground, dead squares, tiles, rings, ghosts, names of rows and columns.

The window, SVG and TikZ draw these. Proportions are in squares; what is drawn is in px from the board's corner, `u` px
a square. What would be too small to be seen then is a number of pixels, at least.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from tiling_gui.core.board import Board, Square, column_name, square_name
from tiling_gui.core.drawing.figure import (
    Box,
    Figure,
    Group,
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
"""Along a row or a column, of lines at 45 degrees."""
_CLOSEST = 4.0
"""Pixels between two of them along a row at least."""
HATCH_WIDTH = 0.04
RING_INSET = 0.022
RING_WIDTH = 0.055
GHOST_WIDTH = 0.04
GHOST_DASH = (2.6, 1.8)
"""Of the outline of a tile that is not placed: drawn and left out, in widths of the line."""
CROSS = 0.26
CROSS_WIDTH = 0.03
CORNER = 0.09
DIGITS = 0.27
LEAST_DIGITS = 11
"""Pixels that digits are high at least."""
TAG_HEIGHT = 0.40
TAG_POINT = 0.125
TAG_OUTLINE = 0.02
TAG_FROM, DIGITS_FROM = 32, 24
"""Least u that has room for a tile's tag, and for its digits on plain ground."""
GROUND_RADIUS = 0.06
SMALLER_VALUES = 0.72
"""Of values on Ls, of which four meet at a vertex."""


def digits_size(u: float) -> float:
    return max(float(LEAST_DIGITS), DIGITS * u)


def ground_of_digits(number: int, u: float) -> tuple[float, float]:
    """Width and height of the plain ground, round by GROUND_RADIUS, that keeps the hatching from digits without tag."""
    size = digits_size(u) / u
    return 0.62 * size * len(str(number)) + 0.12, 0.73 * size + 0.14


def tag_width(number: int) -> float:
    """As wide as the digits and .10, from .42 to .84."""
    return min(0.84, max(0.42, 0.19 * len(str(number)) + 0.10))


def tag_at(middle: Point, number: int, up: bool | None) -> list[Point]:
    """The corners of a tile's tag: a house (point up) for MAX and FIRST, a shield (point down) for MIN and SECOND.

    None: of a tile of the set-up, a plain plate.
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
    """The outline of a tile in px."""

    points: tuple[Point, ...]
    """A closed one ends where it begins."""
    box: Rectangle | None = None
    """Where it is a rectangle, with round corners of `radius`."""
    radius: float = 0.0

    def filled(self, fill: Ink) -> Shape:
        """What is inside."""
        return Box(*self.box, fill, radius=self.radius) if self.box else Polygon(self.points, fill)

    def stroked(self, ink: Ink, width: float, dash: tuple[float, ...] = ()) -> Shape:
        """The line itself."""
        if self.box:
            return Box(*self.box, None, ink, width, self.radius, dash)
        return Line(self.points, ink, width, dash)


Outline = Callable[[float], Rim]
"""So many squares inside the border of its squares -> a tile's rim."""


def outline(squares: Sequence[Square], u: float) -> Outline:
    """Of a tile that lies on these squares."""
    top, left = min(r for r, _ in squares), min(c for _, c in squares)
    bottom, right = max(r for r, _ in squares) + 1, max(c for _, c in squares) + 1
    own = frozenset((r - top, c - left) for r, c in squares)

    def rim(inset: float) -> Rim:
        radius = RADIUS + INSET - inset
        points = tuple(((left + x) * u, (top + y) * u) for x, y in _rounded_tile(own, inset, radius))
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


def border_of(board: Board, u: float) -> Iterator[tuple[Point, ...]]:
    """The borders of a board with round corners; a hole of missing squares has one, too."""
    for loop in border(board):
        yield _rounded([(c * u, r * u) for r, c in loop], CORNER * u)


@lru_cache(64)
def border(board: Board) -> tuple[tuple[Square, ...], ...]:
    """The closed borders of the board as corners (row, column) of the grid, the board on the right hand.

    Two squares that meet only in a corner are parted there.
    """
    ahead: dict[tuple[Square, Square], None] = {}
    for r, c in board.listed(board.squares):
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
        at, step = next(iter(ahead))
        corners = []
        while (at, step) in ahead:
            del ahead[at, step]
            at = at[0] + step[0], at[1] + step[1]
            right, left = (step[1], -step[0]), (-step[1], step[0])
            turn = next((s for s in (right, step, left) if (at, s) in ahead), None)
            if turn != step:
                corners.append(at)
            step = turn or step
        loops.append(tuple(corners))
    return tuple(loops)


def _shrunk(corners: Sequence[Point], by: float) -> list[Point]:
    """The corners moved inwards; the inside is on the right hand of the way round."""
    moved = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, cy) = corners[i - 1], corners[(i + 1) % len(corners)]
        ways = ((x - ax, y - ay), (bx - x, cy - y))
        moved.append((x - by * sum(_sign(dy) for _, dy in ways), y + by * sum(_sign(dx) for dx, _ in ways)))
    return moved


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _rounded(corners: Sequence[Point], radius: float) -> tuple[Point, ...]:
    """A closed line with quarters of circles for corners."""
    points: list[Point] = []
    for i, (x, y) in enumerate(corners):
        (ax, ay), (bx, by) = corners[i - 1], corners[(i + 1) % len(corners)]
        before, after = (_sign(ax - x), _sign(ay - y)), (_sign(bx - x), _sign(by - y))
        for step in range(7):
            p, q = (radius * (1 - f(step * math.pi / 12)) for f in (math.sin, math.cos))
            points.append((x + p * before[0] + q * after[0], y + p * before[1] + q * after[1]))
    return (*points, points[0])


# The ground -------------------------------------------------------------------------------------------------


def board(shape: Board, dead: int, u: float, *, coordinates: bool = True) -> Iterator[Shape]:
    """A board without tiles; `dead` is the mask of its dead squares."""
    if coordinates:
        yield from names_of_lines(shape.rows, shape.columns, u)
    yield from ground(shape, u)
    for square in shape.listed(dead):
        yield from dead_square(shape, square, u)
    yield from borders(shape, u)


def ground(board: Board, u: float) -> Iterator[Shape]:
    """The squares; one that is not part of the board is not drawn."""
    for r, c in board.listed(board.squares):
        yield _square(board, (r, c), u, "sq_dark" if (r + c) % 2 else "sq_light")


def borders(board: Board, u: float) -> Iterator[Shape]:
    """The outline of the board."""
    yield from (Line(points, "board_edge") for points in border_of(board, u))


def dead_square(board: Board, square: Square, u: float) -> Iterator[Shape]:
    """Darker ground and a thin cross."""
    (r, c), half = square, CROSS / 2 * u
    x, y = (c + 0.5) * u, (r + 0.5) * u
    yield _square(board, square, u, "dead_sq")
    strokes = tuple(((x - half, y - way * half), (x + half, y + way * half)) for way in (1, -1))
    yield Lines(strokes, "dead", max(1.0, CROSS_WIDTH * u), round=True)


def _square(board: Board, square: Square, u: float, fill: str) -> Shape:
    """A square, round where it is a corner of the board."""
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
    """a, b, c above and 1, 2, 3 at the left, `beside` px from the board; small boards leave out what would not fit."""
    wide = 15 if columns <= 26 else 22  # from aa on two letters
    for c in range(0, columns, 1 if u >= wide else 2 if u >= 0.6 * wide else 5):
        yield Text((c + 0.5) * u, -beside, column_name(c), "muted", 12, bold=True)
    for r in range(0, rows, 1 if u >= 15 else 2 if u >= 9 else 5):
        yield Text(-beside, (r + 0.5) * u, str(r + 1), "muted", 12, bold=True)


# Tiles ------------------------------------------------------------------------------------------------------


def corner_of(tile: Sequence[Square]) -> Square:
    """The square of an L that borders on both others."""
    return next(s for s in tile if all(abs(s[0] - r) + abs(s[1] - c) <= 1 for r, c in tile))


def middle_of(tile: Sequence[Square]) -> Point:
    """Where a tile's number stands, in squares: in the middle of a domino, on the corner square of an L."""
    on = tile if len(tile) < 3 else (corner_of(tile),)
    return sum(c + 0.5 for _, c in on) / len(on), sum(r + 0.5 for r, _ in on) / len(on)


@lru_cache(4096)
def value_at(tile: tuple[Square, ...]) -> Point:
    """Where the value of a move stands, in squares: on the edge its squares share; in the crook of an L's corner."""
    rows, columns = zip(*tile, strict=True)
    x, y = (min(columns) + max(columns) + 1) / 2, (min(rows) + max(rows) + 1) / 2
    on, at = middle_of(tile)
    return (x + on) / 2, (y + at) / 2


def tile(
    rim: Outline, middle: Point, number: int, side: Side | None, u: float, *, faded: float = 0.0
) -> Iterator[Shape]:
    """A placed tile: solid and a house for MAX, hatched and a shield for MIN, plain if the set-up gave it.

    `middle` is where its number stands, in squares; `faded` is how far its colours step back behind values, 0 to 1.
    """
    name, body = name_of(side), rim(INSET)

    def ink(role: str) -> Ink:
        return Mixed(role, "sq_dark", faded) if faded else role

    fill, edge = (ink(f"{name}_fill"), ink(f"{name}_edge")) if name else (ink("press"), ink("line2"))
    yield body.filled(fill)
    if name == "min":
        lines = hatching(rim(INSET + OUTLINE / 2).points, max(_CLOSEST, HATCH_PERIOD * u))
        yield Lines(tuple(lines), ink("min_hatch"), max(1.0, HATCH_WIDTH * u))
    yield body.stroked(edge, max(1.0, OUTLINE * u))
    if u >= TAG_FROM and not faded:
        yield from tag(middle, str(number), side, u)
    elif u >= DIGITS_FROM:
        if name == "min":  # the hatching is hidden under digits
            width, height = ground_of_digits(number, u)
            x, y = (middle[0] - width / 2) * u, (middle[1] - height / 2) * u
            yield Box(x, y, width * u, height * u, fill, radius=GROUND_RADIUS * u)
        yield _digits(middle, str(number), f"{name}_text" if name and not faded else "text", u)


def tag(middle: Point, number: str, side: Side | None, u: float, *, ghost: str = "") -> Iterator[Shape]:
    """A number on its tag: a house, a shield, or a plain plate; of a `ghost` only the outline in that role."""
    name = name_of(side)
    points = tuple((x * u, y * u) for x, y in tag_at(middle, int(number), name == "max" if name else None))
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
    """Around the last tile, between it and the border of its squares."""
    return rim(RING_INSET).stroked("accent", max(1.5, RING_WIDTH * u))


def ghost(
    rim: Outline, middle: Point, side: Side, u: float, *, number: str = "", part: float = 0.3, proposed: bool = False
) -> Iterator[Shape]:
    """A tile that is not placed, dashed, `part` of its colour over the squares.

    In the player's colour; in the accent if the application proposes it, the tag still the player's shape. `number` is
    the one it would have, or "".
    """
    fill, ink = ("accent", "accent") if proposed else (f"{name_of(side)}_fill", f"{name_of(side)}_ink")
    width = max(1.5, GHOST_WIDTH * u)
    yield rim(INSET).filled(Mixed("sq_light", fill, part))
    yield rim(INSET).stroked(ink, width, (GHOST_DASH[0] * width, GHOST_DASH[1] * width))
    if number and u >= TAG_FROM:
        yield from tag(middle, number, side, u, ghost=ink)
    elif number and u >= DIGITS_FROM:
        yield _digits(middle, number, "text", u)


def figure(board: Board, shapes: Sequence[Shape], u: float, margin: float, words: str) -> Figure:
    """What is drawn of a board as a picture."""
    box = (0.0, 0.0, board.columns * u + 2 * margin, board.rows * u + 2 * margin)
    return Figure((Group(tuple(shapes), margin, margin),), box, words, spots=spots(board, u, margin))


def spots(board: Board, size: float, margin: float) -> dict[str, Point]:
    squares = board.listed(board.squares)
    return {square_name((r, c)): (margin + (c + 0.5) * size, margin + (r + 0.5) * size) for r, c in squares}
