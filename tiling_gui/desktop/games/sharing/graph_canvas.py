"""The graph of a sharing game, drawn as large as fits, and the elements under the pointer."""

from collections.abc import Mapping
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Shape, ring
from tiling_gui.core.graphs.geometry import distance_to_segment
from tiling_gui.core.graphs.layout import Layout
from tiling_gui.desktop.games.graphs.move_marks import paint_value, picture
from tiling_gui.desktop.games.grid_board.move_labels import ValueMark
from tiling_gui.desktop.games.grid_board.painting import draw_brackets
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import force_left_to_right, named, painter_on
from tiling_gui.games.sharing.picture import coloured_disc, fitted, shapes, target
from tiling_gui.games.sharing.rules import SharingPosition
from tiling_gui.games.sharing.set_up import Kind
from tiling_gui.language import tr
from tiling_gui.palette import Palette

Element = tuple[Kind, int]
"""A vertex, edge or face by number."""

_LEAST = 22.0
"""Minimum width and height in px of the background of a value."""
_NEAR = 8
"""Maximum distance in px of the pointer from a line."""


class GraphCanvas(QWidget):
    """The drawing. It has no focus of its own: keys are handled by the page."""

    clicked = Signal(int)
    """(number of an element to be coloured) It was clicked."""
    pointed = Signal(object)
    """(Element or None) The element under the pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        force_left_to_right(self)
        named(self, "graph", tr("Graph"))
        self.setMouseTracking(True)
        self.setMinimumSize(120, 120)
        self.position: SharingPosition | None = None
        self.last: int | None = None
        self.hint: int | None = None
        self.cursor_at: int | None = None
        self.under: Element | None = None
        self.ready = False
        """True if a click colours an element."""
        self.values: Mapping[int, ValueMark] = {}
        self._where: Layout | None = None

    def show_position(self, position: SharingPosition, last: int | None) -> None:
        """Shows a position; `last` is the element coloured last."""
        if self.position is None or self.position.game is not position.game:
            self._where = None
        self.position, self.last = position, last
        self.update()

    @property
    def where(self) -> Layout:
        assert self.position is not None
        if self._where is None:
            self._where = fitted(self.position, self.width(), self.height())
        return self._where

    def place_of(self, element: int) -> QPointF:
        assert self.position is not None
        return QPointF(*target(self.where, self.position.game.colour, element)[0])

    def element_at(self, point: QPointF) -> Element | None:
        """The element at a point: marks first, then lines, then faces."""
        position = self.position
        if position is None:
            return None
        game, where, x, y = position.game, self.where, point.x(), point.y()
        kinds = [kind for kind in (Kind.VERTICES, Kind.EDGES, Kind.FACES) if kind in (game.colour, game.share)]
        counts = {Kind.VERTICES: len(where.vertices), Kind.EDGES: len(where.edges), Kind.FACES: len(where.faces)}
        marked = []
        for kind in kinds:
            for i in range(counts[kind]):
                (a, b), radius = target(where, kind, i)
                away = hypot(a - x, b - y)
                if away <= radius + 3:
                    marked.append((away, (kind, i)))
        if marked:
            return min(marked)[1]
        if Kind.EDGES in kinds:
            lines = [
                (min(distance_to_segment((x, y), a, b) for a, b in pairwise(line)), i)
                for i, line in enumerate(where.edges)
            ]
            if lines and min(lines)[0] <= _NEAR:
                return Kind.EDGES, min(lines)[1]
        if Kind.FACES in kinds:
            for i, face in enumerate(game.graph.faces[1:], 1):
                corners = QPolygonF([QPointF(*where.vertices[v]) for v in face.walk])
                if corners.containsPoint(point, Qt.FillRule.OddEvenFill):
                    return Kind.FACES, i
        return None

    def can_colour(self, element: Element | None) -> bool:
        """True if a click on `element` makes a move."""
        position = self.position
        if element is None or position is None or not self.ready or not position.proposed:
            return False
        return element[0] == position.game.colour and not position.colours[element[1]]

    # Drawing ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.fillRect(self.rect(), theme.colour("window"))
        if self.position is not None:
            self._paint(painter, self.position, theme.palette)
        painter.end()

    def _paint(self, painter: QPainter, position: SharingPosition, palette: Palette) -> None:
        where, kind = self.where, position.game.colour
        drawn = list(shapes(position, where=where))
        if self.last is not None:
            drawn.append(self._ring(position, (kind, self.last), 2, 4))
        drawn += [self._ring(position, element, 1.5, 3) for element in self._related()]
        paint(painter, drawn)
        shown = self.hint if self.hint is not None else self.cursor_at
        if self.under is not None and self.can_colour(self.under):
            shown = self.under[1]
        if shown is not None and position.proposed and not position.colours[shown]:
            painter.setOpacity(0.55)
            paint(painter, coloured_disc(*target(where, kind, shown), position.proposed))
            painter.setOpacity(1)
            paint(painter, [self._ring(position, (kind, shown), 2, 3)])
        ground = palette.field if kind == Kind.VERTICES else palette.window
        for i, mark in self.values.items():
            if i != shown:
                paint_value(painter, self.place_of(i), mark, palette, ground, _LEAST)
        if self.cursor_at is not None:
            (x, y), radius = target(where, kind, self.cursor_at)
            half = radius + 7
            draw_brackets(painter, QRectF(x - half, y - half, 2 * half, 2 * half), 2 * half, palette)

    def _ring(self, position: SharingPosition, element: Element, width: float, gap: float) -> Shape:
        at, radius = target(self.where, *element)
        is_shared_edge = element[0] == Kind.EDGES == position.game.share
        return ring(at, (0.8 if is_shared_edge else 1.0) * radius + gap, "accent", width=width)

    def _related(self) -> list[Element]:
        """The elements that depend on the one under the pointer, or on which it depends."""
        if self.under is None or self.position is None:
            return []
        game, (kind, i) = self.position.game, self.under
        if kind == game.colour:
            return [(game.share, x) for x, s in enumerate(game.sets) if s >> i & 1]
        if kind == game.share:
            return [(game.colour, a) for a in range(game.size) if game.sets[i] >> a & 1]
        return []

    def image(self, width: int) -> QImage:
        drawn = shapes(self.position, where=self.where) if self.position is not None else ()
        return picture(self, width, drawn, theme.colour("window"))

    # The pointer --------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._where = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self.element_at(event.position()))
        self.look_again(moved=True)

    def leaveEvent(self, event: QEvent) -> None:
        self._point(None)
        super().leaveEvent(event)

    def _point(self, element: Element | None) -> None:
        if element == self.under:
            return
        self.under = element
        self.pointed.emit(element)
        self.update()

    def look_again(self, *, moved: bool = False) -> None:
        """Updates the pointer's shape; forbids nothing until the pointer has moved."""
        shape = Qt.CursorShape.PointingHandCursor if self.can_colour(self.under) else Qt.CursorShape.ArrowCursor
        if moved and self.ready and self.under is not None and not self.can_colour(self.under):
            shape = Qt.CursorShape.ForbiddenCursor
        self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        element = self.element_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and element is not None and self.can_colour(element):
            self.clicked.emit(element[1])
        else:
            event.ignore()


def describe(position: SharingPosition, element: Element) -> str:
    """An element in words: "b–c has colour 1.", "Face f2 is MIN's."."""
    game, (kind, i) = position.game, element
    if kind == game.colour:
        name, colour = game.names[i], position.colours[i]
        if colour:
            return tr("{name} has colour {colour}.", name=name, colour=colour)
        if position.proposed:
            return tr("Click gives {name} colour {colour}.", name=name, colour=position.proposed)
        names = [game.shared_names[x] for x, s in enumerate(game.sets) if s >> i & 1]
        if not names:
            return tr("{name} has no colour yet: decides nothing.", name=name)
        return tr("{name} has no colour yet: counts for {names}.", name=name, names=_listed(names))
    name, owner = game.shared_names[i], position.owners[i]
    around = _listed([game.names[a] for a in range(game.size) if game.sets[i] >> a & 1])
    worth = game.weights[i]
    if owner is None:
        if worth == 1:
            return tr("{name} is still open: decided by {names}.", name=name, names=around)
        return tr("{name} is still open, worth {worth}: decided by {names}.", name=name, worth=worth, names=around)
    if worth == 1:
        return tr("{name} is {side}’s: decided by {names}.", name=name, side=owner, names=around)
    return tr(
        "{name} is {side}’s, worth {worth}: decided by {names}.", name=name, side=owner, worth=worth, names=around
    )


def _listed(names: list[str]) -> str:
    return ", ".join(names[:6]) + (" …" if len(names) > 6 else "")
