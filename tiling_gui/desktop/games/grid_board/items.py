"""The graphics items of the board. They store what they show, and repaint only what changes.

Each has a `Stage` with the current geometry and palette.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from tiling_gui.core.board import Square
from tiling_gui.core.drawing import board_tiles
from tiling_gui.core.drawing.board_tiles import MARGIN, SMALLER_VALUES, corner_of, number_position, outline
from tiling_gui.core.drawing.figure import Group, Shape
from tiling_gui.core.game import Side
from tiling_gui.core.tiled import Tile
from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.palette import Palette


class ItemScene(Protocol):
    """The scene of the items."""

    geometry: Geometry
    palette_now: Palette
    faded: bool
    """Whether placed dominoes are faded behind values."""

    def numbers(self) -> QPainterPath:
        """The area covered by the numbers of values."""
        ...


class BoardItem(QGraphicsRectItem):
    """An item in scene coordinates that ignores the pointer; its rectangle is the area it may paint."""

    def __init__(self, stage: ItemScene, layer: float) -> None:
        super().__init__()
        self.stage = stage
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPen(Qt.PenStyle.NoPen)
        self.refit()

    def bounds(self) -> QRectF:
        """The area the item may paint with the current geometry."""
        return self.stage.geometry.rect

    def refit(self) -> None:
        self.setRect(self.bounds())
        self.setTransformOriginPoint(self.rect().center())
        self.update()

    def draw(self, painter: QPainter, shapes: Iterable[Shape]) -> None:
        """Draws shapes given in px from the top left corner of the board."""
        geometry = self.stage.geometry
        paint(painter, [Group(tuple(shapes), geometry.left, geometry.top)], palette=self.stage.palette_now)


class Ground(BoardItem):
    """Squares and coordinates."""

    def __init__(self, stage: ItemScene) -> None:
        super().__init__(stage, 0)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bounds(self) -> QRectF:
        return self.stage.geometry.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        board, u = self.stage.geometry.board, self.stage.geometry.u
        self.draw(painter, board_tiles.ground(board, u))
        self.draw(painter, board_tiles.names_of_lines(board.rows, board.columns, u))


class DeadSquare(BoardItem):
    """A dead square: darker and crossed."""

    def __init__(self, stage: ItemScene, square: Square) -> None:
        self.square = square
        super().__init__(stage, 1)

    def bounds(self) -> QRectF:
        return self.stage.geometry.square_rect(self.square)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        geometry = self.stage.geometry
        self.draw(painter, board_tiles.dead_square(geometry.board, self.square, geometry.u))


class Border(BoardItem):
    """The board's border, above the squares and below the dominoes."""

    def __init__(self, stage: ItemScene) -> None:
        super().__init__(stage, 1.5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bounds(self) -> QRectF:
        return self.stage.geometry.rect.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.draw(painter, board_tiles.borders(self.stage.geometry.board, self.stage.geometry.u))


class PlacedTile(BoardItem):
    """A tile on the board."""

    def __init__(self, stage: ItemScene, tile: Tile, side: Side | None, number: int) -> None:
        self.tile, self.side, self.number = tile, side, number
        super().__init__(stage, 2)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bounds(self) -> QRectF:
        return self.stage.geometry.around(self.tile)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stage, u = self.stage, self.stage.geometry.u
        faded = painting.faded(stage.palette_now, self.side) if stage.faded else 0.0
        rim, middle = outline(self.tile, u), number_position(self.tile)
        self.draw(painter, board_tiles.tile(rim, middle, self.number, self.side, u, faded=faded))


class FramedItem(BoardItem):
    """An item around a domino or a square that can be hidden: the ring of the last move, the cursor."""

    def __init__(self, stage: ItemScene, layer: float) -> None:
        self.around: tuple[Square, ...] = ()
        super().__init__(stage, layer)
        self.setVisible(False)

    def frame(self, squares: Iterable[Square]) -> None:
        """Shows the item around these squares; hides it for none."""
        squares = tuple(squares)
        if squares != self.around:
            self.around = squares
            self.refit()
        self.setVisible(bool(squares))

    def box(self) -> QRectF:
        return self.stage.geometry.around(self.around)

    def bounds(self) -> QRectF:
        return self.box().adjusted(-2, -2, 2, 2) if self.around else QRectF()


class Ring(FramedItem):
    """The ring of the last move."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        u = self.stage.geometry.u
        self.draw(painter, [board_tiles.ring(outline(self.around, u), u)])


class Cursor(FramedItem):
    """The brackets of the keyboard cursor."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painting.draw_brackets(painter, self.box(), self.stage.geometry.u, self.stage.palette_now)


class TypedMove(FramedItem):
    """The move typed so far, on a label at the upper edge of its squares."""

    text = ""

    def show_text(self, text: str, squares: Iterable[Square]) -> None:
        """Shows the text at `squares`; hides it if it is ""."""
        if text != self.text:
            self.text = text
            self.refit()
        self.frame(squares if text else ())

    def bounds(self) -> QRectF:
        """The label, inside the board's margins."""
        if not (self.around and self.text):
            return QRectF()
        box, size = self.box(), painting.plate_size(self.text, self.stage.geometry.u)
        plate = QRectF(box.center().x() - size.width() / 2, box.top() - size.height() / 2, size.width(), size.height())
        room = self.stage.geometry.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        plate.translate(max(0.0, room.left() - plate.left()) + min(0.0, room.right() - plate.right()), 0)
        return plate

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painting.draw_plate(painter, self.rect(), self.text, self.stage.geometry.u, self.stage.palette_now)


class Ghost(FramedItem):
    """A domino that is not placed."""

    look: "GhostStyle | None" = None

    def show_as(self, domino: Tile | None, look: "GhostStyle") -> None:
        """Shows the ghost of `domino`; hides it for None."""
        if look != self.look:
            self.look = look
            self.update()
        self.frame(domino or ())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.look:
            look, stage = self.look, self.stage
            rim, middle, u = outline(self.around, stage.geometry.u), number_position(self.around), stage.geometry.u
            if look.part:
                number, part, proposed = look.text, look.part, look.proposed
                ghost = board_tiles.ghost(rim, middle, look.side, u, number=number, part=part, proposed=proposed)
                ground, edge, *tag = ghost
                self.draw(painter, (ground, *tag))
                painter.save()  # do not draw the edge over numbers on the sides of its squares
                around = QPainterPath()
                around.addRect(self.box())
                painter.setClipPath(around.subtracted(stage.numbers()))
                self.draw(painter, (edge,))
                painter.restore()
            if look.crossed:
                whole = len(self.around) < 3  # the bounding box of an L-tile contains a foreign square
                box = self.box() if whole else stage.geometry.square_rect(corner_of(self.around))
                painting.draw_strike(painter, box, stage.geometry.u, stage.palette_now)


@dataclass(frozen=True)
class GhostStyle:
    """How a ghost is drawn."""

    side: Side
    text: str = ""
    part: float = 0.3
    proposed: bool = False
    """In the accent colour instead of the player's."""
    crossed: bool = False
    """Crossed out as a mistake; on a placed domino only the cross is drawn."""


class Overlay(BoardItem):
    """The values of the moves, each on the edge shared by its two squares."""

    def __init__(self, stage: ItemScene) -> None:
        self.marks: dict[Tile, ValueMark] = {}
        self.before: dict[Tile, ValueMark] = {}
        self.shown = 1.0
        """Progress of the fade from `before` to `marks`, 0 to 1."""
        super().__init__(stage, 5)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_marks(self, marks: dict[Tile, ValueMark], keep: bool) -> None:
        """Shows these marks; with `keep`, fades from the previous ones."""
        self.before = self.marks if keep else {}
        self.marks = marks
        for move in self.changed():
            self.update(self.box(move))
        self.setVisible(bool(marks))

    def changed(self) -> list[Tile]:
        """The moves whose mark has changed."""
        return [m for m in self.marks | self.before if self.marks.get(m) != self.before.get(m)]

    def fade(self, shown: float) -> None:
        self.shown = shown
        for move in self.changed():
            self.update(self.box(move))

    def centre(self, move: Tile) -> QPointF:
        """The centre of a move's mark: on the edge shared by its squares; for an L-tile in its inner corner."""
        (x, y), geometry = board_tiles.value_at(move), self.stage.geometry
        return QPointF(geometry.left + x * geometry.u, geometry.top + y * geometry.u)

    def numbers(self) -> QPainterPath:
        """The area covered by the numbers of dominoes' values (not of L-tiles: those are in the inner corner)."""
        path = QPainterPath()
        for box in self._numbered().values() if self.isVisible() else ():
            path.addRect(box.adjusted(-2, -2, 2, 2))
        return path

    def _numbered(self) -> dict[Tile, QRectF]:
        """The boxes of dominoes' numbers; on small squares a number that would overlap another becomes a dot."""
        boxes: dict[Tile, QRectF] = {}
        u = self.stage.geometry.u
        for move, mark in self.marks.items():
            if len(move) > 2 or mark.quiet or not painting.has_number(mark.rank, u, mark.leads):
                continue
            width, height = painting.capsule_size(mark.rank, mark.text, u, move[0][1] == move[1][1])
            at = self._inside(mark)
            box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
            if painting.has_number(mark.rank, u) or not any(box.intersects(other) for other in boxes.values()):
                boxes[move] = box
        return boxes

    def _inside(self, mark: ValueMark) -> QPointF:
        """The centre of a domino's mark, moved inside the board if the mark is wider than the squares."""
        centre, upright = self.centre(mark.move), mark.move[0][1] == mark.move[1][1]
        half = painting.capsule_size(mark.rank, mark.text, self.stage.geometry.u, upright)[0] / 2 + 1
        left, right = self.rect().left() + half, self.rect().right() - half
        return QPointF(min(max(centre.x(), left), right), centre.y())

    def box(self, move: Tile) -> QRectF:
        """The area a mark may paint."""
        u, centre = self.stage.geometry.u, self.centre(move)
        half = 0.5 * u + 24
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half).intersected(self.rect())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        exposed, numbered = option.exposedRect, self._numbered()
        quiet = [entry for entry in self.marks.items() if not entry[1].leads]
        for move, mark in (*quiet, *(entry for entry in self.marks.items() if entry[1].leads)):
            if not self.box(move).intersects(exposed):
                continue
            old = self.before.get(move)
            if old == mark or self.shown >= 1:
                self._draw(painter, mark, move in numbered)
                continue
            if old:
                painter.setOpacity(1 - self.shown)
                self._draw(painter, old, move in numbered)
            painter.setOpacity(self.shown)
            self._draw(painter, mark, move in numbered)
            painter.setOpacity(1)

    def _draw(self, painter: QPainter, mark: ValueMark, numbered: bool) -> None:
        palette, u = self.stage.palette_now, self.stage.geometry.u
        centre = self.centre(mark.move)
        if len(mark.move) < 3:
            upright, quiet = mark.move[0][1] == mark.move[1][1], mark.quiet or not numbered
            at = self._inside(mark) if numbered else centre
            painting.draw_value(painter, at, mark.rank, mark.text, palette, u, upright, mark.leads, quiet)
        else:  # four tiles share a vertex: marks are smaller, and abbreviated if still too wide
            fits = painting.capsule_size(mark.rank, mark.text, SMALLER_VALUES * u, False)[0] <= 0.47 * u
            painting.draw_value(
                painter, centre, mark.rank, mark.text if fits else mark.short, palette, SMALLER_VALUES * u
            )
