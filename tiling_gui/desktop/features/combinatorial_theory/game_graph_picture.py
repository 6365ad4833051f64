"""A game tree or a game graph drawn: configurations level by level, P and N, Grundy values; boards in small."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.desktop.features.combinatorial_theory.graph_nodes import Nodes
from tiling_gui.desktop.ui.theme import CAPTION, Theme
from tiling_gui.desktop.ui.widgets.base import REGULAR, SEMIBOLD, Themed, font, not_turned
from tiling_gui.language import tr
from tiling_gui.search.game_graph import GameGraph

_GAP, _LEVEL, _EDGE, _BADGE = 20, 52, 24, 18


class TreePicture(Themed):
    """Draws one graph; what is shown of it can grow step by step."""

    def __init__(self, theme: Theme, nodes: Nodes, parent: QWidget | None = None) -> None:
        """`nodes` draws the positions."""
        super().__init__(theme, parent)
        not_turned(self)
        self._nodes = nodes
        self.setObjectName("gameTreePicture")
        self.graph: GameGraph | None = None
        self.shown: frozenset[int] = frozenset()
        self.outcomes: frozenset[int] = frozenset()
        self.numbers: frozenset[int] = frozenset()
        self.ringed: int | None = None
        self._middles: list[QPointF] = []
        self._sizes: list[tuple[float, float]] = []

    def set_graph(self, graph: GameGraph) -> None:
        """Shows all of `graph` with P, N and the Grundy values."""
        self.graph = graph
        self._sizes = [self._nodes.size(node.position) for node in graph.nodes]
        self._middles, self._whole = _placed(graph, self._sizes)
        every = range(len(graph.nodes))
        self.show_only(every, every, every)
        self.setMinimumSize(self._whole)
        self.updateGeometry()

    def show_only(
        self, shown: Iterable[int], outcomes: Iterable[int], numbers: Iterable[int], ringed: int | None = None
    ) -> None:
        """Shows only these nodes, the outcome and the Grundy value of these, a ring round one."""
        self.shown, self.outcomes, self.numbers = frozenset(shown), frozenset(outcomes), frozenset(numbers)
        self.ringed = ringed
        self.setAccessibleDescription(self.text())
        self.update()

    def text(self) -> str:
        """What is shown, in words."""
        if self.graph is None:
            return ""
        return "; ".join(self._said(i) for i in sorted(self.shown))

    def _said(self, i: int) -> str:
        assert self.graph is not None
        node = self.graph.nodes[i]
        words = self._nodes.words(node.position)
        if i in self.outcomes:
            words = f"{words}, {outcome_of(node.grundy)}"
        if i in self.numbers:
            words = tr("{position}, Grundy value {value}", position=words, value=node.grundy)
        return words

    def sizeHint(self) -> QSize:
        """All of it."""
        return self._whole if self.graph else QSize(200, 100)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws edges, then nodes."""
        if self.graph is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shift = QPointF(max(0.0, (self.width() - self._whole.width()) / 2), 0)
        painter.translate(shift)
        exposed = QRectF(event.rect()).translated(-shift).adjusted(-80, -80, 80, 80)
        painter.setPen(QPen(self.theme.colour("line2"), 1))
        for i, node in enumerate(self.graph.nodes):
            for child in node.children:
                if i in self.shown and child in self.shown:
                    painter.drawLine(self._foot(i), self._head(child))
        for i in sorted(self.shown):
            if self._box(i).intersects(exposed):
                self._node(painter, i)
        painter.end()

    def _box(self, i: int) -> QRectF:
        (width, height), middle = self._sizes[i], self._middles[i]
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def _head(self, i: int) -> QPointF:
        return QPointF(self._middles[i].x(), self._box(i).top())

    def _foot(self, i: int) -> QPointF:
        return QPointF(self._middles[i].x(), self._box(i).bottom())

    def _node(self, painter: QPainter, i: int) -> None:
        assert self.graph is not None
        node, box, theme = self.graph.nodes[i], self._box(i), self.theme
        ringed = i == self.ringed
        painter.setPen(QPen(theme.colour("accent" if ringed else "line2"), 3 if ringed else 1))
        painter.setBrush(theme.colour("field"))
        painter.drawRoundedRect(box, 6, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._nodes.paint(painter, node.position, box, theme)
        self._badges(painter, i, box, node.grundy)

    def _badges(self, painter: QPainter, i: int, box: QRectF, grundy: int | None) -> None:
        """P or N at the top left corner, the Grundy value at the top right one."""
        marks: list[tuple[QPointF, str, bool]] = []
        if i in self.outcomes and grundy is not None:
            marks.append((box.topLeft(), outcome_of(grundy), grundy == 0))
        if i in self.numbers and grundy is not None:
            marks.append((box.topRight(), str(grundy), False))
        for at, text, filled in marks:
            plate = QRectF(at.x() - _BADGE / 2, at.y() - _BADGE / 2, _BADGE, _BADGE)
            painter.setPen(QPen(self.theme.colour("accent"), 1.2))
            painter.setBrush(self.theme.colour("accent" if filled else "panel"))
            painter.drawRoundedRect(plate, _BADGE / 2, _BADGE / 2)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setFont(font(CAPTION, SEMIBOLD if filled else REGULAR))
            painter.setPen(self.theme.colour("on_accent" if filled else "text"))
            painter.drawText(plate, int(Qt.AlignmentFlag.AlignCenter), text)


def outcome_of(grundy: int | None) -> str:
    """ "P" where the previous player wins, "N" where the next one does."""
    return "P" if grundy == 0 else "N"


def _placed(graph: GameGraph, sizes: list[tuple[float, float]]) -> tuple[list[QPointF], QSize]:
    """(the middle of each node, the size of all): parents over their children in a tree, levels centred in a graph."""
    levels = graph.levels
    parents = [0] * len(graph.nodes)
    for node in graph.nodes:
        for child in node.children:
            parents[child] += 1
    if max(parents) <= 1:
        found = columns(0, lambda i: graph.nodes[i].children, lambda i: sizes[i][0], _GAP)
        xs = [found[i] for i in range(len(sizes))]
    else:
        xs = _as_graph(levels, sizes)
    height = max(size[1] for size in sizes)
    middles = [
        QPointF(xs[i] + _EDGE, _EDGE + height / 2 + node.level * (height + _LEVEL))
        for i, node in enumerate(graph.nodes)
    ]
    width = max(x + size[0] / 2 for x, size in zip(xs, sizes, strict=True)) + 2 * _EDGE
    return middles, QSize(round(width), round(len(levels) * (height + _LEVEL) - _LEVEL + 2 * _EDGE))


def _as_graph(levels: list[list[int]], sizes: list[tuple[float, float]]) -> list[float]:
    width: Callable[[list[int]], float] = lambda level: sum(sizes[i][0] + 2 * _GAP for i in level) - 2 * _GAP  # noqa: E731
    widest = max(width(level) for level in levels)
    xs = [0.0] * len(sizes)
    for level in levels:
        x = (widest - width(level)) / 2
        for i in level:
            xs[i] = x + sizes[i][0] / 2
            x += sizes[i][0] + 2 * _GAP
    return xs
