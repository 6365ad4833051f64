"""A picture kept as pixels, in which only what differs from the next picture is painted again."""

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import ceil, floor

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from tiling_gui.core.drawing.figure import (
    Box,
    Disc,
    Formula,
    Group,
    Inset,
    Line,
    Lines,
    Point,
    Polygon,
    Shape,
    Text,
    text_width,
)
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.palette import Palette

TRANSPARENT = QColor(Qt.GlobalColor.transparent)
_MORE = 0.25
"""Px around the box of a shape, in case of rounding; all pixels that it touches are painted."""
_MANY = 200
"""If more pieces than this differ, everything is painted again."""


Piece = tuple[Shape, float, float]
"""A shape of a picture, moved by (x, y)."""
_Key = tuple[int, float, float]
"""The identity of a piece: the id of its shape, and (x, y)."""


def pieces(shapes: Iterable[Shape], x: float = 0.0, y: float = 0.0) -> list[Piece]:
    """The shapes one by one; groups that only move others are taken apart. A group that stays the same is one piece."""
    found: list[Piece] = []
    for shape in shapes:
        if type(shape) is Group and (shape.x or shape.y) and shape.scale == 1 and not shape.words:
            found += pieces(shape.shapes, x + shape.x, y + shape.y)
        else:
            found.append((shape, x, y))
    return found


def added(base: Iterable[Piece], noted: Iterable[Piece]) -> list[Piece]:
    """The pieces of `noted` that are not in `base`, which has the others in the same order."""
    rest, found = iter(base), []
    ahead = next(rest, None)
    for piece in noted:
        if ahead is not None and (piece[0] is ahead[0] or piece == ahead):
            ahead = next(rest, None)
        else:
            found.append(piece)
    return found


def paint_pieces(painter: QPainter, shown: Iterable[Piece], palette: Palette) -> None:
    batch: list[Shape] = []
    at: Point = (0.0, 0.0)
    for shape, x, y in shown:
        if (x, y) != at:
            _paint_at(painter, batch, at, palette)
            batch, at = [], (x, y)
        batch.append(shape)
    _paint_at(painter, batch, at, palette)


def _paint_at(painter: QPainter, shapes: list[Shape], at: Point, palette: Palette) -> None:
    if not shapes:
        return
    painter.translate(*at)
    paint(painter, shapes, palette=palette)
    painter.translate(-at[0], -at[1])


class _Stamps:
    """Shapes as small pixmaps, for pictures in which the same shapes are at many places."""

    def __init__(self) -> None:
        self._made: dict[tuple[int, float, float], tuple[Shape, QPixmap, QPoint]] = {}
        self._boxes: dict[int, tuple[Shape, QRectF]] = {}

    def bounds(self, piece: Piece) -> QRect:
        return bounds(piece, self._box)

    def _box(self, shape: Shape) -> QRectF:
        known = self._boxes.get(id(shape))
        if known is None:
            known = self._boxes[id(shape)] = shape, _box(shape)
        return known[1]

    def forget(self) -> None:
        self._made, self._boxes = {}, {}

    def paint(self, painter: QPainter, shown: Iterable[Piece], palette: Palette, ratio: float) -> None:
        for shape, x, y in shown:
            left, top = floor(x * ratio), floor(y * ratio)
            beyond = round(x * ratio - left, 2), round(y * ratio - top, 2)
            made = self._made.get((id(shape), *beyond))
            if made is None:
                made = self._made[id(shape), *beyond] = shape, *self._stamp(shape, beyond, palette, ratio)
            painter.drawPixmap((QPointF(left, top) + made[2]) / ratio, made[1])

    def _stamp(self, shape: Shape, beyond: Point, palette: Palette, ratio: float) -> tuple[QPixmap, QPoint]:
        """A shape in device pixels, `beyond` a pixel's corner; and where the pixmap is from there."""
        box = self._box(shape).adjusted(-1, -1, 1, 1)
        left, top = floor(box.left() * ratio), floor(box.top() * ratio)
        pixmap = QPixmap(ceil(box.width() * ratio) + 2, ceil(box.height() * ratio) + 2)
        pixmap.fill(TRANSPARENT)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.translate(beyond[0] - left, beyond[1] - top)
        painter.scale(ratio, ratio)
        paint(painter, [shape], palette=palette)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap, QPoint(left, top)


class Layer:
    """The pixels of a picture and the pieces they show.

    `is_opaque` if its ground covers what is below; `repeats` if the pieces are few shapes, each at many places.
    """

    def __init__(self, *, is_opaque: bool = False, repeats: bool = False) -> None:
        self._is_opaque = is_opaque
        self._stamps = _Stamps() if repeats else None
        self.pixmap = QPixmap()
        self._shown: dict[_Key, tuple[Piece, QRect]] = {}
        self._inside: dict[_Key, list[tuple[Piece, QRect | None]]] = {}
        """The shapes of the groups shown that have been looked at, with their boxes."""
        self._fresh = True
        self._due = QRegion()
        """What is still to be painted, when it is drawn."""
        self._colours: tuple[Palette, QColor] | None = None
        self.before: list[tuple[QRect, QPixmap]] = []
        """What was at the changed places before the last change, if it was to be kept."""

    def resize(self, size: QSize, ratio: float) -> None:
        """Make the pixels anew: `size` in px of the screen's coordinates, `ratio` device pixels to each."""
        wanted = size * ratio
        if self.pixmap.size() != wanted or self.pixmap.devicePixelRatio() != ratio:
            self.pixmap = QPixmap(wanted)
            if not self._is_opaque:
                self.pixmap.fill(TRANSPARENT)  # so that it has an alpha channel
            self.pixmap.setDevicePixelRatio(ratio)
        self.forget()

    def forget(self) -> None:
        """Paint everything at the next `show`, for other colours."""
        self._shown, self._inside, self._fresh, self._due, self.before = {}, {}, True, QRegion(), []
        if self._stamps is not None:
            self._stamps.forget()

    def show(self, picture: Iterable[Piece], palette: Palette, ground: QColor, *, keep: bool = False) -> QRegion:
        """The picture from now on, on `ground`, which may be transparent; returns what has changed.

        It is painted when it is drawn: several changes, or a move and its reply, then cost one. With `keep`, what was
        there is kept in `before`.
        """
        if keep:
            self._paint_due()
        before, now = self._shown, dict[_Key, tuple[Piece, QRect]]()
        box_of = bounds if self._stamps is None else self._stamps.bounds
        for piece in picture:
            key = (id(piece[0]), piece[1], piece[2])
            now[key] = before.get(key) or (piece, box_of(piece))
        gone = before.keys() - now.keys()
        changed = [now[key][1] for key in now.keys() - before.keys()] + [before[key][1] for key in gone]
        self._shown = now
        for key in gone:
            self._inside.pop(key, None)
        if not changed and not self._fresh:
            return QRegion()
        ratio = self.pixmap.devicePixelRatio()
        region = QRegion(QRect(QPoint(), (QSizeF(self.pixmap.size()) / ratio).toSize()))
        if not self._fresh and len(changed) <= _MANY:
            region &= _region(changed)
        boxes = list[QRect](region) if keep else []  # type: ignore[call-overload]  # its stubs name no iterator
        self.before = [(box, self._copy(box)) for box in boxes]
        self._fresh, self._colours = False, (palette, ground)
        self._due += region
        return region

    def _paint_due(self) -> None:
        if self._due.isEmpty() or self._colours is None:
            return
        region, ratio, (palette, ground) = self._due, self.pixmap.devicePixelRatio(), self._colours
        self._due = QRegion()
        painter = QPainter(self.pixmap)
        painter.setClipRegion(region)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(region.boundingRect(), ground)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        touched = list(self._touched(region))
        if self._stamps is None:
            paint_pieces(painter, touched, palette)
        else:
            self._stamps.paint(painter, touched, palette, ratio)
        painter.end()

    def _touched(self, region: QRegion) -> Iterator[Piece]:
        """What is painted in a region; of a group, such as the ground of a board, only the shapes there."""
        for key, (piece, box) in self._shown.items():
            if region.intersects(box):
                for inner, its_box in self._parts(key, piece):
                    if region.intersects(its_box or box) and _touches(inner, region):
                        yield inner

    def _parts(self, key: _Key, piece: Piece) -> list[tuple[Piece, QRect | None]]:
        """The shapes of a group with their boxes; only the piece itself if it is nothing else."""
        shape, x, y = piece
        if self._stamps is not None or type(shape) is not Group or shape.scale != 1:
            return [(piece, None)]
        if key not in self._inside:
            self._inside[key] = [(inner, bounds(inner)) for inner in pieces(shape.shapes, x + shape.x, y + shape.y)]
        return self._inside[key]

    def _copy(self, box: QRect) -> QPixmap:
        ratio = self.pixmap.devicePixelRatio()
        copy = QPixmap(box.size() * ratio)
        copy.setDevicePixelRatio(ratio)
        painter = QPainter(copy)
        painter.translate(-box.topLeft())
        self.draw(painter, box)
        painter.end()
        return copy

    @property
    def shows_something(self) -> bool:
        return bool(self._shown)

    def draw(self, painter: QPainter, exposed: QRect) -> None:
        """Draw the part `exposed` of the pixels."""
        self._paint_due()
        if not self.pixmap.isNull():
            ratio = self.pixmap.devicePixelRatio()
            source = QRectF(QPointF(exposed.topLeft()) * ratio, QSizeF(exposed.size()) * ratio)
            painter.drawPixmap(QRectF(exposed), self.pixmap, source)


def _region(boxes: Iterable[QRect]) -> QRegion:
    region = QRegion()
    for box in boxes:
        region += box
    return region


def bounds(piece: Piece, box_of: Callable[[Shape], QRectF] | None = None) -> QRect:
    """The box in which a piece is painted, with a little more for smooth edges; `box_of` knows boxes of shapes."""
    shape, x, y = piece
    return (box_of or _box)(shape).translated(x, y).adjusted(-_MORE, -_MORE, _MORE, _MORE).toAlignedRect()


def _touches(piece: Piece, region: QRegion) -> bool:
    """Whether a piece whose box touches a region may do so itself: a border is in its box, but not in the middle."""
    shape, x, y = piece
    if type(shape) is not Line:
        return True
    segments = (Line(ends, shape.role, shape.width) for ends in pairwise(shape.points))
    return any(region.intersects(bounds((segment, x, y))) for segment in segments)


def _box(shape: Shape) -> QRectF:
    match shape:
        case Box() | Inset():
            around = shape.stroke / 2 if isinstance(shape, Box) and shape.edge else 0.0
            return QRectF(shape.x, shape.y, shape.width, shape.height).adjusted(-around, -around, around, around)
        case Line():
            return _around(shape.points, shape.width / 2)
        case Polygon():
            return _around(shape.points, shape.width / 2 if shape.edge else 0.0)
        case Lines():
            return _around([end for ends in shape.ends for end in ends], shape.width / 2)
        case Disc():
            return _around([shape.centre], shape.radius + shape.width / 2)
        case Text():
            wide = text_width(shape.text, shape.size)
            left = {"start": 0.0, "middle": wide / 2, "end": wide}[shape.anchor]
            return QRectF(shape.x - left, shape.y - shape.size, wide, 2 * shape.size)
        case Formula():
            return _united(shape.shapes)
        case Group():
            inner = _united(shape.shapes)
            return QRectF(
                shape.x + inner.x() * shape.scale,
                shape.y + inner.y() * shape.scale,
                inner.width() * shape.scale,
                inner.height() * shape.scale,
            )


def _united(shapes: Iterable[Shape]) -> QRectF:
    box = QRectF()
    for shape in shapes:
        box = box.united(_box(shape))
    return box


def _around(points: Iterable[Point], by: float) -> QRectF:
    xs, ys = zip(*points, strict=True)
    left, top = min(xs) - by, min(ys) - by
    return QRectF(left, top, max(max(xs) + by - left, 0.1), max(max(ys) + by - top, 0.1))
