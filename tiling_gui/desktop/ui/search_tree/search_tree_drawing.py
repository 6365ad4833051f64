"""Draws every tree of the laboratory and of lessons, after any step of its search; without Qt.

solid tile, triangle up     MAX to move           hatched tile, triangle down   MIN to move
plain field                 a leaf; dashed if it is an estimate
dashed outline              not visited yet       faded, edge struck through    pruned
≥ or ≤ before a value       a bound               dashed outline with a value   found by an earlier search
accent ring                 current node, with alpha and beta on the path to it
P 0, N 3                    the outcome class and the Grundy value; edges of moves that win are strong
…                           a node whose options are not shown
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace

from tiling_gui.core.drawing.figure import DASHED, Box, Figure, Inset, Line, Shape, Text, text_width, triangle
from tiling_gui.core.drawing.positions import SmallPosition
from tiling_gui.core.drawing.tree_layout import columns
from tiling_gui.core.game import Side
from tiling_gui.desktop.ui.search_tree.recorded_search import RecordedSearch, score
from tiling_gui.language import tr
from tiling_gui.search.game_tree import GRAPH, TreeNode
from tiling_gui.search.result import Score
from tiling_gui.search.trace import NodeState, Path, TraceState

HEIGHT, LEVEL, GAP, MARGIN = 30.0, 92.0, 14.0, 40.0
"""Height of a tile and of a level, gap between leaves, margin, in pixels."""
SMALL, ROW, APART = 76.0, 22.0, 6.0
"""Side of the square with a position below its tile, height of one that is written, and the gap between them."""


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
    outcomes: Collection[Path] | None = None
    """Nodes that show P or N; None for all. Only in trees without a search."""
    numbers: Collection[Path] | None = None
    """Nodes that show their value; None for all. Only in trees without a search."""


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
            if abs(x - cx) <= self.tile / 2 and -HEIGHT / 2 - 4 <= y - cy <= HEIGHT / 2 + 4 + self.below:
                return path
        return None


def lay_out(watched: RecordedSearch, *, moves: bool, positions: bool = False) -> TreeLayout:
    """Lays out the leaves of a tree side by side, each inner node centred above its children; of a graph, each level
    centred.
    """
    nodes = watched.nodes
    shown = [_number(event.value, event.sign) for event in watched.events if event.value is not None]
    shown += [watched.value_text(path, value) for path, value in watched.values.items()]
    tile = max(48.0, 34.0 + 9.0 * max(map(len, shown), default=1))
    written = positions and is_written(watched)
    below = ROW + APART if written else SMALL + APART if positions and watched.has_drawings else 0.0

    def width(node: TreeNode) -> float:
        words = text_width(node.move, 11) if moves and _shows_moves(watched) else 0.0
        return max(tile, _written_width(node) if written else SMALL if below else 0.0, words)

    widths = {path: width(node) for path, node in nodes.items()}
    middles = _columns(watched, widths)
    places = {path: (MARGIN + x, MARGIN + HEIGHT / 2 + (LEVEL + below) * len(path)) for path, x in middles.items()}
    right = max(x + widths[path] / 2 for path, x in middles.items()) + 2 * MARGIN
    height = 2 * MARGIN + HEIGHT + (LEVEL + below) * max(map(len, places)) + below + 16
    return TreeLayout(places, tile, (right, height), below)


def _columns(watched: RecordedSearch, widths: Mapping[Path, float]) -> dict[Path, float]:
    """The centre of each node."""
    nodes, root = watched.nodes, ()
    parents = Counter(child for node in nodes.values() for child in node.children)
    if max(parents.values(), default=0) < 2:
        return columns(root, lambda path: nodes[path].children, widths.__getitem__, GAP)
    levels = watched.tree.levels
    wholes = [sum(widths[path] + 3 * GAP for path in level) for level in levels]
    middles: dict[Path, float] = {}
    for level, whole in zip(levels, wholes, strict=True):
        x = (max(wholes) - whole) / 2
        for path in level:
            middles[path] = x + (widths[path] + 3 * GAP) / 2
            x += widths[path] + 3 * GAP
    return middles


def is_written(watched: RecordedSearch) -> bool:
    """Whether positions are written, as the sizes of their heaps, instead of drawn."""
    return hasattr(watched.subject.position, "heaps")


def position_words(node: TreeNode) -> str:
    """A position as text: its heaps, the largest first, or its diagram."""
    heaps = getattr(node.position, "heaps", None)
    if heaps is None:
        return str(node.position.diagram())
    return "+".join(map(str, sorted(filter(None, heaps), reverse=True))) or "0"


def node_words(watched: RecordedSearch, path: Path, state: TraceState) -> str:
    """A node as text: its position, and below it its value in `state`."""
    node, seen = watched.nodes[path], state.nodes.get(path)
    typed = watched.subject.game.key == "tree"
    words = [position_words(node)] if not typed else [score(node.position.value())] if node.over else []
    if seen is not None and seen.value is not None:
        words.append(watched.value_text(path, seen.value, seen.sign))
    return "\n".join(dict.fromkeys(words))


def _written_width(node: TreeNode) -> float:
    return text_width(position_words(node), 13) + 14


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
        self.is_graph = watched.tree.merged == GRAPH
        self.cut = {path for path, node in self.state.nodes.items() if node.status == "cut"}

    def shapes(self) -> list[Shape]:
        found: list[Shape] = []
        nodes = self.watched.nodes.values()
        for node in nodes:
            for child, move in zip(node.children, node.moves, strict=True):
                found.extend(self._edge(node.path, child, move))
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

    def _edge(self, parent: Path, child: Path, move: str) -> list[Shape]:
        (x1, y1), (x2, y2) = self.layout.places[parent], self.layout.places[child]
        y1, y2 = y1 + HEIGHT / 2 + self.layout.below, y2 - HEIGHT / 2
        strategy = self.look.strategy
        marked = self._keeps(parent, child) if strategy is None else child in strategy
        on_path = child in self.path
        role = "accent" if marked else "text" if on_path else "line2"
        faded = self._faded(child)
        width = 3.0 if marked else 2.0 if on_path else 1.0
        found: list[Shape] = [Line(((x1, y1), (x2, y2)), role, width, dash=DASHED if faded else ())]
        if child in self.cut:
            found.extend(_strokes(x1, y1, x2, y2))
        if self.look.moves and _shows_moves(self.watched) and not self.is_graph:
            width = text_width(move, 11)
            found.append(Box(x2 - width / 2, y2 - 16, width, 14, "window", None))
            found.append(Text(x2, y2 - 9, move, "text" if on_path else "muted", 11))
        return found

    def _keeps(self, parent: Path, child: Path) -> bool:
        """Whether an edge belongs to best play."""
        if self.watched.method or self.look.numbers is not None:
            return child in self.best
        return self.watched.keeps(parent, child)

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
            found = self._leaf(node, state, left, top)
        else:
            found = self._tile(node, state, left, top)
        if self.layout.below:
            found.extend(self._position(node, x, top + HEIGHT + APART))
        if node.path == self.look.asked:
            found.append(Box(left - 7, top - 7, width + 14, HEIGHT + 14, None, "accent", 2.5, 9, dash=DASHED))
            found.append(Text(x + width / 2 + 16, y, "?", "accent", 18, bold=True))
        if node.path == self.look.chosen:
            wide = max(width, SMALL if self.layout.below > SMALL else 0.0) + 14
            found.append(Box(x - wide / 2, top - 7, wide, HEIGHT + self.layout.below + 14, None, "accent", 2.5, 9))
        if node.path == self.current:
            found.append(Box(left - 4, top - 4, width + 8, HEIGHT + 8, None, "accent", 2.5, 8))
        elif self.look.strategy is not None and node.path in self.look.strategy:
            found.append(Box(left - 3, top - 3, width + 6, HEIGHT + 6, None, "accent", 1.5, 7))
        notes = self._notes(node, state)
        if notes:
            found.append(Text(x, top + HEIGHT + self.layout.below + 10, notes, "muted", 11))
        return found

    def _position(self, node: TreeNode, x: float, top: float) -> list[Shape]:
        if is_written(self.watched):
            width = _written_width(node)
            ground = Box(x - width / 2, top, width, ROW, "field", "line2", 1.0, 4)
            return [ground, Text(x, top + ROW / 2, position_words(node), "text", 13)]
        box = (x - SMALL / 2, top, SMALL, SMALL)
        return [Inset(*box, SmallPosition(self.watched.subject.game.key, node.position))]

    def _text(self, path: Path, state: NodeState) -> str:
        """What a node says of its value: all of it, or the part that is asked for."""
        whole = self.watched.value_text(path, state.value, state.sign)
        parts = whole.split(" ") if path in self.watched.grundy else ["", whole]
        wanted = (self.look.outcomes, parts[0]), (self.look.numbers, parts[-1])
        return " ".join(part for chosen, part in wanted if part and (chosen is None or path in chosen))

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

    def _leaf(self, node: TreeNode, state: NodeState, left: float, top: float) -> list[Shape]:
        width = self.layout.tile
        estimate = isinstance(state.value, float)
        found: list[Shape] = [Box(left, top, width, HEIGHT, "field", "line2", 1.5, 5, dash=DASHED if estimate else ())]
        x, y = left + width / 2, top + HEIGHT / 2
        if state.status != "open":
            words = self._text(node.path, replace(state, sign=""))
            found.append(Text(x, y, words, "text", 14, bold=not estimate))
        elif node.path in self.look.leaves and node.path != self.look.asked:
            found.append(Text(x, y, score(self.look.leaves[node.path]), "muted", 14))
        return found

    def _tile(self, node: TreeNode, state: NodeState, left: float, top: float) -> list[Shape]:
        name = "max" if node.upper else "min"
        width, y = self.layout.tile, top + HEIGHT / 2
        hatch = None if node.upper else "min_hatch"
        box = Box(left, top, width, HEIGHT, f"{name}_fill", f"{name}_edge", 1.5, 5, hatch=hatch)
        words = self._text(node.path, state)
        has_value = bool(words) and (state.value is not None or state.status != "open")
        found: list[Shape] = [
            box,
            triangle(left + (14 if has_value else width / 2), y, 10, up=node.upper, role=f"{name}_text"),
        ]
        if has_value:
            found.append(Box(left + 24, top + 4, width - 29, HEIGHT - 8, f"{name}_badge", None, 1.0, 4))
            done = state.status != "open"
            found.append(Text(left + 24 + (width - 29) / 2, y, words, f"{name}_text", 14, bold=done))
        return found

    def _notes(self, node: TreeNode, state: NodeState | None) -> str:
        """Text below a node: "table", "deeper", "…" if its options are not shown, payoffs."""
        notes = []
        if state is not None and state.status == "table":
            notes.append(tr("table"))
        if state is not None and state.extended:
            notes.append(tr("deeper"))
        if not (self.watched.method or node.children or node.over):
            notes.append("…")
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
        """Alpha and beta, or a null window, below a tile on the path; beside it they would cover its neighbours."""
        state = self.state.nodes.get(path)
        if state is None or (state.alpha is None and state.beta is None):
            return []
        x, y = self.layout.places[path]
        y += HEIGHT / 2 + self.layout.below + 16
        found: list[Shape] = []
        ends = (("α", state.alpha, x - 3, 1.0), ("β", state.beta, x + 3, 0.0))
        labels = [(f"{sign} {score(bound)}", edge, part) for sign, bound, edge, part in ends if bound is not None]
        if state.asks and state.alpha is not None:
            labels = [(self.watched.null_window(state.alpha, state.asks), x, 0.5)]
        for text, edge, part in labels:
            width = text_width(text, 12) + 8
            left = edge - part * width
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
