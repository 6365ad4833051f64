"""A board as an image of any width, to copy or keep: with the values of moves, as the window shows it."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tiling_gui.core.drawing.board_tiles import MARGIN
from tiling_gui.core.tiled import Tile, TiledPosition
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.items import GhostLook
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.scene import BoardScene, Sides
from tiling_gui.palette import LIGHT, Palette


def render_image(
    position: TiledPosition,
    width: int,
    *,
    palette: Palette = LIGHT,
    sides: Sides | None = None,
    last: Tile | None = None,
    ghosts: Sequence[Tile] = (),
    marks: dict[Tile, ValueMark] | None = None,
    coordinates: bool = True,
    clear: bool = False,
    ratio: float = 1.0,
) -> QImage:
    """The position as an image about `width` pixels wide (u is whole), in the proportions of the window.

    `ghosts` are drawn in the mover's colour; `clear` leaves the ground around the board transparent; `ratio` is
    that of the screen it is meant for.
    """
    margin = MARGIN if coordinates else 2
    u = max(4, (width - 2 * margin) // position.board.columns)
    size = QSize(u * position.board.columns + 2 * margin, u * position.board.rows + 2 * margin)
    geometry = Geometry(position.board, u, margin, margin)
    scene = BoardScene(position, geometry, palette, coordinates)
    scene.motion.on = False
    scene.set_position(position, sides if sides is not None else position.owners, last, False)
    scene.set_proposed([(ghost, GhostLook(position.to_move)) for ghost in ghosts])
    scene.set_marks(marks or {}, bool(marks), False)
    scene.uncached()
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent if clear else QColor(palette.window))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, area, area)
    painter.end()
    return image
