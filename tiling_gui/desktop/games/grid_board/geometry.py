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
from PySide6.QtGui import QPainterPath, QPolygonF

from tiling_gui.core.board import Board, Square
from tiling_gui.core.drawing.board_tiles import MARGIN, border_of
from tiling_gui.games.domino.rules import Domino

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
        return QRectF(self.left, self.top, self.u * self.board.columns, self.u * self.board.rows)

    def square_rect(self, square: Square) -> QRectF:
        return QRectF(self.left + square[1] * self.u, self.top + square[0] * self.u, self.u, self.u)

    def around(self, squares: Iterable[Square]) -> QRectF:
        box = QRectF()
        for square in squares:
            box = box.united(self.square_rect(square))
        return box

    def on_board(self, point: QPointF) -> tuple[float, float]:
        """(x, y) of a point in squares from the corner of a1."""
        return (point.x() - self.left) / self.u, (point.y() - self.top) / self.u

    @cached_property
    def outline(self) -> QPainterPath:
        """The board's border, its corners rounded by .09u; a hole of missing squares has a border too."""
        path = QPainterPath()
        for points in border_of(self.board, self.u):
            path.addPolygon(QPolygonF([QPointF(self.left + x, self.top + y) for x, y in points]))
        return path


def square_at(board: Board, at: tuple[float, float]) -> Square | None:
    """The square of the board at (x, y), in squares from the corner of a1; None where there is none."""
    square = (int(at[1] // 1), int(at[0] // 1))
    return square if board.bit(square) else None


def neighbour(square: Square, step: Square) -> Square:
    return square[0] + step[0], square[1] + step[1]


def domino_of(a: Square, b: Square) -> Domino:
    """The two squares in reading order."""
    return (a, b) if a <= b else (b, a)


def steps_by_edge(at: tuple[float, float]) -> list[Square]:
    """The four directions, the one of the edge nearest to the point (x, y) of its square first."""
    x, y = at[0] % 1, at[1] % 1
    distance = {(0, 1): 1 - x, (1, 0): 1 - y, (0, -1): x, (-1, 0): y}
    return sorted(STEPS, key=lambda step: distance[step])
