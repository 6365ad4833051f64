"""Painting of boards in the window, in proportion to the side u of a square in px: crosses over mistakes, brackets,
typed moves, and values of moves depending on the room for them.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath, QPen

from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.capsules import CAPSULE, Rank
from tiling_gui.core.drawing.owners import name_of
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.grid_board.geometry import BEST_NUMBERS_FROM, LEADS_FROM, NUMBERS_FROM
from tiling_gui.desktop.ui.widgets.base import font as interface_font
from tiling_gui.palette import DARK, DARK_STRONG, LIGHT_STRONG, Palette


def faded(palette: Palette, side: Side | None) -> float:
    """How far a tile is faded behind the values of moves, 0 to 1."""
    hatched = palette in (DARK, DARK_STRONG) and name_of(side) == "min"
    return 0.62 if hatched or palette is LIGHT_STRONG else 0.5


def number_font(pixels: float, weight: QFont.Weight = QFont.Weight.DemiBold, slanted: bool = False) -> QFont:
    """The interface font with tabular figures, at least 11 px."""
    return interface_font(max(board_tiles.LEAST_DIGITS, round(pixels)), weight, italic=slanted)


def write_centred(painter: QPainter, centre: QPointF, text: str, font: QFont, colour: QColor) -> None:
    """Draws digits so that their visual centre is at `centre`."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # in a right-to-left language "−1" would become "1−"
    x = centre.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(x, centre.y() + metrics.capHeight() / 2), text)


def line_width(u: float, part: float, least: float = 1.0) -> float:
    """A line width of part * u, at least `least` px."""
    return max(least, part * u)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def draw_strike(painter: QPainter, rect: QRectF, u: float, palette: Palette) -> None:
    """A large cross over a tile: a mistake. Light lines below it make it visible on any tile."""
    box = rect.adjusted(0.16 * u, 0.16 * u, -0.16 * u, -0.16 * u)
    for colour, width in ((palette.sq_light, 0.13), (palette.warn, 0.07)):
        painter.setPen(_round_pen(QColor(colour), line_width(u, width, 2)))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.bottomLeft(), box.topRight())


def draw_brackets(painter: QPainter, rect: QRectF, u: float, palette: Palette) -> None:
    """The cursor: a bracket at each corner, inside a single square, but around a tile being placed."""
    width = line_width(u, 0.045, 1.5)
    alone = rect.width() < 1.5 * u and rect.height() < 1.5 * u
    inset, length = (0.05 * u + width / 2 if alone else 0.0), 0.22 * u
    box = rect.adjusted(inset, inset, -inset, -inset)
    pen = QPen(QColor(palette.text), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    for corner, dx, dy in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomRight(), -1, -1),
        (box.bottomLeft(), 1, -1),
    ):
        painter.drawPolyline([corner + QPointF(0, dy * length), corner, corner + QPointF(dx * length, 0)])


def plate_size(text: str, u: float) -> QSizeF:
    """The size in pixels of the label with a typed move."""
    metrics = QFontMetricsF(_plate_font(u))
    return QSizeF(metrics.horizontalAdvance(text) + 14, metrics.height() + 4)


def draw_plate(painter: QPainter, box: QRectF, text: str, u: float, palette: Palette) -> None:
    painter.setPen(QPen(QColor(palette.accent), 1.5))
    painter.setBrush(QColor(palette.field))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write_centred(painter, box.center(), text, _plate_font(u), QColor(palette.text))


def _plate_font(u: float) -> QFont:
    return number_font(min(20.0, max(13.0, 0.3 * u)))


# Values -----------------------------------------------------------------------------------------------------


def capsule_size(rank: Rank, text: str, u: float, upright: bool) -> tuple[float, float]:
    """(width, height) in pixels; enlarged if the number needs more room."""
    return _capsule_size(QGuiApplication.font().family(), rank, text, u, upright)


@lru_cache(1000)
def _capsule_size(_family: str, rank: Rank, text: str, u: float, upright: bool) -> tuple[float, float]:
    length, breadth, _ = CAPSULE[rank]
    metrics = QFontMetricsF(capsule_font(rank, u))
    needs = metrics.horizontalAdvance(text) + 6
    length, breadth = length * u, max(breadth * u, 0.22 * u + metrics.capHeight() * 0.5, metrics.capHeight() + 4)
    return (max(breadth, needs), length) if upright else (max(length, needs), breadth)


def capsule_font(rank: Rank, u: float) -> QFont:
    """The font of a rank's number: bold if the move keeps the value, italic if it is not exact."""
    weight = {Rank.KEEPS: QFont.Weight.Bold, Rank.COSTS_MORE: QFont.Weight.Normal}.get(rank, QFont.Weight.Normal)
    return number_font(CAPSULE[rank][2] * u, weight, rank is Rank.ESTIMATE)


def draw_capsule(
    painter: QPainter, centre: QPointF, rank: Rank, text: str, palette: Palette, u: float, upright: bool = False
) -> None:
    """The value of a move: filled if it keeps the value, outlined if it costs one, bare if it costs more, dashed if
    not exact.
    """
    width, height = capsule_size(rank, text, u, upright)
    box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    radius = capsules.ROUND * min(width, height)
    font = capsule_font(rank, u)
    ink = QColor(palette.text)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if rank is Rank.KEEPS:
        painter.setPen(QPen(QColor(palette.sq_light), line_width(u, capsules.HALO, 1.5)))
        painter.setBrush(QColor(palette.accent))
        halo = line_width(u, capsules.HALO, 1.5) / 2
        painter.drawRoundedRect(box.adjusted(-halo, -halo, halo, halo), radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = QColor(palette.on_accent)
    elif rank in (Rank.COSTS_ONE, Rank.EXACT):
        painter.setPen(QPen(QColor(palette.board_edge), 1))
        painter.drawRoundedRect(box, radius, radius)
    elif rank is Rank.ESTIMATE:
        pen = QPen(QColor(palette.muted), 1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(capsules.DASH)
        painter.setPen(pen)
        painter.drawRoundedRect(box, radius, radius)
    else:
        ink = QColor(palette.muted)
    write_centred(painter, centre, text, font, ink)


def has_number(rank: Rank, u: float, leads: bool = False) -> bool:
    """Whether squares of u px have room for the number of this rank, or of one of the best estimates (`leads`)."""
    return u >= NUMBERS_FROM or (u >= BEST_NUMBERS_FROM and rank is Rank.KEEPS) or (u >= LEADS_FROM and leads)


def draw_value(
    painter: QPainter,
    centre: QPointF,
    rank: Rank,
    text: str,
    palette: Palette,
    u: float,
    upright: bool = False,
    leads: bool = False,
    quiet: bool = False,
) -> None:
    """The value of a move: a capsule with its number if squares of u px have room, else a dot."""
    if not quiet and has_number(rank, u, leads):
        if not has_number(rank, u):  # it covers the dots around it
            width, height = capsule_size(rank, text, u, upright)
            box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
            path = QPainterPath()
            path.addRoundedRect(box, capsules.ROUND * min(width, height), capsules.ROUND * min(width, height))
            painter.fillPath(path, QColor(palette.field))
        draw_capsule(painter, centre, rank, text, palette, u, upright)
    else:
        draw_dot(painter, centre, rank, palette, u, upright)


def draw_dot(painter: QPainter, centre: QPointF, rank: Rank, palette: Palette, u: float, upright: bool) -> None:
    """The value of a move without its number."""
    accent, muted = QColor(palette.accent), QColor(palette.muted)
    if rank is Rank.KEEPS:
        long, short = 0.21 * u, 0.12 * u
        dx, dy = (short, long) if upright else (long, short)
        _spot(painter, QRectF(centre.x() - dx, centre.y() - dy, 2 * dx, 2 * dy), accent, None)
        return
    radius = {Rank.COSTS_MORE: 0.038, Rank.ESTIMATE: 0.06}.get(rank, 0.068) * u
    radius = max(1.0, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    hollow = rank in (Rank.ESTIMATE, Rank.EXACT)
    _spot(painter, box, None if hollow else muted, (accent if rank is Rank.EXACT else muted) if hollow else None)


def _spot(painter: QPainter, box: QRectF, fill: QColor | None, edge: QColor | None) -> None:
    painter.setPen(QPen(edge, 1) if edge else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(fill if fill else Qt.BrushStyle.NoBrush)
    radius = min(box.width(), box.height()) / 2
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
