"""The parts of the board as items of a scene. They hold what they show and know how to say which pixels change.

Each is handed the stage it stands on, which knows the geometry and the palette of the moment; nothing here
decides anything.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tiling_gui.core.board import Square
from tiling_gui.core.drawing import board_tiles
from tiling_gui.core.drawing.board_tiles import MARGIN, SMALLER_VALUES, corner_of, middle_of, outline
from tiling_gui.core.drawing.figure import Group, Shape
from tiling_gui.core.game import Side
from tiling_gui.core.tiled import Tile
from tiling_gui.desktop.games.grid_board import painting
from tiling_gui.desktop.games.grid_board.geometry import Geometry
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.palette import Palette


class Stage(Protocol):
    """Where items stand."""

    geometry: Geometry
    palette_now: Palette
    faded: bool
    """Whether placed dominoes step back behind the values."""

    def numbers(self) -> QPainterPath:
        """Where the numbers of values stand."""
        ...


class Part(QGraphicsItem):
    """An item that paints in the scene's own pixels; it does not take the pointer."""

    def __init__(self, stage: Stage, layer: float) -> None:
        super().__init__()
        self.stage = stage
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._bounds = QRectF()
        self.refit()

    def bounds(self) -> QRectF:
        """The pixels it may touch under the geometry of the moment."""
        return self.stage.geometry.rect

    def refit(self) -> None:
        self.prepareGeometryChange()
        self._bounds = self.bounds()
        self.setTransformOriginPoint(self._bounds.center())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def draw(self, painter: QPainter, shapes: Iterable[Shape]) -> None:
        """Draws what is given in px from the board's corner."""
        geometry = self.stage.geometry
        paint(painter, [Group(tuple(shapes), geometry.left, geometry.top)], palette=self.stage.palette_now)


class Ground(Part):
    """Squares and coordinates."""

    def __init__(self, stage: Stage, coordinates: bool = True) -> None:
        self.coordinates = coordinates
        super().__init__(stage, 0)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bounds(self) -> QRectF:
        return self.stage.geometry.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        board, u = self.stage.geometry.board, self.stage.geometry.u
        self.draw(painter, board_tiles.ground(board, u))
        if self.coordinates:
            self.draw(painter, board_tiles.names_of_lines(board.rows, board.columns, u))


class Dead(Part):
    """A dead square: darker ground and a cross."""

    def __init__(self, stage: Stage, square: Square) -> None:
        self.square = square
        super().__init__(stage, 1)

    def bounds(self) -> QRectF:
        return self.stage.geometry.square_rect(self.square)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        geometry = self.stage.geometry
        self.draw(painter, board_tiles.dead_square(geometry.board, self.square, geometry.u))


class Border(Part):
    """The board's border, over the squares and under the dominoes."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage, 1.5)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bounds(self) -> QRectF:
        return self.stage.geometry.rect.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.draw(painter, board_tiles.borders(self.stage.geometry.board, self.stage.geometry.u))


class Placed(Part):
    """A domino on the board."""

    def __init__(self, stage: Stage, domino: Tile, side: Side | None, number: int) -> None:
        self.domino, self.side, self.number = domino, side, number
        super().__init__(stage, 2)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def bounds(self) -> QRectF:
        return self.stage.geometry.around(self.domino)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stage, u = self.stage, self.stage.geometry.u
        faded = painting.faded(stage.palette_now, self.side) if stage.faded else 0.0
        rim, middle = outline(self.domino, u), middle_of(self.domino)
        self.draw(painter, board_tiles.tile(rim, middle, self.number, self.side, u, faded=faded))


class Framed(Part):
    """Something around a domino or a square that comes and goes: the last move's ring, the cursor."""

    def __init__(self, stage: Stage, layer: float) -> None:
        self.around: tuple[Square, ...] = ()
        super().__init__(stage, layer)
        self.setVisible(False)

    def frame(self, squares: Iterable[Square]) -> None:
        """Stands around these squares; around none it is not seen."""
        squares = tuple(squares)
        if squares != self.around:
            self.around = squares
            self.refit()
        self.setVisible(bool(squares))

    def box(self) -> QRectF:
        return self.stage.geometry.around(self.around)

    def bounds(self) -> QRectF:
        return self.box().adjusted(-2, -2, 2, 2) if self.around else QRectF()


class Ring(Framed):
    """The ring of the last move."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        u = self.stage.geometry.u
        self.draw(painter, [board_tiles.ring(outline(self.around, u), u)])


class Cursor(Framed):
    """The brackets of the keyboard's cursor."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painting.draw_brackets(painter, self.box(), self.stage.geometry.u, self.stage.palette_now)


class Typed(Framed):
    """What has been typed of a move, on a plate at the upper side of its squares."""

    text = ""

    def show_text(self, text: str, squares: Iterable[Square]) -> None:
        """Stands at `squares`; away if nothing has been typed."""
        if text != self.text:
            self.text = text
            self.refit()
        self.frame(squares if text else ())

    def bounds(self) -> QRectF:
        """The plate, inside the board's margins."""
        if not (self.around and self.text):
            return QRectF()
        box, size = self.box(), painting.plate_size(self.text, self.stage.geometry.u)
        plate = QRectF(box.center().x() - size.width() / 2, box.top() - size.height() / 2, size.width(), size.height())
        room = self.stage.geometry.rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        plate.translate(max(0.0, room.left() - plate.left()) + min(0.0, room.right() - plate.right()), 0)
        return plate

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painting.draw_plate(painter, self._bounds, self.text, self.stage.geometry.u, self.stage.palette_now)


class Ghost(Framed):
    """A domino that is not placed."""

    look: "GhostLook | None" = None

    def show_as(self, domino: Tile | None, look: "GhostLook") -> None:
        """Stands on the squares of `domino`; away if there is none."""
        if look != self.look:
            self.look = look
            self.update()
        self.frame(domino or ())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.look:
            look, stage = self.look, self.stage
            rim, middle, u = outline(self.around, stage.geometry.u), middle_of(self.around), stage.geometry.u
            if look.part:
                number, part, proposed = look.text, look.part, look.proposed
                ghost = board_tiles.ghost(rim, middle, look.side, u, number=number, part=part, proposed=proposed)
                ground, edge, *tag = ghost
                self.draw(painter, (ground, *tag))
                painter.save()  # the edge keeps off the numbers that stand on the sides of its squares
                around = QPainterPath()
                around.addRect(self.box())
                painter.setClipPath(around.subtracted(stage.numbers()))
                self.draw(painter, (edge,))
                painter.restore()
            if look.crossed:
                whole = len(self.around) < 3  # the box of an L holds a square that is not its own
                box = self.box() if whole else stage.geometry.square_rect(corner_of(self.around))
                painting.draw_strike(painter, box, stage.geometry.u, stage.palette_now)


@dataclass(frozen=True)
class GhostLook:
    """How a ghost is drawn."""

    side: Side
    text: str = ""
    part: float = 0.3
    proposed: bool = False
    """In the colour of the application instead of the player's."""
    crossed: bool = False
    """With a cross over it: a mistake. Over a domino that lies there the cross alone is drawn."""


class Overlay(Part):
    """The values of the moves, each on the edge that its two squares share."""

    def __init__(self, stage: Stage) -> None:
        self.marks: dict[Tile, ValueMark] = {}
        self.before: dict[Tile, ValueMark] = {}
        self.shown = 1.0
        """How far the fade from `before` to `marks` has come."""
        super().__init__(stage, 5)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_marks(self, marks: dict[Tile, ValueMark], keep: bool) -> None:
        """Shows these from now on; `keep` fades from those shown until now."""
        self.before = self.marks if keep else {}
        self.marks = marks
        for move in self.changed():
            self.update(self.box(move))
        self.setVisible(bool(marks))

    def changed(self) -> list[Tile]:
        """The moves whose mark is not what it was."""
        return [m for m in self.marks | self.before if self.marks.get(m) != self.before.get(m)]

    def fade(self, shown: float) -> None:
        """Draws the changed marks as far as the fade has come."""
        self.shown = shown
        for move in self.changed():
            self.update(self.box(move))

    def centre(self, move: Tile) -> QPointF:
        """Where the mark of a move stands: on the edge its squares share; for an L in the crook of its corner."""
        (x, y), geometry = board_tiles.value_at(move), self.stage.geometry
        return QPointF(geometry.left + x * geometry.u, geometry.top + y * geometry.u)

    def numbers(self) -> QPainterPath:
        """The ground of the numbers of dominoes; those of an L stand in its crook."""
        path = QPainterPath()
        for box in self._numbered().values() if self.isVisible() else ():
            path.addRect(box.adjusted(-2, -2, 2, 2))
        return path

    def _numbered(self) -> dict[Tile, QRectF]:
        """Where the numbers of dominoes are; on small squares one that would lie on another is a dot."""
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
        """The centre of a domino's mark, which on small squares is broader than they."""
        centre, upright = self.centre(mark.move), mark.move[0][1] == mark.move[1][1]
        half = painting.capsule_size(mark.rank, mark.text, self.stage.geometry.u, upright)[0] / 2 + 1
        left, right = self._bounds.left() + half, self._bounds.right() - half
        return QPointF(min(max(centre.x(), left), right), centre.y())

    def box(self, move: Tile) -> QRectF:
        """The pixels a mark may touch."""
        u, centre = self.stage.geometry.u, self.centre(move)
        half = 0.5 * u + 24
        return QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half).intersected(self._bounds)

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
        else:  # four to a vertex, each in its quarter of a square: drawn smaller, in short where that is too wide
            fits = painting.capsule_size(mark.rank, mark.text, SMALLER_VALUES * u, False)[0] <= 0.47 * u
            painting.draw_value(
                painter, centre, mark.rank, mark.text if fits else mark.short, palette, SMALLER_VALUES * u
            )
