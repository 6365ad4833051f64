"""Draws a recorded search after any step: the layout of the tree and the look of its nodes; without Qt.

solid tile, triangle up     MAX to move           hatched tile, triangle down   MIN to move
plain field                 a leaf; dashed if it is an estimate
dashed outline              not visited yet       faded, edge struck through    pruned
≥ or ≤ before a value       a bound               dashed outline with a value   found by an earlier search
accent ring                 current node, with alpha and beta on the path to it
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tiling_gui.core.drawing.figure import DASHED, Box, Figure, Inset, Line, Shape, Text, text_width, triangle
from tiling_gui.core.drawing.positions import SmallPosition
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, TreeNode, score
from tiling_gui.language import tr
from tiling_gui.search.result import Score
from tiling_gui.search.trace import NodeState, Path, TraceState

HEIGHT, LEVEL, GAP, MARGIN = 30.0, 92.0, 14.0, 40.0
"""Height of a tile and of a level, gap between leaves, margin, in pixels."""
SMALL, APART = 76.0, 6.0
"""Side of the square with a position below its tile, and the gap between them."""


@dataclass(frozen=True)
class TreeDrawingOptions:
    """What is shown in addition to the search itself."""

    moves: bool = True
    """Labels of the edges."""
    positions: bool = False
    """A small picture of the position below each node."""
    payoffs: bool = False
    """The payoffs of both players below each leaf."""
    strategy: frozenset[Path] | None = None
    """Nodes of a strategy to highlight."""
    owner: Side | None = None
    """The side whose strategy it is."""
    asked: Path | None = None
    """A node with a question mark: its value is to be found."""
    chosen: Path | None = None
    """The node selected for editing."""
    leaves: Mapping[Path, Score | None] = field(default_factory=dict)
    """Values of leaves to show before the search visits them."""


@dataclass(frozen=True)
class TreeLayout:
    """The centre of every node, and the width of tiles."""

    places: dict[Path, tuple[float, float]]
    tile: float
    size: tuple[float, float]
    below: float = 0.0
    """Height added to each level for pictures of positions."""

    def at(self, x: float, y: float) -> Path | None:
        for path, (cx, cy) in self.places.items():
            if abs(x - cx) <= self.tile / 2 and abs(y - cy) <= HEIGHT / 2 + 4:
                return path
        return None


def lay_out(watched: RecordedSearch, *, moves: bool, positions: bool = False) -> TreeLayout:
    """Lays out the leaves side by side in order, each inner node centred above its children."""
    shown = (_number(event.value, event.sign) for event in watched.events if event.value is not None)
    longest = max(map(len, shown), default=1)
    tile = max(48.0, 34.0 + 9.0 * longest)
    below = SMALL + APART if positions and watched.has_drawings else 0.0
    slot = max(tile, SMALL) if below else tile
    if moves and _shows_moves(watched):
        slot = max(slot, max((text_width(node.move, 11) for node in watched.nodes.values()), default=0.0))
    nodes = watched.nodes
    root: Path = ()
    middles = columns(root, lambda path: nodes[path].children, lambda path: 0.0 if nodes[path].children else slot, GAP)
    places = {path: (MARGIN + x, MARGIN + HEIGHT / 2 + (LEVEL + below) * len(path)) for path, x in middles.items()}
    width = max(middles.values()) + slot / 2 + 2 * MARGIN
    height = 2 * MARGIN + HEIGHT + (LEVEL + below) * max(map(len, places)) + below + 16
    return TreeLayout(places, tile, (width, height), below)


def leaf_values(watched: RecordedSearch) -> dict[Path, Score | None]:
    """The values of all drawn leaves, visited or not; the user needs them to predict cutoffs."""
    return {path: node.position.value() for path, node in watched.nodes.items() if node.over}


def _number(value: Score | None, sign: str) -> str:
    """A value with its sign, short enough for a tile: "≥7"."""
    return sign + score(value)


def _shows_moves(watched: RecordedSearch) -> bool:
    """False for a typed tree, in which moves are only numbers."""
    return watched.subject.game.key != "tree"


def draw(watched: RecordedSearch, step: int, layout: TreeLayout, look: TreeDrawingOptions) -> Figure:
    return Figure(tuple(_Drawing(watched, step, layout, look).shapes()), (0.0, 0.0, *layout.size))


class _Drawing:
    def __init__(self, watched: RecordedSearch, step: int, layout: TreeLayout, look: TreeDrawingOptions) -> None:
        self.watched, self.layout, self.look = watched, layout, look
        self.state: TraceState = watched.state(step)
        self.current: Path | None = self.state.current if step else None
        self.at_end = step == watched.steps and watched.result.complete
        self.path = set() if self.current is None else {self.current[:k] for k in range(len(self.current) + 1)}
        self.best = set(watched.line) if self.at_end else set()
        self.cut = {path for path, node in self.state.nodes.items() if node.status == "cut"}

    def shapes(self) -> list[Shape]:
        found: list[Shape] = []
        nodes = self.watched.nodes.values()
        for node in nodes:
            for child in node.children:
                found.extend(self._edge(node.path, child))
        if self.look.strategy is not None:
            for node in nodes:
                found.extend(self._and_mark(node))
        for node in nodes:
            found.extend(self._node(node))
        for path in sorted(self.path - {self.look.asked}, key=len):
            found.extend(self._window(path))
        return found

    def _faded(self, path: Path) -> bool:
        return any(path[:k] in self.cut for k in range(len(path) + 1))

    # Edges --------------------------------------------------------------------------------------------------

    def _edge(self, parent: Path, child: Path) -> list[Shape]:
        (x1, y1), (x2, y2) = self.layout.places[parent], self.layout.places[child]
        y1, y2 = y1 + HEIGHT / 2 + self.layout.below, y2 - HEIGHT / 2
        strategy = self.look.strategy
        marked = child in (strategy if strategy is not None else self.best)
        on_path = child in self.path
        role = "accent" if marked else "text" if on_path else "line2"
        faded = self._faded(child)
        width = 3.0 if marked else 2.0 if on_path else 1.0
        found: list[Shape] = [Line(((x1, y1), (x2, y2)), role, width, dash=DASHED if faded else ())]
        if child in self.cut:
            found.extend(_strokes(x1, y1, x2, y2))
        move = self.watched.nodes[child].move
        if self.look.moves and _shows_moves(self.watched):
            width = text_width(move, 11)
            found.append(Box(x2 - width / 2, y2 - 16, width, 14, "window", None))
            found.append(Text(x2, y2 - 9, move, "text" if on_path else "muted", 11))
        return found

    def _and_mark(self, node: TreeNode) -> list[Shape]:
        """A bar across the edges of an opponent's node: the strategy has an answer to each of them."""
        strategy, owner = self.look.strategy or frozenset(), self.look.owner
        if node.path not in strategy or len(node.children) < 2 or self.watched.side(node.path) is owner:
            return []
        x, y = self.layout.places[node.path]
        top = y + HEIGHT / 2 + self.layout.below
        first, last = (self.layout.places[child] for child in (node.children[0], node.children[-1]))
        part = 0.22
        points = [
            (x + (end - x) * part, top + (end_y - HEIGHT / 2 - top) * part)
            for end, end_y in (first, (x, last[1]), last)
        ]
        points[1] = (points[1][0], points[1][1] + 5)
        return [Line(tuple(points), "accent", 1.5)]

    # Nodes --------------------------------------------------------------------------------------------------

    def _node(self, node: TreeNode) -> list[Shape]:
        x, y = self.layout.places[node.path]
        state = self.state.nodes.get(node.path)
        if state is not None and node.path == self.look.asked:
            state = replace(state, value=None, status="open", sign="")  # it is to be found
        left, top, width = x - self.layout.tile / 2, y - HEIGHT / 2, self.layout.tile
        if state is None or state.status == "cut" or self._faded(node.path):
            found = self._waiting(node, left, top)
        elif state.status == "past":
            found = self._past(state, left, top)
        elif state.status == "leaf" or node.over:
            found = self._leaf(state, left, top)
        else:
            found = self._tile(node, state, left, top)
        if self.layout.below:
            found.append(self._small(node, x, top))
        if node.path == self.look.asked:
            found.append(Box(left - 7, top - 7, width + 14, HEIGHT + 14, None, "accent", 2.5, 9, dash=DASHED))
            found.append(Text(x + width / 2 + 16, y, "?", "accent", 18, bold=True))
        if node.path == self.look.chosen:
            found.append(Box(left - 7, top - 7, width + 14, HEIGHT + 14, None, "accent", 2.5, 9))
        if node.path == self.current:
            found.append(Box(left - 4, top - 4, width + 8, HEIGHT + 8, None, "accent", 2.5, 8))
        elif self.look.strategy is not None and node.path in self.look.strategy:
            found.append(Box(left - 3, top - 3, width + 6, HEIGHT + 6, None, "accent", 1.5, 7))
        notes = self._notes(node, state)
        if notes:
            found.append(Text(x, top + HEIGHT + self.layout.below + 10, notes, "muted", 11))
        return found

    def _small(self, node: TreeNode, x: float, top: float) -> Shape:
        box = (x - SMALL / 2, top + HEIGHT + APART, SMALL, SMALL)
        return Inset(*box, SmallPosition(self.watched.subject.game.key, node.position))

    def _waiting(self, node: TreeNode, left: float, top: float) -> list[Shape]:
        x, y, width = left + self.layout.tile / 2, top + HEIGHT / 2, self.layout.tile
        found: list[Shape] = [Box(left, top, width, HEIGHT, "panel", "line2", 1.0, 5, dash=DASHED)]
        if not node.over:
            found.append(triangle(x, y, 11, up=node.upper, role="line2"))
        elif node.path in self.look.leaves:
            found.append(Text(x, y, score(self.look.leaves[node.path]), "muted", 14))
        return found

    def _past(self, state: NodeState, left: float, top: float) -> list[Shape]:
        width = self.layout.tile
        box = Box(left, top, width, HEIGHT, "panel", "line2", 1.0, 5, dash=DASHED)
        return [box, Text(left + width / 2, top + HEIGHT / 2, _number(state.value, state.sign), "muted", 13)]

    def _leaf(self, state: NodeState, left: float, top: float) -> list[Shape]:
        width = self.layout.tile
        estimate = isinstance(state.value, float)
        found: list[Shape] = [Box(left, top, width, HEIGHT, "field", "line2", 1.5, 5, dash=DASHED if estimate else ())]
        if state.status != "open":
            found.append(Text(left + width / 2, top + HEIGHT / 2, score(state.value), "text", 14, bold=not estimate))
        return found

    def _tile(self, node: TreeNode, state: NodeState, left: float, top: float) -> list[Shape]:
        name = "max" if node.upper else "min"
        width, y = self.layout.tile, top + HEIGHT / 2
        hatch = None if node.upper else "min_hatch"
        box = Box(left, top, width, HEIGHT, f"{name}_fill", f"{name}_edge", 1.5, 5, hatch=hatch)
        has_value = state.value is not None or state.status != "open"
        found: list[Shape] = [
            box,
            triangle(left + (14 if has_value else width / 2), y, 10, up=node.upper, role=f"{name}_text"),
        ]
        if has_value:
            found.append(Box(left + 24, top + 4, width - 29, HEIGHT - 8, f"{name}_badge", None, 1.0, 4))
            done = state.status != "open"
            text = Text(
                left + 24 + (width - 29) / 2, y, _number(state.value, state.sign), f"{name}_text", 14, bold=done
            )
            found.append(text)
        return found

    def _notes(self, node: TreeNode, state: NodeState | None) -> str:
        """Text below a node: "table", "deeper", payoffs."""
        notes = []
        if state is not None and state.status == "table":
            notes.append(tr("table"))
        if state is not None and state.extended:
            notes.append(tr("deeper"))
        known = state is not None and state.status == "leaf" and state.value is not None
        if self.look.payoffs and known and node.over:
            assert state is not None
            value = state.value
            assert value is not None
            if self.watched.by_mover and not node.upper:
                value = -value
            notes.append(f"{score(value)} : {score(-value)}")
        return ", ".join(notes)

    def _window(self, path: Path) -> list[Shape]:
        """Alpha and beta below a tile on the path; beside it they would cover its neighbours."""
        state = self.state.nodes.get(path)
        if state is None or (state.alpha is None and state.beta is None):
            return []
        x, y = self.layout.places[path]
        y += HEIGHT / 2 + self.layout.below + 16
        found: list[Shape] = []
        for sign, bound, edge, anchor in (("α", state.alpha, x - 3, "end"), ("β", state.beta, x + 3, "start")):
            if bound is None:
                continue
            text = f"{sign} {score(bound)}"
            width = text_width(text, 12) + 8
            left = edge - width if anchor == "end" else edge
            found.append(Box(left, y - 10, width, 20, "accent_soft", "accent", 1.0, 5))
            found.append(Text(left + width / 2, y, text, "text", 12))
        return found


def _strokes(x1: float, y1: float, x2: float, y2: float) -> list[Shape]:
    """Two strokes across a pruned edge."""
    length = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    found: list[Shape] = []
    # Near the child, where the edges of a node are apart.
    for part in (0.60, 0.60 + 6 / length):
        x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part
        found.append(Line(((x - dy * 8, y + dx * 8), (x + dy * 8, y - dx * 8)), "warn", 2.0))
    return found
