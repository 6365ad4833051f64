"""MAX's colours below the graph: one card each with number and pattern, and below it the value of proposing it.

^ MAX proposes a colour                       click, or press 1 to 4

[ (1) ======= ] [ (2) == == = ] [ (3) = = = = ] [ (4) ==== = = ]
     ( 5 )           ( -1 )          ( 5 )           ( 5 )
"""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QEnterEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from tiling_gui.core.game import Side
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.painting import draw_capsule
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import SEMIBOLD, Label, force_left_to_right, named, painter_on
from tiling_gui.desktop.ui.widgets.side_mark import SideMark
from tiling_gui.games.sharing.picture import coloured_disc, coloured_line
from tiling_gui.language import tr

_GAP, _HEAD, _RING = 8, 28, 4
_WIDTHS = (112, 72, 52)
"""Widths of a card with its ring, in px: with a long sample, a short one, none; the widest that fits is used."""
_CARD, _VALUE = 56, 30
_MOST_ROWS = 3


class ColourCard(QAbstractButton):
    """A colour. It has no focus of its own: keys are handled by the page."""

    picked = Signal(int)
    """(colour) It was clicked."""
    pointed = Signal(int)
    """(colour) The pointer entered; 0: it left."""

    def __init__(self, colour: int, parent: QWidget) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        self.colour = colour
        named(self, f"colour{colour}", tr("Colour {number}", number=colour))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.mark: ValueMark | None = None
        self.ringed = False
        self.clicked.connect(self._on_clicked)

    @Slot()
    def _on_clicked(self) -> None:
        self.picked.emit(self.colour)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(self.colour)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(0)

    def show_state(self, mark: ValueMark | None, *, ringed: bool) -> None:
        self.mark, self.ringed = mark, ringed
        self.setToolTip(mark.sentence if mark else tr("Colour {number}", number=self.colour))
        self.setAccessibleDescription(mark.sentence if mark else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTHS[0], _CARD + _VALUE)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = theme.palette
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(_RING, _RING, self.width() - 2 * _RING, _CARD - 2 * _RING).adjusted(0.5, 0.5, -0.5, -0.5)
        over = self.underMouse() and self.isEnabled()
        painter.setBrush(theme.colour("press" if self.isDown() else "hover" if over else "field"))
        painter.setPen(QPen(theme.colour("line2"), 1))
        painter.drawRoundedRect(box, 6, 6)
        if self.ringed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 8, 8)
        if not (self.isEnabled() or self.ringed):
            painter.setOpacity(0.45)
        long = self.width() - 2 * _RING >= 60
        x = _RING + 24 if long else self.width() / 2
        y = _CARD / 2
        paint(painter, coloured_disc((x, y), 14 if long else 15, self.colour))
        if long:
            paint(painter, coloured_line(((x + 23, y), (self.width() - _RING - 11, y)), self.colour, 9))
        painter.setOpacity(1)
        if self.mark:
            at = QPointF(self.width() / 2, _CARD + _VALUE / 2 - 1)
            draw_capsule(painter, at, self.mark.rank, self.mark.text, palette, 68)
        painter.end()


class ColourRow(QWidget):
    """Whose turn it is, the cards, and the values below them."""

    clicked = Signal(int)
    """(colour)"""
    pointed = Signal(int)
    """(colour) The colour under the pointer, 0 for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        named(self, "colours", tr("Colours"))
        self.mark = SideMark(Side.MAX, 20, self)
        self.title = Label(size=TEXT, weight=SEMIBOLD, parent=self, name="coloursTitle")
        self.caption = Label(size=CAPTION, role="muted", align=Qt.AlignmentFlag.AlignRight, parent=self)
        self.cards: list[ColourCard] = []

    def set_colours(self, count: int) -> None:
        if count == len(self.cards):
            return
        for card in self.cards:
            card.setParent(None)
            card.deleteLater()
        self.cards = [ColourCard(colour, self) for colour in range(1, count + 1)]
        for card in self.cards:
            card.picked.connect(self.clicked)
            card.pointed.connect(self.pointed)
            card.show()
        self.updateGeometry()
        self._place()

    def show_turn(self, side: Side | None, title: str, caption: str) -> None:
        """Sets the line above the cards; no mark if `side` is None."""
        self.mark.setVisible(side is not None)
        if side is not None:
            self.mark.set_side(side)
        self.title.setText(title)
        self.caption.setText(caption)
        self._place()

    def show_state(self, marks: Mapping[int, ValueMark], ringed: int, *, enabled: bool) -> None:
        """Shows the values by colour, a ring around one colour (0: none), and whether a colour can be proposed."""
        for card in self.cards:
            card.setEnabled(enabled)
            card.show_state(marks.get(card.colour), ringed=card.colour == ringed)

    def heightForWidth(self, width: int) -> int:
        rows, _, _ = self._grid(width)
        return _HEAD + 8 + rows * (_CARD + _VALUE) + 8

    def _grid(self, width: int) -> tuple[int, int, int]:
        """(rows, cards per row, width of a card)"""
        count, room = max(1, len(self.cards)), max(60, width - 32)
        for each in _WIDTHS:
            if count * (each + _GAP) - _GAP <= room:
                return 1, count, each
        each = _WIDTHS[-1]
        across = max(1, (room + _GAP) // (each + _GAP))
        while -(-count // across) > _MOST_ROWS and each > 28:
            each -= 4
            across = max(1, (room + _GAP) // (each + _GAP))
        return -(-count // across), across, each

    def _place(self) -> None:
        _, across, each = self._grid(self.width())
        used = min(across, len(self.cards) or 1)
        full = used * (each + _GAP) - _GAP
        left = (self.width() - full) // 2
        head = min(self.width() - 32, max(full - 2 * _RING, 464))
        start = (self.width() - head) // 2 if full - 2 * _RING < head else left + _RING
        shift = 28 if self.mark.isVisibleTo(self) else 0
        self.mark.move(start, 4)
        title = min(self.title.sizeHint().width(), head - shift)
        rest = head - shift - title - 12
        self.title.setGeometry(start + shift, 4, title, 20)
        self.caption.setVisible(rest >= self.caption.sizeHint().width())
        self.caption.setGeometry(start + head - max(rest, 0), 4, max(rest, 0), 20)
        for i, card in enumerate(self.cards):
            row, column = divmod(i, across)
            card.setGeometry(left + column * (each + _GAP), _HEAD + 4 + row * (_CARD + _VALUE), each, _CARD + _VALUE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.rect(), QColor(theme.palette.window))
        painter.end()
