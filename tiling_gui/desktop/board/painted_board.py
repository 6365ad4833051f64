"""The board: it paints the picture of a position and what is shown about it.

It knows nothing of games in progress: its owner sets the position after every move and listens to `chosen`. From bottom
to top: the picture of the position, kept as pixels; layers of others; moves proposed or pointed at; values, kept as
pixels; crosses, the frame of the keyboard, the move being typed.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import hypot
from typing import Any

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QRectF, QSize, QVariantAnimation, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QImage, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tiling_gui.core.drawing.annotations import NOTHING, Annotations, Place
from tiling_gui.core.drawing.capsules import Label
from tiling_gui.core.drawing.figure import Figure, Point, Rectangle, Shape
from tiling_gui.core.drawing.marks import described, marked
from tiling_gui.core.drawing.positions import board_figure, game_figure, own_figure
from tiling_gui.core.game import Game, Move, Side
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.board.layer import TRANSPARENT, Layer, Piece, added, bounds, paint_pieces, pieces
from tiling_gui.desktop.board.move_values import ValueMark, legend, marks
from tiling_gui.desktop.board.overlays import brackets, framed, plate, room, strike, value_pieces
from tiling_gui.desktop.board.targets import Targets
from tiling_gui.desktop.board.value_legend import HEIGHT as LEGEND
from tiling_gui.desktop.board.value_legend import ValueLegend
from tiling_gui.desktop.ui.accessible_spots import HasSpots, tell_words
from tiling_gui.desktop.ui.drawing.painting import paint_figure
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import focus_ring, force_left_to_right, named, painter_on
from tiling_gui.language import tr

_FADE = 120
"""Milliseconds in which a change of the position fades in."""
_SMALLEST, LARGEST = 4, 400
"""Range of the `size` of pictures."""


class PaintedBoard(QWidget, HasSpots):
    """The board without pointer and keys."""

    def __init__(self, game: Game, parent: QWidget | None = None, *, largest: int = LARGEST) -> None:
        """`largest` is the greatest `size` of the picture."""
        super().__init__(parent)
        force_left_to_right(self)
        self._largest = largest
        named(self, "board", tr("Board"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(160, 160)
        self.game = game
        self.position: Any = None
        self.last: Move | None = None
        self._sides: tuple[Side, ...] | None = None
        self.size_now = 48
        """The `size` of the picture."""
        self.origin = QPointF()
        """Where the picture's point (0, 0) is in the widget."""
        self.layers: list[Callable[[], Iterable[Shape]]] = []
        """What others draw on the board, in px of the picture."""
        self._marked: tuple[Sequence[str], Sequence[str]] = ((), ())
        """The marks and the arrows on the board."""
        self._start: Any = None
        self._boxed: Any = None
        self._boxes: dict[int, Rectangle] = {}
        """What the picture of the start takes at a size; drawn once, however often the board is resized."""
        self._frame: Rectangle = (0.0, 0.0, 0.0, 0.0)
        self._figure: Figure | None = None
        self._where: Mapping[Move, Place] = {}
        self._apart: Mapping[str, Move] | None = None
        self._targets: Targets | None = None
        self._places_seen: dict[Move, Place] = {}
        """The places of moves of this game, legal or not, as far as they have been shown in this size."""
        self._still, self._numbers = Layer(is_opaque=True), Layer(repeats=True)
        self._picture: list[Piece] = []
        self._marks: dict[Move, ValueMark] = {}
        self._analysis: Analysis | None = None
        self._hint: Move | None = None
        self.crossed: Move | None = None
        """The mistake that an exercise crosses out."""
        self.proposed: tuple[Move, ...] = ()
        """The moves that an exercise shows: the right ones and the reply."""
        self.offered: Move | None = None
        """The move under the pointer or typed."""
        self.cursor_at: Move | None = None
        """The move selected by keyboard."""
        self.typed = ""
        self.ringed = False
        """Whether keys are in use, so that a ring shows the focus."""
        self._over: list[Piece] = []
        """What is proposed or pointed at, as it is drawn now."""
        self._top: list[Piece] = []
        self._motion = True
        self._fade = QVariantAnimation(self)
        self._fade.setDuration(_FADE)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.setEasingCurve(QEasingCurve.Type.InCubic)
        self._fade.valueChanged.connect(self._on_fade)
        self._fading = QRegion()
        self.legend = ValueLegend(self)
        theme.changed.connect(self._on_theme)

    # What is shown ------------------------------------------------------------------------------------------

    def show_start(self, start: Any) -> None:
        """The start of the game to which the next positions belong: the picture keeps its size during a game."""
        if start != self._start:
            self._start, self._frame = start, (0.0, 0.0, 0.0, 0.0)

    def set_position(
        self,
        position: Any,
        last: Move | None = None,
        *,
        sides: Sequence[Side] | None = None,
        animate: bool = False,
    ) -> None:
        """Show a position after the move `last`; remove all proposals, and values of another position.

        `sides` made the moves after the set-up; by default both alternately.
        """
        same_game = self._frame[2] > 0 and self.position is not None
        if position != self.position:
            self.setAccessibleDescription("")
        self.position, self.last = position, last
        self._sides = None if sides is None else tuple(sides)
        self._hint = self.crossed = self.offered = self.cursor_at = None
        self.proposed, self.typed, self._marked = (), "", ((), ())
        self._figure = None
        if self._analysis is not None and self._analysis.position != position:
            self._marks = {}
        self._show_picture(animate=animate and same_game and self._motion)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.VisibleDataChanged))
        tell_words(self)

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """Show the values of all moves ("cost" or "final"); None, or an analysis of another position, hides them."""
        self._analysis = analysis
        fits = analysis is not None and analysis.position == self.position
        self._marks = marks(analysis, kind) if analysis is not None and fits else {}
        self._show_numbers()

    def set_hint(self, move: Move | None) -> None:
        self._hint = move
        self.show_state()

    def set_exercise(self, crossed: Move | None, reply: Move | None, right: Sequence[Move] = ()) -> None:
        """Crosses out a mistake, and shows the right moves and the reply dashed. A mistake that was taken back is shown
        with the reply as if it stood on the board, where it changes nothing else.
        """
        self.crossed, self.proposed = crossed, tuple(right) if reply is None else (*right, reply)
        self.show_state()

    def set_marks(self, marks: Sequence[str], arrows: Sequence[str]) -> None:
        """Draw marks and arrows, which name places of the picture, above everything else."""
        if (marks, arrows) != self._marked:
            self._marked = (marks, arrows)
            self.show_state()

    def set_motion(self, on: bool) -> None:
        self._motion = on
        self._fade.stop()
        self.update()

    @property
    def labels(self) -> dict[Move, Label]:
        """The values shown, for a picture of the position."""
        return {move: entry.label for move, entry in self._marks.items()}

    def image(self, width: int) -> QImage:
        """The position with its values, as an image `width` pixels wide."""
        figure = game_figure(self.game.key, self.position, notes=self._notes(replace(NOTHING, values=self.labels)))
        made = QImage(width, round(width * figure.box[3] / figure.box[2]), QImage.Format.Format_RGB32)
        painter = QPainter(made)
        paint_figure(painter, figure, QRectF(made.rect()))
        painter.end()
        return made

    # Places -------------------------------------------------------------------------------------------------

    def draw(self) -> tuple[Figure, dict[Move, Place]]:
        """The picture of the position, and the places of what can be chosen in it."""
        return board_figure(self.game.key, self.position, size=self.size_now, notes=self._notes(NOTHING))

    @property
    def figure(self) -> Figure:
        """The picture of the position."""
        if self._figure is None:
            self._figure, self._where = self.draw()
            self._targets = self._apart = None
            self._places_seen |= self._where
        return self._figure

    @property
    def where(self) -> Mapping[Move, Place]:
        """The places of the legal moves, in px of the picture."""
        _ = self.figure
        return self._where

    @property
    def unit(self) -> float:
        """The side of a square, or the like, in px."""
        return self.figure.unit or self.size_now

    @property
    def targets(self) -> Targets:
        """Which move is meant by a point of the picture."""
        where = self.where
        if self._targets is None:
            self._targets = Targets(where, self.unit)
        return self._targets

    def _notes(self, notes: Annotations) -> Annotations:
        return replace(notes, last=self.last, sides=self._sides)

    @property
    def spots(self) -> Mapping[str, Point]:
        """Where marks can be put, by name, in px of the picture."""
        return self.figure.spots if self.position is not None else {}

    def spot_at(self, point: Point) -> str | None:
        """The name of the place at a point of the picture; None if there is none."""
        for name, (left, top, width, height) in self.figure.areas.items() if self.position is not None else ():
            if left <= point[0] <= left + width and top <= point[1] <= top + height:
                return name
        found = min(((hypot(x - point[0], y - point[1]), name) for name, (x, y) in self.spots.items()), default=None)
        return found[1] if found is not None and found[0] <= 0.7 * self.unit else None

    def place_of(self, move: Move) -> QPointF:
        """The point of the widget that stands for a legal move."""
        return self.origin + QPointF(*self.where[move].at[0])

    # Layout -------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._frame = (0.0, 0.0, 0.0, 0.0)
        if self.position is not None:
            self._show_picture(animate=False)

    def _fits(self, box: Rectangle) -> bool:
        return box[2] <= self.width() and box[3] <= max(1, self.height() - LEGEND)

    def _fit(self) -> None:
        """Choose the size of the picture, and put it into the middle."""
        start = self.position if self._start is None else self._start
        if self._boxed is not start:
            self._boxed, self._boxes = start, {}

        def box(size: int) -> Rectangle:
            if size not in self._boxes:
                self._boxes[size] = board_figure(self.game.key, start, size=size)[0].box
            return self._boxes[size]

        def largest(small: int, large: int) -> int:
            """By the boxes of two sizes, the largest that fits."""
            one, other = box(small), box(large)
            found = float(self._largest)
            for k, free in ((2, self.width()), (3, self.height() - LEGEND)):
                if other[k] > one[k]:
                    found = min(found, small + (large - small) * (free - one[k]) / (other[k] - one[k]))
            return max(_SMALLEST, min(self._largest, int(found)))

        size = largest(16, 48)
        if size > 60:  # graphs grow more slowly from some size on
            size = largest(size, size + 40)
        while size > _SMALLEST and not self._fits(box(size)):
            size -= 1
        while size < self._largest and box(size) != (more := box(size + 1)) and self._fits(more):
            size += 1
        self.size_now, self._frame = size, box(size)
        self._figure = None
        self._places_seen = {}
        self._centre()

    def _centre(self) -> None:
        left, top, width, height = self._frame
        x, y = (self.width() - width) / 2 - left, (self.height() - LEGEND - height) / 2 - top
        self.origin = QPointF(round(x), round(max(y, -top)))
        self._still.resize(self.size(), self.devicePixelRatioF())
        self._numbers.resize(self.size(), self.devicePixelRatioF())

    def _show_picture(self, *, animate: bool) -> None:
        """Show the position with everything that is shown about it."""
        if self._frame[2] == 0:
            self._fit()
        box = self.figure.box
        if box[2] > self._frame[2] or box[3] > self._frame[3]:  # it has grown during the game
            if self._fits(box):
                self._frame = box
                self._centre()
            else:
                self._start = self.position
                self._fit()
        if self._still.pixmap.devicePixelRatio() != self.devicePixelRatioF():
            self._centre()
        self._picture = pieces(self.figure.shapes, self.origin.x(), self.origin.y())
        fades = animate and self.isVisible()
        region = self._still.show(self._picture, theme.palette, theme.colour("window"), keep=fades)
        self._fade.stop()
        if fades and not region.isEmpty():
            self._fading = region
            self._fade.start()
        self.update(region)
        self._show_numbers()

    def _on_fade(self) -> None:
        self.update(self._fading)

    @Slot()
    def _on_theme(self) -> None:
        self._still.forget()
        self._numbers.forget()
        if self.position is not None:
            self._show_picture(animate=False)
        self.update()

    # Values -------------------------------------------------------------------------------------------------

    def _show_numbers(self) -> None:
        shown = list(self._value_pieces()) if self._marks else []
        if shown or self._numbers.shows_something:
            self.update(self._numbers.show(shown, theme.palette, TRANSPARENT))
        places = self.where.values() if self._marks else ()
        side = next((room(place, self.unit) for place in places), self.unit)
        self.legend.show_entries(legend(self._marks.values()), side)
        self._place_legend()
        self.show_state()

    def _value_pieces(self) -> Iterator[Piece]:
        left, _, width, _ = self.figure.box
        at = self.origin.x(), self.origin.y()
        return value_pieces(self._marks.values(), self.where, self.unit, (left, left + width), at)

    def _place_legend(self) -> None:
        width = min(self.width() - 8, max(self.legend.needed_width(), 40))
        self.legend.setGeometry((self.width() - width) // 2, self.height() - LEGEND, width, LEGEND)

    # What lies over the picture -----------------------------------------------------------------------------

    def show_state(self) -> None:
        """Show what is proposed, pointed at, selected and typed."""
        if self.position is None or self._frame[2] == 0:
            return
        over, top = list(self._proposals()), list(self._pointers())
        for piece in (*self._over, *self._top, *over, *top):
            self.update(bounds(piece))
        self._over, self._top = over, top

    def _proposals(self) -> Iterator[Piece]:
        """The hint, the moves of an exercise, and the move pointed at: what their pictures have in addition."""
        legal = self.where.keys()
        hints = tuple(move for move in (*self.proposed, self._hint) if move is not None and move in legal)
        shown = self.offered if self.offered is not None else self.cursor_at
        better = shown if shown in legal else None
        if self.crossed in legal and self.proposed and self.crossed not in self.proposed:
            yield from self._refuted()
            return
        if not hints and better is None:
            return
        values = {move: self._marks[move].label for move in (*hints, better) if move in self._marks}
        notes = self._notes(Annotations(values=values, better=better, hints=hints, keys=True))
        drawn = own_figure(self.game.key, self.position, size=self.size_now, notes=notes)
        yield from added(self._picture, pieces(drawn.shapes, self.origin.x(), self.origin.y()))

    def _refuted(self) -> Iterator[Piece]:
        """The mistake that was taken back and the reply to it, if their pictures only add to that of the position."""
        after = self.position.play(self.crossed)
        sides = None if self._sides is None else (*self._sides, self.position.to_move)
        notes = Annotations(hints=self.proposed, keys=True, last=self.crossed, sides=sides)
        drawn = own_figure(self.game.key, after, size=self.size_now, notes=notes)
        shown = list(pieces(drawn.shapes, self.origin.x(), self.origin.y()))
        if not list(added(shown, self._picture)):
            yield from added(self._picture, shown)

    def _pointers(self) -> Iterator[Piece]:
        """The cross over a mistake, the frame of the keyboard, and the move being typed, in px of the widget."""
        x, y = self.origin.x(), self.origin.y()
        if self.crossed is not None and (place := self._places_seen.get(self.crossed)):
            yield from ((shape, x, y) for at in place.at for shape in strike(at, self.unit))
        if self.cursor_at is not None and (place := self.where.get(self.cursor_at)):
            yield from ((brackets(box), x, y) for box in framed(place, self.unit))
        if any(self._marked):
            bare = Figure((), self._frame, spots=self.spots)
            yield from ((shape, x, y) for shape in marked(bare, *self._marked, self.unit).shapes)
        if self.typed:
            place = self.where.get(self.offered) if self.offered is not None else None
            left, top, width, height = self._frame
            at = place.at[0] if place else (left + width / 2, top + height - 20)
            yield from ((shape, x, y) for shape in plate(at, self.typed))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, rect = painter_on(self), event.rect()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self._still.draw(painter, rect)
        if self._fade.state() is QVariantAnimation.State.Running:
            painter.save()
            painter.setOpacity(float(self._fade.currentValue()))
            for box, before in self._still.before:
                painter.drawPixmap(box.topLeft(), before)
            painter.restore()
        palette, x, y = theme.palette, self.origin.x(), self.origin.y()
        for layer in self.layers:
            paint_pieces(painter, pieces(layer(), x, y), palette)
        paint_pieces(painter, self._over, palette)
        self._numbers.draw(painter, rect)
        paint_pieces(painter, self._top, palette)
        if self.ringed:
            focus_ring(painter, self)
        painter.end()

    # Spots for screen readers -------------------------------------------------------------------------------

    def describe(self, name: str) -> str:
        """A spot as spoken: "c7, free", "domino 10, MIN, e6 to e7, last move", "d4, 3 moves, cross on d4"."""
        tell = self.figure.tell
        words = name if tell is None else tell(name, tr=tr)
        marks = described(*self._marked, self.spots, said=tr) if any(self._marked) else ()
        return ", ".join((words, *(said for place, said in marks if place == name)))

    @property
    def apart(self) -> Mapping[str, Move]:
        """The legal moves that are at no spot, such as keys, by their notation; read after the spots."""
        if self._apart is None:
            spots, areas = set(self.spots.values()), self.figure.areas
            self._apart = {
                self.position.write(move): move
                for move, place in self.where.items()
                if not (place.parts or spots & {*place.at} or (areas and self.spot_at(place.at[0])))
            }
        return self._apart

    @property
    def spot_count(self) -> int:
        return 0 if self.position is None else len(self.spots) + len(self.apart)

    @property
    def beside_spots(self) -> Sequence[QWidget]:
        return (self.legend,)

    def spot_words(self, spot: int) -> str:
        name = self.name_of(spot)
        if spot < len(self.spots):
            return self.describe(name)
        known = self._marks.get(self.apart[name])
        return name if known is None else known.sentence

    def name_of(self, spot: int) -> str:
        return [*self.spots, *self.apart][spot]

    def point_of(self, spot: int) -> Point:
        """Where a spot, or a move that is at none, is in the picture."""
        name = self.name_of(spot)
        return self.spots[name] if spot < len(self.spots) else self.where[self.apart[name]].at[0]

    def spot_rect(self, spot: int) -> QRect:
        (x, y), name, half = self.point_of(spot), self.name_of(spot), self.unit / 2
        left, top, width, height = self.figure.areas.get(name, (x - half, y - half, 2 * half, 2 * half))
        at = self.mapToGlobal(QPoint(round(self.origin.x() + left), round(self.origin.y() + top)))
        return QRect(at, QSize(round(width), round(height)))
