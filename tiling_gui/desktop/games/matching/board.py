"""The graph of a matching game: edges to be clicked, and the keys for them.

arrows, Tab      go through the edges that can be chosen
Enter, Space     choose the edge
letters          type the ends of an edge, Enter
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.graphs.geometry import apart
from tiling_gui.core.results import Analysis
from tiling_gui.desktop.games.graphs import painting
from tiling_gui.desktop.games.graphs.keyed_board import KeyedBoard
from tiling_gui.desktop.games.graphs.move_marks import Mark, dressed
from tiling_gui.desktop.games.grid_board.legend import Legend
from tiling_gui.desktop.games.grid_board.move_labels import legend
from tiling_gui.desktop.games.grid_board.painting import capsule_size, draw_brackets, draw_strike, draw_value
from tiling_gui.desktop.ui.arrow_keys import TAKE, WAYS, ahead
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import focus_ring, not_turned, painter_on
from tiling_gui.errors import InputError
from tiling_gui.games.matching.drawing import Drawing, drawing_of
from tiling_gui.games.matching.rules import Edge, MatchingPosition
from tiling_gui.language import tr

_LEAST = 18.0
"""How wide and high the ground of a value is at least, in px."""
_CROSS = 32.0
"""How large the cross over a mistake is on a graph, in px."""
_FOOT = 8
"""Pixels kept free at the foot, with the margin of the drawing, for the legend."""
_NEAR = 9
"""How near the pointer must come to an edge, in px."""


class MatchingBoard(KeyedBoard):
    """A move is an edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Graph"), parent)
        not_turned(self)
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        self.position: MatchingPosition | None = None
        self._last: Edge | None = None
        self._hint: Edge | None = None
        self._crossed: Edge | None = None
        self._pointed: tuple[Edge, ...] = ()
        """What an exercise shows dashed: the right moves, or the reply."""
        self.cursor_at: Edge | None = None
        """The edge the keys stand on."""
        self.under: Edge | None = None
        """The edge under the pointer."""
        self._interactive = False
        self._typed = ""
        self._marks: Mapping[Edge, Mark] = {}
        self._where: Drawing | None = None
        self.legend = Legend(self)

    # What is told -------------------------------------------------------------------------------------------

    def set_position(self, position: MatchingPosition, last: Edge | None) -> None:
        """Shows a position and what led to it; values and hint of the one before are gone."""
        if self.position is None or self.position.graph != position.graph:
            self._where = None
        self.position, self._last = position, last
        self._hint, self.cursor_at, self._typed, self._marks = None, None, "", {}
        self._crossed, self._pointed = None, ()
        self.setAccessibleDescription(position.diagram())
        self._show()

    def set_interactive(self, on: bool) -> None:
        """Whether a person may move now."""
        self._interactive = on
        self._show()

    def set_values(self, analysis: Analysis | None, kind: str) -> None:
        """What every edge is worth."""
        self._marks = dressed(analysis, kind) if analysis and analysis.position == self.position else {}
        self._show()

    def set_hint(self, move: Edge | None) -> None:
        """Points at an edge."""
        self._hint = move
        self._show()

    def set_exercise(self, crossed: Edge | None, reply: Edge | None, right: Sequence[Edge]) -> None:
        """Crosses out a mistake, and shows the right moves or the reply dashed."""
        self._crossed, self._pointed = crossed, tuple(right) if reply is None else (*right, reply)
        self._show()

    def _place_legend(self) -> None:
        width = min(self.width() - 8, max(self.legend.needed_width(), 40))
        self.legend.setGeometry((self.width() - width) // 2, self.height() - self.legend.height(), width, 24)

    def _show(self) -> None:
        self.legend.show_entries(legend(self._marks), theme.palette)
        self._place_legend()
        can = self._can(self.under)
        self.setCursor(Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor)
        self.update()

    @property
    def where(self) -> Drawing:
        """Where everything is drawn now."""
        assert self.position is not None
        if self._where is None:
            self._where = drawing_of(self.position).fitted(self.width(), self.height() - _FOOT)
        return self._where

    def places_of(self, edge: Edge) -> list[QPointF]:
        """Where an edge is to be clicked: two places where it leads over the side of a board."""
        assert self.position is not None
        return [QPointF(*at) for at, _ in self.where.targets(self.position.graph.edges.index(edge))]

    def place_of(self, edge: Edge) -> QPointF:
        """The first of them."""
        return self.places_of(edge)[0]

    def edge_at(self, point: QPointF) -> Edge | None:
        """The edge at a point: the mark that is nearest, else the line; those that can be chosen first."""
        if self.position is None:
            return None
        edges, x, y = self.position.graph.edges, point.x(), point.y()
        can = set(self.position.moves())
        found = []
        for i, edge in enumerate(edges):
            away, room = min((hypot(a - x, b - y), room) for (a, b), room in self.where.targets(i))
            if away <= max(_NEAR, room):
                found.append((edge not in can, 0, away, edge))
            else:
                beside = min(apart((x, y), a, b) for line in self.where.lines(i) for a, b in pairwise(line))
                if beside <= _NEAR:
                    found.append((edge not in can, 1, beside, edge))
        return min(found)[3] if found else None

    def _can(self, edge: Edge | None) -> bool:
        return bool(edge and self.position and self._interactive and edge in self.position.moves())

    # Drawing ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The graph, then what the window says about it."""
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self.position is not None:
            self._paint(painter, self.position)
        if self.hasFocus() and self.cursor_at is not None:
            focus_ring(painter, self)
        painter.end()

    def _paint(self, painter: QPainter, position: MatchingPosition) -> None:
        palette, where = theme.palette, self.where
        number = {edge: i for i, edge in enumerate(position.graph.edges)}
        paint(painter, where.shapes(position))
        if self._last is not None:
            paint(painter, where.ring(number[self._last]))
        for edge in (*self._pointed, *([self._hint] if self._hint is not None else ())):
            paint(painter, where.trace(number[edge], dashed=True))
        if self._crossed is not None:
            size = where.u if where.is_board else _CROSS
            for at in self.places_of(self._crossed):
                box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
                draw_strike(painter, box, size, palette)
        if self.under is not None and self._can(self.under):
            paint(painter, where.trace(number[self.under], dashed=False))
        for edge, known in self._marks.items():
            for at in self.places_of(edge):
                if where.is_board:
                    self._paint_on_board(painter, at, known, where.is_upright(number[edge]))
                else:
                    painting.paint_value(painter, at, known, palette, palette.window, _LEAST)
        if self.cursor_at is not None:
            for corner, opposite in where.frames(number[self.cursor_at]):
                box = QRectF(QPointF(*corner), QPointF(*opposite))
                draw_brackets(painter, box, min(box.width(), box.height()), palette)

    def _paint_on_board(self, painter: QPainter, at: QPointF, known: Mark, upright: bool) -> None:
        """A value where two squares touch; on the side of the board it has a ground of its own."""
        palette, where = theme.palette, self.where
        if not known.quiet and not where.is_inside((at.x(), at.y())):
            width, height = capsule_size(known.rank, known.text, where.u, upright)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("window"))
            box = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
            painter.drawRoundedRect(box, min(width, height) / 2, min(width, height) / 2)
        draw_value(painter, at, known.rank, known.text, palette, where.u, upright, known.leads, known.quiet)

    def image(self, width: int) -> QImage:
        """The graph alone, `width` pixels wide."""
        drawn = self.where.shapes(self.position) if self.position is not None else ()
        return painting.picture(self, width, drawn, theme.colour("window"))

    # The pointer --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._where = None
        self._place_legend()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.edge_at(event.position()))
        if self._interactive and self.under is not None and not self._can(self.under):
            self.setCursor(Qt.CursorShape.ForbiddenCursor)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def _point(self, edge: Edge | None) -> None:
        if edge == self.under:
            return
        self.under = edge
        if edge is not None:
            self.cursor_at = None
        self.pointed.emit(self._sentence(edge) if edge else "")
        self._show()

    def _sentence(self, edge: Edge) -> str:
        position = self.position
        assert position is not None
        name = position.write(edge)
        if edge in self._marks:
            return self._marks[edge].sentence
        if edge in position.moves():
            return tr("Click chooses {name}.", name=name) if self._interactive else name
        return position.why_not(edge) or name

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on an edge that can be chosen chooses it; on another one it says why not."""
        edge = self.edge_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or edge is None or self.position is None:
            event.ignore()
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if self._can(edge):
            self.chosen.emit(edge)
        elif self._interactive:
            self.pointed.emit(self.position.why_not(edge) or "")

    # Keys ---------------------------------------------------------------------------------------------------

    def types(self, text: str) -> bool:
        """Letters of the ends, on a board digits too, and a dash between them."""
        named = text.isalnum() if self.position is not None and self.where.is_board else text.isalpha()
        return text == "–" or (text.isascii() and (named or text == "-"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the module's list."""
        key, position = Qt.Key(event.key()), self.position
        if key is Qt.Key.Key_Escape and (self._typed or self.cursor_at is not None):
            self._typed, self.cursor_at = "", None
            self.pointed.emit("")
            self._show()
        elif key is Qt.Key.Key_Backspace and self._typed:
            self._type(self._typed[:-1])
        elif position is None or not self.is_ours(event):
            event.ignore()
        elif not self._interactive or position.is_over:
            over = position.is_over
            self.pointed.emit(tr("The game is over.") if over else tr("{side} is to move.", side=position.to_move))
        elif key in WAYS:
            self._go(position, WAYS[key])
        elif key in TAKE:
            self._take(position)
        else:
            self._type(self._typed + event.text())

    def _type(self, text: str) -> None:
        self._typed = text
        self.pointed.emit(tr("{typed} – Enter plays it, Esc takes it back.", typed=text) if text else "")

    def _take(self, position: MatchingPosition) -> None:
        typed, self._typed = self._typed, ""
        if typed:
            try:
                self.chosen.emit(position.read(typed))
            except InputError as error:
                self.pointed.emit(str(error))
        elif self.cursor_at is not None:
            self.chosen.emit(self.cursor_at)
        else:
            self._go(position, (1, 0))

    def _go(self, position: MatchingPosition, way: tuple[int, int]) -> None:
        moves = position.moves()
        if self.cursor_at is None:
            self._stand(self._hint or moves[0])
            return
        places = {i: self.place_of(edge) for i, edge in enumerate(moves)}
        here = moves.index(self.cursor_at)
        self._stand(moves[ahead(places[here], way, places, here)])

    def tab(self, step: int) -> bool:
        """To the next edge that can be chosen; False at the end, so that the focus goes on."""
        if self.position is None or not self._interactive or self.position.is_over:
            return False
        moves = self.position.moves()
        at = moves.index(self.cursor_at) + step if self.cursor_at in moves else (0 if step > 0 else len(moves) - 1)
        if not 0 <= at < len(moves):
            self.cursor_at = None
            self._show()
            return False
        self._stand(moves[at])
        return True

    def _stand(self, edge: Edge) -> None:
        assert self.position is not None
        self.cursor_at = edge
        known = self._marks.get(edge)
        sentence = known.sentence if known else tr("{name}: Enter chooses it.", name=self.position.write(edge))
        self.pointed.emit(sentence)
        self.announce(sentence)
        self._show()
