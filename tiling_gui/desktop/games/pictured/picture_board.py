"""A board that shows the game's own picture of a position: a move is clicked at the place that the game defines."""

from math import hypot

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import RING_DASH, Figure, Point, ring
from tiling_gui.core.drawing.places import Place, places
from tiling_gui.core.drawing.positions import game_figure
from tiling_gui.core.game import Game, Move
from tiling_gui.desktop.games.graphs.move_marks import paint_value
from tiling_gui.desktop.games.grid_board.painting import draw_brackets, draw_strike
from tiling_gui.desktop.games.pictured.move_board import LEAST, MoveBoard
from tiling_gui.desktop.ui.drawing.painting import paint, paint_figure
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.language import tr

_SIZE, _LARGEST, _FOOT = 48, 1.6, 28
"""The `size` of the picture, its maximum scale, and the height in pixels reserved for the legend."""


class PictureBoard(MoveBoard):
    """For any game with a `figure` and one-click `places` in its descriptor."""

    def __init__(self, game: Game, parent: QWidget | None = None) -> None:
        super().__init__(tr(game.name), parent)
        self._game = game

    def _drawn(self) -> tuple[Figure, QRectF, float]:
        """The picture, the box it fills, and its scale."""
        figure = game_figure(self._game.key, self.position, size=_SIZE)
        _, _, width, height = figure.box
        scale = min(self.width() / width, max(1, self.height() - _FOOT) / height, _LARGEST)
        left, top = (self.width() - width * scale) / 2, (self.height() - _FOOT - height * scale) / 2
        return figure, QRectF(left, top, width * scale, height * scale), scale

    def _targets(self) -> dict[Move, QPointF]:
        figure, box, scale = self._drawn()

        def on_board(place: Place) -> QPointF:
            x, y = place.at[0]
            return box.topLeft() + QPointF(x - figure.box[0], y - figure.box[1]) * scale

        return {move: on_board(place) for move, place in places(self.position, _SIZE).items()}

    def spots(self) -> tuple[dict[str, Point], float]:
        """Where marks can be put, by name, and the size of a place, in px."""
        figure, box, scale = self._drawn()
        left, top, _, _ = figure.box
        found = {
            name: (box.x() + (x - left) * scale, box.y() + (y - top) * scale) for name, (x, y) in figure.spots.items()
        }
        return found, _SIZE * scale

    def place_of(self, move: Move) -> QPointF:
        return self._targets()[move]

    def move_at(self, point: QPointF) -> Move | None:
        """The move whose place is nearest, within half of a place's size."""
        if self.position is None:
            return None
        away = {move: hypot(at.x() - point.x(), at.y() - point.y()) for move, at in self._targets().items()}
        nearest = min(away, key=away.__getitem__, default=None)
        return nearest if nearest is not None and away[nearest] <= _SIZE / 2 * self._drawn()[2] else None

    def paint(self, painter: QPainter) -> None:
        figure, box, scale = self._drawn()
        paint_figure(painter, figure, box)
        targets, side = self._targets(), _SIZE * scale
        for move, at in targets.items():
            around = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
            if move == self._hint or move in self._pointed:
                paint(painter, [ring((at.x(), at.y()), side * 0.56, "accent", RING_DASH)])
            if move == self.under and self._can(move):
                paint(painter, [ring((at.x(), at.y()), side * 0.5, "accent")])
            if move == self._crossed:
                draw_strike(painter, around, side, theme.palette)
            if move in self._marks:
                paint_value(painter, at, self._marks[move], theme.palette, theme.palette.window, LEAST)
            if move == self.cursor_at:
                draw_brackets(painter, around, side, theme.palette)

    def image(self, width: int) -> QImage:
        figure = game_figure(self._game.key, self.position, size=_SIZE)
        made = QImage(width, round(width * figure.box[3] / figure.box[2]), QImage.Format.Format_RGB32)
        painter = QPainter(made)
        paint_figure(painter, figure, QRectF(made.rect()))
        painter.end()
        return made
