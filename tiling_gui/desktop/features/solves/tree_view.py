"""The picture of the top of a campaign's tree, one tile per question, for pointer and keyboard.

solid, triangle up       proved: yes, MAX gets that many    hatched, triangle down    proved: no, MIN prevents it
accent border, ring      in progress there or below         empty                     open
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.campaigns.summary import AT_WORK, NO, OPEN, YES, Top
from tiling_gui.core.drawing.figure import triangle
from tiling_gui.core.drawing.owners import name_of, side_tile
from tiling_gui.core.game import Side
from tiling_gui.desktop.features.solves import phrases
from tiling_gui.desktop.features.solves.tree_layout import Path, Tile, beside, first, tiles
from tiling_gui.desktop.ui.drawing.painting import paint, rectangle
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, force_left_to_right, named, painter_on, text_width
from tiling_gui.language import tr

_SIDES = {YES: Side.MAX, NO: Side.MIN}
_RIM = 4
"""Pixels around the picture, for the focus ring."""
_CENTRE = Qt.AlignmentFlag.AlignCenter


def paint_state(painter: QPainter, box: QRectF, state: str) -> None:
    """Draws a tile in the pattern of a state, without its sign."""
    if state in _SIDES:
        paint(painter, [side_tile(rectangle(box), _SIDES[state], min(4.0, box.height() / 5))])
        return
    busy = state == AT_WORK
    edge = 2.0 if busy else 1.0
    painter.setPen(QPen(theme.colour("accent" if busy else "line2"), edge))
    painter.setBrush(theme.colour("accent_soft" if busy else "field"))
    painter.drawRoundedRect(box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 4, 4)


def paint_sign(painter: QPainter, centre: QPointF, size: float, state: str) -> None:
    """Draws the sign of a state: triangle up, triangle down or ring; nothing for OPEN."""
    if state in _SIDES:
        role = f"{name_of(_SIDES[state])}_text"
        paint(painter, [triangle(centre.x(), centre.y(), size, up=state == YES, role=role)])
    elif state == AT_WORK:
        pen = QPen(theme.colour("accent"), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = size / 2
        painter.drawArc(QRectF(centre.x() - half, centre.y() - half, size, size), 90 * 16, -270 * 16)


class QuestionTreeView(QWidget):
    """The picture of a tree. `set_top` may be called often: it redraws only if something changed."""

    pointed = Signal(object)
    """(Tile or None) Emitted with the tile to describe: the one under the pointer, else the current one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        named(self, "campaignTree", tr("Top of the campaign's tree"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(72)
        self.top = Top()
        self.tiles: list[Tile] = []
        self._under: Path | None = None
        self._current: Path | None = None

    def sizeHint(self) -> QSize:
        return QSize(480, 220)

    # Contents -----------------------------------------------------------------------------------------------

    def set_top(self, top: Top) -> None:
        """Shows a tree; the current tile is kept while it exists."""
        if top != self.top:
            self.top = top
            self._arrange()

    @property
    def current(self) -> Tile | None:
        """The tile under the pointer, else the one with the keyboard focus."""
        return self._tile(self._under) or self._tile(self._current)

    def _tile(self, path: Path | None) -> Tile | None:
        return next((tile for tile in self.tiles if tile.path == path), None)

    def _arrange(self) -> None:
        self.tiles = tiles(self.top, self.width() - 2 * _RIM, self.height() - 2 * _RIM)
        while self._current and self._tile(self._current) is None:
            self._current = self._current[:-1] or None
        if self._current is None and self.tiles:
            self._current = first(self.tiles)
        self._tell()
        self.update()

    def _tell(self) -> None:
        tile = self.current
        self.setAccessibleDescription(said(tile) if tile else "")
        self.pointed.emit(tile)

    # Pointer and keys -------------------------------------------------------------------------------------

    def _at(self, place: QPointF) -> Tile | None:
        x, y = place.x() - _RIM, place.y() - _RIM
        return next((tile for tile in self.tiles if tile.contains(x, y)), None)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        tile = self._at(event.position())
        path = tile.path if tile else None
        if path != self._under:
            self._under = path
            self._tell()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Selects the tile; it stays described when the pointer leaves."""
        tile = self._at(event.position())
        if tile:
            self._current = tile.path
            self._tell()
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._under = None
        self._tell()
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left, right, Home and End move within the row, up and down between rows."""
        key = Qt.Key
        steps = {key.Key_Left: (-1, 0), key.Key_Right: (1, 0), key.Key_Up: (0, -1), key.Key_Down: (0, 1)}
        steps |= {key.Key_Home: (-len(self.tiles), 0), key.Key_End: (len(self.tiles), 0)}
        if event.key() not in steps or self._current is None:
            super().keyPressEvent(event)
            return
        self._under = None
        self._current = beside(self.tiles, self._current, *steps[key(event.key())])
        self._tell()
        self.update()

    # Drawing ----------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws every tile, then a ring around the one described."""
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(_RIM, _RIM)
        for tile in self.tiles:
            self._draw(painter, tile)
        told = self.current
        if told is not None and (self.hasFocus() or self._under is not None):
            painter.setPen(QPen(theme.colour("text" if self._under == told.path else "accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(_box(tile=told).adjusted(-2, -2, 2, 2), 6, 6)
        painter.end()

    def _draw(self, painter: QPainter, tile: Tile) -> None:
        box, shown = _box(tile), tile.shown
        if shown is None:
            text = f"+{tile.hidden}"
            painter.setFont(font(CAPTION))
            if tile.height >= CAPTION and text_width(text, CAPTION) <= tile.width:
                painter.setPen(theme.colour("muted"))
                painter.drawText(box, _CENTRE, text)
            return
        paint_state(painter, box, shown.state)
        if len(tile.path) == 1:
            self._draw_top(painter, tile, box)
        elif min(box.width(), box.height()) >= 12:
            size = min(11.0, box.width() - 6, box.height() - 6)
            paint_sign(painter, box.center(), size, shown.state)

    def _draw_top(self, painter: QPainter, tile: Tile, box: QRectF) -> None:
        """Draws the count and the answer of a question in the first row; on hatching they get a plate."""
        shown = tile.shown
        assert shown is not None
        text = f"≥ {shown.k}"
        ink = {YES: "max_text", NO: "min_text"}.get(shown.state, "text")
        if text_width(text, TEXT, SEMIBOLD) + 8 > box.width():
            text = str(shown.k)
        upper = QRectF(box.x(), box.y() + 5, box.width(), 22)
        lower = QRectF(box.x(), box.y() + 27, box.width(), 18)
        answer = tr(phrases.ANSWERS[shown.state])
        wide = text_width(answer, CAPTION)
        named = 14 + 4 + wide + 8 <= box.width() or (shown.state == OPEN and wide + 4 <= box.width())
        if shown.state == NO:  # text on hatching needs a plate
            plate = max(text_width(text, TEXT, SEMIBOLD), (18 + wide) if named else 0) + 10
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("min_badge"))
            middle = QRectF(box.center().x() - plate / 2, box.y() + 5, plate, box.height() - 10)
            painter.drawRoundedRect(middle.intersected(box.adjusted(3, 0, -3, 0)), 3, 3)
        painter.setPen(theme.colour(ink))
        painter.setFont(font(TEXT, SEMIBOLD))
        painter.drawText(upper, _CENTRE, text)
        sign = 0 if shown.state == OPEN else 14
        left = box.center().x() - ((wide + (4 if sign else 0) if named else 0) + sign) / 2
        if sign:
            paint_sign(painter, QPointF(left + 7, lower.center().y()), 11, shown.state)
        if named:
            painter.setPen(theme.colour(ink))
            painter.setFont(font(CAPTION))
            start = left + (sign + 4 if sign else 0)
            painter.drawText(QRectF(start, lower.y(), wide + 4, lower.height()), Qt.AlignmentFlag.AlignVCenter, answer)


def said(tile: Tile) -> str:
    """The sentences about a tile."""
    if tile.shown is None:
        return phrases.rest(tile.hidden)
    about = phrases.question(tile.shown, at_top=len(tile.path) == 1)
    return " ".join(filter(None, (about, phrases.below(tile.shown))))


def _box(tile: Tile) -> QRectF:
    """The rectangle of a tile rounded to whole pixels, for crisp edges."""
    left, right = round(tile.x), round(tile.x + tile.width)
    return QRectF(left, round(tile.y), max(1, right - left), round(tile.height))
