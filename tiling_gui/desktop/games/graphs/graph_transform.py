"""Converts between points of a graph and the screen, and finds vertices and edges there."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from math import hypot

from PySide6.QtCore import QPointF, QSize

from tiling_gui.core.graphs import editing
from tiling_gui.core.graphs.geometry import Point, distance_to_segment
from tiling_gui.core.graphs.planar import Graph

RADIUS = 13
"""Radius of a vertex in pixels."""
_NEAR_EDGE = 7
_CLOSEST = 10
"""Least distance in pixels of grid points that are drawn."""
_MARGIN = 60


def gap(a: QPointF, b: QPointF) -> float:
    """The distance of two points in pixels."""
    return hypot(a.x() - b.x(), a.y() - b.y())


class GraphTransform:
    """A scale, an origin, and a grid; y goes up in a graph and down on the screen."""

    def __init__(self) -> None:
        self.step = Fraction(2)
        """Twice the distance of grid points, which is 1 in a new drawing: its areas are multiples of 1/2."""
        self._scale, self._origin = 13.75, (0.0, 0.0)

    def fit(self, graph: Graph, size: QSize) -> None:
        """Set grid and scale so that a graph fills a widget of this size."""
        self.step = editing.grid_step(graph)
        points = [(float(x), float(y)) for x, y in graph.vertices] or [(0.0, 0.0)]
        left, top = min(x for x, _ in points), max(y for _, y in points)
        across, down = max(x for x, _ in points) - left, top - min(y for _, y in points)
        room = max(80, size.width() - 2 * _MARGIN), max(80, size.height() - 2 * _MARGIN)
        least = 4 * float(self.step)
        self._scale = min(room[0] / max(across, least), room[1] / max(down, least), 110 / least)
        self._origin = (
            size.width() / 2 - (left + across / 2) * self._scale,
            size.height() / 2 + (top - down / 2) * self._scale,
        )

    def to_screen(self, point: Point | tuple[float, float]) -> QPointF:
        return QPointF(self._origin[0] + float(point[0]) * self._scale, self._origin[1] - float(point[1]) * self._scale)

    def to_graph(self, place: QPointF) -> Point:
        """The grid point next to a place, so that the areas of what is drawn are simple numbers."""
        step = self.step / 2
        x = (place.x() - self._origin[0]) / self._scale / float(step)
        y = (self._origin[1] - place.y()) / self._scale / float(step)
        return round(x) * step, round(y) * step

    def grid(self, size: QSize) -> Iterator[QPointF]:
        """The grid points in a widget of this size; none if they are too close to be seen apart."""
        apart = float(self.step / 2) * self._scale
        if apart < _CLOSEST:
            return
        for i in range(int(size.width() / apart) + 1):
            for j in range(int(size.height() / apart) + 1):
                yield QPointF(self._origin[0] % apart + i * apart, self._origin[1] % apart + j * apart)

    def vertex_at(self, graph: Graph, place: QPointF) -> int | None:
        gaps = [(gap(self.to_screen(p), place), v) for v, p in enumerate(graph.vertices)]
        near = min(gaps, default=(1e9, -1))
        return near[1] if near[0] <= RADIUS + 2 else None

    def edge_at(self, graph: Graph, place: QPointF) -> int | None:
        at = (place.x(), place.y())
        gaps = []
        for e, line in enumerate(self.lines(graph)):
            points = [(p.x(), p.y()) for p in line]
            gaps.append((min(distance_to_segment(at, a, b) for a, b in pairwise(points)), e))
        near = min(gaps, default=(1e9, -1))
        return near[1] if near[0] <= _NEAR_EDGE else None

    def lines(self, graph: Graph) -> list[list[QPointF]]:
        """The polyline of every edge; parallel edges are curved."""
        seen: dict[tuple[int, int], int] = {}
        lines = []
        for u, v in graph.edges:
            a, b = self.to_screen(graph.vertices[u]), self.to_screen(graph.vertices[v])
            copy = seen[u, v] = seen.get((u, v), -1) + 1
            if not copy:
                lines.append([a, b])
                continue
            bow = 22.0 * ((copy + 1) // 2) * (1 if copy % 2 else -1)
            length = gap(a, b) or 1.0
            side = QPointF(-(b.y() - a.y()) / length * bow, (b.x() - a.x()) / length * bow)
            lines.append([a + (b - a) * (i / 12) + side * (4 * i / 12 * (1 - i / 12)) for i in range(13)])
        return lines
