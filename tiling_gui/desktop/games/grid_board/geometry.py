"""Where things are on a board drawn with squares of u pixels, and which domino a point of it means.

Everything is in the pixels of the scene; u is whole, so that every square begins on a pixel.

    left                 +---+---+       one square is u x u; coordinates stand in the margin of
    +-- top              |a1 |b1 |       24 px above and at the left
                         +---+---+
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tiling_gui.core.board import Board, Square
from tiling_gui.core.drawing.board_tiles import CORNER
from tiling_gui.games.domino.rules import Domino

MARGIN = 24
"""Pixels kept free around the board for coordinates and the legend."""

NUMBERS_FROM, BEST_NUMBERS_FROM, LEADS_FROM = 44, 28, 16
"""Least u that has room for the number of every move's value, for those of the best moves, and for a few of them."""

STEPS: tuple[Square, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""(rows, columns) to the neighbour at the right, below, at the left, above."""


@dataclass(frozen=True)
class Geometry:
    """A board laid out in the plane."""

    board: Board
    u: int
    """Side of a square in pixels."""
    left: int
    top: int
    """Corner of the board's rectangle."""

    @classmethod
    def fit(cls, board: Board, width: int, height: int, margin: int = MARGIN) -> "Geometry":
        """The largest board that leaves `margin` pixels around it in width x height, in the middle."""
        u = max(4, min((width - 2 * margin) // board.columns, (height - 2 * margin) // board.rows))
        return cls(board, u, (width - u * board.columns) // 2, (height - u * board.rows) // 2)

    @cached_property
    def rect(self) -> QRectF:
        """The rectangle around the board."""
        return QRectF(self.left, self.top, self.u * self.board.columns, self.u * self.board.rows)

    def square_rect(self, square: Square) -> QRectF:
        """The pixels of a square."""
        return QRectF(self.left + square[1] * self.u, self.top + square[0] * self.u, self.u, self.u)

    def around(self, squares: Iterable[Square]) -> QRectF:
        """The rectangle around some squares."""
        box = QRectF()
        for square in squares:
            box = box.united(self.square_rect(square))
        return box

    def body(self, squares: tuple[Square, ...], inset: float, radius: float) -> QPainterPath:
        """The outline of a tile on these squares, `inset` inside their border, round by `radius` (both in squares)."""
        path = QPainterPath()
        if len(squares) < 3:
            k = inset * self.u
            path.addRoundedRect(self.around(squares).adjusted(k, k, -k, -k), radius * self.u, radius * self.u)
            return path
        on_tile = Board(self.board.rows, self.board.columns, sum(self.board.bit(square) for square in squares))
        for loop in border(on_tile):
            corners = [QPointF(self.left + c * self.u, self.top + r * self.u) for r, c in loop]
            _add_rounded(path, _shrunk(corners, inset * self.u), radius * self.u)
        return path

    def tag_at(self, squares: tuple[Square, ...]) -> QPointF:
        """Where a tile's number stands: in the middle of a domino, on the corner square of an L."""
        return self.around(squares).center() if len(squares) < 3 else self.square_rect(corner_of(squares)).center()

    def on_board(self, point: QPointF) -> tuple[float, float]:
        """(x, y) of a point in squares from the corner of a1."""
        return (point.x() - self.left) / self.u, (point.y() - self.top) / self.u

    @cached_property
    def outline(self) -> QPainterPath:
        """The board's border, its corners rounded by .09u; a hole of missing squares has a border too."""
        path = QPainterPath()
        for loop in border(self.board):
            corners = [QPointF(self.left + c * self.u, self.top + r * self.u) for r, c in loop]
            _add_rounded(path, corners, CORNER * self.u)
        return path


def corner_of(tile: tuple[Square, ...]) -> Square:
    """The square of an L that borders on both others."""
    return next(s for s in tile if all(abs(s[0] - r) + abs(s[1] - c) <= 1 for r, c in tile))


def square_at(board: Board, at: tuple[float, float]) -> Square | None:
    """The square of the board at (x, y), in squares from the corner of a1; None where there is none."""
    square = (int(at[1] // 1), int(at[0] // 1))
    return square if board.bit(square) else None


def neighbour(square: Square, step: Square) -> Square:
    """The square one step away."""
    return square[0] + step[0], square[1] + step[1]


def domino_of(a: Square, b: Square) -> Domino:
    """The two squares in reading order."""
    return (a, b) if a <= b else (b, a)


def steps_by_edge(at: tuple[float, float]) -> list[Square]:
    """The four directions, the one of the edge nearest to the point (x, y) of its square first."""
    x, y = at[0] % 1, at[1] % 1
    distance = {(0, 1): 1 - x, (1, 0): 1 - y, (0, -1): x, (-1, 0): y}
    return sorted(STEPS, key=lambda step: distance[step])


def border(board: Board) -> Iterable[list[Square]]:
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
    while ahead:
        at, step = next(iter(ahead))
        corners = []
        while (at, step) in ahead:
            del ahead[at, step]
            at = neighbour(at, step)
            right, left = (step[1], -step[0]), (-step[1], step[0])
            turn = next((s for s in (right, step, left) if (at, s) in ahead), None)
            if turn != step:
                corners.append(at)
            step = turn or step
        yield corners


def _shrunk(corners: list[QPointF], by: float) -> list[QPointF]:
    """The corners moved inwards; the inside is on the right hand of the way round."""
    moved = []
    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        ways = (corner - before, after - corner)
        rights = [QPointF(-_sign(way.y()) * by, _sign(way.x()) * by) for way in ways]
        moved.append(corner + rights[0] + rights[1])
    return moved


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _add_rounded(path: QPainterPath, corners: list[QPointF], radius: float) -> None:
    def towards(a: QPointF, b: QPointF) -> QPointF:
        length = abs(b.x() - a.x()) + abs(b.y() - a.y())
        return a + (b - a) * (radius / length)

    for i, corner in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % len(corners)]
        if i == 0:
            path.moveTo(towards(corner, before))
        else:
            path.lineTo(towards(corner, before))
        path.quadTo(corner, towards(corner, after))
    path.closeSubpath()
