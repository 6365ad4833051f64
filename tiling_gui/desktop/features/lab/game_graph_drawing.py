"""Draws a game tree or game graph: positions level by level, side to move, moves and values. No Qt.

solid mark, triangle up    MAX (FIRST) moves on the level      hatched mark, triangle down    MIN (SECOND) moves
P or N below a node        the previous or the next player wins, with the Grundy value beside it
value below a node         the minimax value, in games with a value; edges of best moves are strong
"""

from dataclasses import dataclass
from typing import Any

from tiling_gui.core.catalogue import GAMES
from tiling_gui.core.drawing.figure import Box, Figure, Inset, Line, Shape, Text, text_width, triangle
from tiling_gui.core.drawing.positions import SmallPosition
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.game import Game
from tiling_gui.desktop.ui.search_tree.recorded_search import score
from tiling_gui.search.game_graph import GameGraph, GameNode
from tiling_gui.search.result import maximises

_EDGE, _GAP, _MARK = 28.0, 22.0, 84.0
"""Margin, gap between nodes, and width of the label of a level, in pixels."""
_SMALL, _ROW, _FOOT = 72.0, 30.0, 22.0
"""Side of a drawn position, height of a written one, and height of the line below either, in pixels."""


@dataclass(frozen=True)
class GraphDrawingOptions:
    """What a drawing shows."""

    values: bool = True
    """P or N with the Grundy value, or the minimax value of each position."""
    moves: bool = True
    """The moves on the edges; trees only."""
    positions: bool = True
    """Draw positions instead of writing them, if the game has a drawing."""


def words_of(game: Game, position: Any) -> str:
    """A position as text: its heaps, the largest first, or its diagram."""
    heaps = getattr(position, "heaps", None)
    if heaps is not None:
        return "+".join(map(str, sorted((heap for heap in heaps if heap), reverse=True))) or "0"
    return "" if game.key == "tree" else str(position.diagram())


def value_words(graph: GameGraph, i: int) -> str:
    """The value of a node: its outcome class and Grundy value, such as "N 3", or its minimax value."""
    node = graph.nodes[i]
    if node.grundy is not None:
        return f"{'N' if node.grundy else 'P'} {node.grundy}"
    return score(node.value)


def node_words(game: Game, graph: GameGraph, i: int) -> str:
    """The label of a node in a drawing without pictures: the position and its value."""
    return "\n".join(filter(None, (words_of(game, graph.nodes[i].position), value_words(graph, i))))


def draw_graph(game: Game, graph: GameGraph, look: GraphDrawingOptions) -> Figure:
    return _Drawing(game, graph, look).picture()


class _Drawing:
    def __init__(self, game: Game, graph: GameGraph, look: GraphDrawingOptions) -> None:
        self.game, self.graph, self.look = game, graph, look
        heaps = hasattr(graph.nodes[0].position, "heaps")
        drawn = game.key in GAMES and bool(GAMES[game.key].figure) and not heaps
        self.drawn = drawn and look.positions
        self.written = heaps
        self.height = _SMALL if self.drawn else _ROW
        self.rise = (70.0 if look.moves else 54.0) + (_FOOT if look.values else 0.0)
        self.widths = [self._width(i) for i in range(len(graph.nodes))]
        self.xs = self._places()

    def _width(self, i: int) -> float:
        if self.drawn:
            return _SMALL
        words = words_of(self.game, self.graph.nodes[i].position) if self.written else ""
        return max(44.0, text_width(words, 15) + 20)

    def _places(self) -> list[float]:
        """The centre of each node: in a tree parents above their children, in a graph every level centred."""
        nodes = self.graph.nodes
        parents = [0] * len(nodes)
        for node in nodes:
            for child in node.children:
                parents[child] += 1
        slots = self.widths
        if max(parents) <= 1:
            if self.look.moves:
                slots = list(slots)
                for node in nodes:
                    for child, move in zip(node.children, node.moves, strict=True):
                        slots[child] = max(slots[child], text_width(move, 11))
            found = columns(0, lambda i: nodes[i].children, lambda i: slots[i], _GAP)
            return [found[i] for i in range(len(nodes))]
        levels = self.graph.levels
        room = [sum(slots[i] + 2 * _GAP for i in level) for level in levels]
        xs = [0.0] * len(nodes)
        for level, wide in zip(levels, room, strict=True):
            x = (max(room) - wide) / 2
            for i in level:
                xs[i] = x + _GAP + slots[i] / 2
                x += slots[i] + 2 * _GAP
        return xs

    @property
    def _is_tree(self) -> bool:
        return sum(len(node.children) for node in self.graph.nodes) < len(self.graph.nodes)

    def _top(self, i: int) -> float:
        return self.graph.nodes[i].level * (self.height + self.rise)

    def picture(self) -> Figure:
        """The edges, then the nodes, then the labels of the levels."""
        shapes: list[Shape] = []
        for i in range(len(self.graph.nodes)):
            shapes.extend(self._edges(i))
        for i in range(len(self.graph.nodes)):
            shapes.extend(self._node(i))
        left = min(x - width / 2 for x, width in zip(self.xs, self.widths, strict=True))
        for level in self.graph.levels:
            shapes.extend(self._level(level[0], left - _MARK))
        right = max(x + width / 2 for x, width in zip(self.xs, self.widths, strict=True))
        bottom = max(self._top(i) for i in range(len(self.graph.nodes))) + self.height + _FOOT
        x = left - _MARK - _EDGE
        return Figure(tuple(shapes), (x, -_EDGE, right + _EDGE - x, bottom + 2 * _EDGE))

    def _edges(self, i: int) -> list[Shape]:
        node = self.graph.nodes[i]
        found: list[Shape] = []
        foot = self._top(i) + self.height + (_FOOT if self.look.values else 0.0)
        for child, move in zip(node.children, node.moves, strict=True):
            top = self._top(child)
            best = self.look.values and self._keeps(node, self.graph.nodes[child])
            role, width = ("accent", 2.0) if best else ("line2", 1.0)
            found.append(Line(((self.xs[i], foot), (self.xs[child], top)), role, width))
            if self.look.moves and self._is_tree:
                wide = text_width(move, 11)
                found.append(Box(self.xs[child] - wide / 2, top - 18, wide, 14, "window", None))
                found.append(Text(self.xs[child], top - 11, move, "muted", 11))
        return found

    @staticmethod
    def _keeps(node: GameNode, child: GameNode) -> bool:
        """Whether the move to `child` wins, or, in a game with a value, keeps the value."""
        return child.grundy == 0 if node.grundy is not None else child.value == node.value is not None

    def _node(self, i: int) -> list[Shape]:
        node, x, top, width = self.graph.nodes[i], self.xs[i], self._top(i), self.widths[i]
        found: list[Shape] = [Box(x - width / 2, top, width, self.height, "field", "line2", 1.2, 5)]
        if self.drawn:
            found.append(
                Inset(
                    x - width / 2 + 4, top + 4, width - 8, self.height - 8, SmallPosition(self.game.key, node.position)
                )
            )
        elif self.written:
            found.append(Text(x, top + self.height / 2, words_of(self.game, node.position), "text", 14))
        elif node.children:
            found.append(triangle(x, top + self.height / 2, 11, up=maximises(node.position), role="line2"))
        if self.look.values:
            y = top + self.height + _FOOT / 2
            if node.grundy is None:
                found.append(Text(x, y, score(node.value), "text", 13, bold=True))
            else:
                found.extend(_outcome(x, y, node.grundy))
        return found

    def _level(self, i: int, left: float) -> list[Shape]:
        """The label of the level of node `i`: the side to move."""
        position, y = self.graph.nodes[i].position, self._top(i) + self.height / 2
        upper = maximises(position)
        name = "max" if upper else "min"
        hatch = None if upper else "min_hatch"
        return [
            Box(left, y - 10, 22, 20, f"{name}_fill", f"{name}_edge", 1.2, 4, hatch=hatch),
            triangle(left + 11, y, 9, up=upper, role=f"{name}_text"),
            Text(left + 28, y, str(position.to_move), "muted", 11, anchor="start"),
        ]


def _outcome(x: float, y: float, grundy: int) -> list[Shape]:
    """The outcome class, P filled or N outlined, and the Grundy value."""
    lost = grundy == 0
    return [
        Box(x - 20, y - 8, 16, 16, "accent" if lost else "panel", "accent", 1.2, 8),
        Text(x - 12, y, "P" if lost else "N", "on_accent" if lost else "text", 11, bold=lost),
        Text(x + 10, y, str(grundy), "text", 13, bold=True),
    ]
