"""What the tiles of all board games have in common in pictures, in units of one square: x runs right and y down.

The one source of their proportions, for the window, SVG and TikZ alike. Whoever draws multiplies by u, the side of a
square in pixels; what would be too small to be seen then is a number of pixels, at least.
"""

from collections.abc import Iterator

from tiling_gui.core.board import Board, Square, square_name
from tiling_gui.core.drawing.figure import Point

INSET = 0.075
RADIUS = 0.17
OUTLINE = 0.03
HATCH_PERIOD = 0.19
"""Along a row or a column, of lines at 45 degrees."""
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


def hatch_levels(left: float, top: float, right: float, bottom: float, period: float = HATCH_PERIOD) -> Iterator[float]:
    """x + y of every hatching line of a tile with these bounds: counted from the corner of its squares."""
    level = left + top - 2 * INSET + period
    while level < right + bottom:
        if level > left + top:
            yield level
        level += period


def digits_size(u: float) -> float:
    """The height of a tile's digits in pixels."""
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


def corners(board: Board, square: Square) -> tuple[bool, bool, bool, bool]:
    """Which corners of a square are corners of the board: top left, top right, bottom right, bottom left."""
    r, c = square
    up, right, down, left = (not board.bit(s) for s in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)))
    return up and left, up and right, down and right, down and left


def edges(board: Board, square: Square) -> tuple[bool, bool, bool, bool]:
    """Which sides of a square are sides of the board: top, right, bottom, left."""
    r, c = square
    up, right, down, left = (not board.bit(s) for s in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)))
    return up, right, down, left


def spots(board: Board, size: float, margin: float) -> dict[str, Point]:
    """The middles of the squares by their names."""
    squares = board.listed(board.squares)
    return {square_name((r, c)): (margin + (c + 0.5) * size, margin + (r + 0.5) * size) for r, c in squares}
