"""A game tree as the move list and the value graph show it: entries with what each move cost."""

from collections.abc import Callable
from typing import Any

from tiling_gui.core.game import Move, Value
from tiling_gui.desktop.ui.widgets.graph_data import GraphPoint
from tiling_gui.desktop.ui.widgets.move_rows import MoveEntry
from tiling_gui.records.tree import GameTree, Node, Path

Text = Callable[[Any, Move], str]
"""How a move of a position is written."""


def _written(position: Any, move: Move) -> str:
    return str(position.write(move))


def cost_of(before: Node, after: Node) -> Value | None:
    """What a move changed about the proved value: 0 if it kept it, None if either value is not proved."""
    if before.value is None or after.value is None:
        return None
    return after.value - before.value


def points(tree: GameTree) -> tuple[GraphPoint, ...]:
    """What is proved after each move of the line through the cursor, the start first."""
    path = tree.line_through(tree.cursor)
    before = tree.root
    found = [GraphPoint(before.lower, before.upper)]
    for k in range(len(path)):
        node, position = tree.at(path[: k + 1]), tree.position_at(path[:k])
        cost = cost_of(before, node)
        found.append(GraphPoint(node.lower, node.upper, position.write(path[k]), position.to_move, bool(cost)))
        before = node
    return tuple(found)


def length(tree: GameTree) -> int | None:
    """How many moves the line through the cursor has, if it goes to the end of the game; None if it does not."""
    path = tree.line_through(tree.cursor)
    return len(path) if tree.position_at(path).is_over else None


def entries(tree: GameTree, *, costs: bool, text: Text = _written) -> tuple[MoveEntry, ...]:
    """The main line with its variations; `costs` False leaves out what moves gave up."""
    return _line(tree, (), tree.root, costs, text)


def _line(tree: GameTree, path: Path, node: Node, costs: bool, text: Text) -> tuple[MoveEntry, ...]:
    """The first child of `node` and what follows; the other children hang on it as variations."""
    found = []
    while node.children:
        first, *others = node.children
        variations = tuple(
            (_entry(tree, path, node, other, costs, text), *_line(tree, (*path, other.move), other, costs, text))
            for other in others
        )
        found.append(_entry(tree, path, node, first, costs, text, variations))
        path, node = (*path, first.move), first
    return tuple(found)


def _entry(
    tree: GameTree,
    path: Path,
    parent: Node,
    node: Node,
    costs: bool,
    text: Text,
    variations: tuple[tuple[MoveEntry, ...], ...] = (),
) -> MoveEntry:
    position: Any = tree.position_at(path)
    return MoveEntry(
        node=(*path, node.move),
        text=text(position, node.move),
        ply=len(path) + 1,
        side=position.to_move,
        cost=cost_of(parent, node) if costs else None,
        comment=node.comment,
        variations=variations,
    )
