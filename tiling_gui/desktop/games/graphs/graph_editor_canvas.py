"""The canvas of the graph editor: vertices, edges, faces, and where edges would cross.

click on nothing          a new vertex           drag a vertex            moves it
click two vertices        an edge between them   click an edge            selects it
Tab, Shift+Tab            the next vertex        arrows                   move it a step
Insert                    a vertex beside it     Enter, Tab ..., Enter    join two vertices
Delete                    the selected vertex or edge    Esc              selects nothing
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.figure import Text
from tiling_gui.core.graphs import editing
from tiling_gui.core.graphs.geometry import Point
from tiling_gui.core.graphs.planar import Graph, inside
from tiling_gui.desktop.games.graphs.graph_transform import RADIUS, GraphTransform, gap
from tiling_gui.desktop.ui.arrow_keys import GRID_DIRECTIONS
from tiling_gui.desktop.ui.drawing.painting import paint
from tiling_gui.desktop.ui.theme import theme
from tiling_gui.desktop.ui.widgets.base import focus_ring, force_left_to_right, named, painter_on
from tiling_gui.errors import InputError
from tiling_gui.language import tr

_DRAG = 4
"""Distance in pixels at which a drag begins."""
EMPTY = Graph((), ())
"""An empty drawing; not playable."""
_ARROWS = {key: (right, -down) for key, (down, right) in GRID_DIRECTIONS.items()}
"""The direction of each arrow key, x right and y up, as in graphs."""


class EditorCanvas(QWidget):
    """Edits a graph step by step; its owner stores the graph and its history."""

    changed = Signal(object)
    """(Graph) A step was made."""
    error = Signal(str)
    """(sentence) Why a step is impossible; "" clears it."""

    def __init__(self, *, planar: bool = True) -> None:
        """`planar`: steps that make edges cross are refused, and faces are shown."""
        super().__init__()
        force_left_to_right(self)
        self._planar, self._how = planar, {"planar": planar}
        named(self, "graphCanvas", tr("The graph"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(240, 120)
        self.graph = EMPTY
        self.vertex: int | None = None
        """The selected vertex."""
        self.edge: int | None = None
        self.start: int | None = None
        """The vertex from which Enter will join."""
        self.crossing: Point | None = None
        """Where the last refused step would have caused a crossing."""
        self.map = GraphTransform()
        self.to_screen = self.map.to_screen
        self._pressed: QPointF | None = None
        self._dragged: Graph | None = None
        self._grabbed: int | None = None

    # What is shown -----------------------------------------------------------------------------------

    def show_graph(self, graph: Graph, *, fit: bool = False) -> None:
        """Show a graph; `fit` scales it to the widget and clears the selection."""
        self.graph, self._dragged, self._grabbed = graph, None, None
        vertices, edges = range(0 if fit else len(graph.vertices)), range(0 if fit else len(graph.edges))
        self.vertex = self.vertex if self.vertex in vertices else None
        self.start = self.start if self.start in vertices else None
        self.edge = self.edge if self.edge in edges else None
        if fit:
            self.map.fit(graph, self.size())
        self.crossing = None
        self.update()

    def choose(self, vertex: int | None = None, edge: int | None = None) -> None:
        self.vertex, self.edge = vertex, edge
        self.update()

    def delete_chosen(self) -> None:
        if self.vertex is not None:
            v, self.vertex, self.start = self.vertex, None, None
            self._do(editing.delete_vertex, v)
        elif self.edge is not None:
            e, self.edge = self.edge, None
            self._do(editing.delete_edge, e)
        else:
            self.error.emit(tr("Select a vertex or an edge first: click it."))

    def _do(self, step: Callable[..., Graph], *given: object, **how: bool) -> bool:
        """Make a step; False if it is impossible, after reporting why and marking the place."""
        try:
            graph = step(self.graph, *given, **how)
        except InputError as error:
            self.crossing = getattr(error, "place", None)
            self.error.emit(str(error))
            self.update()
            return False
        self.crossing = None
        self.graph = graph
        self.changed.emit(graph)
        self.update()
        return True

    # The pointer --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed, self._grabbed = event.position(), self.map.vertex_at(self.graph, event.position())
        self._dragged = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drags a vertex, and marks a crossing it would cause."""
        if self._pressed is None or self._grabbed is None:
            near = self.map.vertex_at, self.map.edge_at
            over = any(find(self.graph, event.position()) is not None for find in near)
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.CrossCursor)
            return
        if self._dragged is None and gap(self._pressed, event.position()) < _DRAG:
            return
        points = list(self.graph.vertices)
        points[self._grabbed] = self.map.to_graph(event.position())
        if len(set(points)) == len(points):
            self._dragged = Graph(tuple(points), self.graph.edges)
            crossings = self._dragged.crossings
            worse = self._planar and len(crossings) > len(self.graph.crossings)
            self.crossing = crossings[0].place if worse else None
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, grabbed, dragged = self._pressed, self._grabbed, self._dragged
        self._pressed = self._grabbed = self._dragged = None
        if event.button() != Qt.MouseButton.LeftButton or pressed is None:
            return
        if grabbed is not None and dragged is not None:
            self._do(editing.move_vertex, grabbed, dragged.vertices[grabbed], **self._how)
            self.choose(vertex=grabbed)
            return
        self._click(event.position(), grabbed)

    def _click(self, place: QPointF, vertex: int | None) -> None:
        before = self.vertex
        if vertex is not None:
            if before is not None and before != vertex:
                joined = self._do(editing.join, before, vertex, **self._how)
                # The end of an edge does not start the next one: otherwise one could not stop after a triangle.
                self.choose(None if joined else vertex)
            else:
                self.choose(None if before == vertex else vertex)
        elif self.map.edge_at(self.graph, place) is not None:
            self.choose(edge=self.map.edge_at(self.graph, place))
        elif before is not None or self.edge is not None:
            self.choose()
        else:
            self._do(editing.add_vertex, self.map.to_graph(place), **self._how)

    # Keys ---------------------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tab moves from vertex to vertex, then out of the canvas."""
        key = event.key() if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress else None
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            step = 1 if key == Qt.Key.Key_Tab else -1
            count = len(self.graph.vertices)
            goal = (0 if step > 0 else count - 1) if self.vertex is None else self.vertex + step
            if 0 <= goal < count:
                self.choose(vertex=goal)
                return True
            self.choose()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, v = Qt.Key(event.key()), self.vertex
        if key in _ARROWS and v is not None:
            (dx, dy), (x, y), step = _ARROWS[key], self.graph.vertices[v], self.map.step
            self._do(editing.move_vertex, v, (x + dx * step, y + dy * step), **self._how)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.delete_chosen()
        elif key == Qt.Key.Key_Insert:
            self._insert()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and v is not None:
            start, self.start = self.start, None
            if start is None:
                self.start = v
                self.update()
            elif start != v:
                self._do(editing.join, start, v, **self._how)
        elif key == Qt.Key.Key_Escape and (v is not None or self.edge is not None or self.start is not None):
            self.start = None
            self.choose()
        else:
            event.ignore()

    def _insert(self) -> None:
        """Add a vertex near the selected one, at the first free place."""
        middle = self.map.to_graph(QPointF(self.width() / 2, self.height() / 2))
        x, y = middle if self.vertex is None else self.graph.vertices[self.vertex]
        for far in range(0 if self.vertex is None else 4, 40, 4):
            for dx, dy in ((1, 0), (0, -1), (-1, 0), (0, 1)):
                point = (x + dx * far * self.map.step, y + dy * far * self.map.step)
                if self.rect().contains(self.to_screen(point).toPoint()) and point not in self.graph.vertices:
                    if self._do(editing.add_vertex, point, **self._how):
                        self.choose(vertex=len(self.graph.vertices) - 1)
                    return

    # Drawing ------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = painter_on(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.colour("window"))
        graph = self._dragged or self.graph
        self._paint_faces(painter, graph)
        painter.setPen(QPen(theme.colour("line2"), 1.5))
        painter.drawPoints(list(self.map.grid(self.size())))
        for e, line in enumerate(self.map.lines(graph)):
            chosen = e == self.edge
            painter.setPen(QPen(theme.colour("accent" if chosen else "line2"), 4 if chosen else 2))
            painter.drawPolyline(line)
        for v, point in enumerate(graph.vertices):
            at = self.to_screen(point)
            chosen = v in (self.vertex, self._grabbed)
            painter.setBrush(theme.colour("accent_soft" if chosen else "field"))
            painter.setPen(QPen(theme.colour("accent" if chosen else "line2"), 2.5 if chosen else 1.5))
            painter.drawEllipse(at, RADIUS, RADIUS)
            if v == self.start:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(at, RADIUS + 4, RADIUS + 4)
            paint(painter, [Text(at.x(), at.y(), graph.vertex_names[v], size=13, bold=True)])
        if self.crossing is not None:
            at = self.to_screen(self.crossing)
            painter.setPen(QPen(theme.colour("warn"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawLine(at + QPointF(-7, -7), at + QPointF(7, 7))
            painter.drawLine(at + QPointF(-7, 7), at + QPointF(7, -7))
            painter.drawEllipse(at, 14, 14)
        focus_ring(painter, self)
        painter.end()

    def _paint_faces(self, painter: QPainter, graph: Graph) -> None:
        if not self._planar or graph.why_no_faces() is not None:
            return
        for i, face in enumerate(graph.faces[1:], 1):
            shade = QColor(theme.colour("sq_light" if i % 2 else "sq_dark"))
            shade.setAlpha(150)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(shade)
            painter.drawPolygon(QPolygonF([self.to_screen(graph.vertices[v]) for v in face.walk]))
            at = self.to_screen(inside(graph, face))
            paint(painter, [Text(at.x(), at.y(), f"f{i}", "muted", 12, bold=True)])
