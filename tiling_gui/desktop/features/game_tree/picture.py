"""A game tree as a picture that is opened node by node: what is open, where everything stands, and what it looks like.

Generic over positions: a node needs `to_move`, `is_over`, `moves()`, `play()` and `write()`. Values come from an
engine and prunings from the trace of a search, both when they are known; nothing is searched in here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tiling_gui.core.drawing.figure import Box, Figure, Ink, Line, Rectangle, Shape, Text, text_width, triangle
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.game import Move, Side, Value

Path = tuple[int, ...]
"""Indices into `moves()` on the way from the root, as in search.trace."""

MOST = 3000
"""Nodes that may be open at once."""
NODE, GAP, LEVEL, MARGIN = 30.0, 10.0, 92.0, 40.0
"""Width of a node, least gap between nodes, distance of levels, rim of the picture: pixels."""


@dataclass
class TreeNode:
    """One position of the tree."""

    path: Path
    position: Any
    move: Move | None
    """The move that led here; None at the root."""
    words: str
    """The same as people write it."""
    children: list["TreeNode"] = field(default_factory=list)
    """Its options while it is open; else empty."""
    x: float = 0.0
    y: float = 0.0

    @property
    def is_open(self) -> bool:
        """True while its options are shown."""
        return bool(self.children)

    def walk(self) -> Iterator["TreeNode"]:
        """The node and everything open below it."""
        yield self
        for child in self.children:
            yield from child.walk()


class TreePicture:
    """The tree below one position, as far as it is open."""

    def __init__(self, position: Any) -> None:
        self.root = TreeNode((), position, None, "")
        self.values: dict[Any, Value | None] = {}
        """Exact values by position, as far as they are known."""
        self.cut: frozenset[Path] = frozenset()
        """Nodes that the search never looked at; what is below one of them is cut as well."""
        self.count = 1
        self.size = (0.0, 0.0)
        self.arrange()

    def open(self, node: TreeNode) -> bool:
        """Shows the options of `node`; False if that would be too many."""
        moves = node.position.moves()
        if node.is_open or not moves:
            return True
        if self.count + len(moves) > MOST:
            return False
        for index, move in enumerate(moves):
            after = node.position.play(move)
            node.children.append(TreeNode((*node.path, index), after, move, node.position.write(move)))
        self.count += len(moves)
        return True

    def close(self, node: TreeNode) -> None:
        """Hides everything below `node`."""
        node.children = []
        self.count = sum(1 for _ in self.root.walk())

    def open_level(self, *, cut: bool = True) -> bool:
        """Opens every node of the lowest level; `cut` False leaves pruned ones shut. False if they are too many."""
        shut = [node for node in self.root.walk() if not node.is_open and not node.position.is_over]
        if not cut:
            shut = [node for node in shut if not self.is_cut(node.path)]
        least = min((len(node.path) for node in shut), default=0)
        return all([self.open(node) for node in shut if len(node.path) == least])

    def is_cut(self, path: Path) -> bool:
        """True if the search pruned the node, or one above it."""
        return any(path[:k] in self.cut for k in range(1, len(path) + 1))

    def arrange(self) -> None:
        """Places every node: leaves side by side, the others over the middle of their options."""
        nodes = {node.path: node for node in self.root.walk()}
        below = {path: [child.path for child in node.children] for path, node in nodes.items()}
        widths = {path: self._width(node) for path, node in nodes.items()}
        top: Path = ()
        middles = columns(top, below.__getitem__, widths.__getitem__, GAP)
        for path, node in nodes.items():
            node.x, node.y = MARGIN + middles[path], MARGIN + LEVEL * len(path)
        right = max(MARGIN + middles[path] + wide / 2 for path, wide in widths.items())
        self.size = (max(right + MARGIN, 2 * MARGIN + NODE), 2 * MARGIN + LEVEL * max(map(len, nodes)) + NODE)

    def _width(self, node: TreeNode) -> float:
        """The room of a node that is not open; the words of an open one may stand over its options."""
        return 0.0 if node.is_open else max(NODE, 7.0 * len(node.words), 8.0 * len(self.value_text(node)))

    def at(self, x: float, y: float) -> TreeNode | None:
        """The node at a place of the picture."""
        half = NODE / 2 + 3
        return next((n for n in self.root.walk() if abs(n.x - x) <= half and abs(n.y - y) <= half), None)

    def value_text(self, node: TreeNode) -> str:
        """What is known of a node: "16/3", "" for nothing."""
        value = self.values.get(node.position)
        return "" if value is None else str(value).replace("-", "−")

    def keeps(self, node: TreeNode, child: TreeNode) -> bool:
        """True if the move to `child` is known to keep the value of `node`."""
        value = self.values.get(node.position)
        return value is not None and self.values.get(child.position) == value

    def figure(self, seen: Rectangle | None = None) -> Figure:
        """The picture, or what of it is in or near the rectangle `seen`: edges, then nodes."""
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

    def _edge(self, node: TreeNode, child: TreeNode) -> Line:
        ends = ((node.x, node.y + NODE / 2), (child.x, child.y - NODE / 2))
        if self.is_cut(child.path):
            return Line(ends, "line2", dash=_CUT)
        return Line(ends, "accent", 2.0) if self.keeps(node, child) else Line(ends, "line2")

    def _node(self, node: TreeNode) -> Iterator[Shape]:
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
    """Words on a ground that keeps edges from running through them."""
    if words:
        wide = text_width(words, 12)
        yield Box(x - wide / 2, y - 8, wide, 16, "window", radius=0)
        yield Text(x, y, words, role, bold=bold)


def pruned(states: Mapping[Path, Any]) -> frozenset[Path]:
    """The nodes that a search trace's last state names as never looked at."""
    return frozenset(path for path, state in states.items() if state.status == "cut")
