"""The open part of a game tree, or the game graph in which equal positions of a level are one node.

The laboratory's trees are all of this kind: whole small games, the nodes that a search has visited, typed trees, and
large trees opened node by node. A node is identified by its path from the root, as indices into `moves()`; a node of a
graph by the first of its paths.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol, runtime_checkable

from tiling_gui.core.game import Position, Value
from tiling_gui.errors import input_error
from tiling_gui.search.grundy import mex
from tiling_gui.search.result import improves, maximises
from tiling_gui.search.trace import Path

MOST_NODES = 20_000
TREE, ALIKE, GRAPH = "tree", "alike", "graph"
"""What is merged: nothing, the options of a node that are drawn as one, or equal positions of a level."""


@dataclass(frozen=True)
class TreeNode:
    """A position in a tree."""

    path: Path
    position: Any
    upper: bool
    """Whether MAX (FIRST) moves."""
    over: bool
    move: str = ""
    """The move to this node as text; "" at the root."""
    children: tuple[Path, ...] = ()
    """Its options while it is open; else empty."""
    moves: tuple[str, ...] = ()
    """The move to each child; if several lead to the same child, the first."""


@runtime_checkable
class HasConfiguration(Protocol):
    """A position whose `key` omits something a drawing shows, such as heaps without a move."""

    def configuration(self) -> Hashable:
        """A key that is equal for positions drawn as one."""
        ...


def configuration(position: Position) -> Hashable:
    """A key that is equal for positions drawn as one: the position's own `configuration` if it has one, else `key`."""
    return position.configuration() if isinstance(position, HasConfiguration) else position.key()


class OpenTree:
    """The tree below a position, of which at first only the root is open."""

    def __init__(self, root: Position, merged: str = TREE, most: int = MOST_NODES) -> None:
        self.merged, self.most = merged, most
        self.nodes: dict[Path, TreeNode] = {}
        self._at_level: dict[Hashable, Path] = {}
        """In a graph, the node of each configuration of a level."""
        self._add((), root, "")

    def _add(self, path: Path, position: Position, move: str) -> None:
        self.nodes[path] = TreeNode(path, position, maximises(position), position.is_over, move)

    def open(self, path: Path) -> bool:
        """Show the options of a node; False if the tree would have more than `most` nodes."""
        node = self.nodes[path]
        if node.children:
            return True
        options: dict[Hashable, tuple[Path, str]] = {}
        added: dict[Path, tuple[Any, str]] = {}
        for index, move in enumerate(node.position.moves()):
            child, place = node.position.play(move), (*path, index)
            what: Hashable = index if self.merged == TREE else (configuration(child), child.scored)
            if what in options:
                continue
            if self.merged == GRAPH:
                place = self._at_level.setdefault((len(place), what), place)
            options[what] = place, node.position.write(move)
            if place not in self.nodes:
                added[place] = child, options[what][1]
        if len(self.nodes) + len(added) > self.most:
            return False
        for place, (child, written) in added.items():
            self._add(place, child, written)
        children, moves = tuple(zip(*options.values(), strict=True)) or ((), ())
        self.nodes[path] = replace(node, children=children, moves=moves)
        return True

    def open_where(self, wanted: Callable[[Path], bool] = lambda path: True) -> bool:
        """Open the wanted nodes, level by level; stop and return False once the tree would be too large."""
        waiting: dict[Path, None] = {(): None}
        while waiting:
            below: dict[Path, None] = {}
            for path in filter(wanted, waiting):
                if not self.open(path):
                    return False
                below.update(dict.fromkeys(self.nodes[path].children))
            waiting = below
        return True

    def open_level(self) -> bool:
        """Open every node of the lowest level that has closed nodes; False if the tree would be too large."""
        closed = [path for path, node in self.nodes.items() if not (node.children or node.over)]
        least = min(map(len, closed), default=0)
        return all([self.open(path) for path in closed if len(path) == least])

    def close(self, path: Path) -> None:
        """Hide what is below a node; of a tree only, as the options of a graph's nodes have other parents, too."""
        for below in [other for other in self.nodes if len(other) > len(path) and other[: len(path)] == path]:
            del self.nodes[below]
        self.nodes[path] = replace(self.nodes[path], children=(), moves=())

    @property
    def is_whole(self) -> bool:
        """Whether all of the tree is open."""
        return all(node.children or node.over for node in self.nodes.values())

    @property
    def levels(self) -> list[list[Path]]:
        """The nodes of each level, from left to right."""
        found: list[list[Path]] = []
        for path in sorted(self.nodes, key=lambda path: (len(path), path)):
            if len(path) == len(found):
                found.append([])
            found[-1].append(path)
        return found

    def values(self) -> dict[Path, Value | None]:
        """The minimax values of a whole tree, by backward induction; None where no line of play has a value."""
        values: dict[Path, Value | None] = {}
        for path in reversed([path for level in self.levels for path in level]):
            node = self.nodes[path]
            best = node.position.value() if node.over else None
            for child in node.children:
                if improves(values[child], best, node.upper):
                    best = values[child]
            values[path] = best
        return values

    def grundy(self) -> dict[Path, int]:
        """The Grundy values of a whole tree; empty if the game is not won by the last move."""
        values: dict[Path, int] = {}
        if hasattr(self.nodes[()].position, "grundy_parts"):
            for path in reversed([path for level in self.levels for path in level]):
                values[path] = mex(values[child] for child in self.nodes[path].children)
        return values


def whole_tree(position: Position, merged: str = TREE, *, most: int = MOST_NODES) -> OpenTree:
    """The whole tree or graph below `position`. Raises InputError if it has more than `most` nodes."""
    tree = OpenTree(position, merged, most)
    if not tree.open_where():
        raise input_error("This game is too large to draw: it has more than {most_nodes} positions.", most_nodes=most)
    return tree


def dot(tree: OpenTree, words: Mapping[Path, str]) -> str:
    """The open tree in Graphviz's DOT language: nodes labelled by `words`, edges by moves, one rank per level."""
    lines = ["digraph game {", "  node [shape=box];"]
    names = {path: f"n{i}" for i, path in enumerate(path for level in tree.levels for path in level)}
    lines += [f"  {name} [label={_quoted(words[path])}];" for path, name in names.items()]
    lines += ["  { rank=same; " + " ".join(f"{names[path]};" for path in level) + " }" for level in tree.levels]
    for path, name in names.items():
        node = tree.nodes[path]
        for child, move in zip(node.children, node.moves, strict=True):
            lines.append(f"  {name} -> {names[child]} [label={_quoted(move)}];")
    return "\n".join([*lines, "}"]) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
