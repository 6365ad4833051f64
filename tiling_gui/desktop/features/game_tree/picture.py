"""A game tree as a picture that is opened node by node: what is open, where everything stands, and its SVG.

Generic over positions: a node needs `to_move`, `is_over`, `moves()`, `play()` and `write()`. Values come from an
engine and prunings from the trace of a search, both when they are known; nothing is searched in here.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from tiling_gui.core.drawing.svg import svg_document
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.game import Move, Side, Value
from tiling_gui.palette import Palette

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

    def svg(self, palette: Palette) -> str:
        """The picture as an SVG document of plain elements."""
        parts: list[str] = []
        nodes = list(self.root.walk())
        for node in nodes:
            parts += [self._svg_edge(node, child, palette) for child in node.children]
        for node in nodes:
            parts += self._svg_node(node, palette)
        return svg_document(parts, *self.size, palette.window)

    def _svg_edge(self, node: TreeNode, child: TreeNode, palette: Palette) -> str:
        look = f'stroke="{palette.line2}"'
        if self.is_cut(child.path):
            look += ' stroke-dasharray="3 3"'
        elif self.keeps(node, child):
            look = f'stroke="{palette.accent}" stroke-width="2"'
        ends = f'x1="{node.x:g}" y1="{node.y + NODE / 2:g}" x2="{child.x:g}" y2="{child.y - NODE / 2:g}"'
        return f"<line {ends} {look}/>"

    def _svg_node(self, node: TreeNode, palette: Palette) -> Iterator[str]:
        cut = self.is_cut(node.path)
        up = node.position.to_move in (Side.MAX, Side.FIRST)
        fill, edge = (palette.max_fill, palette.max_edge) if up else (palette.min_fill, palette.min_edge)
        if cut or node.position.is_over:
            fill, edge = palette.field, palette.line2
        half = NODE / 2
        dash = ' stroke-dasharray="3 3"' if cut else ""
        yield (
            f'<rect x="{node.x - half:g}" y="{node.y - half:g}" width="{NODE:g}" height="{NODE:g}" rx="6" '
            f'fill="{fill}" stroke="{edge}"{dash}/>'
        )
        if not node.position.is_over:
            tip, base = (node.y - 6, node.y + 6) if up else (node.y + 6, node.y - 6)
            ink = palette.muted if cut else palette.max_text if up else palette.min_text
            points = f"{node.x - 8:g},{base:g} {node.x + 8:g},{base:g} {node.x:g},{tip:g}"
            yield f'<polygon points="{points}" fill="{ink}"/>'
        halo = f'stroke="{palette.window}" stroke-width="4" paint-order="stroke"'
        style = f'text-anchor="middle" font-size="12" fill="{palette.text}" {halo if not node.position.is_over else ""}'
        if node.words:
            yield f'<text x="{node.x:g}" y="{node.y - half - 6:g}" {style}>{escape(node.words)}</text>'
        value = self.value_text(node)
        if value:
            y = node.y + (4 if node.position.is_over else half + 14)
            yield f'<text x="{node.x:g}" y="{y:g}" font-weight="600" {style}>{escape(value)}</text>'


def pruned(states: Mapping[Path, Any]) -> frozenset[Path]:
    """The nodes that a search trace's last state names as never looked at."""
    return frozenset(path for path, state in states.items() if state.status == "cut")
