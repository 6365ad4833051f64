"""Game trees and game graphs arranged by level for drawing, with winners and values.

In a tree every node has one parent and a configuration may occur repeatedly; in a graph it occurs once per level.
Options that lead to the same configuration are drawn once, as in the lecture and the ELLIE slides.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from tiling_gui.core.game import Position, Value
from tiling_gui.errors import input_error
from tiling_gui.search.grundy import mex
from tiling_gui.search.result import improves, maximises

MOST_NODES = 20_000


@dataclass(frozen=True)
class GameNode:
    """A position in a drawing."""

    position: Any
    level: int
    """Plies from the root."""
    children: tuple[int, ...]
    """Indices of its options among the nodes."""
    grundy: int | None
    """Its Grundy value in a game won by the last move, 0 for a P-position; None in other games."""
    value: Value | None = None
    """Its minimax value (+1 or -1 for FIRST); None if it has no value."""
    moves: tuple[str, ...] = ()
    """The move to each child in the game's notation; if several lead to the same child, the first."""


@dataclass(frozen=True)
class GameGraph:
    """Nodes in the order of their levels, the root first."""

    nodes: tuple[GameNode, ...]

    @property
    def levels(self) -> list[list[int]]:
        found: list[list[int]] = [[] for _ in range(self.nodes[-1].level + 1)]
        for i, node in enumerate(self.nodes):
            found[node.level].append(i)
        return found


@runtime_checkable
class HasConfiguration(Protocol):
    """A position whose `key` omits something a drawing shows, such as heaps without a move."""

    def configuration(self) -> Hashable:
        """A key that is equal for positions drawn as one."""
        ...


def configuration(position: Position) -> Hashable:
    """A key that is equal for positions drawn as one: the position's own `configuration` if it has one, else `key`."""
    return position.configuration() if isinstance(position, HasConfiguration) else position.key()


def game_tree(position: Position, *, merged: bool = True, most: int = MOST_NODES) -> GameGraph:
    """The game tree of `position`; options of a node that are drawn as one are merged, if `merged`.

    Raises InputError if it has more than `most` nodes.
    """
    return _built(position, merged, False, most)


def game_graph(position: Position, *, most: int = MOST_NODES) -> GameGraph:
    """The game graph of `position`: equal configurations of a level with the same score so far are one node.

    Raises InputError if it has more than `most` nodes.
    """
    return _built(position, True, True, most)


def _built(root: Position, options_merged: bool, levels_merged: bool, most: int) -> GameGraph:
    positions: list[Position] = [root]
    levels = [0]
    children: list[tuple[int, ...]] = []
    moves: list[tuple[str, ...]] = []
    at_level: dict[Hashable, int] = {}
    i = 0
    while i < len(positions):
        options: dict[Hashable, int] = {}
        written: list[str] = []
        for move in positions[i].moves():
            child = positions[i].play(move)
            what: Hashable = (configuration(child), child.scored) if options_merged else len(positions)
            if what in options:
                continue
            written.append(positions[i].write(move))
            place = at_level.get((levels[i] + 1, what)) if levels_merged else None
            if place is None:
                place = len(positions)
                if place >= most:
                    raise input_error(
                        "This game is too large to draw: it has more than {most_nodes} positions.", most_nodes=most
                    )
                positions.append(child)
                levels.append(levels[i] + 1)
                at_level[(levels[i] + 1, what)] = place
            options[what] = place
        children.append(tuple(options.values()))
        moves.append(tuple(written))
        i += 1
    grundy, values = _grundy(positions, children), _values(positions, children)
    return GameGraph(tuple(map(GameNode, positions, levels, children, grundy, values, moves)))


def _values(positions: list[Position], children: list[tuple[int, ...]]) -> list[Value | None]:
    """Minimax values by backward induction; options without a value are ignored."""
    values: list[Value | None] = [None] * len(positions)
    for i in reversed(range(len(positions))):
        if not children[i]:
            values[i] = positions[i].value()
        for k in children[i]:
            if improves(values[k], values[i], maximises(positions[i])):
                values[i] = values[k]
    return values


def _grundy(positions: list[Position], children: list[tuple[int, ...]]) -> list[int | None]:
    """Grundy values from the leaves up; all None if the game is not one for the last move."""
    values: list[int | None] = [None] * len(positions)
    if not hasattr(positions[0], "grundy_parts"):
        return values
    for i in reversed(range(len(positions))):
        values[i] = mex(value for k in children[i] if (value := values[k]) is not None)
    return values


def dot(graph: GameGraph, words: Callable[[int], str]) -> str:
    """The graph in Graphviz's DOT language: nodes labelled by `words`, edges by moves, one rank per level."""
    lines = ["digraph game {", "  node [shape=box];"]
    for i in range(len(graph.nodes)):
        lines.append(f"  n{i} [label={_quoted(words(i))}];")
    for level in graph.levels:
        lines.append("  { rank=same; " + " ".join(f"n{i};" for i in level) + " }")
    for i, node in enumerate(graph.nodes):
        for child, move in zip(node.children, node.moves, strict=True):
            lines.append(f"  n{i} -> n{child} [label={_quoted(move)}];")
    return "\n".join([*lines, "}"]) + "\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
