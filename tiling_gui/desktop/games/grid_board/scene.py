"""The board as a graphics scene: its items for a position, and transitions between positions.

Layers from bottom to top: squares and coordinates, dead squares, border, dominoes, ring of the last move, proposed
moves, the tile being placed, values, cursor.
"""

from collections.abc import Sequence
from itertools import zip_longest

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from tiling_gui.core.board import Square
from tiling_gui.core.drawing.board_tiles import MARGIN
from tiling_gui.core.game import Side
from tiling_gui.core.tiled import Tile, TiledPosition
from tiling_gui.desktop.games.grid_board import animation
from tiling_gui.desktop.games.grid_board.animation import Motion
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.items import (
    BoardItem,
    Border,
    Cursor,
    DeadSquare,
    Ghost,
    GhostStyle,
    Ground,
    Overlay,
    PlacedTile,
    Ring,
    TypedMove,
)
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.palette import LIGHT, Palette

Sides = Sequence[Side | None]


class BoardScene(QGraphicsScene):
    """The items of a board."""

    def __init__(self, position: TiledPosition, geometry: Geometry, palette: Palette) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.geometry, self.palette_now = geometry, palette
        self.faded = False
        self.position = position
        self.motion = Motion(self)
        self.ground = Ground(self)
        self.border = Border(self)
        self.ring = Ring(self, 3)
        self.overlay = Overlay(self)
        self.ghost = Ghost(self, 4.5)
        self.cursor = Cursor(self, 7)
        self.typed = TypedMove(self, 8)
        self._tiles: list[PlacedTile] = []
        self._placed: list[tuple[Tile, Side | None]] = []
        """What `_tiles` show: attributes of Qt's objects take long to read."""
        self._dead: dict[Square, DeadSquare] = {}
        self._proposed: list[Ghost] = []
        self.layers: list[BoardItem] = []
        """Items added by others."""
        for part in (self.ground, self.border, self.ring, self.overlay, self.ghost, self.cursor, self.typed):
            self.addItem(part)
        self.overlay.setVisible(False)

    def parts(self) -> list[BoardItem]:
        fixed: list[BoardItem] = [
            self.ground,
            self.border,
            self.ring,
            self.overlay,
            self.ghost,
            self.cursor,
            self.typed,
        ]
        return [*fixed, *self._tiles, *self._dead.values(), *self._proposed, *self.layers]

    def set_geometry(self, geometry: Geometry) -> None:
        self.motion.settle()
        self.geometry = geometry
        for part in self.parts():
            part.refit()

    def set_palette(self, palette: Palette) -> None:
        self.palette_now = palette
        self.repaint()

    def repaint(self) -> None:
        for part in self.parts():
            part.update()

    def set_position(self, position: TiledPosition, sides: Sides, last: Tile | None, animate: bool) -> None:
        """Adds and removes what differs; with `animate`, dominoes grow in and fade out.

        If nothing differs, running animations continue: the same position is shown again whenever more is known about
        it.
        """
        tiles = list(zip(position.placed, sides, strict=True))
        dead = set(position.board.squares_in(position.free & ~position.live))
        same = tiles == self._placed and dead == self._dead.keys()
        if same and position == self.position and (last or ()) == self.ring.around:
            return
        self.motion.settle()
        self.position = position
        parts = []
        for number, (part, before, tile) in enumerate(zip_longest(self._tiles, self._placed, tiles), 1):
            if before == tile:
                parts.append(part)
                continue
            if before is not None:
                self._leave(part, animate)
            if tile is not None:
                parts.append(PlacedTile(self, tile[0], tile[1], number))
                self._enter(parts[-1], animate, grow=True)
        self._tiles, self._placed = parts, tiles
        for square in [square for square in self._dead if square not in dead]:
            self._leave(self._dead.pop(square), animate)
        for square in dead - self._dead.keys():
            self._dead[square] = DeadSquare(self, square)
            self._enter(self._dead[square], animate, grow=False)
        self._set_last(last, animate)

    def take_off(self) -> None:
        """Clears the board at once, for another board."""
        self.motion.settle()
        for part in (*self._tiles, *self._dead.values()):
            self.removeItem(part)
        self._tiles, self._placed = [], []
        self._dead.clear()
        self.ring.frame(())

    def _enter(self, part: BoardItem, animate: bool, grow: bool) -> None:
        self.addItem(part)
        if not animate:
            return

        def step(t: float) -> None:
            part.setOpacity(t)
            if grow:
                part.setScale(0.94 + 0.06 * t)

        self.motion.run(animation.PLACE, step)

    def _leave(self, part: BoardItem, animate: bool) -> None:
        if not animate:
            self.removeItem(part)
            return
        self.motion.run(animation.TAKE_BACK, lambda t: part.setOpacity(1 - t), lambda: self.removeItem(part))

    def _set_last(self, last: Tile | None, animate: bool) -> None:
        if (last or ()) == self.ring.around:
            return
        self.ring.frame(last or ())
        if animate and last:
            self.motion.run(animation.RING, self._show_ring)
        else:
            self._show_ring(1.0)

    def _show_ring(self, t: float) -> None:
        self.ring.setOpacity(t * (0.75 if self.faded else 1.0))

    def set_marks(self, marks: dict[Tile, ValueMark], faded: bool, animate: bool) -> None:
        """Shows the values of the moves, or none; `faded` fades the dominoes behind them."""
        self.motion.settle(self.overlay)
        known = bool(self.overlay.marks) and bool(marks)
        self.overlay.set_marks(marks, keep=known)
        if animate and marks:
            self.motion.run(animation.VALUES, self.overlay.fade, of=self.overlay)
        else:
            self.overlay.fade(1.0)
        if self.faded != faded:
            self.faded = faded
            self._show_ring(self.ring.opacity() / (1.0 if faded else 0.75))
            for part in self._tiles:
                part.update()

    def numbers(self) -> QPainterPath:
        """The area covered by the numbers of values."""
        return self.overlay.numbers()

    def set_proposed(self, ghosts: Sequence[tuple[Tile, GhostStyle]]) -> None:
        """Shows these as proposed moves."""
        for ghost in self._proposed:
            self.removeItem(ghost)
        self._proposed = []
        for domino, look in ghosts:
            ghost = Ghost(self, 4)
            ghost.show_as(domino, look)
            self.addItem(ghost)
            self._proposed.append(ghost)

    def uncached(self) -> None:
        """Turns off the items' screen caches, to render an image of another size."""
        for part in self.parts():
            part.setCacheMode(QGraphicsItem.CacheMode.NoCache)


def render_image(
    position: TiledPosition,
    width: int,
    *,
    palette: Palette = LIGHT,
    sides: Sides | None = None,
    last: Tile | None = None,
    marks: dict[Tile, ValueMark] | None = None,
    ratio: float = 1.0,
) -> QImage:
    """The position as an image about `width` pixels wide (u is an integer), in the proportions of the window.

    `ratio` is the device pixel ratio.
    """
    u = max(4, (width - 2 * MARGIN) // position.board.columns)
    size = QSize(u * position.board.columns + 2 * MARGIN, u * position.board.rows + 2 * MARGIN)
    geometry = Geometry(position.board, u, MARGIN, MARGIN)
    scene = BoardScene(position, geometry, palette)
    scene.motion.on = False
    scene.set_position(position, sides if sides is not None else position.owners, last, False)
    scene.set_marks(marks or {}, bool(marks), False)
    scene.uncached()
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(palette.window))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    area = QRectF(0, 0, size.width(), size.height())
    scene.render(painter, area, area)
    painter.end()
    return image
