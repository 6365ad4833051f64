"""The board of the matching game: a move is an edge, clicked at its centre or on its line, or typed as its two ends."""

from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.graphs.geometry import distance_to_segment
from tiling_gui.desktop.games.graphs.move_board import LEAST, MoveBoard
from tiling_gui.desktop.games.graphs.move_marks import paint_value, picture
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.painting import capsule_size, draw_brackets, draw_strike, draw_value
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.games.matching.picture import Drawing, drawing_of
from tiling_gui.games.matching.rules import Edge, MatchingPosition
from tiling_gui.language import tr

_CROSS = 32.0
"""Size in px of the cross over a mistake on a graph."""
_FOOT = 8
"""Height in px reserved for the legend, in addition to the drawing's margin."""
_NEAR = 9
"""Maximum distance in px of the pointer from an edge."""


class MatchingBoard(MoveBoard):
    """A graph whose edges can be chosen."""

    position: MatchingPosition | None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Graph"), parent)
        self._where: Drawing | None = None

    def set_position(self, position: MatchingPosition, last: Edge | None) -> None:
        if self.position is None or self.position.graph != position.graph:
            self._where = None
        super().set_position(position, last)

    @property
    def where(self) -> Drawing:
        assert self.position is not None
        if self._where is None:
            self._where = drawing_of(self.position).fitted(self.width(), self.height() - _FOOT)
        return self._where

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._where = None

    def places_of(self, edge: Edge) -> list[QPointF]:
        """Where an edge can be clicked: at two places if it crosses the side of a board."""
        assert self.position is not None
        return [QPointF(*at) for at, _ in self.where.targets(self.position.graph.edges.index(edge))]

    def place_of(self, edge: Edge) -> QPointF:
        return self.places_of(edge)[0]

    def move_at(self, point: QPointF) -> Edge | None:
        """The edge at a point: the nearest mark, else the nearest line; legal moves take precedence."""
        if self.position is None:
            return None
        edges, x, y = self.position.graph.edges, point.x(), point.y()
        can = set(self.position.moves())
        found = []
        for i, edge in enumerate(edges):
            away, room = min((hypot(a - x, b - y), room) for (a, b), room in self.where.targets(i))
            if away <= max(_NEAR, room):
                found.append((edge not in can, 0, away, edge))
            else:
                beside = min(
                    distance_to_segment((x, y), a, b) for line in self.where.lines(i) for a, b in pairwise(line)
                )
                if beside <= _NEAR:
                    found.append((edge not in can, 1, beside, edge))
        return min(found)[3] if found else None

    def why_not(self, edge: Edge) -> str:
        """Which of its ends is covered, or that the game is over."""
        assert self.position is not None
        return self.position.why_not(edge) or ""

    def types(self, text: str) -> bool:
        """Letters of the ends, digits on a board, and dashes."""
        named = text.isalnum() if self.position is not None and self.where.is_board else text.isalpha()
        return text == "–" or (text.isascii() and (named or text == "-"))

    def paint(self, painter: QPainter) -> None:
        assert self.position is not None
        position, palette, where = self.position, theme.palette, self.where
        number = {edge: i for i, edge in enumerate(position.graph.edges)}
        paint(painter, where.shapes(position))
        if self._last is not None:
            paint(painter, where.ring(number[self._last]))
        for edge in (*self._pointed, *([self._hint] if self._hint is not None else ())):
            paint(painter, where.trace(number[edge], dashed=True))
        if self._crossed is not None:
            size = where.u if where.is_board else _CROSS
            for at in self.places_of(self._crossed):
                box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
                draw_strike(painter, box, size, palette)
        if self.under is not None and self._can(self.under):
            paint(painter, where.trace(number[self.under], dashed=False))
        for edge, known in self._marks.items():
            for at in self.places_of(edge):
                if where.is_board:
                    self._paint_on_board(painter, at, known, where.is_upright(number[edge]))
                else:
                    paint_value(painter, at, known, palette, palette.window, LEAST)
        if self.cursor_at is not None:
            for corner, opposite in where.frames(number[self.cursor_at]):
                box = QRectF(QPointF(*corner), QPointF(*opposite))
                draw_brackets(painter, box, min(box.width(), box.height()), palette)

    def _paint_on_board(self, painter: QPainter, at: QPointF, known: ValueMark, upright: bool) -> None:
        """Draws a value between two squares; outside the board on a background of its own."""
        palette, where = theme.palette, self.where
        if not known.quiet and not where.is_inside((at.x(), at.y())):
            width, height = capsule_size(known.rank, known.text, where.u, upright)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("window"))
            box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
            painter.drawRoundedRect(box, min(width, height) / 2, min(width, height) / 2)
        draw_value(painter, at, known.rank, known.text, palette, where.u, upright, known.leads, known.quiet)

    def image(self, width: int) -> QImage:
        drawn = self.where.shapes(self.position) if self.position is not None else ()
        return picture(self, width, drawn, theme.colour("window"))
