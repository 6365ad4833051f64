"""What only the window draws of graphs: values of moves, colours to choose from."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import DASHES, Shape
from tiling_gui.desktop.games.graphs.move_marks import Mark
from tiling_gui.desktop.games.grid_board.painting import (
    capsule_size,
    draw_capsule,
    draw_dot,
    number_font,
    write_centred,
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


def pen(colour: str, width: float, dash: tuple[float, ...] = ()) -> QPen:
    """A flat pen; `dash` in px."""
    made = QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    if dash:
        made.setDashPattern([part / width for part in dash])
    return made


def fill_of(palette: Palette, colour: int) -> tuple[str, str]:
    """A colour of the game and the colour of digits on it."""
    return palette.colours[(colour - 1) % len(palette.colours)]


def paint_disc(painter: QPainter, centre: QPointF, radius: float, colour: int, palette: Palette) -> None:
    """A colour with its number, as it stands on an element."""
    fill, digit = fill_of(palette, colour)
    painter.setPen(QPen(QColor(palette.text), 1.5))
    painter.setBrush(QColor(fill))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write_centred(painter, centre, str(colour), number_font(1.05 * radius), QColor(digit))


def paint_sample(painter: QPainter, start: QPointF, end: QPointF, colour: int, palette: Palette) -> None:
    """A piece of edge in a colour, with its pattern and casing."""
    fill = QColor(fill_of(palette, colour)[0])
    light = QColor.fromRgbF(*(part + (1 - part) * 0.65 for part in (fill.redF(), fill.greenF(), fill.blueF())))
    outer = QPointF(1, 0)
    painter.setPen(pen(palette.text, 11))
    painter.drawLine(start - outer, end + outer)
    painter.setPen(pen(light.name(), 9))
    painter.drawLine(start, end)
    painter.setPen(pen(fill.name(), 9, DASHES[(colour - 1) % len(DASHES)]))
    painter.drawLine(start, end)
