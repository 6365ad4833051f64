"""Paints the shapes of a drawing with Qt, in the colours of the moment."""

import time
from collections.abc import Hashable

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from tiling_gui.desktop.ui.drawing.shapes import Box, Image, Line, Polygon, Shape, Text, hatching, position_svg
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, font
from tiling_gui.palette import Palette

_READABLE, _HATCHED, _SEEN = 5.0, 0.4, 20.0
"""Text smaller than this many pixels on the screen, hatching at a smaller scale, and positions drawn less high than so
many pixels are left out."""


def paint(
    painter: QPainter,
    shapes: tuple[Shape, ...],
    exposed: QRectF | None = None,
    *,
    at_once: bool = True,
) -> bool:
    """Paints `shapes`; those outside `exposed` are left out. Returns whether all of them are painted.

    Not `at_once`, positions that take too long are left for the next time.
    """
    scale, end, complete = painter.worldTransform().m11(), time.monotonic() + _MOMENT, True
    for shape in shapes:
        if isinstance(shape, Text):
            if shape.size * scale >= _READABLE and (exposed is None or _near(exposed, shape.x, shape.y)):
                _text(painter, shape)
        elif isinstance(shape, Box):
            if exposed is None or exposed.intersects(QRectF(shape.x, shape.y, shape.width, shape.height)):
                _box(painter, shape, hatched=scale >= _HATCHED)
        elif isinstance(shape, Line):
            pen = QPen(theme.colour(shape.role), shape.width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            if shape.dashed:
                pen.setDashPattern([4 / shape.width, 3 / shape.width])
            painter.setPen(pen)
            painter.drawPolyline([QPointF(x, y) for x, y in shape.points])
        elif isinstance(shape, Polygon):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour(shape.role))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in shape.points]))
        elif shape.height * scale >= _SEEN:
            box = QRectF(shape.x, shape.y, shape.width, shape.height)
            if exposed is not None and not exposed.intersects(box):
                continue
            known = (shape.game, shape.position, theme.palette) in _renderers
            if known or at_once or time.monotonic() < end:
                _image(painter, shape, box)
            else:
                complete = False
    return complete


_MOMENT = 0.008
"""Seconds that positions not drawn before may take in one go, so that stepping and scrolling stay quick."""
_KEPT = 2_000
_renderers: dict[tuple[str, Hashable, Palette], QSvgRenderer] = {}


def _renderer(image: Image, palette: Palette) -> QSvgRenderer:
    key = (image.game, image.position, palette)
    if key not in _renderers:
        if len(_renderers) >= _KEPT:
            _renderers.clear()
        _renderers[key] = QSvgRenderer(QByteArray(position_svg(*key).encode()))
    return _renderers[key]


def _image(
    painter: QPainter,
    shape: Image,
    box: QRectF,
) -> None:
    renderer = _renderer(shape, theme.palette)
    size = QSizeF(renderer.defaultSize()).scaled(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
    fitted = QRectF(0, 0, size.width(), size.height())
    fitted.moveCenter(box.center())
    renderer.render(painter, fitted)


def _near(exposed: QRectF, x: float, y: float) -> bool:
    return exposed.adjusted(-400, -20, 400, 20).contains(x, y)


def _box(painter: QPainter, shape: Box, *, hatched: bool) -> None:
    pen = QPen(Qt.PenStyle.NoPen)
    if shape.edge:
        pen = QPen(theme.colour(shape.edge), shape.stroke)
        if shape.dashed:
            pen.setDashPattern([4 / shape.stroke, 3 / shape.stroke])
    painter.setPen(pen)
    painter.setBrush(theme.colour(shape.fill) if shape.fill else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(shape.x, shape.y, shape.width, shape.height), shape.radius, shape.radius)
    if shape.hatch and hatched:
        painter.setPen(QPen(theme.colour(shape.hatch), 1.2))
        for (a, b), (c, d) in hatching(shape):
            painter.drawLine(QPointF(a, b), QPointF(c, d))


def _text(
    painter: QPainter,
    shape: Text,
) -> None:
    chosen = font(round(shape.size), SEMIBOLD if shape.bold else REGULAR)
    metrics = QFontMetricsF(chosen)
    width = metrics.horizontalAdvance(shape.text)
    left = {"start": shape.x, "middle": shape.x - width / 2, "end": shape.x - width}[shape.anchor]
    painter.setFont(chosen)
    painter.setPen(theme.colour(shape.role))
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    painter.drawText(QPointF(left, shape.y + metrics.capHeight() / 2), shape.text)
