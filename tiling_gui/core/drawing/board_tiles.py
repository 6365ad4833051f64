"""What the tiles of all board games have in common in pictures, in units of one square: x runs right and y down."""

from tiling_gui.core.board import Board, Square
from tiling_gui.core.drawing.shapes import Point

INSET = 0.075
RADIUS = 0.17
OUTLINE = 0.03
HATCH_PERIOD = 0.19
HATCH_WIDTH = 0.04
RING_INSET = 0.022
RING_WIDTH = 0.055
CROSS = 0.26
CORNER = 0.09
DIGITS = 0.27
TAG_HEIGHT = 0.40
TAG_POINT = 0.125


def tag_width(number: int) -> float:
    """As wide as the digits and .10, from .42 to .84."""
    return min(0.84, max(0.42, 0.19 * len(str(number)) + 0.10))


def tag_at(middle: Point, number: int, up: bool) -> list[Point]:
    """The corners of a tile's tag: a house (point up) for MAX and FIRST, a shield (point down) for MIN and SECOND."""
    (x, y), half = middle, tag_width(number) / 2
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
