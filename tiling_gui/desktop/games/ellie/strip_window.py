"""ELLIE on a board of two rows shown as a heap: a tile can be moved along it, with the values of what it leaves.

Squares are numbered column by column, the upper one first. A tile takes three consecutive squares, up to reflection of
an incomplete column; what remains on either side is again a strip of two rows.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLayout, QWidget

from tiling_gui.desktop.session.tool_window import ToolWindow
from tiling_gui.desktop.ui.theme import CAPTION, TEXT, theme
from tiling_gui.desktop.ui.widgets.base import (
    REGULAR,
    SEMIBOLD,
    Hairline,
    Label,
    Sentence,
    focus_ring,
    font,
    force_left_to_right,
    named,
    painter_on,
    scrolled,
)
from tiling_gui.desktop.ui.widgets.fields import Spin
from tiling_gui.desktop.ui.widgets.layouts import FlowLayout, column, widget_with_layout
from tiling_gui.games.ellie.rectangles import strip_values
from tiling_gui.games.ellie.rules import GAME, ElliePosition
from tiling_gui.language import tr
from tiling_gui.search.grundy import mex

TAKEN = 3
"""Number of squares of a tile."""


@dataclass(frozen=True)
class Place:
    """A tile on three consecutive squares."""

    number: int
    """Number of the first square, from 1."""
    left: int
    """Number of squares before it."""
    right: int
    """Number of squares after it."""
    left_value: int
    right_value: int

    @property
    def value(self) -> int:
        return self.left_value ^ self.right_value


@dataclass(frozen=True)
class TwoRowStrip:
    """A board of two rows."""

    columns: int
    places: tuple[Place, ...]

    @classmethod
    def of(cls, columns: int) -> "TwoRowStrip":
        """The strip with all places for a tile."""
        squares = 2 * columns
        g = strip_values(squares)
        rest = squares - TAKEN
        return cls(columns, tuple(Place(i + 1, i, rest - i, g[i], g[rest - i]) for i in range(rest + 1)))

    @property
    def squares(self) -> int:
        """Number of squares, i.e. counters of the heap."""
        return 2 * self.columns

    @property
    def value(self) -> int:
        return mex(place.value for place in self.places)

    def square(self, number: int) -> tuple[int, int]:
        """(row, column) of square `number`, from 1."""
        return (number - 1) % 2, (number - 1) // 2

    def describe(self, place: Place) -> str:
        """A sentence on what a tile at this place leaves."""
        words = tr(
            "Place {number} leaves {left} and {right} squares: G({left}) ⊕ G({right}) = {a} ⊕ {b} = {value}.",
            number=place.number,
            left=place.left,
            right=place.right,
            a=place.left_value,
            b=place.right_value,
            value=place.value,
        )
        return words + " " + (tr("The move wins.") if place.value == 0 else tr("The move loses."))

    def recursion(self) -> str:
        """A sentence with the value as the mex of those of all places, and the winner."""
        values = ", ".join(map(str, sorted({place.value for place in self.places})))
        said = tr("G({squares}) = mex{{{values}}} = {value}", squares=self.squares, values=values, value=self.value)
        return said + ": " + (tr("FIRST wins.") if self.value else tr("SECOND wins."))


COLUMNS = (2, 30)
_LARGEST, _SMALLEST = 60, 24
"""Maximum and minimum size in pixels of a square of the board."""
_MARGIN, _GAP = 12, 20


class StripPicture(QWidget):
    """The board, the heap below it, and below each place the value of what a tile there leaves."""

    moved = Signal(int)
    """(place) The user moved the tile."""

    def __init__(
        self,
    ) -> None:
        super().__init__()
        named(self, "stripPicture", tr("The board and the heap"))
        force_left_to_right(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.strip = TwoRowStrip.of(5)
        self.place = 1

    def show_strip(self, strip: TwoRowStrip, place: int) -> None:
        self.strip, self.place = strip, place
        self.setAccessibleDescription(strip.describe(strip.places[place - 1]))
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(_SMALLEST * self.strip.columns + 2 * _MARGIN, 210)

    def sizeHint(self) -> QSize:
        return QSize(_LARGEST * self.strip.columns + 2 * _MARGIN, 240)

    @property
    def _side(self) -> float:
        return max(_SMALLEST, min(_LARGEST, (self.width() - 2 * _MARGIN) / self.strip.columns))

    def _board_square(self, number: int) -> QRectF:
        row, column = self.strip.square(number)
        side = self._side
        return QRectF(_MARGIN + column * side, _MARGIN + row * side, side, side)

    def _counter(self, number: int) -> QPointF:
        """The centre of a counter; two are below each column."""
        return QPointF(_MARGIN + (number - 0.5) * self._side / 2, _MARGIN + 2 * self._side + _GAP + self._side / 4)

    def _part(self, number: int) -> str:
        """The role of a square's background: of the tile, or of what is left or right of it."""
        if self.place <= number < self.place + TAKEN:
            return "accent"
        return "accent_soft" if number < self.place else "sq_dark"

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._side / 4 - 1
        for number in range(1, self.strip.squares + 1):
            box, role = self._board_square(number), self._part(number)
            painter.setPen(QPen(theme.colour("dead"), 1))
            painter.setBrush(theme.colour(role))
            painter.drawRect(box)
            painter.drawEllipse(self._counter(number), radius, radius)
            painter.setPen(theme.colour("on_accent" if role == "accent" else "text"))
            painter.setFont(font(CAPTION, SEMIBOLD if role == "accent" else REGULAR))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
        foot = self._draw_parts(painter)
        self._draw_values(painter, foot)
        focus_ring(painter, self)
        painter.end()

    def _draw_parts(self, painter: QPainter) -> float:
        """Draws brackets below the remaining heaps with their sizes and values; returns the y below them."""
        place = self.strip.places[self.place - 1]
        top = self._counter(1).y() + self._side / 4 + 6
        ends = ((1, place.left, place.left_value), (self.place + TAKEN, place.right, place.right_value))
        painter.setFont(font(TEXT, SEMIBOLD))
        for first, size, value in ends:
            if size == 0:
                continue
            a, b = self._counter(first).x() - self._side / 5, self._counter(first + size - 1).x() + self._side / 5
            painter.setPen(QPen(theme.colour("text"), 1.4))
            painter.drawPolyline([QPointF(a, top), QPointF(a, top + 5), QPointF(b, top + 5), QPointF(b, top)])
            words = tr("G({size}) = {value}", size=size, value=value)
            wide = painter.fontMetrics().horizontalAdvance(words) + 4.0
            x = min(max((a + b - wide) / 2, 2.0), self.width() - wide - 2)
            painter.drawText(QRectF(x, top + 8, wide, 20), int(Qt.AlignmentFlag.AlignCenter), words)
        return top + 36

    def _draw_values(self, painter: QPainter, top: float) -> None:
        """Draws the value of every option below the middle square of its tile."""
        last = self.strip.places[self.place - 1]
        for place in (*self.strip.places, last):  # the chosen one again, on top of its neighbours
            at = self._counter(place.number + 1).x()
            chosen = place.number == self.place
            box = QRectF(at - 11, top, 22, 20)
            if chosen:
                painter.setPen(QPen(theme.colour("accent"), 2))
                painter.setBrush(theme.colour("window"))
                painter.drawRoundedRect(box, 4, 4)
            painter.setFont(font(TEXT if chosen else CAPTION, SEMIBOLD if chosen or not place.value else REGULAR))
            painter.setPen(theme.colour("text" if chosen or not place.value else "muted"))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(place.value))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event.position())

    def _point(self, at: QPointF) -> None:
        x = (at.x() - _MARGIN) / self._side
        column = max(0, min(self.strip.columns - 1, int(x)))
        lower = at.y() > _MARGIN + self._side if at.y() < _MARGIN + 2 * self._side else x - column > 0.5
        self._move(2 * column + (1 if lower else 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the tile, Home and End move it to the ends."""
        key = Qt.Key(event.key())
        steps = {Qt.Key.Key_Left: self.place - 1, Qt.Key.Key_Right: self.place + 1}
        ends = {Qt.Key.Key_Home: 1, Qt.Key.Key_End: len(self.strip.places)}
        wanted = (steps | ends).get(key)
        if wanted is None:
            super().keyPressEvent(event)
        else:
            self._move(wanted)

    def _move(self, place: int) -> None:
        place = max(1, min(len(self.strip.places), place))
        if place != self.place:
            self.moved.emit(place)


class StripWindow(ToolWindow):
    """Shows the strip of the current game's board if that has two rows."""

    COMMAND = "stripHeap"
    HELP = "ellie-game"
    SIZE = (760, 420)
    REOPENS = True

    def build(self) -> QLayout:
        self.columns = Spin()
        named(self.columns, "stripColumns", tr("Columns of the board"), self.columns.accessibleName())
        self.columns.setRange(*COLUMNS)
        self.columns.setMinimumHeight(32)
        self.picture = StripPicture()
        self.setFocusProxy(self.picture)
        why = Sentence(
            tr(
                "Squares are counted down each column. What a tile leaves before and after it is what three "
                "counters in a row leave of a heap; only the numbers matter, not which half of a column is left. "
                "The bottom row has the value of what each place leaves."
            ),
        )
        self.description = Sentence(role="text", size=TEXT, name="stripTold")
        self.status.setObjectName("stripRecursion")
        self.status.setFont(font(TEXT))
        self.play = self.button("playBoard", tr("Play"), tr("Starts a game on this board"), self._play, "play")
        self.picture.moved.connect(self._show)
        self.columns.valueChanged.connect(lambda columns: self._show(1))
        self.columns.setValue(5)
        heading, label = self.heading(tr("2 × n is a heap of 2n")), Label(tr("Columns"))
        top = FlowLayout(heading, label, self.columns, self.play)
        body = scrolled(widget_with_layout(column(why, (self.picture, 1))))
        return column(top, (body, 1), Hairline(), self.description)

    def refresh(self) -> None:
        """Sets the number of columns from the current game's board, if it is a rectangle with two rows."""
        start = self.workspace.session.start
        if isinstance(start, ElliePosition) and start.board.is_rectangle:
            rows, columns = sorted((start.board.rows, start.board.columns))
            if rows == 2:
                self.columns.setValue(max(COLUMNS[0], min(COLUMNS[1], columns)))

    def _play(self) -> None:
        self.begin_game(GAME, ElliePosition.start(2, self.columns.value()))

    @Slot(int)
    def _show(self, place: int) -> None:
        strip = TwoRowStrip.of(self.columns.value())
        self.picture.show_strip(strip, place)
        self.description.setText(strip.describe(strip.places[place - 1]))
        self.say(strip.recursion())
        self.status.set_role("text")
