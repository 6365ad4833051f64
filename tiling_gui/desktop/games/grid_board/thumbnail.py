"""A board as a picture: an image of any width to copy or keep, and a small widget for lists and cards."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.desktop.games.grid_board.geometry import MARGIN, Geometry
from tiling_gui.desktop.games.grid_board.items import GhostLook
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.scene import BoardScene, Sides, players_of
from tiling_gui.desktop.games.grid_board.tiles import Tile, TiledPosition
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
    scene.set_position(position, sides if sides is not None else players_of(position), last, False)
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


class BoardPicture(QWidget):
    """A small board that only shows a position, with the last move ringed and ghosts; it fits its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content: tuple[TiledPosition, Sides, Tile | None, tuple[Tile, ...]] | None = None
        self._palette_now = LIGHT
        self._image: QImage | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_position(
        self,
        position: TiledPosition | None,
        *,
        palette: Palette,
        sides: Sides | None = None,
        last: Tile | None = None,
        ghosts: Sequence[Tile] = (),
    ) -> None:
        """Shows a position, or nothing."""
        if position is None:
            self._content = None
        else:
            self._content = (position, players_of(position) if sides is None else sides, last, tuple(ghosts))
        self._palette_now = palette
        self._image = None
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """About 150 pixels wide."""
        return QSize(152, self.heightForWidth(152))

    def hasHeightForWidth(self) -> bool:
        """The board keeps its proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What the board needs at this width."""
        if self._content is None:
            return width
        board = self._content[0].board
        return max(4, (width - 4) // board.columns) * board.rows + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another size is another image."""
        self._image = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the image made for this size."""
        if self._content is None:
            return
        position, sides, last, ghosts = self._content
        ratio = self.devicePixelRatioF()
        if self._image is None or self._image.devicePixelRatio() != ratio:
            u = max(4, min((self.width() - 4) // position.board.columns, (self.height() - 4) // position.board.rows))
            self._image = render_image(
                position,
                u * position.board.columns + 4,
                palette=self._palette_now,
                sides=sides,
                last=last,
                ghosts=ghosts,
                coordinates=False,
                clear=True,
                ratio=ratio,
            )
        size = self._image.deviceIndependentSize()
        x, y = round((self.width() - size.width()) / 2), round((self.height() - size.height()) / 2)
        painter = QPainter(self)
        painter.drawImage(x, y, self._image)
        painter.end()
