"""Draws the shapes of games/sharing/shapes.py with a QPainter, and the few things only the window has."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from tiling_gui.core.drawing.shapes import DASHES, Disc, Line, Polygon, Shape
from tiling_gui.desktop.games.grid_board.painting import number_font, write_centred
from tiling_gui.palette import Palette


def paint(painter: QPainter, shapes: Iterable[Shape]) -> None:
    """Draws them in their order."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for shape in shapes:
        if isinstance(shape, Polygon):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(shape.fill))
            painter.drawPolygon(QPolygonF([QPointF(*point) for point in shape.points]))
        elif isinstance(shape, Line):
            painter.setPen(pen(shape.colour, shape.width, shape.dash))
            painter.drawPolyline([QPointF(*point) for point in shape.points])
        elif isinstance(shape, Disc):
            painter.setPen(QPen(QColor(shape.edge), shape.width))
            painter.setBrush(QColor(shape.fill))
            painter.drawEllipse(QPointF(*shape.centre), shape.radius, shape.radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            write_centred(painter, QPointF(*shape.at), shape.words, number_font(shape.size), QColor(shape.colour))


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
