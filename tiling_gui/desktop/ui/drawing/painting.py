"""Paints figures with Qt."""

import time
from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPicture, QPolygonF
from PySide6.QtWidgets import QApplication

from tiling_gui.core.drawing.figure import (
    Box,
    Disc,
    Drawable,
    Figure,
    Formula,
    Group,
    Ink,
    Inset,
    Line,
    Lines,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Text,
    colour_of,
    hatching,
)
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, fixed_font, font
from tiling_gui.palette import Palette

_READABLE, _HATCHED, _SEEN = 5.0, 0.4, 20.0
"""What is left out: text smaller than this many pixels on the screen, hatching below this scale, insets lower than this
many pixels."""
_MOMENT = 0.008
"""Seconds that uncached insets may take per call of `paint`, so that stepping and scrolling remain smooth."""
_KEPT = 2_000
_SERIF = ["STIX Two Text", "Libertinus Serif", "TeX Gyre Termes", "Times New Roman", "Liberation Serif", "DejaVu Serif"]
_drawn: dict[tuple[Drawable, Palette], QPicture] = {}


def paint(
    painter: QPainter,
    shapes: Iterable[Shape],
    exposed: QRectF | None = None,
    *,
    palette: Palette | None = None,
    at_once: bool = True,
) -> bool:
    """Paint `shapes` in the colours of the theme, or of `palette`; those outside `exposed` are left out.

    Returns whether everything was painted: unless `at_once`, insets that would take too long are left for the next
    call.
    """
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in a right-to-left language "−1" would become "1−"
    end = None if at_once else time.monotonic() + _MOMENT
    return _Painting(painter, palette or theme.palette, end).all(shapes, exposed)


def paint_figure(painter: QPainter, figure: Figure, box: QRectF, *, palette: Palette | None = None) -> None:
    """Paint a figure on its background, scaled to fit `box` and centred in it."""
    left, top, width, height = figure.box
    scale = min(box.width() / width, box.height() / height)
    painter.save()
    painter.translate(box.center())
    painter.scale(scale, scale)
    painter.translate(-left - width / 2, -top - height / 2)
    painter.fillRect(QRectF(*figure.box), QColor(colour_of(figure.ground, palette or theme.palette)))
    paint(painter, figure.shapes, palette=palette)
    painter.restore()


def rectangle(box: QRectF) -> Rectangle:
    """A Qt rectangle as the tuple used by shapes."""
    return box.x(), box.y(), box.width(), box.height()


class _Painting:
    def __init__(self, painter: QPainter, palette: Palette, end: float | None) -> None:
        self.painter, self.palette, self.end = painter, palette, end
        self.scale = painter.worldTransform().m11()
        self.colours: dict[Ink, QColor] = {}

    def all(self, shapes: Iterable[Shape], exposed: QRectF | None = None) -> bool:
        complete = True
        for shape in shapes:
            if isinstance(shape, Inset):
                complete &= self.inset(shape, exposed)
            elif isinstance(shape, Text):
                if shape.size * self.scale >= _READABLE and (exposed is None or _near(exposed, shape)):
                    self.text(shape)
            elif isinstance(shape, Box):
                if exposed is None or exposed.intersects(QRectF(shape.x, shape.y, shape.width, shape.height)):
                    self.box(shape)
            elif isinstance(shape, Group):
                complete &= self.group(shape)
            elif isinstance(shape, Formula):
                complete &= self.all(shape.shapes, exposed)
            else:
                self.shape(shape)
        return complete

    def group(self, group: Group) -> bool:
        self.painter.save()
        self.painter.translate(group.x, group.y)
        self.painter.scale(group.scale, group.scale)
        outside, self.scale = self.scale, self.scale * group.scale
        complete = self.all(group.shapes)
        self.scale = outside
        self.painter.restore()
        return complete

    def inset(self, inset: Inset, exposed: QRectF | None) -> bool:
        """Paint an inset, cached as a QPicture; False if there was no time left to draw an uncached one."""
        box = QRectF(inset.x, inset.y, inset.width, inset.height)
        if inset.height * self.scale < _SEEN or (exposed is not None and not exposed.intersects(box)):
            return True
        group, key = inset.group(), (inset.of, self.palette)
        if key not in _drawn:
            if self.end is not None and time.monotonic() >= self.end:
                return False
            if len(_drawn) >= _KEPT:
                _drawn.clear()
            _drawn[key] = picture = QPicture()
            painter = QPainter(picture)
            paint(painter, group.shapes, palette=inset.palette(self.palette))
            painter.end()
        self.painter.save()
        self.painter.translate(group.x, group.y)
        self.painter.scale(group.scale, group.scale)
        self.painter.drawPicture(0, 0, _drawn[key])
        self.painter.restore()
        return True

    def shape(self, shape: Line | Lines | Polygon | Disc) -> None:
        painter = self.painter
        if isinstance(shape, Line):
            painter.setPen(self.pen(shape.role, shape.width, shape.dash))
            painter.drawPolyline(_points(shape.points))
        elif isinstance(shape, Lines):
            pen = self.pen(shape.role, shape.width)
            if shape.round:
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLines([QLineF(*a, *b) for a, b in shape.ends])
        elif isinstance(shape, Polygon):
            painter.setPen(self.edge(shape.edge, shape.width))
            painter.setBrush(self.colour(shape.fill))
            painter.drawPolygon(_points(shape.points))
        else:
            painter.setPen(self.edge(shape.edge, shape.width))
            painter.setBrush(self.colour(shape.fill))
            painter.drawEllipse(QPointF(*shape.centre), shape.radius, shape.radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def box(self, box: Box) -> None:
        painter, fill = self.painter, self.colour(box.fill) if box.fill else QColor(Qt.GlobalColor.transparent)
        if box.fill and box.opacity != 1:
            fill = QColor(fill)
            fill.setAlphaF(box.opacity)
        if not (box.edge or box.radius or box.hatch):
            painter.fillRect(QRectF(box.x, box.y, box.width, box.height), fill)
            return
        painter.setPen(self.edge(box.edge, box.stroke, box.dash))
        painter.setBrush(fill if box.fill else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(box.x, box.y, box.width, box.height), box.radius, box.radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if box.hatch and self.scale >= _HATCHED:
            self.shape(Lines(hatching(box), box.hatch, 1.2))

    def text(self, text: Text) -> None:
        chosen = _font(text.face, max(1, round(text.size)), text.bold, text.italic, QApplication.font().family())
        metrics = QFontMetricsF(chosen)
        width = metrics.horizontalAdvance(text.text)
        left = {"start": text.x, "middle": text.x - width / 2, "end": text.x - width}[text.anchor]
        self.painter.setFont(chosen)
        self.painter.setPen(self.colour(text.role))
        self.painter.drawText(QPointF(left, text.y + metrics.capHeight() / 2), text.text)

    def edge(self, ink: Ink | None, width: float, dash: tuple[float, ...] = ()) -> QPen:
        if not ink:
            return QPen(Qt.PenStyle.NoPen)
        pen = self.pen(ink, width, dash)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def pen(self, ink: Ink, width: float, dash: tuple[float, ...] = ()) -> QPen:
        pen = QPen(self.colour(ink), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        if dash:
            pen.setDashPattern([part / width for part in dash])
        return pen

    def colour(self, ink: Ink) -> QColor:
        found = self.colours.get(ink)
        if found is None:
            found = self.colours[ink] = QColor(colour_of(ink, self.palette))
        return found


@lru_cache(256)
def _font(face: str, size: int, bold: bool, italic: bool, family: str) -> QFont:
    """`family` is that of the interface font: part of the cache key."""
    if face == "mono":
        return fixed_font(size)
    return serif(size, italic=italic) if face == "serif" else font(size, SEMIBOLD if bold else REGULAR, italic=italic)


def serif(pixels: float, *, italic: bool = False) -> QFont:
    """The font for mathematics: an installed serif font."""
    made = font(max(1, round(pixels)), italic=italic)
    made.setFamilies(_SERIF)
    made.setStyleHint(QFont.StyleHint.Serif)
    return made


def _near(exposed: QRectF, text: Text) -> bool:
    return exposed.adjusted(-400, -20, 400, 20).contains(text.x, text.y)


def _points(points: tuple[Point, ...]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])
