"""What the nodes of a drawn game tree look like: heaps as a sum of numbers, boards of ELLIE in small."""

from typing import Any, Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tiling_gui.core.game import Side
from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.ui.theme import TEXT, Theme
from tiling_gui.desktop.ui.widgets.base import font, text_width
from tiling_gui.games.ellie.rules import ElliePosition
from tiling_gui.games.heaps.rules import GrundyPosition
from tiling_gui.palette import Palette

_U = 30
"""The side of a square of a small board, in px."""


class Nodes(Protocol):
    """Draws positions as nodes."""

    def size(self, position: Any) -> tuple[float, float]:
        """Width and height of its node, in px."""
        ...

    def words(self, position: Any) -> str:
        """It in words."""
        ...

    def paint(self, painter: QPainter, position: Any, box: QRectF, theme: Theme) -> None:
        """Draws it into the frame of its node."""
        ...


class PileNodes:
    """Grundy's game: "4+2+1"."""

    def words(self, position: GrundyPosition) -> str:
        """The piles, the largest first; "0" where none is left."""
        return "+".join(map(str, sorted(position.piles, reverse=True))) or "0"

    def size(self, position: GrundyPosition) -> tuple[float, float]:
        """As wide as the words."""
        return max(34, text_width(self.words(position), TEXT) + 16), 30

    def paint(self, painter: QPainter, position: GrundyPosition, box: QRectF, theme: Theme) -> None:
        """Writes the words."""
        painter.setFont(font(TEXT))
        painter.setPen(theme.colour("text"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.words(position))


class BoardNodes:
    """ELLIE: the board with its tiles."""

    def words(self, position: ElliePosition) -> str:
        """The board as a diagram."""
        return position.diagram()

    def size(self, position: ElliePosition) -> tuple[float, float]:
        """As large as the board."""
        return position.board.columns * _U + 10, position.board.rows * _U + 10

    def paint(self, painter: QPainter, position: ElliePosition, box: QRectF, theme: Theme) -> None:
        """Draws the board."""
        draw_board(painter, position, box.adjusted(5, 5, -5, -5), theme.palette)


def draw_board(painter: QPainter, position: ElliePosition, box: QRectF, palette: Palette) -> None:
    """A board of ELLIE in small: squares and tiles, without numbers."""
    u = int(min(box.width() / position.board.columns, box.height() / position.board.rows))
    geometry = Geometry(position.board, u, round(box.left()), round(box.top()))
    for r, c in position.board.listed(position.board.squares):
        painter.fillRect(geometry.square_rect((r, c)), QColor(palette.sq_dark if (r + c) % 2 else palette.sq_light))
    side = position.set_up().to_move
    for k, tile in enumerate(position.tiles):
        who: Side | None = None if k < position.given else side if (k - position.given) % 2 == 0 else side.other
        painting.draw_tile(painter, geometry.body(tile, *painting.BODY), geometry.tag_at(tile), u, palette, who, k + 1)
