"""A game tree as a picture that is opened node by node: the open nodes, their layout and their drawing.

Generic over positions: a position needs `to_move`, `is_over`, `moves()`, `play()` and `write()`. Nothing is searched
here: values and pruned nodes are set from outside when they are known.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tiling_gui.core.drawing.figure import Box, Figure, Ink, Line, Rectangle, Shape, Text, text_width, triangle
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.game import Move, Side, Value

Path = tuple[int, ...]
"""The path from the root as indices into `moves()`, as in search.trace."""

MOST = 3000
"""Greatest number of open nodes."""
NODE, GAP, LEVEL, MARGIN = 30.0, 10.0, 92.0, 40.0
"""Node width, least gap between nodes, distance between levels, and margin of the picture, in pixels."""


@dataclass
class GameTreeNode:
    """One position of the tree."""

    path: Path
    position: Any
    move: Move | None
    """The move that led here; None at the root."""
    words: str
    """The move in the notation of its position; "" at the root."""
    children: list["GameTreeNode"] = field(default_factory=list)
    """The nodes after each legal move while the node is open; otherwise empty."""
    x: float = 0.0
    y: float = 0.0

    @property
    def is_open(self) -> bool:
        """True while the children are shown."""
        return bool(self.children)

    def walk(self) -> Iterator["GameTreeNode"]:
        """The node and all open nodes below it, in preorder."""
        yield self
        for child in self.children:
            yield from child.walk()


class TreePicture:
    """The open part of the tree below a position."""

    def __init__(self, position: Any) -> None:
        self.root = GameTreeNode((), position, None, "")
        self.values: dict[Any, Value | None] = {}
        """Exact values by position; None or absent if not known."""
        self.cut: frozenset[Path] = frozenset()
        """Nodes pruned by the search; everything below one of them is pruned as well."""
        self.count = 1
        self.size = (0.0, 0.0)
        self.arrange()

    def open(self, node: GameTreeNode) -> bool:
        """Opens `node`; False if that would make more than MOST nodes."""
        moves = node.position.moves()
        if node.is_open or not moves:
            return True
        if self.count + len(moves) > MOST:
            return False
        for index, move in enumerate(moves):
            after = node.position.play(move)
            node.children.append(GameTreeNode((*node.path, index), after, move, node.position.write(move)))
        self.count += len(moves)
        return True

    def close(self, node: GameTreeNode) -> None:
        """Hides everything below `node`."""
        node.children = []
        self.count = sum(1 for _ in self.root.walk())

    def open_level(self, *, cut: bool = True) -> bool:
        """Opens every node of the lowest level, without `cut` only those not pruned. False if there
        would be too many.
        """
        shut = [node for node in self.root.walk() if not node.is_open and not node.position.is_over]
        if not cut:
            shut = [node for node in shut if not self.is_cut(node.path)]
        least = min((len(node.path) for node in shut), default=0)
        return all([self.open(node) for node in shut if len(node.path) == least])

    def is_cut(self, path: Path) -> bool:
        """True if the search pruned the node or an ancestor of it."""
        return any(path[:k] in self.cut for k in range(1, len(path) + 1))

    def arrange(self) -> None:
        """Lays out the tree: leaves side by side, other nodes centred above their children."""
        nodes = {node.path: node for node in self.root.walk()}
        below = {path: [child.path for child in node.children] for path, node in nodes.items()}
        widths = {path: self._width(node) for path, node in nodes.items()}
        top: Path = ()
        middles = columns(top, below.__getitem__, widths.__getitem__, GAP)
        for path, node in nodes.items():
            node.x, node.y = MARGIN + middles[path], MARGIN + LEVEL * len(path)
        right = max(MARGIN + middles[path] + wide / 2 for path, wide in widths.items())
        self.size = (max(right + MARGIN, 2 * MARGIN + NODE), 2 * MARGIN + LEVEL * max(map(len, nodes)) + NODE)

    def _width(self, node: GameTreeNode) -> float:
        """The width to reserve for a closed node; 0 for an open one, whose text may extend over its children."""
        return 0.0 if node.is_open else max(NODE, 7.0 * len(node.words), 8.0 * len(self.value_text(node)))

    def at(self, x: float, y: float) -> GameTreeNode | None:
        """The node at a point of the picture, or None."""
        half = NODE / 2 + 3
        return next((n for n in self.root.walk() if abs(n.x - x) <= half and abs(n.y - y) <= half), None)

    def value_text(self, node: GameTreeNode) -> str:
        """The value of a node, such as "16/3"; "" if it is not known."""
        value = self.values.get(node.position)
        return "" if value is None else str(value).replace("-", "−")

    def keeps_value(self, node: GameTreeNode, child: GameTreeNode) -> bool:
        """True if the move to `child` is known to keep the value of `node`."""
        value = self.values.get(node.position)
        return value is not None and self.values.get(child.position) == value

    def figure(self, seen: Rectangle | None = None) -> Figure:
        """The picture: edges, then nodes. With `seen` (left, top, width, height), only what is in or near that
        rectangle.
        """
        left, top, wide, high = seen or (0.0, 0.0, *self.size)
        shapes: list[Shape] = []
        nodes = list(self.root.walk())
        for node in nodes:
            if top - LEVEL <= node.y <= top + high:
                shapes += [
                    self._edge(node, child)
                    for child in node.children
                    if min(node.x, child.x) <= left + wide and max(node.x, child.x) >= left
                ]
        for node in nodes:
            if left - LEVEL <= node.x <= left + wide + LEVEL and top - LEVEL <= node.y <= top + high + LEVEL:
                shapes += self._node(node)
        return Figure(tuple(shapes), (0.0, 0.0, *self.size))

    def _edge(self, node: GameTreeNode, child: GameTreeNode) -> Line:
        ends = ((node.x, node.y + NODE / 2), (child.x, child.y - NODE / 2))
        if self.is_cut(child.path):
            return Line(ends, "line2", dash=_CUT)
        return Line(ends, "accent", 2.0) if self.keeps_value(node, child) else Line(ends, "line2")

    def _node(self, node: GameTreeNode) -> Iterator[Shape]:
        half, cut, over, value = NODE / 2, self.is_cut(node.path), node.position.is_over, self.value_text(node)
        up = node.position.to_move in (Side.MAX, Side.FIRST)
        left, top, name = node.x - half, node.y - half, "max" if up else "min"
        if over or cut:
            wide = max(NODE, 8.0 * len(value) if over else 0.0)
            yield Box(node.x - wide / 2, top, wide, NODE, "field", "line2", radius=6, dash=_CUT if cut else ())
        else:
            hatch = None if up else "min_hatch"
            yield Box(left, top, NODE, NODE, f"{name}_fill", f"{name}_edge", radius=6, hatch=hatch)
        if not over:
            yield triangle(node.x, node.y, 0.5 * NODE, up=up, role="muted" if cut else f"{name}_text")
        yield from _words(node.x, top - 11, node.words, "muted")
        if over:
            yield Text(node.x, node.y, value, bold=True)
        else:
            yield from _words(node.x, node.y + half + 11, value, "text", bold=True)


_CUT = (3.0, 3.0)


def _words(x: float, y: float, words: str, role: Ink, *, bold: bool = False) -> Iterator[Shape]:
    """Text on a background that hides the edges behind it."""
    if words:
        wide = text_width(words, 12)
        yield Box(x - wide / 2, y - 8, wide, 16, "window", radius=0)
        yield Text(x, y, words, role, bold=bold)


def pruned(states: Mapping[Path, Any]) -> frozenset[Path]:
    """The nodes that the final state of a search trace marks as pruned."""
    return frozenset(path for path, state in states.items() if state.status == "cut")
