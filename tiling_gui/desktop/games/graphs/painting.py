"""What only the window draws of graphs: values of moves."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Shape
from tiling_gui.desktop.games.graphs.move_marks import Mark
from tiling_gui.desktop.games.grid_board.painting import (
    capsule_size,
    draw_capsule,
    draw_dot,
)
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.palette import Palette

_CAPSULE_U = 62
"""The size of a square on which a value would be as large as it is on a graph, in px."""


def picture(widget: QWidget, width: int, shapes: Iterable[Shape], ground: QColor) -> QImage:
    """What is drawn over the whole of a widget as a picture, `width` pixels wide."""
    ratio = width / max(1, widget.width())
    made = QImage(width, round(widget.height() * ratio), QImage.Format.Format_RGB32)
    made.fill(ground)
    painter = QPainter(made)
    painter.scale(ratio, ratio)
    paint(painter, shapes)
    painter.end()
    return made


def paint_value(painter: QPainter, at: QPointF, value: Mark, palette: Palette, ground: str, least: float) -> None:
    """The value of a move over what it is about, on a ground of its own `least` px wide and high or more."""
    if value.quiet:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawEllipse(at, least / 2, least / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        draw_dot(painter, at, value.rank, palette, _CAPSULE_U, upright=False)
        return
    width, height = capsule_size(value.rank, value.text, _CAPSULE_U, False)
    width, height, around = max(width, least), max(height, least), least / 20
    box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box.adjusted(-around, -around, around, around), least / 2, least / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    draw_capsule(painter, at, value.rank, value.text, palette, _CAPSULE_U)
