"""Buttons of the page: a card for every variable, a key for every value of the domain, and the tile being dragged."""

from fractions import Fraction

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget

from tiling_gui.core.drawing.capsules import Rank
from tiling_gui.core.drawing.figure import triangle
from tiling_gui.core.drawing.owners import side_tile
from tiling_gui.core.game import Side
from tiling_gui.desktop.games.evaluate.expression_canvas import text_size
from tiling_gui.desktop.games.evaluate.move_labels import ButtonMark
from tiling_gui.desktop.ui.drawing.painting import paint, rectangle, serif
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, font, force_left_to_right, painter_on, text_width
from tiling_gui.games.evaluate.notation import value_text
from tiling_gui.language import tr

RIM = 5
"""Pixels around a card or key, for its ring."""
_RADIUS = 6
_CENTRE = Qt.AlignmentFlag.AlignCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_capsule(painter: QPainter, mark: ButtonMark, middle: QPointF, room: float) -> None:
    """Draws a value in the style of its rank, centred at `middle`, at most `room` wide."""
    bold = mark.rank is Rank.KEEPS
    face = font(TEXT, SEMIBOLD) if bold else font(TEXT)
    wide = text_width(mark.text, TEXT, SEMIBOLD if bold else face.weight())
    if wide > room - 4:
        face.setPixelSize(max(10, int(TEXT * (room - 4) / wide)))
        wide = int(text_size(mark.text, face))
    width = min(room, wide + 20)
    box = QRectF(middle.x() - width / 2, middle.y() - 12, width, 24)
    painter.setFont(face)
    if mark.rank is not Rank.COSTS_MORE:
        painter.setPen(QPen(theme.colour("board_edge"), 1) if not bold else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent" if bold else "field"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 11.5, 11.5)
    role = {Rank.KEEPS: "on_accent", Rank.COSTS_ONE: "text", Rank.COSTS_MORE: "muted"}[mark.rank]
    painter.setPen(theme.colour(role))
    painter.drawText(box.adjusted(-2, 0, 2, 0), _CENTRE, mark.text)


class Choice(QAbstractButton):
    """Base class of cards and keys: mark, hint, focus ring, and dragging."""

    pointed = Signal(object)
    """(this button or None) The pointer entered or left."""
    dragged = Signal(object, QPoint)
    """(this button, point on the screen) It is being dragged."""
    dropped = Signal(object, QPoint)
    """(this button, point on the screen) It was dropped."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark: ButtonMark | None = None
        self.hinted = False
        self.lit = False
        self._from: QPoint | None = None
        self._dragging = False
        self.can_drag = False
        self.dim = False
        """True if it cannot be chosen at all, as opposed to not now."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_mark(self, mark: ButtonMark | None) -> None:
        if mark != self.mark:
            self.mark = mark
            self.update()

    def set_hinted(self, on: bool) -> None:
        self.hinted = on
        self.update()

    def set_lit(self, on: bool) -> None:
        if on != self.lit:
            self.lit = on
            self.update()

    def set_usable(self, on: bool) -> None:
        """Enables or disables the button, with a matching cursor."""
        self.setEnabled(on)
        self.setCursor(Qt.CursorShape.PointingHandCursor if on else Qt.CursorShape.ArrowCursor)
        self.update()

    def face(self) -> QRectF:
        """The part that looks like a button."""
        raise NotImplementedError

    def paint_ring(self, painter: QPainter) -> None:
        """Draws the ring for focus or hint, 3 px outside the face."""
        if not (self.hasFocus() or self.hinted):
            return
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.face().adjusted(-4, -4, 4, 4), _RADIUS + 4, _RADIUS + 4)

    def paint_ground(self, painter: QPainter) -> None:
        alive = self.isEnabled()
        painter.setPen(QPen(theme.colour("line" if self.dim else "line2"), 1.5 if self.lit else 1))
        role = "press" if alive and self.isDown() else "hover" if alive and self.underMouse() else "field"
        role = "window" if self.dim else role
        painter.setBrush(theme.colour(role))
        painter.drawRoundedRect(self.face().adjusted(0.5, 0.5, -0.5, -0.5), _RADIUS, _RADIUS)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space clicks; Enter, arrows and typed text are left to the page."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.can_drag and event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        place = event.globalPosition().toPoint()
        if self._from is None:
            super().mouseMoveEvent(event)
            return
        if (place - self._from).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
        if self._dragging:
            self.dragged.emit(self, place)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was, self._from, self._dragging = self._dragging, None, False
        if was:
            self.setDown(False)
            self.dropped.emit(self, event.globalPosition().toPoint())
        else:
            super().mouseReleaseEvent(event)


class Card(Choice):
    """A variable: a place for the proposed value, or the value placed there."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.name = name
        self.held: Fraction | None = None
        self.invalid = False
        self.setObjectName(f"variable-{name}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, held: Fraction | None, *, can: bool, invalid: bool) -> None:
        """Shows its value if any; `can`: a value may be placed now; `invalid`: the expression would have no value."""
        self.held, self.invalid = held, invalid
        self.dim = invalid or held is not None
        self.set_usable(can)

    def set_height(self, pixels: int) -> None:
        self.setFixedHeight(pixels + 2 * RIM)

    def sizeHint(self) -> QSize:
        return QSize(120, 76 + 2 * RIM)

    def face(self) -> QRectF:
        return QRectF(self.rect()).adjusted(RIM, RIM, -RIM, -RIM)

    @property
    def caption(self) -> str:
        """Text beside the name: "holds 3", "keeps the value", "none"."""
        if self.held is not None:
            return tr("holds {value}", value=value_text(self.held))
        if self.invalid:
            return tr("none")
        return self.mark.cost if self.mark else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face()
        self.paint_ground(painter)
        large = min(34.0, face.height() * 0.55)
        wide = text_size(self.name, serif(large, italic=True))
        painter.setFont(serif(large if wide < face.width() * 0.4 else large * 0.6, italic=True))
        free = self.held is None and not self.invalid
        painter.setPen(theme.colour("text" if free else "muted"))
        left = min(28.0, face.width() * 0.12)
        painter.drawText(face.adjusted(left, 0, 0, -0.1 * large), _LEFT, self.name)
        name_wide = text_size(self.name, painter.font())
        x = max(face.left() + left + name_wide + 10, face.left() + face.width() * 0.35 if face.width() > 150 else 0)
        room = face.right() - 6 - x
        if self.mark is not None and self.held is None:
            wide = min(room, text_width(self.mark.text, TEXT, SEMIBOLD) + 20.0)
            tall = face.height() >= 60 and bool(self.mark.cost) and text_width(self.mark.cost, CAPTION) <= room
            y = face.center().y() - (12 if tall else 0)
            middle = QPointF(x + max(wide, 44) / 2, y)
            paint_capsule(painter, self.mark, middle, room)
            if tall:
                painter.setFont(font(CAPTION))
                painter.setPen(theme.colour("muted"))
                painter.drawText(QRectF(x, y + 15, room, 18), _LEFT, self.mark.cost)
        elif self.caption:
            painter.setFont(font(TEXT))
            painter.setPen(theme.colour("muted"))
            painter.drawText(QRectF(x, face.top(), room, face.height()), _LEFT, self.caption)
        self.paint_ring(painter)
        painter.end()


class Key(Choice):
    """A value of the domain: available, proposed, or invalid; below it what proposing it is worth."""

    FOOT = 46

    def __init__(self, value: Fraction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.value = value
        self.side = Side.MAX
        self.proposed = self.invalid = False
        self.setObjectName(f"value-{value}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_state(self, side: Side, *, can: bool, proposed: bool, invalid: bool, over: bool) -> None:
        """`side` proposes; `can`: it may be proposed now; `invalid`: the expression would have no value.

        `over`: no variable is free any more.
        """
        self.side, self.proposed, self.invalid = side, proposed, invalid
        self.dim = invalid or over
        self.set_usable(can or proposed)

    def set_height(self, pixels: int, foot: int) -> None:
        self._face, self._foot = pixels, foot
        self.setFixedHeight(pixels + foot + 2 * RIM)

    _face, _foot = 64, FOOT

    def sizeHint(self) -> QSize:
        return QSize(58 + 2 * RIM, self._face + self._foot + 2 * RIM)

    def face(self) -> QRectF:
        """The key without the value below it."""
        return QRectF(RIM, RIM, self.width() - 2 * RIM, self._face)

    def hitButton(self, pos: QPoint) -> bool:
        """The value below belongs to the key."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face = self.face()
        if self.proposed:
            ink = "max_text" if self.side is Side.MAX else "min_text"
            corner = triangle(face.right() - 9, face.top() + 11, 9, up=self.side is Side.MAX, role=ink)
            paint(painter, [side_tile(rectangle(face), self.side, _RADIUS), corner])
        else:
            self.paint_ground(painter)
            ink = "muted" if self.dim else "text"
        words = value_text(self.value)
        pixels = min(28.0, face.height() * 0.5)
        weight = font(14).weight() if self.invalid else SEMIBOLD
        wide = text_size(words, font(round(pixels), weight))
        painter.setFont(font(max(10, int(pixels * min(1.0, (face.width() - 6) / max(wide, 1)))), weight))
        painter.setPen(theme.colour(ink))
        painter.drawText(face, _CENTRE, words)
        self._paint_foot(painter, face)
        self.paint_ring(painter)
        painter.end()

    def _paint_foot(self, painter: QPainter, face: QRectF) -> None:
        if self._foot < 22:
            return
        y = face.bottom() + 19
        painter.setFont(font(CAPTION))
        painter.setPen(theme.colour("muted"))
        if self.invalid:
            painter.drawText(QRectF(0, y - 12, self.width(), 24), _CENTRE, tr("none"))
        elif self.mark is not None:
            decimal = self.mark.decimal
            if decimal and self._foot >= 42 and text_width(decimal, CAPTION) <= self.width():
                painter.drawText(QRectF(0, y + 13, self.width(), 20), _CENTRE, decimal)
            paint_capsule(painter, self.mark, QPointF(face.center().x(), y), self.width() - 2.0)


class DragPreview(QWidget):
    """A small key that follows the pointer and ignores mouse events."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFixedSize(44, 44)
        self._words = ""
        self.hide()

    def follow(self, words: str, place: QPoint) -> None:
        self._words = words
        self.move(place - QPoint(22, 22))
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("accent"))
        painter.setBrush(theme.colour("field"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setFont(font(20 if len(self._words) < 3 else 13, SEMIBOLD))
        painter.setPen(theme.colour("text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._words)
        painter.end()
