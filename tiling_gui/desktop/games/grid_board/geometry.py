"""The geometry of a board drawn with squares of u pixels, and the domino meant by a point.

All coordinates are pixels of the scene; u is an integer, so that every square begins at a whole pixel.

    left                 +---+---+       one square is u x u; coordinates are in the margin of
    +-- top              |a1 |b1 |       24 px above and to the left
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
"""Minimum u with room for the number of every move's value, for those of the best moves, and for a few of them."""

STEPS: tuple[Square, ...] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""(rows, columns) to the neighbour on the right, below, on the left, above."""


@dataclass(frozen=True)
class Geometry:
    """The layout of a board."""

    board: Board
    u: int
    """Side of a square in pixels."""
    left: int
    top: int
    """Top left corner of the board."""

    @classmethod
    def fit(cls, board: Board, width: int, height: int, margin: int = MARGIN) -> "Geometry":
        """The largest layout that leaves `margin` pixels around the board in width x height, centred."""
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
        """(x, y) of a point in squares from the top left corner of a1."""
        return (point.x() - self.left) / self.u, (point.y() - self.top) / self.u

    @cached_property
    def outline(self) -> QPainterPath:
        """The board's outline with corners rounded by .09u, including the outlines of holes."""
        path = QPainterPath()
        for points in border_of(self.board, self.u):
            path.addPolygon(QPolygonF([QPointF(self.left + x, self.top + y) for x, y in points]))
        return path


def square_at(board: Board, at: tuple[float, float]) -> Square | None:
    """The square of the board at (x, y), in squares from the top left corner of a1; None if there is none."""
    square = (int(at[1] // 1), int(at[0] // 1))
    return square if board.bit(square) else None


def neighbour(square: Square, step: Square) -> Square:
    return square[0] + step[0], square[1] + step[1]


def domino_of(a: Square, b: Square) -> Domino:
    """The two squares in reading order."""
    return (a, b) if a <= b else (b, a)


def steps_by_edge(at: tuple[float, float]) -> list[Square]:
    """The four directions, beginning with the edge of its square that is nearest to the point (x, y)."""
    x, y = at[0] % 1, at[1] % 1
    distance = {(0, 1): 1 - x, (1, 0): 1 - y, (0, -1): x, (-1, 0): y}
    return sorted(STEPS, key=lambda step: distance[step])
