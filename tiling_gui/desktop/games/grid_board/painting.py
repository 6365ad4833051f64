"""Draws each part of a board with a QPainter, in proportion to u, the side of a square in pixels.

Pure functions of what is to be drawn and the palette: the window, the small pictures and the exported image
call the same ones. The proportions of tiles, tags, ring and cross are those of SVG and TikZ, from core.drawing;
what only the window has is here: ghosts, brackets and the values of moves.
"""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QPainter, QPainterPath, QPen, QPolygonF

from tiling_gui.core.drawing import board_tiles, capsules
from tiling_gui.core.drawing.board_tiles import DIGITS_FROM, INSET, RADIUS, RING_INSET, TAG_FROM
from tiling_gui.core.drawing.capsules import CAPSULE, UNPROVED, Rank
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.grid_board.geometry import BEST_NUMBERS_FROM, LEADS_FROM, NUMBERS_FROM
from tiling_gui.palette import DARK, DARK_STRONG, LIGHT_STRONG, Palette

_UPPER = (Side.MAX, Side.FIRST)
"""Whose tiles are solid, with a house."""


@dataclass(frozen=True)
class DominoColours:
    """The colours of one player's dominoes; of a domino of the set-up if it has no player."""

    fill: QColor
    edge: QColor
    badge: QColor
    text: QColor
    ink: QColor
    hatch: QColor | None = None


@lru_cache(maxsize=64)
def inks(palette: Palette, side: Side | None, faded: bool = False) -> DominoColours:
    """The colours of `side`; `faded` as they step back behind the values of the moves."""
    names: tuple[str, str, str, str, str, str | None]
    if side is None:
        names = (palette.press, palette.line2, palette.field, palette.text, palette.text, None)
    elif side in _UPPER:
        names = (palette.max_fill, palette.max_edge, palette.max_badge, palette.max_text, palette.max_ink, None)
    else:
        names = (
            palette.min_fill,
            palette.min_edge,
            palette.min_badge,
            palette.min_text,
            palette.min_ink,
            palette.min_hatch,
        )
    fill, edge, badge, text, ink = (QColor(name) for name in names[:5])
    hatch = QColor(names[5]) if names[5] else None
    if faded:
        part = 0.62 if (palette in (DARK, DARK_STRONG) and hatch) or palette is LIGHT_STRONG else 0.5
        fill, edge = (mix(colour, palette.sq_dark, part) for colour in (fill, edge))
        hatch = mix(hatch, palette.sq_dark, part) if hatch else None
        text = QColor(palette.text)
    return DominoColours(fill, edge, badge, text, ink, hatch)


def mix(colour: QColor, towards: str, part: float) -> QColor:
    """`colour` with `part` of the way gone towards another."""
    to = QColor(towards)
    a = (colour.redF(), colour.greenF(), colour.blueF())
    b = (to.redF(), to.greenF(), to.blueF())
    return QColor.fromRgbF(*(x + (y - x) * part for x, y in zip(a, b, strict=True)))


def number_font(pixels: float, weight: QFont.Weight = QFont.Weight.DemiBold, slanted: bool = False) -> QFont:
    """The interface font with tabular figures, at least 11 px high."""
    return _font(QGuiApplication.font().family(), max(board_tiles.LEAST_DIGITS, round(pixels)), weight, slanted)


@lru_cache(maxsize=256)
def _font(family: str, pixels: int, weight: QFont.Weight, slanted: bool) -> QFont:
    font = QFont(QGuiApplication.font())
    font.setFamily(family)
    font.setPixelSize(pixels)
    font.setWeight(weight)
    font.setItalic(slanted)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def write_centred(painter: QPainter, centre: QPointF, text: str, font: QFont, colour: QColor) -> None:
    """Writes digits so that their middle, not that of the line, stands on `centre`."""
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    painter.setPen(colour)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # −1 is not 1−, whatever the language
    x = centre.x() - metrics.horizontalAdvance(text) / 2
    painter.drawText(QPointF(x, centre.y() + metrics.capHeight() / 2), text)


def line_width(u: float, part: float, least: float = 1.0) -> float:
    """A stroke of part * u, at least `least` pixels."""
    return max(least, part * u)


_CLOSEST = 4.0
"""Pixels between two hatching lines at least."""

BODY, RING = (INSET, RADIUS), (RING_INSET, RADIUS + INSET - RING_INSET)
"""Inset and radius of a tile and of the ring around the last one, in squares."""


def draw_tile(
    painter: QPainter,
    body: QPainterPath,
    centre: QPointF,
    u: float,
    palette: Palette,
    side: Side | None,
    number: int,
    faded: bool = False,
) -> None:
    """A placed tile: solid and a house for MAX, hatched and a shield for MIN, plain if the set-up gave it."""
    colours = inks(palette, side, faded)
    painter.fillPath(body, colours.fill)
    tagged = u >= TAG_FROM and not faded
    if colours.hatch:
        _hatch(painter, body, u, colours.hatch)
        if not tagged and u >= DIGITS_FROM:
            _clear_for_digits(painter, centre, number, u, colours.fill)
    painter.strokePath(body, QPen(colours.edge, line_width(u, board_tiles.OUTLINE)))
    if tagged:
        draw_tag(painter, centre, u, side, number, colours.badge, _tag_edge(palette, side, colours), colours.text)
    elif u >= DIGITS_FROM:
        write_centred(painter, centre, str(number), _digits_font(u), colours.text)


def _tag_edge(palette: Palette, side: Side | None, colours: DominoColours) -> QColor:
    if side in _UPPER:
        return colours.badge
    return QColor(palette.line2) if side is None else QColor(palette.min_edge)


def _digits_font(u: float) -> QFont:
    return number_font(board_tiles.DIGITS * u)


def _hatch(painter: QPainter, body: QPainterPath, u: float, colour: QColor) -> None:
    rect, width = body.boundingRect(), line_width(u, board_tiles.HATCH_WIDTH)
    x, y, right, bottom = (length / u for length in (rect.left(), rect.top(), rect.right(), rect.bottom()))
    period = max(_CLOSEST / u, board_tiles.HATCH_PERIOD)
    levels = [level * u for level in board_tiles.hatch_levels(x, y, right, bottom, period)]
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    painter.drawLines(
        [QLineF(level - rect.bottom(), rect.bottom(), level - rect.top(), rect.top()) for level in levels]
    )
    painter.restore()


def _clear_for_digits(painter: QPainter, centre: QPointF, number: int, u: float, fill: QColor) -> None:
    w, h = (u * length for length in board_tiles.ground_of_digits(number, u))
    radius = board_tiles.GROUND_RADIUS * u
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _round_pen(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def draw_tag(
    painter: QPainter,
    centre: QPointF,
    u: float,
    side: Side | None,
    number: int,
    fill: QColor,
    edge: QColor,
    ink: QColor,
) -> None:
    """The tag in the middle of a domino: a house pointing up, a shield pointing down, or a plain plate."""
    outline = board_tiles.tag_at((0.0, 0.0), number, None if side is None else side in _UPPER)
    painter.setPen(_round_pen(edge, line_width(u, board_tiles.TAG_OUTLINE)))
    painter.setBrush(fill)
    painter.drawPolygon(QPolygonF([centre + QPointF(x * u, y * u) for x, y in outline]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write_centred(painter, centre, str(number), _digits_font(u), ink)


def draw_ghost(
    painter: QPainter,
    body: QPainterPath,
    centre: QPointF,
    u: float,
    palette: Palette,
    side: Side,
    text: str,
    part: float = 0.3,
    proposed: bool = False,
) -> None:
    """A tile that is not placed, dashed, `part` of its colour over the squares.

    In the player's colour; in the accent if the application proposes it, the tag still the player's shape. `text` is
    the number it would have, or "".
    """
    accent = QColor(palette.accent)
    fill, ink = (accent, accent) if proposed else (inks(palette, side).fill, inks(palette, side).ink)
    painter.fillPath(body, mix(QColor(palette.sq_light), fill.name(), part))
    pen = QPen(ink, line_width(u, board_tiles.GHOST_WIDTH, 1.5), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(board_tiles.GHOST_DASH)
    painter.strokePath(body, pen)
    if not text:
        return
    if u >= TAG_FROM:
        clear = QColor(Qt.GlobalColor.transparent)
        draw_tag(painter, centre, u, side, int(text), clear, ink, QColor(palette.text))
    elif u >= DIGITS_FROM:
        write_centred(painter, centre, text, _digits_font(u), QColor(palette.text))


def draw_ring(painter: QPainter, outline: QPainterPath, u: float, palette: Palette) -> None:
    """The ring of the last move: between the tile and the border of its squares."""
    painter.strokePath(outline, QPen(QColor(palette.accent), line_width(u, board_tiles.RING_WIDTH, 1.5)))


def draw_cross(painter: QPainter, rect: QRectF, u: float, palette: Palette) -> None:
    """The cross of a dead square."""
    half = board_tiles.CROSS / 2 * u
    x, y = rect.center().x(), rect.center().y()
    painter.setPen(_round_pen(QColor(palette.dead), line_width(u, board_tiles.CROSS_WIDTH)))
    painter.drawLine(QPointF(x - half, y - half), QPointF(x + half, y + half))
    painter.drawLine(QPointF(x - half, y + half), QPointF(x + half, y - half))


def draw_strike(painter: QPainter, rect: QRectF, u: float, palette: Palette) -> None:
    """A large cross through a tile: a move that was a mistake. Light lines under it set it off from any tile."""
    box = rect.adjusted(0.16 * u, 0.16 * u, -0.16 * u, -0.16 * u)
    for colour, width in ((palette.sq_light, 0.13), (palette.warn, 0.07)):
        painter.setPen(_round_pen(QColor(colour), line_width(u, width, 2)))
        painter.drawLine(box.topLeft(), box.bottomRight())
        painter.drawLine(box.bottomLeft(), box.topRight())


def draw_brackets(painter: QPainter, rect: QRectF, u: float, palette: Palette) -> None:
    """The cursor: a bracket in each corner, inside a single square, around a domino that is being placed."""
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
    """Of the plate that a move is typed on, in pixels."""
    metrics = QFontMetricsF(_plate_font(u))
    return QSizeF(metrics.horizontalAdvance(text) + 14, metrics.height() + 4)


def draw_plate(painter: QPainter, box: QRectF, text: str, u: float, palette: Palette) -> None:
    """What has been typed of a move."""
    painter.setPen(QPen(QColor(palette.accent), 1.5))
    painter.setBrush(QColor(palette.field))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    write_centred(painter, box.center(), text, _plate_font(u), QColor(palette.text))


def _plate_font(u: float) -> QFont:
    return number_font(min(20.0, max(13.0, 0.3 * u)))


# Values -----------------------------------------------------------------------------------------------------


def capsule_size(rank: Rank, text: str, u: float, upright: bool) -> tuple[float, float]:
    """(width, height) in pixels; it grows where its number needs room."""
    length, breadth, _ = CAPSULE[rank]
    metrics = QFontMetricsF(capsule_font(rank, u))
    needs = metrics.horizontalAdvance(text) + 6
    length, breadth = length * u, max(breadth * u, 0.22 * u + metrics.capHeight() * 0.5, metrics.capHeight() + 4)
    if upright:
        return max(breadth, needs), length
    return max(length, needs), breadth


def capsule_font(rank: Rank, u: float) -> QFont:
    """The font of a rank's number: bold where the value is kept, slanted where it is not exact."""
    weight = {Rank.KEEPS: QFont.Weight.Bold, Rank.COSTS_MORE: QFont.Weight.Normal}.get(rank, QFont.Weight.Normal)
    return number_font(CAPSULE[rank][2] * u, weight, rank in UNPROVED)


def draw_capsule(
    painter: QPainter, centre: QPointF, rank: Rank, text: str, palette: Palette, u: float, upright: bool = False
) -> None:
    """The value of a move: filled where it keeps the value, hairline for one less, bare below.

    What is not exact is dashed; where it is bounded the two ends are solid, as brackets are.
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
    elif rank is Rank.BOUNDED:
        _draw_ends(painter, box, radius, QColor(palette.muted))
    elif rank is Rank.ESTIMATE:
        pen = QPen(QColor(palette.muted), 1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(capsules.DASH)
        painter.setPen(pen)
        painter.drawRoundedRect(box, radius, radius)
    else:
        ink = QColor(palette.muted)
    write_centred(painter, centre, text, font, ink)


def _draw_ends(painter: QPainter, box: QRectF, radius: float, colour: QColor) -> None:
    """The left and the right end of a capsule, as brackets around a number."""
    painter.setPen(QPen(colour, 1.4))
    for left, begin, side in ((box.left(), 90, 1), (box.right() - 2 * radius, 90, -1)):
        path = QPainterPath()
        upper = QRectF(left, box.top(), 2 * radius, 2 * radius)
        path.arcMoveTo(upper, begin)
        path.arcTo(upper, begin, side * 90)
        path.arcTo(upper.translated(0, box.height() - 2 * radius), 180 if side > 0 else 0, side * 90)
        painter.drawPath(path)


def has_number(rank: Rank, u: float, leads: bool = False) -> bool:
    """Whether squares of u pixels have room for the number of this rank, or of one of the best guesses."""
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
    """The value of a move as squares of u pixels have room for it: a capsule with its number, or a dot."""
    if not quiet and has_number(rank, u, leads):
        if not has_number(rank, u):  # it stands on the dots around it
            width, height = capsule_size(rank, text, u, upright)
            box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
            path = QPainterPath()
            path.addRoundedRect(box, capsules.ROUND * min(width, height), capsules.ROUND * min(width, height))
            painter.fillPath(path, QColor(palette.field))
        draw_capsule(painter, centre, rank, text, palette, u, upright)
    else:
        draw_dot(painter, centre, rank, palette, u, upright)


def draw_dot(painter: QPainter, centre: QPointF, rank: Rank, palette: Palette, u: float, upright: bool) -> None:
    """The value of a move where there is no room for its number."""
    accent, muted = QColor(palette.accent), QColor(palette.muted)
    if rank is Rank.KEEPS:
        long, short = 0.21 * u, 0.12 * u
        dx, dy = (short, long) if upright else (long, short)
        _spot(painter, QRectF(centre.x() - dx, centre.y() - dy, 2 * dx, 2 * dy), accent, None)
        return
    radius = {Rank.COSTS_MORE: 0.038, Rank.ESTIMATE: 0.06}.get(rank, 0.068) * u
    radius = max(1.0, radius)
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    hollow = rank in (*UNPROVED, Rank.EXACT)
    _spot(painter, box, None if hollow else muted, (accent if rank is Rank.EXACT else muted) if hollow else None)
    if rank is Rank.BOUNDED:  # the ends of a bracket's stroke: a line through the ring
        dx, dy = (0.0, radius) if upright else (radius, 0.0)
        painter.setPen(QPen(muted, 1))
        painter.drawLine(QPointF(centre.x() - dx, centre.y() - dy), QPointF(centre.x() + dx, centre.y() + dy))


def _spot(painter: QPainter, box: QRectF, fill: QColor | None, edge: QColor | None) -> None:
    painter.setPen(QPen(edge, 1) if edge else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(fill if fill else Qt.BrushStyle.NoBrush)
    radius = min(box.width(), box.height()) / 2
    painter.drawRoundedRect(box, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
